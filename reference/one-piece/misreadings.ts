import type { Misreading } from '../kernel/game.ts';
import { attackStepMisread } from './misreadings/7-1-1-attack-step.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [...attackStepMisread];
