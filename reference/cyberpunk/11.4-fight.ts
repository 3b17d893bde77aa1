import { clause } from '../kernel/clause.ts';
import type { Fight, State, Unit } from './types.ts';

/** 11.4 (stands in, reading CP-Q2-4) Both compare their power as it is now. */
export const powerInFight = clause('CP-11.4', (u: Unit, _lent: number): number => u.power);
/** 11.4 (stands in, reading CP-Q2-4) More power wins; at equal power both lose. */
export const losersOf = clause('CP-11.4', (a: Unit, d: Unit, powers: readonly [number, number]): readonly Unit[] =>
  powers[0] > powers[1] ? [d] : powers[0] < powers[1] ? [a] : [a, d],
);
/** 11.4 (stands in, reading CP-Q2-4) A loser is defeated by the other one, unless that has no power. */
export const defeats = clause('CP-11.4', (power: number): boolean => power > 0);
/** 11.4 (stands in) Some Units cannot be defeated; they have lost all the same. */
export const isKept = clause('CP-11.4', (u: Unit): boolean => u.keywords.cannotBeDefeated !== undefined);
export const hasLost = clause('CP-11.4', (_u: Unit): boolean => true);
/** 11.4 (stands in, reading CP-Q2-16) Losers are defeated after what the fight has woken has been resolved. */
export const afterComparing = clause('CP-11.4', (): readonly ('pending' | 'defeat')[] => ['pending', 'defeat']);
/** 11.4 (stands in, reading CP-Q2-21) They are defeated even if the attack has been ordered to end meanwhile. */
export const isStillDefeated = clause('CP-11.4', (_f: Fight, _s: State): boolean => true);
/** 11.4 (stands in) Losers are defeated at the same time. */
export const defeatedTogether = clause('CP-11.4', (): boolean => true);
