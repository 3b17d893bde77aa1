// The adapter of the core that players use: it is the core that is judged, and not the adapter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { type Result, runCases } from '../../conformance/run.ts';

const adapter = join('adapters', 'ocgcore', 'adapter.js');
const { cases } = load('.', ['yu-gi-oh']);
const judged = async (...flags: string[]): Promise<readonly Result[]> => {
  const command = [process.execPath, adapter, ...flags];
  return (await runCases(cases, pipedSubject(await openPipe({ command, timeout: 20_000 })))).results;
};
const of = (results: readonly Result[], verdict: string): string[] => results.filter((r) => r.verdict === verdict).map((r) => r.case.id);

describe('ocgcore', () => {
  test('passes everything but what its baseline lists, and knows at least four of five cases', async () => {
    const results = await judged();
    const { entries } = JSON.parse(readFileSync(join('adapters', 'ocgcore', 'baseline.json'), 'utf8')) as { entries: { case: string }[] };
    expect(of(results, 'fail')).toEqual(entries.map((e) => e.case));
    expect(entries.length).toBeLessThanOrEqual(5);
    for (const bad of ['error', 'crash', 'timeout', 'protocol']) expect([bad, of(results, bad)]).toEqual([bad, []]);
    expect(of(results, 'unsupported').length * 5).toBeLessThanOrEqual(cases.length);
    expect(of(results, 'pass').length * 5).toBeGreaterThan(cases.length * 4);
  });

  test('with a core that ends every duel at once nothing passes', async () => {
    const results = await judged('--core', join('tests', 'fixtures', 'adapters', 'dead-core.mjs'));
    expect(of(results, 'pass')).toEqual([]);
    expect(of(results, 'error').length).toBeGreaterThan(100);
  });
});
