import { next } from '../kernel/agenda.ts';
import { koGoesTo, koOrder, wakesOnKo } from './7-1-4-damage-step.ts';
import { canBeKod, canWake, firstOf, isCarriedOut } from './8-effects.ts';
import { CHARACTERS, isFighter, isOnField } from './board.ts';
import { damage, lifeIsMoved } from './damage.ts';
import { emit, emitNext, fightersOf, find, put } from './table.ts';
import type { Card, Effect, Fighter, Id, Primitive, State } from './types.ts';

/** Activates, at one instant, the effects that `wakes` names. They are carried out later, by `carryOutPending`. */
export function activate(s: State, wakes: (e: Effect) => boolean): void {
  if (s.position.effects.length === 0) return;
  let instant = false;
  for (const e of s.position.effects) {
    if (!wakes(e) || !canWake(e, s.position)) continue;
    if (!instant) s.now += 1;
    instant = true;
    e.used = true;
    s.pending.push(e);
    emit(s, { kind: 'activate', card: e.when.card, by: e.id });
  }
}

/** Carries out what has been activated: the turn player's first, in the order their player chooses. */
export function carryOutPending(s: State): void {
  if (s.pending.length === 0) return;
  const side = firstOf(s.pending, s.position);
  const options = s.pending.filter((e) => e.side === side).map((e) => e.id);
  const take = (id: Id): void => {
    const effect = s.pending.find((e) => e.id === id) as Effect;
    s.pending = s.pending.filter((e) => e !== effect);
    next(
      s,
      () => {
        if (isCarriedOut(effect, s.position)) carryOut(s, effect, effect.does, null);
      },
      () => carryOutPending(s),
    );
  };
  if (options.length === 1) take(options[0] as Id);
  else s.asked = { window: 'choice', waiting: side, kind: 'order', options, answer: take };
}

/** Carries out an effect that a player uses: the player chooses first, if it chooses. One option is not asked. */
export function use(s: State, effect: Effect, does: readonly Primitive[]): void {
  effect.used = true;
  if (effect.chooses === null) return carryOut(s, effect, does, null);
  const { kind, side } = effect.chooses;
  const options = fightersOf(s.position, side)
    .filter((c) => kind === 'card' || c.kind === 'character')
    .map((c) => c.id);
  if (options.length < 2) return carryOut(s, effect, does, options[0] ?? null);
  const answer = (id: Id): void => carryOut(s, effect, does, id);
  s.asked = { window: 'choice', waiting: effect.side, kind: effect.id, options, answer };
}

function carryOut(s: State, effect: Effect, does: readonly Primitive[], chosen: Id | null): void {
  emitNext(s, { kind: 'resolve', card: effect.when.card, by: effect.id });
  next(s, ...does.map((d) => () => perform(s, d, effect.id, chosen)));
}

/** What cannot be done is left out. */
function perform(s: State, d: Primitive, by: Id, chosen: Id | null): void {
  const id = d.card === 'chosen' ? chosen : d.card;
  if (id === null) return;
  const c = find(s.position, id);
  switch (d.do) {
    case 'boost':
      if (isFighter(c)) boost(s, c, d.amount, by, true);
      return;
    case 'set':
      if (!isFighter(c)) return;
      c.power = d.value + s.boosts.reduce((sum, b) => (b.card === c ? sum + b.amount : sum), 0);
      return emitNext(s, { kind: 'set', card: c.id, by, to: 'power', amount: d.value });
    case 'deal':
      if (c.kind === 'leader' && d.amount > 0) damage(s, { leader: c, points: d.amount, by, cause: 'effect' });
      return;
    case 'ko':
      return ko(s, c, by);
    case 'move': {
      if (c.kind === 'leader' || (c.zone === d.to && d.to !== 'life')) return;
      if (c.zone === 'life' && d.to === 'hand') return lifeIsMoved(s, c, by);
      put(s, c, d.to);
      return emitNext(s, { kind: 'move', card: c.id, by, to: d.to });
    }
    case 'summon': {
      const full = s.position.cards.filter((o) => o.zone === 'characters' && o.side === c.side).length >= CHARACTERS;
      if (c.kind !== 'character' || isOnField(c) || full) return;
      put(s, c, 'characters');
      return emitNext(s, { kind: 'summon', card: c.id, by });
    }
    case 'turn':
      if (!isOnField(c)) return;
      (c as Fighter).rested = d.rested;
      return emitNext(s, { kind: 'turn', card: c.id, by, to: d.rested ? 'rested' : 'active' });
    case 'grant':
      if (!isFighter(c)) return;
      c.keywords = { ...c.keywords, [d.keyword]: true };
      return emitNext(s, { kind: 'grant', card: c.id, by, to: d.keyword });
    case 'strip': {
      if (!isFighter(c)) return;
      const { [d.keyword]: _, ...kept } = c.keywords;
      c.keywords = kept;
      return emitNext(s, { kind: 'strip', card: c.id, by, to: d.keyword });
    }
  }
}

/** Gives a card power, for the running battle or for good. Outside a battle there is none to last for. */
export function boost(s: State, card: Fighter, amount: number, by: Id, forBattle: boolean): void {
  if (s.battle === null || amount === 0) return;
  card.power += amount;
  if (forBattle) s.boosts.push({ card, amount });
  emitNext(s, { kind: 'boost', card: card.id, by, amount });
}

/** 7-1-4-1-2 A Character is K.O.’d: in a battle, or by an effect. What that activates is carried out by whatever did it. */
export function ko(s: State, c: Card, by: Id): void {
  if (!canBeKod(c.zone, s)) return;
  for (const part of koOrder()) {
    if (part === 'activate') activate(s, (e) => wakesOnKo(e, c as Fighter));
    else {
      put(s, c, koGoesTo());
      emitNext(s, { kind: 'ko', card: c.id, by });
    }
  }
}
