import type { Side } from './types.ts';

/** A procedure in steps that may stop for a player's answer and goes on where it stopped. */
export type Stepping = {
  /** What is still to be done, the next step last. */
  agenda: (() => void)[];
};

/** Puts steps before all that is still to come, to be done in this order. */
export function next(s: Stepping, ...steps: (() => void)[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i] as () => void);
}

/** Does what is to be done until somebody is asked, or nothing is left. */
export function advance<S extends Stepping>(s: S, isAsked: (s: S) => boolean): void {
  while (s.agenda.length > 0 && !isAsked(s)) (s.agenda.pop() as () => void)();
}

/** Those of one player before those of the other, each in the order they stand in. */
export function playerFirst<T extends { side: Side }>(all: readonly T[], first: Side): T[] {
  // One or none is what most instants have: nothing is sorted for it.
  if (all.length < 2) return all.slice();
  return [...all.filter((x) => x.side === first), ...all.filter((x) => x.side !== first)];
}
