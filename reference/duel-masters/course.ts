import { advance, next } from '../kernel/agenda.ts';
import { opponentOf } from '../kernel/types.ts';
import * as pick from './101.4-trigger-order.ts';
import * as battleRules from './115-battle.ts';
import * as step from './505-attack-step.ts';
import { battling, toBeDestroyed } from './701.13-battling.ts';
import { doomed, losing } from './703.4-state-based-actions.ts';
import * as brief from './D-battle-in-brief.ts';
import { destroy, perform, wake } from './effects.ts';
import { emit, enter, find, findEffect } from './table.ts';
import type { Attack, Battle, Creature, Effect, Participant, Side, State } from './types.ts';

/** Whether somebody is to answer, or nothing is left to be done. */
const isAsked = (s: State): boolean => s.winner !== null || s.choice !== null || s.attack?.asksForBlock === true;
export const goOn = (s: State): void => advance(s, isAsked);

/** 506 A creature is declared as attacker. */
export function declare(s: State, attacker: Creature, target: Creature | Side): void {
  s.now += 1;
  emit(s, { kind: 'declare', by: attacker.id, card: typeof target === 'string' ? target : target.id });
  if (step.tapsToAttack(attacker)) tap(s, attacker);
  const attack: Attack = {
    attacker: enter(attacker, s),
    target: typeof target === 'string' ? target : enter(target, s),
    blocker: null,
    asksForBlock: false,
    withdrawn: [],
  };
  s.attack = attack;
  const steps = {
    abilities: () => {
      wake(s, { on: 'attacks', card: attacker.id });
      resolveAbilities(s, battleRules.abilityOrder);
    },
    block: () => {
      attack.asksForBlock = step.goesOn(attack, s);
    },
    battle: () => settleAttack(s, attack),
  };
  next(s, ...step.attackAbilities().map((name) => steps[name]), () => endAttack(s, attack));
}
function tap(s: State, c: Creature): void {
  c.tapped = true;
  emit(s, { kind: 'tap', card: c.id });
}

/** 507 A creature blocks: from now on the attack is its affair. */
export function block(s: State, attack: Attack, blocker: Creature): void {
  s.now += 1;
  attack.asksForBlock = false;
  attack.blocker = enter(blocker, s);
  if (step.tapsToBlock(blocker)) tap(s, blocker);
  emit(s, { kind: 'block', by: blocker.id, card: attack.attacker.card.id });
  wake(s, { on: 'blocks', card: blocker.id });
  next(s, () => resolveAbilities(s, battleRules.abilityOrder));
}

/** 508, 509 What comes of the attack: a battle, or a direct attack, or nothing. */
function settleAttack(s: State, attack: Attack): void {
  if (!step.goesOn(attack, s)) return;
  const blocker = brief.blockLeadsToBattle(attack);
  if (blocker) return battle(s, attack.attacker, blocker, 'block');
  if (brief.comesThrough(attack, s)) return attackDirectly(s, attack);
  const target = brief.attackLeadsToBattle(attack, s);
  if (target) battle(s, attack.attacker, target, 'attack');
}
function endAttack(s: State, { attacker }: Attack): void {
  s.now += 1;
  s.attack = null;
  emit(s, { kind: 'end', by: attacker.card.id });
}

/** 509 The player is hit: a shield breaks, or the game is lost. */
function attackDirectly(s: State, { attacker }: Attack): void {
  const side = opponentOf(attacker.side);
  const shields = step.shieldsOf(s.position, side);
  s.now += 1;
  if (step.isLost(shields)) {
    s.hit.push(side);
    return check(s);
  }
  const breakOne = (id: string): void => {
    const shield = find(s.position, id);
    shield.zone = 'hand';
    emit(s, { kind: 'break', card: id, by: attacker.card.id });
  };
  const options = shields.map((c) => c.id);
  if (options.length === 1) breakOne(options[0] as string);
  else s.choice = { side: attacker.side, options, settle: breakOne };
}

/** D1 An effect orders a battle: the abilities that were waiting wait until it is over (reading DM-Q3-10). */
export function battleByEffect(s: State, one: Creature, other: Creature): void {
  if (!brief.effectLeadsToBattle(one, other, s)) return;
  const older = s.waiting.splice(0);
  next(
    s,
    () => battle(s, enter(one, s), enter(other, s), 'effect'),
    () => {
      s.waiting.unshift(...older);
    },
  );
}

/** 115 A battle, from its start to the abilities that wait for its result. */
function battle(s: State, one: Participant, other: Participant, by: Battle['by']): void {
  const b: Battle = { one, other, by };
  if (!battleRules.isFought(b, s)) return;
  s.now += 1;
  emit(s, { kind: 'start', by: one.card.id, card: other.card.id });
  for (const c of battleRules.startOfBattle(b)) wake(s, { on: 'battles', card: c.id });
  const steps = [() => resolveAbilities(s, battleRules.abilityOrder), () => fight(s, b)];
  next(s, ...(battleRules.beforeComparison() ? steps : steps.reverse()));
}

function fight(s: State, b: Battle): void {
  if (!battleRules.isFoughtNow(b, s)) return;
  s.now += 1;
  emit(s, { kind: 'battle', by: b.one.card.id, card: b.other.card.id });
  const result = battling(b, s);
  for (const c of result.winners) emit(s, { kind: 'win', card: c.id });
  for (const c of result.losers) emit(s, { kind: 'lose', card: c.id });
  for (const { card } of [b.one, b.other]) card.tapped = brief.turnedByBattle(card, b);
  s.lost.push(...toBeDestroyed(result));
  const steps = {
    check: () => check(s),
    abilities: () => {
      for (const c of battleRules.haveWon(result, b)) wake(s, { on: 'wins', card: c.id });
      for (const c of battleRules.haveLost(result)) wake(s, { on: 'loses', card: c.id });
      resolveAbilities(s, battleRules.abilityOrderAfter);
    },
  };
  next(s, ...battleRules.afterBattle().map((name) => steps[name]));
}

/** 703.4 State-based actions, until there is nothing for them to do. */
function check(s: State): void {
  for (const group of doomed(s)) {
    s.now += 1;
    const gone = group.filter((c) => destroy(s, c));
    s.lost = s.lost.filter((c) => !group.includes(c));
    if (gone.length > 0) next(s, () => check(s));
  }
  const loser = losing(s);
  if (!loser) return;
  s.winner = opponentOf(loser);
  s.attack = null;
  s.agenda = [];
  emit(s, { kind: 'victory', card: s.winner });
}

type Order = (waiting: readonly Effect[], active: Side) => Effect[];
/** 101.4 One waiting ability after the other, each resolved whole; the next is picked where several could be. */
export function resolveAbilities(s: State, order: Order): void {
  if (s.waiting.length === 0) return;
  const could = pick.nextOnes(order(s.waiting, s.position.turn.player));
  const resolve = (e: Effect): void => {
    s.waiting = s.waiting.filter((w) => w !== e);
    s.now += 1;
    emit(s, { kind: 'resolve', by: e.id });
    next(s, ...carryOut(s, e), () => resolveAbilities(s, order));
  };
  const [first] = could;
  if (could.length === 1) resolve(first as Effect);
  else s.choice = { side: (first as Effect).side, options: could.map((e) => e.id), settle: (id) => resolve(findEffect(s.position, id)) };
}
/** What an effect does, step by step, and what the rules make of it. */
export const carryOut = (s: State, e: Effect): (() => void)[] => [...e.does.map((p) => () => perform(s, p, e.id)), () => check(s)];
