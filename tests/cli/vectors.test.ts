// Cases as data: what is on disk is whole, holds for the reference, and can be taken elsewhere.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../reference/games.ts';
import { cliOn } from './cli.ts';

let root: string;
const file = (): string => join(root, 'generated-docs', 'souls', 'vectors.json');
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clausewise-vectors-'));
  mkdirSync(join(root, 'generated-docs', 'souls'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
const committed = (): string => readFileSync(join('generated-docs', 'souls', 'vectors.json'), 'utf8');

describe('vectors', () => {
  test('of all games pass, each case of them', async () => {
    const { status, out } = await cliOn('.', 'vectors');
    const counts = games.map((g) => JSON.parse(readFileSync(join('generated-docs', g.name, 'vectors.json'), 'utf8')).count as number);
    const all = counts.reduce((a, b) => a + b, 0);
    expect([status, out]).toEqual([0, expect.stringContaining(`: ${all} pass, 0 fail`)]);
  });

  test('that were changed by hand are told from those that were written', async () => {
    writeFileSync(file(), committed().replace('"hp":20', '"hp":21'));
    const { status, err } = await cliOn(root, 'vectors');
    expect([status, err]).toEqual([2, expect.stringMatching(/souls\/vectors\.json: the cases are not those that were written/)]);
  });

  test('of which one does not hold end 1', async () => {
    const { cases, ...head } = JSON.parse(committed()) as { cases: { moments: { expect: { that: unknown }[] }[] }[] };
    const [first] = cases;
    if (!first?.moments[0]) throw new Error('no case');
    first.moments[0].expect = [{ that: { see: 'winner', is: 'south' } }];
    const { createHash } = await import('node:crypto');
    writeFileSync(file(), JSON.stringify({ ...head, sha256: createHash('sha256').update(JSON.stringify(cases)).digest('hex'), cases }));
    const { status, out } = await cliOn(root, 'vectors');
    expect([status, out]).toEqual([1, expect.stringMatching(/fail: SOUL-[^\n]*\n.*, 1 fail/)]);
  });

  test('are written with an index', async () => {
    writeFileSync(file(), committed());
    const to = join(root, 'out');
    expect((await cliOn(root, 'vectors', '--out', to)).status).toBe(0);
    expect(readdirSync(to).sort()).toEqual(['index.json', 'souls.json']);
    const { games: listed } = JSON.parse(readFileSync(join(to, 'index.json'), 'utf8')) as { games: { file: string; sha256: string }[] };
    expect(listed.map((g) => g.sha256)).toEqual([(JSON.parse(committed()) as { sha256: string }).sha256]);
  });

  test.each<[string, string[], RegExp]>([
    ['a game nobody knows', ['--game', 'suols'], /unknown game "suols": .*did you mean "souls"/],
    ['a game whose vectors are not there', ['--game', 'duel-masters'], /duel-masters\/vectors\.json: no such file/],
  ])('%s is told', async (_, argv, message) => {
    const { status, err } = await cliOn(root, 'vectors', ...argv);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
