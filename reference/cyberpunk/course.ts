import { next } from '../kernel/agenda.ts';
import { unheard } from '../kernel/clause.ts';
import { byId } from '../kernel/machine.ts';
import { opponentOf } from '../kernel/types.ts';
import * as declaring from './9.1-declaring.ts';
import * as react from './9.7-react-step.ts';
import { afterFight, opponentInFight, whoFights } from './9.15-fight-step.ts';
import * as stealing from './9.18-steal-step.ts';
import * as ending from './9.21-ending-an-attack.ts';
import { priceOfCall } from './11.14-call-a-legend.ts';
import { endDurations, lend, lentTo } from './durations.ts';
import { resolve, resolvePending, wake } from './effects.ts';
import { fight } from './fight.ts';
import { emit, gigsOf, isUnitTarget, nameOf } from './table.ts';
import type { Attack, Effect, Gig, Id, Legend, Program, Reaction, Side, State, Target, Unit } from './types.ts';

/** 9.3 The steps of a declaration; with the announcement the attack begins. */
export function declare(s: State, attacker: Unit, target: Target): void {
  for (const step of declaring.declarationSteps()) {
    s.now += 1;
    switch (step) {
      case 'unit':
        emit(s, { kind: 'attacker', card: attacker.id });
        break;
      case 'target':
        emit(s, { kind: 'target', card: nameOf(target) });
        break;
      case 'spend':
        if (!declaring.isSpentBy(attacker)) break;
        attacker.ready = false;
        emit(s, { kind: 'spend', card: attacker.id });
        break;
      case 'announce':
        announce(s, attacker, target);
    }
  }
}

/** 9.3.4 to 9.6 The attack is on; what it wakes is resolved before the React Step. */
function announce(s: State, attacker: Unit, target: Target): void {
  const by = declaring.announcedAttacker(attacker);
  const card = declaring.announcedTarget(nameOf(target));
  emit(s, { kind: 'announce', ...(by !== null && { by }), ...(card !== null && { card }) });
  const attack: Attack = {
    attacking: attacker.side,
    defending: opponentOf(attacker.side),
    attacker,
    target,
    step: declaring.isOnSince(),
    blocked: false,
    asked: false,
    closed: false,
    reactions: [],
    ordered: false,
    done: false,
    over: false,
  };
  s.attack = attack;
  lend(s);
  wake(s, 'spent', attacker.id);
  wake(s, 'attacks', attacker.id);
  if (isUnitTarget(target)) wake(s, 'attacked', target.id);
  const first = declaring.resolvesBeforeReact() ? [() => resolvePending(s)] : [];
  next(s, ...first, () => toReact(s, attack));
}

/** 9.6, 9.7 The React Step, unless the attack has ended. */
function toReact(s: State, attack: Attack): void {
  if (s.attack !== attack) return;
  look(s, 'at rest');
  if (attack.over) return endEarly(s, attack);
  if (!declaring.reactFollows(attack, s)) return moveOn(s, attack);
  enter(s, attack, 'react');
  ask(s, attack);
}
function enter(s: State, attack: Attack, step: 'react' | 'fight' | 'steal'): void {
  attack.step = step;
  s.now += 1;
  emit(s, { kind: 'enter', to: step });
  lend(s);
}
function ask(s: State, attack: Attack): void {
  attack.asked = true;
  if (react.closesByItself(s, attack)) closeReact(s, attack);
}

/** 9.7 A reaction is carried out, what it wakes is resolved, and the defending player is asked again. */
function reacts(s: State, reaction: Reaction, ...steps: (() => void)[]): void {
  const { attack } = s;
  if (!attack) return next(s, ...steps, () => resolvePending(s));
  attack.asked = false;
  attack.reactions.push(reaction);
  if (react.resolvesBeforeNext()) steps.push(() => resolvePending(s));
  next(s, ...steps, () => askAgain(s, attack));
}
function askAgain(s: State, attack: Attack): void {
  if (s.attack !== attack) return;
  look(s, 'at rest');
  if (attack.over) endEarly(s, attack);
  else if (attack.closed) moveOn(s, attack);
  else ask(s, attack);
}

/** 9.8, 11.14 */
export function call(s: State, legend: Legend): void {
  reacts(s, 'call', () => {
    const player = s.position.players[legend.side];
    player.eddies -= priceOfCall();
    player.called = s.position.turn.number;
    legend.face = 'up';
    s.now += 1;
    emit(s, { kind: 'call', card: legend.id });
    wake(s, 'called', legend.id);
  });
}
/** 9.9 */
export function block(s: State, blocker: Unit): void {
  reacts(s, 'block', () => {
    const { attack } = s;
    if (!attack) return;
    s.now += 1;
    if (react.blockingSpends(blocker)) {
      blocker.ready = false;
      emit(s, { kind: 'spend', card: blocker.id });
    }
    attack.target = react.redirected(attack.target, blocker);
    attack.blocked = true;
    emit(s, { kind: 'block', card: blocker.id });
    if (!react.goesOnAfterBlock(attack)) attack.closed = true;
    wake(s, 'spent', blocker.id);
    wake(s, 'blocks', blocker.id);
  });
}
/** 9.10 */
export function useEffect(s: State, effect: Effect): void {
  effect.used = true;
  reacts(s, 'effect', () => {
    s.now += 1;
    emit(s, { kind: 'use', by: effect.id });
    resolve(s, effect, 'used');
  });
}
/** 9.10.1 */
export function play(s: State, program: Program): void {
  reacts(
    s,
    'program',
    () => {
      s.position.players[program.side].eddies -= react.costOf(program);
      s.now += 1;
      emit(s, { kind: 'play', card: program.id });
      wake(s, 'played', program.id);
      resolve(s, program, 'used');
    },
    () => {
      program.zone = 'trash';
    },
  );
}

/** 9.12, 9.14 */
export function closeReact(s: State, attack: Attack): void {
  attack.asked = false;
  attack.closed = true;
  s.now += 1;
  emit(s, { kind: 'leave', to: 'react' });
  if (s.choice === null) next(s, () => moveOn(s, attack));
}
function moveOn(s: State, attack: Attack): void {
  if (!react.movesOn(attack)) return endAttack(s, attack);
  toStep(s, attack);
}
function toStep(s: State, attack: Attack): void {
  const { target } = attack;
  const step = isUnitTarget(target) ? react.stepAgainstUnit(target) : react.stepAgainstArea(target);
  const opponent = step === 'fight' ? opponentInFight(attack, s.position) : null;
  const area = step === 'steal' ? stealing.areaToStealFrom(attack) : null;
  if (opponent) fightStep(s, attack, opponent);
  else if (area) stealStep(s, attack, area);
  else endAttack(s, attack);
}

/** 9.15 to 9.17 */
function fightStep(s: State, attack: Attack, opponent: Unit): void {
  enter(s, attack, 'fight');
  attack.done = true;
  after(s, attack, 'fight', afterFight());
  const pair = whoFights(attack.attacker, opponent);
  if (pair) fight(s, pair[0], pair[1], 'by attack');
}

/** 9.18 to 9.20 */
function stealStep(s: State, attack: Attack, area: Side): void {
  enter(s, attack, 'steal');
  attack.done = true;
  after(s, attack, 'steal', stealing.afterSteal());
  const gigs = gigsOf(s.position, area);
  if (stealing.isEmptied(gigs)) return;
  const wanted = stealing.toSteal(stealing.decisivePower(attack.attacker, lentTo(s, attack.attacker), s));
  const count = stealing.asManyAsPossible(wanted, gigs.length);
  const options = gigs.map((g) => g.id);
  if (count <= 0) return;
  if (count >= gigs.length) return steal(s, attack, options);
  s.choice = { kind: 'steal', side: stealing.choosesGigs(attack), options, count, answer: (ids) => steal(s, attack, ids) };
}
function steal(s: State, attack: Attack, ids: readonly Id[]): void {
  s.now += 1;
  for (const id of ids) {
    const gig = byId(s.position.cards, id) as Gig;
    gig.side = stealing.goesTo(attack);
    emit(s, { kind: 'steal', card: id, by: attack.attacker.id, to: gig.side });
    if (!stealing.moveTogether()) s.now += 1;
  }
  for (const id of ids) wake(s, 'stolen', id);
  wake(s, 'steals', attack.attacker.id);
}

/** 9.17, 9.20 What comes after the fight or the theft. */
function after(s: State, attack: Attack, step: 'fight' | 'steal', order: readonly ('pending' | 'step' | 'attack')[]): void {
  const todo = {
    pending: () => resolvePending(s),
    step: () => {
      s.now += 1;
      emit(s, { kind: 'leave', to: step });
    },
    attack: () => endAttack(s, attack),
  };
  next(s, ...order.map((what) => todo[what]));
}

/** 9.21 Looks whether the attack has ended. The grounds are looked at until the fight or the theft. */
export function look(s: State, when: 'meanwhile' | 'at rest' = 'meanwhile'): void {
  const { attack } = s;
  if (!attack || attack.over || attack.done) return;
  const holds = (): boolean =>
    ending.mayEndIn(attack.step) && (when === 'at rest' || attack.ordered || ending.looksAllTheTime()) && ending.hasEnded(attack, s);
  // Grounds that were looked at and do not hold lead to nothing.
  if (!unheard(holds) || !holds()) return;
  over(s, attack);
  if (ending.readiesAttacker(attack)) attack.attacker.ready = true;
  if (!ending.leftoversResolve(attack)) s.pending = [];
}
function over(s: State, attack: Attack): void {
  attack.over = true;
  attack.asked = false;
  if (!ending.durationsOutlastAttack()) endDurations(s);
  emit(s, { kind: 'end', by: attack.attacker.id, card: nameOf(attack.target) });
}
/** 9.22 It ended before the fight or the theft. */
function endEarly(s: State, attack: Attack): void {
  const goesOn = isUnitTarget(attack.target) ? ending.fightsAllTheSame(attack) : ending.stealsAllTheSame(attack);
  if (goesOn) toStep(s, attack);
  else close(s, attack);
}
function endAttack(s: State, attack: Attack): void {
  s.now += 1;
  if (!attack.over) over(s, attack);
  close(s, attack);
}
/** 9.23, 9.24 What is still pending is resolved, then durations end. */
function close(s: State, attack: Attack): void {
  next(
    s,
    () => resolvePending(s),
    () => finish(s, attack),
  );
}
function finish(s: State, attack: Attack): void {
  if (s.attack !== attack) return;
  s.now += 1;
  endDurations(s);
  s.attack = null;
  emit(s, { kind: 'resume' });
  if (!ending.phaseGoesOn()) s.position.turn.phase = 'end';
}
