import { admit, admitCommandsBy, CHOSEN, idsAreTheirOwn, onTable } from '../kernel/door.ts';
import { DoorError } from '../kernel/game.ts';
import { CHARACTERS, DON, isOnField } from './board.ts';
import * as valid from './door.generated.js';
import * as schema from './schema.ts';
import type { Card, Command, Effect, Position, Side, Timing } from './types.ts';

/**
 * Reads a position: JSON Schema first, then what a schema cannot say.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function admitPosition(data: unknown): Position {
  admit(valid.position, schema.position, data, 'position');
  const p = data as Position;
  idsAreTheirOwn(p);
  for (let i = 0; i < p.cards.length; i++) standsSomewhere(p, i);
  for (const side of ['north', 'south'] as const) hasItsArea(p, side);
  for (let i = 0; i < p.effects.length; i++) effectIsWhole(p, i);
  return p;
}

/** @throws DoorError for an unknown key or card. A command that is merely illegal is no error. */
export function admitCommands(data: unknown, p: Position): Command[] {
  const commands = admitCommandsBy<Command>({ valid: valid.command, schema: schema.command, cardsAreUsed: true }, data, p);
  // An effect is used through the card that has it.
  commands.forEach((c, i) => {
    if (c.do === 'use') onTable(c.effect, `commands[${i}].effect`, p);
  });
  return commands;
}

const cardPath = (i: number): string => `position.cards[${i}]`;

function standsSomewhere(p: Position, i: number): void {
  const c = p.cards[i] as Card;
  if (c.zone === 'life') {
    if (c.slot === 0) throw new DoorError(`${cardPath(i)}.slot`, 0, 'its place in the Life, from 1 at the bottom', 'no such place');
    for (let k = 0; k < i; k++) {
      const before = p.cards[k] as Card;
      if (before.zone === 'life' && before.side === c.side && before.slot === c.slot)
        throw new DoorError(`${cardPath(i)}.slot`, c.slot, `a place of its own: ${before.id} has this one`, 'two cards in one place');
    }
  } else if (c.slot !== 0) throw new DoorError(`${cardPath(i)}.slot`, c.slot, '0, outside the Life area', 'no such place');
  if ('rested' in c && c.rested && !isOnField(c))
    throw new DoorError(`${cardPath(i)}.rested`, true, 'false, off the field', 'no orientation there');
}

/** A player has one Leader, at most one Stage, at most five Characters and at most ten DON!!. */
function hasItsArea(p: Position, side: Side): void {
  let leaders = 0;
  let stages = 0;
  let characters = 0;
  for (const c of p.cards) {
    if (c.side !== side) continue;
    if (c.zone === 'leader') leaders += 1;
    else if (c.zone === 'stage') stages += 1;
    else if (c.zone === 'characters') characters += 1;
  }
  if (leaders !== 1) throw new DoorError('position.cards', leaders, `one Leader of ${side}`, 'wrong number of Leaders');
  if (stages > 1) throw new DoorError('position.cards', stages, `at most one Stage of ${side}`, 'too many Stages');
  if (characters > CHARACTERS)
    throw new DoorError('position.cards', characters, `at most ${CHARACTERS} Characters of ${side}`, 'too many Characters');
  const { activeDon, restedDon } = p.players[side];
  if (activeDon + restedDon > DON)
    throw new DoorError(`position.players.${side}`, activeDon + restedDon, `at most ${DON}, active and rested`, 'too many DON!!');
}

/** What a card can have no effect at: an Event is used from hand or Life, and a Leader is in neither and never K.O.’d. */
const timings: Readonly<Record<Card['kind'], { kind: string; never: readonly Timing[] }>> = {
  leader: { kind: 'a Leader', never: ['counter', 'trigger', 'ko'] },
  character: { kind: 'a Character', never: ['counter'] },
  stage: { kind: 'a Stage', never: ['counter', 'ko', 'battled'] },
  event: { kind: 'an Event', never: ['main', 'attack', 'defence', 'block', 'ko', 'battled'] },
};

function effectIsWhole(p: Position, i: number): void {
  const e = p.effects[i] as Effect;
  const path = `position.effects[${i}]`;
  const { on, card } = e.when;
  onTable(card, `${path}.when.card`, p);
  const bearer = p.cards.find((c) => c.id === card) as Card;
  if (bearer.side !== e.side)
    throw new DoorError(`${path}.side`, e.side, `${bearer.side}, the side of ${card}`, 'the effect of another side');
  const { kind, never } = timings[bearer.kind];
  if (never.includes(on)) throw new DoorError(`${path}.when.on`, on, `another timing, on ${kind}`, 'no such timing on this card');
  for (let k = 0; k < i; k++) {
    const { when } = p.effects[k] as Effect;
    const alone = on === 'main' || on === 'counter' || on === 'trigger';
    if (alone && when.on === on && when.card === card)
      throw new DoorError(
        `${path}.when`,
        { ...e.when },
        `one effect of this timing: ${(p.effects[k] as Effect).id} is there`,
        'used twice over',
      );
  }
  if (e.chooses && on !== 'main' && on !== 'counter' && on !== 'trigger')
    throw new DoorError(`${path}.chooses`, { ...e.chooses }, 'null: only effects that a player uses choose', 'nobody would choose');
  e.does.forEach((d, n) => {
    if (d.card !== CHOSEN || !e.chooses) onTable(d.card, `${path}.does[${n}]`, p);
  });
}
