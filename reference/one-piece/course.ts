import { next } from '../kernel/agenda.ts';
import { following, steps } from './7-1-0-steps.ts';
import * as attackStep from './7-1-1-attack-step.ts';
import * as blockStep from './7-1-2-block-step.ts';
import * as counterStep from './7-1-3-counter-step.ts';
import * as damageStep from './7-1-4-damage-step.ts';
import * as endStep from './7-1-5-end-of-battle.ts';
import { damage } from './damage.ts';
import { activate, boost, carryOutPending, ko, use } from './effects.ts';
import { effectOf, emit, emitNext, find, leaderOf, put, takesPart } from './table.ts';
import type { Battle, Character, Effect, EventCard, Fighter, Id, Side, State, Step, Zone } from './types.ts';

/** 7-1-1-1 The attack is declared and its attacker rested: one act. */
export function declare(s: State, attacker: Fighter, target: Fighter): void {
  const b: Battle = { attacker: takesPart(attacker, s), target: takesPart(target, s), blocks: 0 };
  s.battle = b;
  const oneInstant = attackStep.isOneInstant();
  s.now += 1;
  for (const part of attackStep.declaration()) {
    if (part === 'declare') emit(s, { kind: 'declare', by: attacker.id, card: target.id });
    else if (attackStep.restsAttacker(attacker)) {
      if ('rested' in attacker) attacker.rested = true;
      emit(s, { kind: 'rest', card: attacker.id });
    }
    if (!oneInstant) s.now += 1;
  }
  begin(s, b, steps()[0] ?? 'end');
}

/** Begins a step: the first one is that of the declaration. */
function begin(s: State, b: Battle, step: Step): void {
  emitNext(s, { kind: 'step', to: step });
  switch (step) {
    case 'attack':
      activate(s, (e) => attackStep.wakesOnAttack(e, b) || attackStep.wakesOnDefence(e, b));
      return next(
        s,
        () => carryOutPending(s),
        () => leave(s, b, step),
      );
    case 'block':
      if (s.position.effects.length > 0 && blockStep.wakesWith() === 'step')
        activate(s, (e) => blockStep.wakesOnBlock(e, b.target.card.side, null));
      return next(
        s,
        () => carryOutPending(s),
        () => ask(s, b, step),
        () => leave(s, b, step),
      );
    case 'counter':
      return next(
        s,
        () => ask(s, b, step),
        () => leave(s, b, step),
      );
    case 'damage':
      return next(
        s,
        () => fight(s, b),
        () => carryOutPending(s),
        () => leave(s, b, step),
      );
    case 'end':
      end(s, b);
  }
}

// Plain objects: a module that is looked into by a variable is slow.
const exitOf = ({ attackerLeft, targetLeft, goesTo }: Exit): Exit => ({ attackerLeft, targetLeft, goesTo });
type Exit = {
  attackerLeft: (b: Battle, s: State) => boolean;
  targetLeft: (b: Battle, s: State) => boolean;
  goesTo: () => Step;
};
const exits = { attack: exitOf(attackStep), block: exitOf(blockStep), counter: exitOf(counterStep) } as const;
/** The end of a step: if a participant has changed area meanwhile, the battle goes on elsewhere. */
function leave(s: State, b: Battle, step: Exclude<Step, 'end'>): void {
  if (step !== 'damage') {
    const exit = exits[step];
    if (exit.attackerLeft(b, s) || exit.targetLeft(b, s)) return begin(s, b, exit.goesTo());
  }
  begin(s, b, following(step));
}

function ask(s: State, b: Battle, window: 'block' | 'counter'): void {
  s.asked = { window, waiting: window === 'block' ? blockStep.askedPlayer(b) : counterStep.askedPlayer(b) };
}

/** 7-1-2-1 A Blocker is used: it is rested and becomes the attacked card. */
export function block(s: State, b: Battle, blocker: Fighter): void {
  s.asked = null;
  const before = b.target;
  b.blocks += 1;
  s.now += 1;
  if (blockStep.restsBlocker()) {
    blocker.rested = true;
    emit(s, { kind: 'rest', card: blocker.id });
  }
  if (blockStep.takesTheAttack()) b.target = takesPart(blocker, s);
  emit(s, { kind: 'block', card: blocker.id, by: b.attacker.card.id });
  if (blockStep.wakesWith() === 'block') activate(s, (e) => blockStep.wakesOnBlock(e, blocker.side, blocker));
  next(
    s,
    () => carryOutPending(s),
    () => {
      if (!blockStep.staysTheTarget(blocker)) b.target = before;
      if (blockStep.isUnblocked(b, s)) ask(s, b, 'block');
    },
  );
}

/** 7-1-3-2-1 A Counter symbol is used: the card is discarded, and one of the player's cards gains its number. */
export function counter(s: State, b: Battle, card: Character): void {
  s.asked = null;
  emitNext(s, { kind: 'counter', card: card.id });
  pay(s, card, counterStep.symbolCosts(card));
  discard(s, card, counterStep.discardsTo());
  reopen(s, b, card);
  const options = counterStep.receivers(card.side, s.position, b).map((c) => c.id);
  const give = (id: Id): void => {
    const to = find(s.position, id) as Fighter;
    boost(s, to, counterStep.bonusOf(card, to, s), card.id, counterStep.lastsForBattle());
  };
  if (options.length === 1) give(options[0] as string);
  else if (options.length > 1) s.asked = { window: 'choice', waiting: card.side, kind: card.id, options, answer: give };
}

/** 7-1-3-2-2 A Counter Event is used: paid for, discarded, carried out. */
export function counterEvent(s: State, b: Battle, card: EventCard): void {
  s.asked = null;
  const effect = effectOf(s.position, 'counter', card.id) as Effect;
  emitNext(s, { kind: 'counter', card: card.id });
  reopen(s, b, card);
  next(
    s,
    ...counterStep.eventOrder().map((part) => () => {
      if (part === 'pay') pay(s, card, counterStep.costOf(card));
      else if (part === 'discard') discard(s, card, counterStep.eventGoesTo());
      else use(s, effect, counterStep.effectDoes(effect));
    }),
  );
}
/** After a Counter the player is asked again. */
function reopen(s: State, b: Battle, after: Character | EventCard): void {
  next(
    s,
    () => carryOutPending(s),
    () => {
      if (counterStep.goesOn(after)) ask(s, b, 'counter');
    },
  );
}

function pay(s: State, card: Character | EventCard, cost: number): void {
  if (cost === 0) return;
  const player = s.position.players[card.side];
  const paid = Math.min(cost, player.activeDon);
  player.activeDon -= paid;
  player.restedDon += paid;
  emitNext(s, { kind: 'pay', card: card.id, amount: paid });
}
function discard(s: State, card: Character | EventCard, to: Zone): void {
  put(s, card, to);
  emitNext(s, { kind: 'discard', card: card.id, to });
}

/** 7-1-4 The two are compared, and the loser bears what comes of it. */
function fight(s: State, b: Battle): void {
  const attacker = b.attacker.card;
  const target = b.target.card;
  const attacking = damageStep.comparedPower(attacker, s);
  const attacked = damageStep.comparedPower(target, s);
  emitNext(s, { kind: 'compare', card: attacker.id, amount: attacking });
  emit(s, { kind: 'compare', card: target.id, amount: attacked });
  if (damageStep.isWon(attacking, attacked, b) || !damageStep.isLost(attacking, attacked, b)) {
    emitNext(s, { kind: 'won', card: target.id, by: attacker.id });
    return beaten(s, b);
  }
  emitNext(s, { kind: 'lost', card: target.id, by: attacker.id });
  const after = damageStep.afterDefeat(b);
  if (after === 'ko') ko(s, attacker, target.id);
  else if (after === 'damage') hurt(s, attacker.side, 1, target.id);
}
function beaten(s: State, b: Battle): void {
  const attacker = b.attacker.card;
  const target = b.target.card;
  if (target.kind === 'leader') return hurt(s, target.side, damageStep.damageToLeader(attacker, s), attacker.id);
  const cost = damageStep.lifeForCharacter(b, s);
  if (cost > 0) hurt(s, target.side, cost, attacker.id);
  ko(s, target, attacker.id);
}
function hurt(s: State, side: Side, points: number, by: Id): void {
  if (points > 0) damage(s, { leader: leaderOf(s.position, side), points, by, cause: 'battle' });
}

/** 7-1-5 The end of the battle, however it was reached. */
function end(s: State, b: Battle): void {
  next(
    s,
    ...endStep.endOrder().map((part) => () => {
      if (part === 'expire') return expire(s, b);
      activate(s, (e) => endStep.wakesAtEnd(e, b, s));
      carryOutPending(s);
    }),
    () => {
      s.battle = null;
      const phase = endStep.returnsTo(s.position.turn.phase);
      if (phase === s.position.turn.phase) return;
      s.position.turn.phase = phase;
      emitNext(s, { kind: 'phase', to: phase });
    },
  );
}
function expire(s: State, b: Battle): void {
  if (s.boosts.length === 0) return;
  s.now += 1;
  const over = s.boosts.filter((x) => endStep.expires(x, b, s));
  s.boosts = [];
  for (const { card, amount } of over) {
    card.power -= amount;
    emit(s, { kind: 'expire', card: card.id, amount });
  }
}
