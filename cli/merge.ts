import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Command } from 'commander';
import { jsonIn } from '../conformance/json.ts';
import { grouped, type Report } from '../conformance/report.ts';
import { reportSchema } from '../conformance/report-schema.ts';
import { admit, type Validator } from '../reference/kernel/door.ts';
import { type Env, UserError } from './env.ts';
import { knownTo, type Options, reported, tell, withReporting } from './reporting.ts';
import { suiteOf } from './suite.ts';

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
  const shards = files.map((file): [string, Report] => [file, readReport(file)]);
  const [[, first] = ['', undefined]] = shards;
  if (!first) throw new UserError('no report to merge');
  fitTogether(shards, first);
  const { games, tags, partial } = first.selection;
  const suite = suiteOf(env, { game: games, ...(tags !== undefined && { tags }) });
  const byId = new Map(shards.flatMap(([, r]) => r.results.map((row) => [row.case, row] as const)));
  const rows = suite.selection.cases.flatMap((c) => byId.get(c.id) ?? []);
  if (rows.length !== suite.selection.cases.length || rows.length !== byId.size) {
    throw new UserError(
      `the shards have ${byId.size} cases, of which ${rows.length} are among the ${suite.selection.cases.length} of this suite: they were judged by other features`,
    );
  }
  const baseline = await knownTo(options, first.engine.name, suite);
  const report = reported(env, options, {
    engine: first.engine,
    suite,
    partial,
    baseline,
    rows,
    notices: [...new Set(shards.flatMap(([, r]) => r.notices))],
    unexplained: [...new Set(shards.flatMap(([, r]) => r.status.because.filter((b) => !mine.test(b))))],
  });
  await tell(env, options, report);
  env.exit(report.status.exit);
}

/** What a report says of its own numbers: it is reckoned anew from those of all shards. */
const mine =
  /scored cases? do(es)? not pass|known failures? of the baseline|(is|are) unsupported|^nothing could be judged|^no case is selected/;

function readReport(file: string): Report {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such report`);
  const data = jsonIn(readFileSync(file, 'utf8'), file);
  admit(new Ajv2020({ strict: false }).compile(reportSchema) as Validator, reportSchema, data, file);
  return data as Report;
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
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((i) => !indices.some(([index]) => index === i));
  if (missing.length > 0) throw new UserError(`shard ${missing.join(', ')} of ${of} is missing`);
}
