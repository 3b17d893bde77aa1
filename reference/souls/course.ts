import { playerFirst } from '../kernel/agenda.ts';
import { countDeclaration, uncountDeclaration } from './9.1-who-may-attack.ts';
import { attackDamage, counterblow, counterblowAttacks, defianceDamage, realmStrikesBack, strikesBack } from './9.4-battle-damage.ts';
import * as course from './9.5-course-of-an-attack.ts';
import * as byEffect from './9.6-battles-started-by-effects.ts';
import { closesAfter, nextPriority } from './12-cascade.ts';
import { endDuel, hurt, leave, releaseTiming, resolve, resolveCascade, resolveInstants, trigger, woken } from './effects.ts';
import { emit, stand } from './table.ts';
import type { Attack, Battle, Effect, Id, Realm, Soul, State } from './types.ts';

/** 9.5.1 The pair is fixed and public; the declaration is counted. */
export function declare(s: State, attacker: Soul, target: Soul | Realm): void {
  attacker.attacks = countDeclaration(attacker, s.position);
  emit(s, { kind: 'declare', by: attacker.id, card: target.id });
  open(s, attacker, target);
  trigger(s, { on: 'declares', card: attacker.id });
  resolveInstants(s);
  if (!course.opensWindow()) afterWindow(s, true);
}
function open(s: State, attacker: Soul, target: Soul | Realm): void {
  s.attack = {
    attacker: stand(attacker, s),
    target: stand(target, s),
    priority: course.firstPriority(s.position),
    passes: 0,
    cascade: [],
  };
}

/** 9.5.2 A player passes; when both have in a row, the window closes. */
export function pass(s: State, attack: Attack): void {
  attack.passes += 1;
  attack.priority = nextPriority(attack.priority);
  if (attack.passes >= closesAfter()) afterWindow(s, true);
}
/** 9.5.2 A player uses something in the window: it joins the Cascade, and the other player is next. */
export function respond(s: State, attack: Attack, effect: Effect, chosen: Id | null): void {
  if (course.joinsCascade()) attack.cascade.push({ effect, chosen });
  else resolve(s, { effect, chosen });
  attack.passes = 0;
  attack.priority = nextPriority(attack.priority);
}

function afterWindow(s: State, counted: boolean): void {
  const { attack } = s;
  if (!attack) return;
  for (const step of course.afterWindow()) {
    if (s.winner) return;
    if (step === 'cascade') {
      const { cascade } = attack;
      attack.cascade = [];
      resolveCascade(s, cascade);
    } else if (step === 'timing') releaseTiming(s);
    else check(s, attack, counted);
  }
}

/** 9.5.3 Between window and fight. */
function check(s: State, attack: Attack, counted: boolean): void {
  const { attacker, target } = attack;
  s.now += 1;
  if (course.isCancelled(attack, s)) {
    // A card that left and came back has declared nothing yet.
    if (counted && !course.hasLeftMeanwhile(attacker, s)) attacker.card.attacks = uncountDeclaration(attacker.card);
    emit(s, { kind: 'cancel', by: attacker.card.id, card: target.card.id });
    s.attack = null;
    return;
  }
  emit(s, { kind: 'check', by: attacker.card.id, card: target.card.id });
  s.attack = null;
  fight(s, { attacker: attacker.card, target: target.card, began: 'declared', hp: target.card.hp, felled: false, taken: [] });
}

/** 9.6 A battle started by an effect, if it may take place. */
export function startBattle(s: State, attacker: Soul, target: Soul, saysAttack: boolean): void {
  const counts = byEffect.countsAsAttack(saysAttack);
  if (!byEffect.mayTakePlace({ attacker, target, counts, s })) return;
  if (byEffect.usesUpAttack(counts)) attacker.attacks = countDeclaration(attacker, s.position);
  emit(s, { kind: 'battle', by: attacker.id, card: target.id });
  const beginning = byEffect.beginsWith(counts);
  if (beginning === 'fight')
    return fight(s, { attacker, target, began: counts ? 'as an attack' : 'plainly', hp: target.hp, felled: false, taken: [] });
  open(s, attacker, target);
  if (beginning === 'declaration') trigger(s, { on: 'declares', card: attacker.id });
  if (beginning !== 'window') afterWindow(s, false);
}

/** 9.5.4 to 9.5.9 The fight and what follows it. */
function fight(s: State, b: Battle): void {
  s.battle = b;
  const { attacker, target } = b;
  for (const step of course.fightSteps(target)) {
    if (s.winner) break;
    switch (step) {
      case 'damage': {
        s.now += 1;
        hurt(s, target, attackDamage(b, s.position), attacker.id);
        if (target.kind === 'soul') hurt(s, attacker, strikesBack(target, b), target.id);
        break;
      }
      case 'counterblow':
        if (target.kind === 'realm' && realmStrikesBack(target, b)) {
          hurt(s, attacker, counterblow(target, attacker, s.position), target.id);
          if (counterblowAttacks()) {
            defies(s, attacker, target);
            trigger(s, { on: 'attacked', card: attacker.id });
          }
        }
        break;
      case 'mark':
        b.felled = course.isFelled(target, b.hp);
        if (b.felled) emit(s, { kind: 'felled', card: target.id, by: attacker.id });
        break;
      case 'instants':
        instants(s, b);
        break;
      case 'capture':
        capture(s, b);
        break;
      case 'credit':
        if (byEffect.beatsAnother(b) && course.hasCapturedInBattle(b)) {
          emit(s, { kind: 'berserk', card: attacker.id });
          trigger(s, { on: 'berserk', card: attacker.id });
          resolveInstants(s);
        }
        break;
      case 'aftermath':
        aftermath(s, b);
    }
  }
  s.battle = null;
  if (s.winner) return;
  s.now += 1;
  emit(s, { kind: 'end', by: attacker.id, card: target.id });
  // In the window of a declared attack they are left to the Cascade of Timing Effects before its check.
  if (s.attack === null) releaseTiming(s);
}

/** 9.5.6 What waits for being attacked, and what the damage woke. */
function instants(s: State, b: Battle): void {
  if (!course.shareTheInstant()) s.now += 1;
  const { attacker, target } = b;
  if (attacker === target) return againstItself(s, b);
  if (target.kind === 'soul' && course.wakesDefiance(b)) defies(s, target, attacker);
  if (course.wakesEffects(b)) trigger(s, { on: 'attacked', card: target.id });
  resolveInstants(s);
}
function defies(s: State, attacked: Soul, attacker: Soul | Realm): void {
  const defiance = defianceDamage(attacked, attacker, s.position);
  s.instants.push({ side: attacked.side, resolve: () => hurt(s, attacker, defiance, attacked.id) });
}
/** 9.6.4 Its Defiance is a loss of its own, after the blow and what the blow woke. */
function againstItself(s: State, b: Battle): void {
  const { attacker: soul } = b;
  const defiesItself = byEffect.defiesItself(b);
  if (course.wakesEffects(b)) trigger(s, { on: 'attacked', card: soul.id });
  resolveInstants(s);
  if (!defiesItself) return;
  s.now += 1;
  hurt(s, soul, defianceDamage(soul, soul, s.position), soul.id);
  resolveInstants(s);
}

/** 9.5.7 Everyone without HP, at once. */
function capture(s: State, b: Battle): void {
  for (const group of course.losers(s.position, b)) {
    s.now += 1;
    for (const c of group) {
      leave(s, c, c.kind === 'soul' ? 'captured' : 'left');
      b.taken.push(c.id);
      emit(s, { kind: c.kind === 'soul' ? 'capture' : 'shatter', card: c.id });
    }
    endDuel(s, group);
    if (s.winner) return;
  }
}

/** 9.5.9 Effects after a Soul has battled, before the battle ends (reading SOUL-Q0-30). Each asks anew for its Soul. */
function aftermath(s: State, b: Battle): void {
  for (const c of course.afterBattle(b)) {
    if (c.kind !== 'soul' || !course.stillResolves(c)) continue;
    const { effects, turn } = s.position;
    // A fight without any is what most positions are: no list is made for it.
    if (effects.length === 0) continue;
    const mine = effects.filter((e) => e.when?.on === 'battled' && e.when.card === c.id);
    for (const e of playerFirst(mine, turn.player)) {
      if (s.winner || !course.stillResolves(c)) break;
      s.now += 1;
      for (const effect of woken(s, { on: 'battled', card: c.id }, [e])) resolve(s, { effect, chosen: null });
    }
  }
}
