// An engine that is not ours, broken by hand in ways that no misreading lists: the report must still lead to the clause.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../conformance/report.ts';
import { cliOn } from '../cli/cli.ts';
import { brokenPython, type Fault } from './broken.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-broken-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The report of the Python engine with these faults, and the status of the run. */
async function broken(...faults: Fault[]): Promise<{ status: number; report: Report }> {
  const { status, out } = await cliOn('.', 'run', '--report', 'json', '--game', 'souls', '--', ...brokenPython(folder, ...faults));
  return { status, report: JSON.parse(out) as Report };
}

describe('a broken engine', () => {
  test('is whole before it is broken', async () => {
    const { status, report } = await broken();
    expect([status, report.groups]).toEqual([0, []]);
  });

  test.each<[Fault, string]>([
    ['rounds to tens', 'SOUL-9.4.1'],
    ['lets every Soul attack twice', 'SOUL-9.1.1'],
    ['closes the window after a third pass', 'SOUL-9.5.2'],
    ['lets Unyielding hold against one rank more', 'SOUL-9.3.5'],
    ['strikes back in Defiance with half the number', 'SOUL-9.4.3'],
  ])('that %s ends 1, and the largest group is %s', async (name, clause) => {
    const { status, report } = await broken(name);
    expect(status).toBe(1);
    expect(report.groups[0]?.clause).toBe(clause);
  });

  test('with two faults ends 1, and the two largest groups are their clauses', async () => {
    const { status, report } = await broken('strikes back in Defiance with half the number', 'lets every Soul attack twice');
    expect(status).toBe(1);
    expect(
      report.groups
        .slice(0, 2)
        .map((g) => g.clause)
        .sort(),
    ).toEqual(['SOUL-9.1.1', 'SOUL-9.4.3']);
  });
});
