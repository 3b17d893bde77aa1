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
function regexpOf(form: string, { source: keyword } = /.+/): RegExp {
  const known: Readonly<Record<string, string>> = { ...forms, keywords: `((?:${keyword})(?:(?:, | and )(?:${keyword}))*)` };
  const part = (s: string): string => (s.startsWith('{') ? (known[s.slice(1, -1)] ?? `(${escaped(s.slice(1, -1))})`) : escaped(s));
  return new RegExp(`^${slots(form).map(part).join('')}$`);
}
const readers = new WeakMap<Script, readonly Reader[]>();
type Reader = { readonly regexp: RegExp; readonly make: Script['sentences'][number]['make'] };
/** What reads each sentence of a game: made once, for every sentence is looked through for every text. */
function readersOf(script: Script): readonly Reader[] {
  const known = readers.get(script) ?? script.sentences.map(({ form, make }) => ({ regexp: regexpOf(form, script.keyword), make }));
  readers.set(script, known);
  return known;
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

function primitive(d: Draft, text: string, script: Script, id: (name: string) => string): object {
  for (const { regexp, make } of readersOf(script)) {
    const m = regexp.exec(text);
    if (m) return make(m.slice(1), d, id);
  }
  throw new Error(`no effect does "${text}": known are ${script.sentences.map((s) => `"${s.example}"`).join(', ')}`);
}

/**
 * The way back: what an effect does, in the sentences of its game. Each is tried with the words that what it should
 * say offers, so whoever adds a sentence has added its inverse. `path` is where the effect stands in the case.
 * @throws Unsayable
 */
export function effectText(d: Draft, { does, chooses }: Fields, script: Script, pool: (of: Fields) => Pool, path: string): string {
  const { kind, side } = (chooses ?? {}) as { kind?: string; side?: Side };
  const word = script.choosable.find((w) => w.toLowerCase() === kind);
  const { title } = d.lexicon.game;
  if (chooses && word === undefined) throw new Unsayable(title, `${path}.chooses`, chooses, 'no effect chooses so');
  const id = naming(d, chooses);
  const parts = (does as Fields[]).map((goal, i) => {
    const said = primitiveTexts(d, goal, script, id, pool(goal)).sort((a, b) => a.length - b.length)[0];
    if (said === undefined) throw new Unsayable(title, `${path}.does[${i}]`, goal, 'no sentence says that an effect does so');
    return said;
  });
  const text = parts.join(', then ') || NOTHING;
  return chooses ? `chooses a ${word} of ${side} and ${text}` : text;
}

/** Every text that is read as this. */
function primitiveTexts(d: Draft, goal: Fields, script: Script, id: (name: string) => string, of: Pool): string[] {
  const words: Readonly<Record<string, readonly string[]>> = {
    card: stringsIn(goal).includes(CHOSEN) ? [...of.card, 'it'] : of.card,
    number: of.number.map(String),
    side: of.side,
    place: of.place,
    keywords: [...of.text, ...of.properties.map((list) => renderList(list.map((w) => `"${w}"`)))],
  };
  const means = (read: () => object): boolean => {
    try {
      return same(read() as unknown as Json, goal);
    } catch {
      return false;
    }
  };
  return script.sentences.flatMap(({ form, make }) => {
    const parts = slots(form);
    const holes = parts.filter((s) => s.startsWith('{')).map((s) => s.slice(1, -1));
    const texts: string[] = [];
    for (const args of combinations(holes.map((h) => words[h] ?? h.split('|')))) {
      if (!means(() => make([...args], d, id))) continue;
      let i = 0;
      const text = plural(parts.map((s) => (s.startsWith('{') ? (args[i++] as string) : s)).join(''));
      if (means(() => primitive(d, text, script, id))) texts.push(text);
    }
    return texts;
  });
}
