import { byId, note, stayOf } from '../kernel/machine.ts';
import { isOnField } from './board.ts';
import type { events } from './events.ts';
import type { Card, Effect, Event, Fighter, Id, Leader, Participant, Position, Side, State, Zone } from './types.ts';

/** The position at the door is never touched: the engine works on this copy, and hands it out at the end. */
const copyOf = (p: Position): Position => ({
  game: p.game,
  turn: { number: p.turn.number, player: p.turn.player, phase: p.turn.phase },
  players: {
    north: { activeDon: p.players.north.activeDon, restedDon: p.players.north.restedDon },
    south: { activeDon: p.players.south.activeDon, restedDon: p.players.south.restedDon },
  },
  cards: p.cards.map((c) => ({ ...c })),
  effects: p.effects.map((e) => ({ ...e })),
});

export const stateOf = (given: Position): State => ({
  given,
  position: copyOf(given),
  battle: null,
  asked: null,
  pending: [],
  boosts: [],
  departures: [],
  agenda: [],
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

export const find = (p: Position, id: Id): Card => byId(p.cards, id);

/** Notes an event of the One Piece Card Game at the present instant. */
export const emit = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => note(s, e);
/** Notes an event of a new instant. */
export const emitNext = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => {
  s.now += 1;
  note(s, e);
};

/** The unused effect a card has at that timing. */
export const effectOf = (p: Position, on: Effect['when']['on'], card: Id): Effect | undefined => {
  for (const e of p.effects) if (e.when.on === on && e.when.card === card && !e.used) return e;
  return undefined;
};

export const takesPart = (card: Fighter, s: State): Participant => ({ card, stay: stayOf(card.id, s.departures) });

/** The top card of a player's Life. */
export function topOfLife(p: Position, side: Side): Card | undefined {
  let top: Card | undefined;
  for (const c of p.cards) if (c.zone === 'life' && c.side === side && c.slot > (top?.slot ?? 0)) top = c;
  return top;
}

/** The Leader of a player: there is always one. */
export const leaderOf = (p: Position, side: Side): Leader =>
  p.cards.find((c): c is Leader => c.kind === 'leader' && c.side === side) as Leader;

/** The Leader and the Characters of a player: those that can be given power. */
export const fightersOf = (p: Position, side: Side): Fighter[] =>
  p.cards.filter((c): c is Fighter => c.side === side && (c.zone === 'leader' || c.zone === 'characters'));

/** Puts a card into another area. There it is a new card (3-1-6): it leaves behind what it has been given on the field. */
export function put(s: State, c: Card, zone: Zone): void {
  if (isOnField(c)) leaveBehind(s, c);
  c.slot = zone === 'life' ? (topOfLife(s.position, c.side)?.slot ?? 0) + 1 : 0;
  c.zone = zone;
  if ('rested' in c) c.rested = false;
  s.departures.push(c.id);
}
function leaveBehind(s: State, c: Card): void {
  if (s.boosts.length > 0) s.boosts = s.boosts.filter((b) => b.card !== c);
  const before = find(s.given, c.id);
  if (!('power' in c && 'power' in before)) return;
  c.power = before.power;
  c.keywords = before.keywords;
}
