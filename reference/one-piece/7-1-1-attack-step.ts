import { clause } from '../kernel/clause.ts';
import { hasChangedArea } from './3-1-6-new-cards.ts';
import type { Battle, Card, Effect, Fighter, Id, Position, Side, State, Step } from './types.ts';

/** 7-1-1-1 An attack has exactly one attacker. */
export const isOneAttacker = clause('OP-7-1-1-1', (named: readonly Id[]): boolean => named.length === 1);

/** 7-1-1-1 A Leader can attack … */
export const isLeader = clause('OP-7-1-1-1', (c: Card): boolean => c.zone === 'leader');
/** … and so can a Character of the Character Area … */
export const isCharacterInPlay = clause('OP-7-1-1-1', (c: Card): boolean => c.zone === 'characters');
/** … and nothing else. */
export const canAttack = clause('OP-7-1-1-1', (c: Card): c is Fighter => isLeader(c) || isCharacterInPlay(c));

/** 7-1-1-1 The attacker is active: resting it is how the attack is declared. */
export const isActiveAttacker = clause('OP-7-1-1-1', (c: Fighter): boolean => !c.rested);

/** 7-1-1-1 One act (reading OP-Q1-4): the log has the declaration first, and then the rest. */
export const declaration = clause('OP-7-1-1-1', (): readonly ('declare' | 'rest')[] => ['declare', 'rest']);
export const isOneInstant = clause('OP-7-1-1-1', (): boolean => false);
/** 7-1-1-1 The attacker is rested now, and stays so. */
export const restsAttacker = clause('OP-7-1-1-1', (_attacker: Fighter): boolean => true);

/** 7-1-1-2 The player of the attacker picks the target … */
export const picksTarget = clause('OP-7-1-1-2', (side: Side, attacker: Card): boolean => attacker.side === side);
/** … the one that is named … */
export const namedTarget = clause('OP-7-1-1-2', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
/** … and one only. */
export const isOneTarget = clause('OP-7-1-1-2', (named: readonly Id[]): boolean => named.length === 1);

/** 7-1-1-2 The target is the opponent's: */
export const isOpposing = clause('OP-7-1-1-2', (target: Card, side: Side): boolean => target.side !== side);
/** the Leader, active or rested, */
export const isTargetLeader = clause('OP-7-1-1-2', (target: Card, _p: Position): boolean => target.zone === 'leader');
/** or a Character of the Character Area */
export const isTargetCharacter = clause('OP-7-1-1-2', (target: Card): boolean => target.zone === 'characters');
/** that is rested; */
export const isRestedTarget = clause('OP-7-1-1-2', (target: Card): boolean => 'rested' in target && target.rested);
/** nothing else. */
export const canBeAttacked = clause(
  'OP-7-1-1-2',
  (target: Card, p: Position): target is Fighter => isTargetLeader(target, p) || (isTargetCharacter(target) && isRestedTarget(target)),
);

/** 7-1-1-3 Every When Attacking effect of the attacker's side activates now (reading OP-Q1-18). */
export const wakesOnAttack = clause(
  'OP-7-1-1-3',
  (e: Effect, b: Battle): boolean => e.when.on === 'attack' && e.side === b.attacker.card.side,
);
/** 7-1-1-3 So do the effects of the other side that wait for an opponent's attack. */
export const wakesOnDefence = clause(
  'OP-7-1-1-3',
  (e: Effect, b: Battle): boolean => e.when.on === 'defence' && e.side !== b.attacker.card.side,
);

/** 7-1-1-4 At the end of the step: the attacker has changed area … */
export const attackerLeft = clause('OP-7-1-1-4', (b: Battle, s: State): boolean => hasChangedArea(b.attacker, s));
/** … or the attacked card has. */
export const targetLeft = clause('OP-7-1-1-4', (b: Battle, s: State): boolean => hasChangedArea(b.target, s));
/** 7-1-1-4 Then there is no block step: the battle goes to its end (reading OP-Q1-3). */
export const goesTo = clause('OP-7-1-1-4', (): Step => 'end');
