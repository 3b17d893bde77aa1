import type { Abilities } from '../../reference/yu-gi-oh/types.ts';
import { type Draft, type Fields, newId, numbersOf, type Position, type Side, trueOf, type Words, wordIn } from '../words.ts';

/** Slots in the order in which an example fills them. */
const FILLED = [3, 4, 2, 5, 1];
const places = {
  'the hand': 'hand',
  'the deck': 'deck',
  'the graveyard': 'graveyard',
  'the banished cards': 'banished',
} as const;

export const abilities: Readonly<Record<string, Abilities>> = {
  'the right to attack directly': { attacksDirectly: true },
  'the right to attack twice': { attacksTwice: true },
  'the right to attack monsters twice': { attacksMonstersTwice: true },
  'the right to attack from Defense Position': { attacksFromDefense: true },
  'the right to attack with its DEF': { attacksWithDef: true },
  'the duty to attack': { mustAttack: true },
  'cannot attack': { cannotAttack: true },
  'cannot be attacked': { cannotBeAttacked: true },
  piercing: { piercing: true },
  unaffected: { unaffected: true },
};
const states: Readonly<Record<string, Fields>> = {
  'in Defense Position': { position: 'defense' },
  'face-down': { position: 'defense', face: 'down' },
  'owned by north': { owner: 'north' },
  'owned by south': { owner: 'south' },
};
export const NONE = 'nothing special';
export const phases = { Main: 'main' };
export const stepsAtRest = { Battle: 'battle', End: 'end' };
export const values = { ATK: 'atk', DEF: 'def' } as const;

export const empty = (): Position => ({
  game: 'yu-gi-oh',
  turn: { number: 3, player: 'north', phase: 'battle' },
  players: { north: { lp: 8000 }, south: { lp: 8000 } },
  cards: [],
  effects: [],
});

/** A slot where nothing stands, and to which no effect of the example brings anything. */
export function freeSlot(d: Draft, side: Side): number {
  const taken = d.position.cards.filter((c) => c['side'] === side && c['zone'] === 'monsters').map((c) => c['slot']);
  const promised = d.position.effects.flatMap((e) => e['does'] as Fields[]).map((p) => p['slot']);
  const free = FILLED.find((n) => !taken.includes(n) && !promised.includes(n)) ?? FILLED.find((n) => !taken.includes(n));
  if (free === undefined) throw new Error(`no Monster Zone of ${side} is free`);
  return free;
}

/** One property: "ATK 1800", "in Defense Position", "face-down", "the right to attack twice", "cannot attack". */
function read(property: string, c: Fields): void {
  const value = /^(ATK|DEF) (\d+)$/.exec(property);
  if (value) c[values[value[1] as keyof typeof values]] = Number(value[2]);
  else if (Object.hasOwn(states, property)) Object.assign(c, states[property]);
  else {
    const known = { ...abilities, [NONE]: {}, 'ATK n': {}, 'DEF n': {}, ...states };
    c['abilities'] = { ...(c['abilities'] as Fields), ...(wordIn(known, property, 'property') as Fields) };
  }
}
export function monster(d: Draft, name: string, at: { side: Side; zone: string; slot: number }, properties: readonly string[]): void {
  const c: Fields = {
    kind: 'monster',
    owner: at.side,
    ...at,
    atk: 0,
    def: 0,
    position: 'attack',
    face: 'up',
    attacks: { turn: d.position.turn.number, count: 0 },
    direct: 0,
    abilities: {},
  };
  const said = new Set<string>();
  for (const property of properties) {
    const word = /^(ATK|DEF)\b/.exec(property)?.[0] ?? property;
    if (said.has(word)) throw new Error(`"${word}" is said twice: found ${properties.join(', ')}`);
    said.add(word);
    read(property, c);
  }
  d.position.cards.push({ id: newId(d, name), ...c });
}

/** "the hand", "the graveyard", "slot 2 of the Monster Zones". */
export function place(_d: Draft, _name: string, words: string): Fields {
  const slot = /^slot (\d) of the Monster Zones$/.exec(words);
  return slot ? { zone: 'monsters', slot: Number(slot[1]) } : { zone: wordIn(places, words, 'place'), slot: 0 };
}
export const abilitiesOf = (words: string): Abilities => wordIn({ ...abilities, [NONE]: {} }, words, 'ability');

/** What can be said of a monster. */
export const words: Words = {
  property: Object.keys(values),
  place: [...Object.keys(places), ...FILLED.map((n) => `slot ${n} of the Monster Zones`)],
  phase: [...Object.keys(phases), ...Object.keys(stepsAtRest), 'Start', 'Damage'],
  properties: (c) => [...numbersOf(values, c), ...trueOf(states, c), ...trueOf(abilities, c['abilities'] as Fields)],
};
