// Runs the features under cucumber-js, within a test.
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

export const at = (c: { uri: string; line: number }): string => `${c.uri}:${c.line}`;

// ts-node is registered for cucumber's own process; here vitest has the sources already, so its import is used.
const { runConfiguration } = await loadConfiguration({
  file: false,
  provided: { paths: ['features/**/*.feature'], import: ['steps/cucumber.ts'], loader: ['ts-node/esm/transpile-only'], format: [] },
});
const support = await loadSupport(runConfiguration);

type Envelopes = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

/** Whether each example of these features passed, failed or was skipped under cucumber-js, and what it attached. */
export async function underCucumber(
  worldParameters: Record<string, unknown>,
  { features = 'features/**/*.feature', attached = new Map() }: { features?: string; attached?: Map<string, string> } = {},
): Promise<Map<string, string>> {
  const pickles = new Map<string, string>();
  const testCases = new Map<string, string>();
  const started = new Map<string, string>();
  const told = new Map<string, string>();
  const rank = ['PASSED', 'SKIPPED', 'FAILED'];
  await runCucumber(
    {
      ...runConfiguration,
      sources: { ...runConfiguration.sources, paths: [features] },
      support,
      runtime: { ...runConfiguration.runtime, worldParameters },
    } as Parameters<typeof runCucumber>[0],
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
      if (e.attachment) attached.set(started.get(e.attachment.testCaseStartedId ?? '') ?? '', e.attachment.body);
      if (!e.testStepFinished) return;
      const where = started.get(e.testStepFinished.testCaseStartedId) ?? '';
      const status = String(e.testStepFinished.testStepResult.status);
      const before = told.get(where) ?? 'PASSED';
      told.set(where, rank.indexOf(status) > rank.indexOf(before) ? status : before);
    },
  );
  return told;
}
