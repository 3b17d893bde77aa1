import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { Env } from '../../cli/env.ts';
import { suiteOf } from '../../cli/suite.ts';
import { baselineSchema } from '../../conformance/baseline.ts';
import type { Case } from '../../conformance/case.ts';
import { wantsLegal } from '../../conformance/judge.ts';
import { messages, wireOf } from '../../conformance/protocol.ts';
import { reportSchema } from '../../conformance/report-schema.ts';
import { mendOf, smokeCases } from '../../conformance/smoke.ts';
import { games } from '../../reference/games.ts';
import { cli, cliOn, faulty, served, suite, suiteWith, trivial } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
afterAll(() => rmSync(folder, { recursive: true }));
const outlined = suiteWith(
  folder,
  `@souls
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
        | 20  | 10     | 40   |
`,
);
const env: Env = { root: suite, home: '', version: '0', adapter: undefined, out: () => {}, err: () => {}, exit: () => {} };

describe('explain', () => {
  it('a number that stands in several games: asks which', async () => {
    const { status, err } = await cliOn('.', 'explain', '9.4');
    expect([status, err]).toEqual([2, '"9.4" stands in several games: say which, as in "SOUL-9.4" or "CP-9.4"\n']);
    expect((await cliOn('.', 'explain', 'SOUL-9.4')).out).toMatch(/^SOUL-9\.4: \d+ clauses/);
  });
  it('a section whose number has hyphens: its clauses', async () => {
    const { status, out } = await cliOn('.', 'explain', '7-1-2');
    expect([status, out]).toEqual([0, expect.stringMatching(/^7-1-2: 3 clauses.*\n {2}OP-7-1-2-1 /)]);
  });
  it('a clause by its number: its text, and each example step by step', async () => {
    const { status, out } = await cli('explain', '9.5.2');
    expect(status).toBe(0);
    expect(out).toContain('- `SOUL-9.5.2-1` After the declaration both may respond, the turn player first.');
    expect(out).toContain('2. north: use, effect spark  accepted');
    expect(out).toContain('✓ :83 Then Mira has HP 10');
  });
  it('an example by its id, with the clause that refused', async () => {
    const { out } = await cli('explain', 'SOUL-9.3.1/naming-a-shielded-soul-is-refused');
    expect(out).toMatch(/1\. north: attack, attacker noah, target mira {2}refused {2}.*SOUL-9\.3\.1/);
  });
  it('an example of another reading, under that reading', async () => {
    const { out } = await cli('explain', 'SOUL-9.4.1/each-value-rounded');
    expect(out).toContain('read as SOUL-Q0-8=each');
    expect(out).toContain('✓ :53 Then Mira has HP 20');
  });
  it('what the effects on the board do, in the sentences of the game', async () => {
    const { out } = await cliOn('.', 'explain', 'SOUL-9.5.9/first-noahs-then-miras');
    expect(out).toContain('south has the Timing Effect Rally that, after Mira has battled, sets the DEF of Amber to 10\n');
  });
  it('each event at the command that led to it', async () => {
    expect((await cli('explain', 'SOUL-9.4.1/rounded-once')).out.match(/at \d+ (declare|damage)/g)).toEqual([
      'at 0 declare',
      'at 3 damage',
    ]);
  });
  it('an atom', async () => {
    expect((await cli('explain', 'SOUL-9.4.1-4')).out.match(/^(rounded once|each value rounded)$/gm)).toEqual([
      'rounded once',
      'each value rounded',
    ]);
  });
  it('an atom: its text first, all of it, one that no example depends on too', async () => {
    const told = async (id: string): Promise<string[]> => (await cliOn('.', 'explain', id)).out.split('\n').slice(0, 4);
    expect(await told('SOUL-9.5.6-3')).toEqual([
      '9.5.6 Instant and Timing Effects',
      'SOUL-9.5.6-3: They therefore work even when the target has just fallen to 0 HP.',
      '',
      'a Soul that falls to 0 HP still defies',
    ]);
    expect((await told('CP-9.1-1'))[1]).toMatch(/^CP-9\.1-1: /);
    expect((await told('YGO-BS.7-1'))[1]).toMatch(/ resolved, a replay takes place\.$/);
  });
  it.each([
    ['the line of an example', 'features/souls/9.5-a-small-suite.feature:33'],
    ['the line of one of its steps', 'features/souls/9.5-a-small-suite.feature:37'],
    ['the line of its tags', './features/souls/9.5-a-small-suite.feature:32'],
    ['a line and a column', '9.5-a-small-suite.feature:35:7'],
    ['its title', 'ATK 35 against DEF 10 deals 25'],
    ['the beginning of its id', 'SOUL-9.4.1/atk'],
    ['the beginning of its id without the prefix of the game', '9.4.1/atk-35'],
  ])('an example by %s', async (_, what) => {
    const { status, out } = await cli('explain', what);
    expect(status).toBe(0);
    expect(out.split('\n').filter((l) => l.startsWith('SOUL-'))).toEqual([
      'SOUL-9.4.1/atk-35-against-def-10-deals-25 · features/souls/9.5-a-small-suite.feature:33 · level 2, outcomes',
    ]);
  });
  it('the clause of a line between the examples', async () => {
    const { out } = await cli('explain', '9.5-a-small-suite.feature:28');
    expect(out).toContain('9.4.1 Battle damage');
    expect(out.match(/^SOUL-9\.4\.1\/\S+/gm)).toHaveLength(4);
  });
  it.each([
    ['a row by its line', ':15', ['ATK 35 deals 25']],
    ['a row by its title', 'ATK 35 deals 25', ['ATK 35 deals 25']],
    ['all rows by its line', ':8', ['ATK 35 deals 25', 'ATK 20 deals 10']],
    ['all rows by the line of a step', ':11', ['ATK 35 deals 25', 'ATK 20 deals 10']],
    ['all rows by its title', 'ATK <atk> deals <damage>', ['ATK 35 deals 25', 'ATK 20 deals 10']],
  ])('of an outline, %s', async (_, what, names) => {
    const { out } = await cliOn(outlined, 'explain', what.startsWith(':') ? `features/souls/9.4-a-feature.feature${what}` : what);
    expect(out.match(/^ATK .*$/gm)).toEqual(names);
  });
  it.each([
    ['a section', '9.4'],
    ['a chapter', '9'],
    ['a feature', 'features/souls/9.5-a-small-suite.feature'],
  ])('%s: its clauses', async (_, what) => {
    const { status, out } = await cli('explain', what);
    expect(status).toBe(0);
    expect(out).toContain('  SOUL-9.4.1  Battle damage: 4 examples');
    expect(out).toMatch(/^\S+: (1 clause|3 clauses); "clausewise explain SOUL-9\.\d\.\d" explains the first$/m);
  });
  it('a reading: its question, its answers and the examples of each', async () => {
    const { out } = await cli('explain', 'SOUL-Q0-8');
    expect(out).toMatch(
      /^SOUL-Q0-8 {2}When is battle damage rounded\?\n\nSOUL-Q0-8=once \(recommended\) {2}.*\n {2}\S+:41 {2}rounded once\n/,
    );
    expect(out).toMatch(
      /\nSOUL-Q0-8=each {2}.*\n {2}\S+:49 {2}each value rounded\n {6}clausewise explain SOUL-9\.4\.1\/each-value-rounded\n/,
    );
    expect(out).toMatch(/\nSOUL-Q0-8=attack-first {2}.*\n {2}no example depends on it/);
  });
  it('one answer of a reading', async () => {
    const { out } = await cli('explain', 'SOUL-Q0-8=each');
    expect(out).toContain('each value rounded');
    expect(out).not.toContain('SOUL-Q0-8=once');
  });
  it('the last six clauses of an acceptance, all of them when asked', async () => {
    const id = 'SOUL-9.4.1/rounded-once';
    const cited = (out: string): string => /accepted {2}(.*)/.exec(out)?.[1] ?? '';
    const short = cited((await cli('explain', id)).out);
    const all = cited((await cli('explain', '--verbose', id)).out).split(' ');
    expect(all.length).toBeGreaterThan(6);
    expect(short).toBe(`${all.slice(-6).join(' ')} and ${all.length - 6} more`);
  });
  it('every clause of a refusal', async () => {
    const root = suiteWith(
      join(folder, 'refused'),
      `@souls
Feature: 9.4 A refusal for many reasons
  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - \`SOUL-9.4.1-1\` An attack deals its attacker's ATK less the target's DEF.

    @SOUL-9.4.1-1
    Example: of a higher rank
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 3 and Taunt left
      And left of Amber stands Mira with HP 30 and Taunt left
      When Noah tries to attack Mira
      Then it is refused by 9.3.5
`,
    );
    const [first] = JSON.parse((await cliOn(root, 'explain', '--json', 'of a higher rank')).out);
    const { clauses } = first.steps[0].answer;
    expect(clauses.length).toBeGreaterThan(6);
    expect((await cliOn(root, 'explain', 'of a higher rank')).out).toMatch(new RegExp(`refused {2}${clauses.join(' ')}$`, 'm'));
  });
  it('as data', async () => {
    const [first] = JSON.parse((await cli('explain', '--json', 'SOUL-9.4.1/rounded-once')).out);
    expect(first).toMatchObject({
      game: 'souls',
      verdict: 'pass',
      steps: [{ answer: { accepted: true } }, { changes: [{ path: 'mira.hp', from: 50, to: 25 }] }],
    });
  });
});

describe('try', () => {
  it('lists the examples that flip, both ways', async () => {
    const { status, out } = await cli('try', 'SOUL-Q0-8=each');
    expect(status).toBe(0);
    expect(out).toMatch(
      /no longer hold:\n {2}\S+:41 {2}rounded once\n {6}cards\.mira\.hp: expected 25, found 20\nhold now:\n {2}\S+:49 {2}each value rounded\n2 of 9 examples flip/,
    );
  });
  it('nothing flips under the recommended one', async () => {
    expect((await cli('try', 'SOUL-Q0-8=once')).out).toMatch(/recommended: nothing can flip[\s\S]*0 of 9 examples flip/);
  });
  it('an open point without answers is told as that, and explained elsewhere', async () => {
    const { status, err } = await cliOn('.', 'try', 'SOUL-Q0-5=column');
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/^SOUL-Q0-5 is an open point that has no answers .*"clausewise explain SOUL-Q0-5"/),
    ]);
  });
  it('of a reading that there is not, those of its game are named, and the nearest', async () => {
    const { status, err } = await cliOn('.', 'try', 'CP-Q2-88=x');
    const [game] = games.filter((g) => g.prefix === 'CP');
    const ids = game?.readings.map((r) => r.id) ?? [];
    expect(ids.length).toBeGreaterThan(1);
    expect([status, err]).toEqual([2, expect.stringContaining(`known of ${game?.title} are ${ids.join(', ')}, did you mean "CP-Q2-`)]);
  });
});

describe('smoke', () => {
  it('five cases of what an adapter must know, and the protocol', async () => {
    const { status, out } = await cli('smoke', '--', ...served());
    expect(status).toBe(0);
    expect(out.match(/level \d/g)).toEqual(['level 1', 'level 1', 'level 2', 'level 3', 'level 5']);
    expect(out).toContain('✓ 40 runs at once\n✓ stop');
  });
  it('says the first thing that is wrong', async () => {
    const { status, out } = await cli('smoke', '--', ...trivial);
    expect(status).toBe(1);
    expect(out).toContain('naming a shielded Soul is refused');
    expect(out).toContain('commands[0].accepted: expected false, found true');
    expect(out.match(/✗/g)).toHaveLength(1);
  });
  it.each([
    ['stray-always', /no JSON: "debug: run"[\s\S]*everything else you print goes to standard error/],
    ['crashes-always', /crash[\s\S]*catch what went wrong/],
    ['ends-well', /crash[\s\S]*after an answer read the next line, in a loop/],
    ['cut-line', /crash[\s\S]*write whole lines/],
    ['lose', /timeout[\s\S]*end it with a line break, and flush/],
    ['garbage', /no JSON: "<html>"[\s\S]*everything else you print goes to standard error/],
    ['single-quotes', /JSON has double quotes: let a JSON library write it/],
    ['pretty-printed', /an answer over several lines: write it on one/],
    ['seq-off-by-one', /seq is off by one[\s\S]*send back the "seq" of the run with its answer/],
    ['no-seq', /nothing that was asked[\s\S]*send back the "seq"/],
    ['seq-as-text', /answer\.seq: wrong type[\s\S]*the same number, not a text/],
    ['schema', /answer\.outcome\.winner: unknown word[\s\S]*docs\/protocol\.md says what an answer looks like/],
    [
      'error',
      /index out of range[\s\S]*look where its message comes from; a command that the rules forbid is answered \{"accepted":false\}/,
    ],
    ['unsupported', /nothing was judged: the answer to each of the 5 examples was "unsupported"[\s\S]*name what the engine lacks/],
  ])('how to mend %s', async (fault, message) => {
    const { status, out } = await cli('smoke', '--timeout', '1000', '--', 'env', 'FAULTY_ALWAYS=1', ...faulty(fault));
    expect([status, out]).toEqual([1, expect.stringMatching(message)]);
    expect(out.match(/✗/g)).toHaveLength(1);
  });
  it('shows what was asked, to try it by hand, and of an answer the shape alone', async () => {
    const { out } = await cli('smoke', '--', 'env', 'FAULTY_ALWAYS=1', ...faulty('garbage'));
    const asked = JSON.parse(/^\{"cmd":"run".*$/m.exec(out)?.[0] ?? '') as { commands: unknown[] };
    expect(asked).toMatchObject({ cmd: 'run', seq: 1, game: 'souls', want: [] });
    expect(out).toContain(`{"seq":1,"outcome":{"commands":[${asked.commands.map(() => '{"accepted":…}').join(',')}],`);
    // Where the engine has answered, what matters is what the rule says.
    expect((await cli('smoke', '--', ...trivial)).out).not.toContain('"cmd":"run"');
  });
  it('shows no more of what an engine says than one reads', async () => {
    const { out } = await cli('smoke', '--', 'env', 'FAULTY_ALWAYS=1', ...faulty('too-long'));
    expect(out).toMatch(/^ {6}x{1000}…$/m);
  });
  it('shows what explains the example that went wrong', async () => {
    expect((await cli('smoke', '--', ...trivial)).out).toContain('clausewise explain SOUL-9.3.1/naming-a-shielded-soul-is-refused');
  });
  it('says what comes next, and what its exit status means', async () => {
    expect((await cli('smoke', '--', ...served())).out).toMatch(/Next: clausewise run --tags @level:1 -- /);
    // Who lacks something is not to be told of a failure that is none.
    const { out } = await cli('smoke', '--', ...served('--lacks', 'windows'));
    expect(out).toMatch(/Next: clausewise run --tags @level:1 --max-unsupported 100% -- .*\nThen take the words out of "lacks"/);
    expect((await cli('smoke', '--help')).out).toMatch(/Exit status: 0 .*, 1 .*, 2 /);
  });
  it('asks for what is legal, unless the engine has no such list', () => {
    const { cases } = suiteOf(env, {}).compiled;
    const wanting = (hasLegal: boolean): string[] =>
      smokeCases(cases, () => hasLegal)
        .filter((c) => c.moments.some(wantsLegal))
        .map((c) => c.name);
    expect(wanting(true)).toEqual(['a shielded Soul is no target']);
    expect(wanting(false)).toEqual([]);
  });
  it('asks a case of each level of an engine that has no list of what is legal', async () => {
    const { out } = await cli('smoke', '--', ...served('--lacks', 'legal'));
    expect(out.match(/level \d: /g)).toEqual([1, 2, 3, 4, 5].map((n) => `level ${n}: `));
  });
  it('asks one row of an outline at most', () => {
    const outline = suiteOf({ ...env, root: outlined }, {}).compiled.cases;
    expect(outline).toHaveLength(2);
    expect(smokeCases([...outline, ...suiteOf(env, {}).compiled.cases.slice(0, 2)], () => true).map((c) => c.name)).toEqual([
      'naming a shielded Soul is refused',
      'a shielded Soul is no target',
      expect.stringMatching(/^ATK/),
    ]);
  });
  it('says what to do without response windows', () => {
    const of = (name: string) => suiteOf(env, {}).compiled.cases.find((c) => c.name === name) as Case;
    const hint = /if your engine has no response windows, put "windows" in "lacks"/;
    expect(mendOf(of('the turn player has priority'), 'fail')).toMatch(hint);
    expect(mendOf(of('the turn player has priority'), 'error')).toMatch(hint);
    expect(mendOf(of('the turn player has priority'), 'timeout')).not.toMatch(hint);
    expect(mendOf(of('rounded once'), 'fail')).not.toMatch(hint);
  });
  it('picks what the engine has', async () => {
    const { status, out } = await cli('smoke', '--', ...served('--lacks', 'outcomes,windows,events'));
    expect(status).toBe(0);
    expect(out.match(/level \d/g)).toEqual(['level 1', 'level 1']);
  });
});

describe('help', () => {
  it.each(['run', 'smoke', 'explain', 'try', 'doors'])('%s has an example', async (verb) => {
    const { status, out } = await cli(verb, '--help');
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\\n {2}\\$ clausewise ${verb}`));
  });
  it('of run teaches what an adapter must do', async () => {
    const { out } = await cli('run', '--help');
    for (const word of ['"cmd":"start"', '"cmd":"run"', '"cmd":"stop"', '"lacks"', '"unsupported"', 'docs/protocol.md'])
      expect(out).toContain(word);
  });
  it('of everything names the verbs', async () => {
    const { status, out } = await cli('--help');
    expect(status).toBe(0);
    for (const verb of ['run', 'smoke', 'explain', 'try']) expect(out).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
    expect(out).not.toContain('doors');
  });
});

describe('published schemas', () => {
  const file = (name: string): unknown =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../docs/schemas/${name}.json`, import.meta.url)), 'utf8'));
  const plain = (x: object): unknown => JSON.parse(JSON.stringify(x));
  const schemas: [string, object][] = [
    ['protocol', messages],
    ['report', reportSchema],
    ['baseline', baselineSchema],
    ...games.map((g): [string, object] => [g.name, wireOf(g)]),
  ];
  it.each(schemas)('%s is what the code checks by (npm run doors writes it)', (name, schema) => {
    expect(file(name)).toEqual(plain(schema));
  });
});

describe('the program itself', () => {
  const program = fileURLToPath(new URL('../../cli/clausewise.mjs', import.meta.url));
  const started = (argv: string[], env: Record<string, string>): Promise<{ status: number; out: string; err: string }> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [program, ...argv],
        { env: { PATH: process.env['PATH'] ?? '', CLAUSEWISE_ROOT: suite, ...env } },
        (e, out, err) => resolve({ status: e ? Number(e.code) : 0, out, err }),
      );
    });
  it('ends with the status of the run, without progress in a pipe', async () => {
    expect(await started(['run', '--tags', '@level:1'], {})).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('2 cases: 2 pass, 0 fail'),
    });
    expect(await started(['run', '--', ...trivial], {})).toMatchObject({ status: 1, err: '' });
    expect(await started(['run', '--game', 'chess'], {})).toMatchObject({ status: 2, out: '' });
  });
  it('ends quietly when nobody reads on', async () => {
    // The rules themselves: their report is larger than a pipe holds.
    const { CLAUSEWISE_ROOT: _, ...env } = process.env;
    const shell = promisify(execFile)('sh', ['-c', `"${process.execPath}" "${program}" run --report json | head -1`], { env });
    expect(await shell).toEqual({ stdout: '{\n', stderr: '' });
  });
  it('has colours, and obeys NO_COLOR', async () => {
    expect((await started(['run'], { FORCE_COLOR: '1' })).out).toContain('\u001b[');
    expect((await started(['run'], { FORCE_COLOR: '1', NO_COLOR: '1' })).out).not.toContain('\u001b[');
  });
});
