import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../conformance/engines.ts';
import { type Atom, atomsIn } from '../conformance/pins.ts';
import { games } from '../reference/games.ts';
import { check } from '../steps/check.ts';
import { type Compiled, compileAll, FeatureError, type Source } from '../steps/compile.ts';
import { UserError } from './env.ts';

/** The features of these games (all games when none is named), in the order of their numbers. */
export function sourcesOf(root: string, names: readonly string[] = []): Source[] {
  const wanted = names.length > 0 ? names.map(gameOf) : games;
  return wanted.flatMap(({ name }) => {
    const folder = join(root, 'features', name);
    if (!existsSync(folder)) throw new UserError(`features/${name}: no such folder, expected the features of ${name} there`);
    return readdirSync(folder)
      .filter((f) => f.endsWith('.feature'))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((f) => ({ uri: `features/${name}/${f}`, text: readFileSync(join(folder, f), 'utf8') }));
  });
}

const LIST = 'tests/clauses.tsv';
/** The list of atoms of all games. */
export const atomsOfAll = (root: string): Atom[] => atomsIn(readFileSync(join(root, LIST), 'utf8'), LIST);

/**
 * Compiles the features of these games and checks them against the list of atoms.
 * @throws FeatureError with everything that is wrong with them.
 */
export function load(root: string, names: readonly string[] = []): Compiled {
  const compiled = compileAll(sourcesOf(root, names));
  const complaints = [...compiled.complaints, ...check(compiled.parsed, atomsOfAll(root), LIST)];
  if (complaints.length > 0) throw new FeatureError(complaints);
  return compiled;
}
