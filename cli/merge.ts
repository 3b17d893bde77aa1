import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { admitted } from '../conformance/admitted.ts';
import { printable, printableLines } from '../conformance/printable.ts';
import { grouped, type Report, type Row, type Shard } from '../conformance/report.ts';
import { reportSchema } from '../conformance/report-schema.ts';
import { inShard, isIdleWords } from '../conformance/shard.ts';
import { type Env, readText, UserError } from './env.ts';
import { checkReporting, knownTo, type Options, reported, tell, withReporting } from './reporting.ts';
import { type Suite, suiteOf } from './suite.ts';

export const add = (program: Command, env: Env): void => {
  withReporting(program.command('merge <reports...>'))
    .summary('joins the reports of shards into that of the whole run')
    .description('Joins the JSON reports of all shards of one run. What comes of it is the report of the run without shards.')
    .addHelpText(
      'after',
      `
Example:
  $ clausewise run --shard 1/2 --report json --out a.json -- ./my_adapter
  $ clausewise run --shard 2/2 --report json --out b.json -- ./my_adapter
  $ clausewise merge a.json b.json --report junit --out junit.xml

Exit status: that of the whole run; 2 when a shard is missing, or comes from another run.`,
    )
    .action((files: string[], options: Options) => merge(env, files, options));
};

async function merge(env: Env, files: readonly string[], options: Options): Promise<void> {
  checkReporting(
    options,
    files.map((file) => ['the report', file]),
  );
  const shards = files.map((file): [string, Report] => [file, readReport(file)]);
  const [[, first] = ['', undefined]] = shards;
  if (!first) throw new UserError('no report to merge');
  fitTogether(shards, first);
  const { games, tags, partial } = first.selection;
  const suite = suiteOf(env, { game: games, ...(tags !== undefined && { tags }) });
  for (const [file, r] of shards) areOfShard(file, r.results, suite, r.selection.shard as Shard);
  const byId = new Map(shards.flatMap(([, r]) => r.results.map((row) => [row.case, row] as const)));
  const rows = suite.selection.cases.map((c) => byId.get(c.id) as Row);
  const baseline = await knownTo(options, first.engine.name, suite);
  const report = reported(env, options, {
    engine: first.engine,
    suite,
    partial,
    baseline,
    rows,
    notices: [...new Set(shards.flatMap(([, r]) => r.notices.filter((n) => !isIdleWords(n))))],
    unexplained: [...new Set(shards.flatMap(([, r]) => r.status.because.filter((b) => !mine.test(b))))],
  });
  await tell(env, options, report, suite);
  env.exit(report.status.exit);
}

/** What a report says of its own numbers: it is reckoned anew from those of all shards. */
const mine =
  /^(\d+ of \d+ scored cases? do(es)? not pass|\d+ known failures? of the baseline|\d+ cases? (is|are) unsupported|nothing could be judged|no case is selected)/;

/** @throws UserError, NotJson, DoorError */
function readReport(file: string): Report {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such report`);
  return presentable(admitted<Report>(readText(file), file, reportSchema));
}

/** What an engine has said is printable in every report we write: in one that has been written to, it is made so again. */
const presentable = (r: Report): Report => ({
  ...r,
  engine: Object.fromEntries(Object.entries(r.engine).map(([k, v]) => [k, typeof v === 'string' ? printable(v) : v])) as Report['engine'],
  notices: r.notices.map(printableLines),
  status: { ...r.status, because: r.status.because.map(printableLines) },
  results: r.results.map((row) => ({
    ...row,
    ...(row.under && { under: Object.fromEntries(Object.entries(row.under).map(([k, v]) => [printable(k), printable(v)])) }),
    ...(row.note !== undefined && { note: printableLines(row.note) }),
    ...(row.lacks && { lacks: row.lacks.map(printable) }),
    ...(row.stderr !== undefined && { stderr: printableLines(row.stderr) }),
    failures: row.failures.map((f) => ({ ...f, step: printable(f.step) })),
    unreported: row.unreported.map(printable),
  })),
});

/** @throws UserError when these are not the cases of the shard, each once and as they stand in the features */
function areOfShard(file: string, rows: readonly Row[], { selection }: Suite, shard: Shard): void {
  const { cases } = inShard(selection, shard);
  const told = (x: { game: string; clause: string; level: number; name: string; uri: string; line: number }, id: string): string =>
    JSON.stringify([id, x.game, x.clause, x.level, x.name, x.uri, x.line]);
  const found = rows.map((r) => told(r, r.case));
  const expected = cases.map((c) => told(c, c.id));
  const at = expected.findIndex((e, i) => e !== found[i]);
  if (at < 0 && found.length === expected.length) return;
  const i = at < 0 ? expected.length : at;
  throw new UserError(
    `${file}: these are not the cases of shard ${shard.index} of ${shard.of} of this suite, they were judged by other features: results[${i}] is ${printable(found[i] ?? 'missing')}, expected ${expected[i] ?? 'no more'}`,
  );
}

/** @throws UserError when the reports are not all shards of one run, each once */
function fitTogether(shards: readonly [string, Report][], first: Report): void {
  const told = ({ suite, engine, selection: { games, tags, of } }: Report): string => JSON.stringify([suite, engine, games, tags, of]);
  for (const [file, r] of shards) {
    if (!r.selection.shard) throw new UserError(`${file}: this is the report of no shard`);
    if (told(r) !== told(first))
      throw new UserError(`${file}: a shard of another run: found ${told(r)}, and the first report has ${told(first)}`);
  }
  const of = first.selection.shard?.of ?? 0;
  const indices = grouped(shards, ([, r]) => r.selection.shard?.index);
  for (const [index, same] of indices) {
    if (same.length > 1) throw new UserError(`${same.map(([file]) => file).join(' and ')} are both shard ${index} of ${of}`);
  }
  for (const [file, r] of shards) {
    const { index = 0 } = r.selection.shard ?? {};
    if (index > of) throw new UserError(`${file}: shard ${index} of ${of}, there is none`);
  }
  if (indices.length === of) return;
  const missing: number[] = [];
  for (let i = 1; missing.length < of - indices.length && missing.length < NAMED; i++)
    if (!indices.some(([index]) => index === i)) missing.push(i);
  const more = of - indices.length - missing.length;
  throw new UserError(`shard ${missing.join(', ')}${more > 0 ? ` and ${more} more` : ''} of ${of} is missing`);
}
/** How many missing shards are named. */
const NAMED = 10;
