import type { Misreading } from '../kernel/game.ts';
import { whoMayAttackMisread } from './misreadings/9.1-who-may-attack.ts';
import { legalTargetsMisread } from './misreadings/9.2-legal-targets.ts';
import { tauntMisread } from './misreadings/9.3-taunt.ts';
import { damageMisread } from './misreadings/9.4-battle-damage.ts';
import { courseMisread } from './misreadings/9.5-course-of-an-attack.ts';
import { byEffectMisread } from './misreadings/9.6-battles-started-by-effects.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [
  ...whoMayAttackMisread,
  ...legalTargetsMisread,
  ...tauntMisread,
  ...damageMisread,
  ...courseMisread,
  ...byEffectMisread,
];
