// An engine that is not ours, broken by hand in ways that no misreading lists: the report must still lead to the clause.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../conformance/report.ts';
import { cliOn } from '../cli/cli.ts';

type Fault = readonly [file: string, right: string, wrong: string];
const faults = {
  'rounds to tens': ['attack_rules.py', '// 5 * 5', '// 10 * 10'],
  'lets every Soul attack twice': ['attack_rules.py', 'limit = 2 if board.has(soul, "dualWielding") else 1', 'limit = 2'],
  'closes the window after a third pass': ['duel.py', 'self.window.passes == 2', 'self.window.passes == 3'],
  'lets Unyielding hold against one rank more': [
    'attack_rules.py',
    'source["rank"] <= attacker["rank"]',
    'source["rank"] <= attacker["rank"] + 1',
  ],
  'strikes back in Defiance with half the number': [
    'duel.py',
    'self.lose_hp(attacker, printed, soul',
    'self.lose_hp(attacker, printed // 2, soul',
  ],
} as const satisfies Record<string, Fault>;
type Name = keyof typeof faults;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-broken-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The report of the Python engine with these faults, and the status of the run. */
async function broken(...names: Name[]): Promise<{ status: number; report: Report }> {
  const at = mkdtempSync(join(folder, 'engine-'));
  cpSync(join('adapters', 'python-souls'), at, { recursive: true });
  for (const name of names) {
    const [file, right, wrong] = faults[name];
    const text = readFileSync(join(at, file), 'utf8');
    expect(text.split(right)).toHaveLength(2);
    writeFileSync(join(at, file), text.replace(right, wrong));
  }
  const { status, out } = await cliOn('.', 'run', '--report', 'json', '--game', 'souls', '--', 'python3', join(at, 'adapter.py'));
  return { status, report: JSON.parse(out) as Report };
}

describe('a broken engine', () => {
  test('is whole before it is broken', async () => {
    const { status, report } = await broken();
    expect([status, report.groups]).toEqual([0, []]);
  });

  test.each<[Name, string]>([
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
