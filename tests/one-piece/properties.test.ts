// What must hold of Life, power and Characters in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position as AnyPosition, Outcome } from '../../reference/kernel/types.ts';
import { onePiece } from '../../reference/one-piece/index.ts';
import type { Card, Position } from '../../reference/one-piece/types.ts';
import { walked, walksFrom } from '../arbitrary.ts';
import { position } from './arbitrary.ts';

const RUNS = { numRuns: 300 };
const walk = walksFrom(position);
const { run, admit } = onePiece;

/** The outcome once everyone has declined, unless a choice that nobody may decline stands open. */
function settled(p: AnyPosition, picks: readonly number[]): Outcome | undefined {
  const { commands, outcome } = walked(run, p, picks);
  return outcome.open?.window === 'choice' ? undefined : run(p, [...commands, { do: 'settle' }]);
}
const cardsOf = (p: AnyPosition): Card[] => (p as unknown as Position).cards;

describe('the reference of the One Piece Card Game', () => {
  test('comes back to a position that passes its own door', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const outcome = settled(p, picks);
        // A game that is over stops where it is, in the middle of a Trigger if need be.
        if (outcome && outcome.winner === null) expect(() => admit(outcome.position)).not.toThrow();
      }),
      RUNS,
    );
  });

  test('keeps every card, on its side, and no more than five Characters', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { outcome } = walked(run, p, picks);
        expect(cardsOf(outcome.position).map((c) => [c.id, c.kind, c.side])).toEqual(cardsOf(p).map((c) => [c.id, c.kind, c.side]));
        for (const side of ['north', 'south'])
          expect(cardsOf(outcome.position).filter((c) => c.side === side && c.zone === 'characters').length).toBeLessThanOrEqual(5);
      }),
      RUNS,
    );
  });

  test('takes every bonus of a battle back', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const outcome = settled(p, picks);
        fc.pre(outcome !== undefined && outcome.winner === null);
        const set = new Set(outcome?.events?.filter((e) => e.kind === 'set').map((e) => e.card));
        for (const c of cardsOf(outcome?.position as AnyPosition)) {
          const before = cardsOf(p).find((x) => x.id === c.id) as Card;
          if ('power' in c && 'power' in before && !set.has(c.id)) expect(c.power).toBe(before.power);
        }
      }),
      RUNS,
    );
  });

  test('never lets an attacker be lost by its own attack', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        fc.pre(p.effects.length === 0);
        const outcome = settled(p, picks);
        const attackers = outcome?.events?.filter((e) => e.kind === 'declare').map((e) => e.by) ?? [];
        for (const e of outcome?.events ?? []) if (e.kind === 'ko') expect(attackers).not.toContain(e.card);
      }),
      RUNS,
    );
  });

  test('begins nothing while a Trigger is offered outside a battle', () => {
    fc.assert(
      fc.property(position, (p) => {
        const other = p.turn.player === 'north' ? 'south' : 'north';
        const leader = (side: string): Card => cardsOf(p).find((c) => c.kind === 'leader' && c.side === side) as Card;
        const effect = (on: string, card: Card, does: object[]) => ({
          id: `of-${card.id}`,
          side: card.side,
          when: { on, card: card.id },
          chooses: null,
          does,
          used: false,
        });
        const effects = [
          effect('main', leader(p.turn.player), [{ do: 'deal', card: leader(other).id, amount: 1 }]),
          ...cardsOf(p)
            .filter((c) => c.zone === 'life')
            .map((c) => effect('trigger', c, [])),
        ];
        const { open, legal } = run({ ...p, effects }, [{ do: 'use', side: p.turn.player, effect: leader(p.turn.player).id }], {
          legal: true,
        });
        fc.pre(open !== null);
        expect(legal?.map((c) => [c.do, 'side' in c && c.side])).toEqual([
          ['pass', other],
          ['use', other],
        ]);
      }),
      RUNS,
    );
  });

  test('takes Life from the top only', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        fc.pre(p.effects.length === 0);
        const after = settled(p, picks)?.position;
        if (!after) return;
        for (const side of ['north', 'south']) {
          const life = (q: AnyPosition): string[] =>
            cardsOf(q)
              .filter((c) => c.side === side && c.zone === 'life')
              .sort((a, b) => a.slot - b.slot)
              .map((c) => c.id);
          expect(life(after)).toEqual(life(p).slice(0, life(after).length));
        }
      }),
      RUNS,
    );
  });
});
