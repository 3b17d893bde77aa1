// One message of the protocol as one duel of the core.
import { give, openOf } from './commands.js';
import { Duel } from './duel.js';

/** Builds the duel, gives the commands, and says what came of it. */
export function play(lib, position, commands) {
  const duel = new Duel(lib, position);
  try {
    const accepted = commands.map((c) => ({ accepted: give(duel, c) }));
    const { turn } = position;
    return {
      commands: accepted,
      position: {
        turn: { ...turn, phase: duel.phase },
        players: duel.readPlayers(),
        cards: duel.read(),
        effects: position.effects.map((e) => ({ id: e.id, used: e.used || duel.used.has(e.id) })),
      },
      open: openOf(duel),
      winner: duel.winner,
    };
  } finally {
    duel.end();
  }
}
