import { recruitmentTurn } from './6.5.2-recruitment.ts';
import { effectReaches } from './9.3-taunt.ts';
import { instantOrder, waitsForItsOwnCascade } from './9.5-course-of-an-attack.ts';
import { mustWait, releaseOrder } from './12.4.3-timing-effects.ts';
import { cascadeOrder, triggers } from './12-cascade.ts';
import { wonBy } from './16.1.1-end-of-the-duel.ts';
import { onBoard } from './board.ts';
import { startBattle } from './course.ts';
import { emit, find } from './table.ts';
import type { Card, Effect, Id, Position, Primitive, Realm, Soul, State, Trigger, Use, Zone } from './types.ts';

/** What a scripted effect does stands in for chapters we do not have; what cannot be done is left out. */
export function resolve(s: State, { effect, chosen }: Use): void {
  s.now += 1;
  for (const p of effect.does) {
    if (s.winner) return;
    perform(s, p, effect.id, (id) => find(s.position, id === 'chosen' ? (chosen as Id) : id));
    resolveInstants(s);
  }
}

function perform(s: State, p: Primitive, by: Id, card: (id: Id) => Card): void {
  switch (p.do) {
    case 'deal':
      if (!effectReaches(card(p.card), s.position)) return;
      return hurt(s, card(p.card), p.amount, by);
    case 'heal': {
      const c = card(p.card);
      if (c.kind === 'armament' || !onBoard(c)) return;
      c.hp += p.amount;
      return emit(s, { kind: 'heal', card: c.id, by, amount: p.amount });
    }
    case 'move':
      return move(s, card(p.card), p.zone, p.slot, by);
    case 'remove':
      return remove(s, card(p.card), p.to, by);
    case 'summon':
      return summon(s, card(p.card), p.zone, p.slot, by);
    case 'set': {
      const c = card(p.card);
      if (!(p.field in c) || !isInPlay(c)) return;
      (c as unknown as Record<string, number>)[p.field] = p.value;
      return emit(s, { kind: 'set', card: c.id, by, to: p.field, amount: p.value });
    }
    case 'grant': {
      const c = card(p.card);
      if (c.kind === 'realm' || !isInPlay(c)) return;
      c.keywords = { ...c.keywords, ...p.keywords };
      return emit(s, { kind: 'grant', card: c.id, by });
    }
    case 'strip': {
      const c = card(p.card);
      if (c.kind === 'realm' || !isInPlay(c)) return;
      const { [p.keyword]: _, ...kept } = c.keywords;
      c.keywords = kept;
      return emit(s, { kind: 'strip', card: c.id, by });
    }
    case 'turn': {
      const c = card(p.card);
      if (c.kind === 'armament' || !onBoard(c)) return;
      c.active = p.active;
      return emit(s, { kind: 'turn', card: c.id, by, to: p.active ? 'active' : 'inactive' });
    }
    case 'take': {
      const c = card(p.card);
      if (!fits(c, p.zone) || !onBoard(c) || !isFree(s.position, p.side, p.zone, p.slot)) return;
      c.side = p.side;
      put(c, p.zone, p.slot);
      return emit(s, { kind: 'take', card: c.id, by, to: p.side });
    }
    case 'mark': {
      const slots = s.position.players[p.side].proactive;
      slots[p.zone] = slots[p.zone].filter((n) => n !== p.slot);
      if (p.proactive) slots[p.zone] = [...slots[p.zone], p.slot].sort((a, b) => a - b);
      return emit(s, { kind: 'mark', by, to: p.proactive ? 'proactive' : 'not proactive' });
    }
    case 'battle': {
      const [attacker, target] = [card(p.attacker), card(p.target)];
      if (attacker.kind === 'soul' && target.kind === 'soul') startBattle(s, attacker, target, p.counts);
    }
  }
}

/** Damage takes HP, down to 0, and wakes what waits for it. */
export function hurt(s: State, c: Card, amount: number, by: Id): void {
  if (c.kind === 'armament' || !onBoard(c) || amount === 0) return;
  c.hp = Math.max(0, c.hp - amount);
  emit(s, { kind: 'damage', card: c.id, by, amount });
  trigger(s, { on: 'damaged', card: c.id });
}

const isInPlay = (c: Card): boolean => onBoard(c) || c.zone === 'attached';
const isFree = (p: Position, side: string, zone: string, slot: number): boolean =>
  !p.cards.some((c) => c.side === side && c.zone === zone && c.slot === slot);
const fits = (c: Card, zone: string): c is Soul | Realm =>
  c.kind === 'soul' ? zone !== 'realms' : c.kind === 'realm' && zone === 'realms';

function put(c: Soul | Realm, zone: Zone, slot: number): void {
  c.zone = zone;
  c.slot = slot;
}
function move(s: State, c: Card, zone: 'front' | 'second' | 'realms', slot: number, by: Id): void {
  if (!fits(c, zone) || !onBoard(c) || !isFree(s.position, c.side, zone, slot)) return;
  put(c, zone, slot);
  emit(s, { kind: 'move', card: c.id, by, to: zone });
}
function remove(s: State, c: Card, to: 'left' | 'captured', by: Id): void {
  // Only Souls are captured.
  if (!isInPlay(c) || (to === 'captured' && c.kind !== 'soul')) return;
  if (c.kind === 'armament') c.zone = 'left';
  else leave(s, c, to);
  emit(s, { kind: to === 'captured' ? 'capture' : 'remove', card: c.id, by, to });
  if (to === 'captured') endDuel(s, [c]);
}
/** 16.1.1 Whoever's Leader was captured has lost. */
export function endDuel(s: State, captured: readonly Card[]): void {
  s.winner ??= wonBy(captured);
  if (!s.winner) return;
  s.attack = null;
  emit(s, { kind: 'win', to: s.winner });
}
/** Off the board a card is out of action, and what comes back is another object. */
export function leave(s: State, c: Soul | Realm, to: 'left' | 'captured'): void {
  put(c, to, 0);
  c.active = false;
  s.departures.push(c.id);
}
function summon(s: State, c: Card, zone: 'front' | 'second' | 'realms', slot: number, by: Id): void {
  if (!fits(c, zone) || onBoard(c) || !isFree(s.position, c.side, zone, slot)) return;
  put(c, zone, slot);
  c.active = true;
  if (c.kind === 'soul') {
    c.recruited = recruitmentTurn(s.position.turn.number);
    c.attacks = { turn: s.position.turn.number, count: 0 };
  }
  emit(s, { kind: 'summon', card: c.id, by, to: zone });
}

/** Of these effects those that wait for this, each marked as triggered when its turn comes. */
export function* woken(s: State, { on, card }: Trigger, among: readonly Effect[] = s.position.effects): Generator<Effect> {
  for (const e of among) {
    if (e.when === null || e.when.on !== on || e.when.card !== card || !triggers(e)) continue;
    e.used = true;
    emit(s, { kind: 'trigger', card, by: e.id });
    yield e;
  }
}

/** Wakes what waits for this: Instant Effects for the present instant, Timing Effects for later. */
export function trigger(s: State, what: Trigger): void {
  if (s.position.effects.length === 0) return;
  for (const e of woken(s, what)) {
    if (e.speed === 'instant') {
      const does = (): void => {
        for (const p of e.does) perform(s, p, e.id, (id) => find(s.position, id));
      };
      s.instants.push({ side: e.side, resolve: does });
    } else if (waits(s)) s.waiting.push(e);
    else resolve(s, { effect: e, chosen: null });
  }
}
const waits = (s: State): boolean => (s.battle ? mustWait(s.battle) : s.attack === null || waitsForItsOwnCascade());

/** Instant Effects resolve in the instant that woke them, and so does what they wake. */
export function resolveInstants(s: State): void {
  while (s.instants.length > 0 && !s.winner) {
    const due = s.instants;
    s.instants = [];
    for (const instant of instantOrder(due, s.position)) instant.resolve();
  }
}

export function resolveCascade(s: State, cascade: readonly Use[]): void {
  if (cascade.length > 0) emit(s, { kind: 'cascade', amount: cascade.length });
  for (const use of cascadeOrder(cascade)) if (!s.winner) resolve(s, use);
}

/** Resolves the waiting Timing Effects, and those that they wake in turn. */
export function releaseTiming(s: State): void {
  while (s.waiting.length > 0 && !s.winner) {
    const released = releaseOrder(s.waiting.splice(0), s.position);
    emit(s, { kind: 'cascade', amount: released.length });
    for (const effect of released) if (!s.winner) resolve(s, { effect, chosen: null });
  }
}
