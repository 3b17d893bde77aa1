import { describe, expect, test } from 'vitest';
import { gameOf } from '../../conformance/engines.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { referenceSubject, runCases } from '../../conformance/run.ts';
import { at, cases, equalForMisreadings, underCucumber } from './runners.ts';

describe('verdicts under cucumber-js and under the fast runner are equal', () => {
  test('for the reference', async () => {
    const slow = await underCucumber({});
    const { results } = await runCases(cases, referenceSubject('0'));
    expect(slow.size).toBe(cases.length);
    for (const r of results)
      expect([r.case.id, slow.get(at(r.case))]).toEqual([r.case.id, (r.would ?? r.verdict) === 'pass' ? 'PASSED' : 'FAILED']);
  });

  equalForMisreadings(0);

  test('over the pipe', async () => {
    const game = gameOf('souls');
    const command = [process.execPath, 'adapters/reference/adapter.js', '--misreading', game.misreadings[0]?.id ?? ''];
    const slow = await underCucumber({ engine: command });
    const { results } = await runCases(cases, pipedSubject(await openPipe({ command, timeout: 5000 })));
    const status = { pass: 'PASSED', 'not scored': 'SKIPPED', unsupported: 'SKIPPED' } as Record<string, string>;
    const differ = results.filter((r) => slow.get(at(r.case)) !== (status[r.verdict] ?? 'FAILED'));
    expect(differ.map((r) => [r.case.id, slow.get(at(r.case)), r.verdict])).toEqual([]);
    expect(results.some((r) => r.verdict === 'fail')).toBe(true);
  });
});
