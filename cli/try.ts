import type { Command } from 'commander';
import pc from 'picocolors';
import type { Case } from '../conformance/case.ts';
import { reference } from '../conformance/engines.ts';
import { judge, type Verdict } from '../conformance/judge.ts';
import { type Answers, decidesOf } from '../conformance/run.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game } from '../reference/kernel/game.ts';
import { type Env, UserError } from './env.ts';
import { noted } from './find.ts';
import { suiteOf } from './suite.ts';

export const add = (program: Command, env: Env): void => {
  program
    .command('try')
    .summary('judges the suite under another reading: which examples flip')
    .description('Puts the reference under another answer to an open point, and lists the examples that then come otherwise.')
    .argument('<reading...>', 'a reading and its answer, as in SOUL-Q0-8=each')
    .option('--json', 'as data')
    .addHelpText('after', '\nExample:\n  $ clausewise try SOUL-Q0-8=each')
    .action((words: string[], { json }: { json?: boolean }) => {
      const { game, answers } = read(env, words);
      const { compiled } = suiteOf(env, { game: [game.name] });
      const flips = flipsOf(compiled.cases, game, answers);
      env.out(json ? JSON.stringify(flips, null, 2) : told(game, answers, flips, compiled.cases.length));
    });
};

/** @throws UserError for a reading or an answer that is not known, or for readings of two games */
function read(env: Env, words: readonly string[]): { game: Game; answers: Answers } {
  const all = games.flatMap((game) => game.readings.map((reading) => ({ game, reading })));
  const asked = words.map((word) => {
    const [, id = word, answer = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const found = all.find((r) => r.reading.id === id);
    if (!found) throw unknown(env, id);
    const names = [found.reading.recommended, ...found.reading.alternatives.map((a) => a.name)];
    if (!names.includes(answer))
      throw new UserError(
        `${id} has no answer "${answer}": known are ${names.join(', ')} (the first is recommended)${didYouMean(answer, names)}`,
      );
    return { ...found, id, answer };
  });
  const twice = asked.find((a, i) => asked.findIndex((b) => b.id === a.id) < i);
  if (twice) throw new UserError(`${twice.id} is there twice: it takes one answer at a time`);
  const [first] = asked as [(typeof asked)[number]];
  if (asked.some((a) => a.game !== first.game)) throw new UserError('readings of one game at a time');
  return { game: first.game, answers: Object.fromEntries(asked.map((a) => [a.id, a.answer])) };
}

/** What is wrong with a reading that there is not: of its own game, where its prefix says which. */
function unknown(env: Env, id: string): UserError {
  const mine = games.find((g) => id.startsWith(`${g.prefix}-`));
  const ids = (mine ? [mine] : games).flatMap((g) => g.readings.map((r) => r.id));
  if (!mine)
    return new UserError(
      `unknown reading "${id}": it begins with the letters of its game, ${games.map((g) => g.prefix).join(', ')}, as in "${ids[0]}"${didYouMean(id, ids)}`,
    );
  if (noted([id], suiteOf(env, { game: [mine.name] }).compiled))
    return new UserError(`${id} is an open point that has no answers to try: "clausewise explain ${id}" shows what is said of it`);
  const known = ids.length > 0 ? `known of ${mine.title} are ${ids.join(', ')}` : `${mine.title} has none`;
  return new UserError(`unknown reading "${id}": ${known}${didYouMean(id, ids)}`);
}

type Flip = { case: string; uri: string; line: number; name: string; before: string; after: string; found: string[] };

/** The examples whose verdict changes. */
function flipsOf(cases: readonly Case[], game: Game, answers: Answers): Flip[] {
  const judging = { frame: game.frame, citations: false };
  const other = reference(game, decidesOf(game, answers));
  const asTold = (v: Verdict): string[] =>
    v.failures.map((f) => `${f.path}: expected ${JSON.stringify(f.expected)}, found ${JSON.stringify(f.found)}`);
  return cases.flatMap((c) => {
    const before = judge(c, reference(game), judging);
    const after = judge(c, other, judging);
    if (before.verdict === after.verdict) return [];
    return [{ case: c.id, uri: c.uri, line: c.line, name: c.name, before: before.verdict, after: after.verdict, found: asTold(after) }];
  });
}

function told(game: Game, answers: Answers, flips: readonly Flip[], of: number): string {
  const head = Object.entries(answers).map(([id, name]) => {
    const reading = game.readings.find((r) => r.id === id);
    const says = name === reading?.recommended ? reading.says : reading?.alternatives.find((a) => a.name === name)?.says;
    return `${pc.bold(`${id}=${name}`)}  ${reading?.question}\n  ${says}${name === reading?.recommended ? ' (recommended: nothing can flip)' : ''}`;
  });
  const group = (after: string, title: string): string[] => {
    const mine = flips.filter((f) => f.after === after);
    return mine.length === 0
      ? []
      : [title, ...mine.flatMap((f) => [`  ${f.uri}:${f.line}  ${f.name}`, ...f.found.map((x) => pc.dim(`      ${x}`))])];
  };
  return [
    ...head,
    '',
    ...group('fail', pc.red('no longer hold:')),
    ...group('crash', pc.red('crash:')),
    ...group('pass', pc.green('hold now:')),
    `${flips.length} of ${of} examples flip`,
  ].join('\n');
}
