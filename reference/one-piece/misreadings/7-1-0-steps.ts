import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { steps } from '../7-1-0-steps.ts';

/** Misreadings of 7-1-0. */
export const stepsMisread: readonly Misreading[] = [
  {
    id: 'counters-before-blockers',
    says: 'the counter step came before the block step',
    contradicts: ['OP-7-1-0'],
    decides: [instead(steps, () => () => ['attack', 'counter', 'block', 'damage', 'end'])],
  },
  {
    id: 'no-block-step',
    says: 'there were no block step',
    contradicts: ['OP-7-1-0'],
    decides: [instead(steps, () => () => ['attack', 'counter', 'damage', 'end'])],
  },
  {
    id: 'no-counter-step',
    says: 'there were no counter step',
    contradicts: ['OP-7-1-0'],
    decides: [instead(steps, () => () => ['attack', 'block', 'damage', 'end'])],
  },
  {
    id: 'op-no-damage-step',
    says: 'a battle ended with the counter step',
    contradicts: ['OP-7-1-0'],
    decides: [instead(steps, () => () => ['attack', 'block', 'counter', 'end'])],
  },
];
