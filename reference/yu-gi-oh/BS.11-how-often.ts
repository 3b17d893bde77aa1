import { clause } from '../kernel/clause.ts';
import type { Attack, Monster, Position } from './types.ts';

/** BS.11 A monster attacks once each Battle Phase, unless a card effect allows more. */
export const hasAttacksLeft = clause('YGO-BS.11', (c: Monster, p: Position, direct: boolean): boolean => {
  const count = declared(c, p);
  return count < allowed(c) || (!direct && allowsOneMoreMonster(c, p) && count < 2);
});
/** Declared in this Battle Phase: a count of an earlier turn is over. */
export const declared = clause('YGO-BS.11', (c: Monster, p: Position): number => (c.attacks.turn === p.turn.number ? c.attacks.count : 0));
export const allowed = clause('YGO-BS.11', (c: Monster): number => (c.abilities.attacksTwice ? 2 : 1));
/** A second attack on a monster, for one that has not attacked directly. */
export const allowsOneMoreMonster = clause(
  'YGO-BS.11',
  (c: Monster, p: Position): boolean => c.abilities.attacksMonstersTwice === true && c.direct !== p.turn.number,
);
/** BS.11 The declaration is counted … */
export const count = clause('YGO-BS.11', (c: Monster, p: Position): Monster['attacks'] => ({
  turn: p.turn.number,
  count: declared(c, p) + 1,
}));
/** … and stays counted when the attack is stopped or negated (reading YGO-Q4-9). */
export const isGivenBack = clause('YGO-BS.11', (_attack: Attack): boolean => false);
/** BS.11 What comes to the field has not attacked. */
export const beginsWith = clause('YGO-BS.11', (p: Position): Monster['attacks'] => ({ turn: p.turn.number, count: 0 }));
