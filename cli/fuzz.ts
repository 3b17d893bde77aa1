import { type Command, InvalidArgumentError } from 'commander';
import { gameOf } from '../conformance/engines.ts';
import type { Prey } from '../conformance/fuzz/held.ts';
import { type Hunted, hunt, type Plan } from '../conformance/fuzz/hunt.ts';
import { SEEDS } from '../conformance/fuzz/random.ts';
import type { Shard } from '../conformance/report.ts';
import { games } from '../reference/games.ts';
import { milliseconds, shard, whole } from './arguments.ts';
import { type Env, UserError } from './env.ts';
import { dataOf, type Fuzzed, so, textOf } from './fuzzed.ts';
import { load } from './load.ts';
import { type Opened, preyOf } from './prey.ts';
import { gamesNamed, progress } from './suite.ts';

type Options = {
  game?: readonly string[];
  seed?: number;
  runs?: number;
  time?: number;
  run?: number;
  findings: number;
  shard?: Shard;
  timeout: number;
  module?: string;
  misreading?: string;
  json?: boolean;
  verbose?: boolean;
  quiet?: boolean;
};

const seed = whole(0, SEEDS - 1, ` from 0 to ${SEEDS - 1}`);
const count = whole(1, Number.MAX_SAFE_INTEGER, ' from 1, as in 20000');
const runNumber = whole(0, Number.MAX_SAFE_INTEGER, ' from 0, as a finding names it');

const SECONDS = 60;
const game = games[0]?.name ?? '';
const HELP = `
Each run is an example of the suite, changed in one or more places, with commands that are legal and commands that are
not. Where the engine answers otherwise than the reference, the run is made as small as it gets and printed as an example to
paste and as a vector. What rests on an assumption or on an open reading is told apart, and fails nothing.
docs/fuzz.md says what is compared, and how to read a finding.

Examples:
  $ clausewise fuzz --game ${game} -- python3 my_adapter.py            for a minute
  $ clausewise fuzz --seed 1 --runs 20000 -- ./my_adapter            the same runs each time
  $ clausewise fuzz --game ${game} --seed 1 --run 4711 -- ./my_adapter  that run again
  $ clausewise fuzz --seed 1 --shard 2/4 -- ./my_adapter             the second of four parts

Exit status: 0 nothing was found, 1 something was, 2 nothing could be compared.`;

export const add = (program: Command, env: Env): void => {
  program
    .command('fuzz')
    .summary('random positions and commands: where an engine and the reference part')
    .usage('[options] [-- <command that starts the engine...>]')
    .description(
      'Holds an engine against the reference on positions and commands that nobody wrote down. Without a command the reference is held against itself.',
    )
    .option('--game <names...>', 'only these games')
    .option('--seed <n>', 'which random runs; another one each time when it is left out', seed)
    .option('--runs <n>', 'so many runs a game', count)
    .option('--time <seconds>', `so long in all (${SECONDS} unless --runs or this is said)`, seconds)
    .option('--run <n>', 'this run alone, as a finding names it: needs --seed and one --game', runNumber)
    .option('--findings <n>', 'enough of them in a game', count, 5)
    .option('--shard <i/n>', 'only the i-th of n parts of the runs', shard)
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 5000)
    .option('--module <file>', 'an engine in JavaScript, in this process, as run takes it')
    .option('--misreading <id>', 'the reference with this mistake in it, to see what a finding looks like')
    .option('--json', 'the findings as data')
    .option('--verbose', 'every clause that was not reached, and all differences of a finding')
    .option('--quiet', 'no progress')
    .addHelpText('after', HELP)
    .action((options: Options) => fuzz(env, options));
};

async function fuzz(env: Env, options: Options): Promise<void> {
  if (options.run !== undefined && (options.seed === undefined || options.game?.length !== 1))
    throw new UserError(
      `--run ${options.run} is a run of one game and one seed: say both, as in "--game ${game} --seed 1 --run ${options.run}"`,
    );
  if (options.run !== undefined && (options.runs !== undefined || options.shard !== undefined))
    throw new UserError('--run is one run: leave out --runs and --shard');
  const there = gamesNamed(env.root, options.game);
  const { cases } = load(env.root, there);
  const opened = await preyOf(env, options);
  const hunts: Hunted[] = [];
  const began = performance.now();
  const start = options.seed ?? Math.floor(Math.random() * SEEDS);
  let end = { notices: [] as readonly string[], unexplained: [] as readonly string[] };
  try {
    const mine = preysOf(opened, there, options.game);
    for (const [i, [name, prey]] of mine.entries()) {
      const plan = planOf(options, start, began, mine.length - i);
      hunts.push(await shownHunt(options, (seen) => hunt(gameOf(name), cases, prey, plan, seen)));
    }
  } finally {
    end = await opened.finish();
  }
  const fuzzed: Fuzzed = {
    engine: opened.about,
    words: opened.words,
    seed: start,
    hunts,
    ...end,
    ...(options.shard && { shard: options.shard }),
  };
  if (options.json) env.out(JSON.stringify(await dataOf(fuzzed), null, 2));
  else env.out(await textOf(fuzzed, options.verbose === true));
  if (hunts.every((h) => h.runs === h.unsupported)) env.exit(2);
  else if (end.unexplained.length > 0 || hunts.some((h) => h.findings.length > 0 || h.ended !== undefined)) env.exit(1);
}

/** The games that are both there and played. @throws UserError when there is none, or not one that was asked for */
function preysOf(opened: Opened, there: readonly string[], wanted: readonly string[] | undefined): [string, Prey][] {
  const mine = there.flatMap((name): [string, Prey][] => {
    const prey = opened.prey(name);
    return prey ? [[name, prey]] : [];
  });
  const missing = wanted?.filter((name) => !mine.some(([n]) => n === name)) ?? [];
  if (mine.length > 0 && missing.length === 0) return mine;
  throw new UserError(`${opened.about.name} does not play ${missing.join(', ') || `any of ${there.join(', ')}`}`);
}

/** What is left of the time is shared by the games that are left. */
function planOf({ runs, time, run, findings, shard: part }: Options, from: number, began: number, games: number): Plan {
  const one = run !== undefined;
  const share = time === undefined && (runs !== undefined || one) ? Number.POSITIVE_INFINITY : (time ?? SECONDS);
  const left = Math.max(0, share * 1000 - (performance.now() - began));
  return {
    seed: from,
    from: run ?? 0,
    to: one ? run + 1 : (runs ?? Number.POSITIVE_INFINITY),
    until: performance.now() + left / games,
    findings,
    ...(part && { shard: part }),
  };
}

/** A hunt with its progress on a terminal: runs, runs a second, clauses reached, findings. */
async function shownHunt({ quiet, json }: Options, work: (seen: (h: Hunted) => void) => Promise<Hunted>): Promise<Hunted> {
  let now: Hunted | undefined;
  const shown = progress(quiet || json, () => (now ? so(now) : ''));
  try {
    return await work((h) => {
      now = h;
      shown.step(h.runs, Number.POSITIVE_INFINITY);
    });
  } finally {
    shown.done();
  }
}

function seconds(word: string): number {
  const n = Number(word);
  if (!(n > 0) || !Number.isFinite(n)) throw new InvalidArgumentError('expected seconds, as in 60 or 0.5.');
  return n;
}
