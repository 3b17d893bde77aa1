import type { Misreading } from '../kernel/game.ts';
import { stepsMisread } from './misreadings/7-1-0-steps.ts';
import { attackStepMisread } from './misreadings/7-1-1-attack-step.ts';
import { blockStepMisread } from './misreadings/7-1-2-block-step.ts';
import { counterStepMisread } from './misreadings/7-1-3-counter-step.ts';
import { damageStepMisread } from './misreadings/7-1-4-damage-step.ts';
import { endOfBattleMisread } from './misreadings/7-1-5-end-of-battle.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [
  ...stepsMisread,
  ...attackStepMisread,
  ...blockStepMisread,
  ...counterStepMisread,
  ...damageStepMisread,
  ...endOfBattleMisread,
];
