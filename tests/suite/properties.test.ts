// What must hold of every reference in every position, not only in those of the features. Positions and commands come
// from `tests/<game>/arbitrary.ts`.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../reference/games.ts';
import { withReplaced } from '../../reference/kernel/clause.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';
import type { Answer, Command, Outcome, Position } from '../../reference/kernel/types.ts';
import { commandsIn, type Room, walked, walksFrom } from '../arbitrary.ts';

const RUNS = { numRuns: 300 };
const rooms = await Promise.all(
  games.map(async (game): Promise<[string, Game, Room]> => [game.title, game, (await import(`../${game.name}/arbitrary.ts`)) as Room]),
);

/** Gives two legal commands, chosen by number, to a misreading, and says which one throws. */
function asMisread({ run }: Game, m: Misreading, p: Position, picks: readonly number[]): Outcome {
  try {
    return withReplaced(m.decides, () => {
      const { legal = [] } = run(p, [], { legal: true });
      const commands = picks.flatMap((n): Command[] => (legal.length > 0 ? [legal[n % legal.length] as Command, { do: 'settle' }] : []));
      return run(p, commands);
    });
  } catch (e) {
    throw new Error(`${m.id} throws`, { cause: e });
  }
}

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const v of Object.values(value)) frozen(v);
  }
  return value;
}

describe.each(rooms)('the reference of %s', (_, game, room) => {
  const { run } = game;
  const { position } = room;
  const walk = walksFrom(position);

  test('never changes the position or the commands it is given', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const before = JSON.stringify([p, commands]);
        run(frozen(structuredClone(p)), frozen(structuredClone(commands)));
        run(p, [...commands, { do: 'settle' }]);
        expect(JSON.stringify([p, commands])).toBe(before);
      }),
      RUNS,
    );
  });

  test('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const again = (): string => JSON.stringify(run(structuredClone(p), [...commands, { do: 'settle' }], { legal: true }));
        expect(again()).toBe(again());
      }),
      RUNS,
    );
  });

  test('ends every battle: once everyone declines, nothing is open but a choice that has to be made', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands, outcome } = walked(run, p, picks);
        fc.pre(outcome.open?.window !== 'choice');
        const settled = run(p, [...commands, { do: 'settle' }]);
        expect(settled.commands.at(-1)?.accepted).toBe(true);
        expect(settled.open?.window ?? 'choice').toBe('choice');
      }),
      RUNS,
    );
  });

  test('lists as legal what it accepts, and nothing else; and a refusal changes nothing', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands, outcome } = walked(run, p, picks);
        const legal = new Set((outcome.legal ?? []).map((c) => JSON.stringify(c)));
        expect(legal.size).toBe(outcome.legal?.length);
        for (const c of commandsIn(game, room, p)) {
          const after = run(p, [...commands, c]);
          const { accepted, clauses } = after.commands.at(-1) as Answer;
          expect({ c, accepted }).toEqual({ c, accepted: legal.has(JSON.stringify(c)) });
          if (accepted) continue;
          expect(clauses?.length).toBeGreaterThan(0);
          expect([after.position, after.open, after.winner]).toEqual([outcome.position, outcome.open, outcome.winner]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('names the clauses of every answer and every event', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { commands: answers, events = [] } = run(p, [...commands, { do: 'settle' }]);
        // To settle is no rule of any game.
        for (const { clauses } of [...answers.slice(0, -1), ...events]) expect(clauses?.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('numbers instants that never fall', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const at = run(p, [...commands, { do: 'settle' }]).events?.map((e) => e.at) ?? [];
        expect(at).toEqual([...at].sort((a, b) => a - b));
      }),
      RUNS,
    );
  });
});

describe.each(rooms)('every misreading of %s', (_, game, { position }) => {
  const { run, misreadings } = game;

  test('gives a valid outcome and never throws, whatever the position', () => {
    fc.assert(
      fc.property(position, fc.nat(1000), fc.nat(1000), (p, one, two) => {
        for (const m of misreadings) {
          const outcome = asMisread(game, m, p, [one, two]);
          expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('is never left installed', () => {
    fc.assert(
      fc.property(position, (p) => {
        const before = JSON.stringify(run(p, []));
        for (const m of misreadings) {
          expect(() =>
            withReplaced(m.decides, () => {
              throw new Error('in the middle');
            }),
          ).toThrow('in the middle');
        }
        expect(JSON.stringify(run(p, []))).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});
