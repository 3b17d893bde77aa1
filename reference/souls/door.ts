import { admit, didYouMean } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import type { Json } from '../kernel/types.ts';
import { REALM_SLOTS } from './board.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Card, Command, Effect, Id, Position } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  const ids = new Map<Id, string>();
  const slots = new Map<string, Id>();
  p.cards.forEach((c, i) => {
    const path = `position.cards[${i}]`;
    unique(ids, c.id, path);
    standsSomewhere(c, path, slots, p);
  });
  p.effects.forEach((e, i) => {
    unique(ids, e.id, `position.effects[${i}]`);
    effectIsWhole(e, `position.effects[${i}]`, p);
  });
  return p;
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export function admitCommands(data: unknown, p: Position): Command[] {
  if (!Array.isArray(data)) throw new DoorError('commands', data as Json, 'a list of commands', 'not a list');
  data.forEach((c: unknown, i) => {
    const path = `commands[${i}]`;
    admit(valid.command, schema.command, c, path);
    const k = c as Command;
    if (k.do === 'attack') {
      for (const key of ['attacker', 'target'] as const) for (const id of [k[key] ?? []].flat()) onTable(id, `${path}.${key}`, p);
    }
    if (k.do === 'choose') for (const id of k.ids) onTable(id, `${path}.ids`, p);
    if (k.do === 'use' && !p.effects.some((e) => e.id === k.effect)) {
      const known = p.effects.map((e) => e.id);
      throw new DoorError(
        `${path}.effect`,
        k.effect,
        known.length ? `one of ${known.join(', ')}${didYouMean(k.effect, known)}` : 'an effect of the position, which has none',
        'no such effect',
      );
    }
  });
  return data as Command[];
}

function unique(ids: Map<Id, string>, id: Id, path: string): void {
  const before = ids.get(id);
  if (before) throw new DoorError(`${path}.id`, id, `an id of its own: ${before} has this one`, 'id used twice');
  if (id === 'chosen') throw new DoorError(`${path}.id`, id, 'another id: "chosen" stands for the card an effect chooses', 'reserved id');
  ids.set(id, path);
}

function standsSomewhere(c: Card, path: string, slots: Map<string, Id>, p: Position): void {
  if (c.kind === 'armament') {
    const bearer = p.cards.find((b) => b.id === c.bearer);
    if (bearer?.kind !== 'soul') throw new DoorError(`${path}.bearer`, c.bearer, 'the id of a Soul in this position', 'no such bearer');
    return;
  }
  const off = c.zone === 'captured' || c.zone === 'left';
  if (off ? c.slot !== 0 : c.slot === 0) {
    throw new DoorError(`${path}.slot`, c.slot, off ? '0, off the board' : 'a slot from 1, on the board', 'no such slot');
  }
  if (off && c.active) throw new DoorError(`${path}.active`, true, 'false, off the board', 'out of action');
  if (!off) {
    const key = `${c.side} ${c.zone} ${c.slot}`;
    const other = slots.get(key);
    if (other)
      throw new DoorError(
        `${path}.slot`,
        c.slot,
        `a free slot: ${other} stands in slot ${c.slot} of ${c.zone} (${c.side})`,
        'two cards in one slot',
      );
    slots.set(key, c.id);
  }
  if (c.kind !== 'soul') return;
  if (c.leader && c.zone === 'front')
    throw new DoorError(`${path}.zone`, c.zone, '"second": a Leader stands in the Second Line', 'no place for a Leader');
  if (c.recruited > p.turn.number)
    throw new DoorError(`${path}.recruited`, c.recruited, `a turn up to the present one, ${p.turn.number}`, 'recruited in a turn to come');
  if (c.attacks.turn > p.turn.number)
    throw new DoorError(
      `${path}.attacks.turn`,
      c.attacks.turn,
      `a turn up to the present one, ${p.turn.number}`,
      'attacked in a turn to come',
    );
}

function effectIsWhole(e: Effect, path: string, p: Position): void {
  const triggered = e.speed === 'instant' || e.speed === 'timing';
  if (triggered !== (e.when !== null)) {
    throw new DoorError(
      `${path}.when`,
      e.when,
      triggered ? `what it waits for: its speed is "${e.speed}"` : `null: a ${e.speed} effect is used by a player`,
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
      if (id === 'chosen' && e.chooses) continue;
      onTable(id, `${path}.does[${i}]`, p);
    }
  });
}

function onTable(id: Id, path: string, p: Position): void {
  if (p.cards.some((c) => c.id === id)) return;
  const known = p.cards.map((c) => c.id);
  throw new DoorError(path, id, `one of ${known.join(', ')}${didYouMean(id, known)}`, 'no such card');
}
