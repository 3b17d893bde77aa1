// Cases as data: what is on disk is whole, holds for the reference, and can be taken elsewhere.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../../conformance/case.ts';
import { indexSchema, perftSchema, vectorsSchema } from '../../conformance/vectors-schema.ts';
import { games } from '../../reference/games.ts';
import { cliOn } from './cli.ts';

let root: string;
const file = (): string => join(root, 'generated-docs', 'souls', 'vectors.json');
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clausewise-vectors-'));
  mkdirSync(join(root, 'generated-docs', 'souls'), { recursive: true });
  for (const name of ['index.json', join('souls', 'perft.json')]) cpSync(join('generated-docs', name), join(root, 'generated-docs', name));
  cpSync('package.json', join(root, 'package.json'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
type Index = { suite: string; games: ({ game: string } & Record<'vectors' | 'perft', { file: string; sha256: string }>)[] };
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
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
    const { cases, ...head } = JSON.parse(committed()) as { cases: { moments: { expect: { line: number; that: unknown }[] }[] }[] };
    const [first] = cases;
    if (!first?.moments[0]) throw new Error('no case');
    first.moments[0].expect = [{ line: 1, that: { see: 'winner', is: 'south' } }];
    writeFileSync(file(), JSON.stringify({ ...head, sha256: sha(JSON.stringify(cases)), cases }));
    const { status, out } = await cliOn(root, 'vectors');
    expect([status, out]).toEqual([1, expect.stringMatching(/fail: SOUL-[^\n]*\n.*, 1 fail/)]);
  });

  test('fit their schemas, with the counts of trees and the index', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join('generated-docs', file), 'utf8'));
    const fits = (schema: object) => new Ajv2020({ strict: false, discriminator: true }).compile(schema);
    const [vectors, perft] = [fits(vectorsSchema), fits(perftSchema)];
    for (const { name } of games) expect([vectors(read(`${name}/vectors.json`)), perft(read(`${name}/perft.json`))]).toEqual([true, true]);
    expect(fits(indexSchema)(read('index.json'))).toBe(true);
  });

  test('are written with index, schemas and counts; each file has the hash that the index says', async () => {
    writeFileSync(file(), committed());
    const to = join(root, 'out');
    expect((await cliOn(root, 'vectors', '--out', to)).status).toBe(0);
    expect(readdirSync(to, { recursive: true }).sort()).toEqual(
      ['index.json', 'schemas', 'schemas/index.json', 'schemas/perft.json', 'schemas/souls.json', 'schemas/vectors.json']
        .concat('souls', 'souls/perft.json', 'souls/vectors.json')
        .sort(),
    );
    const index = JSON.parse(readFileSync(join(to, 'index.json'), 'utf8')) as Index;
    const [{ version }, [souls]] = [JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }, index.games];
    expect([index.suite, index.games.length]).toEqual([version, 1]);
    for (const { file: name, sha256 } of [souls?.vectors, souls?.perft] as { file: string; sha256: string }[])
      expect(sha(readFileSync(join(to, name), 'utf8'))).toBe(sha256);
  });

  describe('against those of another version', () => {
    /** Vectors of an older version: these, with one thing in them changed. */
    async function against(
      edit: (cases: Case[]) => void,
      suite?: string,
      listedAs?: string,
    ): Promise<{ status: number; out: string; err: string }> {
      writeFileSync(file(), committed());
      const old = mkdtempSync(join(root, 'old-'));
      await cliOn(root, 'vectors', '--out', old);
      const { cases, ...head } = JSON.parse(committed()) as { cases: Case[] };
      edit(cases);
      const vectors = { ...head, count: cases.length, sha256: sha(JSON.stringify(cases)), cases };
      const text = JSON.stringify(vectors);
      writeFileSync(join(old, 'souls', 'vectors.json'), text);
      const index = JSON.parse(readFileSync(join(old, 'index.json'), 'utf8')) as Index;
      const listed = index.games.map((g) => (g.game === 'souls' ? { ...g, vectors: { ...g.vectors, sha256: listedAs ?? sha(text) } } : g));
      writeFileSync(join(old, 'index.json'), JSON.stringify({ ...index, suite: suite ?? index.suite, games: listed }));
      return cliOn(root, 'vectors', '--against', old);
    }
    const first = (cases: Case[]): Case => cases[0] as Case;

    test.each<[string, (cases: Case[]) => void, number, RegExp]>([
      ['nothing', () => {}, 0, /^nothing has changed since 0\.1\.0/],
      [
        'an expectation',
        (cases) => void (first(cases).moments = [{ after: 0, expect: [] }]),
        1,
        /^- SOUL-6\.5\.2: asked or expected otherwise, 1 case\nmajor change since 0\.1\.0: the next version is 0\.2\.0 at least, this is 0\.1\.0/,
      ],
      ['a case that is new', (cases) => void cases.shift(), 1, /^- SOUL-6\.5\.2: new, 1 case\nminor change .* is 0\.1\.1 at least/],
      [
        'a case that is gone',
        (cases) => void cases.unshift({ ...first(cases), id: 'SOUL-6.5.2/gone' }),
        1,
        /^- SOUL-6\.5\.2: gone, 1 case\nminor change/,
      ],
      ['a tag', (cases) => void first(cases).tags.push('assumption'), 1, /judged otherwise .*\nminor change/],
      ['a line', (cases) => void (first(cases).line += 1), 0, /^nothing has changed/],
      ['a name', (cases) => void (first(cases).name += '!'), 1, /renamed or moved.*\npatch change .* is 0\.1\.1/],
    ])('%s', async (_, edit, status, message) => {
      expect(await against(edit)).toMatchObject({ status, out: expect.stringMatching(message) });
    });

    test('a version that says enough ends 0', async () => {
      const changed = (cases: Case[]): void => void (first(cases).moments = []);
      expect(await against(changed, '0.0.4')).toMatchObject({ status: 0, out: expect.stringMatching(/is 0\.1\.0 at least/) });
      expect(await against(changed, '1.4.2')).toMatchObject({ status: 1, out: expect.stringMatching(/is 2\.0\.0 at least/) });
    });
    test('a file that is not the one the index names is told', async () => {
      const { status, err } = await against(() => {}, undefined, '0'.repeat(64));
      expect([status, err]).toEqual([2, expect.stringMatching(/vectors\.json: not the file that the index names: expected sha256 0{64}/)]);
    });
    test('a folder without an index is told', async () => {
      const { status, err } = await cliOn(root, 'vectors', '--against', root);
      expect([status, err]).toEqual([2, expect.stringMatching(/index\.json: there is no such index of vectors/)]);
    });
  });

  test.each<[string, string[], RegExp]>([
    ['a game nobody knows', ['--game', 'suols'], /unknown game "suols": .*did you mean "souls"/],
    ['a game whose vectors are not there', ['--game', 'duel-masters'], /duel-masters\/vectors\.json: no such file/],
  ])('%s is told', async (_, argv, message) => {
    const { status, err } = await cliOn(root, 'vectors', ...argv);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('vectors to compare with that are none', () => {
  const against = join('souls', 'vectors.json');
  const none = sha('[]');
  /** What is said when this stands in the file, or when the folder stands in its place. */
  async function told(name: string, content: string | undefined): Promise<unknown[]> {
    const folder = mkdtempSync(join(tmpdir(), 'clausewise-old-'));
    try {
      cpSync(file(), join(folder, against));
      cpSync(join('generated-docs', 'index.json'), join(folder, 'index.json'));
      rmSync(join(folder, name));
      if (content === undefined) mkdirSync(join(folder, name));
      else writeFileSync(join(folder, name), content);
      const { status, out, err } = await cliOn(root, 'vectors', '--against', folder);
      return [status, out, err.replace(folder, '…')];
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  test.each<[string, string, string | undefined, RegExp]>([
    ['nothing', against, 'null', /^…\/souls\/vectors\.json: wrong type: found null/],
    ['no cases', against, '{"format":1}', /^…\/souls\/vectors\.json\.game: missing key/],
    [
      'a case that is none',
      against,
      `{"format":1,"game":"souls","count":1,"sha256":"${sha('[null]')}","index":{},"cases":[null]}`,
      /cases\[0\]: wrong type/,
    ],
    [
      'those of another game',
      against,
      `{"format":1,"game":"chess","count":0,"sha256":"${none}","index":{},"cases":[]}`,
      /the cases of chess, expected/,
    ],
    ['a folder', against, undefined, /vectors\.json: cannot be read/],
    ['a folder for the index', 'index.json', undefined, /index\.json: cannot be read/],
    ['no version', 'index.json', '{"format":1,"suite":"new","games":[]}', /^…\/index\.json: suite: "new" is no version/],
  ])('%s', async (_, name, content, message) => {
    writeFileSync(file(), committed());
    expect(await told(name, content)).toEqual([2, '', expect.stringMatching(message)]);
  });
  test('a game that the index names and that is not there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clausewise-old-'));
    cpSync(join('generated-docs', 'index.json'), join(folder, 'index.json'));
    writeFileSync(file(), committed());
    const { status, err } = await cliOn(root, 'vectors', '--against', folder);
    rmSync(folder, { recursive: true });
    expect([status, err]).toEqual([2, expect.stringMatching(/souls\/vectors\.json: no such file/)]);
  });
});
