// The table of the same question in all games: nothing in it that was not run.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { atomsIn } from '../../conformance/pins.ts';
import { bookOf } from '../../generator/book.ts';
import { comparisonOf } from '../../generator/compare.ts';
import { site } from '../../generator/html/pages.ts';
import { markdown } from '../../generator/markdown/pages.ts';
import { games } from '../../reference/games.ts';
import { type AnswerTo, type Game, questions } from '../../reference/kernel/game.ts';
import { whole } from '../suite/whole.ts';

const book = await bookOf({ ...whole, games, atoms: atomsIn(readFileSync('tests/clauses.tsv', 'utf8')) });

describe('same question, other answer', () => {
  test('every question is answered by every game, with an example that passed', () => {
    expect(book.comparison.map((q) => q.id)).toEqual(Object.keys(questions));
    for (const { answers } of book.comparison) {
      expect(answers.map((a) => [a.game.name, a.proof?.example.result])).toEqual(games.map((g) => [g.name, 'pass']));
    }
  });

  test('an example that fails is shown as that, and not as a proof', async () => {
    const [first] = games;
    if (!first) throw new Error('no game');
    const example = first.answers.compared?.example;
    const { cases, ...rest } = whole;
    const spoilt = cases.map((c) =>
      c.game === first.name && c.name === example
        ? { ...c, moments: [{ after: 0, expect: [{ line: 1, that: { see: 'winner' as const, is: 'south' as const } }] }] }
        : c,
    );
    const { comparison } = await bookOf({ ...rest, cases: spoilt, games, atoms: [] });
    expect(comparison[0]?.answers[0]?.proof?.example.result).toBe('fail');
  });

  test.each<[string, Partial<AnswerTo>]>([
    ['an example that is not there', { example: 'nobody' }],
    ['a clause that is not there', { clause: 'NO-1' }],
  ])('%s proves nothing, and the page says so', async (_, wrong) => {
    const [first] = games;
    if (!first) throw new Error('no game');
    const tie = { ...(first.answers.tie as AnswerTo), ...wrong };
    const spoilt: Game = { ...first, answers: { ...first.answers, tie } };
    const told = { ...book, comparison: comparisonOf([spoilt], book.games.slice(0, 1)) };
    expect(told.comparison.filter((q) => q.answers[0]?.proof === undefined).map((q) => q.id)).toEqual(['tie']);
    expect(markdown(told).get('compare.md')).toMatch(/_no example here proves it_/);
    expect(site(told, { style: '', script: '', search: '' }).get('compare.html')).toMatch(/<em>no example here proves it<\/em>/);
  });
});
