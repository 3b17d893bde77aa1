import type { Keywords } from '../../reference/one-piece/types.ts';
import { cardIn, type Draft, type Fields, newId, numbersOf, type Position, type Side, trueOf, type Words, wordIn } from '../words.ts';

const zones = { 'Character Area': 'characters', hand: 'hand', trash: 'trash', deck: 'deck', Life: 'life' } as const;
export const keywords: Readonly<Record<string, keyof Keywords>> = { Blocker: 'blocker', 'Double Attack': 'doubleAttack' };
const NONE = 'nothing special';
export const keywordOf = (word: string): Fields => (word === NONE ? {} : { [wordIn(keywords, word, 'keyword')]: true });
export const phases = { Refresh: 'refresh', Draw: 'draw', Don: 'don', Main: 'main', End: 'end' };
const numbers = { power: 'power', Counter: 'counter' };
export const values = { power: 'power' } as const;

/** A table with a Leader for each player, whom an example names when it matters. */
export const empty = (): Position => ({
  game: 'one-piece',
  turn: { number: 3, player: 'north', phase: 'main' },
  players: { north: { activeDon: 0, restedDon: 0 }, south: { activeDon: 0, restedDon: 0 } },
  cards: [unnamed('north'), unnamed('south')],
  effects: [],
});
const unnamedId = (side: Side): string => `leader-of-${side}`;
const unnamed = (side: Side): Fields => ({
  id: unnamedId(side),
  kind: 'leader',
  side,
  zone: 'leader',
  slot: 0,
  power: 5000,
  rested: false,
  keywords: {},
});

/** One property: "power 5000", "Counter 1000", "Blocker", "rested". */
function read(property: string, c: Fields): void {
  const value = /^(power|Counter|cost) (\d+)$/.exec(property);
  if (value) c[(value[1] as string).toLowerCase()] = Number(value[2]);
  else if (property === 'rested') c['rested'] = true;
  else if (property === 'active') c['rested'] = false;
  else if (property !== NONE) {
    const known = { ...keywords, 'power n': '', 'Counter n': '', rested: '', active: '' };
    (c['keywords'] as Fields)[wordIn(known, property, 'property')] = true;
  }
}
function readAll(properties: readonly string[], c: Fields): void {
  const said = new Set<string>();
  for (const property of properties) {
    const word = /^(power|Counter|cost)\b/.exec(property)?.[0] ?? property;
    if (said.has(word)) throw new Error(`"${word}" is said twice: found ${properties.join(', ')}`);
    said.add(word);
    read(property, c);
  }
}

export function character(d: Draft, name: string, at: Fields, properties: readonly string[]): void {
  const c: Fields = {
    id: newId(d, name),
    kind: 'character',
    zone: 'characters',
    slot: 0,
    power: 0,
    counter: 0,
    rested: false,
    keywords: {},
    ...at,
  };
  readAll(properties, c);
  d.position.cards.push(c);
}
/** Takes the place of the Leader nobody named. */
export function leader(d: Draft, name: string, side: Side, properties: readonly string[]): void {
  const i = d.position.cards.findIndex((c) => c['id'] === unnamedId(side));
  if (i < 0) throw new Error(`${side} has a Leader already: name one only`);
  const c: Fields = { ...unnamed(side), id: newId(d, name), keywords: {} };
  readAll(properties, c);
  if ('counter' in c) throw new Error('a Leader has no Counter symbol');
  d.position.cards.splice(i, 1, c);
}
export function stage(d: Draft, name: string, side: Side): void {
  d.position.cards.push({ id: newId(d, name), kind: 'stage', side, zone: 'stage', slot: 0, rested: false });
}
export function event(d: Draft, name: string, side: Side, cost: number): void {
  d.position.cards.push({ id: newId(d, name), kind: 'event', side, zone: 'hand', slot: 0, cost });
}
/** Life cards, the top one first. What they are shows when they are taken. */
export function life(d: Draft, side: Side, names: readonly string[]): void {
  if (d.position.cards.some((c) => c['zone'] === 'life' && c['side'] === side))
    throw new Error(`the Life of ${side} has been said already`);
  names.forEach((name, i) => {
    character(d, name, { side, zone: 'life', slot: names.length - i }, []);
  });
}

/** "the hand", "the trash", "the deck", "the Character Area", "the Life": the area, which is all that counts of it. */
export const place = (_d: Draft, _name: string, words: string): Fields => ({ zone: wordIn(zones, words.replace(/^the /, ''), 'area') });

const ORDINALS = ['', 'Second ', 'Third ', 'Fourth ', 'Fifth ', 'Sixth '];
/** The names a card's effects go by in choices and tables of events: "Zoro's Effect", "Zoro's Second Effect". */
export function effectId(d: Draft, card: string): string {
  cardIn(d, card);
  const names = ORDINALS.map((nth) => `${card}'s ${nth}Effect`);
  return newId(d, names.find((name) => !d.ids.has(name)) ?? (names.at(-1) as string));
}

const flags = Object.fromEntries(Object.entries(keywords).map(([word, keyword]) => [word, { [keyword]: true }]));
/** What can be said of a card. */
export const words: Words = {
  property: Object.keys(values),
  place: Object.keys(zones).map((z) => `the ${z}`),
  phase: Object.keys(phases),
  properties: (c) => [
    ...numbersOf(numbers, c),
    ...trueOf(flags, c['keywords'] as Fields),
    ...trueOf({ rested: { rested: true }, active: { rested: false } }, c),
  ],
};
