import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Atom } from '../conformance/pins.ts';
import { bookOf } from '../generator/book.ts';
import { dataFiles, indexOf } from '../generator/data.ts';
import { type Assets, site } from '../generator/html/pages.ts';
import { markdown } from '../generator/markdown/pages.ts';
import { bring, type Difference, difference, filesIn } from '../generator/write.ts';
import { games } from '../reference/games.ts';
import type { Compiled } from '../steps/compile.ts';
import type { Env } from './env.ts';
import { atomsOfAll, load } from './load.ts';

/** What is committed, and the website, by path. */
export type Written = { readonly pages: Map<string, string>; readonly site: Map<string, string> };

/** Everything the rulebook consists of. Same features, same bytes. */
export async function written(compiled: Compiled, atoms: readonly Atom[], version: string): Promise<Written> {
  const told = games.filter((g) => compiled.parsed.some((p) => p.lexicon.game === g));
  const book = await bookOf({ ...compiled, games: told, atoms });
  const files = await Promise.all(book.games.map((g, i) => dataFiles(g, told[i] as (typeof games)[number], compiled.cases)));
  const data = new Map(files.flatMap((f) => [...f]));
  const index = indexOf(version, told, compiled.cases, data);
  return { pages: new Map([...markdown(book), ...data, ['index.json', index]]), site: site(book, assets()) };
}

function assets(): Assets {
  const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../generator/assets/${name}`, import.meta.url)), 'utf8');
  // The classic script of the library stands beside the module that a name leads to.
  const require = createRequire(import.meta.url);
  const library = join(dirname(require.resolve('minisearch')), '..', 'umd', 'index.js');
  return {
    style: read('site.css'),
    script: read('site.js'),
    search: readFileSync(library, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''),
  };
}

const FOLDER = 'generated-docs';
const SITE = 'site';
type Options = { check?: true; siteOnly?: true; out?: string };

/** Adds `docs`: writes the rulebook and the website, or says whether they are fresh. */
export function add(program: Command, env: Env): void {
  program
    .command('docs')
    .summary('writes the rulebook and the website')
    .description(`Judges the reference by all features and writes ${FOLDER}/ from the verdicts, with the website in ${FOLDER}/${SITE}/.`)
    .option('--check', 'write nothing; end 1 and name the files that are not as they would be written')
    .option('--site-only', 'write the website only')
    .option('--out <folder>', 'write the website there; nothing is removed from that folder')
    .addHelpText('after', '\nExamples:\n  $ clausewise docs\n  $ clausewise docs --check\n  $ clausewise docs --site-only --out public')
    .action(async (options: Options) => docs(env, options));
}

async function docs(env: Env, { check, siteOnly, out }: Options): Promise<void> {
  const { pages, site: pagesOfSite } = await written(load(env.root), atomsOfAll(env.root), env.version);
  const folder = join(env.root, FOLDER);
  if (check) return report(env, difference(filesIn(folder, SITE), pages));
  if (!siteOnly) env.out(`${told(bring(folder, pages, { owned: true, except: SITE }), pages.size)} in ${FOLDER}`);
  const target = out === undefined ? join(folder, SITE) : resolve(out);
  env.out(`${told(bring(target, pagesOfSite, { owned: out === undefined }), pagesOfSite.size)} in ${out ?? `${FOLDER}/${SITE}`}`);
}

const told = ({ stale, missing, surplus }: Difference, all: number): string =>
  `${all} files: ${missing.length} new, ${stale.length} changed, ${surplus.length} removed`;

function report(env: Env, d: Difference): void {
  const lines = [
    ...d.stale.map((p) => `${p}: stale`),
    ...d.missing.map((p) => `${p}: missing`),
    ...d.surplus.map((p) => `${p}: surplus, nothing writes it any more`),
  ];
  if (lines.length === 0) return env.out(`${FOLDER} is fresh`);
  env.err(`${lines.map((l) => `${FOLDER}/${l}`).join('\n')}\nRun "npm run docs" and commit what it writes.`);
  env.exit(1);
}
