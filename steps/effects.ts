import { same } from '../conformance/check.ts';
import { CHOSEN } from '../reference/kernel/door.ts';
import { combinations, type Pool, plural, renderList, stringsIn } from './telling/pools.ts';
import { Unsayable } from './telling/unsayable.ts';
import { type Draft, type Fields, idIn, type Json, type Side } from './words.ts';

/**
 * A sentence of what an effect does, with an example for the phrasebook. `it` is the card its user chose.
 * In its form stand {card}, {number}, {side}, {place}, {keywords} (a list of words of the game) or the words that fit
 * there: {hand|deck}, { as an attack|}. From the one form it is read, and said.
 */
export type EffectSentence<Primitive> = {
  readonly form: string;
  readonly example: string;
  readonly make: (groups: string[], d: Draft, id: (name: string) => string) => Primitive;
};
/** What a game's effects can do. */
export type Script = {
  readonly sentences: readonly EffectSentence<object>[];
  /** The kinds of card that one can choose among: "a Soul of south". */
  readonly choosable: readonly string[];
  /** One word of a list of {keywords}. */
  readonly keyword?: RegExp;
};

const forms: Readonly<Record<string, string>> = {
  card: '(.+?)',
  number: String.raw`(\d+)`,
  side: '(north|south)',
  place: '(the .+?|slot .+?)',
};
const escaped = (s: string): string => s.replace(/[.*+?^$()[\]\\]/g, '\\$&').replace('\\(s\\)', 's?');
const slots = (form: string): string[] => form.split(/(\{[^}]*\})/);
const regexps = new Map<string, RegExp>();
function regexpOf(form: string, { source: keyword } = /.+/): RegExp {
  const key = `${form} ${keyword}`;
  const known: Readonly<Record<string, string>> = { ...forms, keywords: `((?:${keyword})(?:(?:, | and )(?:${keyword}))*)` };
  const made =
    regexps.get(key) ??
    new RegExp(
      `^${slots(form)
        .map((s) => (s.startsWith('{') ? (known[s.slice(1, -1)] ?? `(${escaped(s.slice(1, -1))})`) : escaped(s)))
        .join('')}$`,
    );
  regexps.set(key, made);
  return made;
}

const NOTHING = 'does nothing';
type Chooses = { kind: string; side: Side };
/**
 * Reads what an effect does: "deals 10 to Mira, then moves Mira to the Second Line", or with a choice before it,
 * "chooses a Soul of south and deals 10 to it".
 */
export function effectOf(d: Draft, text: string, script: Script): { does: object[]; chooses: Chooses | null } {
  const { choosable } = script;
  if (text === NOTHING) return { does: [], chooses: null };
  const choice = /^chooses (.+?) and (.+)$/.exec(text);
  const [, kind = '', side] = (choice && /^a (\S+) of (north|south)$/.exec(choice[1] as string)) ?? [];
  if (choice && !choosable.includes(kind)) {
    const known = choosable.length > 0 ? `a ${choosable.join('|')} of north|south` : 'an effect without a choice';
    throw new Error(`no effect chooses "${choice[1]}": expected ${known}`);
  }
  const chooses = choice && { kind: kind.toLowerCase(), side: side as Side };
  const does = choice ? (choice[2] as string) : text;
  if (does === NOTHING) return { does: [], chooses };
  return { chooses, does: does.split(', then ').map((part) => primitive(d, part, script, naming(d, chooses))) };
}
const naming =
  (d: Draft, chooses: unknown) =>
  (name: string): string =>
    chooses && name === 'it' ? CHOSEN : idIn(d, name);

function primitive(d: Draft, text: string, { sentences, keyword }: Script, id: (name: string) => string): object {
  for (const { form, make } of sentences) {
    const m = regexpOf(form, keyword).exec(text);
    if (m) return make(m.slice(1), d, id);
  }
  throw new Error(`no effect does "${text}": known are ${sentences.map((s) => `"${s.example}"`).join(', ')}`);
}

/**
 * The way back: what an effect does, in the sentences of its game. Each is tried with the words that what it should
 * say offers, so whoever adds a sentence has added its inverse.
 * @throws Unsayable
 */
export function effectText(d: Draft, { does, chooses }: Fields, script: Script, pool: (of: Fields) => Pool): string {
  const { kind, side } = (chooses ?? {}) as { kind?: string; side?: Side };
  const word = script.choosable.find((w) => w.toLowerCase() === kind);
  if (chooses && word === undefined) throw new Unsayable(d.lexicon.game.title, 'chooses', chooses, 'no effect chooses so');
  const done = does as Fields[];
  const text = done.map((p) => primitiveText(d, p, script, naming(d, chooses), pool)).join(', then ') || NOTHING;
  return chooses ? `chooses a ${word} of ${side} and ${text}` : text;
}

function primitiveText(
  d: Draft,
  goal: Fields,
  { sentences, keyword }: Script,
  id: (name: string) => string,
  pool: (of: Fields) => Pool,
): string {
  const of = pool(goal);
  const names = stringsIn(goal).includes(CHOSEN) ? [...of.card, 'it'] : of.card;
  const words: Readonly<Record<string, readonly string[]>> = {
    card: names,
    number: of.number.map(String),
    side: ['north', 'south'],
    place: of.place,
    keywords: [...of.text, ...of.properties.map((words) => renderList(words.map((w) => `"${w}"`)))],
  };
  for (const { form, make } of sentences) {
    const parts = slots(form);
    const holes = parts.filter((s) => s.startsWith('{')).map((s) => s.slice(1, -1));
    for (const args of combinations(holes.map((h) => words[h] ?? h.split('|')))) {
      const said = attempted(() => make([...args], d, id) as unknown as Json);
      if (said === undefined || !same(said, goal)) continue;
      let i = 0;
      const text = plural(parts.map((s) => (s.startsWith('{') ? (args[i++] as string) : s)).join(''));
      if (regexpOf(form, keyword).test(text)) return text;
    }
  }
  throw new Unsayable(d.lexicon.game.title, 'does', goal, 'no sentence says that an effect does so');
}
function attempted<T>(f: () => T): T | undefined {
  try {
    return f();
  } catch {
    return undefined;
  }
}
