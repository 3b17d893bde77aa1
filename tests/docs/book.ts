import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Written, written } from '../../cli/docs.ts';
import { atomsOfAll, sourcesOf } from '../../cli/load.ts';
import type { Atom } from '../../conformance/pins.ts';
import { bookOf } from '../../generator/book.ts';
import type { Book, Clause } from '../../generator/model.ts';
import { games } from '../../reference/games.ts';
import type { Game } from '../../reference/kernel/game.ts';
import { compileAll } from '../../steps/compile.ts';

export const root = join(fileURLToPath(import.meta.url), '..', '..', '..');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What the features of this repository give. */
export const all = (): Promise<Written> => written(compileAll(sourcesOf(root)), atomsOfAll(root), version);

/** The book of one feature that is written down in a test. */
export function bookFrom(
  text: string,
  { atoms = [], known = games }: { atoms?: readonly Atom[]; known?: readonly Game[] } = {},
): Promise<Book> {
  const compiled = compileAll([{ uri: 'features/souls/9.4-test.feature', text }]);
  return bookOf({ ...compiled, games: known, atoms });
}
export const clauseIn = (book: Book, id: string): Clause => {
  const found = book.games.flatMap((g) => g.sections.flatMap((s) => s.clauses)).find((c) => c.id === id);
  if (!found) throw new Error(`no clause ${id} in this book`);
  return found;
};
