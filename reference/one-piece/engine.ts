import { advance, next } from '../kernel/agenda.ts';
import { allHold, type ClauseId, refusal } from '../kernel/clause.ts';
import { listed } from '../kernel/door.ts';
import { engineOf } from '../kernel/machine.ts';
import type { Open } from '../kernel/types.ts';
import { gameGoesOn } from './1-2-1-defeat.ts';
import { inMainPhase, isTurnPlayers } from './6-5-6-battles-in-the-main-phase.ts';
import * as attackStep from './7-1-1-attack-step.ts';
import * as blockStep from './7-1-2-block-step.ts';
import * as counterStep from './7-1-3-counter-step.ts';
import * as damageStep from './7-1-4-damage-step.ts';
import { noBattleRuns } from './7-1-5-end-of-battle.ts';
import * as effects from './8-effects.ts';
import { isFighter } from './board.ts';
import { block, counter, counterEvent, declare } from './course.ts';
import { take, useTrigger } from './damage.ts';
import { admitCommands, admitPosition } from './door.ts';
import { carryOutPending, use } from './effects.ts';
import { effectOf, emitNext, find, stateOf } from './table.ts';
import type { Asked, Battle, Card, Character, Command, Effect, EventCard, Fighter, Id, Position, Side, State } from './types.ts';

/** The One Piece Card Game, chapter 7-1: what happens when these commands are given in this position. */
export const run = engineOf<Position, Command, State>({
  admitPosition,
  admitCommands,
  begin: stateOf,
  refuses,
  perform,
  open: openOf,
  candidates,
});

function openOf({ asked, battle }: State): Open | null {
  if (!asked) return null;
  const pair = battle && { attacker: battle.attacker.card.id, target: battle.target.card.id };
  switch (asked.window) {
    case 'choice':
      return { window: 'choice', waiting: asked.waiting, kind: asked.kind, options: asked.options, min: 1, max: 1, ...pair };
    case 'trigger':
      return { window: 'trigger', waiting: asked.waiting, card: asked.card.id, ...pair };
    default:
      return { window: asked.window, waiting: asked.waiting, ...pair };
  }
}

type Attempt = { s: State; side: Side; attackers: readonly Id[]; targets: readonly Id[]; attacker: () => Card; target: () => Card };
/** 7-1-1-1 and 7-1-1-2 in the order of the text. */
const toAttack: readonly ((a: Attempt) => boolean)[] = [
  ({ s }) => gameGoesOn(s.winner),
  ({ s }) => effects.noChoiceIsOpen(s.asked),
  ({ s }) => noBattleRuns(s.battle),
  ({ s }) => effects.noTriggerIsOffered(s.asked),
  ({ s }) => inMainPhase(s.position),
  ({ attackers }) => attackStep.isOneAttacker(attackers),
  ({ s, attacker }) => isTurnPlayers(s.position, attacker().side),
  ({ attacker }) => attackStep.canAttack(attacker()),
  ({ attacker }) => attackStep.isActiveAttacker(attacker() as Fighter),
  ({ side, attacker }) => attackStep.picksTarget(side, attacker()),
  ({ targets }) => attackStep.isOneTarget(targets),
  ({ attacker, target }) => attackStep.isOpposing(target(), attacker().side),
  ({ s, target }) => attackStep.canBeAttacked(target(), s.position),
];

type Using = { s: State; side: Side; card: Card };
const offeredCard = (asked: Asked | null): Card | null => (asked?.window === 'trigger' ? asked.card : null);
/** What a use is meant as: that depends on where the card is. */
type Use = 'trigger' | 'event' | 'symbol' | 'block' | 'main';
function useOf({ s, card }: Using): Use {
  if (card.zone === 'life') return 'trigger';
  if (card.kind === 'event') return 'event';
  if (card.zone === 'hand') return 'symbol';
  if (isFighter(card) && card.keywords.blocker && s.battle) return 'block';
  if (s.asked?.window === 'counter' && counterSymbol(card)) return 'symbol';
  return s.battle && effectOf(s.position, 'main', card.id) === undefined ? 'block' : 'main';
}
const counterSymbol = (c: Card): boolean => c.kind === 'character' && c.counter > 0;

/** What each use needs, in the order of the text. */
const needed: Readonly<Record<Use, readonly ((u: Using) => boolean)[]>> = {
  main: [
    ({ side, card }) => effects.isOwn(card.side, side),
    ({ s, side }) => isTurnPlayers(s.position, side),
    ({ s }) => inMainPhase(s.position),
    ({ s }) => effects.isOutsideBattle(s.battle),
    ({ s }) => effects.noTriggerIsOffered(s.asked),
    ({ s, card }) => effects.hasMainEffect(effectOf(s.position, 'main', card.id), s.position),
  ],
  block: [
    // A second Blocker comes too late even where the step has ended with the first.
    ({ s }) => blockStep.isUnblocked(s.battle as Battle, s),
    ({ s }) => blockStep.inBlockStep(s.asked),
    ({ s, side }) => blockStep.isAttackedPlayer(side, s.asked),
    ({ side, card }) => blockStep.isOwnBlocker(card, side),
    ({ s, card }) => blockStep.hasBlocker(card, s),
    ({ card }) => blockStep.isActiveBlocker(card as Fighter),
    ({ s, card }) => blockStep.isAnotherCard(card, s.battle as Battle),
  ],
  symbol: [
    ({ s }) => counterStep.inCounterStep(s.asked, s),
    ({ s, side }) => counterStep.isAttackedPlayer(side, s.asked),
    ({ side, card }) => counterStep.isOwn(card, side),
    ({ card }) => counterStep.isInHand(card),
    ({ card }) => counterStep.hasSymbol(card),
  ],
  event: [
    ({ s }) => counterStep.eventInCounterStep(s.asked, s),
    ({ s, side, card }) => counterStep.isEventInHand(card, side, s.asked),
    ({ s, card }) => counterStep.hasCounterEffect(effectOf(s.position, 'counter', card.id)),
    ({ s, side, card }) => counterStep.canBePaid(card as EventCard, s.position.players[side]),
  ],
  trigger: [
    ({ s, card }) => damageStep.isTriggerOf(card, offeredCard(s.asked)),
    ({ side, card }) => damageStep.isOwnTrigger(side, card.side),
  ],
};
const toUse: readonly ((u: Using) => boolean)[] = [
  ({ s }) => gameGoesOn(s.winner),
  ({ s }) => effects.noChoiceIsOpen(s.asked),
  (u) => allHold(needed[useOf(u)], u),
];

const toPass: readonly ((p: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => gameGoesOn(s.winner),
  ({ s }) => effects.noChoiceIsOpen(s.asked),
  ({ s, side }) => effects.isAsked(s.asked, side),
  ({ s, side }) => {
    if (s.asked?.window === 'block') return blockStep.mayDecline(side, s.position);
    return s.asked?.window === 'counter' ? counterStep.mayDecline() : damageStep.mayDeclineTrigger();
  },
];
const toChoose: readonly ((c: { s: State; side: Side; ids: readonly Id[] }) => boolean)[] = [
  ({ s }) => gameGoesOn(s.winner),
  ({ s, side }) => effects.isAsked(s.asked, side),
  ({ s, ids }) => effects.choosesAmong(s.asked?.window === 'choice' ? s.asked.options : [], ids),
];
const toEndPhase: readonly ((e: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => gameGoesOn(s.winner),
  ({ s }) => effects.noChoiceIsOpen(s.asked),
  ({ s }) => noBattleRuns(s.battle),
  ({ s }) => effects.noTriggerIsOffered(s.asked),
  ({ s, side }) => isTurnPlayers(s.position, side),
  ({ s }) => inMainPhase(s.position),
];
const toSettle: readonly ((e: { s: State }) => boolean)[] = [({ s }) => effects.noChoiceIsOpen(s.asked)];

function attemptOf(s: State, c: Extract<Command, { do: 'attack' }>): Attempt {
  const p = s.position;
  const attackers = listed(c.attacker);
  const targets = attackStep.namedTarget(listed(c.target), c.side, p);
  return { s, side: c.side, attackers, targets, attacker: () => find(p, attackers[0] as Id), target: () => find(p, targets[0] as Id) };
}

function refuses(s: State, c: Command): ClauseId[] | undefined {
  switch (c.do) {
    case 'attack':
      return refusal(toAttack, attemptOf(s, c));
    case 'use':
      return refusal(toUse, { s, side: c.side, card: find(s.position, c.effect) });
    case 'pass':
      return refusal(toPass, { s, side: c.side });
    case 'choose':
      return refusal(toChoose, { s, side: c.side, ids: c.ids });
    case 'end-phase':
      return refusal(toEndPhase, { s, side: c.side });
    case 'settle':
      return refusal(toSettle, { s });
  }
}

/** Whether the procedure has to stop here. */
const stops = (s: State): boolean => s.asked !== null || s.winner !== null;

function perform(s: State, c: Command): void {
  switch (c.do) {
    case 'attack': {
      const { attacker, target } = attemptOf(s, c);
      declare(s, attacker() as Fighter, target() as Fighter);
      break;
    }
    case 'use':
      useCard(s, find(s.position, c.effect));
      break;
    case 'choose':
      answer(s, c.ids[0] as Id);
      break;
    case 'pass':
      decline(s);
      break;
    case 'end-phase':
      s.position.turn.phase = 'end';
      emitNext(s, { kind: 'phase', to: 'end' });
      break;
    case 'settle':
      // A choice that comes up on the way is nobody's to decline.
      while (s.asked && s.asked.window !== 'choice') {
        decline(s);
        advance(s, stops);
      }
  }
  advance(s, stops);
}

function useCard(s: State, card: Card): void {
  const { asked } = s;
  switch (useOf({ s, side: card.side, card })) {
    case 'main': {
      const effect = effectOf(s.position, 'main', card.id) as Effect;
      emitNext(s, { kind: 'use', card: card.id, by: effect.id });
      next(
        s,
        () => use(s, effect, effect.does),
        () => carryOutPending(s),
      );
      break;
    }
    case 'block':
      block(s, s.battle as Battle, card as Fighter);
      break;
    case 'symbol':
      counter(s, s.battle as Battle, card as Character);
      break;
    case 'event':
      counterEvent(s, s.battle as Battle, card as EventCard);
      break;
    case 'trigger':
      s.asked = null;
      useTrigger(s, asked as Extract<Asked, { window: 'trigger' }>);
  }
}
function answer(s: State, id: Id): void {
  const { asked } = s;
  s.asked = null;
  if (asked?.window === 'choice') asked.answer(id);
}
/** Whoever is asked does without: a Life card then goes to hand. */
function decline(s: State): void {
  const { asked } = s;
  s.asked = null;
  if (asked?.window === 'trigger') take(s, asked.card);
}

/** Choices, passes and uses, attacks in card order, the end of the phase. */
function candidates(s: State): Command[] {
  const { cards } = s.position;
  const options = s.asked?.window === 'choice' ? s.asked.options : [];
  return (['north', 'south'] as const).flatMap((side): Command[] => [
    ...options.map((option): Command => ({ do: 'choose', side, ids: [option] })),
    { do: 'pass', side },
    ...cards.map((c): Command => ({ do: 'use', side, effect: c.id })),
    // Most cards are no attacker for this side: ask that once, not once a target.
    ...cards
      .filter((a) => attackStep.canAttack(a) && attackStep.picksTarget(side, a))
      .flatMap((a) => cards.map((t): Command => ({ do: 'attack', side, attacker: a.id, target: t.id }))),
    { do: 'end-phase', side },
  ]);
}
