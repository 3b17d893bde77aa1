// The Python engine of Souls, broken by hand in ways that no misreading lists.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Change = readonly [file: string, right: string, wrong: string];
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
} as const satisfies Record<string, Change>;
export type Fault = keyof typeof faults;

/** The command that starts a copy of the engine, in that folder, with these faults. */
export function brokenPython(folder: string, ...names: Fault[]): string[] {
  const at = mkdtempSync(join(folder, 'engine-'));
  cpSync(join('adapters', 'python-souls'), at, { recursive: true });
  for (const name of names) {
    const [file, right, wrong] = faults[name];
    const text = readFileSync(join(at, file), 'utf8');
    if (text.split(right).length !== 2) throw new Error(`${file} has not one place that says ${right}`);
    writeFileSync(join(at, file), text.replace(right, wrong));
  }
  return ['python3', join(at, 'adapter.py')];
}
