// What the door of the One Piece Card Game turns away, beyond what its schema says: with the path, and what was expected.
import { describe, expect, test } from 'vitest';
import { onePiece } from '../../reference/one-piece/index.ts';
import type { Card, Effect, Position } from '../../reference/one-piece/types.ts';

const leader = (side: 'north' | 'south'): Card => ({
  id: `leader-of-${side}`,
  kind: 'leader',
  side,
  zone: 'leader',
  slot: 0,
  power: 5000,
  rested: false,
  keywords: {},
});
const character = (id: string, more: Partial<Card> = {}): Card =>
  ({
    id,
    kind: 'character',
    side: 'south',
    zone: 'characters',
    slot: 0,
    power: 3000,
    counter: 0,
    rested: false,
    keywords: {},
    ...more,
  }) as Card;
const pistol: Card = { id: 'pistol', kind: 'event', side: 'south', zone: 'hand', slot: 0, cost: 1 };
const sunny: Card = { id: 'sunny', kind: 'stage', side: 'south', zone: 'stage', slot: 0, rested: false };
const effect = (more: Partial<Effect> = {}): Effect => ({
  id: 'effect',
  side: 'south',
  when: { on: 'ko', card: 'bepo' },
  chooses: null,
  does: [{ do: 'ko', card: 'bepo' }],
  used: false,
  ...more,
});
const position = (cards: Card[], effects: Effect[] = []): Position => ({
  game: 'one-piece',
  turn: { number: 3, player: 'north', phase: 'main' },
  players: { north: { activeDon: 0, restedDon: 0 }, south: { activeDon: 0, restedDon: 0 } },
  cards,
  effects,
});
const both = [leader('north'), leader('south')];
const bepo = character('bepo');

describe('the door of the One Piece Card Game', () => {
  test('lets a right position in', () => {
    expect(() => onePiece.admit(position([...both, bepo, pistol], [effect()]))).not.toThrow();
  });

  test.each<[string, Position, RegExp]>([
    [
      'a player without a Leader',
      position([leader('north'), bepo]),
      /position\.cards: wrong number of Leaders: found 0, expected one Leader of south/,
    ],
    ['two Leaders', position([...both, { ...leader('south'), id: 'law' }]), /wrong number of Leaders: found 2/],
    ['six Characters', position([...both, ...'abcdef'.split('').map((id) => character(id))]), /too many Characters: found 6/],
    [
      'a Life card without a place',
      position([...both, character('nami', { zone: 'life' })]),
      /position\.cards\[2\]\.slot: no such place: found 0/,
    ],
    [
      'two Life cards in one place',
      position([...both, character('nami', { zone: 'life', slot: 1 }), character('robin', { zone: 'life', slot: 1 })]),
      /position\.cards\[3\]\.slot: two cards in one place: .*nami has this one/,
    ],
    ['a place outside the Life area', position([...both, character('nami', { slot: 2 })]), /no such place: found 2, expected 0/],
    [
      'a rested card in hand',
      position([...both, { ...bepo, zone: 'hand', rested: true } as Card]),
      /position\.cards\[2\]\.rested: no orientation there/,
    ],
    [
      'an effect of the other side',
      position([...both, bepo], [effect({ side: 'north' })]),
      /position\.effects\[0\]\.side: the effect of another side/,
    ],
    [
      'a Counter effect of a Character',
      position([...both, bepo], [effect({ when: { on: 'counter', card: 'bepo' } })]),
      /no such timing on this card/,
    ],
    [
      'an Event that attacks',
      position([...both, bepo, pistol], [effect({ when: { on: 'attack', card: 'pistol' } })]),
      /no such timing on this card: .*another timing, on an Event/,
    ],
    [
      'a Leader with a Trigger',
      position([...both], [effect({ when: { on: 'trigger', card: 'leader-of-south' }, does: [] })]),
      /no such timing on this card: .*another timing, on a Leader/,
    ],
    [
      'a Stage that is K.O.’d',
      position([...both, sunny], [effect({ when: { on: 'ko', card: 'sunny' }, does: [] })]),
      /no such timing on this card: .*another timing, on a Stage/,
    ],
    [
      'eleven DON!!',
      { ...position(both), players: { north: { activeDon: 6, restedDon: 5 }, south: { activeDon: 0, restedDon: 0 } } },
      /position\.players\.north: too many DON!!: found 11, expected at most 10/,
    ],
    [
      'a choice in an effect that nobody uses',
      position([...both, bepo], [effect({ chooses: { kind: 'character', side: 'north' } })]),
      /position\.effects\[0\]\.chooses: nobody would choose/,
    ],
    [
      'two Triggers on one card',
      position(
        [...both, bepo],
        ['one', 'two'].map((id) => effect({ id, when: { on: 'trigger', card: 'bepo' } })),
      ),
      /position\.effects\[1\]\.when: used twice over: .*one is there/,
    ],
    [
      'an effect on a card that is not there',
      position([...both, bepo], [effect({ does: [{ do: 'ko', card: 'beppo' }] })]),
      /position\.effects\[0\]\.does\[0\]: no such card: .*did you mean "bepo"/,
    ],
  ])('turns away %s', (_, p, message) => {
    expect(() => onePiece.admit(p)).toThrow(message);
  });

  test('wants the card that has an effect, and not the effect, to be used', () => {
    const p = position([...both, bepo], [effect()]);
    expect(() => onePiece.run(p, [{ do: 'use', side: 'south', effect: 'bepo' }])).not.toThrow();
    expect(() => onePiece.run(p, [{ do: 'use', side: 'south', effect: 'effect' }])).toThrow(/commands\[0\]\.effect: no such card/);
  });
});
