import { games } from '../reference/games.ts';
import { type Replacement, withReplaced } from '../reference/kernel/clause.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game, Misreading } from '../reference/kernel/game.ts';
import type { Ask } from './case.ts';

/** @throws when no game of the list has that name. */
export function gameOf(name: string): Game {
  const game = games.find((g) => g.name === name);
  const known = games.map((g) => g.name);
  if (!game) throw new Error(`no game is called "${name}": known are ${known.join(', ')}${didYouMean(name, known)}`);
  return game;
}

/** The reference engine, with some decisions taken otherwise where a misreading or another reading asks for it. */
export function reference(game: Game, replacements: readonly Replacement[] = []): Ask {
  if (replacements.length === 0) return (position, commands, want) => game.run(position, commands, want);
  return (position, commands, want) => withReplaced(replacements, () => game.run(position, commands, want));
}
export const misread = (game: Game, m: Misreading): Ask => reference(game, m.decides);

/**
 * Four engines that know nothing, to see that nothing passes by accident: one refuses everything, one accepts
 * everything and changes nothing, one judges legality rightly and changes nothing, one finds nothing legal.
 */
export const degenerate: Readonly<Record<'refuses' | 'accepts' | 'echoes' | 'nothing-legal', (game: Game) => Ask>> = {
  refuses: () => (position, commands) => ({
    commands: commands.map(() => ({ accepted: false })),
    position,
    open: null,
    winner: null,
    events: [],
    legal: [],
  }),
  accepts: () => (position, commands) => ({
    commands: commands.map(() => ({ accepted: true })),
    position,
    open: null,
    winner: null,
    events: [],
    legal: [],
  }),
  echoes: (game) => (position, commands, want) => ({ ...game.run(position, commands, want), position, open: null, winner: null, events: [] }),
  'nothing-legal': (game) => (position, commands, want) => ({ ...game.run(position, commands, want), legal: [] }),
};
