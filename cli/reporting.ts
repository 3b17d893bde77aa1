import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Baseline } from '../conformance/baseline.ts';
import type { Case } from '../conformance/case.ts';
import { causesOf } from '../conformance/causes.ts';
import { diagnose, type Finding, type Group, signaturesOf } from '../conformance/diagnose.ts';
import { gameOf } from '../conformance/engines.ts';
import { type FormatName, formats } from '../conformance/formats/formats.ts';
import { hasFailed, type Report, type Row, reportOf, type Shard, tallyOf } from '../conformance/report.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { accountsOf } from './account.ts';
import { type Env, readText, UserError } from './env.ts';
import { atomsOfAll } from './load.ts';
import type { Suite } from './suite.ts';
import { terminal } from './terminal.ts';

/** What verbs share that end in a report. */
export type Options = {
  report?: readonly FormatName[];
  out?: string;
  maxUnsupported?: Allowance;
  baseline?: string;
  updateBaseline?: boolean;
  quiet?: boolean;
  verbose?: boolean;
};
type Allowance = (selected: number) => number;
const none: Allowance = () => 0;

export const withReporting = (c: Command): Command =>
  c
    .option('--report <formats>', `one or more of ${Object.keys(formats).join(', ')}, with commas between`, formatsOf)
    .option('--out <file>', 'write the report there; of several formats a folder')
    .option('--max-unsupported <n>', 'how many cases may be unsupported, a number or a percentage of the selected (default: 0)', allowance)
    .option('--baseline <file>', 'known failures, each with a reason and a link')
    .option('--quiet', 'no list of clauses, no progress')
    .option('--verbose', 'every failure in full, and every case that was not judged');

/** A line for each form of a report, for help. */
export const FORMATS = Object.entries(formats)
  .map(([name, { says, file }]) => `  ${name.padEnd(9)} ${says}; in a folder ${file}`)
  .join('\n');

/**
 * What is wrong with where to write is told before anything is judged, which may take long. `read` are files that are read, as
 * [what it is, file].
 * @throws UserError for options that do not go together, and files that cannot be written
 */
export function checkReporting(
  { report = [], out, baseline, save }: Options & { save?: string },
  read: readonly [string, string][] = [],
): void {
  if (report.length > 1 && out === undefined) throw new UserError('several reports need a folder: say --out reports too');
  const files = [['--out', out], ['--save', save], ['--baseline', baseline], ...read] as [string, string | undefined][];
  const written: [string, string][] = [];
  for (const [what, file] of files) {
    if (file === undefined) continue;
    const other = written.find(([, path]) => path === resolve(file));
    if (other) throw new UserError(`${other[0]} and ${what} are one file, ${file}: the one would be written over the other, name another`);
    if (what === '--out' || what === '--save') written.push([what, resolve(file)]);
  }
  if (save !== undefined) toBeWritten(save);
  if (out === undefined) return;
  if (report.length < 2) toBeWritten(out, false);
  else if (existsSync(out) && !statSync(out).isDirectory()) throw new UserError(`${out}: is a file, expected a folder for several reports`);
}

/** @throws UserError when a file could not be written there, as far as can be told; `makes` says whether its folder is made */
function toBeWritten(file: string, makes = true): void {
  const wrong = (what: string): UserError => new UserError(`${file}: cannot be written: ${what}`);
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) throw wrong('it is a folder, expected a file: name one in it');
    return allowed(file, wrong);
  }
  let folder = dirname(resolve(file));
  if (!makes && !existsSync(folder)) throw wrong(`there is no folder ${dirname(file)}`);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory()) throw wrong(`${folder} is a file, expected a folder`);
  allowed(folder, wrong);
}
function allowed(path: string, wrong: (what: string) => UserError): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (e) {
    throw wrong((e as Error).message);
  }
}

/**
 * The failures known of an engine, where a file was named.
 * @throws UserError, DoorError
 */
export async function knownTo({ baseline: file, updateBaseline }: Options, engine: string, suite: Suite): Promise<Baseline | undefined> {
  if (file === undefined) return undefined;
  const { empty, knowsItsCases, readBaseline } = await import('../conformance/baseline.ts');
  if (!existsSync(file)) {
    if (updateBaseline) return empty(engine);
    throw new UserError(`${file}: there is no such baseline; --update-baseline writes one`);
  }
  const baseline = readBaseline(readText(file), file, engine, updateBaseline);
  const others = games.filter((g) => !suite.selection.games.includes(g.name)).map((g) => g.prefix);
  if (!updateBaseline) knowsItsCases(baseline, file, suite.compiled.cases, others);
  return baseline;
}

type Ran = {
  engine: Report['engine'];
  suite: Suite;
  partial: boolean;
  shard?: Shard;
  idle?: boolean;
  baseline: Baseline | undefined;
  rows: readonly Row[];
  notices: readonly string[];
  unexplained: readonly string[];
};
/** Rows, and what the suite knows of their cases, as a report. */
export function reported(env: Env, options: Options, { suite, baseline, rows, ...ran }: Ran): Report {
  const cases = new Map(suite.compiled.cases.map((c) => [c.id, c]));
  const caseOf = (row: Row): Case => cases.get(row.case) as Case;
  return reportOf(rows, caseOf, {
    ...ran,
    suite: { name: 'clausewise', version: env.version },
    selection: suite.selection,
    title: suite.words.title,
    groups: groupsOf(env, { rows, caseOf, isReference: ran.engine.isReference === true }),
    known: baseline?.entries,
    renewing: options.updateBaseline === true,
    allowed: (options.maxUnsupported ?? none)(tallyOf(rows.map((r) => r.verdict)).selected),
  });
}

type Judged = { rows: readonly Row[]; caseOf: (row: Row) => Case; isReference: boolean };
/**
 * Failures by their likely cause: first the faults that several have in common, whatever the rule they are about. Only an engine
 * that fails is held against the misreadings: that takes a moment.
 */
export function groupsOf(env: Env, { rows, caseOf, isReference }: Judged): (Group & { cause?: string })[] {
  const { common, others } = causesOf(rows.filter((x) => x.verdict === 'pass' || hasFailed(x.verdict)));
  const faults = common.map(([cause, those]) => ({ clause: those[0]?.clause ?? '', cause, cases: those.map(caseOf) }));
  const findings = others.map((x) => ({ case: caseOf(x), failures: x.failures, failed: x.verdict !== 'pass' }));
  const diagnosed = findings.some((f) => f.failed) ? diagnosedOf(env, findings, isReference) : [];
  return [...faults, ...diagnosed].sort((a, b) => b.cases.length - a.cases.length);
}
function diagnosedOf(env: Env, findings: readonly Finding[], isReference: boolean): Group[] {
  const atoms = atomsOfAll(env.root);
  return games.flatMap((game) => {
    const mine = findings.filter((f) => f.case.game === game.name);
    if (!mine.some((f) => f.failed)) return [];
    // What the reference itself gets wrong is no misreading of an engine: none need be tried.
    const signatures = isReference
      ? []
      : signaturesOf(
          gameOf(game.name),
          mine.map((f) => f.case),
          mine.filter((f) => f.failed).map((f) => f.case),
        );
    return diagnose(mine, signatures, atoms);
  });
}

/**
 * Prints the report for people, unless one report of another form goes there; and writes what was asked for.
 * @throws UserError
 */
export async function tell(env: Env, options: Options, report: Report, suite: Suite): Promise<void> {
  const asked = options.report ?? [];
  const account = accountsOf(suite.compiled);
  const texts = await Promise.all(asked.map(async (name) => [name, (await formats[name].write())(report, account)] as const));
  const [[, only] = ['', undefined]] = texts;
  const { out } = options;
  if (out === undefined && only !== undefined) return env.out(only);
  const text = terminal(report, account, options);
  if (out !== undefined) {
    if (texts.length < 2) write(out, `${only ?? text}\n`);
    else {
      folder(out);
      for (const [name, written] of texts) write(join(out, formats[name].file), `${written}\n`);
    }
  }
  if (out === undefined || texts.length > 0) env.out(text);
}
/** Makes a folder of the user. @throws UserError */
export function folder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (e) {
    throw new UserError(`${path}: cannot be made a folder: ${(e as Error).message}`);
  }
}

/** Writes a file of the user. @throws UserError */
export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (e) {
    throw new UserError(`${file}: cannot be written: ${(e as Error).message}`);
  }
}

function formatsOf(words: string): FormatName[] {
  const known = Object.keys(formats);
  return words.split(',').map((word) => {
    if (known.includes(word)) return word as FormatName;
    throw new InvalidArgumentError(`"${word}" is no format: known are ${known.join(', ')}${didYouMean(word, known)}.`);
  });
}
function allowance(word: string): Allowance {
  const m = /^(\d+)(%?)$/.exec(word);
  if (!m || (m[2] && Number(m[1]) > 100)) throw new InvalidArgumentError('expected a number or a percentage, as in 12 or 5%.');
  const n = Number(m[1]);
  return m[2] ? (selected) => Math.floor((selected * n) / 100) : () => n;
}
