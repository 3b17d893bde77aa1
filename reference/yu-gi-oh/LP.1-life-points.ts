import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Player, Side } from './types.ts';

/** LP.1 LP stop at 0, and whoever has none left loses. */
export const lpLeft = clause('YGO-LP.1', (before: number, loss: number): number => Math.max(0, before - loss));
export const wonBy = clause('YGO-LP.1', (players: Record<Side, Player>): Side | null =>
  players.north.lp === 0 ? opponentOf('north') : players.south.lp === 0 ? opponentOf('south') : null,
);
/** LP.1 Then nothing more happens. */
export const duelGoesOn = clause('YGO-LP.1', (winner: Side | null): boolean => winner === null);
