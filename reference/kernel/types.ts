/** What all games have in common on the wire. Each game narrows these by its JSON Schemas. */
import type { ClauseId } from './clause.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
export type Side = 'north' | 'south';
export type Id = string;

export const opponentOf = (side: Side): Side => (side === 'north' ? 'south' : 'north');

/** A quiescent table: no window, no pending effect. A running battle stands beside it, as `open`. */
export type Position = {
  game: string;
  turn: { number: number; player: Side; phase: string };
  players?: Record<Side, Fields>;
  cards: Fields[];
  effects: Fields[];
};

export type Command = { do: string } & Fields;

/**
 * The commands there are, the same in every game. A list or nothing may stand where the rules want one card, so that a
 * clause can refuse it; a target is a card or, where players are attacked, a side; `use` names an effect or a card.
 */
export type GameCommand =
  | { do: 'attack'; side: Side; attacker?: Id | Id[]; target?: Id | Id[] }
  | { do: 'pass'; side: Side }
  | { do: 'use'; side: Side; effect: Id }
  | { do: 'choose'; side: Side; ids: Id[] }
  | { do: 'end-phase'; side: Side }
  | { do: 'settle' };

/** `skipped`: an engine without that decision may say so of a pass; only checks of windows notice. */
export type Answer = { accepted: boolean | 'skipped'; clauses?: ClauseId[] };

/** `at` is the instant: simultaneous events share it. */
export type Event = {
  at: number;
  kind: string;
  card?: Id;
  by?: Id;
  amount?: number;
  to?: string;
  clauses?: ClauseId[];
};

export type Open = { window: string; waiting: Side } & Fields;

export type Outcome = {
  commands: Answer[];
  position: Position;
  open: Open | null;
  winner: Side | null;
  events?: Event[];
  legal?: Command[];
};
