import { clause } from '../kernel/clause.ts';
import { isFaceUp, isInAttackPosition } from './BS.1-who-attacks-whom.ts';
import { isStillThere } from './table.ts';
import type { Attack, Effect, Face, Monster, Side, State } from './types.ts';

/** DS.1 In the Damage Step only what may be used there is used. */
export const isForTheDamageStep = clause('YGO-DS.1', (e: Effect): boolean => e.speed === 'damage');
/** DS.1 (reading YGO-Q4-13) An attacker that left, changed control or is not in Attack Position any more attacks no more. */
export const attackerIsReady = clause(
  'YGO-DS.1',
  ({ attacker }: Attack, s: State): boolean => isStillThere(attacker, s) && isFaceUp(attacker.card) && isInAttackPosition(attacker.card),
);
/** DS.1 Nor is a target fought that left or changed control. */
export const targetIsThere = clause('YGO-DS.1', ({ target }: Attack, s: State): boolean => target === null || isStillThere(target, s));
/** DS.1 A face-down target is turned face-up before damage is calculated. */
export const isTurnedTo = clause('YGO-DS.1', (_target: Monster): Face => 'up');

/** DS.1 A destroyed monster goes to the graveyard of its owner. */
export const homeOf = clause('YGO-DS.1', (c: Monster): Side => c.owner);

/** What comes of the calculation: who is destroyed, and who loses how many LP to whom. */
export type Result = { destroyed: Monster[]; loss: { side: Side; amount: number; by: Monster } | null };
const nobody = (): Result => ({ destroyed: [], loss: null });

/** DS.2 What the attacker fights with: ATK, unless its effect says otherwise (reading YGO-Q4-5). */
export const valueOfAttacker = clause('YGO-DS.2', (c: Monster): number =>
  c.position === 'defense' && c.abilities.attacksWithDef ? c.def : c.atk,
);
/** DS.2 DEF counts for a monster in Defense Position, and ATK otherwise. */
export const defends = clause('YGO-DS.2', (target: Monster): boolean => target.position === 'defense');

/** DS.3 ATK against ATK: the weaker is destroyed and its controller loses the difference; equals destroy each other. */
export const againstAttack = clause('YGO-DS.3', (attacker: Monster, value: number, target: Monster): Result => {
  if (value === target.atk) return { destroyed: destroyEachOther(value) ? [attacker, target] : [], loss: null };
  return value > target.atk
    ? { destroyed: [target], loss: { side: target.side, amount: value - target.atk, by: attacker } }
    : { destroyed: [attacker], loss: { side: attacker.side, amount: target.atk - value, by: target } };
});
/** DS.3 Without any ATK they do not. */
export const destroyEachOther = clause('YGO-DS.3', (value: number): boolean => value > 0);
/** DS.4 ATK against DEF: a weaker defender is destroyed and costs no LP; a stronger one costs the attacker's controller. */
export const againstDefense = clause('YGO-DS.4', (attacker: Monster, value: number, target: Monster): Result => {
  if (value > target.def) {
    const loss = pierces(attacker) ? { side: target.side, amount: value - target.def, by: attacker } : null;
    return { destroyed: [target], loss };
  }
  return value === target.def ? nobody() : { destroyed: [], loss: { side: attacker.side, amount: target.def - value, by: target } };
});
export const pierces = clause('YGO-DS.4', (attacker: Monster): boolean => attacker.abilities.piercing === true);

/** DS.5 A direct attack costs the opponent the whole value. */
export const directly = clause(
  'YGO-DS.5',
  (attacker: Monster, value: number, opponent: Side): Result =>
    value > 0 ? { destroyed: [], loss: { side: opponent, amount: value, by: attacker } } : nobody(),
);
