// Shared by the two halves of a test that would otherwise keep one core waiting for the other.
// The same features under two runners: cucumber-js and our own must come to equal verdicts, for the reference,
// for every misreading, and for an engine behind a pipe.
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import { type Case, isAssumption } from '../../conformance/case.ts';
import { misread } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import { isRecommended } from '../../conformance/pins.ts';
import { games } from '../../reference/games.ts';

export const { cases } = load('.');
export const at = (c: { uri: string; line: number }): string => `${c.uri}:${c.line}`;

// ts-node is registered for cucumber's own process; here vitest has the sources already, so its import is used.
const { runConfiguration } = await loadConfiguration({
  file: false,
  provided: { paths: ['features/**/*.feature'], import: ['steps/cucumber.ts'], loader: ['ts-node/esm/transpile-only'], format: [] },
});
const support = await loadSupport(runConfiguration);

type Envelopes = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

/** Whether each example passed, failed or was skipped under cucumber-js. */
export async function underCucumber(worldParameters: Record<string, unknown>): Promise<Map<string, string>> {
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

/** Sees that both runners come to the same verdicts for every n-th misreading. */
export function equalForMisreadings(half: 0 | 1): void {
  const all = games.flatMap((g) => g.misreadings.map((m) => [m.id, g, m] as const));
  test.each(all.filter((_, i) => i % 2 === half))('for the misreading %s', async (id, game, m) => {
    const slow = await underCucumber({ misreading: id });
    const judged = (c: Case): string => {
      if (!isRecommended(c, game) || isAssumption(c)) return 'SKIPPED';
      return judge(c, misread(game, m), { frame: game.frame, citations: false }).verdict === 'pass' ? 'PASSED' : 'FAILED';
    };
    const differ = cases.filter((c) => slow.get(at(c)) !== judged(c)).map((c) => [c.id, slow.get(at(c)), judged(c)]);
    expect(differ).toEqual([]);
  });
}
