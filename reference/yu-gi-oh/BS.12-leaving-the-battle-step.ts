import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Phase, Position, Side } from './types.ts';

/** BS.12 The turn player wants to leave, and waits for the opponent. */
export const leavesAlone = clause('YGO-BS.12', (): boolean => false);
/** BS.12 The opponent is asked. */
export const isAsked = clause('YGO-BS.12', (p: Position): Side => opponentOf(p.turn.player));
/** BS.12 Whoever used something was not ready: the Battle Step goes on. */
export const leavesAfterAChain = clause('YGO-BS.12', (): boolean => false);
/** BS.12 When both are ready the End Step comes. */
export const followsTheBattleStep = clause('YGO-BS.12', (): Phase => 'end');
