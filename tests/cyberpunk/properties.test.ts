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

  test('takes a tenth of the power and one, as far as there are dice', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 130 }), fc.integer({ min: 1, max: 15 }), (power, dice) => {
        const gigs = Array.from({ length: dice }, (_, i) => ({ id: `gig-${i}`, kind: 'gig', side: 'south', zone: 'gigs', value: 6 }));
        const noah = { id: 'noah', kind: 'unit', side: 'north', zone: 'field', power, ready: true, lag: false, keywords: {} };
        const player = { eddies: 0, called: 0 };
        const p = {
          game: 'cyberpunk',
          turn: { number: 1, player: 'north', phase: 'main' },
          players: { north: player, south: player },
          cards: [noah, ...gigs],
          effects: [],
        };
        const after = toTheEnd(p, [{ do: 'attack', side: 'north', attacker: 'noah', target: 'south' }]);
        const stolen = of(after).cards.filter((c) => c.kind === 'gig' && c.side === 'north').length;
        expect(stolen).toBe(power < 1 ? 0 : Math.min(dice, Math.floor(power / 10) + 1));
      }),
      RUNS,
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
    let seen = 0;
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { outcome } = walked(run, p, picks);
        const { open } = outcome;
        if (open?.window !== 'response') return;
        seen += 1;
        const { player } = outcome.position.turn;
        expect(open).toMatchObject({ attacking: player, defending: open.waiting });
        expect(open.waiting).not.toBe(player);
        const inField = (id: unknown): boolean => of(outcome).cards.some((c) => c.id === id && c.zone === 'field');
        expect(inField(open['attacker'])).toBe(true);
        if (open['target'] !== open.waiting) expect(inField(open['target'])).toBe(true);
      }),
      RUNS,
    );
    expect(seen).toBeGreaterThan(10);
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
