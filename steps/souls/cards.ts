import type { Keywords, Offset } from '../../reference/souls/types.ts';
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

/** Slots in the order in which an example fills them: neighbours stay free as long as possible. */
const FILLED = [3, 5, 1, 4, 2];
const zones = { 'Front Line': 'front', 'Second Line': 'second', Realms: 'realms' } as const;
const offTheBoard = { 'the capture pile': 'captured', 'the hand': 'left' } as const;
const NOWHERE = 'nowhere';
const NONE = 'nothing special';
const offsets = ['left', 'right', 'ahead', 'behind', 'realms'] as const satisfies readonly Offset[];
export const STEP: Readonly<Record<string, [across: number, deeper: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  ahead: [0, -1],
  behind: [0, 1],
};
export const LINES = ['front', 'second'];

export const empty = (): Position => ({
  game: 'souls',
  turn: { number: 3, player: 'north', phase: 'combat' },
  players: { north: { proactive: allSlots() }, south: { proactive: allSlots() } },
  cards: [],
  effects: [],
});
const allSlots = (): Fields => ({ front: [1, 2, 3, 4, 5], second: [1, 2, 3, 4, 5] });

export const freeSlot = (d: Draft, side: Side, zone: string): number => {
  const taken = d.position.cards.filter((c) => c['side'] === side && c['zone'] === zone).map((c) => c['slot']);
  const free = (zone === 'realms' ? [1, 2, 3] : FILLED).find((n) => !taken.includes(n));
  if (free === undefined) throw new Error(`no slot is free in the ${zone} of ${side}`);
  return free;
};

export const phases = { Start: 'start', Main: 'main', Combat: 'combat', End: 'end' };
export const flags: Readonly<Record<string, Keywords>> = {
  Range: { range: true },
  'Dual Wielding': { dualWielding: true },
  Unyielding: { unyielding: true },
  Precision: { precision: true },
  Frozen: { frozen: true },
  'cannot attack': { cannotAttack: true },
};
export const values = { ATK: 'atk', DEF: 'def', HP: 'hp', rank: 'rank', 'DEF bonus': 'defBonus' } as const;

/** One property: "ATK 33", "rank 2", "Taunt left realms", "Defiance 10", "Unyielding", "inactive". */
function read(property: string, c: Fields): void {
  const keywords = (c['keywords'] ??= {}) as Keywords;
  const value = /^(ATK|DEF|HP|rank|DEF bonus) (\d+)$/.exec(property);
  if (value) {
    c[values[value[1] as keyof typeof values]] = Number(value[2]);
    return;
  }
  const defiance = /^Defiance (\d+)$/.exec(property);
  const taunt = /^Taunt (.+)$/.exec(property);
  if (defiance) keywords.defiance = Number(defiance[1]);
  else if (taunt)
    keywords.taunt = (taunt[1] as string)
      .split(' ')
      .filter((w) => w !== NOWHERE)
      .map((w) => wordIn(Object.fromEntries(offsets.map((o) => [o, o])), w, 'place of a radius'));
  else if (property === 'inactive') c['active'] = false;
  else if (property !== NONE) {
    const known = {
      ...flags,
      'ATK n': {},
      'DEF n': {},
      'HP n': {},
      'rank n': {},
      'DEF bonus n': {},
      'Taunt …': {},
      'Defiance n': {},
      inactive: {},
    };
    Object.assign(keywords, wordIn(known, property, 'property'));
  }
}
/** All properties of a card; each may be said once. */
export function readAll(properties: readonly string[], c: Fields): void {
  const said = new Set<string>();
  for (const property of properties) {
    const word = /^(ATK|DEF bonus|DEF|HP|rank|Defiance|Taunt)\b/.exec(property)?.[0] ?? property;
    if (said.has(word)) throw new Error(`"${word}" is said twice: found ${properties.join(', ')}`);
    said.add(word);
    read(property, c);
  }
}
export function soul(d: Draft, name: string, at: Fields, properties: readonly string[]): void {
  const c: Fields = {
    kind: 'soul',
    rank: 1,
    atk: 0,
    def: 0,
    defBonus: 0,
    active: true,
    recruited: 0,
    attacks: { turn: d.position.turn.number, count: 0 },
    keywords: {},
  };
  readAll(properties, c);
  if (c['hp'] === undefined) throw new Error(`${name} needs HP: say "with HP 20" or whatever it has`);
  push(d, name, { ...c, ...at });
}
export function realm(d: Draft, name: string, at: Fields, properties: readonly string[]): void {
  const c: Fields = { kind: 'realm', atk: 0, def: 0, active: true };
  readAll(properties, c);
  const { keywords, ...rest } = c;
  if (Object.keys((keywords ?? {}) as object).length > 0) throw new Error('a Realm has ATK, DEF and HP, and may be inactive: no keywords');
  if (rest['hp'] === undefined) throw new Error(`${name} needs HP`);
  push(d, name, { ...rest, ...at });
}
export function push(d: Draft, name: string, c: Fields): void {
  const other = d.position.cards.find(
    (o) => c['slot'] !== 0 && o['side'] === c['side'] && o['zone'] === c['zone'] && o['slot'] === c['slot'],
  );
  if (other)
    throw new Error(
      `${name} and ${String(other['id'])} cannot both stand in slot ${String(c['slot'])} of the ${String(c['zone'])} (${String(c['side'])})`,
    );
  d.position.cards.push({ id: newId(d, name), ...c });
}

/** "the Second Line" (the same slot), "slot 2 of the Front Line", "the slot of Mira", "the capture pile", "the hand". */
export function place(d: Draft, name: string, words: string): Fields {
  const off = Object.entries(offTheBoard).find(([word]) => word === words);
  if (off) return { zone: off[1], slot: 0, ...(cardIn(d, name)['kind'] !== 'armament' && { active: false }) };
  const of = /^the slot of (.+)$/.exec(words);
  if (of) {
    const c = cardIn(d, of[1] as string);
    return { zone: c['zone'] as Json, slot: c['slot'] as Json };
  }
  const slot = /^slot (\d) of the (.+)$/.exec(words);
  const zone = wordIn(zones, slot ? (slot[2] as string) : words.replace(/^the /, ''), 'place');
  return { zone, slot: slot ? Number(slot[1]) : (cardIn(d, name)['slot'] as Json) };
}

/** A keyword as an example writes it, beside those that freeze a Soul and forbid it to attack. */
export const keyword = new RegExp(`Taunt (?:${[...offsets, NOWHERE].join('|')}| )+|Defiance \\d+|${Object.keys(flags).join('|')}|${NONE}`);
export function keywordsOf(property: string): Keywords {
  const c: Fields = {};
  read(property, c);
  return c['keywords'] as Keywords;
}

const slotted = (['Front Line', 'Second Line'] as const).flatMap((line) =>
  [1, 2, 3, 4, 5].map((slot) => ({ said: `slot ${slot} of the ${line}`, zone: zones[line], slot })),
);
const lines = Object.keys(zones).flatMap((z) => [1, 2, 3, 4, 5].map((n) => `slot ${n} of the ${z}`));
/** What can be said of a card, and of its keywords alone. */
export const words: Words = {
  player: ({ proactive }) => {
    const has = proactive as Record<string, number[]> | undefined;
    const closed = slotted.filter(({ zone, slot }) => has && !has[zone]?.includes(slot)).map(({ said }) => said);
    const lists = Object.values(has ?? {}).map((slots) => slots.join(', ').replace(/, (\d)$/, ' and $1') || 'none');
    return [closed.join(' and ') || 'none', ...lists];
  },
  property: Object.keys(values),
  place: [...Object.keys(zones).map((z) => `the ${z}`), ...lines, ...Object.keys(offTheBoard)],
  phase: Object.keys(phases),
  properties: (c) => {
    const { taunt, defiance, ...rest } = (c['keywords'] ?? {}) as Keywords;
    return [
      ...numbersOf(values, c),
      ...(taunt ? [`Taunt ${taunt.join(' ') || NOWHERE}`] : []),
      ...(defiance === undefined ? [] : [`Defiance ${defiance}`]),
      ...trueOf(flags, rest),
      ...trueOf({ inactive: { active: false } }, c),
    ];
  },
};
