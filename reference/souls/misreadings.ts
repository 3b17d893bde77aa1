import type { Misreading } from '../kernel/game.ts';
import { whoMayAttack } from './misreadings/9.1-who-may-attack.ts';
import { legalTargets } from './misreadings/9.2-legal-targets.ts';
import { tauntMisread } from './misreadings/9.3-taunt.ts';
import { damage } from './misreadings/9.4-battle-damage.ts';
import { course } from './misreadings/9.5-course-of-an-attack.ts';
import { byEffect } from './misreadings/9.6-battles-started-by-effects.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [...whoMayAttack, ...legalTargets, ...tauntMisread, ...damage, ...course, ...byEffect];
