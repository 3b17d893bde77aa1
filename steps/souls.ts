import type { Keywords, Offset, Primitive, Trigger } from '../reference/souls/types.ts';
import { souls as game } from '../reference/souls/index.ts';
import {
  cardIn,
  type Draft,
  expect,
  type Fields,
  given,
  idIn,
  type Json,
  type Lexicon,
  newId,
  otherSide,
  type Phrase,
  type Position,
  type Side,
  shows,
  sideOf,
  wordIn,
} from './words.ts';

/** Slots in the order in which an example fills them: neighbours stay free as long as possible. */
const FILLED = [3, 5, 1, 4, 2];
const zones = { 'Front Line': 'front', 'Second Line': 'second', Realms: 'realms' } as const;
const offTheBoard = { 'the capture pile': 'captured', 'the hand': 'left' } as const;
const offsets = ['left', 'right', 'ahead', 'behind', 'realms'] as const satisfies readonly Offset[];
const STEP: Readonly<Record<string, [across: number, deeper: number]>> = { left: [-1, 0], right: [1, 0], ahead: [0, -1], behind: [0, 1] };
const LINES = ['front', 'second'];

const empty = (): Position => ({
  game: 'souls',
  turn: { number: 3, player: 'north', phase: 'combat' },
  players: { north: { proactive: allSlots() }, south: { proactive: allSlots() } },
  cards: [],
  effects: [],
});
const allSlots = (): Fields => ({ front: [1, 2, 3, 4, 5], second: [1, 2, 3, 4, 5] });

const freeSlot = (d: Draft, side: Side, zone: string): number => {
  const taken = d.position.cards.filter((c) => c['side'] === side && c['zone'] === zone).map((c) => c['slot']);
  const free = (zone === 'realms' ? [1, 2, 3] : FILLED).find((n) => !taken.includes(n));
  if (free === undefined) throw new Error(`no slot is free in the ${zone} of ${side}`);
  return free;
};

const flags: Readonly<Record<string, Keywords>> = {
  Range: { range: true },
  'Dual Wielding': { dualWielding: true },
  Unyielding: { unyielding: true },
  Precision: { precision: true },
  Frozen: { frozen: true },
  'cannot attack': { cannotAttack: true },
};
const values = { ATK: 'atk', DEF: 'def', HP: 'hp', rank: 'rank', 'DEF bonus': 'defBonus' } as const;

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
  else if (taunt) keywords.taunt = (taunt[1] as string).split(' ').map((w) => wordIn(Object.fromEntries(offsets.map((o) => [o, o])), w, 'place of a radius'));
  else if (property === 'inactive') c['active'] = false;
  else if (property !== 'nothing special') {
    const known = { ...flags, 'ATK n': {}, 'DEF n': {}, 'HP n': {}, 'rank n': {}, 'DEF bonus n': {}, 'Taunt …': {}, 'Defiance n': {}, inactive: {} };
    Object.assign(keywords, wordIn(known, property, 'property'));
  }
}
function soul(d: Draft, name: string, at: Fields, properties: readonly string[]): void {
  const c: Fields = { kind: 'soul', rank: 1, atk: 0, def: 0, defBonus: 0, active: true, recruited: 0, attacks: { turn: d.position.turn.number, count: 0 }, keywords: {} };
  for (const p of properties) read(p, c);
  if (c['hp'] === undefined) throw new Error(`${name} needs HP: say "with HP 20" or whatever it has`);
  push(d, name, { ...c, ...at });
}
function push(d: Draft, name: string, c: Fields): void {
  const other = d.position.cards.find((o) => c['slot'] !== 0 && o['side'] === c['side'] && o['zone'] === c['zone'] && o['slot'] === c['slot']);
  if (other) throw new Error(`${name} and ${String(other['id'])} cannot both stand in slot ${String(c['slot'])} of the ${String(c['zone'])} (${String(c['side'])})`);
  d.position.cards.push({ id: newId(d, name), ...c });
}

/** "the Second Line" (the same slot), "slot 2 of the Front Line", "the slot of Mira", "the capture pile", "the hand". */
function place(d: Draft, name: string, words: string): Fields {
  const off = Object.entries(offTheBoard).find(([word]) => word === words);
  if (off) return { zone: off[1], slot: 0, active: false };
  const of = /^the slot of (.+)$/.exec(words);
  if (of) {
    const c = cardIn(d, of[1] as string);
    return { zone: c['zone'] as Json, slot: c['slot'] as Json };
  }
  const slot = /^slot (\d) of the (.+)$/.exec(words);
  const zone = wordIn(zones, slot ? (slot[2] as string) : words.replace(/^the /, ''), 'place');
  return { zone, slot: slot ? Number(slot[1]) : (cardIn(d, name)['slot'] as Json) };
}

/** What an effect does: "deals 10 to Mira, then moves Mira to the Second Line". */
function does(d: Draft, text: string): { does: Primitive[]; chooses: Json } {
  const choice = /^chooses a (Soul|Realm) of (north|south) and (.+)$/.exec(text);
  const parts = (choice ? (choice[3] as string) : text).split(', then ');
  const id = (name: string): string => (choice && name === 'it' ? 'chosen' : idIn(d, name));
  return {
    does: parts.map((part) => primitive(d, part, id)),
    chooses: choice ? { kind: (choice[1] as string).toLowerCase(), side: choice[2] as string } : null,
  };
}
type Maker = (m: string[], d: Draft, id: (name: string) => string) => Primitive;
/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly { readonly form: RegExp; readonly example: string; readonly make: Maker }[] = [
  { form: /^deals (\d+) to (.+)$/, example: 'deals 10 to Mira', make: ([n, c], _, id) => ({ do: 'deal', card: id(c as string), amount: Number(n) }) },
  { form: /^heals (.+) by (\d+)$/, example: 'heals Mira by 10', make: ([c, n], _, id) => ({ do: 'heal', card: id(c as string), amount: Number(n) }) },
  {
    form: /^moves (.+) to (the .+|slot .+)$/,
    example: 'moves Mira to slot 2 of the Second Line',
    make: ([c, to], d, id) => ({ do: 'move', card: id(c as string), ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }) }),
  },
  {
    form: /^recruits (.+) to (the .+|slot .+)$/,
    example: 'recruits Mira to the slot of Noah',
    make: ([c, to], d, id) => ({ do: 'summon', card: id(c as string), ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }) }),
  },
  { form: /^takes (.+) off the board$/, example: 'takes Mira off the board', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'left' }) },
  { form: /^captures (.+)$/, example: 'captures Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'captured' }) },
  {
    form: /^sets the (ATK|DEF|rank|DEF bonus) of (.+) to (\d+)$/,
    example: 'sets the DEF of Mira to 10',
    make: ([f, c, n], _, id) => ({ do: 'set', card: id(c as string), field: values[f as 'ATK'], value: Number(n) }),
  },
  {
    form: /^gives (.+?) (Taunt .+|Defiance \d+|Range|Dual Wielding|Unyielding|Precision)$/,
    example: 'gives Mira Taunt left',
    make: ([c, k], _, id) => ({ do: 'grant', card: id(c as string), keywords: keywordsOf(k as string) }),
  },
  { form: /^freezes (.+)$/, example: 'freezes Mira', make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { frozen: true } }) },
  { form: /^forbids (.+) to attack$/, example: 'forbids Mira to attack', make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { cannotAttack: true } }) },
  {
    form: /^takes (Range|Dual Wielding|Taunt|Unyielding|Precision|Defiance) from (.+)$/,
    example: 'takes Range from Mira',
    make: ([k, c], _, id) => ({ do: 'strip', card: id(c as string), keyword: Object.keys(k === 'Taunt' || k === 'Defiance' ? { [k.toLowerCase()]: 1 } : (flags[k as string] as Keywords))[0] as keyof Keywords }),
  },
  {
    form: /^gives (.+) to (north|south), in (the .+|slot .+)$/,
    example: 'gives Mira to north, in slot 5 of the Front Line',
    make: ([c, side, to], d, id) => ({ do: 'take', card: id(c as string), side: side as Side, ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }) }),
  },
  { form: /^makes (.+) (active|inactive)$/, example: 'makes Mira inactive', make: ([c, w], _, id) => ({ do: 'turn', card: id(c as string), active: w === 'active' }) },
  {
    form: /^makes the slot of (.+?) (not )?proactive$/,
    example: 'makes the slot of Mira not proactive',
    make: ([c, not], d) => {
      const { side, zone, slot } = cardIn(d, c as string) as { side: Side; zone: 'front'; slot: number };
      return { do: 'mark', side, zone, slot, proactive: not === undefined };
    },
  },
  {
    form: /^makes (.+?) battle (.+?)( as an attack)?$/,
    example: 'makes Noah battle Mira as an attack',
    make: ([a, t, counts], _, id) => ({ do: 'battle', attacker: id(a as string), target: id((t === 'itself' ? a : t) as string), counts: counts !== undefined }),
  },
];
function primitive(d: Draft, text: string, id: (name: string) => string): Primitive {
  for (const { form, make } of effectSentences) {
    const m = form.exec(text);
    if (m) return make(m.slice(1), d, id);
  }
  throw new Error(`no effect does "${text}": known are ${effectSentences.map((s) => `"${s.example}"`).join(', ')}`);
}
function keywordsOf(property: string): Keywords {
  const c: Fields = {};
  read(property, c);
  return c['keywords'] as Keywords;
}

const speeds = { Slow: 'slow', Fast: 'fast', Ambush: 'ambush', Instant: 'instant', Timing: 'timing' } as const;
function effect(d: Draft, side: Side, speed: keyof typeof speeds, name: string, when: Trigger | null, text: string): void {
  const what = does(d, text);
  d.position.effects.push({ id: newId(d, name), side, speed: speeds[speed], when, ...what, used: false } as unknown as Fields);
}
/** The words of Souls: cards, places and effects. */
const phrases: readonly Phrase[] = [
  given('{side} has the Leader {card} with {properties}', 'a Soul that is a Leader, in the Second Line', (d, side, name, p) =>
    soul(d, name, { side, zone: 'second', slot: freeSlot(d, side, 'second'), leader: true }, p),
  ),
  given('{side} has the Realm {card} with {properties}', 'a Realm in its own place', (d, side, name, properties) => {
    const c: Fields = { side, zone: 'realms', slot: freeSlot(d, side, 'realms'), atk: 0, def: 0, active: true };
    for (const p of properties) read(p, c);
    const { keywords, ...rest } = c;
    if (Object.keys((keywords ?? {}) as object).length > 0) throw new Error('a Realm has ATK, DEF and HP, and may be inactive: no keywords');
    if (rest['hp'] === undefined) throw new Error(`${name} needs HP`);
    push(d, name, { kind: 'realm', ...rest });
  }),
  given('{card} bears the Armament {card} with {properties}', 'an Armament beside its bearer, granting what it says', (d, bearer, name, properties) => {
    const c: Fields = { kind: 'armament', side: sideOf(d, bearer), zone: 'attached', slot: 0, bearer: idIn(d, bearer), rank: 1, defBonus: 0, keywords: {} };
    for (const p of properties) read(p, c);
    push(d, name, c);
  }),
  given('{side} holds {card} with {properties}', 'a Soul off the board, for effects that recruit it', (d, side, name, p) =>
    soul(d, name, { side, zone: 'left', slot: 0, active: false }, p),
  ),
  given('{card} was recruited in turn {number}', 'otherwise it was there before the first turn', (d, name, n) => {
    cardIn(d, name)['recruited'] = n;
  }),
  given('{card} has attacked {number} time(s) in turn {number}', 'attacks declared before the example begins', (d, name, count, turn) => {
    cardIn(d, name)['attacks'] = { turn, count };
  }),
  given('the slot of {card} is not proactive', 'all others are', (d, name) => {
    const { side, zone, slot } = cardIn(d, name) as { side: Side; zone: string; slot: number };
    const proactive = d.position.players?.[side]['proactive'] as Record<string, number[]>;
    proactive[zone] = (proactive[zone] ?? []).filter((n) => n !== slot);
  }),
  given('it is the {phase} Phase', 'otherwise it is the Combat Phase', (d, phase) => {
    d.position.turn.phase = wordIn({ Start: 'start', Main: 'main', Combat: 'combat', End: 'end' }, phase, 'phase');
  }),
  given('{side} has the Slow effect {card} that {text}', 'used by the turn player, outside a window', (d, side, name, text) =>
    effect(d, side, 'Slow', name, null, text),
  ),
  given('{side} has the Fast effect {card} that {text}', 'used in a window too', (d, side, name, text) =>
    effect(d, side, 'Fast', name, null, text),
  ),
  given('{side} has the Ambush {card} that {text}', 'sprung in a window', (d, side, name, text) =>
    effect(d, side, 'Ambush', name, null, text),
  ),
  given('{side} has the Instant Effect {card} that, when {card} is attacked, {text}', 'resolves in the fight, with Defiance', (d, side, name, c, text) =>
    effect(d, side, 'Instant', name, { on: 'attacked', card: idIn(d, c) }, text),
  ),
  given('{side} has the Instant Effect {card} that, when {card} is damaged, {text}', 'resolves in the instant of the damage', (d, side, name, c, text) =>
    effect(d, side, 'Instant', name, { on: 'damaged', card: idIn(d, c) }, text),
  ),
  given('{side} has the Timing Effect {card} that, when {card} is attacked, {text}', 'waits for the end of the battle', (d, side, name, c, text) =>
    effect(d, side, 'Timing', name, { on: 'attacked', card: idIn(d, c) }, text),
  ),
  given('{side} has the Timing Effect {card} that, when {card} is damaged, {text}', 'waits for its own Cascade, or for the end of the battle', (d, side, name, c, text) =>
    effect(d, side, 'Timing', name, { on: 'damaged', card: idIn(d, c) }, text),
  ),
  given('{side} has the Timing Effect {card} that, when {card} is declared as attacker, {text}', 'triggers in the window', (d, side, name, c, text) =>
    effect(d, side, 'Timing', name, { on: 'declares', card: idIn(d, c) }, text),
  ),
  given('{side} has the Timing Effect {card} that, after {card} has battled, {text}', 'resolves before the battle ends', (d, side, name, c, text) =>
    effect(d, side, 'Timing', name, { on: 'battled', card: idIn(d, c) }, text),
  ),
  given('{card} has Berserk, here called {card}, which {text}', 'triggers when the Soul has captured a Soul in battle', (d, c, name, text) =>
    effect(d, sideOf(d, c), 'Timing', name, { on: 'berserk', card: idIn(d, c) }, text),
  ),

  shows('{card} is captured', 'it lies on the capture pile', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'captured' } })),
  shows('{card} is off the board', 'shattered, or taken from the board', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'left' } })),
  shows('{card} is active', 'it is in action', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { active: true } })),
  shows('{card} is inactive', 'it is out of action', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { active: false } })),
  shows('{card} has used {number} attack(s)', 'declared and counted in this Combat Phase', (d, name, count) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { attacks: { turn: d.position.turn.number, count } } }),
  ),
  shows('{card} was recruited this turn', 'the turn it carries', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { recruited: d.position.turn.number } })),
  shows('{card} now has {text}', 'keywords as printed, and this one that an effect gave', (d, name, text) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { keywords: { ...(cardIn(d, name)['keywords'] as Fields), ...(keywordsOf(text) as Fields) } } }),
  ),
  shows('{card} has {text} no more', 'keywords as printed, without one that an effect took', (d, name, text) => {
    const kept = { ...(cardIn(d, name)['keywords'] as Fields) };
    for (const k of Object.keys(keywordsOf(text))) delete kept[k];
    expect(d, { see: 'card', id: idIn(d, name), has: { keywords: kept } });
  }),
  shows('the slot of {card} is proactive no more', 'all others are as before', (d, name) => {
    const { side, zone, slot } = cardIn(d, name) as { side: Side; zone: string; slot: number };
    const before = d.position.players?.[side]['proactive'] as Record<string, number[]>;
    expect(d, { see: 'player', id: side, has: { proactive: { ...before, [zone]: (before[zone] ?? []).filter((n) => n !== slot) } } });
  }),
  shows('{card} fights for {side}', 'who controls it', (d, name, side) => expect(d, { see: 'card', id: idIn(d, name), has: { side } })),
  shows('the phase is over', 'no more attacks in this turn', (d) => expect(d, { see: 'turn', has: { phase: 'end' } })),
  shows('the attack is cancelled', 'it ends in the check', (d) => expect(d, { see: 'events', are: [{ kind: 'cancel' }], how: 'in order' })),
];

export const souls: Lexicon = {
  game,
  empty,
  put: (d, name, role, properties) => {
    const side = role === 'attacker' ? d.position.turn.player : otherSide(d.position.turn.player);
    soul(d, name, { side, zone: 'front', slot: freeSlot(d, side, 'front') }, properties);
  },
  beside: (d, neighbour, of, name, properties) => {
    const c = cardIn(d, of);
    const [across, deeper] = STEP[neighbour] as [number, number];
    const zone = LINES[LINES.indexOf(String(c['zone'])) + deeper];
    const slot = Number(c['slot']) + across;
    if (zone === undefined || slot < 1 || slot > 5) throw new Error(`there is no place ${neighbour} of ${of}`);
    soul(d, name, { side: c['side'] as Json, zone, slot }, properties);
  },
  place,
  property: (word) => wordIn(values, word, 'property'),
  phrases,
};
