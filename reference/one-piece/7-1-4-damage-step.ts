import { clause } from '../kernel/clause.ts';
import { isFighter } from './board.ts';
import { topOfLife } from './table.ts';
import type { Battle, Card, Effect, Fighter, Position, Side, State, Zone } from './types.ts';

/** What dealt the damage, or took the Life card without any. */
export type Cause = 'battle' | 'effect' | 'move';

/** 7-1-4-1 The two cards are compared by their power, with every bonus. */
export const comparedPower = clause('OP-7-1-4-1', (c: Card, _s: State): number => ('power' in c ? c.power : 0));
/** 7-1-4-1 Higher power wins … */
export const isHigher = clause('OP-7-1-4-1', (attacking: number, attacked: number): boolean => attacking > attacked);
/** … and equal power does so too (reading OP-Q1-1). */
export const tieIsWon = clause('OP-7-1-4-1', (_b: Battle): boolean => true);
export const isWon = clause(
  'OP-7-1-4-1',
  (attacking: number, attacked: number, b: Battle): boolean => isHigher(attacking, attacked) || (attacking === attacked && tieIsWon(b)),
);

/** 7-1-4-1-1 A beaten Leader costs its player Life: as much as the attacker's damage. */
export const damageToLeader = clause('OP-7-1-4-1-1', (attacker: Card, _s: State): number => pointsOf(attacker));

/** 7-1-4-1-1-1 Damage to a Leader whose player has no Life left loses the game. */
export const isDefeat = clause('OP-7-1-4-1-1-1', (life: number, _points: number, _p: Position): boolean => life === 0);

/** 7-1-4-1-1-2 For a point of damage the top card of the Life … */
export const takeable = clause('OP-7-1-4-1-1-2', (p: Position, side: Side): readonly Card[] => {
  const top = topOfLife(p, side);
  return top ? [top] : [];
});
/** … goes to its player's hand. */
export const takenTo = clause('OP-7-1-4-1-1-2', (): Zone => 'hand');
/** 7-1-4-1-1-2 Damage offers the Trigger of that card; Life that an effect merely moves does not (reading OP-Q1-11). */
export const offersTrigger = clause('OP-7-1-4-1-1-2', (_e: Effect, cause: Cause, _s: State): boolean => cause !== 'move');
export const isTriggerOf = clause('OP-7-1-4-1-1-2', (c: Card, offered: Card | null): boolean => c === offered);
export const isOwnTrigger = clause('OP-7-1-4-1-1-2', (side: Side, waiting: Side): boolean => side === waiting);
/** 7-1-4-1-1-2 It may be used, and need not. */
export const mayDeclineTrigger = clause('OP-7-1-4-1-1-2', (): boolean => true);
/** 7-1-4-1-1-2 Whoever uses it reveals the card; a card taken into hand stays hidden. */
export const isRevealed = clause('OP-7-1-4-1-1-2', (used: boolean): boolean => used);
/** 7-1-4-1-1-2 (reading OP-Q1-11) Its effect is carried out, and then the card does not go to hand: it is trashed. */
export const triggerOrder = clause('OP-7-1-4-1-1-2', (): readonly ('effect' | 'discard')[] => ['effect', 'discard']);
export const usedTriggerGoesTo = clause('OP-7-1-4-1-1-2', (): Zone => 'trash');

/** 7-1-4-1-1-3 Double Attack counts the damage twice. */
export const pointsOf = clause('OP-7-1-4-1-1-3', (c: Card): number => (isFighter(c) && c.keywords.doubleAttack ? 2 : 1));
/** 7-1-4-1-1-3 (reading OP-Q1-12) One card after the other, whatever came of the one before … */
export const goesOnAfterTrigger = clause('OP-7-1-4-1-1-3', (): boolean => true);
/** … the number is fixed at the start … */
export const isFixed = clause('OP-7-1-4-1-1-3', (_attacker: Card | null): boolean => true);
/** … and so is who has lost: Life that runs out between two points is no loss. */
export const isCheckedAgain = clause('OP-7-1-4-1-1-3', (): boolean => false);
/** 7-1-4-1-1-3 (reading OP-Q1-21) Effects other than a Trigger wait until all damage is dealt. */
export const othersWait = clause('OP-7-1-4-1-1-3', (): boolean => true);

/** 7-1-4-1-2 (reading OP-Q1-13) The On K.O. effect of a beaten Character is activated on the field, and then the card moves. */
export const koOrder = clause('OP-7-1-4-1-2', (): readonly ('activate' | 'move')[] => ['activate', 'move']);
export const wakesOnKo = clause('OP-7-1-4-1-2', (e: Effect, c: Fighter): boolean => e.when.on === 'ko' && e.when.card === c.id);
/** 7-1-4-1-2 It goes to the trash … */
export const koGoesTo = clause('OP-7-1-4-1-2', (): Zone => 'trash');
/** … and costs no Life. */
export const lifeForCharacter = clause('OP-7-1-4-1-2', (_b: Battle, _s: State): number => 0);

/** 7-1-4-2 Lower power loses the battle … */
export const isLost = clause('OP-7-1-4-2', (attacking: number, attacked: number, _b: Battle): boolean => attacking < attacked);
/** … and nothing comes of it (reading OP-Q1-17). */
export const afterDefeat = clause('OP-7-1-4-2', (_b: Battle): 'nothing' | 'ko' | 'damage' => 'nothing');
