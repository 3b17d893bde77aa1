import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { Baseline } from '../conformance/baseline.ts';
import { type Report, rowsOf, type Shard } from '../conformance/report.ts';
import { savedOf } from '../conformance/result.ts';
import { runCases, type Subject } from '../conformance/run.ts';
import { idleWords, inShard, shardFrom, unsharded } from '../conformance/shard.ts';
import { counted } from '../generator/text.ts';
import { games } from '../reference/games.ts';
import { milliseconds, shard, whole } from './arguments.ts';
import { type Env, UserError } from './env.ts';
import { checkReporting, FORMATS, folder, knownTo, type Options as Reporting, reported, tell, withReporting, write } from './reporting.ts';
import { subjectOf } from './subject.ts';
import { type Choice, progress, suiteOf, withChoice } from './suite.ts';
import { rulesOf } from './verify.ts';

type Options = Choice &
  Reporting & {
    updateBaseline?: boolean;
    timeout: number;
    shard?: Shard;
    jobs: number;
    module?: string;
    welcome?: boolean;
    save?: string;
    seed: number;
  };

const seed = whole(0, Number.MAX_SAFE_INTEGER, ', 0 for the order of the suite');
const jobs = whole(1, 64, ' from 1 to 64');

const game = games[0]?.name ?? '';
const HELP = `
What an adapter must do:
  1. Read lines from standard input; each is one JSON message. Write one line of JSON for each answer, and flush.
  2. To {"cmd":"start","protocol":1} answer who you are and what you play:
     {"protocol":1,"engine":{"name":"mine","version":"1.0"},"games":{"${game}":{"lacks":["events"]}}}
  3. To {"cmd":"run","seq":7,"game":"${game}","want":[],"position":{...},"commands":[...]} set that position up, carry
     out the commands in order, and answer {"seq":7,"outcome":{"commands":[{"accepted":true}],"position":{...},
     "open":null,"winner":null}}. A command that the rules forbid is {"accepted":false} and changes nothing.
  4. What you do not have: name it in "lacks", or answer {"seq":7,"unsupported":"what"}.
  5. At {"cmd":"stop"}, or at the end of input, end. Print only to standard error.
The whole of it is in docs/protocol.md; "clausewise smoke -- <command>" finds the first mistake.

Examples:
  $ clausewise run                                        judges the reference
  $ clausewise run --game ${game} -- python3 my_adapter.py  judges an engine
  $ clausewise run --tags @level:1 -- ./my_adapter        begins with legality
  $ clausewise run --report json --out report.json --baseline known.json -- ./my_adapter
  $ clausewise run --report junit,markdown,badge --out reports -- ./my_adapter

Reports:
${FORMATS}

Without --shard a job takes the part that its CI system gives it: CI_NODE_INDEX and CI_NODE_TOTAL (GitLab), or
JOB_COMPLETION_INDEX and CLAUSEWISE_SHARDS (Kubernetes). On GitHub say --shard \${{ matrix.shard }}/4. "clausewise merge" joins
the reports.

Exit status: 0 all scored cases pass or are known, 1 some do not (or too many are unsupported, or a known failure
passes), 2 nothing could be judged.`;

export const add = (program: Command, env: Env): void => {
  withReporting(withChoice(program.command('run')))
    .summary('judges an engine, clause by clause')
    .usage('[options] [-- <command that starts the engine...>]')
    .description('Judges an engine by the examples of the rules, and reports by clause. Without a command the reference is judged.')
    .option('--update-baseline', 'write the known failures anew')
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 5000)
    .option('--shard <i/n>', 'only the i-th of n parts of the cases; otherwise as CI systems say (see below)', shard)
    .option('--jobs <n>', 'so many processes of the engine at once', jobs, 1)
    .option('--save <file>', 'write what it came to there, for "clausewise verify"')
    .option('--seed <n>', 'ask the cases in another order, the same for the same number', seed, 0)
    .option('--module <file>', 'an engine in JavaScript, in this process: a module with the functions start and run')
    .addOption(program.createOption('--welcome').hideHelp())
    .addHelpText('after', HELP)
    .action((options: Options) => run(env, options));
};

async function run(env: Env, options: Options): Promise<void> {
  if (options.updateBaseline && options.baseline === undefined)
    throw new UserError('--update-baseline needs a file: say --baseline known.json too');
  checkReporting(options);
  // The first thing one runs shows all there is, on whatever machine.
  const shard = options.shard ?? (options.welcome ? undefined : shardHere());
  if (!shard && !options.welcome) for (const line of unsharded(process.env)) env.err(`notice: ${line}`);
  if (shard && options.save !== undefined)
    throw new UserError(`--save keeps a whole run, and this is shard ${shard.index} of ${shard.of}: leave one out`);
  const subject = await subjectOf(env, options);
  try {
    const whole = suiteOf(env, { ...options, game: await gamesOf(subject, options.game) });
    const suite = shard ? { ...whole, selection: inShard(whole.selection, shard) } : whole;
    const baseline = await knownTo(options, subject.about.name, suite);
    const shown = progress(options.quiet);
    const { results, notices, unexplained } = await runCases(suite.selection.cases, subject, shown.step, options.seed);
    shown.done();
    const idle = suite.selection.cases.length === 0 && whole.selection.cases.length > 0;
    const report = reported(env, options, {
      engine: subject.about,
      suite,
      partial: suite.partial,
      ...(shard && { shard, idle }),
      baseline,
      rows: rowsOf(results, suite.words),
      notices: idle && shard ? [...notices, idleWords(shard, whole.selection.cases.length)] : notices,
      unexplained,
    });
    await tell(env, options, report, suite);
    if (options.save !== undefined) {
      const saved = savedOf(report, suite.selection.cases, rulesOf(suite), options.seed);
      folder(dirname(options.save));
      write(options.save, `${JSON.stringify(saved, null, 2)}\n`);
    }
    if (options.updateBaseline) return await renewed(env, options.baseline as string, baseline as Baseline, report);
    if (options.welcome) env.out(WELCOME);
    env.exit(report.status.exit);
  } finally {
    await subject.finish();
  }
}

function shardHere(): Shard | undefined {
  try {
    return shardFrom(process.env);
  } catch (e) {
    throw new UserError((e as Error).message);
  }
}

/** The games asked for, or else those the engine plays. @throws UserError when it plays none of them */
async function gamesOf(subject: Subject, wanted: readonly string[] | undefined): Promise<readonly string[] | undefined> {
  const played = games.map((g) => g.name).filter((g) => subject.serves(g));
  if (wanted?.some((g) => played.includes(g)) || (!wanted && played.length === games.length)) return wanted;
  if (wanted?.every((g) => !games.some((k) => k.name === g))) return wanted;
  if (!wanted && played.length > 0) return played;
  throw new UserError(
    `${subject.about.name} does not play ${wanted?.join(', ') ?? 'any game of this suite'}: it answered "start" with ${played.join(', ') || 'none of them'}, known are ${games.map((g) => g.name).join(', ')}`,
  );
}

async function renewed(env: Env, file: string, before: Baseline, report: Report): Promise<void> {
  const { updated } = await import('../conformance/baseline.ts');
  const after = updated(before, new Map(report.results.map((r) => [r.case, r.verdict])));
  write(file, `${JSON.stringify(after, null, 2)}\n`);
  const n = after.entries.length;
  const open = after.entries.filter((e) => e.reason === '' || e.link === '').length;
  const gone = before.entries.filter((e) => !after.entries.some((x) => x.case === e.case)).length;
  const moved = [`${n - (before.entries.length - gone)} new`, `${gone} taken out`].filter((w) => !w.startsWith('0 '));
  env.out(
    `${file}: written${moved.length > 0 ? ` (${moved.join(', ')})` : ''}: ${counted(n, 'known failure')}${open > 0 ? `, ${open} of them without a reason or a link: write these in, the baseline is not read before` : ''}`,
  );
  env.exit(report.status.exit === 2 ? 2 : 0);
}

const WELCOME = `
That was the reference engine. To judge an engine of your own, in any language:
  1. npx clausewise init python                       writes a small one that works, to start from; in other languages too
  2. npx clausewise smoke -- python3 my-adapter/adapter.py
       finds the first mistake
  3. npx clausewise run --max-unsupported 100% -- python3 my-adapter/adapter.py
       judges it; less and less is unsupported
clausewise run --help says in ten lines what an adapter must do, docs/protocol.md says all of it.`;
