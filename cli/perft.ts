import { InvalidArgumentError, type Command as Program } from 'commander';
import pc from 'picocolors';
import type { Ask, Case, Command } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { perft } from '../conformance/perft.ts';
import { type Env, UserError } from './env.ts';
import { find } from './find.ts';
import { suiteOf } from './suite.ts';

type Options = { depth: number; divide?: boolean; json?: boolean; timeout: number };
type Counted = Awaited<ReturnType<typeof perft>>;

export const add = (program: Program, env: Env): void => {
  program
    .command('perft')
    .usage('[options] <case> [-- <command that starts an engine...>]')
    .summary('counts the tree of legal commands, and finds where two engines part')
    .description(
      'Counts how many ways there are to give so many commands from the position an example begins with. After each command everyone declines what they may. With an engine after "--" it counts, too, and what differs is shown.',
    )
    .argument('<case>', 'an example, by its id or its title, as explain takes it')
    .option('--depth <n>', 'how many commands deep', depth, 2)
    .option('--divide', 'the count below each first command')
    .option('--json', 'the counts as data')
    .option('--timeout <ms>', 'longest wait for an answer', Number, 5000)
    .addHelpText(
      'after',
      `
Examples:
  $ clausewise perft SOUL-9.5.2/priority-goes-round --depth 3
  $ clausewise perft SOUL-9.5.2/priority-goes-round --divide -- python3 my_adapter.py

Exit status: 0, or 1 when the engine counts otherwise than the reference.`,
    )
    .action((what: string, options: Options) => count(env, what, options));
};

async function count(env: Env, what: string, options: Options): Promise<void> {
  const c = caseNamed(env, what);
  const ours = await perft(reference(gameOf(c.game)), c.position, options.depth);
  const theirs = env.adapter === undefined ? undefined : await counted(env.adapter, c, options);
  if (options.json) env.out(JSON.stringify({ case: c.id, reference: ours, ...(theirs && { engine: theirs }) }, null, 2));
  else env.out(told(c, ours, theirs, options.divide === true));
  if (theirs && JSON.stringify(theirs) !== JSON.stringify(ours)) env.exit(1);
}

function caseNamed(env: Env, what: string): Case {
  const found = find(what, suiteOf(env, {}).compiled);
  const [first] = 'cases' in found ? found.cases : [];
  if (!first) throw new UserError(`${what}: this is no example, and has no position to begin with`);
  return first;
}

async function counted(command: readonly string[], c: Case, { depth, timeout }: Options): Promise<Counted> {
  const { openPipe } = await import('../conformance/pipe.ts');
  const pipe = await openPipe({ command, timeout });
  try {
    if (pipe.started.games[c.game]?.lacks.includes('legal') !== false)
      throw new UserError(`${pipe.started.engine.name} lists no legal commands of ${c.game}: perft counts them`);
    const ask = (position: Parameters<Ask>[0], commands: readonly Command[], want: { legal: boolean }) =>
      pipe.ask({ game: c.game, position, commands, want }, {});
    return await perft(ask, c.position, depth);
  } finally {
    await pipe.stop();
  }
}

const text = ({ do: verb, side, ...rest }: Command): string =>
  [side, verb, ...Object.values(rest).map((v) => JSON.stringify(v).replaceAll('"', ''))].filter(Boolean).join(' ');

function told(c: Case, ours: Counted, theirs: Counted | undefined, divide: boolean): string {
  const number = (n: number | undefined): string => (n ?? 0).toLocaleString('en').padStart(12);
  const beside = (mine: number | undefined, other: number | undefined): string =>
    theirs === undefined ? '' : mine === other ? number(other) : pc.red(number(other));
  const lines = ours.counts.map((n, i) => `${String(i + 1).padStart(5)}${number(n)}${beside(n, theirs?.counts[i])}`);
  const head = `depth${'commands'.padStart(12)}${theirs ? 'the engine'.padStart(12) : ''}`;
  if (!divide) return [pc.bold(c.name), head, ...lines].join('\n');
  const engine = new Map(theirs?.divide.map((d) => [text(d.command), d.count]));
  const all = new Map([...ours.divide.map((d) => [text(d.command), d.count] as const)]);
  const rows = [...new Set([...all.keys(), ...engine.keys()])].map(
    (name) => `${number(all.get(name))}${beside(all.get(name) ?? 0, engine.get(name) ?? 0)}  ${name}`,
  );
  return [pc.bold(c.name), head, ...lines, '', 'below each first command:', ...rows].join('\n');
}

function depth(word: string): number {
  const n = Number(word);
  if (!Number.isInteger(n) || n < 1 || n > 8) throw new InvalidArgumentError('expected a whole number from 1 to 8.');
  return n;
}
