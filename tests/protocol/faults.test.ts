import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Report } from '../../conformance/report.ts';
import { cli, faulty as faultyCommand } from '../cli/cli.ts';
import { easy, faulty, five, isAlive, judged } from './judged.ts';

/** One row a fault of docs/protocol.md: what becomes of the case that earned it, and what is said of it. */
const faults: [fault: string, verdict: string, note: RegExp][] = [
  ['error', 'error', /index out of range/],
  ['unsupported', 'unsupported', /dual wielding/],
  ['crash', 'crash', /exit status 1/],
  ['cut-line', 'crash', /in the middle of the line/],
  ['hang', 'timeout', /no answer within 1500 ms/],
  ['lose', 'timeout', /no answer within 1500 ms/],
  ['no-line-end', 'timeout', /no answer within 1500 ms/],
  ['garbage', 'protocol', /no JSON: "<html>"/],
  ['stray', 'protocol', /no JSON: "thinking about it"/],
  ['stray-block', 'protocol', /no JSON: "Traceback"/],
  ['endless-chatter', 'protocol', /no JSON: "la la la"/],
  ['twice', 'protocol', /answered twice/],
  ['other-seq', 'protocol', /an answer to nothing that was asked/],
  ['no-seq', 'protocol', /an answer to nothing that was asked/],
  ['seq-as-text', 'protocol', /answer\.seq: wrong type: found "\d+", expected a value of type integer/],
  ['schema', 'protocol', /answer\.outcome\.winner: .*found "nord"/],
  ['number-as-text', 'protocol', /answer\.outcome\.position\.cards\[0\]\.hp: wrong type: found "30", expected a value of type integer/],
  ['unknown-key', 'protocol', /answer\.outcome\.wnner: unknown key: .*did you mean "winner"/],
  ['turn-null', 'protocol', /answer\.outcome\.position\.turn: wrong type: found null/],
  ['turn-number', 'protocol', /answer\.outcome\.position\.turn: wrong type: found 5/],
  ['players-text', 'protocol', /answer\.outcome\.position\.players: wrong type: found "x"/],
  ['effects-number', 'protocol', /answer\.outcome\.position\.effects: wrong type: found 5/],
  ['card-twice', 'protocol', /answer\.outcome\.position\.cards\[1\]\.id: id used twice: found "bad"/],
  ['legal-flies', 'protocol', /answer\.outcome\.legal\[0\]\.do: unknown word: found "fly"/],
  ['legal-elsewhere', 'protocol', /answer\.outcome\.legal\[0\]\.target: not on the table: found "nobody"/],
  ['paints-error', 'error', /^\\u001b\[2J\\n✓ ALL PASS\\u009b1m\\u202e$/],
  ['paints-unsupported', 'unsupported', /^\\u001b\[2J\\n✓ ALL PASS\\u009b1m\\u202e$/],
  ['paints-key', 'protocol', /^answer\.outcome\.\\u001b[^\p{Cc}\u202e]+$/u],
  ['paints-line', 'protocol', /^[^\p{Cc}\u202e]+$/u],
  ['no-outcome', 'protocol', /expected "outcome", "unsupported" or "error"/],
  ['too-few-answers', 'protocol', /answer\.outcome\.commands: wrong number of entries: found 0, expected 1/],
  ['not-utf8', 'protocol', /not UTF-8/],
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

  it.concurrent('no list of legal commands, though it was asked for', async () => {
    const legal = {
      after: 0,
      expect: [{ line: 2, that: { see: 'legal' as const, given: { do: 'attack' }, field: 'target', exactly: [] } }],
    };
    const { verdicts, bad } = await judged('no-legal', {}, [easy('one'), easy('bad', { commands: [], moments: [legal] })]);
    expect(verdicts).toEqual({ one: 'pass', bad: 'protocol' });
    expect(bad.note).toMatch(/answer\.outcome\.legal: missing key/);
  });

  it.concurrent('an answer of more than 1 MB is not even read, and whose it is stands at its beginning', async () => {
    const { verdicts, bad, pids } = await judged('many-events');
    expect(verdicts).toEqual({ one: 'pass', two: 'pass', bad: 'protocol', four: 'pass', five: 'pass' });
    expect(bad.note).toMatch(/^a line that is too long/);
    expect(pids).toHaveLength(1);
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
  const stay = { one: 'pass', two: 'pass', bad: 'pass', four: 'pass', five: 'pass' };
  it.concurrent.each([
    ['ends-every-third', /^the engine ended 2 times \(it ended with exit status 139\), and none of the cases makes it do so by itself/],
    ['hangs-every-third', /^the engine fell silent and was killed 2 times \(no answer within 1500 ms\), and none of the cases/],
    ['garbage-in-first-life', /^the engine wrote what is no answer once \(a line that is no JSON: "<html>" .*\), and none of the cases/],
  ])('%s: the verdicts stand, and the run does not', async (fault, why) => {
    const { verdicts, unexplained, pids } = await judged(fault);
    expect(verdicts).toEqual(stay);
    expect(unexplained).toHaveLength(1);
    expect(unexplained[0]).toMatch(why);
    expect(pids.filter(isAlive)).toEqual([]);
  });
  it.concurrent.each(['crash', 'lose', 'garbage', 'error'])('of %s there is none', async (fault) => {
    expect((await judged(fault)).unexplained).toEqual([]);
  });
  it('ends the run with 1, on the terminal and as data', async () => {
    const { status, out } = await cli('run', '--', ...faultyCommand('ends-every-third'));
    expect(status).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^the engine ended \d+ times \(.*something is carried over from run to run$/);
    const report = JSON.parse((await cli('run', '--report', 'json', '--', ...faultyCommand('ends-every-third'))).out) as Report;
    expect(report.status.exit).toBe(1);
    expect(report.status.because.at(-1)).toMatch(/^the engine ended \d+ times/);
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

describe('no fault', () => {
  const all = { one: 'pass', two: 'pass', bad: 'pass', four: 'pass', five: 'pass' };
  it.concurrent.each(['none', 'backwards', 'slow', 'slow-start', 'flood', 'long-line', 'no-turn-players-effects', 'legal-here'])(
    '%s',
    async (fault) => {
      const { verdicts, notices, pids } = await judged(fault, { timeout: 1000 });
      expect(verdicts).toEqual(all);
      expect(notices).toEqual([]);
      expect(pids.filter(isAlive)).toEqual([]);
    },
  );
  it.concurrent('whoever ends between two runs is started again', async () => {
    const { verdicts, notices } = await judged('ends-after-each', { window: 1 });
    expect(verdicts).toEqual(all);
    expect(notices[0]).toMatch(/the engine was started [56] times/);
  });
  it.concurrent.each([
    ['ignores-stop', /did not end within 2000 ms of "stop", and was killed/],
    ['chats-at-stop', /while it was stopping: .*"bye"/],
  ])('%s: the verdicts stand, and it is told', async (fault, notice) => {
    const { verdicts, notices, pids } = await judged(fault);
    expect(verdicts).toEqual(all);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(notice);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

describe('faults in every run', () => {
  it.concurrent('an engine that always crashes is given up, and every case has its verdict', async () => {
    const { verdicts, notices, pids } = await judged(
      'crashes-always',
      {},
      Array.from({ length: 30 }, (_, i) => easy(`c${i}`)),
    );
    expect(Object.values(verdicts)).toEqual(Array.from({ length: 30 }, () => 'crash'));
    expect(notices).toContain('the engine ended 11 times without a single answer, and was not started again');
    expect(pids.filter(isAlive)).toEqual([]);
  });
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
  it.concurrent('a line of debugging before each answer is reported for each', async () => {
    const { verdicts, pids } = await judged('stray-always');
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['protocol']));
    expect(pids).toHaveLength(2);
  });
});

describe('what cannot be started', () => {
  it.concurrent.each([
    ['silent-at-start', /no answer to "start" within 1500 ms: .*flush/],
    ['dies-at-start', /exit status 3 before it answered "start"\nits standard error ends:\n {4}no licence/],
    ['stray-at-start', /answered "start" with a line that is no JSON: "loading"/],
    ['other-protocol', /start\.protocol: other value: found 2, expected 1/],
    ['start-schema', /start\.engine\.version: missing key/],
    ['start-unknown-need', /start\.games\.souls\.lacks\[0\]: no such need: found "evnts", .*did you mean "events"/],
    ['start-unknown-reading', /start\.games\.souls\.readings\.SOUL-Q0-8: no such answer: found "eech", .*did you mean "each"/],
  ])('%s', async (fault, message) => {
    await expect(judged(fault, { timeout: 300 })).rejects.toThrow(message);
  });
  it.concurrent.each([
    ['a program that is not there', ['./no-such-adapter'], /there is no program "\.\/no-such-adapter"/],
    ['a file that is not executable', ['./package.json'], /package\.json is not executable: run "chmod \+x/],
    ['an interpreter with a file that is not there', [process.execPath, './no-such-file.js'], /there is no file \.\/no-such-file\.js here/],
  ])('%s', async (_, command, message) => {
    await expect(judged('', { command })).rejects.toThrow(message);
  });
});

describe('nothing is left behind', () => {
  const pidsIn = (file: string): number[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []);
  const pidFile = (): string => join(mkdtempSync(join(tmpdir(), 'faulty-')), 'pids');

  it('of a wrapper that starts the engine as its child', async () => {
    const file = pidFile();
    const command = ['sh', '-c', `FAULTY_PIDS=${file} "${process.execPath}" "${faulty}" hang; true`];
    const { verdicts } = await judged('', { command }, five);
    expect(verdicts['bad']).toBe('timeout');
    expect(pidsIn(file)).toHaveLength(3);
    // Orphans are buried by whoever adopts them.
    await expect.poll(() => pidsIn(file).filter(isAlive)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('of a child of the engine that went its own way', async () => {
    const { verdicts, pids } = await judged('leaves-somebody');
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['pass']));
    expect(pids).toHaveLength(6);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
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
