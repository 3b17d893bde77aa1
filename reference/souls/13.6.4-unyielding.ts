import { clause } from '../kernel/clause.ts';

/** 13.6.4 (stands in) An Unyielding card ignores opposing effects whose source does not outrank it. */
export const holdsAgainst = clause('SOUL-13.6.4', (rank: number, source: number): boolean => source <= rank);
