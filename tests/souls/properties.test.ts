// What must hold of the reference in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withReplaced } from '../../reference/kernel/clause.ts';
import { run } from '../../reference/souls/engine.ts';
import { misreadings } from '../../reference/souls/misreadings.ts';
import type { Command, Outcome, Position } from '../../reference/souls/types.ts';
import { position, universe, walk } from './arbitrary.ts';

const RUNS = { numRuns: 300 };

/** Follows legal commands by number; gives the commands and the last outcome. */
function walked(p: Position, picks: readonly number[]): { commands: Command[]; outcome: Outcome } {
  const commands: Command[] = [];
  let outcome = run(p, commands, { legal: true });
  for (const pick of picks) {
    const legal = outcome.legal ?? [];
    if (legal.length === 0) break;
    commands.push(legal[pick % legal.length] as Command);
    outcome = run(p, commands, { legal: true });
  }
  return { commands, outcome };
}

/** Gives two legal commands, chosen by number, to a misreading, and says which one throws. */
function asMisread(m: (typeof misreadings)[number], p: Position, picks: readonly number[]): Outcome {
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

describe('the reference', () => {
  test('never changes the position or the commands it is given', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(p, picks);
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
        const { commands } = walked(p, picks);
        const again = (): string => JSON.stringify(run(structuredClone(p), [...commands, { do: 'settle' }], { legal: true }));
        expect(again()).toBe(again());
      }),
      RUNS,
    );
  });

  test('ends every battle: once everyone declines, no window is open', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands, outcome } = walked(p, picks);
        fc.pre(outcome.open?.window !== 'choice');
        const settled = run(p, [...commands, { do: 'settle' }]);
        expect(settled.commands.at(-1)?.accepted).toBe(true);
        expect(settled.open).toBeNull();
      }),
      RUNS,
    );
  });

  test('lists as legal what it accepts, and nothing else; and a refusal changes nothing', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands, outcome } = walked(p, picks);
        const legal = new Set((outcome.legal ?? []).map((c) => JSON.stringify(c)));
        expect(legal.size).toBe(outcome.legal?.length);
        for (const c of universe(p)) {
          const after = run(p, [...commands, c]);
          const { accepted, clauses } = after.commands.at(-1) as Outcome['commands'][number];
          expect({ c, accepted }).toEqual({ c, accepted: legal.has(JSON.stringify(c)) });
          if (accepted) continue;
          expect(clauses.length).toBeGreaterThan(0);
          expect([after.position, after.open, after.winner]).toEqual([outcome.position, outcome.open, outcome.winner]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('deals battle damage in multiples of five, never below zero', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(p, picks);
        const { events } = run(p, [...commands, { do: 'settle' }]);
        const effects = new Set(p.effects.map((e) => e.id));
        const defiances =
          p.cards.some((c) => 'keywords' in c && c.keywords.defiance !== undefined) ||
          p.effects.some((e) => e.does.some((d) => d.do === 'grant'));
        for (const e of events.filter((x) => x.kind === 'damage')) {
          expect(e.amount).toBeGreaterThan(0);
          if (!defiances && !effects.has(e.by ?? '')) expect((e.amount ?? 1) % 5).toBe(0);
        }
      }),
      RUNS,
    );
  });

  test('lets HP rise by healing only, and never below zero', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(p, picks);
        const { position: after, events } = run(p, [...commands, { do: 'settle' }]);
        for (const c of after.cards) {
          if (c.kind === 'armament') continue;
          const before = p.cards.find((x) => x.id === c.id) as typeof c;
          const healed = events.filter((e) => e.kind === 'heal' && e.card === c.id).reduce((sum, e) => sum + (e.amount ?? 0), 0);
          expect(c.hp).toBeGreaterThanOrEqual(0);
          expect(c.hp).toBeLessThanOrEqual(before.hp + healed);
        }
      }),
      RUNS,
    );
  });

  test('names the clauses of every answer and every event', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(p, picks);
        const outcome = run(p, [...commands, { do: 'settle' }]);
        for (const { clauses } of [...outcome.commands, ...outcome.events]) expect(clauses?.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('numbers instants that never fall', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(p, picks);
        const at = run(p, [...commands, { do: 'settle' }]).events.map((e) => e.at);
        expect(at).toEqual([...at].sort((a, b) => a - b));
      }),
      RUNS,
    );
  });
});

describe('every misreading', () => {
  test('gives a valid outcome and never throws, whatever the position', () => {
    fc.assert(
      fc.property(position, fc.nat(1000), fc.nat(1000), (p, one, two) => {
        for (const m of misreadings) {
          const outcome = asMisread(m, p, [one, two]);
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
