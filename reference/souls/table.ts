import { take } from '../kernel/clause.ts';
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
  stays: new Map(),
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

/** The door has seen that every id is on the table. */
export function find(p: Position, id: Id): Card {
  for (const c of p.cards) if (c.id === id) return c;
  throw new Error(`no card "${id}"`);
}
export const findEffect = (p: Position, id: Id): Effect => p.effects.find((e) => e.id === id) as Effect;

/** Notes an event at the present instant, with the clauses that led to it. */
export function emit(s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void {
  // Filled in place: this is called for everything that happens, and a copy is what it would spend most of its time on.
  const event = e as Event;
  event.at = s.now;
  // What happens without a question of its own follows from what led to the thing before.
  const asked = take();
  s.cited = asked.length > 0 ? asked : s.cited.slice();
  event.clauses = s.cited;
  s.events.push(event);
}

export const stand = <C extends Soul | Realm>(card: C, s: State): Standing & { card: C } => ({
  card,
  side: card.side,
  zone: card.zone,
  slot: card.slot,
  stay: s.stays.get(card.id) ?? 0,
});
