import { clause } from '../kernel/clause.ts';
import { resultOf } from './115-battle.ts';
import type { Battle, Creature, Result, State } from './types.ts';

/** 701.13a To battle is to compare powers, which settles winner and loser; 115.3 says how (reading DM-Q3-9). */
export const battling = clause('DM-701.13a', (b: Battle, s: State): Result => resultOf(b, s));
/** 701.13b Losers are destroyed. */
export const toBeDestroyed = clause('DM-701.13b', (r: Result): readonly Creature[] => r.losers);
