// What must hold of battle damage and HP in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { souls } from '../../reference/souls/index.ts';
import type { Position } from '../../reference/souls/types.ts';
import { walked, walksFrom } from '../arbitrary.ts';
import { position } from './arbitrary.ts';

const RUNS = { numRuns: 300 };
const walk = walksFrom(position);
const { run } = souls;

describe('the reference of Souls', () => {
  test('deals battle damage in multiples of five, never below zero', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { events = [] } = run(p, [...commands, { do: 'settle' }]);
        const { cards, effects: all } = p as unknown as Position;
        const effects = new Set(all.map((e) => e.id));
        const defiances =
          cards.some((c) => 'keywords' in c && c.keywords.defiance !== undefined) || all.some((e) => e.does.some((d) => d.do === 'grant'));
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
        const { commands } = walked(run, p, picks);
        const { position: after, events = [] } = run(p, [...commands, { do: 'settle' }]);
        for (const c of (after as unknown as Position).cards) {
          if (c.kind === 'armament') continue;
          const before = (p as unknown as Position).cards.find((x) => x.id === c.id) as typeof c;
          const healed = events.filter((e) => e.kind === 'heal' && e.card === c.id).reduce((sum, e) => sum + (e.amount ?? 0), 0);
          expect(c.hp).toBeGreaterThanOrEqual(0);
          expect(c.hp).toBeLessThanOrEqual(before.hp + healed);
        }
      }),
      RUNS,
    );
  });
});
