import { byId, note, stayOf } from '../kernel/machine.ts';
import { onField } from './board.ts';
import type { events } from './events.ts';
import type { Effect, Event, Id, Monster, Position, Side, Standing, State } from './types.ts';

/** The position at the door is never touched: the engine works on this copy, and hands it out at the end. */
export const copyOf = (p: Position): Position => ({
  game: p.game,
  turn: { number: p.turn.number, player: p.turn.player, phase: p.turn.phase },
  players: { north: { lp: p.players.north.lp }, south: { lp: p.players.south.lp } },
  cards: p.cards.map((c) => ({ ...c })),
  effects: p.effects.map((e) => ({ ...e })),
});

export const stateOf = (p: Position): State => ({
  position: p,
  attack: null,
  window: null,
  chain: [],
  replay: null,
  moves: { north: 0, south: 0 },
  departures: [],
  before: new Map(),
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

export const find = (p: Position, id: Id): Monster => byId(p.cards, id);
export const findEffect = (p: Position, id: Id): Effect => byId(p.effects, id);

/** Notes an event of Yu-Gi-Oh. */
export const emit = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => note(s, e);

export const stand = (card: Monster, s: State): Standing => ({ card, side: card.side, stay: stayOf(card.id, s.departures) });
/** Still the same monster, on the field and under the same control. */
export const isStillThere = ({ card, side, stay }: Standing, s: State): boolean =>
  onField(card) && card.side === side && stayOf(card.id, s.departures) === stay;

export const monstersOf = (p: Position, side: Side): Monster[] => p.cards.filter((c) => onField(c) && c.side === side);
export function numberOf(p: Position, side: Side): number {
  let n = 0;
  for (const c of p.cards) if (onField(c) && c.side === side) n += 1;
  return n;
}
