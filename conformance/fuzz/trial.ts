import { DoorError } from '../../reference/kernel/game.ts';
import type { Command, Json, Outcome, Position } from '../../reference/kernel/types.ts';
import type { Ask } from '../case.ts';
import { same } from '../check.ts';
import { stackless } from '../stackless.ts';
import { commandsFor } from './commands.ts';
import { mirrored, mutated } from './mutate.ts';
import { type Random, randomOf } from './random.ts';
import type { Room } from './room.ts';

/** One run: what is asked, and what the reference says. `number` and the seed make it again. */
export type Trial = {
  readonly number: number;
  readonly position: Position;
  readonly commands: readonly Command[];
  readonly want: { readonly legal: boolean };
  readonly outcome: Outcome;
};

/** Changes beyond the first; most runs stay near an example, where clauses meet. */
const MORE = 0.55;
const MOST = 8;
/** How often the legal commands are asked for, which costs more than the run. */
const LEGAL = 0.2;

/** Whether the door lets the position in. */
export function isAdmitted(p: Position, { game }: Pick<Room, 'game'>): boolean {
  try {
    // One in three is turned away.
    stackless(() => game.admit(p));
    return true;
  } catch (e) {
    if (e instanceof DoorError) return false;
    throw e;
  }
}

/** An example's position, changed at least once: each change that the door does not admit is taken back. */
function positionFrom(start: Position, r: Random, room: Room): Position {
  let position = start;
  let changes = 1;
  while (changes < MOST && r.chance(MORE)) changes += 1;
  for (let tries = 4 * changes; changes > 0 && tries > 0; tries--) {
    const next = mutated(position, r, room);
    // A value put in the place of itself is no change.
    if (same(next as unknown as Json, position as unknown as Json) || !isAdmitted(next, room)) continue;
    position = next;
    // Nor are two that undo each other.
    if (changes > 1 || !same(next as unknown as Json, start as unknown as Json)) changes -= 1;
  }
  return position;
}

/**
 * The run of this number. Same room, same seed and same number give the same run, whatever ran before; undefined where
 * nothing came of it that passes the door.
 */
export function trialOf(room: Room, seed: number, number: number, ask: Ask): Trial | undefined {
  const r = randomOf(seed, number);
  const c = r.pick(room.cases);
  const flip = r.chance(0.15);
  const start = flip ? (mirrored(c.position as unknown as Json) as unknown as Position) : c.position;
  const position = positionFrom(start, r, room);
  const from = flip ? c.commands.map((x) => mirrored(x as Json) as Command) : c.commands;
  const want = { legal: r.chance(LEGAL) };
  try {
    const commands = commandsFor(position, from, r, room, ask);
    return { number, position, commands, want, outcome: ask(position, commands, want) };
  } catch (e) {
    if (e instanceof DoorError) return undefined;
    throw e;
  }
}
