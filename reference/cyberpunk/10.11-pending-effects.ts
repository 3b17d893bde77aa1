import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Choice, Effect, Id, Position, Side } from './types.ts';

/** 10.11 (stands in) Nothing else is done while effects are pending or a choice is open. */
export const noChoiceIsOpen = clause('CP-10.11', (choice: Choice | null): boolean => choice === null);
export const isWaitedFor = clause('CP-10.11', (side: Side, choice: Choice | null): choice is Choice => choice?.side === side);
export const choosesAmong = clause(
  'CP-10.11',
  ({ options, count }: Choice, ids: readonly Id[]): boolean => ids.length === count && ids.every((id) => options.includes(id)),
);

/** 10.11 (stands in, reading CP-Q2-6) The turn player resolves all of theirs first; whoever is resolving finishes theirs. */
export const whoResolves = clause('CP-10.11', (pending: readonly Effect[], resolving: Side | null, p: Position): Side | null => {
  const has = (side: Side): boolean => pending.some((e) => e.side === side);
  if (resolving !== null && has(resolving)) return resolving;
  const first = p.turn.player;
  return has(first) ? first : has(opponentOf(first)) ? opponentOf(first) : null;
});
/** 10.11 (stands in) Each player resolves their own effects in the order they like. */
export const choosesOrder = clause('CP-10.11', (own: readonly Effect[]): boolean => own.length > 1);
/** 10.11 (stands in) An effect works once: also one that waits. */
export const isUnused = clause('CP-10.11', (e: Effect): boolean => !e.used);
