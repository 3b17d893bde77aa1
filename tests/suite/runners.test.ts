// The same features under two runners: cucumber-js and our own must come to equal verdicts, for the reference,
// for every misreading, and for an engine behind a pipe.
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import { type Case, isAssumption } from '../../conformance/case.ts';
import { gameOf, misread } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import { isRecommended } from '../../conformance/pins.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { referenceSubject, runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';

const { cases } = load('.');
const at = (c: { uri: string; line: number }): string => `${c.uri}:${c.line}`;

// ts-node is registered for cucumber's own process; here vitest has the sources already, so its import is used.
const { runConfiguration } = await loadConfiguration({
  file: false,
  provided: { paths: ['features/**/*.feature'], import: ['steps/cucumber.ts'], loader: ['ts-node/esm/transpile-only'], format: [] },
});
const support = await loadSupport(runConfiguration);

type Envelopes = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

/** Whether each example passed, failed or was skipped under cucumber-js. */
async function underCucumber(worldParameters: Record<string, unknown>): Promise<Map<string, string>> {
  const pickles = new Map<string, string>();
  const testCases = new Map<string, string>();
  const started = new Map<string, string>();
  const told = new Map<string, string>();
  const rank = ['PASSED', 'SKIPPED', 'FAILED'];
  await runCucumber(
    { ...runConfiguration, support, runtime: { ...runConfiguration.runtime, worldParameters } } as Parameters<typeof runCucumber>[0],
    {
      stdout: {
        write: () => true,
        end: () => {},
        on: () => {},
        once: () => {},
        emit: () => true,
        isTTY: false,
        columns: 80,
      } as unknown as NodeJS.WriteStream,
    },
    (e: Envelopes) => {
      if (e.pickle) pickles.set(e.pickle.id, `${e.pickle.uri.replaceAll('\\', '/')}:${e.pickle.location?.line}`);
      if (e.testCase) testCases.set(e.testCase.id, pickles.get(e.testCase.pickleId) ?? '');
      if (e.testCaseStarted) started.set(e.testCaseStarted.id, testCases.get(e.testCaseStarted.testCaseId) ?? '');
      if (!e.testStepFinished) return;
      const where = started.get(e.testStepFinished.testCaseStartedId) ?? '';
      const status = String(e.testStepFinished.testStepResult.status);
      const before = told.get(where) ?? 'PASSED';
      told.set(where, rank.indexOf(status) > rank.indexOf(before) ? status : before);
    },
  );
  return told;
}

describe('verdicts under cucumber-js and under the fast runner are equal', () => {
  test('for the reference', async () => {
    const slow = await underCucumber({});
    const { results } = await runCases(cases, referenceSubject('0'));
    expect(slow.size).toBe(cases.length);
    for (const r of results)
      expect([r.case.id, slow.get(at(r.case))]).toEqual([r.case.id, (r.would ?? r.verdict) === 'pass' ? 'PASSED' : 'FAILED']);
  });

  test.each(games.flatMap((g) => g.misreadings.map((m) => [m.id, g, m] as const)))('for the misreading %s', async (id, game, m) => {
    const slow = await underCucumber({ misreading: id });
    const judged = (c: Case): string => {
      if (!isRecommended(c, game) || isAssumption(c)) return 'SKIPPED';
      return judge(c, misread(game, m), { frame: game.frame, citations: false }).verdict === 'pass' ? 'PASSED' : 'FAILED';
    };
    const differ = cases.filter((c) => slow.get(at(c)) !== judged(c)).map((c) => [c.id, slow.get(at(c)), judged(c)]);
    expect(differ).toEqual([]);
  });

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
