import { battleByEffect } from './course.ts';
import { destroyedGoesTo, graveyardOf, hasLastWord, isKept } from './D-battle-in-brief.ts';
import { emit, find, inBattleZone } from './table.ts';
import type { Card, Creature, Id, Primitive, State, Trigger } from './types.ts';

/** What a scripted effect does stands in for cards and chapters we do not have; what cannot be done is left out. */
export function perform(s: State, p: Primitive, by: Id): void {
  const card = (id: Id): Card => find(s.position, id);
  if (p.do === 'battle') {
    const [one, other] = [card(p.one), card(p.other)];
    if (one.kind === 'creature' && other.kind === 'creature') battleByEffect(s, one, other);
    return;
  }
  const c = card(p.card);
  if (c.kind !== 'creature') return;
  if (p.do === 'summon') {
    if (c.zone !== 'hand') return;
    Object.assign(c, { zone: 'battle-zone', tapped: false, sick: true });
    return emit(s, { kind: 'summon', card: c.id, by });
  }
  if (!inBattleZone(c)) return;
  switch (p.do) {
    case 'destroy':
      destroy(s, c, by);
      return;
    case 'move':
      leave(s, c, p.to);
      return emit(s, { kind: 'move', card: c.id, by, to: p.to });
    case 'withdraw':
      s.attack?.withdrawn.push(c.id);
      return emit(s, { kind: 'withdraw', card: c.id, by });
    case 'add':
      c.power += p.amount;
      return emit(s, { kind: 'add', card: c.id, by, amount: p.amount });
    case 'grant':
      c.abilities = { ...c.abilities, ...p.abilities };
      return emit(s, { kind: 'grant', card: c.id, by });
    case 'strip': {
      const { [p.ability]: _, ...kept } = c.abilities;
      c.abilities = kept;
      return emit(s, { kind: 'strip', card: c.id, by });
    }
    case 'turn':
      c.tapped = p.tapped;
      return emit(s, { kind: 'turn', card: c.id, by, to: p.tapped ? 'tapped' : 'untapped' });
    case 'take':
      c.side = p.side;
      return emit(s, { kind: 'take', card: c.id, by, to: p.side });
  }
}

/** Destroys a creature, unless something keeps it; says whether it is gone. */
export function destroy(s: State, c: Creature, by?: Id): boolean {
  if (isKept(c)) return false;
  leave(s, c, destroyedGoesTo());
  emit(s, by === undefined ? { kind: 'destroy', card: c.id } : { kind: 'destroy', card: c.id, by });
  if (hasLastWord(c)) wake(s, { on: 'destroyed', card: c.id });
  return true;
}

/** Out of the battle zone a card is its owner's, and what comes back is another object. */
function leave(s: State, c: Creature, to: 'hand' | 'deck' | 'graveyard'): void {
  c.side = to === 'graveyard' ? graveyardOf(c) : c.owner;
  c.zone = to;
  c.tapped = false;
  c.sick = false;
  s.departures.push(c.id);
}

/** Abilities that wait for this have triggered: they resolve in their turn. */
export function wake(s: State, { on, card }: Trigger): void {
  for (const e of s.position.effects) {
    if (e.used || e.when === null || e.when.on !== on || e.when.card !== card) continue;
    e.used = true;
    emit(s, { kind: 'trigger', card, by: e.id });
    s.waiting.push(e);
  }
}
