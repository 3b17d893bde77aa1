// What must hold of battles, life points and replays in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yuGiOh } from '../../reference/yu-gi-oh/index.ts';
import type { Monster, Position } from '../../reference/yu-gi-oh/types.ts';
import { walked, walksFrom } from '../arbitrary.ts';
import { position } from './arbitrary.ts';

const RUNS = { numRuns: 300 };
const walk = walksFrom(position);
const { run } = yuGiOh;
const settled = (p: Parameters<typeof run>[0], commands: readonly unknown[]) => {
  const { position: end, ...rest } = run(p, commands);
  return { ...rest, position: end as unknown as Position };
};

describe('the reference of Yu-Gi-Oh', () => {
  test('takes from a player exactly what its events tell', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { position: end, events = [] } = settled(p, [...commands, { do: 'settle' }]);
        for (const side of ['north', 'south'] as const) {
          const of = (kind: string): number =>
            events.filter((e) => e.kind === kind && e.card === side).reduce((sum, e) => sum + (e.amount ?? 0), 0);
          const before = (p as unknown as Position).players[side].lp;
          expect(end.players[side].lp).toBe(Math.max(0, before + of('heal') - of('damage')));
        }
      }),
      RUNS,
    );
  });

  test('never puts two monsters into one slot, and gives back to its owner what leaves the field', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { cards } = settled(p, [...commands, { do: 'settle' }]).position;
        const on = cards.filter((c) => c.zone === 'monsters').map((c) => `${c.side} ${c.slot}`);
        expect(new Set(on).size).toBe(on.length);
        for (const c of cards) expect([c.slot > 0, c.zone === 'monsters' || c.side === c.owner]).toEqual([c.zone === 'monsters', true]);
      }),
      RUNS,
    );
  });

  test('calculates damage once an attack at most, and ends every attack it declares', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { events = [], winner } = settled(p, [...commands, { do: 'settle' }]);
        const of = (...kinds: string[]): number => events.filter((e) => kinds.includes(e.kind)).length;
        if (winner === null) expect(of('end', 'stop')).toBe(of('declare'));
        expect(of('end')).toBeLessThanOrEqual(of('declare'));
      }),
      RUNS,
    );
  });

  test('counts each declaration once, whatever becomes of the attack', () => {
    fc.assert(
      fc.property(walk, ({ position: p, picks }) => {
        const { commands } = walked(run, p, picks);
        const { position: end, events = [] } = settled(p, [...commands, { do: 'settle' }]);
        // A monster that left and was summoned again begins anew.
        const back = new Set(events.filter((e) => e.kind === 'summon').map((e) => e.card));
        for (const c of end.cards.filter((x) => !back.has(x.id))) {
          const before = (p as unknown as Position).cards.find((x) => x.id === c.id) as Monster;
          const declared = events.filter((e) => e.kind === 'declare' && e.by === c.id).length;
          const thisTurn = (m: Monster): number => (m.attacks.turn === end.turn.number ? m.attacks.count : 0);
          expect(thisTurn(c)).toBe(thisTurn(before) + declared);
        }
      }),
      RUNS,
    );
  });

  test('attacks a player directly only past nobody, or with the right to', () => {
    fc.assert(
      fc.property(position, (p) => {
        const { player } = (p as unknown as Position).turn;
        const opponent = player === 'north' ? 'south' : 'north';
        const bare = !(p as unknown as Position).cards.some((c) => c.zone === 'monsters' && c.side === opponent);
        const { legal = [] } = run(p, [], { legal: true });
        for (const c of legal) {
          if (c.do !== 'attack') continue;
          const direct = c['target'] === opponent;
          const attacker = (p as unknown as Position).cards.find((x) => x.id === c['attacker']) as Monster;
          if (direct) expect(bare || attacker.abilities.attacksDirectly === true).toBe(true);
          else expect(bare).toBe(false);
        }
      }),
      RUNS,
    );
  });
});
