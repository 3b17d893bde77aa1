// A result that is kept says exactly what was judged, and is believed only by judging again.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultSchema, type SavedResult } from '../../conformance/result.ts';
import { cli, cliOn, served, suiteWith, trivial } from './cli.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const read = (file: string): SavedResult => JSON.parse(readFileSync(file, 'utf8')) as SavedResult;
/** The result of a run, with one thing in it changed. */
async function edited(name: string, edit: (r: SavedResult) => void): Promise<string> {
  const file = at(name);
  await cli('run', '--quiet', '--save', file);
  const r = read(file);
  edit(r);
  writeFileSync(file, JSON.stringify(r));
  return file;
}

describe('a saved result', () => {
  test('names suite, rules, engine and seed, and fits its schema', async () => {
    const file = at('new/folder/mine.json');
    await cli('run', '--quiet', '--seed', '3', '--save', file, '--', ...served());
    const r = read(file);
    expect(new Ajv2020({ strict: false }).compile(resultSchema)(r)).toBe(true);
    expect(r).toMatchObject({ engine: { name: 'reference', language: 'TypeScript' }, seed: 3, selection: { games: ['souls'] } });
    expect(r.totals.selected).toBe(Object.keys(r.verdicts).length);
    expect(Object.values(r.verdicts).filter((v) => v === 'pass').length).toBe(r.totals.pass);
    expect(await cli('verify', file, '--', ...served())).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^✓ reference .*, as saved$/m),
    });
  });

  test('of the reference is verified without a command', async () => {
    const file = await edited('reference.json', () => {});
    expect((await cli('verify', file)).status).toBe(0);
  });

  test.each<[string, (r: SavedResult) => void, RegExp]>([
    [
      'a verdict that was better',
      (r) => {
        r.verdicts['SOUL-9.4.1/rounded-once'] = 'fail';
      },
      /SOUL-9\.4\.1\/rounded-once: saved fail, now pass$/m,
    ],
    [
      'another version of the engine',
      (r) => {
        r.engine.version = '9';
      },
      /engine\.version: saved "9", now "/,
    ],
    [
      'totals that the verdicts do not come to',
      (r) => {
        r.totals.pass += 1;
      },
      /totals: saved \{.*, and the verdicts come to \{/,
    ],
    [
      'a level that the verdicts do not come to',
      (r) => {
        r.levels.pop();
      },
      /levels: saved \[.*, and the verdicts come to \[/,
    ],
  ])('%s is told, and ends 1', async (_, edit, message) => {
    expect(await cli('verify', await edited('edited.json', edit))).toMatchObject({ status: 1, out: expect.stringMatching(message) });
  });

  test('of texts that have changed since, with the same cases, holds and says so', async () => {
    const file = await edited('texts.json', (r) => {
      r.rules['souls'] = '0'.repeat(64);
    });
    const { status, out } = await cli('verify', file);
    expect([status, out]).toEqual([0, expect.stringMatching(/^notice: the texts of the clauses have changed since, of souls/)]);
  });

  test('that another engine does not reach ends 1, and says where it is worse', async () => {
    const file = await edited('well.json', (r) => {
      r.engine.name = 'trivial';
    });
    const { status, out } = await cli('verify', file, '--', ...trivial);
    expect([status, out]).toEqual([1, expect.stringMatching(/SOUL-9\.4\.1\/rounded-once: saved pass, now fail \(worse\)/)]);
  });

  test.each<[string, (r: SavedResult) => void, RegExp]>([
    [
      'another suite',
      (r) => {
        r.suite.sha256 = r.suite.sha256.replace(/^./, (c) => (c === '0' ? '1' : '0'));
      },
      /it was saved with suite .*: the same ids ask other things/,
    ],
    [
      'a foreign engine and no command',
      (r) => {
        r.engine.name = 'mine';
      },
      /is the result of mine .*: say how it is started/,
    ],
    [
      'a verdict there is not',
      (r) => {
        r.verdicts['SOUL-9.4.1/rounded-once'] = 'passed' as 'pass';
      },
      /verdicts\.SOUL-9\.4\.1\/rounded-once: unknown word: found "passed", expected one of "pass"/,
    ],
    [
      'an unknown game',
      (r) => {
        r.selection = { games: ['sools'] };
      },
      /unknown game "sools".*did you mean "souls"/,
    ],
  ])('with %s cannot be verified, and ends 2', async (_, edit, message) => {
    const { status, err } = await cli('verify', await edited('odd.json', edit));
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });

  test.each<[string, string | undefined, RegExp]>([
    ['a file that is not there', undefined, /there is no such result; "clausewise run --save .*" writes one/],
    ['no JSON', '{', /:1:2: /],
    ['a report', '{"report":1}', /missing key|unknown key/],
  ])('%s is told, and ends 2', async (_, text, message) => {
    const file = at('none.json');
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
    const { status, err } = await cli('verify', file);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });

  test('changes its hash with what a case asks, and not with the line it stands in', async () => {
    const feature = readFileSync(join('tests', 'fixtures', 'suite', 'features', 'souls', '9.5-a-small-suite.feature'), 'utf8');
    const example = (hp: number, above = ''): string => `@souls
Feature: 9.4 Damage
${above}
  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - \`SOUL-9.4.1-1\` An attack deals its attacker's ATK less the target's DEF.

    @SOUL-9.4.1-1
    Example: damage
      Given the attacker Ragnar with ATK 35 and HP ${hp}
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 25
`;
    expect(feature).toContain('@souls');
    const hash = async (name: string, text: string): Promise<SavedResult> => {
      await cliOn(suiteWith(at(name), text), 'run', '--quiet', '--save', at(`${name}.json`));
      return read(at(`${name}.json`));
    };
    const [plain, moved, other] = [
      await hash('a', example(35)),
      await hash('b', example(35, '\n  Prose.\n')),
      await hash('c', example(40)),
    ];
    expect(moved.suite.sha256).toBe(plain.suite.sha256);
    expect(other.suite.sha256).not.toBe(plain.suite.sha256);
    expect(other.rules).toEqual(plain.rules);
  });

  test('is not written of a part of a run', async () => {
    const { status, err } = await cli('run', '--shard', '1/2', '--save', at('part.json'));
    expect([status, err, existsSync(at('part.json'))]).toEqual([
      2,
      expect.stringMatching(/--save keeps a whole run, and this is shard 1 of 2/),
      false,
    ]);
  });
});

describe('--seed', () => {
  /** The order in which an engine is asked. */
  async function asked(...flags: string[]): Promise<string[]> {
    const [log, engine] = [at('log'), at('engine.mjs')];
    rmSync(log, { force: true });
    writeFileSync(
      engine,
      `import { appendFileSync } from 'node:fs';
       export const start = () => ({ protocol: 1, engine: { name: 'log', version: '1' }, games: { souls: { lacks: ['legal'] } } });
       export const run = (m) => { appendFileSync(${JSON.stringify(log)}, JSON.stringify(m.position) + '\\n'); return { unsupported: 'all' }; };`,
    );
    await cli('run', ...flags, '--module', engine);
    return readFileSync(log, 'utf8').trim().split('\n');
  }

  test('asks the same in another order, the same for the same number', async () => {
    const [plain, three, again] = [await asked(), await asked('--seed', '3'), await asked('--seed', '3')];
    expect(three).not.toEqual(plain);
    expect([...three].sort()).toEqual([...plain].sort());
    expect(again).toEqual(three);
  });

  test.each(['-1', 'x', '1.5'])('%s is no seed', async (n) => {
    expect(await cli('run', `--seed=${n}`)).toMatchObject({ status: 2, err: expect.stringMatching(/expected a whole number/) });
  });
});
