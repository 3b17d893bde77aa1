// For `npm run bench`: the same battles by the core, in the process that measures the reference.
import createCore from 'ocgcore-wasm';
import { give } from './commands.js';
import { Duel } from './duel.js';

export const game = 'yu-gi-oh';
export const title = 'ocgcore-wasm';
/** How many times as fast the reference of the game is to be. */
export const target = 50;

const lib = await createCore({ sync: true });

/** A duel from its cards to the end of what the commands say; what came of it is left in the core. */
export function play(position, commands) {
  const duel = new Duel(lib, position);
  for (const c of commands) give(duel, c);
  duel.end();
}
