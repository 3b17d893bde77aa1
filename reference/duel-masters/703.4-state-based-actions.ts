import { clause } from '../kernel/clause.ts';
import { inBattleZone } from './table.ts';
import type { Creature, Side, State } from './types.ts';

/**
 * 703.4 (stands in) What is destroyed by itself, all at once and before any waiting ability: creatures without power,
 * and those that have lost a battle.
 */
export const doomed = clause('DM-703.4', (s: State): readonly Creature[][] => {
  const all = s.position.cards.filter((c): c is Creature => inBattleZone(c) && (c.power <= 0 || s.lost.includes(c)));
  return all.length > 0 ? [all] : [];
});
/** 703.4 (stands in) A player hit without a shield left loses. */
export const losing = clause('DM-703.4', (s: State): Side | null => s.hit[0] ?? null);
