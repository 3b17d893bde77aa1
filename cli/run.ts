import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Baseline } from '../conformance/baseline.ts';
import { diagnose, type Group, signaturesOf } from '../conformance/diagnose.ts';
import { gameOf } from '../conformance/engines.ts';
import { type FormatName, formats } from '../conformance/formats/formats.ts';
import { hasFailed, type Report, reportOf, tallyOf } from '../conformance/report.ts';
import { type Run, referenceSubject, runCases, type Subject } from '../conformance/run.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Env, UserError } from './env.ts';
import { atomsOfAll } from './load.ts';
import { type Choice, progress, type Suite, suiteOf, withChoice } from './suite.ts';
import { terminal } from './terminal.ts';

type Options = Choice & {
  report?: readonly FormatName[];
  out?: string;
  maxUnsupported?: Allowance;
  baseline?: string;
  updateBaseline?: boolean;
  timeout: number;
  quiet?: boolean;
  verbose?: boolean;
  welcome?: boolean;
};
type Allowance = (selected: number) => number;
const none: Allowance = () => 0;

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
${Object.entries(formats)
  .map(([name, { says, file }]) => `  ${name.padEnd(9)} ${says}; in a folder ${file}`)
  .join('\n')}

Exit status: 0 all scored cases pass or are known, 1 some do not (or too many are unsupported, or a known failure
passes), 2 nothing could be judged.`;

export const add = (program: Command, env: Env): void => {
  withChoice(program.command('run'))
    .summary('judges an engine, clause by clause')
    .usage('[options] [-- <command that starts the engine...>]')
    .description('Judges an engine by the examples of the rules, and reports by clause. Without a command the reference is judged.')
    .option('--report <formats>', `one or more of ${Object.keys(formats).join(', ')}, with commas between`, formatsOf)
    .option('--out <file>', 'write the report there; of several formats a folder')
    .option('--max-unsupported <n>', 'how many cases may be unsupported, a number or a percentage of the selected (default: 0)', allowance)
    .option('--baseline <file>', 'known failures, each with a reason and a link')
    .option('--update-baseline', 'write the known failures anew')
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 5000)
    .option('--quiet', 'no list of clauses, no progress')
    .option('--verbose', 'every failure in full, and every case that was not judged')
    .addOption(program.createOption('--welcome').hideHelp())
    .addHelpText('after', HELP)
    .action((options: Options) => run(env, options));
};

async function run(env: Env, options: Options): Promise<void> {
  if (options.updateBaseline && options.baseline === undefined)
    throw new UserError('--update-baseline needs a file: say --baseline known.json too');
  if ((options.report?.length ?? 0) > 1 && options.out === undefined)
    throw new UserError('several reports need a folder: say --out reports too');
  const subject = await subjectOf(env, options.timeout);
  try {
    const suite = suiteOf(env, { ...options, game: await gamesOf(subject, options.game) });
    const baseline = options.baseline === undefined ? undefined : await known(options, subject, suite);
    const shown = progress(options.quiet);
    const ran = await runCases(suite.selection.cases, subject, shown.step);
    shown.done();
    const report = reported(env, options, { subject, suite, baseline, ran });
    await tell(env, options, report);
    if (options.updateBaseline) return await renewed(env, options.baseline as string, baseline as Baseline, report);
    if (options.welcome) env.out(WELCOME);
    env.exit(report.status.exit);
  } finally {
    await subject.finish();
  }
}

/**
 * The engine to be judged: the reference, or the one the words after `--` start.
 * @throws UserError, CannotStart
 */
export async function subjectOf(env: Env, timeout: number): Promise<Subject> {
  if (env.adapter === undefined) return referenceSubject(env.version);
  if (env.adapter.length === 0)
    throw new UserError('no adapter: after "--" comes the command that starts it, as in "-- python3 my_adapter.py"');
  const [program = ''] = env.adapter;
  if (isFileAndNoCommand(program))
    throw new UserError(
      `${program} is a file here, and no command: write how to start it, as in "-- python3 ${program}", or "chmod +x ${program}" and "-- ./${program}"`,
    );
  const { openPipe } = await import('../conformance/pipe.ts');
  const { pipedSubject } = await import('../conformance/piped.ts');
  return pipedSubject(await openPipe({ command: env.adapter, timeout }));
}

/** Whether a word without a slash names a file of this folder and no program of PATH: the system does not start it. */
function isFileAndNoCommand(word: string): boolean {
  if (/[\\/]/.test(word) || !existsSync(word) || !statSync(word).isFile()) return false;
  return !(process.env['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, word)));
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

async function known({ baseline: file = '', updateBaseline }: Options, subject: Subject, suite: Suite): Promise<Baseline> {
  const { empty, knowsItsCases, readBaseline } = await import('../conformance/baseline.ts');
  if (!existsSync(file)) {
    if (updateBaseline) return empty(subject.about.name);
    throw new UserError(`${file}: there is no such baseline; --update-baseline writes one`);
  }
  const baseline = readBaseline(readFileSync(file, 'utf8'), file, subject.about.name, updateBaseline);
  const prefixes = games.filter((g) => suite.selection.games.includes(g.name)).map((g) => g.prefix);
  if (!updateBaseline) knowsItsCases(baseline, file, suite.compiled.cases, prefixes);
  return baseline;
}

type Ran = { subject: Subject; suite: Suite; baseline: Baseline | undefined; ran: Run };
function reported(env: Env, options: Options, { subject, suite, baseline, ran }: Ran): Report {
  return reportOf({
    suite: { name: 'clausewise', version: env.version },
    engine: subject.about,
    selection: suite.selection,
    partial: suite.partial,
    results: ran.results,
    notices: ran.notices,
    unexplained: ran.unexplained,
    words: suite.words,
    groups: groupsOf(env, suite, ran.results),
    known: baseline && new Set(baseline.entries.map((e) => e.case)),
    allowed: (options.maxUnsupported ?? none)(tallyOf(ran.results.map((r) => r.verdict)).selected),
  });
}

/** Failures by their likely cause. Only an engine that fails is held against the misreadings: that takes a moment. */
export function groupsOf(env: Env, suite: Suite, results: Run['results']): Group[] {
  const findings = results
    .filter((x) => x.verdict === 'pass' || hasFailed(x.verdict))
    .map((x) => ({ case: x.case, failures: x.failures, failed: x.verdict !== 'pass' }));
  if (!findings.some((f) => f.failed)) return [];
  const atoms = atomsOfAll(env.root);
  // What the reference itself gets wrong is no misreading of an engine: none need be tried.
  const isReference = env.adapter === undefined;
  return suite.selection.games
    .flatMap((name) => {
      const mine = findings.filter((f) => f.case.game === name);
      if (!mine.some((f) => f.failed)) return [];
      const cases = mine.map((f) => f.case);
      const signatures = isReference ? [] : signaturesOf(gameOf(name), cases);
      return diagnose(mine, signatures, atoms);
    })
    .sort((a, b) => b.cases.length - a.cases.length);
}

/**
 * Prints the report for people, unless one report of another form goes there; and writes what was asked for.
 * @throws UserError
 */
async function tell(env: Env, options: Options, report: Report): Promise<void> {
  const asked = options.report ?? [];
  const texts = await Promise.all(asked.map(async (name) => [name, (await formats[name].write())(report)] as const));
  const [[, only] = ['', undefined]] = texts;
  const { out } = options;
  if (out === undefined && only !== undefined) return env.out(only);
  const text = terminal(report, options);
  if (out !== undefined) {
    if (texts.length < 2) write(out, `${only ?? text}\n`);
    else {
      folder(out);
      for (const [name, written] of texts) write(join(out, formats[name].file), `${written}\n`);
    }
  }
  if (out === undefined || texts.length > 0) env.out(text);
}
function folder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (e) {
    throw new UserError(`${path}: no folder for several reports: ${(e as Error).message}`);
  }
}

async function renewed(env: Env, file: string, before: Baseline, report: Report): Promise<void> {
  const { updated } = await import('../conformance/baseline.ts');
  const after = updated(before, new Map(report.results.map((r) => [r.case, r.verdict])));
  write(file, `${JSON.stringify(after, null, 2)}\n`);
  const open = after.entries.filter((e) => e.reason === '' || e.link === '').length;
  env.out(
    `${file}: ${after.entries.length} known failure${after.entries.length === 1 ? '' : 's'}${open > 0 ? `, ${open} of them without a reason or a link: write these in, the baseline is not read before` : ''}`,
  );
  env.exit(report.status.exit === 2 ? 2 : 0);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (e) {
    throw new UserError(`${file}: cannot be written: ${(e as Error).message}`);
  }
}

const WELCOME = `
That was the reference engine. To judge an engine of your own, in any language:
  1. clausewise run --help        says in ten lines what an adapter must do; docs/protocol.md says all of it
  2. npx clausewise smoke -- python3 my_adapter.py    finds the first mistake
  3. npx clausewise run -- python3 my_adapter.py      judges it
adapters/ has working ones to start from.`;

function formatsOf(words: string): FormatName[] {
  const known = Object.keys(formats);
  return words.split(',').map((word) => {
    if (known.includes(word)) return word as FormatName;
    throw new InvalidArgumentError(`"${word}" is no format: known are ${known.join(', ')}${didYouMean(word, known)}.`);
  });
}
export function milliseconds(word: string): number {
  const n = Number(word);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('expected a whole number of milliseconds, as in 5000.');
  return n;
}
function allowance(word: string): Allowance {
  const m = /^(\d+)(%?)$/.exec(word);
  if (!m || (m[2] && Number(m[1]) > 100)) throw new InvalidArgumentError('expected a number or a percentage, as in 12 or 5%.');
  const n = Number(m[1]);
  return m[2] ? (selected) => Math.floor((selected * n) / 100) : () => n;
}
