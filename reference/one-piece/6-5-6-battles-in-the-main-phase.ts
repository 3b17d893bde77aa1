import { clause } from '../kernel/clause.ts';
import type { Position, Side } from './types.ts';

/** 6-5-6 (stands in) Attacks are declared, and Main effects used, in the Main Phase … */
export const inMainPhase = clause('OP-6-5-6', (p: Position): boolean => p.turn.phase === 'main');
/** … with the cards of the player whose turn it is. */
export const isTurnPlayers = clause('OP-6-5-6', (p: Position, side: Side): boolean => p.turn.player === side);
