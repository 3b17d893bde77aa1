// A game is its folders and one line in the list of games. A toy is added to a copy of this repository, and everything
// that knows games must know it there. (Its types are checked with all others: tsconfig.json lays its folders over ours.)
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../reference/games.ts';

const toy = join('tests', 'fixtures', 'sixth-game');
const copied = [
  'adapters',
  'bench',
  'cli',
  'conformance',
  'features',
  'generator',
  'reference',
  'steps',
  join('tests', 'arbitrary.ts'),
  join('tests', 'suite', 'properties.test.ts'),
  'cucumber.js',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clausewise-sixth-'));
  for (const room of copied) cpSync(room, join(root, room), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const { name } of games) cpSync(join('tests', name), join(root, 'tests', name), { recursive: true });
  // Its folders, its rows of the list of atoms …
  for (const room of ['features', 'reference', 'steps', 'tests']) cpSync(join(toy, room), join(root, room), { recursive: true });
  const rows = readFileSync(join(toy, 'tests', 'clauses.tsv'), 'utf8');
  writeFileSync(join(root, 'tests', 'clauses.tsv'), readFileSync(join('tests', 'clauses.tsv'), 'utf8') + rows);
  // … and one line: its import, and its name in the list.
  const list = join(root, 'reference', 'games.ts');
  const text = `import { pebbles } from './pebbles/index.ts';\n${readFileSync(list, 'utf8').replace(/\];\s*$/, ', pebbles];\n')}`;
  writeFileSync(list, text);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const node = (...args: string[]): { status: number | null; out: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, out: stdout + stderr };
};
const clausewise = (...args: string[]) => node(join('cli', 'clausewise.mjs'), ...args);

describe('a sixth game', () => {
  test('gets a door from its schema', () => {
    expect(clausewise('doors').out).toContain('reference/pebbles/door.generated.js');
    expect(existsSync(join(root, 'docs', 'schemas', 'pebbles.json'))).toBe(true);
  });

  test('is judged by its examples', () => {
    const { status, out } = clausewise('run', '--game', 'pebbles');
    expect(out).toMatch(/5 cases: 5 pass, 0 fail/);
    expect(status).toBe(0);
  });

  test('is misread, and every atom is pinned', () => {
    const { status, out } = clausewise('misreadings', '--game', 'pebbles', '--quiet');
    expect(out).toMatch(/4 of 4 misreadings caught, 0 survive\n4 atoms: 4 pinned/);
    expect(status).toBe(0);
  });

  test('runs under cucumber-js', () => {
    const { status, out } = node(join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js'), '--tags', '@pebbles');
    expect(out).toMatch(/5 scenarios \(5 passed\)/);
    expect(status).toBe(0);
  });

  test('has pages, and its place in the comparison', () => {
    expect(clausewise('docs')).toMatchObject({ status: 0 });
    const page = (name: string): string => readFileSync(join(root, 'generated-docs', name), 'utf8');
    expect(page('pebbles/1-knocking.md')).toContain('PEB-1.2-1');
    expect(page('README.md')).toContain('[Pebbles](pebbles/README.md)');
    expect(page('compare.md')).toContain('[weight 5 against 5](pebbles/1-knocking.md#PEB-1.2/weight-5-against-5)');
    expect(page('site/pebbles/1-knocking.html')).toContain('weight 5');
  });

  test('owes what every engine owes, in random positions', () => {
    const { status, out } = node(join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'properties', '-t', 'Pebbles');
    expect([status, out]).toEqual([0, expect.stringMatching(/8 passed/)]);
  });

  test('says what is missing while its words are not there yet', () => {
    const words = join(root, 'steps', 'pebbles.ts');
    const text = readFileSync(words, 'utf8');
    rmSync(words);
    const { status, out } = clausewise('run');
    writeFileSync(words, text);
    expect([status, out]).toEqual([2, expect.stringMatching(/^steps\/pebbles\.ts is not there: reference\/games\.ts lists "pebbles"/)]);
  });
});
