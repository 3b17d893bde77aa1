import { clause } from '../kernel/clause.ts';
import { opponentOf, type Side } from '../kernel/types.ts';
import type { Position } from './types.ts';

/** 1-2-1 (stands in) Whoever dealt the damage, the player who has lost is beaten by the other. */
export const winnerOver = clause('OP-1-2-1', (loser: Side, _p: Position): Side => opponentOf(loser));

/** 1-2-1 (stands in) Once a player has lost, nothing can be done any more, whatever it is. */
export const gameGoesOn = clause('OP-1-2-1', (winner: Side | null): boolean => winner === null);
