import { clause } from '../kernel/clause.ts';
import { hasChangedArea } from './3-1-6-new-cards.ts';
import { isFighter } from './board.ts';
import type { Asked, Battle, Card, Effect, Fighter, Position, Side, State, Step } from './types.ts';

/** 7-1-2-1 In the block step the attacked player is asked … */
export const askedPlayer = clause('OP-7-1-2-1', (b: Battle): Side => b.target.card.side);
/** 7-1-2-1 A Blocker is used in the block step … */
export const inBlockStep = clause('OP-7-1-2-1', (asked: Asked | null): boolean => asked?.window === 'block');
/** … by the attacked player only … */
export const isAttackedPlayer = clause('OP-7-1-2-1', (side: Side, asked: Asked | null): boolean => asked?.waiting === side);
/** … with one of their cards … */
export const isOwnBlocker = clause('OP-7-1-2-1', (c: Card, side: Side): boolean => c.side === side);
/** … that has Blocker and is on the field. */
export const hasBlocker = clause('OP-7-1-2-1', (c: Card, _s: State): c is Fighter => isFighter(c) && c.keywords.blocker === true);
/** 7-1-2-1 (reading OP-Q1-6) It is active, since it is rested for it … */
export const isActiveBlocker = clause('OP-7-1-2-1', (c: Fighter): boolean => !c.rested);
/** … and is not the attacked card itself. */
export const isAnotherCard = clause('OP-7-1-2-1', (c: Card, b: Battle): boolean => b.target.card !== c);
/** 7-1-2-1 Once a battle. */
export const blockLimit = clause('OP-7-1-2-1', (): number => 1);
export const blocksSoFar = clause('OP-7-1-2-1', (b: Battle, _s: State): number => b.blocks);
export const isUnblocked = clause('OP-7-1-2-1', (b: Battle, s: State): boolean => blocksSoFar(b, s) < blockLimit());
/** 7-1-2-1 The player may do without. */
export const mayDecline = clause('OP-7-1-2-1', (_side: Side, _p: Position): boolean => true);

/** 7-1-2-1 (reading OP-Q1-6) Blocking rests the blocker … */
export const restsBlocker = clause('OP-7-1-2-1', (): boolean => true);
/** … and makes it the attacked card, whatever becomes of its Blocker later. */
export const takesTheAttack = clause('OP-7-1-2-1', (): boolean => true);
export const staysTheTarget = clause('OP-7-1-2-1', (_blocker: Fighter): boolean => true);

/** 7-1-2-2 The On Block effects of the attacked side activate (reading OP-Q1-18) … */
export const wakesOnBlock = clause(
  'OP-7-1-2-2',
  (e: Effect, side: Side, _blocker: Card | null): boolean => e.when.on === 'block' && e.side === side,
);
/** … when a Blocker is used, and not with the step (reading OP-Q1-7). */
export const wakesWith = clause('OP-7-1-2-2', (): 'block' | 'step' => 'block');

/** 7-1-2-3 At the end of the step: the attacker has changed area … */
export const attackerLeft = clause('OP-7-1-2-3', (b: Battle, s: State): boolean => hasChangedArea(b.attacker, s));
/** … or the attacked card has. */
export const targetLeft = clause('OP-7-1-2-3', (b: Battle, s: State): boolean => hasChangedArea(b.target, s));
/** 7-1-2-3 (erratum) Then there is no counter step: the battle goes to its end. */
export const goesTo = clause('OP-7-1-2-3', (): Step => 'end');
