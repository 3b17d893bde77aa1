import { clause } from '../kernel/clause.ts';
import type { Effect, Id, Side } from './types.ts';

/** 101.4 (stands in) Of several waiting abilities of one player, that player picks which is next. */
export const nextOnes = clause('DM-101.4', (ordered: readonly Effect[]): readonly Effect[] =>
  ordered.filter((e) => e.side === ordered[0]?.side),
);
/** 101.4 (stands in) Nobody else picks, … */
export const isWaitedFor = clause('DM-101.4', (side: Side, waiting: Side | null): boolean => waiting === side);
/** … one of what is offered is picked, … */
export const picksAmong = clause(
  'DM-101.4',
  (options: readonly Id[], ids: readonly Id[]): boolean => ids.length === 1 && options.includes(ids[0] as Id),
);
/** … and nothing else is done before. */
export const noPickIsOpen = clause('DM-101.4', (waiting: Side | null): boolean => waiting === null);
