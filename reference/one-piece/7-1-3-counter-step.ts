import { clause } from '../kernel/clause.ts';
import { hasChangedArea } from './3-1-6-new-cards.ts';
import { fightersOf } from './table.ts';
import type {
  Asked,
  Battle,
  Card,
  Character,
  Effect,
  EventCard,
  Fighter,
  Player,
  Position,
  Primitive,
  Side,
  State,
  Step,
  Zone,
} from './types.ts';

/** 7-1-3-2-1 In the counter step the attacked player is asked … */
export const askedPlayer = clause('OP-7-1-3-2-1', (b: Battle): Side => b.target.card.side);
/** 7-1-3-2-1 A Counter symbol is used in the counter step … */
export const inCounterStep = clause('OP-7-1-3-2-1', (asked: Asked | null, _s: State): boolean => asked?.window === 'counter');
/** … by the attacked player … */
export const isAttackedPlayer = clause('OP-7-1-3-2-1', (side: Side, asked: Asked | null): boolean => asked?.waiting === side);
/** … who may also do without, … */
export const mayDecline = clause('OP-7-1-3-2-1', (): boolean => true);
/** … with a Character card of their hand … */
export const isOwn = clause('OP-7-1-3-2-1', (c: Card, side: Side): boolean => c.side === side);
export const isInHand = clause('OP-7-1-3-2-1', (c: Card): boolean => c.zone === 'hand');
/** … that has the symbol. */
export const hasSymbol = clause('OP-7-1-3-2-1', (c: Card): c is Character => c.kind === 'character' && c.counter > 0);
/** 7-1-3-2-1 It costs nothing (reading OP-Q1-9) … */
export const symbolCosts = clause('OP-7-1-3-2-1', (_c: Character): number => 0);
/** … and is discarded. */
export const discardsTo = clause('OP-7-1-3-2-1', (): Zone => 'trash');

/** 7-1-3-2-1 The bonus goes to the Leader or a Character of the player, any of them (reading OP-Q1-8). */
export const receivers = clause('OP-7-1-3-2-1', (side: Side, p: Position, _b: Battle): readonly Fighter[] => fightersOf(p, side));
/** 7-1-3-2-1 It is the number beside the symbol … */
export const bonusOf = clause('OP-7-1-3-2-1', (c: Character, _to: Fighter, _s: State): number => c.counter);
/** … and lasts for this battle. */
export const lastsForBattle = clause('OP-7-1-3-2-1', (): boolean => true);
/** 7-1-3-2-1 It may be done again and again, in any order with Counter Events (reading OP-Q1-9). */
export const goesOn = clause('OP-7-1-3-2-1', (_after: Card): boolean => true);

/** 7-1-3-2-2 An Event is used in the counter step … */
export const eventInCounterStep = clause('OP-7-1-3-2-2', (asked: Asked | null, _s: State): boolean => asked?.window === 'counter');
/** … by the attacked player, from their hand … */
export const isEventInHand = clause(
  'OP-7-1-3-2-2',
  (c: Card, side: Side, asked: Asked | null): boolean => c.zone === 'hand' && c.side === side && asked?.waiting === side,
);
/** … if it has a Counter effect, whatever that does. */
export const hasCounterEffect = clause('OP-7-1-3-2-2', (e: Effect | undefined): boolean => e !== undefined);
/** 7-1-3-2-2 Its cost has to be paid with active DON!!. */
export const costOf = clause('OP-7-1-3-2-2', (c: EventCard): number => c.cost);
export const canBePaid = clause('OP-7-1-3-2-2', (c: EventCard, { activeDon }: Player): boolean => activeDon >= costOf(c));
/** 7-1-3-2-2 Its effect is carried out. */
export const effectDoes = clause('OP-7-1-3-2-2', (e: Effect): readonly Primitive[] => e.does);
/** 7-1-3-2-2 (reading OP-Q1-10) It is paid for, goes to the trash, and then has its effect. */
export const eventOrder = clause('OP-7-1-3-2-2', (): readonly ('pay' | 'discard' | 'effect')[] => ['pay', 'discard', 'effect']);
export const eventGoesTo = clause('OP-7-1-3-2-2', (): Zone => 'trash');

/** 7-1-3-3 At the end of the step: the attacker has changed area … */
export const attackerLeft = clause('OP-7-1-3-3', (b: Battle, s: State): boolean => hasChangedArea(b.attacker, s));
/** … or the attacked card has. */
export const targetLeft = clause('OP-7-1-3-3', (b: Battle, s: State): boolean => hasChangedArea(b.target, s));
/** 7-1-3-3 Then there is no damage step: the battle goes to its end. */
export const goesTo = clause('OP-7-1-3-3', (): Step => 'end');
