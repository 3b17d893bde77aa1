import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import pc from 'picocolors';
import { admitted } from '../conformance/admitted.ts';
import { printable } from '../conformance/printable.ts';
import { type Report, rowsOf } from '../conformance/report.ts';
import { differences, hashOf, resultSchema, type SavedResult, savedOf } from '../conformance/result.ts';
import { runCases } from '../conformance/run.ts';
import { milliseconds } from './arguments.ts';
import { type Env, readText, UserError } from './env.ts';
import { reported } from './reporting.ts';
import { subjectOf } from './subject.ts';
import { gamesNamed, progress, type Suite, suiteOf } from './suite.ts';

type Options = { timeout: number; jobs?: number; module?: string };

export const add = (program: Command, env: Env): void => {
  program
    .command('verify <result>')
    .summary('runs a saved result again, and compares')
    .usage('[options] <result> [-- <command that starts the engine...>]')
    .description(
      'Judges an engine once more, as "clausewise run --save" did: the same cases in the same order. Says in which verdicts it differs from the result that was saved.',
    )
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 5000)
    .option('--module <file>', 'an engine in JavaScript, in this process')
    .addHelpText(
      'after',
      `
Example:
  $ clausewise run --save results/mine.json -- ./my_adapter
  $ clausewise verify results/mine.json -- ./my_adapter

Exit status: 0 the result holds, 1 something differs, 2 it cannot be told: the file is no result, or is one of another suite.`,
    )
    .action((file: string, options: Options) => verify(env, file, options));
};

async function verify(env: Env, file: string, options: Options): Promise<void> {
  const saved = readResult(file);
  const { games, tags } = saved.selection;
  const suite = suiteOf(env, { game: gamesNamed(env.root, games), ...(tags !== undefined && { tags }) });
  const here = hashOf(suite.selection.cases);
  if (here !== saved.suite.sha256) throw new UserError(`${file}: ${otherSuite(saved, suite, env, here)}`);
  if (env.adapter === undefined && options.module === undefined && saved.engine.name !== 'reference')
    throw new UserError(
      `${file} is the result of ${printable(saved.engine.name)} ${printable(saved.engine.version)}: say how it is started, as in "clausewise verify ${file} -- ./my_adapter"`,
    );
  const subject = await subjectOf(env, options);
  try {
    const shown = progress();
    const { results, notices, unexplained } = await runCases(suite.selection.cases, subject, shown.step, saved.seed);
    shown.done();
    const rows = rowsOf(results, suite.words);
    const report = reported(
      env,
      {},
      { engine: subject.about, suite, partial: suite.partial, baseline: undefined, rows, notices, unexplained },
    );
    tell(env, saved, report, suite, unexplained);
  } finally {
    await subject.finish();
  }
}

function tell(env: Env, saved: SavedResult, report: Report, suite: Suite, unexplained: readonly string[]): void {
  const now = savedOf(report, suite.selection.cases, rulesOf(suite), saved.seed);
  const lines = [...differences(saved, now).map(printable), ...unexplained];
  const { name, version } = now.engine;
  const who = `${name} ${version} on ${suite.selection.games.join(', ')}: ${now.totals.selected} cases, ${now.totals.pass} pass`;
  const texts = Object.keys(now.rules).filter((g) => saved.rules[g] !== now.rules[g]);
  if (texts.length > 0)
    env.out(pc.yellow(`notice: the texts of the clauses have changed since, of ${texts.join(', ')}; the cases have not`));
  if (lines.length === 0) return env.out(`${pc.green('✓')} ${who}, as saved`);
  env.out([`${pc.red('✗')} ${who}; not as saved:`, ...lines.map((l) => `  ${l}`)].join('\n'));
  env.exit(1);
}

function otherSuite(saved: SavedResult, suite: Suite, env: Env, here: string): string {
  const now = new Set(suite.selection.cases.map((c) => c.id));
  const before = Object.keys(saved.verdicts);
  const gone = before.filter((id) => !now.has(id)).length;
  const added = suite.selection.cases.filter((c) => !(c.id in saved.verdicts)).length;
  const what = gone + added === 0 ? 'the same ids ask other things' : `${added} cases are new, ${gone} are gone`;
  return `it was saved with suite ${printable(saved.suite.version)} (${saved.suite.sha256.slice(0, 12)}), and this is ${env.version} (${here.slice(0, 12)}): ${what}. Verify it with the suite it was saved with, or save it anew`;
}

/** @throws UserError, NotJson, DoorError */
function readResult(file: string): SavedResult {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such result; "clausewise run --save ${file}" writes one`);
  return admitted<SavedResult>(readText(file), file, resultSchema);
}

/** The hash of the clause texts of each game: which revision of the rules this is. */
export function rulesOf({ compiled, selection }: Suite): Record<string, string> {
  const textOf = (game: string): string =>
    JSON.stringify(
      compiled.parsed
        .filter((p) => p.lexicon.game.name === game)
        .flatMap(({ feature }) => feature.children.flatMap(({ rule }) => (rule ? [[rule.name, rule.description.trim()]] : []))),
    );
  return Object.fromEntries(selection.games.map((g) => [g, createHash('sha256').update(textOf(g)).digest('hex')]));
}
