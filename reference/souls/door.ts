import { admit, didYouMean } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import type { Json } from '../kernel/types.ts';
import { REALM_SLOTS } from './board.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Armament, Card, Command, Effect, Id, Position, Soul } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  for (let i = 0; i < p.cards.length; i++) standsSomewhere(p, i);
  for (let i = 0; i < p.effects.length; i++) effectIsWhole(p, i);
  return p;
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export function admitCommands(data: unknown, p: Position): Command[] {
  if (!Array.isArray(data)) throw new DoorError('commands', data as Json, 'a list of commands', 'not a list');
  data.forEach((c: unknown, i) => {
    const path = `commands[${i}]`;
    admit(valid.command, schema.command, c, path);
    const k = c as Command;
    if (k.do === 'attack') {
      named(k.attacker, `${path}.attacker`, p);
      named(k.target, `${path}.target`, p);
    }
    if (k.do === 'choose') for (const id of k.ids) onTable(id, `${path}.ids`, p);
    if (k.do === 'use' && !p.effects.some((e) => e.id === k.effect)) {
      const known = p.effects.map((e) => e.id);
      throw new DoorError(
        `${path}.effect`,
        k.effect,
        known.length ? `one of ${known.join(', ')}${didYouMean(k.effect, known)}` : 'an effect of the position, which has none',
        'no such effect',
      );
    }
  });
  return data as Command[];
}

// Positions are small and most are right: earlier entries are looked through, and a path is written when it is needed.
const cardPath = (i: number): string => `position.cards[${i}]`;

function standsSomewhere(p: Position, i: number): void {
  const c = p.cards[i] as Card;
  if (c.id === 'chosen') throw reserved(`${cardPath(i)}.id`);
  for (let k = 0; k < i; k++) {
    const before = p.cards[k] as Card;
    if (before.id === c.id) throw twice(c.id, cardPath(i), cardPath(k));
    if (c.slot !== 0 && before.slot === c.slot && before.zone === c.zone && before.side === c.side) {
      const expected = `a free slot: ${before.id} stands in slot ${c.slot} of ${c.zone} (${c.side})`;
      throw new DoorError(`${cardPath(i)}.slot`, c.slot, expected, 'two cards in one slot');
    }
  }
  if (c.kind === 'armament') return hasBearer(c, p, i);
  const off = c.zone === 'captured' || c.zone === 'left';
  if (off ? c.slot !== 0 : c.slot === 0) {
    throw new DoorError(`${cardPath(i)}.slot`, c.slot, off ? '0, off the board' : 'a slot from 1, on the board', 'no such slot');
  }
  if (off && c.active) throw new DoorError(`${cardPath(i)}.active`, true, 'false, off the board', 'out of action');
  if (c.kind === 'soul') isOfItsTime(c, p, i);
}

function hasBearer(c: Armament, p: Position, i: number): void {
  const bearer = p.cards.find((b) => b.id === c.bearer);
  if (bearer?.kind !== 'soul')
    throw new DoorError(`${cardPath(i)}.bearer`, c.bearer, 'the id of a Soul in this position', 'no such bearer');
}

function isOfItsTime(c: Soul, { turn }: Position, i: number): void {
  if (c.leader && c.zone === 'front') {
    throw new DoorError(`${cardPath(i)}.zone`, c.zone, '"second": a Leader stands in the Second Line', 'no place for a Leader');
  }
  if (c.recruited > turn.number)
    throw new DoorError(`${cardPath(i)}.recruited`, c.recruited, until(turn.number), 'recruited in a turn to come');
  if (c.attacks.turn > turn.number)
    throw new DoorError(`${cardPath(i)}.attacks.turn`, c.attacks.turn, until(turn.number), 'attacked in a turn to come');
}

const until = (turn: number): string => `a turn up to the present one, ${turn}`;
const reserved = (path: string): DoorError =>
  new DoorError(path, 'chosen', 'another id: "chosen" stands for the card an effect chooses', 'reserved id');
const twice = (id: Id, path: string, before: string): DoorError =>
  new DoorError(`${path}.id`, id, `an id of its own: ${before} has this one`, 'id used twice');

function effectIsWhole(p: Position, i: number): void {
  const e = p.effects[i] as Effect;
  const path = `position.effects[${i}]`;
  if (e.id === 'chosen') throw reserved(`${path}.id`);
  const card = p.cards.findIndex((c) => c.id === e.id);
  if (card >= 0) throw twice(e.id, path, cardPath(card));
  const before = p.effects.findIndex((x) => x.id === e.id);
  if (before < i) throw twice(e.id, path, `position.effects[${before}]`);
  const triggered = e.speed === 'instant' || e.speed === 'timing';
  if (triggered !== (e.when !== null)) {
    throw new DoorError(
      `${path}.when`,
      e.when,
      triggered ? `what it waits for: its speed is "${e.speed}"` : `null: an effect of speed "${e.speed}" is used by a player`,
      'speed and trigger disagree',
    );
  }
  if (e.when) onTable(e.when.card, `${path}.when.card`, p);
  if (e.when && e.chooses)
    throw new DoorError(`${path}.chooses`, { ...e.chooses }, 'null: only effects that a player uses choose', 'nobody would choose');
  e.does.forEach((d, i) => {
    if (d.do === 'mark') return;
    if ('slot' in d && d.zone === 'realms' && d.slot > REALM_SLOTS) {
      throw new DoorError(`${path}.does[${i}].slot`, d.slot, `a place of the Realms, 1 to ${REALM_SLOTS}`, 'no such slot');
    }
    const cards = d.do === 'battle' ? [d.attacker, d.target] : [d.card];
    for (const id of cards) {
      if (id === 'chosen' && e.chooses) continue;
      onTable(id, `${path}.does[${i}]`, p);
    }
  });
}

function named(ids: Id | Id[] | undefined, path: string, p: Position): void {
  if (typeof ids === 'string') onTable(ids, path, p);
  else for (const id of ids ?? []) onTable(id, path, p);
}
function onTable(id: Id, path: string, p: Position): void {
  if (p.cards.some((c) => c.id === id)) return;
  const known = p.cards.map((c) => c.id);
  throw new DoorError(path, id, `one of ${known.join(', ')}${didYouMean(id, known)}`, 'no such card');
}
