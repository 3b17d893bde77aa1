import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pauseAfter } from '../../conformance/pipe.ts';
import { type Report, rowsOf } from '../../conformance/report.ts';
import { cli, faulty as faultyCommand } from '../cli/cli.ts';
import { easy, faulty, five, isAlive, judged } from './judged.ts';
import { pidsIn } from './left.ts';

/** Beside those of the table in docs/protocol.md, which has a test a row in table.test.ts. */
const faults: [fault: string, verdict: string, note: RegExp][] = [
  ['unsupported', 'unsupported', /dual wielding/],
  ['paints-error', 'error', /^\\u001b\[2J\\n✓ ALL PASS\\u009b1m\\u202e$/],
  ['paints-unsupported', 'unsupported', /^\\u001b\[2J\\n✓ ALL PASS\\u009b1m\\u202e$/],
  ['paints-key', 'protocol', /^answer\.outcome\.\\u001b[^\p{Cc}\u202e]+$/u],
  ['paints-line', 'protocol', /^[^\p{Cc}\u202e]+$/u],
  ['too-long', 'protocol', /too long/],
];

describe('a fault costs one case', () => {
  it.concurrent.each(faults)('%s: %s', async (fault, verdict, note) => {
    const { verdicts, bad, pids } = await judged(fault, { maxLine: 200_000 });
    expect(verdicts).toEqual({ one: 'pass', two: 'pass', bad: verdict, four: 'pass', five: 'pass' });
    expect(bad.note).toMatch(note);
    expect(pids.length).toBeGreaterThan(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it.concurrent('a wrong outcome fails, with path, expected and found', async () => {
    const { verdicts, bad } = await judged('wrong');
    expect(verdicts).toEqual({ one: 'pass', two: 'pass', bad: 'fail', four: 'pass', five: 'pass' });
    expect(bad.failures).toEqual([{ line: 2, after: 1, path: 'cards.bad.hp', expected: 30, found: 1 }]);
  });

  it.concurrent('of a case of many moments, too', async () => {
    const moments = [0, 1, 2].map((after) => ({ after, expect: [{ line: 2, that: { see: 'winner' as const, is: null } }] }));
    const many = easy('bad', { commands: [{ do: 'settle' }, { do: 'settle' }], moments });
    const { verdicts, notices } = await judged('crash', {}, [easy('one'), many, easy('three')]);
    expect(verdicts).toEqual({ one: 'pass', bad: 'crash', three: 'pass' });
    // Once in company, once by itself, and anew for the last one; its other moments are
    // not asked any more.
    expect(notices).toEqual(['the engine was started 3 times']);
  });

  it.concurrent('standard error is shown with the case', async () => {
    const { bad } = await judged('crash');
    expect(bad.stderr).toBe('Traceback: it fell over');
  });
});

describe('a fault that no case makes by itself', () => {
  it('ends the run with 1, on the terminal and as data', async () => {
    const { status, out } = await cli('run', '--', ...faultyCommand('ends-every-third'));
    expect(status).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^the engine ended \d+ times \(.*something is carried over from run to run$/);
    const report = JSON.parse((await cli('run', '--report', 'json', '--', ...faultyCommand('ends-every-third'))).out) as Report;
    expect(report.status.exit).toBe(1);
    expect(report.status.because.at(-1)).toMatch(/^the engine ended \d+ times/);
  });
  it('is an error of its own in JUnit, where the cases are green', async () => {
    const { out } = await cli('run', '--tags', 'not @assumption', '--report', 'junit', '--', ...faultyCommand('ends-every-third'));
    expect(out).toMatch(
      /<testcase name="the run as a whole" classname="clausewise.run">\s*<error type="run" message="the engine ended \d+ times/,
    );
    const errors = [...out.matchAll(/<testsuites? [^>]*errors="(\d+)"/g)].map((m) => Number(m[1]));
    expect(errors[0]).toBe(errors.slice(1).reduce((a, b) => a + b, 0));
    expect((await cli('run', '--report', 'junit')).out).not.toContain('the run as a whole');
  });
});

describe('what an engine writes for people', () => {
  const steers = /[^\P{Cc}\n]|\u202e/u;
  it('cannot steer the terminal, nor write lines of its own', async () => {
    const { out } = await cli('run', '--verbose', '--', ...faultyCommand('paints'));
    expect(out).toContain('faulty\\u001b[2J\\n✓ ALL PASS\\u009b1m\\u202e 1\\u001b[2J');
    expect(out).toMatch(/ {6}\\u001b\[2J\\n✓ ALL PASS/);
    expect(out).not.toMatch(steers);
    expect(out).not.toMatch(/^✓ ALL/m);
  });
  it('on standard error keeps its lines', async () => {
    const { bad } = await judged('paints-stderr');
    expect(bad.stderr).toBe('first\n\\u001b[2J\n✓ ALL PASS\\u009b1m\\u202e');
  });
});

describe('an engine that says too much', () => {
  it('is shown as much of as somebody reads', async () => {
    const { bad } = await judged('many-fields', {}, [
      easy('bad', { moments: [{ after: 1, expect: [{ line: 2, that: { see: 'unchanged' } }] }] }),
    ]);
    expect(bad.failures.length).toBeGreaterThan(5000);
    const row = JSON.stringify(rowsOf([bad], { title: () => '', step: () => '' }));
    expect(row.length).toBeLessThan(10_000);
    expect(row).toContain(`${bad.failures.length - 50} more differences are not shown`);
    const { out } = await cli('run', '--', ...faultyCommand('long-name'));
    expect(out).toMatch(/^n{200}… 1 on/);
    const { notices } = await judged('flood-at-start');
    expect(notices).toHaveLength(6);
    expect(notices.at(-1)).toMatch(/^and \d+ more lines that nobody asked for$/);
  });
  it('a field that every object has by birth is a field too many', async () => {
    const { bad } = await judged('inherited-field', {}, [
      easy('bad', { moments: [{ after: 1, expect: [{ line: 2, that: { see: 'unchanged' } }] }] }),
    ]);
    expect(bad.failures).toMatchObject([{ path: 'cards.bad.constructor', expected: 'no such field', found: 1 }]);
  });
});

describe('no fault', () => {
  const all = { one: 'pass', two: 'pass', bad: 'pass', four: 'pass', five: 'pass' };
  it.concurrent.each(['none', 'long-line', 'no-turn-players-effects', 'legal-here'])('%s', async (fault) => {
    const { verdicts, notices, pids } = await judged(fault, { timeout: 1000 });
    expect(verdicts).toEqual(all);
    expect(notices).toEqual([]);
    expect(pids.filter(isAlive)).toEqual([]);
  });
  it.concurrent.each([['chats-at-stop', /while it was stopping: .*"bye"/]])(
    '%s: the verdicts stand, and it is told',
    async (fault, notice) => {
      const { verdicts, notices, pids } = await judged(fault);
      expect(verdicts).toEqual(all);
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatch(notice);
      expect(pids.filter(isAlive)).toEqual([]);
    },
  );
});

describe('faults in every run', () => {
  it.concurrent('an engine that never answers is given up, and silence is what every case is called', async () => {
    const many = Array.from({ length: 12 }, (_, i) => easy(`c${i}`));
    const { verdicts, notices, bad } = await judged('hangs-always', { timeout: 400 }, [...many, easy('bad')]);
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['timeout']));
    expect(bad.note).toMatch(
      /^not asked any more: the engine was killed for its silence 11 times without a single answer; the last time no answer within 400 ms/,
    );
    expect(notices).toContain('the engine was killed for its silence 11 times without a single answer, and was not started again');
  });
  it.concurrent('after many time-outs in a row the others are not waited for', async () => {
    const { verdicts, notices, pids } = await judged('hangs-after-one', { silences: 3 });
    expect(verdicts).toEqual({ one: 'pass', two: 'timeout', bad: 'timeout', four: 'timeout', five: 'timeout' });
    expect(notices).toContain(
      'the engine was killed for its silence 3 times in a row, without an answer between, and was not started again',
    );
    expect(pids).toHaveLength(3);
    expect(pids.filter(isAlive)).toEqual([]);
  });
  it.concurrent('restarts have a limit', async () => {
    const { verdicts, notices, pids } = await judged('ends-after-each', { window: 1, restarts: 2 });
    expect(verdicts).toEqual({ one: 'pass', two: 'pass', bad: 'pass', four: 'crash', five: 'crash' });
    expect(notices).toContain('the engine ended 3 times, and was not started again');
    expect(pids).toHaveLength(3);
  });
  it('an engine that does not answer is started again later and later', async () => {
    const pauses: number[] = [];
    const many = Array.from({ length: 20 }, (_, i) => easy(`c${i}`));
    const pause = (fruitless: number): number => {
      pauses.push(fruitless);
      return 0;
    };
    await judged('crashes-always', { pause }, many);
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(pauses.map(pauseAfter)).toEqual([0, 25, 50, 100, 200, 400, 500, 500, 500, 500, 500]);
    pauses.length = 0;
    // One that has answered is started again at once.
    await judged('ends-after-each', { pause, window: 1 });
    expect(pauses.every((n) => n < 2)).toBe(true);
  });
  it('are one group, whatever rules the cases are about', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const forms = ['--report', 'json,markdown,html', '--out', folder];
    const { out } = await cli('run', '--quiet', ...forms, '--', ...faultyCommand('always-off-by-one'));
    expect(out).toMatch(/^✗ protocol: seq is off by one, an answer to nothing that was asked: \d cases$/m);
    expect(out.match(/^✗ /gm)).toHaveLength(1);
    const { groups, results } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
    expect(groups).toHaveLength(1);
    expect(groups[0]?.cases).toEqual(results.filter((r) => r.verdict === 'protocol').map((r) => r.case));
    for (const form of ['report.md', 'report.html']) {
      const told = readFileSync(join(folder, form), 'utf8');
      expect(told).toMatch(/protocol: seq is off by one, an answer to nothing that was asked: \d cases/);
    }
  });
  it.concurrent('a line of debugging before each answer is reported for each', async () => {
    const { verdicts, pids } = await judged('stray-always');
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['protocol']));
    expect(pids).toHaveLength(2);
  });
});

describe('what cannot be started', () => {
  it.concurrent.each([
    ['an interpreter with a file that is not there', [process.execPath, './no-such-file.js'], /there is no file \.\/no-such-file\.js here/],
  ])('%s', async (_, command, message) => {
    await expect(judged('', { command })).rejects.toThrow(message);
  });
});

describe('nothing is left behind', () => {
  function pidFile(): string {
    const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return join(folder, 'pids');
  }

  it('of a wrapper that starts the engine as its child', async () => {
    const file = pidFile();
    const command = ['sh', '-c', `FAULTY_PIDS=${file} "${process.execPath}" "${faulty}" hang; true`];
    const { verdicts } = await judged('', { command }, five);
    expect(verdicts['bad']).toBe('timeout');
    expect(pidsIn(file)).toHaveLength(3);
    // Orphans are buried by whoever adopts them.
    await expect.poll(() => pidsIn(file).filter(isAlive)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('by a run that is interrupted with %s', async (signal) => {
    const file = pidFile();
    const program = fileURLToPath(new URL('../../cli/clausewise.mjs', import.meta.url));
    const run = spawn(process.execPath, [program, 'run', '--', process.execPath, faulty, 'hangs-at-start'], {
      env: { ...process.env, FAULTY_PIDS: file, CLAUSEWISE_ROOT: fileURLToPath(new URL('../fixtures/suite', import.meta.url)) },
      stdio: 'ignore',
    });
    onTestFinished(() => {
      for (const pid of pidsIn(file).filter(isAlive)) process.kill(pid, 'SIGKILL');
    });
    await expect.poll(() => pidsIn(file).filter(isAlive), { timeout: 20_000 }).toHaveLength(1);
    run.kill(signal);
    await expect.poll(() => run.signalCode, { timeout: 5000 }).toBe(signal);
    await expect.poll(() => pidsIn(file).filter(isAlive)).toEqual([]);
  });
});
