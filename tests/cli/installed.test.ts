// Clausewise as a package of somebody else: without the packages that it is developed with, and where it may not write.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const copied = ['adapters', 'bench', 'cli', 'conformance', 'features', 'generator', 'reference', 'steps', 'templates', 'package.json'];
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clausewise-installed-'));
  for (const room of copied) cpSync(room, join(root, room), { recursive: true });
  cpSync(join('tests', 'clauses.tsv'), join(root, 'tests', 'clauses.tsv'));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  for (const name of readdirSync('node_modules').filter((n) => !n.startsWith('.') && !(n in devDependencies))) {
    mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const clausewise = (...args: string[]): [status: number | null, out: string, err: string] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('cli', 'clausewise.mjs'), ...args], { cwd: root, encoding: 'utf8' });
  return [status, stdout, stderr];
};

describe('an installed Clausewise', () => {
  test.each([[[]], [['--help']], [['--version']], [['help', 'run']]])('answers to %j', { timeout: 60_000 }, (args) => {
    const [status, out, err] = clausewise(...args);
    expect([status, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });
  test('judges, and says of a verb that it is not complete for what is missing', { timeout: 60_000 }, () => {
    expect(clausewise('run', '--quiet', '--game', 'duel-masters')[0]).toBe(0);
    const told = /^bench needs the package "tinybench", which is not here: run "npm ci" in a copy of the repository, and bench there\n$/;
    expect(clausewise('bench')).toEqual([2, '', expect.stringMatching(told)]);
  });
  test('where nothing can be written says what to do, once', () => {
    rmSync(join(root, 'node_modules', '.cache'), { recursive: true, force: true });
    writeFileSync(join(root, 'node_modules', '.cache'), '');
    expect(clausewise('run')).toEqual([
      2,
      '',
      expect.stringMatching(/^\S+clausewise: cannot be written \(\w+\), .* run "clausewise --version" once [^\n]*\n$/),
    ]);
  });
});
