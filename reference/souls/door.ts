import { admit, admitCommandsBy, CHOSEN, idsAreTheirOwn, onTable } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import type { Side } from '../kernel/types.ts';
import { REALM_SLOTS } from './board.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Armament, Card, Command, Effect, Line, Position, Soul } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  idsAreTheirOwn(p);
  for (const side of sides) {
    const { front, second } = p.players[side].proactive;
    listedOnce(front, side, 'front');
    listedOnce(second, side, 'second');
  }
  for (let i = 0; i < p.cards.length; i++) standsSomewhere(p, i);
  for (let i = 0; i < p.effects.length; i++) effectIsWhole(p, i);
  return p;
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export const admitCommands = (data: unknown, p: Position): Command[] =>
  admitCommandsBy<Command>({ valid: valid.command, schema: schema.command }, data, p);

const sides = ['north', 'south'] as const;
/** A slot is proactive or not: it is listed once. In JSON Schema this costs as much as half a fight. */
function listedOnce(slots: readonly number[], side: Side, zone: Line): void {
  let seen = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (seen & (1 << slot)) throw new DoorError(`position.players.${side}.proactive.${zone}[${i}]`, slot, 'each slot once', 'listed twice');
    seen |= 1 << slot;
  }
}

const cardPath = (i: number): string => `position.cards[${i}]`;

function standsSomewhere(p: Position, i: number): void {
  const c = p.cards[i] as Card;
  const { slot } = c;
  // Slots first: they differ most often, and every two cards are compared.
  for (let k = 0; k < i && slot !== 0; k++) {
    const before = p.cards[k] as Card;
    if (before.slot === slot && before.zone === c.zone && before.side === c.side) {
      const expected = `a free slot: ${before.id} stands in slot ${c.slot} of ${c.zone} (${c.side})`;
      throw new DoorError(`${cardPath(i)}.slot`, c.slot, expected, 'two cards in one slot');
    }
  }
  if (c.kind === 'armament') return hasBearer(c, p, i);
  const off = c.zone === 'captured' || c.zone === 'left';
  if (off ? c.slot !== 0 : c.slot === 0) {
    throw new DoorError(`${cardPath(i)}.slot`, c.slot, off ? '0, off the board' : 'a slot from 1, on the board', 'no such slot');
  }
  if (off && c.active) throw new DoorError(`${cardPath(i)}.active`, true, 'false, off the board', 'out of action');
  if (c.kind === 'soul') isOfItsTime(c, p, i);
}

function hasBearer(c: Armament, p: Position, i: number): void {
  const bearer = p.cards.find((b) => b.id === c.bearer);
  if (bearer?.kind !== 'soul')
    throw new DoorError(`${cardPath(i)}.bearer`, c.bearer, 'the id of a Soul in this position', 'no such bearer');
}

function isOfItsTime(c: Soul, { turn }: Position, i: number): void {
  if (c.leader && c.zone === 'front') {
    throw new DoorError(`${cardPath(i)}.zone`, c.zone, '"second": a Leader stands in the Second Line', 'no place for a Leader');
  }
  if (c.recruited > turn.number)
    throw new DoorError(`${cardPath(i)}.recruited`, c.recruited, until(turn.number), 'recruited in a turn to come');
  if (c.attacks.turn > turn.number)
    throw new DoorError(`${cardPath(i)}.attacks.turn`, c.attacks.turn, until(turn.number), 'attacked in a turn to come');
}

const until = (turn: number): string => `a turn up to the present one, ${turn}`;
function effectIsWhole(p: Position, i: number): void {
  const e = p.effects[i] as Effect;
  const path = `position.effects[${i}]`;
  const triggered = e.speed === 'instant' || e.speed === 'timing';
  if (triggered !== (e.when !== null)) {
    throw new DoorError(
      `${path}.when`,
      e.when,
      triggered ? `what it waits for: its speed is "${e.speed}"` : `null: an effect of speed "${e.speed}" is used by a player`,
      'speed and trigger disagree',
    );
  }
  if (e.when) onTable(e.when.card, `${path}.when.card`, p);
  if (e.when && e.chooses)
    throw new DoorError(`${path}.chooses`, { ...e.chooses }, 'null: only effects that a player uses choose', 'nobody would choose');
  e.does.forEach((d, i) => {
    if (d.do === 'mark') return;
    if ('slot' in d && d.zone === 'realms' && d.slot > REALM_SLOTS) {
      throw new DoorError(`${path}.does[${i}].slot`, d.slot, `a place of the Realms, 1 to ${REALM_SLOTS}`, 'no such slot');
    }
    const cards = d.do === 'battle' ? [d.attacker, d.target] : [d.card];
    for (const id of cards) {
      if (id === CHOSEN && e.chooses) continue;
      onTable(id, `${path}.does[${i}]`, p);
    }
  });
}
