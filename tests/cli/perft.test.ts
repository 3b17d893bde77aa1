// Counts of the tree of legal commands: they add up, they are those of the engine, and a difference is found.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, reference } from '../../conformance/engines.ts';
import { perft } from '../../conformance/perft.ts';
import { games } from '../../reference/games.ts';
import { cases } from '../suite/whole.ts';
import { cliOn, relayed as relayedIn, served, trivial } from './cli.ts';

type Counted = { case: string; counts: number[] };
const perftOf = (...argv: string[]) => cliOn('.', 'perft', ...argv);
const WHAT = 'SOUL-9.1.1/one-soul-has-attacked-the-next-one-may';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-perft-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** The reference, which says of one game that it lacks something: the others do not have the word. */
const lacking = (word: string): string[] => relayed(`lacks-${word}`, '', '', `m.games.souls.lacks = ['${word}'];`);
const relayed = (name: string, asked: string, answered: string, greeted = ''): string[] =>
  relayedIn(folder, name, { asked, answered, greeted });

describe('perft', () => {
  test('of a clause says which of its examples it counts from', async () => {
    const { status, out, err } = await perftOf('SOUL-9.4.1', '--depth', '1');
    const mine = cases.filter((c) => c.clause === 'SOUL-9.4.1');
    expect([status, err.trim()]).toEqual([
      0,
      `"SOUL-9.4.1" names ${mine.length} examples: this counts from the first of them, ${mine[0]?.id}`,
    ]);
    expect(out).toContain(mine[0]?.name);
    expect((await perftOf(WHAT, '--depth', '1')).err).toBe('');
  });
  test.each(games.map((g) => [g.title, g] as const))('of %s adds up', async (_, game) => {
    const some = cases.filter((c) => c.game === game.name && c.position.effects.length === 0).slice(0, 10);
    for (const { position } of some) {
      const ask = reference(gameOf(game.name));
      const { counts, divide } = await perft(ask, position, 2);
      const first = ask(position, [], { legal: true }).legal ?? [];
      expect(divide.map((d) => d.command)).toEqual(first);
      expect(counts[0]).toBe(first.length);
      expect(divide.reduce((sum, d) => sum + d.count, 0)).toBe(counts[1]);
      // The same, without the tree: what is legal after each first command, once everyone has declined.
      const below = first.map((c) => {
        const { legal, winner } = ask(position, [c, { do: 'settle' }], { legal: true });
        return winner === null ? (legal ?? []).length : 0;
      });
      expect(divide.map((d) => d.count)).toEqual(below);
    }
  });

  test('nobody does anything once there is a winner', async () => {
    const [c] = cases;
    if (!c) throw new Error('no case');
    const legal = [{ do: 'end-phase', side: 'north' } as const];
    const won = (n: number) => (_: unknown, commands: readonly unknown[]) => ({
      commands: [],
      position: c.position,
      open: null,
      winner: commands.length >= 2 * n ? ('north' as const) : null,
      legal,
    });
    expect((await perft(won(1), c.position, 3)).counts).toEqual([1, 0, 0]);
    expect((await perft(won(2), c.position, 3)).counts).toEqual([1, 1, 0]);
  });

  test('of an engine that counts as the reference does ends 0, of one that does not ends 1', async () => {
    const well = await perftOf(WHAT, '--json', '--', ...served());
    const unwell = await perftOf(WHAT, '--divide', '--', ...served('--misreading', 'no-limit'));
    const { reference: ours, engine } = JSON.parse(well.out) as { reference: unknown; engine: unknown };
    expect([well.status, engine]).toEqual([0, ours]);
    expect(unwell.status).toBe(1);
    expect(unwell.out).toMatch(/below each first command/);
    expect(unwell.out).toMatch(/^≠ {15}2 {11}3 {2}north attack noah mira$/m);
  });

  test('without a case counts a position of every section, as the vectors have it', async () => {
    const { status, out } = await perftOf('--json');
    const told = games.flatMap(({ name }) => {
      const { positions } = JSON.parse(readFileSync(join('generated-docs', name, 'perft.json'), 'utf8')) as { positions: Counted[] };
      return positions.map((p) => ({ case: p.case, reference: p.counts }));
    });
    expect([status, JSON.parse(out)]).toEqual([0, told]);
    expect(told.length).toBeGreaterThan(30);
    expect(told.some((t) => (t.reference[2] ?? 0) > 0)).toBe(true);
  });

  test('without a case shows where an engine counts otherwise, and what it does not count', async () => {
    const well = await perftOf('--game', 'souls', '--', ...served());
    const unwell = await perftOf('--game', 'souls', '--depth', '2', '--', ...served('--misreading', 'no-limit'));
    const deaf = await perftOf('--game', 'souls', '--', ...served('--lacks', 'legal'));
    expect([well.status, well.out]).toEqual([0, expect.stringMatching(/(\d+) of \1 positions are counted alike\n$/)]);
    expect(unwell.status).toBe(1);
    expect(unwell.out).toMatch(/^≠ SOUL-.*\n +the engine +\d+ +\d+$/m);
    expect([deaf.status, deaf.out]).toEqual([2, expect.stringMatching(/^· SOUL-.*\n +the engine lacks legal$/m)]);
    expect(deaf.out).toMatch(/\nnone of (\d+) positions was counted, \1 need what the engine has not \(·\)\n$/);
    expect(deaf.out).not.toMatch(/[✓≠]/);
  });

  test('what an engine calls unsupported is not counted against it, and told', async () => {
    const some = relayed('some', 'if (m.position.effects.length > 0) return say({ seq: m.seq, unsupported: "spells" });', '');
    const { status, out, err } = await perftOf('--game', 'souls', '--depth', '2', '--', ...some);
    expect([status, err, out]).toEqual([0, '', expect.stringMatching(/^· SOUL-.*\n +unsupported after no command: spells$/m)]);
    const [, alike, counted, lacked] = /\n(\d+) of (\d+) positions are counted alike, (\d+) needs? what the engine has not/.exec(out) ?? [];
    expect([alike, Number(counted), Number(lacked)]).toEqual([counted, out.match(/^✓/gm)?.length, out.match(/^·/gm)?.length]);
    // Beside it what is wrong stays wrong.
    const wrong = relayed(
      'wrong',
      'if (m.position.effects.length > 0) return say({ seq: m.seq, unsupported: "spells" });',
      'm.outcome.legal.shift();',
    );
    expect((await perftOf('--game', 'souls', '--depth', '1', '--', ...wrong)).status).toBe(1);
    const one = await perftOf(WHAT, '--', ...relayed('late', 'if (n === 3) return say({ seq: m.seq, unsupported: "more" });', ''));
    expect([one.status, one.err]).toEqual([2, expect.stringMatching(/^· .* has not counted: unsupported after .*settle: more\n$/)]);
    expect(one.out).not.toContain('the engine');
  });

  test('a tree needs outcomes below its first commands, and windows and choices where there are some in it', async () => {
    const deep = await perftOf(WHAT, '--json', '--', ...served('--lacks', 'outcomes,windows'));
    expect([deep.status, deep.err]).toEqual([
      2,
      expect.stringMatching(/has not counted: the engine lacks outcomes \(--depth 1 does without\)/),
    ]);
    expect(JSON.parse(deep.out)).toMatchObject({ reference: {}, unsupported: expect.stringContaining('lacks outcomes') });
    expect((await perftOf(WHAT, '--depth', '1', '--', ...served('--lacks', 'outcomes,windows'))).status).toBe(0);
    expect((await perftOf(WHAT, '--', ...served('--lacks', 'windows,choices,events'))).status).toBe(0);
    const chosen = cases.find(({ game, position }) => {
      const ask = reference(gameOf(game));
      const [first] = ask(position, [], { legal: true }).legal ?? [];
      return first && ask(position, [first, { do: 'settle' }], { legal: true }).legal?.some((c) => c.do === 'choose');
    });
    const asked = await perftOf(chosen?.id ?? '', '--', ...served('--lacks', 'choices'));
    expect([asked.status, asked.err]).toEqual([2, expect.stringMatching(/the engine lacks choices \(--depth 1 does without\)/)]);
  });

  test('of one position, what it makes use of must be there', async () => {
    const { id } = cases.find((c) => c.needs.includes('taunt')) as (typeof cases)[number];
    const { status, err } = await perftOf(id, '--depth', '1', '--', ...lacking('taunt'));
    expect([status, err]).toEqual([2, expect.stringMatching(/has not counted: the engine lacks taunt\n$/)]);
  });

  test('an engine may list its commands in any order, and their parts too', async () => {
    const turned = 'm.outcome.legal = m.outcome.legal.reverse().map((c) => Object.fromEntries(Object.entries(c).reverse()));';
    const { status, out } = await perftOf(WHAT, '--divide', '--', ...relayed('turned', '', turned));
    expect([status, out]).toEqual([0, expect.not.stringMatching(/of the engine alone/)]);
  });

  test.each<[string, string, string, RegExp]>([
    ['lists too few', '', 'm.outcome.legal.shift();', /≠ +\d+ +– .*the engine lists it not/],
    [
      'lists one twice',
      '',
      'm.outcome.legal.push(m.outcome.legal[0] ?? { do: "end-phase", side: "north" });',
      /≠ +2 +6 +north attack noah mira/,
    ],
    ['fails', 'if (n === 3) return say({ seq: m.seq, error: "oh" });', '', /error in SOUL-\S+ after north attack lena mira, settle: oh/],
    ['ends, and not when it is asked again', 'if (n === 3) process.exit(7);', '', /the engine ended once \(it ended with exit status 7\)/],
  ])('an engine that %s ends 1 and is told', async (name, asked, answered, message) => {
    const { status, out, err } = await perftOf(WHAT, '--divide', '--', ...relayed(name, asked, answered));
    expect([status, out + err]).toEqual([1, expect.stringMatching(message)]);
  });

  test('an engine counts by the readings it declares', async () => {
    const what = 'SOUL-9.3.3/of-two-shields-one-holds-and-that-is-enough';
    const plain = await perftOf(what, '--json');
    const { status, out } = await perftOf(what, '--json', '--', ...served('--reading', 'SOUL-Q0-7=one'));
    const counts = (text: string): unknown => (JSON.parse(text) as { reference: unknown }).reference;
    expect(status).toBe(0);
    expect(counts(out)).not.toEqual(counts(plain.out));
  });

  test.each<[string, string[], RegExp]>([
    ['a tree to divide that is none', ['--divide'], /--divide shows one tree: name an example too/],
    ['games it does not play', ['--game', 'duel-masters', '--', ...trivial], /trivial plays none of duel-masters/],
    ['nothing of that name', ['SOUL-9.9.9/none'], /nothing is called/],
    ['another game than its own', [WHAT, '--game', 'duel-masters'], /an example of souls, and --game names duel-masters: leave --game out/],
    ['what has no position', ['SOUL-Q0-8'], /is no example/],
    ['a depth that is none', [WHAT, '--depth', '0'], /expected a whole number from 1 to 8/],
    ['a time-out that is none', [WHAT, '--timeout', 'soon', '--', ...served()], /expected a whole number of milliseconds/],
    ['no engine after the dashes', [WHAT, '--'], /no adapter: after "--"/],
    [
      'an engine without a list',
      [WHAT, '--', ...served('--lacks', 'legal')],
      /has "legal" among what it lacks.*take the word out of "lacks"/,
    ],
    [
      'a game it does not play',
      ['DM-D3/equal-power-destroys-both', '--', ...trivial],
      /trivial does not play duel-masters: it plays souls/,
    ],
  ])('%s is told', async (_, argv, message) => {
    const { status, err } = await perftOf(...argv);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
