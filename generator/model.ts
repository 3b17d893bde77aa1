import type { Level } from '../conformance/case.ts';
import type { CatalogueEntry } from '../reference/kernel/game.ts';
import type { Picture } from './board.ts';
import type { Comparison } from './compare.ts';
import type { Block } from './description.ts';
import type { Targets } from './links.ts';
import type { Result, State } from './states.ts';

/** The book: everything the renderers put on pages, as data. Texts are Markdown unless they say plain. */
export type Book = { readonly games: readonly GameBook[]; readonly phrases: Phrasebook; readonly comparison: Comparison };

export type GameBook = {
  readonly name: string;
  readonly title: string;
  readonly prefix: string;
  /** Plain: the official text this is a restatement of. */
  readonly source: string;
  readonly sections: readonly Section[];
  readonly readings: readonly ReadingEntry[];
  readonly catalogue: readonly CatalogueEntry[];
  /** What a case can ask of an engine, and how many cases do. */
  readonly needs: readonly { readonly name: string; readonly says: string; readonly cases: number }[];
  readonly levels: readonly { readonly level: Level; readonly name: string; readonly cases: number }[];
  readonly targets: Targets;
  readonly tally: Tally;
};

/** Counts of this build. `owing` atoms are those that must be pinned; assumptions count apart, pinned or not. */
export type Tally = {
  readonly atoms: number;
  readonly owing: number;
  readonly pinned: number;
  readonly assumptions: number;
  readonly cases: number;
  readonly passed: number;
  /** Cases that rest on an assumption: they run, and no engine is scored by them. */
  readonly unscored: number;
};

export type Section = {
  /** Name of the feature file without its ending; the page is `<game>/<file>`. */
  readonly file: string;
  readonly page: string;
  readonly uri: string;
  readonly number: string;
  readonly title: string;
  readonly intro: string;
  /** Stands in for a chapter that we do not have. */
  readonly outside: boolean;
  readonly clauses: readonly Clause[];
  readonly tally: Tally;
};

export type Clause = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  /** The whole description, dedented. */
  readonly text: string;
  readonly hash: string;
  readonly blocks: readonly Block[];
  readonly atoms: ReadonlyMap<string, Atom>;
  readonly background: readonly Step[];
  readonly examples: readonly Example[];
  readonly misreadings: readonly Misread[];
  readonly state: State;
  /** Former ids, which stay link targets. */
  readonly was: readonly string[];
  readonly referencedBy: readonly { readonly id: string; readonly title: string }[];
};

export type Atom = {
  readonly id: string;
  readonly text: string;
  readonly kind: AtomKind | undefined;
  readonly state: State;
  /** Ids of misreadings. */
  readonly pinnedBy: readonly string[];
  /** Ids of cases. */
  readonly cases: readonly string[];
};
/** Stated by the source, a definition, a worked example of it, or implied by it. */
export type AtomKind = 'stated' | 'definition' | 'worked example' | 'implied';

export type Misread = {
  readonly id: string;
  /** Plain; completes "behaves as if …". */
  readonly says: string;
  readonly contradicts: readonly string[];
  readonly bug: string | undefined;
  /** Whether an example of this build fails it. */
  readonly caught: boolean;
};

export type Step = { readonly keyword: string; readonly text: string; readonly table: readonly (readonly string[])[] | undefined };

/** An example or an outline. Names and steps are plain, and an outline keeps its `<placeholders>`. */
export type Example = {
  /** Link target: id of its only case, or clause and name of the outline. */
  readonly id: string;
  readonly name: string;
  readonly atoms: readonly string[];
  /** "worked example", "implied", "assumption" and the like. */
  readonly labels: readonly string[];
  readonly bugs: readonly string[];
  readonly readings: readonly { readonly id: string; readonly answer: string; readonly recommended: boolean }[];
  readonly steps: readonly Step[];
  readonly outlines: readonly Outline[];
  readonly result: Result;
  readonly cases: readonly string[];
  readonly level: Level;
  readonly needs: readonly string[];
  readonly boards: Boards | undefined;
};
export type Outline = {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly OutlineRow[];
};
/** A row, with the name of its outline filled in. */
export type OutlineRow = {
  readonly name: string;
  readonly cells: readonly string[];
  readonly result: Result;
  readonly id: string | undefined;
};

/** The board an example begins with and, where it looks otherwise, the one it ends with. */
export type Boards = {
  readonly before: Picture;
  readonly after: Picture | undefined;
  /** Plain: what a picture does not show, such as an open window or a refusal. */
  readonly remark: string;
  /** Name of the row of an outline that is drawn. */
  readonly of: string | undefined;
};

/** A doubt of the source. One of which an engine can declare its answer has answers, any other a text. */
export type ReadingEntry = {
  readonly id: string;
  readonly confidence: string | undefined;
  /** The question, or the first sentence of its text. */
  readonly title: string;
  /** The first is recommended. What they say is plain. */
  readonly answers: readonly { readonly name: string; readonly says: string }[];
  /** What stands beside the first of its clauses, after the title. */
  readonly text: string;
  /** Clauses beside which it stands. */
  readonly clauses: readonly string[];
  /** Examples that depend on it, by answer. */
  readonly examples: readonly { readonly id: string; readonly name: string; readonly answer: string; readonly result: Result }[];
};

export type PhraseEntry = {
  readonly expression: string;
  readonly says: string;
  /** Name of the first example that says it, with the sentence, and how many steps do. */
  readonly used: { readonly sentence: string; readonly page: string; readonly example: string; readonly name: string } | undefined;
  readonly uses: number;
};
export type PhraseGroup = {
  readonly title: string;
  readonly kinds: readonly { readonly kind: string; readonly phrases: readonly PhraseEntry[] }[];
  readonly effects: readonly string[];
};
export type Phrasebook = readonly PhraseGroup[];
