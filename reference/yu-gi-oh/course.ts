import { opponentOf } from '../kernel/types.ts';
import * as battle from './BS.0-battle-step.ts';
import { isPlayer } from './BS.1-who-attacks-whom.ts';
import * as response from './BS.5-responses.ts';
import * as replaying from './BS.7-replay.ts';
import * as after from './BS.9-after-the-chain.ts';
import * as often from './BS.11-how-often.ts';
import * as leaving from './BS.12-leaving-the-battle-step.ts';
import * as damage from './DS.1-damage-step.ts';
import { leave, lose, resolve } from './effects.ts';
import { askedFirst, chainOrder, closesAfter, goesOnResolving, nextPriority } from './FE.1-fast-effects.ts';
import { emit, find, numberOf, stand } from './table.ts';
import type { Attack, Effect, Id, Monster, Phase, Side, State, Timing, Window } from './types.ts';

function enter(s: State, phase: Phase): void {
  s.position.turn.phase = phase;
  s.now += 1;
  emit(s, { kind: 'step', to: phase });
}
const openFor = (s: State, timing: Timing, priority: Side = askedFirst(s.position)): void => {
  s.window = { timing, priority, passes: 0 };
};

/** BS.0 The turn player enters the Battle Phase. */
export function enterBattlePhase(s: State): void {
  const first = battle.beginsWith(s.position);
  enter(s, first);
  if (first === 'start') openFor(s, 'start');
}
/** BS.12 The turn player wants to end the Battle Step. */
export function wantToLeave(s: State): void {
  if (leaving.leavesAlone()) return enter(s, leaving.followsTheBattleStep());
  s.window = { timing: 'leaving', priority: leaving.isAsked(s.position), passes: 1 };
}

/** BS.1 The attack is declared and counted; BS.5 then something may respond. */
export function declare(s: State, attacker: Monster, target: Id): void {
  attacker.attacks = often.count(attacker, s.position);
  if (isPlayer(target)) attacker.direct = s.position.turn.number;
  s.attack = {
    attacker: stand(attacker, s),
    target: null,
    moves: { north: 0, south: 0 },
    numbers: { north: 0, south: 0 },
    answered: false,
    negated: false,
    replayed: false,
  };
  aim(s, s.attack, target);
  emit(s, { kind: 'declare', by: attacker.id, card: target });
  if (response.opensWindow(s.position)) openFor(s, 'attack', response.firstToRespond(s.position));
  else damageStep(s, s.attack);
}
/** What the attack is aimed at, and what the field looks like while it is. */
function aim(s: State, attack: Attack, target: Id): void {
  attack.target = isPlayer(target) ? null : stand(find(s.position, target), s);
  attack.moves.north = s.moves.north;
  attack.moves.south = s.moves.south;
  attack.numbers.north = numberOf(s.position, 'north');
  attack.numbers.south = numberOf(s.position, 'south');
}

/** FE.1 What is used becomes the next link, and the other player is asked. */
export function use(s: State, effect: Effect): void {
  effect.used = true;
  emit(s, { kind: 'use', by: effect.id });
  s.chain.push(effect);
  if (!s.window) openFor(s, 'open', effect.side);
  const window = s.window as Window;
  if (s.attack && window.timing === 'attack') s.attack.answered = true;
  window.passes = 0;
  window.priority = nextPriority(window.priority);
}
/** FE.1 When both have passed in a row the Chain resolves, or without one the time is over. */
export function pass(s: State): void {
  if (s.replay) return stop(s);
  const window = s.window as Window;
  window.passes += 1;
  window.priority = nextPriority(window.priority);
  if (window.passes < closesAfter()) return;
  s.window = null;
  if (s.chain.length === 0) return close(s, window);
  resolveChain(s);
  if (!s.winner) afterChain(s, window);
}

function resolveChain(s: State): void {
  const chain = chainOrder(s.chain.splice(0));
  emit(s, { kind: 'chain', amount: chain.length });
  for (const effect of chain) {
    if (s.winner || !goesOnResolving(s)) return;
    resolve(s, effect);
    if (s.attack && !replaying.waitsForTheChain() && replaying.isReplayDue(s.attack, s)) return;
  }
}

function afterChain(s: State, { timing }: Window): void {
  const { attack } = s;
  if (attack) return s.position.turn.phase === 'damage' ? damageGoesOn(s, attack) : goOn(s, attack, timing);
  if (timing === 'start') openFor(s, 'start');
  else if (timing === 'leaving' && leaving.leavesAfterAChain()) enter(s, leaving.followsTheBattleStep());
}
function close(s: State, { timing }: Window): void {
  if (timing === 'start') return enter(s, battle.followsTheStartStep(s.position));
  if (timing === 'leaving') return enter(s, leaving.followsTheBattleStep());
  if (!s.attack) return;
  if (timing === 'damage') calculate(s, s.attack);
  else damageStep(s, s.attack);
}

/** BS.7, BS.9 A Chain has resolved while an attack goes on. */
function goOn(s: State, attack: Attack, timing: Timing): void {
  if (!after.goesOn(attack, s)) return stop(s);
  if (replaying.isTimeToReplay(s.position.turn.phase) && replaying.isReplayDue(attack, s)) return replay(s, attack);
  openFor(s, timing === 'attack' ? response.timeAfterTheChain() : 'battle');
}
/** BS.8 The turn player chooses again; without anything to choose the attack stops. */
function replay(s: State, attack: Attack): void {
  s.now += 1;
  emit(s, { kind: 'replay', by: attack.attacker.card.id });
  attack.replayed = true;
  const options = replaying.replayOptions(attack, s.position);
  if (options.length === 0) return stop(s);
  s.replay = options;
}
export function choose(s: State, chosen: Id): void {
  const attack = s.attack as Attack;
  s.replay = null;
  const target = replaying.chosenTarget(chosen, attack);
  if (replaying.isDeclaredAnew()) return declare(s, attack.attacker.card, target);
  aim(s, attack, target);
  emit(s, { kind: 'retarget', by: attack.attacker.card.id, card: target });
  openFor(s, s.position.turn.phase === 'damage' ? 'damage' : 'battle');
}
/** The attack is over without damage calculation. */
function stop(s: State): void {
  const attack = s.attack as Attack;
  s.attack = null;
  s.replay = null;
  const { card } = attack.attacker;
  if (often.isGivenBack(attack) && card.attacks.count > 0) card.attacks = { ...card.attacks, count: card.attacks.count - 1 };
  emit(s, { kind: 'stop', by: card.id });
  if (s.position.turn.phase === 'damage') enter(s, after.followsTheDamageStep());
}

/** BS.9 The Damage Step, in which both players may still use what is made for it. */
function damageStep(s: State, attack: Attack): void {
  const next = after.followsTheAttack();
  if (next !== 'damage') return stop(s);
  enter(s, next);
  damageGoesOn(s, attack);
}
function damageGoesOn(s: State, attack: Attack): void {
  if (replaying.isTimeToReplay(s.position.turn.phase) && replaying.isReplayDue(attack, s)) return replay(s, attack);
  if (attack.negated || !damage.attackerIsReady(attack, s) || !damage.targetIsThere(attack, s)) return stop(s);
  openFor(s, 'damage');
}

/** DS.2 Damage calculation, then the destruction, then back to the Battle Step. */
function calculate(s: State, attack: Attack): void {
  const attacker = attack.attacker.card;
  const target = attack.target?.card ?? null;
  if (target && target.face === 'down' && damage.isTurnedTo(target) === 'up') {
    s.now += 1;
    target.face = 'up';
    emit(s, { kind: 'flip', card: target.id, by: attacker.id });
  }
  let destroyed: Monster[] = [];
  for (const step of after.damageStep()) {
    if (s.winner) return;
    if (step === 'calculate') {
      s.now += 1;
      const result = resultOf(attacker, target);
      destroyed = result.destroyed;
      if (result.loss) lose(s, result.loss.side, result.loss.amount, result.loss.by.id);
    } else if (step === 'destroy') {
      s.now += 1;
      for (const c of destroyed) {
        leave(s, c, 'graveyard', damage.homeOf(c));
        emit(s, { kind: 'destroy', card: c.id, by: c === attacker && target ? target.id : attacker.id });
      }
    } else {
      s.attack = null;
      s.now += 1;
      emit(s, { kind: 'end', by: attacker.id, card: target ? target.id : opponentOf(attacker.side) });
      enter(s, after.followsTheDamageStep());
    }
  }
}
function resultOf(attacker: Monster, target: Monster | null): damage.Result {
  const value = damage.valueOfAttacker(attacker);
  if (!target) return damage.directly(attacker, value, opponentOf(attacker.side));
  return damage.defends(target) ? damage.againstDefense(attacker, value, target) : damage.againstAttack(attacker, value, target);
}
