import { clause } from '../kernel/clause.ts';
import type { Side } from '../kernel/types.ts';

/** 1-2-1 (stands in) Once a player has lost, nothing can be done any more, whatever it is. */
export const gameGoesOn = clause('OP-1-2-1', (winner: Side | null): boolean => winner === null);
