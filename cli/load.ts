import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../conformance/engines.ts';
import { type Atom, atomsIn } from '../conformance/pins.ts';
import { games } from '../reference/games.ts';
import { check } from '../steps/check.ts';
import { type Compiled, compileAll, FeatureError, type Source } from '../steps/compile.ts';
import { UserError } from './env.ts';

/**
 * The names of the games whose features are there: a folder of rules need not hold them all.
 * @throws UserError when it holds none.
 */
export function gamesIn(root: string): string[] {
  const there = games.map((g) => g.name).filter((name) => statSync(join(root, 'features', name), { throwIfNoEntry: false })?.isDirectory());
  if (there.length > 0) return there;
  throw new UserError(`features: found the folder of no game there, expected one of ${games.map((g) => g.name).join(', ')}`);
}

/** The features of these games (all that are there when none is named), in the order of their numbers. */
export function sourcesOf(root: string, names: readonly string[] = []): Source[] {
  const wanted = (names.length > 0 ? names : gamesIn(root)).map(gameOf);
  return wanted.flatMap(({ name }) => {
    const folder = join(root, 'features', name);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new UserError(`features/${name}: no such folder, expected the features of ${name} there`);
    const files = readdirSync(folder)
      .filter((f) => f.endsWith('.feature'))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (files.length === 0) throw new UserError(`features/${name}: no .feature file there`);
    return files.map((f) => ({ uri: `features/${name}/${f}`, text: readFileSync(join(folder, f), 'utf8') }));
  });
}

const LIST = 'tests/clauses.tsv';
/** The list of atoms of all games. @throws UserError with the line of a row that is none. */
export function atomsOfAll(root: string): Atom[] {
  const file = join(root, LIST);
  if (!existsSync(file)) throw new UserError(`${LIST}: no such file, expected the list of atoms there`);
  try {
    return atomsIn(readFileSync(file, 'utf8'), LIST);
  } catch (e) {
    throw new UserError((e as Error).message);
  }
}

/**
 * Compiles the features of these games and checks them against the list of atoms.
 * @throws FeatureError with everything that is wrong with them.
 */
export function load(root: string, names: readonly string[] = []): Compiled {
  const compiled = compileAll(sourcesOf(root, names));
  // What could not be read has no atoms: to miss them would only bury what is wrong.
  const complaints = compiled.complaints.length > 0 ? compiled.complaints : check(compiled.parsed, atomsOfAll(root), LIST);
  if (complaints.length > 0) throw new FeatureError(complaints);
  return compiled;
}
