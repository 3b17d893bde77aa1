// What must hold of Gigs, Eddies, power and roles in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cyberpunk } from '../../reference/cyberpunk/index.ts';
import type { Position, Unit } from '../../reference/cyberpunk/types.ts';
import type { Command, Outcome } from '../../reference/kernel/types.ts';
import { walked, walksFrom } from '../arbitrary.ts';
import { position } from './arbitrary.ts';

const RUNS = { numRuns: 300 };
const walk = walksFrom(position);
const { run } = cyberpunk;
const of = (o: { position: unknown }): Position => o.position as Position;

/** Settles, and makes every choice that stands in the way by its first options, until nothing is open. */
function toTheEnd(p: unknown, commands: readonly Command[]): Outcome {
  const all = [...commands];
  for (let i = 0; i < 40; i++) {
    const { open } = run(p, all);
    if (open?.window === 'choice')
      all.push({ do: 'choose', side: open.waiting, ids: (open['options'] as string[]).slice(0, Number(open['min'])) });
    else if (open) all.push({ do: 'settle' });
    else break;
  }
  return run(p, all);
}

describe('the reference of the Cyberpunk TCG', () => {
  test('moves dice by theft only, from one Gig area to the other', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const after = toTheEnd(p, commands);
        const stolen = (after.events ?? []).filter((e) => e.kind === 'steal');
        const removed = (after.events ?? []).filter((e) => e.kind === 'remove').map((e) => e.card);
        for (const g of of({ position: p }).cards.filter((c) => c.kind === 'gig')) {
          const now = of(after).cards.find((c) => c.id === g.id);
          expect(now).toEqual({ ...g, side: now?.side, zone: removed.includes(g.id) ? 'left' : 'gigs' });
          if (now?.side !== g.side) expect(stolen.map((e) => e.card)).toContain(g.id);
        }
      }),
      RUNS,
    );
  });

  test('asks for a tenth of the power and one, and only where more dice lie there', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const now = run(p, [...commands, { do: 'settle' }]);
        const { open } = now;
        fc.pre(open?.['kind'] === 'steal');
        const { power } = of(now).cards.find((c) => c.id === open?.['attacker']) as Unit;
        expect(open?.['min']).toBe(Math.floor(power / 10) + 1);
        expect((open?.['options'] as unknown as string[] | undefined)?.length ?? 0).toBeGreaterThan(Number(open?.['min']));
      }),
      { numRuns: 60 },
    );
  });

  test('gives back what it has lent: power changes for good only where an effect raises it', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const after = toTheEnd(p, commands);
        for (const u of of({ position: p }).cards.filter((c): c is Unit => c.kind === 'unit')) {
          const raised = (after.events ?? []).reduce((sum, e) => (e.kind === 'raise' && e.card === u.id ? sum + (e.amount ?? 0) : sum), 0);
          expect((of(after).cards.find((c) => c.id === u.id) as Unit).power).toBe(u.power + raised);
        }
      }),
      RUNS,
    );
  });

  test('never spends Eddies that are not there, and calls one Legend of a player a turn', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const after = toTheEnd(p, commands);
        for (const side of ['north', 'south'] as const) {
          expect(of(after).players[side].eddies).toBeGreaterThanOrEqual(0);
          const calls = (after.events ?? []).filter(
            (e) => e.kind === 'call' && of(after).cards.some((c) => c.id === e.card && c.side === side),
          );
          expect(calls.length).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  test('asks the rival of the turn player in every React Step, and names two who are there', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { outcome } = walked(run, p, picks);
        const { open } = outcome;
        fc.pre(open?.window === 'response');
        const { player } = outcome.position.turn;
        expect(open).toMatchObject({ attacking: player, defending: open?.waiting });
        expect(open?.waiting).not.toBe(player);
        const inField = (id: unknown): boolean => of(outcome).cards.some((c) => c.id === id && c.zone === 'field');
        expect(inField(open?.['attacker'])).toBe(true);
        if (open?.['target'] !== open?.waiting) expect(inField(open?.['target'])).toBe(true);
      }),
      RUNS,
    );
  });

  test('begins every fight of an attack with the end of its React Step, and ends each attack once', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const kinds = (toTheEnd(p, commands).events ?? []).map((e) => (e.kind === 'enter' ? `enter ${e.to}` : e.kind));
        const count = (kind: string): number => kinds.filter((k) => k === kind).length;
        expect(count('end')).toBe(count('announce'));
        expect(count('resume')).toBe(count('announce'));
        expect(count('enter fight') + count('enter steal')).toBeLessThanOrEqual(count('enter react'));
      }),
      RUNS,
    );
  });
});
