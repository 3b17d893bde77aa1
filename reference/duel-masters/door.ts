import { admit, admitCommandsBy, idsAreTheirOwn, onTable } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Card, Command, Creature, Position } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  idsAreTheirOwn(p);
  for (let i = 0; i < p.cards.length; i++) belongs(p.cards[i] as Card, i);
  p.effects.forEach((e, i) => {
    const path = `position.effects[${i}]`;
    if (e.when) onTable(e.when.card, `${path}.when.card`, p);
    e.does.forEach((d, k) => {
      for (const id of d.do === 'battle' ? [d.one, d.other] : [d.card]) onTable(id, `${path}.does[${k}]`, p);
      if (d.do === 'battle' && d.one === d.other)
        throw new DoorError(`${path}.does[${k}].other`, d.other, 'another creature: none battles itself', 'one creature twice');
    });
  });
  return p;
}

/** Off the battle zone a card is with its owner, and out of action. */
function belongs(c: Card, i: number): void {
  const path = `position.cards[${i}]`;
  if (c.zone === 'battle-zone') return isAtRest(c as Creature, path);
  if (c.side !== c.owner)
    throw new DoorError(`${path}.side`, c.side, `"${c.owner}", its owner: only creatures of the battle zone change hands`, 'not its owner');
  if (c.kind === 'creature' && (c.tapped || c.sick))
    throw new DoorError(`${path}.${c.tapped ? 'tapped' : 'sick'}`, true, 'false, off the battle zone', 'out of action');
}

/** 703.4 destroys creatures without power before anything else is done. */
function isAtRest(c: Creature, path: string): void {
  if (c.power > 0 || c.abilities.indestructible) return;
  throw new DoorError(`${path}.power`, c.power, 'at least 1, or a creature that cannot be destroyed', 'destroyed already');
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export const admitCommands = (data: unknown, p: Position): Command[] =>
  admitCommandsBy<Command>({ valid: valid.command, schema: schema.command, cardsAreUsed: true, playersAreTargets: true }, data, p);
