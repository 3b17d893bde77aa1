// The verb: what it prints of a finding can be run again, engines behind a pipe and in a module are held against the
// reference, and every option says what is wrong with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../../conformance/case.ts';
import { gameOf, misread, reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import { cliOn, faulty, relayed as relayedIn, served, trivial } from './cli.ts';

const fuzz = (...argv: string[]) => cliOn('.', 'fuzz', ...argv);
const MISREAD = ['--game', 'souls', '--misreading', 'damage-is-rounded-up'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-fuzz-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const relayed = (name: string, answered: string): string[] => relayedIn(folder, name, { answered });

type Told = {
  run: number;
  count: number;
  clause: string;
  kind: string;
  as: string[];
  again: string;
  vector: Case;
  rests?: string;
  guess?: true;
  example?: string;
  unsayable?: string;
  differences: { path: string }[];
};
type Data = {
  seed: number;
  games: {
    game: string;
    runs: number;
    unsupported: number;
    clauses: { reached: number; of: number; missed: string[] };
    findings: Told[];
    apart: Told[];
  }[];
};
const dataOf = async (...argv: string[]): Promise<{ status: number; data: Data; mine: Data['games'][number] }> => {
  const { status, out } = await fuzz('--json', ...argv);
  const data = JSON.parse(out) as Data;
  return { status, data, mine: data.games[0] as Data['games'][number] };
};

describe('fuzz', () => {
  test('finds nothing between the reference and itself, in every game, and reaches every clause', async () => {
    const { status, out, err } = await fuzz('--seed', '1', '--runs', '1000');
    expect([status, err]).toEqual([0, '']);
    expect(out.match(/1,000 runs in .* a second; (\d+) of \1 clauses reached\n {2}no difference/g)).toHaveLength(5);
  });

  test('prints a finding that can be run again, and says nothing while it works', async () => {
    const first = await fuzz(...MISREAD, '--seed', '1', '--findings', '1');
    expect([first.status, first.err]).toEqual([1, '']);
    expect(first.out).toMatch(/behaves as if battle damage were rounded up \(SOUL-9\.4\.1-3, SOUL-9\.4\.1-X3\)/);
    expect(first.out).not.toContain('\u001b');
    const vector = /^ {2}vector: (.*)$/m.exec(first.out)?.[1] ?? '';
    const again = /^ {2}again: {2}clausewise fuzz (.*)$/m.exec(first.out)?.[1] ?? '';
    const second = await fuzz(...again.split(' '));
    expect(second.status).toBe(1);
    expect(/^ {2}vector: (.*)$/m.exec(second.out)?.[1]).toBe(vector);
    // The vector is a case: the reference passes it, and the misreading does not.
    const c = JSON.parse(vector) as Case;
    const souls = gameOf('souls');
    const m = souls.misreadings.find((x) => x.id === 'damage-is-rounded-up');
    const judging = { frame: souls.frame, citations: true };
    expect(judge(c, reference(souls), judging).verdict).toBe('pass');
    expect(m && judge(c, misread(souls, m), { ...judging, citations: false }).verdict).toBe('fail');
    // And a duel that can be explained.
    const file = join(folder, 'found.json');
    writeFileSync(file, vector);
    expect((await cliOn('.', 'explain', file)).out).toContain(c.clause);
  });

  test('finds the same for the same seed; parts of the runs are parts of the findings', async () => {
    const args = [...MISREAD, '--seed', '3', '--runs', '600', '--findings', '100'];
    const { mine } = await dataOf(...args);
    expect((await dataOf(...args)).mine.findings).toEqual(mine.findings);
    const parts = [await dataOf(...args, '--shard', '1/2'), await dataOf(...args, '--shard', '2/2')];
    const sum = (f: (g: Data['games'][number]) => number): number => parts.reduce((n, p) => n + f(p.mine), 0);
    const found = (g: Data['games'][number]): number => [...g.findings, ...g.apart].reduce((n, f) => n + f.count, 0);
    expect(sum((g) => g.runs)).toBe(mine.runs);
    expect(sum(found)).toBe(found(mine));
    expect(parts.map(({ mine: { findings } }) => findings.map((f) => f.run % 2))).toEqual(
      parts.map(({ mine: { findings } }, i) => findings.map(() => i)),
    );
    expect(mine.findings.every((f) => f.as.includes('damage-is-rounded-up'))).toBe(true);
  });

  test('tells what was not reached', async () => {
    const { out } = await fuzz('--game', 'souls', '--seed', '1', '--runs', '1', '--verbose');
    expect(out).toMatch(/not reached: SOUL-[\d.]+\w?, SOUL-/);
  });

  test('as data a finding says what its text says: that its atoms are a guess, and why it is in no words', async () => {
    const winner = relayed('winner', "m.outcome.winner = 'north'");
    const own = relayed('own', 'for (const c of m.outcome.position.cards) c.mine = 1');
    const of = async (engine: string[]): Promise<Told | undefined> =>
      (await dataOf('--game', 'souls', '--seed', '1', '--runs', '50', '--findings', '1', '--', ...engine)).mine.findings[0];
    const [guessed, unsaid] = [await of(winner), await of(own)];
    expect([guessed?.guess, typeof guessed?.example, guessed?.unsayable]).toEqual([true, 'string', undefined]);
    expect([unsaid?.example, unsaid?.unsayable]).toEqual([undefined, expect.stringMatching(/^no expectation tells the two apart/)]);
  });

  test('holds a module against the reference', async () => {
    const file = join(folder, 'idle.mjs');
    writeFileSync(
      file,
      `export const start = () => ({ protocol: 1, engine: { name: 'idle', version: '1' }, games: { souls: { lacks: ['legal'] } } });
       export const run = ({ position, commands }) => ({ outcome: { commands: commands.map(() => ({ accepted: false })), position, open: null, winner: null } });`,
    );
    const { status, mine } = await dataOf('--game', 'souls', '--seed', '1', '--runs', '300', '--module', file);
    expect(status).toBe(1);
    expect(mine.findings.map((f) => f.kind)).toContain('attack accepted');
    expect(mine.findings[0]?.again).toBe(`clausewise fuzz --game souls --seed 1 --run ${mine.findings[0]?.run} --module ${file}`);
  });
});

describe('an engine behind a pipe', () => {
  const SEED = ['--game', 'souls', '--seed', '1', '--runs', '400'];

  test('that is the reference differs in nothing, by the reading it declares', async () => {
    const { status, out } = await fuzz(...SEED, '--', ...served('--reading', 'SOUL-Q0-8=each'));
    expect([status, out]).toEqual([0, expect.stringMatching(/400 runs .*\n {2}no difference/)]);
  });

  test('written in Python differs in nothing', async () => {
    const { status, mine } = await dataOf(
      '--game',
      'souls',
      '--seed',
      '1',
      '--runs',
      '4000',
      '--',
      'python3',
      'adapters/python-souls/adapter.py',
    );
    expect([status, mine.runs, mine.unsupported, mine.findings]).toEqual([0, 4000, 0, []]);
  });

  test.each<[string, string, RegExp]>([
    ['heals whom it hurts', 'for (const c of m.outcome.position.cards) if (c.hp === 10) c.hp = 11;', /^cards\.\*\.hp$/],
    ['fails', 'if (n % 50 === 0) m = { seq: m.seq, error: "index 7 out of range" };', /^error index # out of range$/],
    ['breaks the schema', 'if (m.outcome.winner) m.outcome.winner = "nord";', /^protocol answer\.outcome\.winner/],
  ])('that %s is found', async (name, spoil, kind) => {
    const { status, mine } = await dataOf(...SEED, '--findings', '1', '--', ...relayed(name.replaceAll(' ', '-'), spoil));
    expect([status, mine.findings.map((f) => f.kind)]).toEqual([1, [expect.stringMatching(kind)]]);
  });

  test('that ends at every run is found, and not asked for ever', async () => {
    const { status, out } = await fuzz(...SEED, '--findings', '3', '--', ...faulty('always-dies'));
    expect([status, out]).toEqual([1, expect.stringMatching(/crash: expected "an outcome", found "it ended with exit status 1/)]);
    expect(out).toMatch(/ended early: not asked any more: the engine ended 11 times without a single answer/);
  });

  test('that is silent is found, and shown with how to run it again', async () => {
    const { status, out } = await fuzz(
      '--game',
      'souls',
      '--seed',
      '1',
      '--runs',
      '3',
      '--findings',
      '1',
      '--timeout',
      '300',
      '--',
      ...relayed('silent', 'return;'),
    );
    expect([status, out]).toEqual([1, expect.stringMatching(/timeout: expected "an outcome", found "no answer within 300 ms/)]);
    expect(out).toMatch(/again: {2}clausewise fuzz --game souls --seed 1 --run 0 -- /);
  });

  test('that carries something over is told', async () => {
    const { status, out } = await fuzz(
      ...SEED,
      '--findings',
      '1',
      '--',
      ...relayed('carries', 'if (n === 60) m.outcome.winner = "south";'),
    );
    expect([status, out]).toEqual([1, expect.stringMatching(/asked again, it answers as the reference does/)]);
  });

  test('cannot steer the terminal by what it answers, nor flood it', async () => {
    const paints = 'm.outcome.position.cards[0]["\\u001b[31m\\n"] = "\\u001b[2J" + "x".repeat(50000);';
    const { status, out } = await fuzz(...SEED, '--findings', '1', '--', ...relayed('paints', paints));
    expect([status, out]).toEqual([1, expect.stringContaining('\\u001b[31m\\n')]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(out.length).toBeLessThan(10_000);
  });

  test('that lacks what a run needs is not asked it', async () => {
    const { status, mine } = await dataOf(...SEED, '--', ...served('--lacks', 'events,windows,choices,legal'));
    expect(status).toBe(0);
    expect(mine.unsupported).toBeGreaterThan(100);
    expect(mine.unsupported).toBeLessThan(mine.runs);
  });
});

describe('fuzz ends 2 and says why', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown game', ['--game', 'sools'], /unknown game "sools".*did you mean "souls"/],
    ['a seed that is none', ['--seed', '-1'], /expected a whole number from 0 to 4294967295/],
    ['a seed that is no number', ['--seed', 'x'], /expected a whole number from 0/],
    ['no runs', ['--runs', '0'], /expected a whole number from 1/],
    ['no time', ['--time', '0'], /expected seconds, as in 60 or 0\.5/],
    ['a time that is none', ['--time', 'soon'], /expected seconds/],
    ['no findings', ['--findings', '0'], /expected a whole number from 1/],
    ['a shard that is none', ['--shard', '3/2'], /is no shard/],
    ['a time-out that is none', ['--timeout', '0', '--', ...trivial], /expected a whole number of milliseconds/],
    ['a run without a seed', ['--run', '7', '--game', 'souls'], /a run of one game and one seed: say both/],
    ['a run of two games', ['--run', '7', '--seed', '1', '--game', 'souls', 'one-piece'], /a run of one game and one seed/],
    ['a run among many', ['--run', '7', '--seed', '1', '--game', 'souls', '--runs', '9'], /--run is one run/],
    [
      'a mistake that nobody makes',
      ['--misreading', 'damage-is-rounded-upp'],
      /no misreading has this id, did you mean "damage-is-rounded-up"/,
    ],
    ['two engines', ['--misreading', 'no-limit', '--', ...trivial], /--misreading and a command after "--" are two engines/],
    ['a module that is not there', ['--module', 'nowhere.mjs'], /there is no such file/],
    ['no engine after the dashes', ['--'], /no adapter: after "--"/],
    ['a game that it does not play', ['--game', 'duel-masters', '--', ...faulty('none')], /faulty does not play duel-masters/],
    ['an engine that cannot be started', ['--', './nowhere'], /nowhere/],
    ['an unknown option', ['--sed', '1'], /unknown option '--sed'/],
  ])('%s', async (_, argv, message) => {
    const { status, err } = await fuzz(...argv);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
    expect(err).not.toMatch(/ at .*\.ts:/);
  });

  test('an engine that lacks all', async () => {
    const { status, out } = await fuzz(
      '--game',
      'souls',
      '--seed',
      '1',
      '--runs',
      '20',
      '--',
      ...relayed('shy', 'm = { seq: m.seq, unsupported: "this" };'),
    );
    expect([status, out]).toEqual([2, expect.stringMatching(/20 runs need what the engine lacks/)]);
  });
});
