import { clause } from '../kernel/clause.ts';

/** 11.30 (stands in, reading CP-Q2-7) QUICK does not forbid the main phase of one's own turn. */
export const mayUseInMainPhase = clause('CP-11.30', (_quick: boolean): boolean => true);
