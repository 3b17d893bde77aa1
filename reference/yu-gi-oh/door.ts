import { admit, admitCommandsBy, idsAreTheirOwn, onTable } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Command, Effect, Monster, Position } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  idsAreTheirOwn(p);
  for (let i = 0; i < p.cards.length; i++) standsSomewhere(p, i);
  for (let i = 0; i < p.effects.length; i++) effectIsWhole(p, i);
  return p;
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export const admitCommands = (data: unknown, p: Position): Command[] =>
  admitCommandsBy<Command>({ valid: valid.command, schema: schema.command, playersAreTargets: true }, data, p);

function standsSomewhere(p: Position, i: number): void {
  const c = p.cards[i] as Monster;
  const wrong = (field: keyof Monster, expected: string, what: string): DoorError =>
    new DoorError(`position.cards[${i}].${field}`, c[field] as string, expected, what);
  if (c.attacks.turn > p.turn.number) {
    throw new DoorError(
      `position.cards[${i}].attacks.turn`,
      c.attacks.turn,
      `a turn up to the present one, ${p.turn.number}`,
      'attacked in a turn to come',
    );
  }
  if (c.direct > p.turn.number) {
    throw new DoorError(
      `position.cards[${i}].direct`,
      c.direct,
      `a turn up to the present one, ${p.turn.number}`,
      'attacked in a turn to come',
    );
  }
  if (c.zone !== 'monsters') {
    if (c.slot !== 0) throw wrong('slot', '0, off the field', 'no such slot');
    if (c.side !== c.owner) throw wrong('side', `"${c.owner}": off the field a card is its owner's`, 'in the wrong hands');
    return;
  }
  if (c.slot === 0) throw wrong('slot', 'a slot from 1, on the field', 'no such slot');
  if (c.face === 'down' && c.position === 'attack')
    throw wrong('position', '"defense": face-down monsters are in Defense Position', 'no such position');
  for (let k = 0; k < i; k++) {
    const before = p.cards[k] as Monster;
    if (before.zone === 'monsters' && before.side === c.side && before.slot === c.slot) {
      throw wrong('slot', `a free slot: ${before.id} stands in slot ${c.slot} (${c.side})`, 'two monsters in one slot');
    }
  }
}

function effectIsWhole(p: Position, i: number): void {
  const { does } = p.effects[i] as Effect;
  for (let k = 0; k < does.length; k++) {
    const d = does[k] as Effect['does'][number];
    const path = `position.effects[${i}].does[${k}]`;
    if ('card' in d) onTable(d.card, `${path}.card`, p);
    if (d.do === 'turn' && d.face === 'down' && d.position === 'attack') {
      throw new DoorError(`${path}.position`, d.position, '"defense": face-down monsters are in Defense Position', 'no such position');
    }
  }
}
