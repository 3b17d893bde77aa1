import { beginsWith } from './BS.11-how-often.ts';
import { onField } from './board.ts';
import { isLostByLeaving, reaches } from './FE.1-fast-effects.ts';
import { lpLeft, wonBy } from './LP.1-life-points.ts';
import { emit, find } from './table.ts';
import type { Effect, Id, Monster, OffField, Position, Primitive, Side, State } from './types.ts';

/** What a scripted effect does stands in for cards; what cannot be done is left out, and the rest goes on. */
export function resolve(s: State, effect: Effect): void {
  s.now += 1;
  emit(s, { kind: 'resolve', by: effect.id });
  for (const p of effect.does) {
    if (s.winner) return;
    perform(s, p, effect.id);
  }
}

function perform(s: State, p: Primitive, by: Id): void {
  if (p.do === 'deal') return lose(s, p.side, p.amount, by);
  if (p.do === 'heal') {
    s.position.players[p.side].lp += p.amount;
    return emit(s, { kind: 'heal', card: p.side, by, amount: p.amount });
  }
  if (p.do === 'end') {
    if (!s.attack || s.attack.negated || !reaches(s.attack.attacker.card, p.do)) return;
    s.attack.negated = true;
    return emit(s, { kind: 'negate', card: s.attack.attacker.card.id, by });
  }
  const c = find(s.position, p.card);
  if (p.do === 'summon') return summon(s, c, p.slot, p.position, by);
  if (!onField(c) || !reaches(c, p.do)) return;
  if (p.do === 'set' || p.do === 'grant' || p.do === 'strip') remember(s, c);
  switch (p.do) {
    case 'remove':
      leave(s, c, p.to);
      return emit(s, { kind: 'remove', card: c.id, by, to: p.to });
    case 'turn':
      c.position = p.position;
      c.face = p.face;
      return emit(s, { kind: 'turn', card: c.id, by, to: p.face === 'down' ? 'face-down' : p.position });
    case 'set':
      c[p.field] = p.value;
      return emit(s, { kind: 'set', card: c.id, by, to: p.field, amount: p.value });
    case 'grant':
      c.abilities = { ...c.abilities, ...p.abilities };
      return emit(s, { kind: 'grant', card: c.id, by });
    case 'strip': {
      const { [p.ability]: _, ...kept } = c.abilities;
      c.abilities = kept;
      return emit(s, { kind: 'strip', card: c.id, by });
    }
    case 'take': {
      if (c.side === p.side || !isFree(s.position, p.side, p.slot)) return;
      s.moves[c.side] += 1;
      s.moves[p.side] += 1;
      c.side = p.side;
      c.slot = p.slot;
      return emit(s, { kind: 'take', card: c.id, by, to: p.side });
    }
  }
}

/** A player loses LP, and with the last of them the duel. */
export function lose(s: State, side: Side, amount: number, by: Id): void {
  if (amount === 0) return;
  const player = s.position.players[side];
  player.lp = lpLeft(player.lp, amount);
  emit(s, { kind: 'damage', card: side, by, amount });
  s.winner = wonBy(s.position.players);
  if (!s.winner) return;
  s.attack = null;
  s.window = null;
  s.replay = null;
  s.chain.length = 0;
  emit(s, { kind: 'win', to: s.winner });
}

const isFree = (p: Position, side: Side, slot: number): boolean => !p.cards.some((c) => onField(c) && c.side === side && c.slot === slot);

/** Off the field a card is its owner's, and what comes back is another monster. */
export function leave(s: State, c: Monster, to: OffField, home: Side = c.owner): void {
  s.moves[c.side] += 1;
  s.departures.push(c.id);
  c.side = home;
  c.zone = to;
  c.slot = 0;
  c.position = 'attack';
  c.face = 'up';
  const before = s.before.get(c.id);
  if (before && isLostByLeaving(c)) Object.assign(c, before);
}
function remember(s: State, { id, atk, def, abilities }: Monster): void {
  if (!s.before.has(id)) s.before.set(id, { atk, def, abilities });
}
function summon(s: State, c: Monster, slot: number, position: Monster['position'], by: Id): void {
  if (onField(c) || !isFree(s.position, c.side, slot)) return;
  s.moves[c.side] += 1;
  c.zone = 'monsters';
  c.slot = slot;
  c.position = position;
  c.face = 'up';
  c.attacks = beginsWith(s.position);
  c.direct = 0;
  emit(s, { kind: 'summon', card: c.id, by, to: position });
}
