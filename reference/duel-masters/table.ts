import { byId, note, stayOf } from '../kernel/machine.ts';
import type { events } from './events.ts';
import type { Card, Creature, Effect, Event, Id, Participant, Position, State } from './types.ts';

/** The position at the door is never touched: the engine works on this copy, and hands it out at the end. */
export const stateOf = (p: Position): State => ({
  position: {
    game: p.game,
    turn: { ...p.turn },
    cards: p.cards.map((c) => ({ ...c })),
    effects: p.effects.map((e) => ({ ...e })),
  },
  agenda: [],
  attack: null,
  waiting: [],
  choice: null,
  lost: [],
  hit: [],
  departures: [],
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

export const find = (p: Position, id: Id): Card => byId(p.cards, id);
export const findEffect = (p: Position, id: Id): Effect => byId(p.effects, id);

/** Notes an event of Duel Masters. */
export const emit = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => note(s, e);

export const inBattleZone = (c: Card): c is Creature => c.kind === 'creature' && c.zone === 'battle-zone';

/** A creature as it takes part from now on. */
export const enter = (card: Creature, s: State): Participant => ({
  card,
  stay: stayOf(card.id, s.departures),
  side: card.side,
  power: card.power,
});
