import { byId, note } from '../kernel/machine.ts';
import type { events } from './events.ts';
import type { Event, Gig, Id, Position, Side, State, Target, Unit } from './types.ts';

/** The position at the door is never touched: the engine works on this copy, and hands it out at the end. */
export const copyOf = (p: Position): Position => ({
  game: p.game,
  turn: { ...p.turn },
  players: { north: { ...p.players.north }, south: { ...p.players.south } },
  cards: p.cards.map((c) => ({ ...c })),
  effects: p.effects.map((e) => ({ ...e })),
});

export const stateOf = (p: Position): State => ({
  position: p,
  attack: null,
  choice: null,
  pending: [],
  resolving: null,
  fighters: [],
  lent: [],
  agenda: [],
  winner: null,
  events: [],
  now: 0,
  cited: [],
});

/** Notes an event of the Cyberpunk TCG. */
export const emit = (s: State, e: Omit<Event, 'at' | 'clauses'> & { kind: keyof typeof events }): void => note(s, e);

export const isSide = (target: Id): target is Side => target === 'north' || target === 'south';
export const isUnitTarget = (target: Target): target is Unit => typeof target !== 'string';
/** The id that stands for a target on the wire: that of the Unit, or the player whose Gig area it is. */
export const nameOf = (target: Target): Id => (isUnitTarget(target) ? target.id : target);

/** A card of this position that is a Unit, or nothing. */
export function unitOf(p: Position, id: Id): Unit | null {
  const c = byId(p.cards, id);
  return c.kind === 'unit' ? c : null;
}
export const inField = (u: { zone: string }): boolean => u.zone === 'field';

/** The dice in the Gig area of a player, in card order. */
export function gigsOf(p: Position, side: Side): Gig[] {
  const gigs: Gig[] = [];
  for (const c of p.cards) if (c.kind === 'gig' && c.side === side && c.zone === 'gigs') gigs.push(c);
  return gigs;
}
