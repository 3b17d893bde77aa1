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
export function reference(game: Pick<Game, 'run'>, replacements: readonly Replacement[] = []): Ask {
  if (replacements.length === 0) return (position, commands, want) => game.run(position, commands, want);
  return (position, commands, want) => withReplaced(replacements, () => game.run(position, commands, want));
}
/** The same with a mistake, or another reading, on top of those decisions. */
export const misread = (game: Pick<Game, 'run'>, m: Pick<Misreading, 'decides'>, replacements: readonly Replacement[] = []): Ask =>
  reference(game, [...replacements, ...m.decides]);
