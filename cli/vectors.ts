import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Case } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { jsonIn } from '../conformance/json.ts';
import { judge } from '../conformance/judge.ts';
import { decidesOf, standingOf } from '../conformance/run.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Env, UserError } from './env.ts';

type Options = { game?: readonly string[]; out?: string };
/** A file of vectors: the cases of one game, and the hash of them as compact JSON. */
type Vectors = { format: 1; game: string; count: number; sha256: string; cases: Case[] };

export const add = (program: Command, env: Env): void => {
  program
    .command('vectors')
    .summary('the cases as data: reads them again, or writes them elsewhere')
    .description(
      'Reads the cases of generated-docs, sees that they are whole, and judges the reference by them: for engines that run the cases without this program. With --out it writes them into a folder, with an index.',
    )
    .option('--game <names...>', 'only these games')
    .option('--out <folder>', 'write them there')
    .addHelpText(
      'after',
      '\nExamples:\n  $ clausewise vectors\n  $ clausewise vectors --out vectors\n\nExit status: 0, or 1 when a case does not pass.',
    )
    .action((options: Options) => vectors(env, options));
};

function vectors(env: Env, { game, out }: Options): void {
  const known = games.map((g) => g.name);
  const odd = game?.find((name) => !known.includes(name));
  if (odd !== undefined) throw new UserError(`unknown game "${odd}": known are ${known.join(', ')}${didYouMean(odd, known)}`);
  const names = game ?? known.filter((name) => existsSync(fileOf(env, name)));
  const all = names.map((name) => read(env, name));
  if (all.length === 0) throw new UserError('generated-docs: found the vectors of no game there; "npm run docs" writes them');
  if (out !== undefined) return write(env, all, out);
  const failing = all.flatMap(({ cases }) => cases.filter((c) => !passes(c)));
  for (const c of failing) env.out(`fail: ${c.id}`);
  const count = all.reduce((n, v) => n + v.cases.length, 0);
  env.out(`${count} cases of ${names.join(', ')}: ${count - failing.length} pass, ${failing.length} fail`);
  if (failing.length > 0) env.exit(1);
}

const fileOf = (env: Env, name: string): string => join(env.root, 'generated-docs', name, 'vectors.json');

/** @throws UserError when the file is not there, or not as it was written */
function read(env: Env, name: string): Vectors {
  const file = join('generated-docs', name, 'vectors.json');
  if (!existsSync(fileOf(env, name))) throw new UserError(`${file}: no such file; "npm run docs" writes it`);
  const data = jsonIn(readFileSync(fileOf(env, name), 'utf8'), file) as Vectors;
  const sha256 = createHash('sha256').update(JSON.stringify(data.cases)).digest('hex');
  if (data.format !== 1 || data.sha256 !== sha256 || data.count !== data.cases.length)
    throw new UserError(`${file}: the cases are not those that were written: expected sha256 ${data.sha256}, found ${sha256}`);
  return data;
}

/** Whether the reference passes the case, under the readings that it takes. */
function passes(c: Case): boolean {
  const game = gameOf(c.game);
  const standing = standingOf(c, game, { lacks: [], readings: {} }, true);
  const decides = standing.asked ? decidesOf(game, standing.under) : [];
  return judge(c, reference(game, decides), { frame: game.frame, citations: true }).verdict === 'pass';
}

function write(env: Env, all: readonly Vectors[], folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const index = all.map(({ game, count, sha256 }) => ({ game, file: `${game}.json`, count, sha256 }));
    for (const { game } of all) writeFileSync(join(folder, `${game}.json`), readFileSync(fileOf(env, game)));
    writeFileSync(join(folder, 'index.json'), `${JSON.stringify({ format: 1, suite: env.version, games: index }, null, 2)}\n`);
  } catch (e) {
    throw new UserError(`${folder}: cannot be written: ${(e as Error).message}`);
  }
  env.out(`${all.length + 1} files in ${folder}`);
}
