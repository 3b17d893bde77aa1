import type { Command } from 'commander';
import pc from 'picocolors';
import type { Case } from '../conformance/case.ts';
import { gameOf } from '../conformance/engines.ts';
import { hasFailed, type Row, rowsOf } from '../conformance/report.ts';
import { type Result, resultOf, type Subject, standingOf } from '../conformance/run.ts';
import { exchangeOf, mendOf, smokeCases } from '../conformance/smoke.ts';
import { accountsOf } from './account.ts';
import { milliseconds } from './arguments.ts';
import { type Env, UserError } from './env.ts';
import { subjectOf } from './subject.ts';
import { gamesNamed, type Suite, suiteOf } from './suite.ts';
import { inFull } from './terminal.ts';

type Options = { game?: string[]; timeout: number };
const TOGETHER = 8;

export const add = (program: Command, env: Env): void => {
  program
    .command('smoke')
    .summary('five cases and a protocol check, to start an adapter with')
    .usage('[options] -- <command that starts the engine...>')
    .description('Starts an engine, asks it five examples one at a time and then all at once, and says the first thing that is wrong.')
    .option('--game <names...>', 'only these games')
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 2000)
    .addHelpText(
      'after',
      `
Example:
  $ clausewise smoke -- python3 my_adapter.py

Exit status: 0 all of it went well, 1 something is wrong (it is shown, with how to mend it), 2 the engine could not be
started, or nothing could be asked.

"clausewise run --help" says what an adapter must do.`,
    )
    .action((options: Options) => smoke(env, options));
};

async function smoke(env: Env, { game, timeout }: Options): Promise<void> {
  if (env.adapter === undefined)
    throw new UserError(
      'no adapter: say "clausewise smoke -- " and the command that starts it, as in "clausewise smoke -- python3 my_adapter.py"',
    );
  const suite = suiteOf(env, { game: gamesNamed(env.root, game) });
  const subject = await subjectOf(env, { timeout });
  try {
    const { name, version } = subject.about;
    const played = suite.selection.games.filter((g) => subject.serves(g));
    if (played.length === 0)
      throw new UserError(`${name} plays none of ${suite.selection.games.join(', ')}: name one under "games" in the answer to "start"`);
    env.out(`${pc.green('✓')} start: ${name} ${version} plays ${played.join(', ')}`);
    const hasLegal = (name: string): boolean => subject.serves(name)?.lacks.includes('legal') === false;
    const cases = smokeCases(
      suite.selection.cases.filter((c) => isAsked(c, subject)),
      hasLegal,
    );
    let judged = 0;
    for (const c of cases) {
      const result = await resultOf(c, subject);
      if (hasFailed(result.verdict)) return wrong(env, suite, result, '');
      if (result.verdict === 'pass') judged += 1;
      env.out(
        `${pc.green('✓')} level ${c.level}: ${c.name}${result.verdict === 'pass' ? '' : pc.yellow(`  ${result.verdict}: ${result.note}`)}`,
      );
    }
    if (cases.length === 0) throw new UserError(`${name} lacks so much that no example is left: begin with fewer words in "lacks"`);
    if (judged === 0)
      return bad(
        env,
        `nothing was judged: the answer to each of the ${cases.length} examples was "unsupported"`,
        'name what the engine lacks in "lacks" of the answer to "start", and examples without it are asked; begin with legality: which commands are accepted',
      );
    const together = await Promise.all(
      Array.from({ length: TOGETHER }, () => cases.map((c) => ({ ...c })))
        .flat()
        .map((c) => resultOf(c, subject)),
    );
    const odd = together.find((r) => hasFailed(r.verdict));
    if (odd)
      return wrong(
        env,
        suite,
        odd,
        'asked alone it was right, among others it is not: something is carried over from one run to the next, or answers get the wrong seq',
      );
    const { late, notices, unexplained } = await subject.finish();
    const [carried] = unexplained;
    if (carried !== undefined)
      return bad(
        env,
        `${together.length} runs at once: ${carried}`,
        'something is carried over from one run to the next: begin each run from its own position alone',
      );
    env.out(`${pc.green('✓')} ${together.length} runs at once`);
    const [note] = [...late.values(), ...notices];
    if (note !== undefined) return bad(env, note, 'each run has one answer, and "stop" or the end of input ends the program');
    const lacks = played.some((g) => (subject.serves(g)?.lacks.length ?? 0) > 0);
    env.out(
      `${pc.green('✓')} stop\n\nThe adapter speaks the protocol. Next: clausewise run --tags @level:1 ${lacks ? '--max-unsupported 100% ' : ''}-- ${env.adapter.join(' ')}\n${lacks ? 'Then take the words out of "lacks", one by one: docs/adapter.md leads through the levels.' : ''}`.trimEnd(),
    );
  } finally {
    await subject.finish();
  }
}

function isAsked(c: Case, subject: Subject): boolean {
  const serves = subject.serves(c.game);
  if (!serves) return false;
  const standing = standingOf(c, gameOf(c.game), serves, subject.takesAnyReading);
  return standing.asked && standing.scored;
}

function wrong(env: Env, suite: Suite, result: Result, why: string): void {
  const [row] = rowsOf([result], suite.words) as [Row];
  bad(
    env,
    // What the rule says matters when the engine breaks it. Where it has not answered, what it was asked does.
    `${row.verdict}\n${inFull(row, row.verdict === 'fail' ? accountsOf(suite.compiled) : undefined)}`,
    [
      why || mendOf(result.case, row.verdict as Parameters<typeof mendOf>[1], row.note),
      ...(row.verdict === 'fail' ? [] : shown(result.case)),
    ].join('\n'),
  );
}
function shown(c: Case): string[] {
  const { asked, shape } = exchangeOf(c);
  return ['', 'a run of this example, to try it by hand, begins as this line:', asked, 'and its answer has this shape:', shape];
}
function bad(env: Env, what: string, how: string): void {
  env.out(`${pc.red('✗')} ${what}\n\n${how}`);
  env.exit(1);
}
