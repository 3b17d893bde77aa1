import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../conformance/protocol.ts';
import { games } from '../../reference/games.ts';

const souls = games[0]?.name ?? '';
const answer = (position: object): unknown => ({ seq: 1, outcome: { commands: [], position, open: null, winner: null } });

describe('an outcome', () => {
  it('is held against the schema of its game', () => {
    const wrong = answer({ cards: [{ id: 'mira', hp: '30' }] });
    expect(() => readAnswer(wrong, souls)).toThrow(/cards\[0\]\.hp: wrong type: found "30", expected a value of type integer/);
  });
  it('may leave out what the engine does not keep', () => {
    const little = answer({ cards: [{ id: 'mira', hp: 30 }] });
    expect(readAnswer(little, souls)).toBe(little);
  });
  it.each([null, 'souls', [], { cards: null }])('whose position is %j is none', (position) => {
    expect(() => readAnswer(answer(position as object), souls)).toThrow(/^answer\.outcome\.position/);
  });
});
