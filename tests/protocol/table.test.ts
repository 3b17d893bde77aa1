// The table of faults in docs/protocol.md: a test for each row, found by what the row says, so that a row without a test fails.
// After each the verdict is the one the row names, the run has come to its end, and no process is left.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PipeOptions } from '../../conformance/pipe.ts';
import { cli } from '../cli/cli.ts';
import { easy, faulty, five, judged, type Told } from './judged.ts';
import { leftOf, pidsIn } from './left.ts';

const text = readFileSync('docs/protocol.md', 'utf8');
/** The rows, as [fault, what happens]. */
const rows = (text.split('\n| fault | what happens |\n|---|---|\n')[1]?.split('\n\n')[0] ?? '')
  .trim()
  .split('\n')
  .map((row) => row.replace(/^\| | \|$/g, '').split(' | ') as [string, string]);

type Engine = { file: string; command: (fault: string) => string[] };
type Check = (happens: string, engine: Engine) => Promise<void>;

const all = (verdict: string): Record<string, string> => Object.fromEntries(five.map((c) => [c.name, verdict]));
const judging = ({ command }: Engine, fault: string, options: Partial<PipeOptions> = {}, cases = five): Promise<Told> =>
  judged(fault, { ...options, command: command(fault) }, cases);

/** One case has the verdict that the row begins with, and the others pass. */
const costs =
  (faults: Record<string, RegExp>, options: Partial<PipeOptions> = {}, cases = five): Check =>
  async (happens, engine) => {
    const verdict = /^`(\w+)`/.exec(happens)?.[1];
    for (const [fault, note] of Object.entries(faults)) {
      const { verdicts, bad, unexplained } = await judging(engine, fault, options, cases);
      expect([fault, verdicts]).toEqual([fault, { ...Object.fromEntries(cases.map((c) => [c.name, 'pass'])), bad: verdict }]);
      expect(bad.note ?? JSON.stringify(bad.failures)).toMatch(note);
      expect(unexplained).toEqual([]);
    }
  };
/** The engine cannot be started: a message, and status 2. */
const refused =
  (faults: Record<string, RegExp>, command?: (fault: string) => string[]): Check =>
  async (happens, engine) => {
    expect(happens).toMatch(/^message/);
    for (const [fault, message] of Object.entries(faults)) {
      const { status, err } = await cli('run', '--timeout', '300', '--', ...(command ?? engine.command)(fault));
      expect([fault, status]).toEqual([fault, 2]);
      expect(err).toMatch(message);
    }
  };
/** All cases pass; what else is said of it. */
const stands =
  (faults: readonly string[], notice: RegExp | undefined, options: Partial<PipeOptions> = {}): Check =>
  async (_, engine) => {
    for (const fault of faults) {
      const { verdicts, notices, unexplained } = await judging(engine, fault, options);
      expect([fault, verdicts]).toEqual([fault, all('pass')]);
      expect(notices.join('\n')).toMatch(notice ?? /^$/);
      expect(unexplained).toEqual([]);
    }
  };
/** All cases pass, and the run ends 1 with these words, which the row quotes. */
const unexplained =
  (fault: string, begins: string): Check =>
  async (happens, engine) => {
    expect(happens).toContain(begins);
    const told = await judging(engine, fault);
    expect(told.verdicts).toEqual(all('pass'));
    expect(told.unexplained).toEqual([expect.stringContaining('none of the cases makes it do so by itself')]);
    expect(told.unexplained[0]).toMatch(new RegExp(`^${begins}`));
  };
const legalCases = [
  easy('one'),
  easy('bad', {
    commands: [],
    moments: [{ after: 0, expect: [{ line: 2, that: { see: 'legal', given: { do: 'attack' }, field: 'target', exactly: [] } }] }],
  }),
];

const checks: Readonly<Record<string, Check>> = {
  'cannot be found, cannot be executed': refused(
    { './no-such-adapter': /there is no program/, './package.json': /is not executable: run "chmod \+x/ },
    (program) => [program],
  ),
  'ends, or stays silent, before it has answered `start`': refused({
    'dies-at-start': /exit status 3 before it answered "start"\nits standard error ends:\n {4}no licence/,
    'silent-at-start': /no answer to "start" within 1500 ms: .*flush/,
  }),
  'answers `start` with another protocol, against the schema, or prints something first': refused({
    'other-protocol': /start\.protocol: other value: found 2, expected 1/,
    'start-schema': /start\.engine\.version: missing key/,
    'stray-at-start': /answered "start" with a line that is no JSON: "loading"/,
  }),
  'names an unknown word in `lacks` or an unknown reading': refused({
    'start-unknown-need': /no such need: found "evnts", .*did you mean "events"/,
    'start-unknown-reading': /no such answer: found "eech", .*did you mean "each"/,
  }),
  'a wrong outcome': costs({ wrong: /cards\.bad\.hp/ }),
  'the answer `error`, also to a command that is merely illegal': costs({ error: /^index out of range$/ }),
  'the wrong number of entries in `outcome.commands`': costs({ 'too-few-answers': /wrong number of entries: found 0, expected 1/ }),
  'an answer that is no JSON or no UTF-8': costs({
    garbage: /no JSON: "<html>"/,
    'not-utf8': /not UTF-8/,
    'single-quotes': /JSON has double quotes/,
    'not-a-number': /JSON has no NaN/,
    'byte-order-mark': /a byte order mark stands before it/,
  }),
  'an answer over several lines': costs({ 'pretty-printed': /an answer over several lines: write it on one/ }),
  'an answer longer than 1 MB (some 25,000 events)': costs({ 'many-events': /^a line that is too long/ }),
  'an answer that breaks the schema, or gives a field another type than the game does': costs({
    schema: /answer\.outcome\.winner: .*found "nord"/,
    'number-as-text': /cards\[0\]\.hp: wrong type: found "30"/,
    'unknown-key': /answer\.outcome\.wnner: unknown key/,
    'no-outcome': /expected "outcome", "unsupported" or "error"/,
  }),
  '`turn`, `players` or `effects` of a position that is none (`null`, a number, a text)': costs({
    'turn-null': /position\.turn: wrong type: found null/,
    'turn-number': /position\.turn: wrong type: found 5/,
    'players-text': /position\.players: wrong type: found "x"/,
    'effects-number': /position\.effects: wrong type: found 5/,
  }),
  'lists or objects more than 50 deep in each other': costs({
    deep: /answer: nested too deeply/,
    'deep-outcome': /answer: nested too deeply/,
  }),
  '`events` whose `at` falls': costs({ 'back-in-time': /events\[1\]\.at: back in time: found 1, expected 2 or more/ }),
  'one id for two cards of a position': costs({ 'card-twice': /id used twice: found "bad"/ }),
  '`legal` with a command that there is not, or that names a card, side or effect that is not in the position': costs({
    'legal-flies': /legal\[0\]\.do: unknown word: found "fly"/,
    'legal-elsewhere': /legal\[0\]\.target: not on the table: found "nobody"/,
  }),
  '`legal` asked for and not given, and not in `lacks`': costs({ 'no-legal': /answer\.outcome\.legal: missing key/ }, {}, legalCases),
  'a `seq` that was not asked': costs({
    'other-seq': /an answer to nothing that was asked/,
    'no-seq': /an answer to nothing that was asked/,
    'seq-as-text': /answer\.seq: wrong type/,
    'seq-true': /an answer to nothing that was asked/,
  }),
  'a `seq` that is off by one': costs({ 'seq-off-by-one': /^seq is off by one, .*expected seq \d+: send back the seq of the run/ }),
  'two answers to one `seq`': costs({ twice: /answered twice/ }),
  'a stray line on standard output': costs({ stray: /no JSON: "thinking about it"/, 'stray-block': /no JSON: "Traceback"/ }),
  'lines on standard output without end': costs({ 'endless-chatter': /no JSON: "la la la"/, 'slow-chatter': /no JSON: "la la la"/ }),
  'gives one answer over and over, and no other': async (happens, engine) => {
    const { verdicts, bad, unexplained } = await judging(engine, 'repeats');
    expect(verdicts).toEqual({ ...all('pass'), bad: 'protocol' });
    expect(bad.note).toMatch(/^answered twice/);
    expect(happens).toContain('the engine fell silent and was killed');
    expect(unexplained).toEqual([expect.stringMatching(/^the engine fell silent and was killed once/)]);
  },
  'ends in the middle of a run, even in the middle of a line': costs({
    crash: /exit status 1/,
    'cut-line': /in the middle of the line/,
  }),
  'ends at every 37th run, whichever it is': unexplained('ends-every-third', 'the engine ended'),
  'falls silent at every 37th run': unexplained('hangs-every-third', 'the engine fell silent and was killed'),
  'prints a stray line once, among many runs, and not when they are asked again': unexplained(
    'garbage-in-first-life',
    'the engine wrote what is no answer once',
  ),
  'ends between two runs, owing nothing': async (_, engine) => {
    const { verdicts, notices } = await judging(engine, 'ends-after-each', { window: 1 });
    expect(verdicts).toEqual(all('pass'));
    expect(notices[0]).toMatch(/the engine was started [56] times/);
  },
  '11 starts without a single answer': async (_, engine) => {
    const many = Array.from({ length: 20 }, (_, i) => easy(`c${i}`));
    const { verdicts, bad } = await judging(engine, 'crashes-always', { pause: () => 0 }, [...many, easy('bad')]);
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['crash']));
    expect(bad.note).toMatch(/^not asked any more: the engine ended 11 times without a single answer; the last time it ended with exit/);
    expect(pidsIn(engine.file)).toHaveLength(11);
  },
  'hangs, loses a run, does not flush, forgets the line end, closes its output': costs({
    hang: /no answer within 1500 ms/,
    lose: /no answer within 1500 ms/,
    'no-line-end': /no answer within 1500 ms/,
    'closes-output': /no answer within 1500 ms/,
  }),
  '20 time-outs in a row, without an answer between': async (_, engine) => {
    const many = Array.from({ length: 24 }, (_, i) => easy(`c${i}`));
    const { verdicts, bad } = await judging(engine, 'hangs-after-one', { timeout: 120 }, [easy('one'), ...many, easy('bad')]);
    expect(verdicts).toEqual(Object.fromEntries([['one', 'pass'], ...[...many, easy('bad')].map((c) => [c.name, 'timeout'])]));
    expect(bad.note).toMatch(/^not asked any more: the engine was killed for its silence 20 times in a row, without an answer between/);
  },
  'slow to start, slow but steady': stands(['slow-start', 'slow'], undefined, { timeout: 1000 }),
  'answers out of order': stands(['backwards'], undefined),
  'ends its lines with `\\r\\n`': stands(['carriage-return'], undefined),
  'floods standard error': stands(['flood'], undefined),
  'ignores `stop`': stands(['ignores-stop'], /did not end within 2000 ms of "stop", and was killed/),
  'starts processes of its own': async (_, engine) => {
    const { verdicts } = await judging(engine, 'leaves-somebody');
    expect(verdicts).toEqual(all('pass'));
    expect(pidsIn(engine.file)).toHaveLength(1 + five.length);
  },
};

describe('the table of faults', () => {
  it('has at least twenty rows, and no test is of another', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(Object.keys(checks).filter((fault) => !rows.some(([row]) => row === fault))).toEqual([]);
  });
  const isOfTheCommandLine = ([, happens]: [string, string]): boolean => happens.startsWith('message');
  // Who listens to what the command line prints listens alone.
  it.each(rows.filter(isOfTheCommandLine))('%s', { timeout: 60_000 }, checked);
  it.concurrent.each(rows.filter((row) => !isOfTheCommandLine(row)))('%s', { timeout: 60_000 }, checked);
});

async function checked(fault: string, happens: string): Promise<void> {
  const check = checks[fault];
  if (!check) throw new Error(`no test for this row of docs/protocol.md: add one to "checks", by the name "${fault}"`);
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const file = join(folder, 'pids');
  try {
    await check(happens, { file, command: (name) => ['env', `FAULTY_PIDS=${file}`, process.execPath, faulty, name] });
    // Orphans are buried by whoever adopts them.
    await vi.waitFor(() => expect(leftOf(file)).toEqual([]), { timeout: 5000 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
