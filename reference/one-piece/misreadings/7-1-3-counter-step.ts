import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as step from '../7-1-3-counter-step.ts';
import { canBeKod, isAsked } from '../8-effects.ts';
import { leaderOf, takesPart } from '../table.ts';
import type { Asked, State } from '../types.ts';
import { isKod, isLife } from './common.ts';

/** Whether this kind of Counter has been used in an earlier battle of the turn. */
const usedInAnotherBattle = (s: State, ofCard: 'character' | 'event'): boolean => {
  const latest = s.events.findLastIndex((e) => e.kind === 'declare');
  return s.events.some((e, i) => i < latest && e.kind === 'counter' && s.position.cards.find((c) => c.id === e.card)?.kind === ofCard);
};
const blockOrCounter = (asked: Asked | null): boolean => asked?.window === 'block' || asked?.window === 'counter';

/** Misreadings of 7-1-3. */
export const counterStepMisread: readonly Misreading[] = [
  {
    id: 'counters-in-the-block-step',
    says: 'Counter symbols could be used in the block step too',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.inCounterStep, () => blockOrCounter)],
  },
  {
    id: 'attackers-counter',
    says: 'the attacking player could use Counter symbols',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.isAttackedPlayer, () => () => true)],
  },
  {
    id: 'south-is-asked-to-counter',
    says: 'south were asked to counter, whoever is attacked',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.askedPlayer, () => () => 'south')],
  },
  {
    id: 'counters-in-one-battle-a-turn',
    says: 'Counter symbols could be used in one battle of a turn only',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.inCounterStep, (original) => (asked, s) => original(asked, s) && !usedInAnotherBattle(s, 'character'))],
  },
  {
    id: 'counters-of-the-attacker-are-used',
    says: 'the attacked player could discard a Counter of the attacking player',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.isOwn, () => () => true)],
  },
  {
    id: 'counters-must-be-used',
    says: 'the counter step could not be declined',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.mayDecline, () => () => false)],
  },
  {
    id: 'anybody-ends-the-counter-step',
    says: 'the attacking player could pass for the attacked one in the counter step',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(isAsked, (original) => (asked, side) => original(asked, side) || asked?.window === 'counter')],
  },
  {
    id: 'counters-are-kept',
    says: 'a card used for its Counter stayed in hand',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.discardsTo, () => () => 'hand')],
  },
  {
    id: 'counters-go-under-the-deck',
    says: 'a card used for its Counter went to the deck',
    contradicts: ['OP-7-1-3-2-1a'],
    decides: [instead(step.discardsTo, () => () => 'deck')],
  },
  {
    id: 'counters-do-nothing',
    says: 'a discarded Counter gave no power',
    contradicts: ['OP-7-1-3-2-1b'],
    decides: [instead(step.bonusOf, () => () => 0)],
  },
  {
    id: 'every-card-is-a-counter',
    says: 'any Character card of the hand could be discarded as a Counter',
    contradicts: ['OP-7-1-3-2-1c'],
    decides: [
      instead(
        step.hasSymbol,
        () =>
          (c): c is never =>
            c.kind === 'character',
      ),
    ],
  },
  {
    id: 'counters-on-the-field',
    says: 'the Counter symbol of a Character on the field could be used',
    contradicts: ['OP-7-1-3-2-1c'],
    decides: [instead(step.isInHand, () => () => true)],
  },
  {
    id: 'counters-are-used-again',
    says: 'a Counter could be used again from the trash',
    contradicts: ['OP-7-1-3-2-1c'],
    decides: [instead(step.isInHand, (original) => (c) => original(c) || c.zone === 'trash')],
  },
  {
    id: 'only-the-attacked-card-gains',
    says: 'only the attacked card could gain from a Counter',
    contradicts: ['OP-7-1-3-2-1d'],
    decides: [instead(step.receivers, () => (_side, _p, b) => [b.target.card])],
  },
  {
    id: 'only-the-leader-gains',
    says: 'only the Leader could gain from a Counter',
    contradicts: ['OP-7-1-3-2-1d'],
    decides: [instead(step.receivers, (original) => (side, p, b) => original(side, p, b).filter((c) => c.kind === 'leader'))],
  },
  {
    id: 'only-characters-gain',
    says: 'only a Character could gain from a Counter',
    contradicts: ['OP-7-1-3-2-1d'],
    decides: [instead(step.receivers, (original) => (side, p, b) => original(side, p, b).filter((c) => c.kind === 'character'))],
  },
  {
    id: 'anybody-gains',
    says: 'a card of the attacking player could gain from a Counter',
    contradicts: ['OP-7-1-3-2-1d'],
    decides: [
      instead(step.receivers, (original) => (side, p, b) => [
        ...original(side, p, b),
        ...original(side === 'north' ? 'south' : 'north', p, b),
      ]),
    ],
  },
  {
    id: 'every-counter-is-1000',
    says: 'every Counter gave 1000',
    contradicts: ['OP-7-1-3-2-1e'],
    decides: [instead(step.bonusOf, () => () => 1000)],
  },
  {
    id: 'every-counter-is-2000',
    says: 'every Counter gave 2000',
    contradicts: ['OP-7-1-3-2-1e'],
    decides: [instead(step.bonusOf, () => () => 2000)],
  },
  {
    id: 'counters-give-their-power',
    says: 'a Counter gave the power of the discarded card',
    contradicts: ['OP-7-1-3-2-1e'],
    decides: [instead(step.bonusOf, () => (c) => c.power)],
  },
  {
    id: 'counters-last-for-good',
    says: 'the power of a Counter lasted beyond the battle',
    contradicts: ['OP-7-1-3-2-1f'],
    decides: [instead(step.lastsForBattle, () => () => false)],
  },
  {
    id: 'one-counter-a-battle',
    says: 'the counter step ended with the first Counter',
    contradicts: ['OP-7-1-3-2-1g'],
    decides: [instead(step.goesOn, () => () => false)],
  },
  {
    id: 'counters-do-not-add-up',
    says: 'a card gained from one Counter in a battle',
    contradicts: ['OP-7-1-3-2-1g'],
    decides: [instead(step.bonusOf, (original) => (c, to, s) => (s.boosts.some((b) => b.card === to) ? 0 : original(c, to, s)))],
  },
  {
    id: 'counters-cost-don',
    says: 'a Counter symbol cost a DON!!',
    contradicts: ['OP-7-1-3-2-1g'],
    decides: [instead(step.symbolCosts, () => () => 1)],
  },
  {
    id: 'events-after-symbols-only',
    says: 'no Counter symbol could be used after an Event',
    contradicts: ['OP-7-1-3-2-1g'],
    decides: [instead(step.goesOn, () => (after) => after.kind !== 'event')],
  },
  {
    id: 'counter-events-in-the-block-step',
    says: 'Counter Events could be used in the block step too',
    contradicts: ['OP-7-1-3-2-2a'],
    decides: [instead(step.eventInCounterStep, () => blockOrCounter)],
  },
  {
    id: 'attackers-use-counter-events',
    says: 'the attacking player could use Counter Events',
    contradicts: ['OP-7-1-3-2-2a'],
    decides: [instead(step.isEventInHand, () => (c, side) => c.zone === 'hand' && c.side === side)],
  },
  {
    id: 'counter-events-of-the-attacker-are-used',
    says: 'the attacked player could use a Counter Event of the attacking player',
    contradicts: ['OP-7-1-3-2-2a'],
    decides: [instead(step.isEventInHand, () => (c, side, asked) => c.zone === 'hand' && asked?.waiting === side)],
  },
  {
    id: 'no-counter-events',
    says: 'Events could not be used in the counter step',
    contradicts: ['OP-7-1-3-2-2a'],
    decides: [instead(step.eventInCounterStep, () => () => false)],
  },
  {
    id: 'counter-events-in-one-battle-a-turn',
    says: 'Counter Events could be used in one battle of a turn only',
    contradicts: ['OP-7-1-3-2-2a'],
    decides: [instead(step.eventInCounterStep, (original) => (asked, s) => original(asked, s) && !usedInAnotherBattle(s, 'event'))],
  },
  {
    id: 'counter-events-give-power',
    says: 'an Event could be used as a Counter only if it gives power',
    contradicts: ['OP-7-1-3-2-2a', 'OP-7-1-3-2-2c'],
    bug: 'optcgsandbox#EB01-009',
    decides: [instead(step.hasCounterEffect, () => (e) => e?.does.some((d) => d.do === 'boost') ?? false)],
  },
  {
    id: 'counter-events-are-free',
    says: 'a Counter Event cost nothing',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [instead(step.costOf, () => () => 0)],
  },
  {
    id: 'costs-are-looked-at-only',
    says: 'DON!! had to be there for a Counter Event, and were not rested',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [instead(step.eventOrder, () => () => ['discard', 'effect'])],
  },
  {
    id: 'costs-are-paid-as-far-as-possible',
    says: 'a Counter Event could be used though its cost cannot be paid in full',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [instead(step.canBePaid, () => () => true)],
  },
  {
    id: 'counter-events-are-paid-last',
    says: 'a Counter Event were paid for after its effect',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [instead(step.eventOrder, () => () => ['discard', 'effect', 'pay'])],
  },
  {
    id: 'one-don-stays',
    says: 'one DON!! had to stay active beside the cost of a Counter Event',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [
      instead(
        step.canBePaid,
        () =>
          (c, { activeDon }) =>
            activeDon > step.costOf(c),
      ),
    ],
  },
  {
    id: 'rested-don-pay',
    says: 'rested DON!! counted for a cost as well',
    contradicts: ['OP-7-1-3-2-2b'],
    decides: [
      instead(
        step.canBePaid,
        () =>
          (c, { activeDon, restedDon }) =>
            activeDon + restedDon >= step.costOf(c),
      ),
    ],
  },
  {
    id: 'counter-events-do-nothing',
    says: 'the effect of a Counter Event were not carried out',
    contradicts: ['OP-7-1-3-2-2c'],
    decides: [instead(step.effectDoes, () => () => [])],
  },
  {
    id: 'counter-events-do-one-thing',
    says: 'only the first part of a Counter Event were carried out',
    contradicts: ['OP-7-1-3-2-2c'],
    decides: [instead(step.effectDoes, () => (e) => e.does.slice(0, 1))],
  },
  {
    id: 'counter-events-give-nothing-but-power',
    says: 'only the power of a Counter Event were given',
    contradicts: ['OP-7-1-3-2-2c'],
    decides: [instead(step.effectDoes, () => (e) => e.does.filter((d) => d.do === 'boost'))],
  },
  {
    id: 'counter-events-are-kept',
    says: 'a Counter Event went back to hand',
    contradicts: ['OP-7-1-3-2-2d'],
    decides: [instead(step.eventGoesTo, () => () => 'hand')],
  },
  {
    id: 'counter-events-go-under-the-deck',
    says: 'a Counter Event went to the deck',
    contradicts: ['OP-7-1-3-2-2d'],
    decides: [instead(step.eventGoesTo, () => () => 'deck')],
  },
  {
    id: 'counter-events-linger',
    says: 'a Counter Event stayed where it is until its effect is done, and its cost were paid last',
    contradicts: ['OP-7-1-3-2-2d'],
    decides: [instead(step.eventOrder, () => () => ['effect', 'pay', 'discard'])],
  },
  {
    id: 'damage-without-the-attacker',
    says: 'an attacker that left in the counter step were compared all the same',
    contradicts: ['OP-7-1-3-3a'],
    bug: 'optcg-sim#opt-243',
    decides: [instead(step.attackerLeft, () => () => false)],
  },
  {
    id: 'damage-without-the-target',
    says: 'a card that left in the counter step were compared and K.O.’d all the same',
    contradicts: ['OP-7-1-3-3b'],
    bug: 'optcg-sim#opt-243',
    decides: [instead(step.targetLeft, () => () => false), instead(canBeKod, () => (zone) => zone !== 'leader')],
  },
  {
    id: 'kod-cards-are-compared',
    says: 'a card that is K.O.’d in the counter step had not left',
    contradicts: ['OP-7-1-3-3a', 'OP-7-1-3-3b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isKod(b.attacker, s)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isKod(b.target, s)),
    ],
  },
  {
    id: 'life-is-no-departure-from-a-counter',
    says: 'a card that is put into the Life in the counter step had not left',
    contradicts: ['OP-7-1-3-3a', 'OP-7-1-3-3b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isLife(b.attacker)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isLife(b.target)),
    ],
  },
  {
    id: 'attacks-return-to-the-leader',
    says: 'an attack went to the Leader when the blocker that took it has left',
    contradicts: ['OP-7-1-3-3b'],
    decides: [
      instead(step.targetLeft, (original) => (b, s) => {
        if (!original(b, s) || b.blocks === 0) return original(b, s);
        b.target = takesPart(leaderOf(s.position, b.target.card.side), s);
        return false;
      }),
    ],
  },
  {
    id: 'departure-leads-to-the-damage-step',
    says: 'a departure in the counter step led to the damage step',
    contradicts: ['OP-7-1-3-3a', 'OP-7-1-3-3b'],
    decides: [instead(step.goesTo, () => () => 'damage')],
  },
  {
    id: 'any-departure-ends-the-counter-step',
    says: 'there were no damage step when any card on the field has left in the counter step',
    contradicts: ['OP-7-1-3-3a'],
    decides: [
      instead(
        step.attackerLeft,
        () => (_, s) => s.position.cards.some((c) => c.side === s.position.turn.player && s.departures.includes(c.id)),
      ),
    ],
  },
];
