import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Report } from '../../conformance/report.ts';
import { reportSchema } from '../../conformance/report-schema.ts';
import { cli, cliOn, faulty, served, suiteWith, trivial } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const reported = async (...argv: string[]): Promise<Report> => JSON.parse((await cli('run', '--report', 'json', ...argv)).out) as Report;
const verdicts = (r: Report): Record<string, string> => Object.fromEntries(r.results.map((x) => [x.name, x.verdict]));

const DAMAGE = 'SOUL-9.4.1/atk-35-against-def-10-deals-25';

describe('run', () => {
  it('judges the reference, and ends 0', async () => {
    const { status, out, err } = await cli('run');
    expect(out).toContain('✓ SOUL-9.4.1  Battle damage');
    expect(out).toContain('not scored: 1\n     1  an assumption of the suite; run all the same, 1 of 1 agree');
    expect(out.trimEnd().split('\n').at(-1)).toBe('9 cases: 8 pass, 0 fail, 1 not scored');
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  it('judges an engine that is wrong, and ends 1', async () => {
    const { status, out } = await cli('run', '--', ...trivial);
    expect(status).toBe(1);
    expect(out).toContain('✗ SOUL-9.4.1  Battle damage           0 of 2  2 fail, 2 not scored');
    expect(out).toMatch(/^ {2}features\/souls\/9\.5-a-small-suite\.feature:33 {2}ATK 35 against DEF 10 deals 25$/m);
    expect(out).toMatch(/^ {4}:37 Then Mira has HP 25\n {8}cards\.mira\.hp: expected 25, found 50$/m);
    expect(out).toContain('7 of 7 scored cases do not pass');
  });

  it('puts every failure into one group, the largest first', async () => {
    const r = await reported('--', ...trivial);
    const failed = r.results.filter((x) => x.verdict === 'fail').map((x) => x.case);
    expect(r.groups.flatMap((g) => g.cases).sort()).toEqual(failed.sort());
    const sizes = r.groups.map((g) => g.cases.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it('names the misreading that an engine behaves by', async () => {
    const { out } = await cli('run', '--', ...served('--misreading', 'no-window'));
    expect(out).toMatch(/✗ SOUL-9\.5\.2 The response window: 2 cases\n {2}behaves as if no window opened/);
  });

  describe('of the first case of a group', () => {
    const window = (out: string): string => out.slice(out.indexOf('a-small-suite.feature:69'), out.indexOf('a-small-suite.feature:76'));

    it('tells what the clause says, and draws the board', async () => {
      const told = window((await cli('run', '--', ...trivial)).out);
      expect(told).toContain('      SOUL-9.5.2-1 After the declaration both may respond, the turn player first.\n');
      expect(told).toMatch(/┌ 3 ─+┐\n +south Front Line +│ Mira +│\n +│ ATK 0 {2}DEF 0 +│\n +│ HP 50 {2}rank 1 │\n +└─+┘\n/);
    });
    it('tells what the reference makes of it, as far as the engine differs', async () => {
      const { out } = await cli('run', '--', ...trivial);
      expect(window(out)).toMatch(
        /the reference:\n {6}1\. north: attack, .* accepted .*\n.*\n.*\n {11}open: response, waiting for north\n {4}:73/,
      );
      // The refusal of the first command is where this engine differs, and nothing after it is told.
      const all = (await cli('run', '--verbose', '--', ...trivial)).out;
      const damage = all.slice(all.indexOf('35 against DEF 10 deals 25'), all.indexOf('clausewise explain SOUL-9.4.1/atk-35'));
      expect(damage.match(/^ {6}\d\. /gm)).toEqual(['      1. ', '      2. ']);
      const refused = all.slice(all.indexOf('naming a shielded Soul is refused'), all.indexOf('clausewise explain SOUL-9.3.1/naming'));
      expect(refused.match(/^ {6}\d\. .* refused/gm)).toEqual([expect.stringMatching(/^ {6}1\. /)]);
    });
    it('and of the others only what failed, but with --verbose', async () => {
      const boards = (out: string): number => out.match(/^ {6}SOUL-\S+ /gm)?.length ?? 0;
      const { groups, totals } = await reported('--', ...trivial);
      expect(groups.length).toBeLessThan(totals.fail);
      expect(boards((await cli('run', '--', ...trivial)).out)).toBe(groups.length);
      expect(boards((await cli('run', '--verbose', '--', ...trivial)).out)).toBe(totals.fail);
    });
  });

  it('shows the command that explains a failure, after each that is shown in full', async () => {
    const { out } = await cli('run', '--', ...trivial);
    const told = [...out.matchAll(/^ {6}clausewise explain (\S+)$/gm)].map(([, id]) => id as string);
    const failed = (await reported('--', ...trivial)).results.filter((x) => x.verdict === 'fail').map((x) => x.case);
    expect(told.sort()).toEqual(failed.sort());
    for (const id of told) expect((await cli('explain', id)).status).toBe(0);
  });

  describe('an example that the reference fails', () => {
    const outline = `@souls
Feature: 9.4 An outline
  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - \`SOUL-9.4.1-1\` An attack deals its attacker's ATK less the target's DEF.

    @SOUL-9.4.1-1
    Scenario Outline: ATK <atk> deals <damage>
      Given the attacker Ragnar with ATK <atk> and HP 35
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP <left>

      Examples:
        | atk | damage | left |
        | 35  | 25     | 25   |
        | 20  | 10     | 45   |
`;
    const root = suiteWith(join(folder, 'outline'), outline);

    it('is a mistake of the example or of the reference, and no misreading', async () => {
      const { status, out } = await cliOn(root, 'run');
      expect(status).toBe(1);
      expect(out).toContain('✗ SOUL-9.4.1 Battle damage: 1 case\n  the reference decides otherwise: mend the example or the reference\n');
      expect(out).toContain('      clausewise explain SOUL-9.4.1/atk-20-deals-10');
      expect(out).toContain('1 of 2 scored cases does not pass');
      expect(out).not.toContain('behaves');
      expect((await cliOn(root, 'run', '--', ...served())).out).not.toContain('the reference decides otherwise');
    });
    it('is told in the words of its row', async () => {
      const { out } = await cliOn(root, 'run');
      expect(out).toContain('9.4-a-feature.feature:17  ATK 20 deals 10\n');
      expect(out).toContain('    :12 Then Mira has HP 45\n        cards.mira.hp: expected 45, found 40');
      expect((await cliOn(root, 'explain', 'SOUL-9.4.1/atk-35-deals-25')).out).toContain('✓ :12 Then Mira has HP 25');
    });
  });

  it('gives the same verdicts in process and behind a pipe', async () => {
    const piped = verdicts(await reported('--', ...served()));
    const { 'each value rounded': other, ...here } = verdicts(await reported());
    expect(other).toBe('pass');
    expect(piped).toEqual({ ...here, 'each value rounded': 'not scored' });
  });

  it('judges by the reading that is declared', async () => {
    const r = await reported('--', ...served('--reading', 'SOUL-Q0-8=each'));
    expect(verdicts(r)).toMatchObject({ 'each value rounded': 'pass', 'rounded once': 'not scored' });
    expect(r.results.find((x) => x.name === 'rounded once')).toMatchObject({
      would: 'fail',
      note: 'the engine reads SOUL-Q0-8 as "each", this example as "once"',
    });
  });

  it('says that an engine that declares nothing is judged by the recommended reading', async () => {
    const { out } = await cli('run', '--', ...served());
    expect(out).toContain('1  examples of a reading that is not taken (it is declared in the answer to start)\n');
  });

  it('suggests the reading that an engine seems to take', async () => {
    const { out } = await cli('run', '--', ...served('--misreading', 'each-value-is-rounded'));
    expect(out).toContain('1 failure agrees with SOUL-Q0-8=each: if your engine reads it so, declare "readings": {"SOUL-Q0-8": "each"}');
    const { suggestions } = await reported('--', ...served('--misreading', 'each-value-is-rounded'));
    expect(suggestions).toEqual([{ game: 'souls', reading: 'SOUL-Q0-8', answer: 'each', failures: 1, agree: 1, of: 1 }]);
  });
  it.each([
    ['nothing is wrong', served()],
    ['it is declared', served('--reading', 'SOUL-Q0-8=each')],
    ['the other answer fits no better', trivial],
  ])('suggests no reading when %s', async (_, adapter) => {
    expect((await reported('--', ...adapter)).suggestions).toEqual([]);
  });

  it('takes silence for the recommended reading', async () => {
    const r = await reported('--', ...served());
    expect(r.results.find((x) => x.name === 'each value rounded')).toMatchObject({ verdict: 'not scored', would: 'fail' });
  });

  it('puts the reference under each reading', async () => {
    const r = await reported();
    expect(r.results.find((x) => x.name === 'each value rounded')).toMatchObject({ verdict: 'pass', under: { 'SOUL-Q0-8': 'each' } });
  });

  it('tries each candidate of an engine without a list of legal commands', async () => {
    expect(verdicts(await reported('--', ...served('--lacks', 'legal')))['a shielded Soul is no target']).toBe('pass');
    expect(verdicts(await reported('--', ...faulty('lacks-legal')))['a shielded Soul is no target']).toBe('fail');
  });

  it('asks nothing that an engine lacks', async () => {
    const r = await reported('--', ...served('--lacks', 'windows,events'));
    expect(r.results.filter((x) => x.verdict === 'unsupported').map((x) => [x.name, x.note])).toEqual([
      ['the turn player has priority', 'the engine lacks windows'],
      ['the effect comes before the fight', 'the engine lacks events'],
    ]);
  });

  it('sums up what the engine lacks by what there is to gain, and its own reasons apart', async () => {
    const module = file(
      'lacking.mjs',
      `export const start = () => ({ protocol: 1, engine: { name: 'm', version: '1' }, games: { souls: { lacks: ['windows', 'outcomes', 'effects'] } } });
       export const run = () => ({ unsupported: 'all the rest' });`,
    );
    const judged = (...flags: string[]) => cliOn('.', 'run', '--game', 'souls', '--quiet', '--module', module, ...flags);
    const list = async (...flags: string[]): Promise<string[]> =>
      /^unsupported: .*\n((?: .*\n)+)/m
        .exec((await judged(...flags)).out)?.[1]
        ?.trimEnd()
        .split('\n') ?? [];
    const results = (JSON.parse((await judged('--report', 'json')).out) as Report).results.filter((x) => x.verdict === 'unsupported');
    const words = ['outcomes', 'effects', 'windows'].map((word) => {
      const mine = results.filter((x) => x.note?.startsWith('the engine lacks ') && x.note.includes(word));
      return { word, cases: mine.length, alone: mine.filter((x) => x.note === `the engine lacks ${word}`).length };
    });
    const shown = words.map(({ word, cases, alone }) => `${cases}  need ${word}, ${alone} of them nothing else`);
    const rest = `${results.filter((x) => x.note === 'all the rest').length}  all the rest`;
    expect((await list()).map((l) => l.trim())).toEqual([...shown, rest]);
    expect(words.map((w) => w.cases)).toEqual(words.map((w) => w.cases).sort((a, b) => b - a));
    // Each combination, and the cases of it, only when everything is asked for.
    const all = await list('--verbose');
    expect(all.slice(0, 3).map((l) => l.trim())).toEqual(shown);
    expect(all.filter((l) => /^ +\d+ {2}the engine lacks \w+, \w+/.test(l)).length).toBeGreaterThan(1);
  });
  it('tells levels that were not judged from those that failed', async () => {
    const { out } = await cli('run', '--', ...served('--lacks', 'windows'));
    expect(out).toContain(' · 3 windows 0 of 0 (1 unsupported) · ');
    expect(out).toContain('1 case is unsupported, 0 are allowed');
    expect((await cli('run', '--max-unsupported', '1', '--', ...served('--lacks', 'windows,events'))).out).toContain(
      '2 cases are unsupported, 1 is allowed',
    );
  });

  it.each([
    [['--max-unsupported', '1'], 0],
    [['--max-unsupported', '12%'], 0],
    [['--max-unsupported', '11%'], 1],
    [['--max-unsupported', '0'], 1],
    [[], 1],
  ])('with one of nine unsupported, %j ends %i', async (flags, status) => {
    expect((await cli('run', ...flags, '--', ...served('--lacks', 'windows'))).status).toBe(status);
  });

  it('says when a run is partial', async () => {
    const { out } = await cli('run', '--tags', '@level:1');
    expect(out).toContain('partial run: 2 of 9 cases, @level:1');
    expect((await reported('--tags', '@level:1')).selection).toEqual({ games: ['souls'], tags: '@level:1', partial: true, of: 9 });
    expect((await cli('run')).out).not.toContain('partial');
  });

  it('selects by tags, levels and needs', async () => {
    expect(Object.keys(verdicts(await reported('--tags', '@needs:windows or (@level:1 and not @SOUL-9.4.1-1)')))).toEqual([
      'a shielded Soul is no target',
      'naming a shielded Soul is refused',
      'the turn player has priority',
    ]);
  });

  it('nothing selected, or nothing scored, ends 2', async () => {
    const none = await cli('run', '--tags', '@nobody');
    expect(none).toMatchObject({ status: 2, out: expect.stringContaining('no case is selected') });
    const unscored = await cli('run', '--tags', '@assumption');
    expect(unscored).toMatchObject({
      status: 2,
      out: expect.stringContaining('nothing could be judged: of 1 selected, 0 unsupported and 1 not scored'),
    });
  });

  it.each(['none', 'crash', 'crashes-always'])('the total closes: %s', async (fault) => {
    const r = await reported('--', ...faulty(fault));
    const { selected, ...parts } = r.totals;
    expect(Object.values(parts).reduce((a, b) => a + b)).toBe(selected);
    expect(r.results).toHaveLength(selected);
    for (const groups of [r.levels, r.clauses]) expect(groups.reduce((n, g) => n + g.selected, 0)).toBe(selected);
    expect(selected).toBe(9);
  });

  it('the JSON report is as its schema says', async () => {
    const valid = new Ajv2020({ strict: false }).compile(reportSchema);
    for (const adapter of [served('--lacks', 'windows'), faulty('stray-always'), trivial]) {
      valid(await reported('--', ...adapter));
      expect(valid.errors ?? []).toEqual([]);
    }
  });

  it('writes the report to a file, and shows it too', async () => {
    const path = join(folder, 'report.json');
    const { out } = await cli('run', '--report', 'json', '--out', path);
    expect(out).toContain('9 cases: 8 pass');
    expect((JSON.parse(readFileSync(path, 'utf8')) as Report).totals.pass).toBe(8);
  });

  it('--welcome says how to judge an engine of one’s own', async () => {
    const { out } = await cli('run', '--welcome');
    // The engine that is named in the second and the third command is the one that the first writes.
    const engines = [...out.matchAll(/npx clausewise (smoke|run) .*-- python3 (\S+)$/gm)].map(([, , file]) => file);
    expect(engines).toHaveLength(2);
    expect(out).toContain('npx clausewise init python ');
    const written = (await cli('init', 'python', join(folder, 'my-adapter'))).out;
    expect(written).toContain('adapter.py');
    expect(engines.filter((engine = '') => !existsSync(join(folder, engine)))).toEqual([]);
  });
  it('--welcome judges all there is, in a job of a CI system too', async () => {
    vi.stubEnv('CI_NODE_INDEX', '2').stubEnv('CI_NODE_TOTAL', '3');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await cli('run')).out).toContain('shard 2 of 3');
    expect((await cli('run', '--welcome')).out).not.toContain('shard');
  });

  it('--quiet leaves out the clauses that pass', async () => {
    expect((await cli('run', '--quiet')).out).not.toContain('Battle damage');
  });

  it('says what an engine does not report', async () => {
    expect((await cli('run', '--', ...faulty('reports-little'))).out).toContain(
      'not reported by the engine, and so not compared: active, atk, attacks, ',
    );
    expect((await cli('run', '--', ...served())).out).not.toContain('not reported');
  });
});

describe('baseline', () => {
  const entry = (id: string, reason = 'known', link = 'issue 1') => ({ case: id, reason, link });
  const ids = ['SOUL-9.3.1/a-shielded-soul-is-no-target', 'SOUL-9.3.1/naming-a-shielded-soul-is-refused'];
  const known = (entries: unknown[], engine = 'trivial') => file('known.json', { engine, entries });
  const trying = (path: string, ...more: string[]) => cli('run', '--tags', '@level:1', '--baseline', path, ...more, '--', ...trivial);

  it('known failures do not count', async () => {
    const { status, out } = await trying(known(ids.map((id) => entry(id))));
    expect(status).toBe(0);
    expect(out).toContain('baseline: 2 known failures');
    expect(out).not.toContain('neither passes nor fails');
  });
  it('others do', async () => {
    const { status, out } = await trying(known([entry(ids[0] as string)]));
    expect(status).toBe(1);
    expect(out).toContain('1 of 2 scored cases does not pass');
  });
  it('one that passes is stale, and ends 1', async () => {
    const { status, out } = await cli('run', '--baseline', known([entry(DAMAGE)], 'reference'), '--', ...served());
    expect(status).toBe(1);
    expect(out).toContain(`passes now: ${DAMAGE}`);
    expect(out).toContain('1 known failure of the baseline passes now: take it out');
  });
  it('one that is not judged any more is told, and is no failure', async () => {
    const path = known([entry('SOUL-9.5.2/the-turn-player-has-priority'), entry('SOUL-9.4.1/each-value-rounded')], 'reference');
    const { status, out } = await cli('run', '--max-unsupported', '1', '--baseline', path, '--', ...served('--lacks', 'windows'));
    expect(status).toBe(0);
    expect(out).toContain(
      `baseline: 0 known failures
  not scored now, neither passes nor fails: SOUL-9.4.1/each-value-rounded
  unsupported now, neither passes nor fails: SOUL-9.5.2/the-turn-player-has-priority`,
    );
  });
  it('one that is not selected is left alone', async () => {
    expect((await trying(known([...ids, DAMAGE].map((id) => entry(id))))).status).toBe(0);
  });
  it.each([
    ['no reason', [entry(DAMAGE, '')], /known\.json\.entries\[0\]\.reason: no reason: .*expected why SOUL-9\.4\.1/],
    ['no link', [entry(DAMAGE, 'x', ' ')], /known\.json\.entries\[0\]\.link: no link/],
    ['a key that is missing', [{ case: DAMAGE, reason: 'x' }], /known\.json\.entries\[0\]\.link: missing key/],
    ['a case that is not there', [entry(`${DAMAGE}5`)], /no such case: .*did you mean "SOUL-9\.4\.1\/atk-35-against-def-10-deals-25"/],
    ['a case twice', [entry(DAMAGE), entry(DAMAGE)], /known\.json\.entries\[1\]\.case: listed twice/],
  ])('%s', async (_, entries, message) => {
    expect(await trying(known(entries))).toMatchObject({ status: 2, err: expect.stringMatching(message) });
  });
  it('of another engine', async () => {
    expect(await trying(known([], 'other'))).toMatchObject({
      status: 2,
      err: expect.stringMatching(/engine: a baseline of another engine: found "other", expected "trivial"/),
    });
  });
  it('that is no JSON', async () => {
    expect(await trying(file('broken.json', '{\n  "engine": "trivial",\n  "entries": [1 2]\n}'))).toMatchObject({
      status: 2,
      err: expect.stringMatching(/broken\.json:3:17: not JSON/),
    });
  });
  it('that is not there', async () => {
    expect(await trying(join(folder, 'none.json'))).toMatchObject({ status: 2, err: expect.stringContaining('there is no such baseline') });
  });
  it('--update-baseline drops what passes, keeps reasons, and leaves new ones to be filled in', async () => {
    const path = known([entry(ids[0] as string, 'because'), entry(DAMAGE)]);
    const { status, out } = await trying(path, '--update-baseline');
    expect(status).toBe(0);
    expect(out).toContain('3 known failures, 1 of them without a reason or a link');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      engine: 'trivial',
      entries: [entry(ids[0] as string, 'because'), entry(DAMAGE), { case: ids[1], reason: '', link: '' }],
    });
    expect((await trying(path)).status).toBe(2);
  });
  it('--update-baseline says what it does, and gives no advice to do it', async () => {
    const path = join(folder, 'fresh.json');
    const fresh = await trying(path, '--update-baseline');
    expect(fresh.out).toContain('fresh.json: written (2 new): 2 known failures, 2 of them without a reason');
    expect(fresh.out).not.toContain('baseline: ');
    const stale = await cli('run', '--baseline', known([entry(DAMAGE)], 'reference'), '--update-baseline', '--', ...served());
    expect(stale.out).toContain(`baseline as it was: 0 known failures\n  passes now, and is taken out: ${DAMAGE}`);
    expect(stale.out).toContain('1 known failure of the baseline passes now, and is taken out\n');
    expect(stale.out).toContain('known.json: written (1 taken out): 0 known failures\n');
    expect(stale.out).not.toContain('--update-baseline');
  });
  it('--verbose tells the reason and the link of what is known', async () => {
    const path = known(ids.map((id) => entry(id, 'because\u0007', 'issue 7')));
    expect((await trying(path)).out).not.toContain('issue 7');
    expect((await trying(path, '--verbose')).out).toContain(`  ${ids[0]}: because\\u0007 (issue 7)\n`);
  });
  it('--update-baseline drops what passes', async () => {
    const path = known([entry(DAMAGE)], 'reference');
    await cli('run', '--baseline', path, '--update-baseline', '--', ...served());
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ engine: 'reference', entries: [] });
  });
  it('with a case of no game at all', async () => {
    const path = known([{ ...entry(DAMAGE), case: 'none/of-ours' }]);
    expect(await trying(path)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/entries\[0\]\.case: no such case: found "none\/of-ours"/),
    });
  });
  it('--update-baseline without a file', async () => {
    expect(await cli('run', '--update-baseline')).toMatchObject({ status: 2, err: expect.stringContaining('--baseline known.json') });
  });
});
