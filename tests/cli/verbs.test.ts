import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { baselineSchema } from '../../conformance/baseline.ts';
import { messages, wireOf } from '../../conformance/protocol.ts';
import { reportSchema } from '../../conformance/report-schema.ts';
import { games } from '../../reference/games.ts';
import { cli, faulty, served, suite, trivial } from './cli.ts';

describe('explain', () => {
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
  it('each event at the command that led to it', async () => {
    expect((await cli('explain', 'SOUL-9.4.1/rounded-once')).out.match(/at \d+ (declare|damage)/g)).toEqual([
      'at 0 declare',
      'at 2 damage',
    ]);
  });
  it('an atom', async () => {
    expect((await cli('explain', 'SOUL-9.4.1-4')).out.match(/^(rounded once|each value rounded)$/gm)).toEqual([
      'rounded once',
      'each value rounded',
    ]);
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
});

describe('smoke', () => {
  it('five cases, one of each level, and the protocol', async () => {
    const { status, out } = await cli('smoke', '--', ...served());
    expect(status).toBe(0);
    expect(out.match(/level \d/g)).toEqual(['level 1', 'level 2', 'level 3', 'level 4', 'level 5']);
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
    ['stray-always', /no JSON: "debug: run"[\s\S]*docs\/protocol\.md/],
    ['crashes-always', /crash[\s\S]*catch what went wrong/],
  ])('how to mend %s', async (fault, message) => {
    expect(await cli('smoke', '--', ...faulty(fault))).toMatchObject({ status: 1, out: expect.stringMatching(message) });
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
