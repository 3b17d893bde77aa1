import { next } from '../kernel/agenda.ts';
import { CHOSEN } from '../kernel/door.ts';
import { byId } from '../kernel/machine.ts';
import { pendingByAttack, type Wakes } from './9.1-declaring.ts';
import { pendingByReaction } from './9.7-react-step.ts';
import { pendingByFight } from './9.15-fight-step.ts';
import { pendingBySteal } from './9.18-steal-step.ts';
import { finishes } from './9.21-ending-an-attack.ts';
import { choosesOrder, isUnused, whoResolves } from './10.11-pending-effects.ts';
import { entersWithLag } from './11.3-lag.ts';
import { look } from './course.ts';
import { lend } from './durations.ts';
import { fight } from './fight.ts';
import { emit, inField, unitOf } from './table.ts';
import type { Card, Id, Primitive, Source, State, Trigger, Unit } from './types.ts';

/** Wakes what waits for this: it becomes pending. */
export function wake(s: State, on: Trigger['on'], card: Id): void {
  for (const e of s.position.effects) {
    if (e.when === null || e.when.on !== on || e.when.card !== card || !isUnused(e)) continue;
    const wakes = howItWakes(s, on, card);
    if (wakes === 'never') continue;
    e.used = true;
    emit(s, { kind: 'trigger', card, by: e.id });
    if (wakes === 'pending') s.pending.push(e);
    else carryOut(s, e, optionsOf(s, e)[0] ?? null, 'pending');
  }
}
function howItWakes({ attack }: State, on: Trigger['on'], card: Id): Wakes {
  switch (attack?.step) {
    case 'declaration':
      return pendingByAttack(on);
    case 'react':
      return pendingByReaction(on);
    case 'fight':
      return pendingByFight(on, card, attack);
    case 'steal':
      return pendingBySteal(on);
    default:
      return 'pending';
  }
}

/** 10.11 (stands in) Resolves everything pending, one by one: whose turn it is first, own ones in an order of their choice. */
export function resolvePending(s: State): void {
  if (s.pending.length === 0) {
    s.resolving = null;
    return;
  }
  const side = whoResolves(s.pending, s.resolving, s.position);
  s.resolving = side;
  const own = s.pending.filter((e) => e.side === side);
  const take = (id: Id | undefined): void => {
    const effect = byId(own, id as Id);
    s.pending = s.pending.filter((e) => e !== effect);
    next(
      s,
      () => resolve(s, effect, 'pending'),
      () => resolvePending(s),
    );
  };
  if (own.length > 1 && side !== null && choosesOrder(own)) {
    s.choice = { kind: 'order', side, options: own.map((e) => e.id), count: 1, answer: ([id]) => take(id) };
  } else take(own[0]?.id);
}

/** Carries out what a text says, after its player has chosen where there is a choice. */
export function resolve(s: State, source: Source, kind: 'used' | 'pending'): void {
  const options = optionsOf(s, source);
  if (options.length > 1) {
    const answer = ([id]: readonly Id[]): void => carryOut(s, source, id ?? null, kind);
    s.choice = { kind: source.id, side: source.side, options, count: 1, answer };
  } else carryOut(s, source, options[0] ?? null, kind);
}

/** Units in the field area or Gigs in the Gig area of that player. */
function optionsOf(s: State, { chooses }: Source): Id[] {
  if (chooses === null) return [];
  return s.position.cards
    .filter((c) => c.kind === chooses.kind && c.side === chooses.side && (inField(c) || c.zone === 'gigs'))
    .map((c) => c.id);
}

function carryOut(s: State, source: Source, chosen: Id | null, kind: 'used' | 'pending'): void {
  s.now += 1;
  emit(s, { kind: 'resolve', by: source.id });
  const running = s.attack?.over === false ? s.attack : null;
  for (const step of source.does) {
    if (running?.over && !finishes(kind)) return;
    perform(s, step, source.id, chosen);
    look(s);
  }
}

/** What cannot be done is left out. */
function perform(s: State, step: Primitive, by: Id, chosen: Id | null): void {
  const named = (id: Id): Card | null => {
    const known = id === CHOSEN ? chosen : id;
    return known === null ? null : byId(s.position.cards, known);
  };
  const unit = (id: Id): Unit | null => {
    const known = id === CHOSEN ? chosen : id;
    const u = known === null ? null : unitOf(s.position, known);
    return u && inField(u) ? u : null;
  };
  switch (step.do) {
    case 'raise': {
      const u = unit(step.card);
      if (!u) return;
      u.power += step.amount;
      return emit(s, { kind: 'raise', card: u.id, by, amount: step.amount });
    }
    case 'remove':
      return remove(s, named(step.card), step.to, by);
    case 'summon': {
      const c = named(step.card);
      if (c?.kind !== 'unit' || inField(c)) return;
      c.zone = 'field';
      c.ready = true;
      c.lag = entersWithLag();
      lend(s);
      return emit(s, { kind: 'summon', card: c.id, by });
    }
    case 'grant': {
      const u = unit(step.card);
      if (!u) return;
      u.keywords = { ...u.keywords, ...step.keywords };
      lend(s);
      return emit(s, { kind: 'grant', card: u.id, by });
    }
    case 'strip': {
      const u = unit(step.card);
      if (!u) return;
      const { [step.keyword]: _, ...kept } = u.keywords;
      u.keywords = kept;
      lend(s);
      return emit(s, { kind: 'strip', card: u.id, by });
    }
    case 'turn': {
      const u = unit(step.card);
      if (!u || u.ready === step.ready) return;
      u.ready = step.ready;
      emit(s, { kind: 'turn', card: u.id, by, to: u.ready ? 'ready' : 'spent' });
      if (!u.ready) wake(s, 'spent', u.id);
      return;
    }
    case 'gain':
      s.position.players[step.side].eddies += step.amount;
      return emit(s, { kind: 'gain', by, to: step.side, amount: step.amount });
    case 'battle': {
      const [attacker, defender] = [unit(step.attacker), unit(step.target)];
      if (attacker && defender && attacker !== defender) fight(s, attacker, defender, 'by effect');
      return;
    }
    case 'end':
      if (s.attack) s.attack.ordered = true;
  }
}

function remove(s: State, c: Card | null, to: 'hand' | 'trash' | 'left', by: Id): void {
  if (c === null) return;
  if (c.kind === 'gig') {
    if (c.zone !== 'gigs') return;
    c.zone = 'left';
  } else {
    if (!inField(c) || (c.kind !== 'unit' && c.kind !== 'gear')) return;
    leaveField(s, c as Unit, to);
  }
  emit(s, { kind: 'remove', card: c.id, by, to: c.zone });
}
/** Out of the field area a Unit is neither ready nor does it have Lag, and nothing is lent to it. */
export function leaveField(s: State, u: Unit, to: 'hand' | 'trash' | 'left'): void {
  u.zone = to;
  u.ready = false;
  u.lag = false;
  lend(s);
}
