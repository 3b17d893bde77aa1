import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as step from '../7-1-1-attack-step.ts';

/** Misreadings of 7-1-1. */
export const attackStepMisread: readonly Misreading[] = [
  {
    id: 'op-leaders-never-attack',
    says: 'a Leader could not attack',
    contradicts: ['OP-7-1-1-1a'],
    decides: [instead(step.isLeader, () => () => false)],
  },
];
