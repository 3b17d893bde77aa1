import { describe, expect, it } from 'vitest';
import type { Case } from '../../conformance/case.ts';
import { reportOf, rowsOf, type Suggestion } from '../../conformance/report.ts';
import type { Result } from '../../conformance/run.ts';
import { easy } from './judged.ts';

type Verdict = 'pass' | 'fail';
const result = (tags: string, verdict: Result['verdict'], would?: Verdict): Result => ({
  case: easy(`${tags} ${verdict} ${would}`, { tags: tags.split(' ') }),
  verdict,
  failures: [],
  unreported: [],
  ...(would && { would }),
});
const scored = (tags: string, verdict: Verdict): Result => result(tags, verdict);
const tried = (tags: string, would: Verdict): Result => result(tags, 'not scored', would);

const suggested = (...results: Result[]): readonly Suggestion[] =>
  reportOf(rowsOf(results, { title: () => '', step: () => '' }), (row) => results.find((r) => r.case.id === row.case)?.case as Case, {
    suite: { name: 'clausewise', version: '0' },
    engine: { name: 'mine', version: '1' },
    selection: { cases: results.map((r) => r.case), of: results.length, games: ['souls'] },
    partial: false,
    notices: [],
    title: () => '',
    groups: [],
    known: undefined,
    allowed: 0,
  }).suggestions;

describe('a reading is suggested', () => {
  const found = { game: 'souls', reading: 'Q1', failures: 2 };
  it('when examples of one answer fail and those of another come as they say', () => {
    const failures = [scored('reading:Q1=a', 'fail'), scored('reading:Q1=a', 'fail'), scored('reading:Q1=a', 'pass')];
    const others = [tried('reading:Q1=b', 'pass'), tried('reading:Q1=b', 'pass'), tried('reading:Q1=b', 'fail')];
    expect(suggested(...failures, ...others)).toEqual([{ ...found, answer: 'b', agree: 2, of: 3 }]);
    expect(suggested(...failures, ...others, tried('reading:Q1=c', 'pass'))).toEqual([{ ...found, answer: 'c', agree: 1, of: 1 }]);
  });
  it.each([
    ['nothing fails', [scored('reading:Q1=a', 'pass'), tried('reading:Q1=b', 'pass')]],
    [
      'no more than half of the other examples agree',
      [scored('reading:Q1=a', 'fail'), tried('reading:Q1=b', 'pass'), tried('reading:Q1=b', 'fail')],
    ],
    ['other examples fail', [scored('reading:Q2=a', 'fail'), scored('reading:Q1=a', 'pass'), tried('reading:Q1=b', 'pass')]],
    ['it is the one the engine is judged by', [scored('reading:Q1=a', 'fail'), tried('reading:Q1=a reading:Q2=b', 'pass')]],
    ['only an assumption takes it', [scored('reading:Q1=a', 'fail'), tried('assumption reading:Q1=b', 'pass')]],
    ['the examples were not run', [scored('reading:Q1=a', 'fail'), result('reading:Q1=b', 'not scored')]],
  ])('but not when %s', (_, results) => {
    expect(suggested(...results)).toEqual([]);
  });
});
