import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { adapterRates } from '../bench/adapters.ts';
import { duration, type Measured } from '../bench/measure.ts';
import { engineRates, judgingRates, pipeRates } from '../bench/rates.ts';
import { games } from '../reference/games.ts';
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
    .addHelpText('after', '\nExample:\n  $ clausewise bench\n\nExit status: 0 all targets hold, 1 some do not.')
    .action((options: { json?: boolean }) => bench(env, options));
};

async function bench(env: Env, { json }: { json?: boolean }): Promise<void> {
  const compiled = load(env.root);
  const { cases } = compiled;
  const all: Measured[] = [];
  const tell = (measured: readonly Measured[]): void => {
    all.push(...measured);
    if (json) return;
    for (const m of measured)
      env.out(`${m.holds ? pc.green('✓') : pc.red('✗')} ${m.what}: ${pc.bold(m.value)}  ${pc.dim(`target ${m.target}`)}`);
  };
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
  if (json) env.out(JSON.stringify(all, null, 2));
  env.exit(all.every((m) => m.holds) ? 0 : 1);
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
