// Counts of the tree of legal commands: they add up, they are those of the engine, and a difference is found.
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import { gameOf, reference } from '../../conformance/engines.ts';
import { perft } from '../../conformance/perft.ts';
import { games } from '../../reference/games.ts';
import { cliOn, served, trivial } from './cli.ts';

const { cases } = load('.');
const perftOf = (...argv: string[]) => cliOn('.', 'perft', ...argv);
const WHAT = 'SOUL-9.1.1/one-soul-has-attacked-the-next-one-may';

describe('perft', () => {
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

  test('of an engine that counts as the reference does ends 0, of one that does not ends 1', async () => {
    const well = await perftOf(WHAT, '--json', '--', ...served());
    const unwell = await perftOf(WHAT, '--divide', '--', ...served('--misreading', 'no-limit'));
    const { reference: ours, engine } = JSON.parse(well.out) as { reference: unknown; engine: unknown };
    expect([well.status, engine]).toEqual([0, ours]);
    expect(unwell.status).toBe(1);
    expect(unwell.out).toMatch(/below each first command/);
  });

  test.each<[string, string[], RegExp]>([
    ['nothing of that name', ['SOUL-9.9.9/none'], /nothing is called/],
    ['what has no position', ['SOUL-Q0-8'], /is no example/],
    ['a depth that is none', [WHAT, '--depth', '0'], /expected a whole number from 1 to 8/],
    ['an engine without a list', [WHAT, '--', ...served('--lacks', 'legal')], /lists no legal commands of souls/],
    ['a game it does not play', ['DM-D3/equal-power-destroys-both', '--', ...trivial], /lists no legal commands of duel-masters/],
  ])('%s is told', async (_, argv, message) => {
    const { status, err } = await perftOf(...argv);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
