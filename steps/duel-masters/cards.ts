import type { Abilities } from '../../reference/duel-masters/types.ts';
import {
  cardIn,
  type Draft,
  type Fields,
  type Json,
  newId,
  numbersOf,
  type Position,
  type Side,
  trueOf,
  type Words,
  wordIn,
} from '../words.ts';

export const empty = (): Position => ({
  game: 'duel-masters',
  turn: { number: 3, player: 'north', phase: 'attack' },
  cards: [],
  effects: [],
});

export const phases = { Main: 'main', Attack: 'attack', End: 'end' };
export const abilities: Readonly<Record<string, Abilities>> = {
  Blocker: { blocker: true },
  'wins all battles': { winsAllBattles: true },
  'cannot be destroyed': { indestructible: true },
  'cannot attack': { cannotAttack: true },
};
export const NONE = 'nothing special';
export const abilityOf = (word: string): Abilities => (word === NONE ? {} : wordIn(abilities, word, 'ability'));
const states: Readonly<Record<string, Fields>> = {
  tapped: { tapped: true },
  untapped: { tapped: false },
  'just summoned': { sick: true },
  'owned by north': { owner: 'north' },
  'owned by south': { owner: 'south' },
};

/** A creature: "power 5000", "Blocker", "tapped", "owned by south". */
export function creature(d: Draft, name: string, at: Fields, properties: readonly string[]): void {
  const c: Fields = { kind: 'creature', tapped: false, sick: false, ...at, abilities: {} };
  const said = new Set<string>();
  for (const property of properties) {
    const power = /^power (-?\d+)$/.exec(property);
    const word = power ? 'power' : property;
    if (said.has(word)) throw new Error(`"${word}" is said twice: found ${properties.join(', ')}`);
    said.add(word);
    if (power) c['power'] = Number(power[1]);
    else if (Object.hasOwn(abilities, property)) Object.assign(c['abilities'] as object, abilities[property]);
    else Object.assign(c, wordIn({ ...states, ...abilities, 'power n': {} } as Record<string, Fields>, property, 'property'));
  }
  if (c['power'] === undefined) throw new Error(`${name} needs power: say "with power 5000" or whatever it has`);
  d.position.cards.push({ id: newId(d, name), ...c });
}

export function shield(d: Draft, name: string, side: Side): void {
  d.position.cards.push({ id: newId(d, name), kind: 'shield', owner: side, side, zone: 'shields' });
}

const zones = { 'battle zone': 'battle-zone', graveyard: 'graveyard', hand: 'hand', deck: 'deck', 'shield zone': 'shields' };
/** "the battle zone", "the graveyard of north", "the hand": off the battle zone a card is its owner's. */
export function place(d: Draft, name: string, words: string): Fields {
  const [, zone = '', side] = /^the (.+?)(?: of (north|south))?$/.exec(words) ?? [];
  const found = wordIn(zones, zone, 'place');
  if (side) return { zone: found, side };
  return found === 'battle-zone' ? { zone: found } : { zone: found, side: cardIn(d, name)['owner'] as Json };
}

const values = { power: 'power' };
/** What can be said of a creature. */
export const words: Words = {
  property: Object.keys(values),
  place: Object.keys(zones).flatMap((z) => [`the ${z}`, `the ${z} of north`, `the ${z} of south`]),
  phase: Object.keys(phases),
  properties: (c) => [...numbersOf(values, c), ...trueOf(abilities, c['abilities'] as Fields), ...trueOf(states, c)],
};
