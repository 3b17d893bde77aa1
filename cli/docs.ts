import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { atomsIn } from '../conformance/pins.ts';
import { bookOf } from '../generator/book.ts';
import { dataFiles } from '../generator/data.ts';
import { markdown } from '../generator/markdown/pages.ts';
import type { Book } from '../generator/model.ts';
import { bring, type Difference, difference, filesIn } from '../generator/write.ts';
import { games } from '../reference/games.ts';
import type { Compiled } from '../steps/compile.ts';
import type { Env } from './env.ts';
import { load } from './load.ts';

export type Written = { readonly book: Book; readonly pages: Map<string, string>; readonly site: Map<string, string> };

/** Everything the rulebook consists of, by path: what is committed, and the website. */
export async function written(compiled: Compiled, atoms: ReturnType<typeof atomsIn>): Promise<Written> {
  const book = await bookOf({ ...compiled, games, atoms });
  const data = book.games.flatMap((g, i) => [...dataFiles(g, games[i] as (typeof games)[number], compiled.cases)]);
  return { book, pages: new Map([...markdown(book), ...data]), site: new Map() };
}
