import { byId, note, stayOf } from '../kernel/machine.ts';
import type { events } from './events.ts';
import type { Card, Effect, Event, Id, Position, Realm, Soul, Standing, State } from './types.ts';

/** The position at the door is never touched: the engine works on this copy, and hands it out at the end. */
export const copyOf = (p: Position): Position => ({
  game: p.game,
  turn: { ...p.turn },
  players: {
    north: { proactive: { front: [...p.players.north.proactive.front], second: [...p.players.north.proactive.second] } },
    south: { proactive: { front: [...p.players.south.proactive.front], second: [...p.players.south.proactive.second] } },
  },
  cards: p.cards.map((c) => ({ ...c })),
  effects: p.effects.map((e) => ({ ...e })),
});

export const stateOf = (p: Position): State => ({
  position: p,
  attack: null,
  battle: null,
  choice: null,
  instants: [],
  waiting: [],
  departures: [],
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

export const find = (p: Position, id: Id): Card => byId(p.cards, id);
export const findEffect = (p: Position, id: Id): Effect => byId(p.effects, id);

/** Notes an event of Souls. */
export const emit = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => note(s, e);

export const stand = <C extends Soul | Realm>(card: C, s: State): Standing & { card: C } => ({
  card,
  side: card.side,
  zone: card.zone,
  slot: card.slot,
  stay: stayOf(card.id, s.departures),
});
