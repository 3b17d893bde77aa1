import { clause } from '../kernel/clause.ts';
import type { Step } from './types.ts';

/** 7-1-0 The steps of a battle, in this order. */
export const steps = clause('OP-7-1-0', (): readonly Step[] => ['attack', 'block', 'counter', 'damage', 'end']);

/** The step after this one. */
export function following(step: Step): Step {
  const all = steps();
  return all[all.indexOf(step) + 1] ?? 'end';
}
