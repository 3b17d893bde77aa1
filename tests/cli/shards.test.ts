// A run in parts, and engines that are started several times or live in this process: all come to the same verdicts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Case } from '../../conformance/case.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject, pooled } from '../../conformance/piped.ts';
import type { Report, Row } from '../../conformance/report.ts';
import { runCases, type Subject } from '../../conformance/run.ts';
import { shardFrom, shardOf, unsharded } from '../../conformance/shard.ts';
import { five } from '../protocol/judged.ts';
import { cases } from '../suite/whole.ts';
import { cliOn, faulty, served } from './cli.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-shards-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engine = ['--', ...served('--misreading', 'tie-spares-both')];
const run = (...flags: string[]) => cliOn('.', 'run', '--game', 'duel-masters', '--quiet', ...flags);
const file = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const judged = new Map<string, string>();
/** Their reports, written afresh and judged once. */
async function inShards(of: number): Promise<string[]> {
  const names = Array.from({ length: of }, (_, i) => file(`${i + 1}-of-${of}.json`));
  for (const [i, name] of names.entries()) {
    if (!judged.has(name)) {
      await run('--shard', `${i + 1}/${of}`, '--report', 'json', '--out', name, ...engine);
      judged.set(name, readFileSync(name, 'utf8'));
    }
    writeFileSync(name, judged.get(name) ?? '');
  }
  return names;
}

describe('shards', () => {
  test.each([1, 2, 7])(
    '%i of them merge into the report of the whole run, to the byte',
    async (of) => {
      const whole = await run('--report', 'json', '--out', file('whole.json'), ...engine);
      const parts = await inShards(of);
      const merged = await cliOn('.', 'merge', '--quiet', '--report', 'json', '--out', file('merged.json'), ...parts.reverse());
      expect(read('merged.json')).toBe(read('whole.json'));
      expect(merged.status).toBe(whole.status);
      const sizes = parts.map((p) => (JSON.parse(readFileSync(p, 'utf8')) as { totals: { selected: number } }).totals.selected);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
    120_000,
  );

  test('one that no case falls to is well, and spoils no whole', async () => {
    const some = (...flags: string[]) => run('--tags', '@level:1', '--report', 'json', ...flags);
    const whole = JSON.parse((await some()).out) as Report;
    const n = whole.totals.selected;
    expect(n).toBeGreaterThan(0);
    const parts = Array.from({ length: n + 1 }, (_, i) => file(`few-${i + 1}.json`));
    for (const [i, name] of parts.entries()) expect((await some('--shard', `${i + 1}/${n + 1}`, '--out', name)).status).toBe(0);
    const idle = JSON.parse(read(`few-${n + 1}.json`)) as Report;
    expect(idle.totals.selected).toBe(0);
    expect(idle.notices).toEqual([`no case falls to shard ${n + 1} of ${n + 1}: there are only ${n}`]);
    expect(JSON.parse((await cliOn('.', 'merge', '--report', 'json', ...parts)).out)).toEqual(whole);
    // Where nothing is selected at all, the words that select are wrong.
    expect((await run('--tags', '@nobody', '--shard', '1/2')).status).toBe(2);
  });

  test('what does not belong together is not merged', async () => {
    const [one = '', two = ''] = await inShards(2);
    await run('--report', 'json', '--out', file('whole.json'), ...engine);
    await run('--shard', '2/2', '--report', 'json', '--out', file('other.json'), '--', ...served());
    writeFileSync(file('broken.json'), '{"report":1}');
    const told = async (...files: string[]): Promise<string> => {
      const { status, err } = await cliOn('.', 'merge', ...files);
      expect(status).toBe(2);
      return err;
    };
    expect(await told(one)).toMatch(/shard 2 of 2 is missing/);
    expect(await told(one, one, two)).toMatch(/are both shard 1 of 2/);
    expect(await told(one, file('whole.json'))).toMatch(/whole\.json: this is the report of no shard/);
    expect(await told(one, file('other.json'))).toMatch(/other\.json: a shard of another run/);
    expect(await told(one, file('broken.json'))).toMatch(/broken\.json\.suite: missing key/);
    expect(await told(one, file('nowhere.json'))).toMatch(/nowhere\.json: there is no such report/);
  }, 60_000);

  test('a report that has been written to is told, or its numbers are not believed', { timeout: 60_000 }, async () => {
    const [one = '', two = ''] = await inShards(2);
    type Edit = (r: Report) => void;
    const row = (r: Report, i = 0): Row => r.results[i] as Row;
    const edited = (name: string, from: string, edit: Edit): string => {
      const r = JSON.parse(readFileSync(from, 'utf8')) as Report;
      edit(r);
      writeFileSync(file(name), JSON.stringify(r));
      return file(name);
    };
    const [stranger] = (JSON.parse(readFileSync(two, 'utf8')) as Report).results as [Row];
    const wrong: [Edit, RegExp][] = [
      [(r) => r.results.push(row(r)), /not the cases of shard 1 of 2 .*results\[72\] is .*expected no more/],
      [(r) => r.results.push(stranger), /not the cases of shard 1 of 2/],
      [(r) => r.results.pop(), /results\[71\] is missing/],
      [(r) => Object.assign(row(r), { clause: '<b>' }), /results\[0\] is .*<b>/],
      [(r) => Object.assign(row(r), { level: row(r).level === 5 ? 4 : 5 }), /results\[0\] is /],
      [(r) => Object.assign(r.selection, { shard: { index: 3, of: 2 } }), /shard 3 of 2, there is none/],
    ];
    for (const [edit, message] of wrong) {
      const name = edited('edited.json', one, edit);
      const { selection } = JSON.parse(readFileSync(name, 'utf8')) as Report;
      const others = selection.shard?.index === 3 ? [one, two] : [two];
      const { status, err } = await cliOn('.', 'merge', name, ...others);
      expect([status, err]).toEqual([2, expect.stringMatching(message)]);
    }
    const huge = edited('edited.json', one, (r) => Object.assign(r.selection, { shard: { index: 1, of: 1e12 } }));
    expect(await cliOn('.', 'merge', huge)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/shard 2, 3, .* and 999999999989 more of/),
    });

    const totals = edited('edited.json', one, (r) => Object.assign(r.totals, { pass: 0, fail: 999 }));
    const merged = await cliOn('.', 'merge', '--report', 'json', totals, two);
    const whole = await cliOn('.', 'merge', '--report', 'json', one, two);
    expect(merged.out).toBe(whole.out);

    const steered = [one, two].map((f, i) =>
      edited(`steered-${i}.json`, f, (r) => {
        Object.assign(r, { engine: { name: '\u001b[31mevil\n', version: '1' }, notices: ['\u001b[2J'] });
        for (const x of r.results) Object.assign(x, { note: '\u001b[2J', stderr: '\u0007' });
      }),
    );
    const { out } = await cliOn('.', 'merge', ...steered);
    expect(out).toContain('\\u001b[31mevil\\n');
    expect(stripVTControlCharacters(out)).toContain('\\u001b[2J');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(out).not.toMatch(/\u0007|\u001b\[2J|\u001b\[31mevil/);
  });

  test('what went wrong in a shard goes wrong in the whole, whatever the engine has said', async () => {
    const parts = await inShards(2);
    const because = 'the engine wrote what is no answer once ("2 cases are unsupported"), and none of the cases makes it do so';
    for (const p of parts) {
      const r = JSON.parse(readFileSync(p, 'utf8')) as Report;
      for (const x of r.results) if (x.verdict === 'fail') Object.assign(x, { verdict: 'pass', failures: [] });
      writeFileSync(p, JSON.stringify({ ...r, status: { exit: 1, because: [because] } }));
    }
    const { status, out } = await cliOn('.', 'merge', '--quiet', ...parts);
    expect([status, out]).toEqual([1, expect.stringContaining(because)]);
  });

  test('a folder is no report, and several forms need one', async () => {
    const [one = '', two = ''] = await inShards(2);
    const told = async (...argv: string[]): Promise<unknown> => {
      const { status, err } = await cliOn('.', 'merge', ...argv);
      return [status, err];
    };
    expect(await told(folder, two)).toEqual([2, expect.stringMatching(/cannot be read: EISDIR/)]);
    expect(await told(one, two, '--baseline', folder)).toEqual([2, expect.stringMatching(/cannot be read: EISDIR/)]);
    expect(await told(one, two, '--report', 'json,tap')).toEqual([2, expect.stringMatching(/several reports need a folder/)]);
  });

  test('what a CI system says is taken for a shard', () => {
    expect(shardFrom({ CI_NODE_INDEX: '2', CI_NODE_TOTAL: '5' })).toEqual({ index: 2, of: 5 });
    expect(shardFrom({ JOB_COMPLETION_INDEX: '0', CLAUSEWISE_SHARDS: '3' })).toEqual({ index: 1, of: 3 });
    expect(shardFrom({ JOB_COMPLETION_INDEX: '0' })).toBeUndefined();
    expect(shardFrom({ CI_NODE_INDEX: '2' })).toBeUndefined();
    expect(shardFrom({ CI_NODE_INDEX: '', CI_NODE_TOTAL: '' })).toBeUndefined();
    expect(shardFrom({ JOB_COMPLETION_INDEX: '', CLAUSEWISE_SHARDS: '3' })).toBeUndefined();
    for (const job of ['x', ' 0', '0.0', '-1', '1e0', '3'])
      expect(() => shardFrom({ JOB_COMPLETION_INDEX: job, CLAUSEWISE_SHARDS: '3' })).toThrow(/is no shard/);
    expect(() => shardFrom({ CI_NODE_INDEX: '6', CI_NODE_TOTAL: '5' })).toThrow(/CI_NODE_INDEX and CI_NODE_TOTAL: "6\/5" is no shard/);
  });

  test('a pod of a cluster that does not know how many there are says that it judges everything', async () => {
    expect(unsharded({ JOB_COMPLETION_INDEX: '0', CLAUSEWISE_SHARDS: '3' })).toEqual([]);
    expect(unsharded({ CI_NODE_INDEX: '1', CI_NODE_TOTAL: '3' })).toEqual([]);
    const some = ['--tags', '@level:1'];
    vi.stubEnv('JOB_COMPLETION_INDEX', '1');
    const alone = await run(...some);
    const told = await run(...some, '--shard', '1/2');
    vi.stubEnv('CLAUSEWISE_SHARDS', '2');
    const known = await run(...some);
    vi.unstubAllEnvs();
    expect([alone.status, alone.err]).toEqual([
      0,
      'notice: JOB_COMPLETION_INDEX is set and CLAUSEWISE_SHARDS is not, so all cases are judged here: set CLAUSEWISE_SHARDS to the number of pods\n',
    ]);
    expect([told.err, known.err, known.out]).toEqual(['', '', expect.stringContaining('shard 2 of 2')]);
  });

  test.each(['0/2', '3/2', '2', '1/0', 'a/b'])('%s is no shard', (words) => expect(() => shardOf(words)).toThrow(/is no shard/));
});

describe('several processes of one engine', () => {
  test('come to the same verdicts', async () => {
    const verdicts = async (...flags: string[]): Promise<unknown> => {
      const { out } = await run('--report', 'json', ...flags, ...engine);
      return (JSON.parse(out) as { results: { case: string; verdict: string }[] }).results.map((r) => [r.case, r.verdict]);
    };
    expect(await verdicts('--jobs', '3')).toEqual(await verdicts());
  }, 60_000);

  test('share the cases, and what any of them did is told', async () => {
    const one = cases[0] as Case;
    const given: string[] = [];
    let release = (): void => {};
    const subject = (name: string, busy: Promise<unknown>): Subject => ({
      about: { name, version: '1' },
      serves: () => ({ lacks: [], readings: {} }),
      takesAnyReading: false,
      judge: async () => {
        given.push(name);
        await busy;
        return { verdict: 'pass', failures: [], unreported: [] };
      },
      finish: async () => ({ late: new Map([[{ name }, name]]), notices: ['the same', name], unexplained: [`${name} fell silent`] }),
    });
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pool = pooled([subject('a', slow), subject('b', Promise.resolve())]);
    const first = pool.judge(one, {});
    // While the first is busy the other one has the least to do.
    for (let i = 0; i < 3; i++) await pool.judge(one, {});
    release();
    await first;
    await pool.judge(one, {});
    expect(given).toEqual(['a', 'b', 'b', 'b', 'a']);
    const { late, notices, unexplained } = await pool.finish();
    expect([[...late.values()], notices, unexplained]).toEqual([
      ['a', 'b'],
      ['the same', 'a', 'b'],
      ['a fell silent', 'b fell silent'],
    ]);
  });

  test('one that was given up gets no more, and what it was not asked another one is', async () => {
    const one = cases[0] as Case;
    const given: string[] = [];
    let gaveUp: string | undefined;
    const subject = (name: string, judge: () => ReturnType<Subject['judge']>, over: Partial<Subject> = {}): Subject => ({
      about: { name, version: '1' },
      serves: () => ({ lacks: [], readings: {} }),
      takesAnyReading: false,
      judge: (...asked) => {
        given.push(name);
        return judge.apply(undefined, asked as unknown as []);
      },
      finish: async () => ({ late: new Map(), notices: [], unexplained: [] }),
      ...over,
    });
    const told = { failures: [], unreported: [] };
    const dying = async () => {
      gaveUp = 'it died';
      return { verdict: 'crash' as const, ...told, unasked: true as const };
    };
    const living = subject('b', async () => ({ verdict: 'pass', ...told }));
    const pool = pooled([subject('a', dying, { gaveUp: () => gaveUp }), living]);
    const verdicts = [];
    for (let i = 0; i < 3; i++) verdicts.push((await pool.judge(one, {})).verdict);
    expect([given, verdicts]).toEqual([
      ['a', 'b', 'b', 'b'],
      ['pass', 'pass', 'pass'],
    ]);
    // When none is left, each says what became of it.
    gaveUp = undefined;
    const alone = pooled([subject('a', dying, { gaveUp: () => gaveUp })]);
    expect([(await alone.judge(one, {})).verdict, (await alone.judge(one, {})).verdict]).toEqual(['crash', 'crash']);
  });

  test('of which one is given up judge all that the others can, and it is told', async () => {
    const pipes = [
      await openPipe({ command: faulty('hangs-always'), timeout: 300, silences: 1 }),
      await openPipe({ command: faulty('none'), timeout: 5000 }),
    ] as const;
    const { results, unexplained } = await runCases(five, pooled([pipedSubject(pipes[0]), pipedSubject(pipes[1])]));
    expect(results.map((r) => r.verdict)).toEqual(five.map(() => 'pass'));
    expect(unexplained).toEqual([expect.stringMatching(/^one of 2 processes was given up: the engine was killed for its silence once/)]);
  });

  test('one that cannot start ends the run', async () => {
    const { status, err } = await run('--jobs', '2', '--', ...faulty('ends-at-start'));
    expect(status).toBe(2);
    expect(err).not.toBe('');
  });

  test('one of which cannot start leaves none of the others', async () => {
    const lock = file('lock');
    writeFileSync(
      file('alone.mjs'),
      `import { rmSync, writeFileSync } from 'node:fs';
       writeFileSync(${JSON.stringify(lock)}, '', { flag: 'wx' });
       process.on('exit', () => rmSync(${JSON.stringify(lock)}));
       process.stdin.once('data', () => console.log('{"protocol":1,"engine":{"name":"a","version":"1"},"games":{}}'));
       process.stdin.on('end', () => process.exit());`,
    );
    const { status, err } = await run('--jobs', '3', '--', process.execPath, file('alone.mjs'));
    expect([status, err]).toEqual([2, expect.stringMatching(/ended with exit status 1 before it answered "start"/)]);
    expect(existsSync(lock)).toBe(false);
  });

  test('of an engine that is no process are none', async () => {
    const { status, err } = await run('--jobs', '2');
    expect([status, err]).toEqual([2, expect.stringMatching(/needs a command after "--"/)]);
  });
});

describe('an engine in this process', () => {
  // A module is read once in a process: each has a name of its own.
  let modules = 0;
  const module = (text: string): string => {
    modules += 1;
    writeFileSync(file(`engine-${modules}.mjs`), text);
    return file(`engine-${modules}.mjs`);
  };
  const about = `export const start = () => ({ protocol: 1, engine: { name: 'mine', version: '1' }, games: { 'duel-masters': { lacks: ['legal'] } } });`;
  const judge = async (text: string, ...flags: string[]) => {
    const { status, out, err } = await cliOn('.', 'run', '--report', 'json', ...flags, '--module', module(text));
    return { status, err, totals: out === '' ? {} : (JSON.parse(out) as { totals: Record<string, number> }).totals };
  };
  const whole = (text: string) =>
    spawnSync(process.execPath, ['cli/clausewise.mjs', 'run', '--report', 'json', '--module', module(text)], { encoding: 'utf8' });

  test('is judged as one behind a pipe', async () => {
    const echo = `${about}\nexport const run = async ({ position, commands }) => ({ outcome: { commands: commands.map(() => ({ accepted: true })), position, open: null, winner: null, events: [] } });`;
    const { status, totals } = await judge(echo);
    expect(status).toBe(1);
    expect(totals['fail']).toBeGreaterThan(50);
    expect(totals['crash']).toBe(0);
  });

  test.each<[string, string, string]>([
    ['throws', 'export const run = () => { throw new Error("no"); };', 'crash'],
    ['answers nothing', 'export const run = () => undefined;', 'protocol'],
    ['has it not', 'export const run = () => ({ unsupported: "all of it" });', 'unsupported'],
    ['says it failed', 'export const run = () => ({ error: "no" });', 'error'],
    ['throws what is no error', 'export const run = () => { throw Object.create(null); };', 'crash'],
    ['answers what is no JSON', 'export const run = () => 5n;', 'protocol'],
    ['answers a function', 'export const run = () => () => 5;', 'protocol'],
    ['answers another run', 'export const run = ({ seq }) => ({ seq: seq + 1, error: "no" });', 'protocol'],
    ['never answers', 'export const run = () => new Promise(() => {});', 'timeout'],
    ['answers start later', 'export const run = () => ({ error: "no" });', 'error'],
  ])('one that %s gets a verdict a case', { timeout: 60_000 }, async (what, run_, verdict) => {
    const asked = what === 'answers start later' ? about.replace('= () =>', '= async () =>') : about;
    const { totals } = await judge(`${asked}\n${run_}`, '--timeout', '20');
    expect(totals[verdict]).toBeGreaterThan(50);
  });

  test('what it throws is told in words, and as much of it as somebody reads', async () => {
    const said = await cliOn(
      '.',
      'run',
      '--report',
      'json',
      '--module',
      module(`${about}\nexport const run = () => { throw Error("x".repeat(900_000)); };`),
    );
    expect(said.out.length).toBeLessThan(1_000_000);
    const text = 'export const start = () => { throw { toString() { throw 1; } }; }; export const run = start;';
    const { status, err } = await judge(text);
    expect([status, err]).toEqual([2, expect.stringMatching(/^--module \S+: \{ toString: \[Function: toString\] \}\n$/)]);
  });

  test('one that answers late, yet in time, loses nothing', async () => {
    const late = 'export const run = () => new Promise((r) => setTimeout(r, 5, { error: "no" }));';
    expect((await judge(`${about}\n${late}`, '--timeout', '400')).totals).toMatchObject({ timeout: 0, protocol: 0 });
  });

  test('what it prints and what it leaves running spoils no report', { timeout: 60_000 }, () => {
    const said = whole(
      `${about}\nsetInterval(() => {}, 1000); export const run = () => { console.log('hello'); return { error: 'no' }; };`,
    );
    expect([said.status, said.stderr]).toEqual([1, expect.stringContaining('hello')]);
    expect(JSON.parse(said.stdout)).toMatchObject({ report: 1 });
  });

  test.each<[string, string, RegExp]>([
    ['ends the process', 'export const run = () => process.exit(0);', /ended this process before all was judged/],
    ['throws of itself', 'setTimeout(() => { throw new Error("oh"); }); export const run = () => new Promise(() => {});', /threw .*: oh/],
  ])('one that %s has passed nothing', { timeout: 60_000 }, (_, text, message) => {
    const said = whole(`${about}\n${text}`);
    expect([said.status, said.stdout, said.stderr]).toEqual([2, '', expect.stringMatching(message)]);
  });

  test('what it is called is shown with its control characters escaped', async () => {
    const text = `${about.replace("'mine'", "'mi\\u0007ne'")}\nexport const run = () => ({ error: 'no' });`;
    const { out } = await cliOn('.', 'run', '--quiet', '--module', module(text));
    expect(out).toContain('mi\\u0007ne');
  });

  test.each<[string, string, RegExp]>([
    ['no function', about, /engine-\d+\.mjs: it exports no functions "start" and "run"/],
    ['another protocol', `export const start = () => ({ protocol: 2 }); export const run = () => ({});`, /engine-\d+\.mjs: start\./],
    ['no JavaScript', 'export const = 3;', /engine-\d+\.mjs: /],
  ])('%s is told', async (_, text, message) => {
    const { status, err } = await judge(text);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a file that is not there, and two engines', async () => {
    expect((await cliOn('.', 'run', '--module', file('none.mjs'))).err).toMatch(/none\.mjs: there is no such file/);
    expect((await cliOn('.', 'run', '--module', module(about), ...engine)).err).toMatch(/are two engines/);
  });
});
