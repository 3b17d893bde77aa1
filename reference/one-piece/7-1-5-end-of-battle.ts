import { clause } from '../kernel/clause.ts';
import type { Battle, Boost, Effect, Phase, State } from './types.ts';

/** 7-1-5 (reading OP-Q1-14) Effects of the end of a battle activate, and then what lasted for the battle is over. */
export const endOrder = clause('OP-7-1-5', (): readonly ('effects' | 'expire')[] => ['effects', 'expire']);
/** 7-1-5 Such effects are those of the cards that battled. */
export const wakesAtEnd = clause(
  'OP-7-1-5',
  (e: Effect, b: Battle, _s: State): boolean =>
    e.when.on === 'battled' && (e.when.card === b.attacker.card.id || e.when.card === b.target.card.id),
);
/** 7-1-5 All of it, of both players, however the battle came to its end. */
export const expires = clause('OP-7-1-5', (_boost: Boost, _b: Battle, _s: State): boolean => true);
/** 7-1-5 Play returns to the Main Phase. */
export const returnsTo = clause('OP-7-1-5', (now: Phase): Phase => now);
/** 7-1-5 Only then may another attack be declared, or the phase be ended. */
export const noBattleRuns = clause('OP-7-1-5', (battle: Battle | null): boolean => battle === null);
