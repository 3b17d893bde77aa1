import { admit, admitCommandsBy, CHOSEN, idsAreTheirOwn, onTable } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Command, Effect, Position, Primitive } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  idsAreTheirOwn(p);
  for (let i = 0; i < p.cards.length; i++) {
    const c = p.cards[i];
    if (c?.kind === 'program') namesCards(c.does, c.chooses !== null, `position.cards[${i}]`, p);
  }
  for (let i = 0; i < p.effects.length; i++) effectIsWhole(p, i);
  for (const side of ['north', 'south'] as const) {
    const { called } = p.players[side];
    if (called > p.turn.number) {
      const expected = `a turn up to the present one, ${p.turn.number}`;
      throw new DoorError(`position.players.${side}.called`, called, expected, 'called in a turn to come');
    }
  }
  return p;
}

/** @throws DoorError for an unknown key, card or effect. A command that is merely illegal is no error. */
export const admitCommands = (data: unknown, p: Position): Command[] =>
  admitCommandsBy<Command>({ valid: valid.command, schema: schema.command, cardsAreUsed: true, playersAreTargets: true }, data, p);

function effectIsWhole(p: Position, i: number): void {
  const e = p.effects[i] as Effect;
  const path = `position.effects[${i}]`;
  if ((e.speed === 'pending') !== (e.when !== null)) {
    throw new DoorError(
      `${path}.when`,
      e.when,
      e.when === null ? 'what it waits for: its speed is "pending"' : `null: an effect of speed "${e.speed}" is used by a player`,
      'speed and trigger disagree',
    );
  }
  if (e.when) onTable(e.when.card, `${path}.when.card`, p);
  namesCards(e.does, e.chooses !== null, path, p);
}

function namesCards(does: readonly Primitive[], chooses: boolean, path: string, p: Position): void {
  does.forEach((d, i) => {
    const cards = d.do === 'battle' ? [d.attacker, d.target] : 'card' in d ? [d.card] : [];
    for (const id of cards) if (id !== CHOSEN || !chooses) onTable(id, `${path}.does[${i}]`, p);
  });
}
