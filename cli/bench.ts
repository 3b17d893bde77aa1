import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
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
  const whole = await wholeProcesses(env);
  tell(await judgingRates(games, cases, async () => (whole.cucumber - whole.oneExample) / (cases.length - 1)));
  tell([
    {
      what: `all ${cases.length} cases, from features, whole process`,
      value: `${Math.round(whole.run)} ms (cucumber-js: ${Math.round(whole.cucumber)} ms)`,
      target: '< 1,500 ms and at most half of cucumber-js',
      holds: whole.run < 1500 && whole.run * 2 <= whole.cucumber,
    },
  ]);
  tell(await pipeRates(env.root, cases));
  const atoms = atomsOfAll(env.root);
  const docs = await duration(() => written(compiled, atoms));
  tell([{ what: 'rulebook and website from clean', value: `${Math.round(docs)} ms`, target: '< 2,000 ms', holds: docs < 2000 }]);
  if (json) env.out(JSON.stringify(all, null, 2));
  env.exit(all.every((m) => m.holds) ? 0 : 1);
}

/** Whole processes, since starting is part of what people wait for. */
async function wholeProcesses({ root }: Env): Promise<{ run: number; cucumber: number; oneExample: number }> {
  const node = (...args: string[]): Promise<number> =>
    duration(() => {
      const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
      if (status !== 0) throw new Error(`${args.join(' ')} ended ${status}`);
    });
  const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const [first = { uri: '', line: 1 }] = load(root).cases;
  return {
    run: await node(join('cli', 'clausewise.mjs'), 'run', '--quiet'),
    cucumber: await node(cucumber),
    oneExample: await node(cucumber, `${first.uri}:${first.line}`),
  };
}
