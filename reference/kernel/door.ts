import { distance } from 'fastest-levenshtein';
import { DoorError } from './game.ts';
import type { Id, Json } from './types.ts';

/** An error of a compiled JSON Schema, as ajv's standalone code reports it. */
export type SchemaError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };
export type Validator = { (data: unknown): boolean; errors?: SchemaError[] | null };

/** "did you mean …", for a word close enough to one of those known; otherwise an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const k of known) {
    const d = distance(word.toLowerCase(), k.toLowerCase());
    if (d < least) [best, least] = [k, d];
  }
  return best && `, did you mean "${best}"?`;
}

/** A key as JSON pointers write it, as it is. */
const plain = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
const pathOf = (root: string, pointer: string): string =>
  root + plain(pointer.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replace(/\/([^/]+)/g, '.$1'));

function at(data: unknown, pointer: string): Json | undefined {
  let here = data as Json | undefined;
  for (const key of pointer.split('/').slice(1).map(plain)) {
    if (here === null || typeof here !== 'object') return undefined;
    here = (here as Record<string, Json>)[key];
  }
  return here;
}

/**
 * Throws the first thing that is wrong with `data`, in words.
 * @throws DoorError with the path from `root`, what was found and what was expected.
 */
export function admit(valid: Validator, schema: object, data: unknown, root: string): void {
  if (valid(data)) return;
  const errors = valid.errors ?? [];
  // Of alternatives that all failed, the one that came farthest is the one that was meant.
  // Of two equally far, the one that is not merely about the type: something was there, and it was meant.
  const farther = (a: SchemaError, b: SchemaError): boolean =>
    b.instancePath.length > a.instancePath.length ||
    (b.instancePath.length === a.instancePath.length && a.keyword === 'type' && b.keyword !== 'anyOf');
  const deepest = errors.reduce((a, b) => (farther(a, b) ? b : a));
  throw explained(deepest, schema, data, root);
}

type Part = {
  $ref?: string;
  properties?: Record<string, Part>;
  items?: Part;
  const?: unknown;
  discriminator?: { propertyName: string };
  oneOf?: Part[];
  anyOf?: Part[];
};
/**
 * The part of the schema that speaks of the value at a place. Compiled parts of a schema do not know where they
 * stand in it, so it is looked for along the data.
 */
function partAt(schema: Part, data: unknown, pointer: string): Part {
  const resolved = ({ $ref, ...part }: Part): Part => ($ref ? resolved(at(schema, $ref.slice(1)) as Part) : part);
  const chosen = (part: Part, value: unknown): Part => {
    const known = resolved(part);
    const tag = known.discriminator?.propertyName;
    if (tag === undefined) return known.anyOf?.map(resolved).find((p) => p.properties ?? p.items) ?? known;
    const variant = known.oneOf?.map(resolved).find((v) => v.properties?.[tag]?.const === (value as Record<string, unknown> | null)?.[tag]);
    return variant ?? known;
  };
  let here = chosen(schema, data);
  let value = data;
  for (const key of pointer.split('/').slice(1).map(plain)) {
    value = (value as Record<string, unknown>)[key];
    here = chosen(here.properties?.[key] ?? here.items ?? {}, value);
  }
  return here.oneOf ? { ...here, oneOf: here.oneOf.map(resolved) } : here;
}

function explained(e: SchemaError, schema: object, data: unknown, root: string): DoorError {
  const path = pathOf(root, e.instancePath);
  const found = at(data, e.instancePath);
  const list = (words: readonly unknown[]): string => words.map((w) => JSON.stringify(w)).join(', ');
  switch (e.keyword) {
    case 'additionalProperties': {
      const key = String(e.params['additionalProperty']);
      const names = Object.keys(partAt(schema as Part, data, e.instancePath).properties ?? {});
      const expected = names.length ? `one of ${names.join(', ')}${didYouMean(key, names)}` : 'only keys of the schema';
      return new DoorError(`${path}.${key}`, (found as Record<string, Json>)[key], expected, 'unknown key');
    }
    case 'required': {
      const key = String(e.params['missingProperty']);
      const known = Object.keys(partAt(schema as Part, data, e.instancePath).properties ?? {});
      const odd = Object.keys((found ?? {}) as object).find((k) => !known.includes(k) && didYouMean(k, [key]) !== '');
      if (odd !== undefined) return new DoorError(`${path}.${odd}`, (found as Record<string, Json>)[odd], `"${key}"`, 'misspelt key');
      return new DoorError(`${path}.${key}`, undefined, `a value: add "${key}"`, 'missing key');
    }
    case 'enum': {
      const allowed = e.params['allowedValues'] as unknown[];
      const hint = typeof found === 'string' ? didYouMean(found, allowed.map(String)) : '';
      return new DoorError(path, found, `one of ${list(allowed)}${hint}`, 'unknown word');
    }
    case 'const':
      return new DoorError(path, found, JSON.stringify(e.params['allowedValue']), 'other value');
    case 'discriminator': {
      const tag = String(e.params['tag']);
      const words = (partAt(schema as Part, data, e.instancePath).oneOf ?? []).map((v) => String(v.properties?.[tag]?.const));
      const value = (found as Record<string, Json> | null)?.[tag];
      return new DoorError(`${path}.${tag}`, value, `one of ${list(words)}${didYouMean(String(value), words)}`, 'unknown word');
    }
    case 'minimum':
    case 'maximum':
      return new DoorError(path, found, `a number ${String(e.params['comparison'])} ${String(e.params['limit'])}`, 'out of range');
    case 'minItems': {
      const limit = Number(e.params['limit']);
      return new DoorError(
        path,
        found,
        limit === 1 ? 'at least one entry' : `at least ${limit} entries`,
        limit === 1 ? 'empty list' : 'too short a list',
      );
    }
    case 'pattern':
      return new DoorError(path, found, 'an id of small letters, digits and hyphens', 'not an id');
    case 'type':
      return new DoorError(path, found, `a value of type ${String(e.params['type'])}`, 'wrong type');
    default:
      return new DoorError(path, found, e.message ?? e.keyword, 'not as the schema says');
  }
}

type Named = { cards: readonly { id: Id }[]; effects: readonly { id: Id }[] };
/** What stands for the card an effect's user picks, in what the effect does. */
export const CHOSEN = 'chosen';

/**
 * Every id of the position is its own, over cards and effects.
 * @throws DoorError
 */
export function idsAreTheirOwn({ cards, effects }: Named): void {
  // Positions are small and most are right: earlier entries are looked through, and a path is written when it is needed.
  for (let i = 0; i < cards.length; i++) {
    const id = idAt(cards, i);
    if (isReserved(id)) throw reserved(id, `position.cards[${i}]`);
    for (let k = 0; k < i; k++) if (idAt(cards, k) === id) throw twice(id, `position.cards[${i}]`, `position.cards[${k}]`);
  }
  for (let i = 0; i < effects.length; i++) {
    const id = idAt(effects, i);
    if (isReserved(id)) throw reserved(id, `position.effects[${i}]`);
    for (let k = 0; k < cards.length; k++) if (idAt(cards, k) === id) throw twice(id, `position.effects[${i}]`, `position.cards[${k}]`);
    for (let k = 0; k < i; k++) if (idAt(effects, k) === id) throw twice(id, `position.effects[${i}]`, `position.effects[${k}]`);
  }
}
const idAt = (all: readonly { id: Id }[], i: number): Id => (all[i] as { id: Id }).id;
const isReserved = (id: Id): boolean => id === CHOSEN || id === 'north' || id === 'south';
const reserved = (id: Id, path: string): DoorError =>
  new DoorError(`${path}.id`, id, `another id: "${id}" stands for something else`, 'reserved id');
const twice = (id: Id, path: string, before: string): DoorError =>
  new DoorError(`${path}.id`, id, `an id of its own: ${before} has this one`, 'id used twice');

/** @throws DoorError when no card of the position has this id. */
export function onTable(id: Id, path: string, { cards }: Named): void {
  if (!isAmong(id, cards)) throw unknownName(id, path, cards, 'card');
}
function isAmong(id: Id, all: readonly { id: Id }[]): boolean {
  for (const x of all) if (x.id === id) return true;
  return false;
}
const unknownName = (id: Id, path: string, all: readonly { id: Id }[], what: string): DoorError => {
  const known = all.map((x) => x.id);
  const expected = known.length > 0 ? `one of ${known.join(', ')}${didYouMean(id, known)}` : `the ${what} of the position, which has none`;
  return new DoorError(path, id, expected, `no such ${what}`);
};

type Checks = {
  readonly valid: Validator;
  readonly schema: object;
  /** Whether `use` may name a card, for an ability printed on it. */
  readonly cardsAreUsed?: boolean;
  /** Whether a player can be attacked, and be chosen: `north` or `south`. */
  readonly playersAreTargets?: boolean;
};
/**
 * Commands that can be read: each in the shape of the schema, and naming what is on the table.
 * @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error.
 */
export function admitCommandsBy<C>({ valid, schema, cardsAreUsed, playersAreTargets }: Checks, data: unknown, p: Named): C[] {
  if (!Array.isArray(data)) throw new DoorError('commands', data as Json, 'a list of commands', 'not a list');
  const isPlayer = (id: Id): boolean => playersAreTargets === true && (id === 'north' || id === 'south');
  // Most commands are right: a path is written when it is needed.
  for (let i = 0; i < data.length; i++) {
    if (!valid(data[i])) admit(valid, schema, data[i], `commands[${i}]`);
    const { attacker, target, effect, ids } = data[i] as { attacker?: Id | Id[]; target?: Id | Id[]; effect?: Id; ids?: Id[] };
    const unknown = (id: Id, field: string, all: readonly { id: Id }[] = p.cards, what = 'card'): DoorError =>
      unknownName(id, `commands[${i}].${field}`, all, what);
    for (const id of listed(attacker)) if (!isAmong(id, p.cards)) throw unknown(id, 'attacker');
    for (const id of listed(target)) if (!isPlayer(id) && !isAmong(id, p.cards)) throw unknown(id, 'target');
    // An order of effects is chosen as cards are.
    for (const id of listed(ids)) if (!isPlayer(id) && !isAmong(id, p.effects) && !isAmong(id, p.cards)) throw unknown(id, 'ids');
    if (effect === undefined || isAmong(effect, p.effects) || (cardsAreUsed && isAmong(effect, p.cards))) continue;
    throw unknown(effect, 'effect', cardsAreUsed ? [...p.effects, ...p.cards] : p.effects, 'effect');
  }
  return data as C[];
}

/** One name, several or none, as a list. */
export const listed = (ids: Id | Id[] | undefined): readonly Id[] => (ids === undefined ? [] : Array.isArray(ids) ? ids : [ids]);
