import { clause } from '../kernel/clause.ts';

/** 11.3 (stands in, reading CP-Q2-11) Lag keeps a Unit from attacking. */
export const lagKeepsFromAttacking = clause('CP-11.3', (): boolean => true);
/** 11.3 (stands in, reading CP-Q2-11) A Unit that comes into the field area has Lag. */
export const entersWithLag = clause('CP-11.3', (): boolean => true);
