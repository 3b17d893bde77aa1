import { clause } from '../kernel/clause.ts';
import type { Card, Effect, Position, Side } from './types.ts';

/** 8.9 (stands in) Actions are taken in the main phase, by the turn player. */
export const isTheirMainPhase = clause('CP-8.9', (p: Position, side: Side): boolean => p.turn.phase === 'main' && p.turn.player === side);
/** 8.9 (stands in) What they use is theirs, and is not a trigger that wakes by itself. */
export const isAction = clause('CP-8.9', (thing: Effect | Card, side: Side): boolean =>
  'speed' in thing
    ? thing.side === side && thing.speed !== 'pending'
    : thing.side === side && (thing.kind === 'legend' || thing.kind === 'program'),
);
/** 8.9 (stands in) The phase is ended by the turn player, whenever no action is going on. */
export const mayEndPhase = clause('CP-8.9', (p: Position, side: Side): boolean => p.turn.phase === 'main' && p.turn.player === side);
export const noActionRuns = clause('CP-8.9', (runs: boolean): boolean => !runs);
