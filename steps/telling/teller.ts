import { copied } from '../../conformance/copied.ts';
import { stackless } from '../../conformance/stackless.ts';
import { CHOSEN } from '../../reference/kernel/door.ts';
import type { Json } from '../../reference/kernel/types.ts';
import { type Draft, idOf, type Lexicon, newDraft, type Phrase } from '../words.ts';
import { combinations, type Pool, parametersOf, poolOf, render } from './pools.ts';
import { Unsayable } from './unsayable.ts';

/** An example being made from a case. The draft is what its steps, as far as they are said, come to. */
export type Teller = {
  readonly lexicon: Lexicon;
  draft: Draft;
  /** The id that the example gives to what the case calls so: the same where it can be a name. */
  readonly ids: Map<string, string>;
  /** The names chosen for cards and effects, by their ids in the case. */
  readonly names: ReadonlyMap<string, string>;
  steps: Step[];
};
export type Step = { kind: Phrase['kind']; text: string; table?: readonly (readonly string[])[] };

/** `others` are ids of cards that stand there before an example begins, and are not those of the case. */
export function tellerOf(lexicon: Lexicon, ids: readonly string[], others: readonly string[]): Teller {
  const names = namesOf(ids, others);
  const said = new Map([...names].map(([id, name]) => [id, idOf(name)]));
  return { lexicon, draft: newDraft(lexicon), ids: said, names, steps: [] };
}

const LETTERS = 'ABCDEFGHIJ';
/** "Creature A" for `creature-0`: words of a name begin with a capital, so a number is written in letters. */
function wordOf(part: string): string {
  const spelt = part.replace(/^\d+/, (n) => [...n].map((x) => LETTERS[Number(x)]).join(''));
  // Not every small letter of an id has a capital that names have.
  return spelt.replace(/^./, (c) => (/^[A-ZÀ-Þ]$/.test(c.toUpperCase()) ? c.toUpperCase() : `X${c}`));
}
/** A name for each id: one that stands for that very id, where there is one. */
export function namesOf(ids: readonly string[], reserved: readonly string[] = []): Map<string, string> {
  const names = new Map<string, string>();
  const plain = (id: string): string => id.split('-').filter(Boolean).map(wordOf).join(' ') || 'Nameless';
  const keeps = (id: string): boolean => idOf(plain(id)) === id && !reserved.includes(id);
  const [own, others] = [ids.filter(keeps), ids.filter((id) => !keeps(id))];
  const taken = new Set([...own, ...reserved, 'north', 'south', CHOSEN]);
  for (const id of own) names.set(id, plain(id));
  for (const id of others) {
    let name = plain(id);
    for (let i = 0; taken.has(idOf(name)); i++) name = `${plain(id)} ${wordOf(String(i))}`;
    taken.add(idOf(name));
    names.set(id, name);
  }
  return names;
}

/** The same with the ids that the example gives. No word of a game looks like an id that has to be renamed. */
export function renamed<T extends Json>(x: T, ids: ReadonlyMap<string, string>): T {
  if (typeof x === 'string') return (ids.get(x) ?? x) as T;
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map((v) => renamed(v, ids)) as T;
  return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, renamed(v, ids)])) as T;
}

/** The name of a card or effect that has been introduced. */
export const nameIn =
  (d: Draft) =>
  (id: string): string | undefined => {
    for (const [name, known] of d.ids) if (known === id) return name;
    return undefined;
  };
/** The words that something offers, in the ids of the example. */
export const offered = (t: Teller, goal: Json): Pool => poolOf(t.lexicon, goal, nameIn(t.draft));

/** A draft on which a sentence can be tried. */
export const trialOf = (d: Draft): Draft => ({
  ...d,
  position: copied(d.position),
  commands: [...d.commands],
  moments: [],
  ids: new Map(d.ids),
  tries: new Set(d.tries),
});
export type Trial = { phrase: Phrase; args: readonly unknown[]; draft: Draft };
/** Every way to say a sentence with the words of a pool that means something here, and what it comes to. */
export function* trials(on: Draft, phrase: Phrase, pool: Pool, fresh: (d: Draft) => Draft = trialOf): Generator<Trial> {
  for (const args of combinations<unknown>(parametersOf(phrase.expression).map((p) => pool[p]))) {
    const draft = tried(() => (phrase.fits?.(on, ...args) === false ? undefined : said(fresh(on), phrase, args)));
    if (draft) yield { phrase, args, draft };
  }
}
/** The same for each of several sentences. */
export function* trialsOf(on: Draft, phrases: readonly Phrase[], pool: Pool, fresh?: (d: Draft) => Draft): Generator<Trial> {
  for (const phrase of phrases) yield* trials(on, phrase, pool, fresh);
}
/** What a sentence makes of a draft that is its own. */
export function said(draft: Draft, phrase: Phrase, args: readonly unknown[]): Draft {
  phrase.run(draft, ...args);
  return draft;
}
/** What comes of it; nothing where it means nothing here: that is what is tried, and most of it is thrown out. */
export const tried = <T>(work: () => T): T | undefined =>
  stackless(() => {
    try {
      return work();
    } catch {
      return undefined;
    }
  });

/** Says a sentence for good. */
export function say(t: Teller, phrase: Phrase, args: readonly unknown[]): void {
  const words = phrase.table ? args.slice(0, -1) : args;
  const text = render(phrase.expression, words);
  t.steps.push({ kind: phrase.kind, text, ...(phrase.table && { table: args.at(-1) as string[][] }) });
  phrase.run(t.draft, ...args);
}
export const unsayable = (t: Teller, path: string, found: Json | undefined, why = 'no sentence says this'): Unsayable =>
  new Unsayable(t.lexicon.game.title, path, found, why);
