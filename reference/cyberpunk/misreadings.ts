import type { Misreading } from '../kernel/game.ts';
import { declaringMisread } from './misreadings/9.1-declaring.ts';
import { reactMisread } from './misreadings/9.7-react-step.ts';
import { fightMisread } from './misreadings/9.15-fight-step.ts';
import { stealMisread } from './misreadings/9.18-steal-step.ts';
import { endingMisread } from './misreadings/9.21-ending-an-attack.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [
  ...declaringMisread,
  ...reactMisread,
  ...fightMisread,
  ...stealMisread,
  ...endingMisread,
];
