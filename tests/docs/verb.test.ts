import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../cli/docs.ts';
import { root } from './book.ts';

/** A project with nothing but the features of one game, in which the verb runs. */
const project = mkdtempSync(join(tmpdir(), 'clausewise-docs-'));
beforeAll(() => {
  const mine = join('features', 'duel-masters');
  cpSync(join(root, mine), join(project, mine), { recursive: true });
  cpSync(join(root, 'tests', 'clauses.tsv'), join(project, 'tests', 'clauses.tsv'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

async function docs(...words: string[]): Promise<{ said: string; status: number }> {
  const said: string[] = [];
  let status = 0;
  const program = new Command();
  add(program, {
    root: project,
    home: root,
    version: '0',
    adapter: undefined,
    out: (t) => said.push(t),
    err: (t) => said.push(t),
    exit: (s) => {
      status = s;
    },
  });
  await program.parseAsync(['docs', ...words], { from: 'user' });
  return { said: said.join('\n'), status };
}
const file = (path: string): string => join(project, 'generated-docs', path);

describe('clausewise docs', { timeout: 30_000 }, () => {
  test('writes what --check finds fresh, and writes nothing the second time', async () => {
    expect((await docs('--check')).status).toBe(1);
    expect((await docs()).said).toMatch(/\d+ files: \d+ new, 0 changed, 0 removed in generated-docs\n/);
    expect(existsSync(file('site/index.html'))).toBe(true);
    expect(await docs('--check')).toEqual({ said: 'generated-docs is fresh', status: 0 });
    expect((await docs()).said).toMatch(/: 0 new, 0 changed, 0 removed.*\n.*: 0 new, 0 changed, 0 removed/);
  });

  test('--check names what is stale, missing and surplus, and touches nothing', async () => {
    await docs();
    writeFileSync(file('README.md'), 'by hand');
    rmSync(file('phrasebook.md'));
    writeFileSync(file('left.md'), 'of an older build');
    const { said, status } = await docs('--check');
    expect(status).toBe(1);
    expect(said.split('\n').slice(0, 3)).toEqual([
      'generated-docs/README.md: stale',
      'generated-docs/phrasebook.md: missing',
      'generated-docs/left.md: surplus, nothing writes it any more',
    ]);
    expect(existsSync(file('phrasebook.md'))).toBe(false);
    await docs();
    expect((await docs('--check')).status).toBe(0);
    expect(existsSync(file('left.md'))).toBe(false);
  });

  test('--site-only --out writes the website somewhere else and removes nothing there', async () => {
    const out = join(project, 'public');
    cpSync(join(root, 'tests', 'clauses.tsv'), join(out, 'mine.txt'));
    rmSync(file('README.md'), { force: true });
    await docs('--site-only', '--out', out);
    expect([existsSync(join(out, 'index.html')), existsSync(join(out, 'mine.txt')), existsSync(file('README.md'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
