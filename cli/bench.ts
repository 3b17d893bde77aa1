import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { adapterRates } from '../bench/adapters.ts';
import { fuzzRate, type Hit, hitRates, hitsOf, hitTable, memoryFlat, unseenHits } from '../bench/fuzz.ts';
import { duration, type Measured } from '../bench/measure.ts';
import { engineRates, judgingRates, pipeRates } from '../bench/rates.ts';
import type { Case } from '../conformance/case.ts';
import { games } from '../reference/games.ts';
import type { Compiled } from '../steps/compile.ts';
import { written } from './docs.ts';
import type { Env } from './env.ts';
import { atomsOfAll, load } from './load.ts';

export const add = (program: Command, env: Env): void => {
  program
    .command('bench')
    .summary('measures the speeds the design promises, as ratios in one run')
    .description(
      'Measures how fast the reference, the judge, the pipe and the generator are. Best of several rounds; nothing else should run meanwhile.',
    )
    .option('--json', 'the figures as data')
    .option('--fuzz', 'fuzzing alone')
    .option('--full', 'a minute for each misreading, and a million fuzz cases: this takes long')
    .addHelpText(
      'after',
      '\nExamples:\n  $ clausewise bench\n  $ clausewise bench --fuzz --full\n\nExit status: 0 all targets hold, 1 some do not.',
    )
    .action((options: Options) => bench(env, options));
};

type Options = { json?: boolean; fuzz?: boolean; full?: boolean };

async function bench(env: Env, { json, fuzz, full }: Options): Promise<void> {
  const compiled = load(env.root);
  const { cases } = compiled;
  const all: Measured[] = [];
  const tell = (measured: readonly Measured[]): void => {
    all.push(...measured);
    if (json) return;
    for (const m of measured)
      env.out(`${m.holds ? pc.green('✓') : pc.red('✗')} ${m.what}: ${pc.bold(m.value)}  ${pc.dim(`target ${m.target}`)}`);
  };
  if (!fuzz) await everythingElse(env, compiled, tell);
  const hits = await fuzzing(cases, full === true, tell, (text) => json || env.out(text));
  if (json) env.out(JSON.stringify({ measured: all, hits }, null, 2));
  env.exit(all.every((m) => m.holds) ? 0 : 1);
}

async function everythingElse(env: Env, compiled: Compiled, tell: (measured: readonly Measured[]) => void): Promise<void> {
  const { cases } = compiled;
  tell(await engineRates(games, cases));
  tell(await adapterRates(env.root, games, cases));
  const whole = await wholeProcesses(env, cases.length);
  tell(await judgingRates(games, cases, whole.perExample));
  tell([
    {
      what: `all ${cases.length} cases, from features, whole process`,
      value: `${Math.round(whole.run)} ms (cucumber-js: ${Math.round(whole.cucumber)} ms)`,
      target: '< 1,500 ms and at most half of cucumber-js',
      holds: whole.run < 1500 && whole.run * 2 <= whole.cucumber,
    },
  ]);
  tell([
    {
      what: `all ${cases.length} cases, from vectors, whole process`,
      value: `${Math.round(whole.vectors)} ms`,
      target: '< 500 ms',
      holds: whole.vectors < 500,
    },
  ]);
  tell(await pipeRates(env.root, cases));
  const atoms = atomsOfAll(env.root);
  const docs = await duration(() => written(compiled, atoms, env.version));
  tell([{ what: 'rulebook and website from clean', value: `${Math.round(docs)} ms`, target: '< 2,000 ms', holds: docs < 2000 }]);
}

/** How long each misreading is looked for: long enough for all that are found soon, so that a bench stays a bench. */
const BRIEFLY = 2000;
const MINUTE = 60_000;
async function fuzzing(
  cases: readonly Case[],
  full: boolean,
  tell: (measured: readonly Measured[]) => void,
  say: (text: string) => void,
): Promise<Hit[]> {
  for (const game of games) tell([fuzzRate(game, cases)]);
  const most = full ? MINUTE : BRIEFLY;
  const hits = games.flatMap((game) => hitsOf(game, cases, most));
  tell(hitRates(hits, most));
  say(hitTable(hits, most));
  const [first] = games;
  if (first) tell([await memoryFlat(first, cases, full ? 100_000 : 10_000)]);
  if (!full) return hits;
  const unseen = games.flatMap((game) => unseenHits(game, cases, BRIEFLY));
  say(`without the examples that tell: ${unseen.filter((h) => h.found).length} of ${unseen.length} found, each within ${BRIEFLY} ms`);
  return hits;
}

const COPIES = 4;
/** Whole processes, since starting is part of what people wait for; and what each further example costs cucumber-js. */
async function wholeProcesses(
  { root }: Env,
  examples: number,
): Promise<{ run: number; vectors: number; cucumber: number; perExample: number }> {
  const node = (...args: string[]): Promise<number> =>
    duration(() => {
      const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
      if (status !== 0) throw new Error(`${args.join(' ')} ended ${status}`);
    }, 5);
  const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  // Paths of the command line are added to those of cucumber.js: the same features again, so many times.
  const folder = mkdtempSync(join(tmpdir(), 'clausewise-bench-'));
  for (let i = 0; i < COPIES; i++) cpSync(join(root, 'features'), join(folder, String(i)), { recursive: true });
  try {
    const once = await node(cucumber);
    const again = await node(cucumber, folder);
    const perExample = (again - once) / (COPIES * examples);
    if (perExample <= 0) throw new Error('the machine is too busy to measure cucumber-js: more examples took less time');
    const clausewise = join('cli', 'clausewise.mjs');
    return { run: await node(clausewise, 'run', '--quiet'), vectors: await node(clausewise, 'vectors'), cucumber: once, perExample };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
