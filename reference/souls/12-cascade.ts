import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Effect, Position, Side, Use } from './types.ts';

/** 12 (stands in, reading SOUL-Q0-31) Whoever used something or passed, the other player is next. */
export const nextPriority = clause('SOUL-12', (now: Side): Side => opponentOf(now));

/** 12 (stands in) The window closes when both players have passed in a row. */
export const closesAfter = clause('SOUL-12', (): number => 2);

/** 12 (stands in, reading SOUL-Q0-11) What was used last resolves first. */
export const cascadeOrder = clause('SOUL-12', (cascade: readonly Use[]): readonly Use[] => [...cascade].reverse());

/** 12 (stands in) Outside a window the turn player may use an effect of theirs that is no Ambush; it resolves at once. */
export const mayUseOutsideWindow = clause(
  'SOUL-12',
  (p: Position, e: Effect, side: Side): boolean =>
    p.turn.player === side && e.side === side && (e.speed === 'slow' || e.speed === 'fast') && p.turn.phase !== 'end',
);

/** 12 (stands in) An effect works once. */
export const isUnused = clause('SOUL-12', (e: Effect): boolean => !e.used);

/** 12 (stands in) So does one that waits: it triggers the first time that what it waits for happens. */
export const triggers = clause('SOUL-12', (e: Effect): boolean => !e.used);

/** 12 (stands in) An effect that chooses needs something to choose. */
export const hasChoice = clause('SOUL-12', (options: readonly string[]): boolean => options.length > 0);

/** 12 (stands in) A choice is made by the player of the effect, among what it offers; meanwhile nothing else happens. */
export const choosesAmong = clause(
  'SOUL-12',
  (options: readonly string[], ids: readonly string[]): boolean => ids.length === 1 && options.includes(ids[0] as string),
);
export const isWaitedFor = clause('SOUL-12', (side: Side, waiting: Side | null): boolean => side === waiting);
export const noChoiceIsOpen = clause('SOUL-12', (waiting: Side | null): boolean => waiting === null);
