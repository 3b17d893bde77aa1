import type { ClauseId, Replacement } from './clause.ts';
import type { Fields, Json, Outcome, Position } from './types.ts';

/**
 * A mistake a person would make: the reference with some decisions taken otherwise.
 * `contradicts` lists the atoms it contradicts first, before any of the consequences that follow.
 */
export type Misreading = {
  readonly id: string;
  /** One sentence that completes "behaves as if …". */
  readonly says: string;
  readonly contradicts: readonly string[];
  /** Public report of an engine that made it: `repository#number`. */
  readonly bug?: string;
  readonly decides: readonly Replacement[];
};

export type Confidence = 'high' | 'medium' | 'low';

/** An open point of the source text: how this suite reads it, and how else it could be read. */
export type Reading = {
  readonly id: string;
  readonly question: string;
  readonly confidence: Confidence;
  /** Name of the recommended answer; engines that say nothing are judged by it. */
  readonly recommended: string;
  readonly says: string;
  readonly alternatives: readonly { readonly name: string; readonly says: string; readonly decides: readonly Replacement[] }[];
};

/** What "nothing else changes" looks at. */
export type Frame = {
  /**
   * Fields of a card that commands count and phrases of their own ask about: each with the part of a command whose
   * cards it may change for, unasked. After a refusal it may for none.
   */
  readonly bookkeeping: Readonly<Record<string, string>>;
  /** Fields that move together: naming the first claims the others. */
  readonly together: Readonly<Record<string, readonly string[]>>;
  /** Zones that are off the board, and what is kept of a card there. */
  readonly offBoard: readonly string[];
  readonly kept: readonly string[];
};

/** A drawing of a position in cells, for pictures and terminals: rows from the top of the picture to its foot. */
export type Drawing = {
  readonly rows: readonly { readonly label: string; readonly side: string; readonly cells: readonly Cell[] }[];
  readonly aside: readonly string[];
};
export type Cell = {
  readonly place: string;
  /** A place marked as unable to act, drawn hatched. */
  readonly marked?: boolean;
  readonly card?: {
    readonly id: string;
    readonly name: string;
    readonly lines: readonly string[];
    /** Turned or out of action: drawn grey. A line says what it is. */
    readonly dim: boolean;
  };
};

/** One primitive or trigger of the scripted effects, published for adapters. */
export type CatalogueEntry = {
  readonly name: string;
  readonly kind: 'does' | 'when' | 'speed';
  readonly says: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** A whole list may stand where a number is expected. */
const brief = (json: string): string => (json.length > 300 ? `${json.slice(0, 300)}…` : json);

/** A position or command that cannot be read: which path, what was found, what was expected. */
export class DoorError extends Error {
  readonly path: string;
  readonly found: Json | undefined;
  readonly expected: string;
  constructor(path: string, found: Json | undefined, expected: string, what: string) {
    super(`${path}: ${what}: found ${found === undefined ? 'nothing' : brief(JSON.stringify(found))}, expected ${expected}`);
    this.name = 'DoorError';
    this.path = path;
    this.found = found;
    this.expected = expected;
  }
}

/** What every player of another game asks first. */
export const questions = {
  compared: 'Which values are compared?',
  tie: 'What does a tie do?',
  'attacker-lost': 'Can the attacker be lost in the fight?',
  turned: 'Does attacking turn the card?',
  targets: 'Which cards can be attacked?',
  player: 'How is the player attacked?',
  redirection: 'Can the attack be redirected?',
  responds: 'Who may respond?',
  departure: 'A participant leaves before the fight: what then?',
  losers: 'When are the losers removed?',
  'without-attack': 'Are there battles without an attack?',
} as const;
export type Question = keyof typeof questions;
/** An answer in a few words, the clause that gives it, and an example that proves it: the name it has there. */
export type AnswerTo = { readonly says: string; readonly clause: ClauseId; readonly example: string };

/** Everything the shared rooms know of a game. */
export type Game = {
  /** Folder name in every room. */
  readonly name: string;
  readonly title: string;
  /** Prefix of its clause and atom ids. */
  readonly prefix: string;
  /** The official name of what the rules were restated from, for the notice on every page. */
  readonly source: string;
  /**
   * The reference engine. Pure; checks both arguments at the door.
   * @throws DoorError when the position or a command cannot be read. Illegal commands are refused, never thrown.
   */
  readonly run: (position: unknown, commands: unknown, want?: { legal?: boolean }) => Outcome;
  /** Checks a position alone. @throws DoorError */
  readonly admit: (position: unknown) => Position;
  readonly misreadings: readonly Misreading[];
  readonly readings: readonly Reading[];
  readonly frame: Frame;
  readonly catalogue: readonly CatalogueEntry[];
  readonly draw: (position: Position) => Drawing;
  /** JSON Schemas (draft 2020-12) of what goes over the wire. */
  readonly schemas: { readonly position: Fields; readonly command: Fields; readonly outcome: Fields };
  /** Every kind of event an example may name, with what it says. */
  readonly events: Readonly<Record<string, string>>;
  /** What a case can ask of an engine, with a line of explanation each. */
  readonly needs: Readonly<Record<string, string>>;
  readonly needsOf: (position: Position, commands: readonly Fields[]) => string[];
  /** Whether a player can be the target of an attack, as `north` or `south`. */
  readonly attacksPlayers?: true;
  /** Whether `use` can name a card, for an ability printed on it; `only` where it never names an effect. */
  readonly usesCards?: true | 'only';
  /** The questions that rulebooks answer differently: this one's answers, for the table that compares them. */
  readonly answers: Readonly<Partial<Record<Question, AnswerTo>>>;
  /** What a run comes to that the source leaves open and no example asks about: whatever an engine makes of it is right. */
  readonly unasked?: (position: Position, commands: readonly Fields[], outcome: Outcome) => string | undefined;
  /** Chapters that the suite stands in for: their clause ids, for the citation check. */
  readonly outside: readonly ClauseId[];
};
