// What counts as the same in an answer, and what failures have in common that break no rule.
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import type { Ask, Case, Fields, Outcome } from '../../conformance/case.ts';
import { causesOf } from '../../conformance/causes.ts';
import { alike } from '../../conformance/check.ts';
import { gameOf, reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import type { Json } from '../../reference/kernel/types.ts';

const TURN = 3;

describe('in a position', () => {
  test.each<[string, Json, Json, boolean]>([
    ['a list of words in another order', ['a', 'b'], ['b', 'a'], true],
    ['a list of numbers in another order', [1, 10, 2], [10, 2, 1], true],
    ['a list that lacks one', [1, 2], [1], false],
    ['a list that has one twice', [1, 2, 2], [1, 1, 2], false],
    ['a number and its word', [1], ['1'], false],
    ['a list of things in another order', [{ a: 1 }, { b: 1 }], [{ b: 1 }, { a: 1 }], false],
    ['such a list within a thing', { x: [1, 2] }, { x: [2, 1] }, true],
    ['two counters of other turns', { turn: 0, count: 0 }, { turn: 2, count: 5 }, true],
    ['a counter of another turn and none', { turn: 2, count: 5 }, { turn: TURN, count: 0 }, true],
    ['a counter of another turn and one of this', { turn: 2, count: 1 }, { turn: TURN, count: 1 }, false],
    ['two counts of this turn', { turn: TURN, count: 1 }, { turn: TURN, count: 2 }, false],
    ['a thing that has more than a counter', { turn: 1, count: 1, of: 1 }, { turn: 2, count: 2, of: 1 }, false],
    ['nothing and a list', null, [], false],
  ])('%s', (_, a, b, same) => expect([alike(a, b, TURN), alike(b, a, TURN)]).toEqual([same, same]));
});

describe('an engine', () => {
  const souls = gameOf('souls');
  const { cases } = load('.', ['souls']);
  const judging = { frame: souls.frame, citations: false };
  /** The reference, with something done to every card that it reports. */
  const writing =
    (change: (card: Fields) => Fields): Ask =>
    (...asked) => {
      const o = structuredClone(reference(souls)(...asked)) as Outcome;
      return { ...o, position: { ...o.position, cards: o.position.cards.map(change) } };
    };
  const verdicts = (ask: Ask): string[] => cases.map((c: Case) => `${c.id} ${judge(c, ask, judging).verdict}`);

  test('may write down a counter that has counted nothing as it likes', () => {
    const idle = (c: Fields): boolean => {
      const attacks = c['attacks'] as Fields | undefined;
      return attacks !== undefined && (attacks['turn'] !== TURN || attacks['count'] === 0);
    };
    const other = writing((c) => (idle(c) ? { ...c, attacks: { turn: 0, count: 7 } } : c));
    expect(verdicts(other)).toEqual(verdicts(reference(souls)));
  });

  test('that leaves out what is asked for by name has one cause for it, and no rule', () => {
    const without = writing(({ attacks: _, active: __, ...c }) => c);
    const told = cases.map((c) => judge(c, without, judging)).filter((v) => v.verdict === 'fail');
    const { common, others } = causesOf(told);
    expect(common.map(([cause]) => cause)).toEqual(['not reported, and asked for by name: active, attacks']);
    expect(common[0]?.[1].length).toBeGreaterThan(10);
    // Where a value is wrong besides, that is the thing.
    expect(others.every((v) => v.failures.some((f) => f.found !== 'not reported'))).toBe(true);
  });
});
