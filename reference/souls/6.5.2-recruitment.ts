import { clause } from '../kernel/clause.ts';

/** 6.5.2 (stands in) A Soul keeps the number of the turn in which it was recruited; before the first turn that is 0. */
export const recruitmentTurn = clause('SOUL-6.5.2', (turn: number): number => turn);
