import type { Command, Expectation, Fields, Moment, Position, Side } from '../conformance/case.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game } from '../reference/kernel/game.ts';
import type { Json } from '../reference/kernel/types.ts';
import type { Script } from './effects.ts';

const NAME = /[A-ZÀ-Þ][\wÀ-ÿ'’-]*(?: [A-ZÀ-Þ][\wÀ-ÿ'’-]*)*/.source;
const PROPERTY = /[A-Za-z0-9'’-]+(?: [A-Za-z0-9'’-]+)*?/.source;
const list = (item: string): RegExp => new RegExp(`${item}(?:(?:, | and )${item})*`);
export const split = (s: string): string[] => s.split(/, | and /);

/** The parameter types of all games. One table: cucumber and our matcher read the same. */
export const parameters = {
  card: { regexp: new RegExp(NAME), as: (s: string): string => s },
  /** Names, and the players where a player can be attacked: "Mira and south". */
  cards: {
    regexp: new RegExp(`nobody|${list(`(?:${NAME}|north|south)`).source}`),
    as: (s: string): string[] => (s === 'nobody' ? [] : split(s)),
  },
  side: { regexp: /north|south/, as: (s: string): Side => s as Side },
  property: { regexp: /[A-Z]{2,3}|rank|power|DEF bonus/, as: (s: string): string => s },
  properties: { regexp: list(PROPERTY), as: split },
  place: { regexp: /the [A-Za-z ]+|slot \d of the [A-Za-z ]+/, as: (s: string): string => s },
  neighbour: { regexp: /left of|right of|ahead of|behind/, as: (s: string): string => s.split(' ')[0] as string },
  phase: { regexp: /[A-Z][a-z]+/, as: (s: string): string => s },
  /** "9.4.1", "7-1-4-1c", "D4", "BS.3": letters before the number where a source has them. */
  clause: { regexp: /(?:[A-Z]+\.?)?\d+(?:[.-]\d+)*[a-z]?/, as: (s: string): string => s },
  number: { regexp: /\d+/, as: (s: string): number => Number(s) },
  text: { regexp: /.+/, as: (s: string): string => s },
} as const;
type ParameterName = keyof typeof parameters;
type Of<P> = P extends ParameterName ? ReturnType<(typeof parameters)[P]['as']> : never;
type Args<S extends string> = S extends `${string}{${infer P}}${infer R}` ? [Of<P>, ...Args<R>] : [];

/** How a game's words become data. */
export type Lexicon = {
  readonly game: Game;
  /** A table on which nothing stands, in the middle of the phase this chapter is about. */
  readonly empty: () => Position;
  /** Puts a card where the attacker or the target of an example stands. */
  readonly put: (d: Draft, name: string, role: 'attacker' | 'target', properties: readonly string[]) => void;
  readonly place: (d: Draft, name: string, place: string) => Fields;
  /** The field a property word stands for. */
  readonly property: (word: string) => string;
  /** What a list of keywords or abilities comes to on a card: "Range and Unyielding". */
  readonly keywords?: (words: string) => Fields;
  readonly phrases: readonly Phrase[];
  /** An example of every sentence that says what an effect does, for the phrasebook. */
  readonly effects: readonly string[];
  /** What effects can be said to do, and `words`: for the way back, from a case to its example (`tell.ts`). */
  readonly script?: Script;
  readonly words?: Words;
};

/** The words of a game that stand in its sentences: what the way back tries. */
export type Words = {
  readonly property?: readonly string[];
  readonly place?: readonly string[];
  readonly phase?: readonly string[];
  /** Every property that is true of a card, or of the part of one that is given. */
  readonly properties?: (card: Fields) => string[];
  /** What sentences about a player can have as their text. */
  readonly player?: (has: Fields) => string[];
};
/** The words of a table whose fields a card has. */
export const trueOf = (table: Readonly<Record<string, object>>, card: Fields | undefined): string[] =>
  Object.entries(table).flatMap(([word, fields]) =>
    Object.entries(fields).every(([k, v]) => JSON.stringify(card?.[k]) === JSON.stringify(v)) ? [word] : [],
  );
/** "power 5000", for each word of a table whose field a card has. */
export const numbersOf = (table: Readonly<Record<string, string>>, card: Fields | undefined): string[] =>
  Object.entries(table).flatMap(([word, field]) => (typeof card?.[field] === 'number' ? [`${word} ${card[field]}`] : []));
/** What a list of words stands for, put together: "Range and Unyielding". */
export const together = <T extends object>(words: string, of: (word: string) => T): T => Object.assign({}, ...split(words).map(of));

/** A scenario being written down: words in, data out. Nothing runs here. */
export type Draft = {
  readonly lexicon: Lexicon;
  readonly position: Position;
  readonly commands: Command[];
  readonly moments: Moment[];
  /** Names of cards and effects as the example writes them, and their ids. */
  readonly ids: Map<string, string>;
  /** Commands announced as tries that no step has called refused yet. */
  readonly tries: Set<number>;
  line: number;
};
export const newDraft = (lexicon: Lexicon): Draft => ({
  lexicon,
  position: lexicon.empty(),
  commands: [],
  moments: [],
  ids: new Map(),
  tries: new Set(),
  line: 0,
});

export type Table = string[][];
export type Phrase = {
  readonly kind: 'given' | 'when' | 'then';
  readonly expression: string;
  /** A line for the phrasebook. */
  readonly says: string;
  readonly table: boolean;
  readonly run: (d: Draft, ...args: unknown[]) => void;
  /** Whether an example that is made from a case says it so: of sentences with one meaning, the one that fits. */
  readonly fits?: (d: Draft, ...args: unknown[]) => boolean;
};

const define =
  (kind: Phrase['kind']) =>
  <S extends string>(expression: S, says: string, run: (d: Draft, ...args: Args<S>) => void): Phrase => ({
    kind,
    expression,
    says,
    table: false,
    run: run as Phrase['run'],
  });
export const given = define('given');
export const when = define('when');
// Not `then`: a module with an export of that name is taken for a promise.
export const shows = define('then');
/** A phrase that is said in the way back only where it fits. */
export const fitting = (fits: (d: Draft, ...args: unknown[]) => boolean, p: Phrase): Phrase => ({ ...p, fits });
/** A phrase with a table of strings below it, its last argument. */
export const showsTable = <S extends string>(
  expression: S,
  says: string,
  run: (d: Draft, ...args: [...Args<S>, Table]) => void,
): Phrase => ({
  kind: 'then',
  expression,
  says,
  table: true,
  run: run as Phrase['run'],
});

export const idOf = (name: string): string => name.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '-');

/** A new name on the table. */
export function newId(d: Draft, name: string): string {
  const id = idOf(name);
  if (d.ids.has(name)) throw new Error(`"${name}" is on the table already: give the second one a name of its own`);
  d.ids.set(name, id);
  return id;
}
/**
 * Something wrong in a sentence. What is said of it is made when it is read: of the sentences that are tried on the way
 * back (`tell.ts`) most are wrong, and nobody reads why.
 */
function wrong(says: () => string): Error {
  return Object.defineProperty(new Error(), 'message', { get: says, configurable: true });
}
/** The id of a name this example has introduced. */
export function idIn(d: Draft, name: string): string {
  const id = d.ids.get(name);
  if (id !== undefined) return id;
  const known = [...d.ids.keys()];
  throw wrong(() => `nobody here is called "${name}": this example knows ${known.join(', ') || 'no one'}${didYouMean(name, known)}`);
}
/** The id of a card or effect, or a side, which is its own. */
export const targetIn = (d: Draft, name: string): string => (name === 'north' || name === 'south' ? name : idIn(d, name));
export const cardIn = (d: Draft, name: string): Fields => {
  const id = idIn(d, name);
  const card = d.position.cards.find((c) => c['id'] === id);
  if (!card) throw new Error(`"${name}" is an effect, not a card`);
  return card;
};
export const sideOf = (d: Draft, name: string): Side => cardIn(d, name)['side'] as Side;
export const otherSide = (side: Side): Side => (side === 'north' ? 'south' : 'north');

/** Looks a word up in a list of a game. */
export function wordIn<T>(words: Readonly<Record<string, T>>, word: string, what: string): T {
  if (Object.hasOwn(words, word)) return words[word] as T;
  const known = Object.keys(words);
  throw wrong(() => `unknown ${what} "${word}": known are ${known.join(', ')}${didYouMean(word, known)}`);
}

/** Says a phrase in a draft: the same for both runners, so what is wrong in one is wrong in the other. */
export function speak(d: Draft, p: Phrase, args: readonly unknown[]): void {
  const last = d.moments.at(-1);
  const here = last?.after === d.commands.length ? last : undefined;
  if (p.kind === 'given' && d.commands.length + d.moments.length > 0) {
    throw new Error('a Given after the first When or Then would rewrite history: begin another example');
  }
  if (p.kind === 'when' && d.tries.size > 0) throw new Error('what was tried must be refused first: say "Then it is refused by …"');
  if (p.kind === 'then' && here?.expect.at(-1)?.that.see === 'unchanged') {
    throw new Error('nothing can follow "nothing else changes" before the next When');
  }
  p.run(d, ...args);
}
/** What must hold of a draft once its last step is said. */
export function finish(d: Draft): void {
  if (d.moments.length === 0) throw new Error('an example without a Then proves nothing');
  if (d.moments.at(-1)?.after !== d.commands.length) throw new Error('the last When is followed by no Then');
  if (d.tries.size > 0) throw new Error('what was tried must be refused: say "Then it is refused by …"');
}

export function command(d: Draft, c: Command): void {
  d.commands.push(c);
}
/** A command that must be refused. */
export function attempt(d: Draft, c: Command): void {
  d.tries.add(d.commands.length);
  d.commands.push(c);
}
/** Binds an expectation to the commands said so far. */
export function expect(d: Draft, that: Expectation): void {
  let m = d.moments.at(-1);
  if (!m || m.after !== d.commands.length) {
    m = { after: d.commands.length, expect: [] };
    d.moments.push(m);
  }
  m.expect.push({ line: d.line, that });
}
export type { Command, Fields, Json, Position, Side };
