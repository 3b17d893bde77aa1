import { clause } from '../kernel/clause.ts';
import { stayOf } from '../kernel/machine.ts';
import type { Participant, State } from './types.ts';

/** 3-1-6 (stands in, reading OP-Q1-19) A card that changed area is a new card, even if it came back. */
export const hasChangedArea = clause(
  'OP-3-1-6',
  ({ card, stay }: Participant, s: State): boolean => stayOf(card.id, s.departures) !== stay,
);
