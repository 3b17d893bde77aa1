import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import { declared } from './BS.11-how-often.ts';
import { onField } from './board.ts';
import { monstersOf, numberOf } from './table.ts';
import type { Id, Monster, Position, Side } from './types.ts';

/** BS.1 The turn player says which monster attacks … */
export const saidAttacker = clause('YGO-BS.1', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
/** … and what it attacks. */
export const saidTarget = clause('YGO-BS.1', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
/** BS.1 One monster attacks … */
export const isOneAttacker = clause('YGO-BS.1', (named: readonly Id[]): boolean => named.length === 1);
/** … and one target is attacked. */
export const isOneTarget = clause('YGO-BS.1', (named: readonly Id[]): boolean => named.length === 1);
/** BS.1 The turn player attacks … */
export const isTurnPlayer = clause('YGO-BS.1', (side: Side, p: Position): boolean => side === p.turn.player);
/** … with a monster on their own side of the field, … */
export const isOwnMonster = clause('YGO-BS.1', (c: Monster, side: Side): boolean => onField(c) && c.side === side);
/** … face-up, … */
export const isFaceUp = clause('YGO-BS.1', (c: Monster): boolean => c.face === 'up');
/** … in Attack Position, … */
export const isInAttackPosition = clause('YGO-BS.1', (c: Monster): boolean => c.position === 'attack' || attacksFromDefense(c));
/** … that is able to attack. */
export const isAbleToAttack = clause('YGO-BS.1', (c: Monster): boolean => !c.abilities.cannotAttack);
/** What an attacker needs when it declares its attack, and as long as it goes on. */
export const mayAttack = (c: Monster): boolean => isFaceUp(c) && isInAttackPosition(c) && isAbleToAttack(c);

/** BS.1 The target is a monster of the opponent … */
export const isOfOpponent = clause('YGO-BS.1', (c: Monster, side: Side): boolean => onField(c) && c.side !== side);
/** … that can be attacked. */
export const canBeAttacked = clause('YGO-BS.1', (c: Monster): boolean => !c.abilities.cannotBeAttacked);
/** BS.1 A direct attack hits the opponent. */
export const isOpponent = clause('YGO-BS.1', (target: Side, side: Side): boolean => target !== side);
/** BS.1 Without a monster of the opponent the attack may be direct (reading YGO-Q4-14: attackable or not). */
export const liesOpen = clause('YGO-BS.1', (defender: Side, p: Position, _attacker: Monster): boolean => numberOf(p, defender) === 0);

/** BS.2 Certain monsters attack from Defense Position. */
export const attacksFromDefense = clause('YGO-BS.2', (c: Monster): boolean => c.abilities.attacksFromDefense === true);

/** BS.3 Otherwise there is no direct attack, unless a card effect allows it. */
export const mayAttackDirectly = clause(
  'YGO-BS.3',
  (attacker: Monster, side: Side, p: Position): boolean => liesOpen(opponentOf(side), p, attacker) || effectAllowsDirect(attacker),
);
export const effectAllowsDirect = clause('YGO-BS.3', (attacker: Monster): boolean => attacker.abilities.attacksDirectly === true);

/** What this monster may attack now: monsters of the opponent in card order, then the opponent. */
export function targetsOf(attacker: Monster, p: Position): Id[] {
  const targets = p.cards.filter((c) => isOfOpponent(c, attacker.side) && canBeAttacked(c)).map((c) => c.id);
  return mayAttackDirectly(attacker, attacker.side, p) ? [...targets, opponentOf(attacker.side)] : targets;
}

/** BS.4 Attacking is not compulsory, unless a card effect makes it so. */
export const mayDecline = clause('YGO-BS.4', (side: Side, p: Position): boolean => !monstersOf(p, side).some((c) => mustAttack(c, p)));
/** BS.4 It must attack as long as it has not and can. */
export const mustAttack = clause(
  'YGO-BS.4',
  (c: Monster, p: Position): boolean =>
    c.abilities.mustAttack === true && declared(c, p) === 0 && mayAttack(c) && targetsOf(c, p).length > 0,
);
export const isPlayer = (target: Id): target is Side => target === 'north' || target === 'south';
