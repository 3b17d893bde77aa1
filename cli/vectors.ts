import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { admitted } from '../conformance/admitted.ts';
import type { Case } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { judge } from '../conformance/judge.ts';
import { printable } from '../conformance/printable.ts';
import { wireOf } from '../conformance/protocol.ts';
import { decidesOf, standingOf } from '../conformance/run.ts';
import { type Change, changesBetween, isBefore, kindOf, type Vectors, versionAfter } from '../conformance/vectors.ts';
import { indexSchema, perftSchema, vectorsSchema } from '../conformance/vectors-schema.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Env, readText, UserError } from './env.ts';

type Options = { game?: readonly string[]; out?: string; against?: string };

export const add = (program: Command, env: Env): void => {
  program
    .command('vectors')
    .summary('the cases as data: reads them again, or writes them elsewhere')
    .description(
      'Reads the cases of generated-docs, sees that they are whole, and judges the reference by them: for engines that run the cases without this program. With --out it writes them into a folder, with an index.',
    )
    .option('--game <names...>', 'only these games')
    .option('--out <folder>', 'write them there')
    .option('--against <folder>', 'what has changed since the vectors in there, and which version that asks for')
    .addHelpText(
      'after',
      `
Examples:
  $ clausewise vectors
  $ clausewise vectors --out vectors
  $ clausewise vectors --against ../released/vectors

Exit status: 0; 1 when a case does not pass, or the version of the suite says less than has changed.`,
    )
    .action((options: Options) => vectors(env, options));
};

function vectors(env: Env, { game, out, against }: Options): void {
  if (out !== undefined && against !== undefined) throw new UserError('--out writes and --against compares: leave one out');
  const known = games.map((g) => g.name);
  const odd = game?.find((name) => !known.includes(name));
  if (odd !== undefined) throw new UserError(`unknown game "${odd}": known are ${known.join(', ')}${didYouMean(odd, known)}`);
  const from = join(env.root, FOLDER);
  const names = game ?? known.filter((name) => existsSync(join(from, name, 'vectors.json')));
  const all = names.map((name) => readVectors(from, name, FOLDER));
  if (all.length === 0) throw new UserError(`${FOLDER}: found the vectors of no game there; "npm run docs" writes them`);
  if (against !== undefined) return compare(env, all, against);
  if (out !== undefined) return write(env, all, out);
  const failing = all.flatMap(({ cases }) => cases.filter((c) => !passes(c)));
  for (const c of failing) env.out(`fail: ${c.id}`);
  const count = all.reduce((n, v) => n + v.cases.length, 0);
  env.out(`${count} cases of ${names.join(', ')}: ${count - failing.length} pass, ${failing.length} fail`);
  if (failing.length > 0) env.exit(1);
}

const FOLDER = 'generated-docs';
const written = '"npm run docs" writes it';

/** Whether the reference passes the case, under the readings that it takes. */
function passes(c: Case): boolean {
  const game = gameOf(c.game);
  const standing = standingOf(c, game, { lacks: [], readings: {} }, true);
  const decides = standing.asked ? decidesOf(game, standing.under) : [];
  return judge(c, reference(game, decides), { frame: game.frame, citations: true }).verdict === 'pass';
}

/** What has changed since, by clause, as lines for the changelog. @throws UserError */
function compare(env: Env, now: readonly Vectors[], folder: string): void {
  const { suite, games: listed } = readIndex(folder);
  const before = now.flatMap(({ game }) => {
    const entry = listed.find((l) => l.game === game);
    if (!entry) return [];
    const vectors = readVectors(folder, game, folder);
    isAsListed(join(folder, game, 'vectors.json'), entry.vectors.sha256);
    return [vectors];
  });
  const changes = changesBetween(before, now);
  const needed = nextAfter(suite, changes, folder);
  env.out(
    [
      ...changes.map(({ clause, what, cases }) => `- ${clause}: ${what}, ${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`),
      `${changes.length === 0 ? 'nothing has changed' : `${kindOf(changes)} change`} since ${suite}: the next version is ${needed} at least, this is ${env.version}`,
    ].join('\n'),
  );
  if (isBefore(env.version, needed)) env.exit(1);
}

/** @throws UserError when the index names no version */
function nextAfter(suite: string, changes: readonly Change[], folder: string): string {
  try {
    return versionAfter(suite, changes);
  } catch (e) {
    throw new UserError(`${join(folder, 'index.json')}: suite: ${printable((e as Error).message)}`);
  }
}

/** Copies the vectors with their counts of trees, schemas and index. @throws UserError */
function write(env: Env, all: readonly Vectors[], folder: string): void {
  const from = join(env.root, FOLDER);
  const { games: listed, ...index } = readIndex(from);
  const files = all.flatMap(({ game }) => [join(game, 'vectors.json'), join(game, 'perft.json')]);
  const shared = { vectors: vectorsSchema, perft: perftSchema, index: indexSchema };
  const schemas = Object.entries({ ...shared, ...Object.fromEntries(all.map(({ game }) => [game, wireOf(gameOf(game))])) });
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(from, file), join(folder, file));
    }
    mkdirSync(join(folder, 'schemas'), { recursive: true });
    for (const [name, schema] of schemas) writeFileSync(join(folder, 'schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
    const mine = listed.filter((g) => all.some((v) => v.game === g.game));
    writeFileSync(join(folder, 'index.json'), `${JSON.stringify({ ...index, games: mine }, null, 2)}\n`);
  } catch (e) {
    throw new UserError(`${folder}: cannot be written: ${(e as Error).message}`);
  }
  env.out(`${files.length + schemas.length + 1} files in ${folder}`);
}

/** The index of a folder of vectors. @throws UserError, NotJson, DoorError */
function readIndex(folder: string): { format: 1; suite: string; games: { game: string; vectors: { sha256: string } }[] } {
  const file = join(folder, 'index.json');
  if (!existsSync(file))
    throw new UserError(`${file}: there is no such index of vectors; ${written}, and "clausewise vectors --out" copies it`);
  return admitted(readText(file), file, indexSchema);
}

/** Line ends are those of whoever checked the folder out. @throws UserError when the file is another one than the index says */
function isAsListed(file: string, expected: string): void {
  const found = createHash('sha256').update(readText(file).replaceAll('\r\n', '\n')).digest('hex');
  if (found !== expected) throw new UserError(`${file}: not the file that the index names: expected sha256 ${expected}, found ${found}`);
}

/** The vectors of a game. `shown` is the folder in messages. @throws UserError when they are not there, or not as they were written */
function readVectors(folder: string, game: string, shown: string): Vectors {
  const file = join(shown, game, 'vectors.json');
  const path = join(folder, game, 'vectors.json');
  if (!existsSync(path)) throw new UserError(`${file}: no such file; ${written}`);
  const data = admitted<Vectors>(readText(path), file, vectorsSchema);
  const sha256 = createHash('sha256').update(JSON.stringify(data.cases)).digest('hex');
  if (data.game !== game) throw new UserError(`${file}: these are the cases of ${printable(data.game)}, expected those of ${game}`);
  if (data.sha256 !== sha256 || data.count !== data.cases.length)
    throw new UserError(`${file}: the cases are not those that were written: expected sha256 ${data.sha256}, found ${sha256}`);
  return data;
}
