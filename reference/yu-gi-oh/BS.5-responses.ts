import { clause } from '../kernel/clause.ts';
import type { Attack, Effect, Position, Side, Timing, Window } from './types.ts';

/** BS.5 After a declaration something can be used in response to it. */
export const opensWindow = clause('YGO-BS.5', (_p: Position): boolean => true);
/** BS.5 By either player (reading YGO-Q4-10: the turn player first). */
export const firstToRespond = clause('YGO-BS.5', (p: Position): Side => p.turn.player);
export const mayRespond = clause('YGO-BS.5', (_e: Effect, _p: Position): boolean => true);
/** BS.5 What needs an attack to respond to is used then, and at no later time, whether anybody responded or not. */
export const isInTimeToRespond = clause(
  'YGO-BS.5',
  (window: Window | null, _attack: Attack | null): boolean => window?.timing === 'attack',
);
/** BS.5 One Chain is opened for the attack: what comes after it is another time. */
export const timeAfterTheChain = clause('YGO-BS.5', (): Timing => 'battle');
/** BS.5 What does not respond to an attack may be used later, too. */
export const othersAreInTime = clause('YGO-BS.5', (_attack: Attack | null): boolean => true);

/** BS.6 All that Chain responds to the attack: its links may be cards that need one, behind whatever link. */
export const mayBeLink = clause('YGO-BS.6', (_e: Effect, _chain: readonly Effect[]): boolean => true);
