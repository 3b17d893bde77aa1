// What must hold of battles in every position, not only in those of the features.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelMasters } from '../../reference/duel-masters/index.ts';
import type { Creature } from '../../reference/duel-masters/types.ts';
import type { Position } from '../../reference/kernel/types.ts';
import { walked, walksFrom } from '../arbitrary.ts';
import { position } from './arbitrary.ts';

const { run } = duelMasters;
const RUNS = { numRuns: 300 };

/** Two creatures and nothing else: the table of results at the end of the inventory. */
const pair = (a: { power: number; wins: boolean; kept: boolean }, b: { power: number; wins: boolean; kept: boolean }): Position => {
  const creature = (id: string, side: string, tapped: boolean, c: typeof a) => ({
    id,
    kind: 'creature',
    owner: side,
    side,
    zone: 'battle-zone',
    power: c.power,
    tapped,
    sick: false,
    abilities: { ...(c.wins && { winsAllBattles: true }), ...(c.kept && { indestructible: true }) },
  });
  return {
    game: 'duel-masters',
    turn: { number: 1, player: 'north', phase: 'attack' },
    cards: [creature('one', 'north', false, a), creature('other', 'south', true, b)],
    effects: [],
  };
};

describe('the reference of Duel Masters', () => {
  const stats = fc.record({ power: fc.constantFrom(500, 1000, 5000, 5500, 9000), wins: fc.boolean(), kept: fc.boolean() });

  test('settles a battle as the table of results has it', () => {
    fc.assert(
      fc.property(stats, stats, (a, b) => {
        const { position: after, events = [] } = run(pair(a, b), [
          { do: 'attack', side: 'north', attacker: 'one', target: 'other' },
          { do: 'settle' },
        ]);
        const won = events.filter((e) => e.kind === 'win').map((e) => e.card);
        const lost = events.filter((e) => e.kind === 'lose').map((e) => e.card);
        const oneWins = a.wins || (!b.wins && a.power > b.power);
        const otherWins = b.wins || (!a.wins && b.power > a.power);
        expect(won).toEqual([...(oneWins ? ['one'] : []), ...(otherWins ? ['other'] : [])]);
        expect(lost).toEqual([...(oneWins ? [] : ['one']), ...(otherWins ? [] : ['other'])]);
        const gone = after.cards.filter((c) => c['zone'] === 'graveyard').map((c) => c['id']);
        expect(gone).toEqual([...(oneWins || a.kept ? [] : ['one']), ...(otherWins || b.kept ? [] : ['other'])]);
      }),
      RUNS,
    );
  });

  test('lets no creature in that its own rules would have destroyed', () => {
    const some = { power: 1000, wins: false, kept: false };
    for (const power of [0, -1000]) {
      expect(() => run(pair({ ...some, power }, some), [])).toThrow('position.cards[0].power');
      expect(() => run(pair({ ...some, power, kept: true }, some), [])).not.toThrow();
    }
  });

  test('a card out of the battle zone is with its owner and out of action', () => {
    fc.assert(
      fc.property(walksFrom(position), ({ position: p, picks }) => {
        const { outcome } = walked(run, p, picks);
        for (const c of outcome.position.cards as unknown as Creature[]) {
          if (c.zone === 'battle-zone' || c.kind !== 'creature') continue;
          expect([c.side, c.tapped, c.sick]).toEqual([c.owner, false, false]);
        }
      }),
      RUNS,
    );
  });

  test('nobody wins or loses without a battle in that instant', () => {
    fc.assert(
      fc.property(walksFrom(position), ({ position: p, picks }) => {
        const { outcome } = walked(run, p, picks);
        const { events = [] } = outcome;
        const battles = new Set(events.filter((e) => e.kind === 'battle').map((e) => e.at));
        for (const e of events.filter((x) => x.kind === 'win' || x.kind === 'lose')) expect(battles.has(e.at)).toBe(true);
      }),
      RUNS,
    );
  });
});
