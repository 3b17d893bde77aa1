import { souls as game } from '../reference/souls/index.ts';
import type { Trigger } from '../reference/souls/types.ts';
import { empty, freeSlot, keywordsOf, LINES, phases, place, push, readAll, realm, STEP, soul, values, words } from './souls/cards.ts';
import { effect, effectSentences, script } from './souls/effects.ts';
import {
  cardIn,
  type Draft,
  expect,
  type Fields,
  given,
  idIn,
  type Json,
  type Lexicon,
  otherSide,
  type Phrase,
  type Side,
  shows,
  sideOf,
  split,
  together,
  wordIn,
} from './words.ts';

const FORM = '{side} has the Instant Effect {card} that, when {card} is attacked, {text}';
/** The moments that wake an effect by itself, as an example says them, and what is to be known of each. */
const moments: Readonly<Record<string, readonly [on: Trigger['on'], instant: string, timing: string]>> = {
  'when {card} is attacked': ['attacked', 'resolves in the fight, with Defiance', 'waits for the end of the battle'],
  'when {card} is damaged': ['damaged', 'resolves in the instant of the damage', 'waits for its own Cascade, or for the end of the battle'],
  'when {card} is declared as attacker': ['declares', 'resolves as the attack is declared', 'triggers in the window'],
  'after {card} has battled': ['battled', 'resolves at the end of the battle', 'resolves before the battle ends'],
  'once {card} has captured in battle': ['berserk', 'resolves in the instant of the capture', 'triggers as Berserk does'],
};
const waiting = Object.entries(moments).flatMap(([words, [on, instant, timing]]) =>
  (['Instant', 'Timing'] as const).map((speed) =>
    given(
      FORM.replace('Instant', speed).replace('when {card} is attacked', words) as typeof FORM,
      speed === 'Instant' ? instant : timing,
      (d, side, name, c, text) => effect(d, side, speed, name, { on, card: idIn(d, c) }, text),
    ),
  ),
);
function notProactive(d: Draft, side: Side, { zone, slot }: Fields): void {
  const proactive = d.position.players?.[side]['proactive'] as Record<string, Json[]>;
  proactive[String(zone)] = (proactive[String(zone)] ?? []).filter((n) => n !== slot);
}

/** The words of Souls: cards, places and effects. */
const phrases: readonly Phrase[] = [
  given('{side} has the Leader {card} with {properties}', 'a Soul that is a Leader, in the Second Line', (d, side, name, p) =>
    soul(d, name, { side, zone: 'second', slot: freeSlot(d, side, 'second'), leader: true }, p),
  ),
  given('{side} has the Realm {card} with {properties}', 'a Realm in its own place', (d, side, name, p) =>
    realm(d, name, { side, zone: 'realms', slot: freeSlot(d, side, 'realms') }, p),
  ),
  given('{side} holds the Realm {card} with {properties}', 'a Realm off the board, for effects that recruit it', (d, side, name, p) =>
    realm(d, name, { side, zone: 'left', slot: 0, active: false }, p),
  ),
  given(
    '{card} bears the Armament {card} with {properties}',
    'an Armament beside its bearer, granting what it says',
    (d, bearer, name, properties) => {
      const c: Fields = {
        kind: 'armament',
        side: sideOf(d, bearer),
        zone: 'attached',
        slot: 0,
        bearer: idIn(d, bearer),
        rank: 1,
        defBonus: 0,
        keywords: {},
      };
      readAll(properties, c);
      push(d, name, c);
    },
  ),
  given('{card} belongs to {side}', 'an Armament; otherwise to whoever controls its bearer', (d, name, side) => {
    if (cardIn(d, name)['kind'] !== 'armament') throw new Error(`"${name}" is no Armament: say whose it is where you introduce it`);
    cardIn(d, name)['side'] = side;
  }),
  given('{side} holds {card} with {properties}', 'a Soul off the board, for effects that recruit it', (d, side, name, p) =>
    soul(d, name, { side, zone: 'left', slot: 0, active: false }, p),
  ),
  given(
    '{neighbour} {card} stands {card} with {properties}',
    'a Soul beside another one, as their controller sees it',
    (d, neighbour, of, name, properties) => {
      const c = cardIn(d, of);
      const [across, deeper] = STEP[neighbour] as [number, number];
      const zone = LINES[LINES.indexOf(String(c['zone'])) + deeper];
      const slot = Number(c['slot']) + across;
      if (zone === undefined || slot < 1 || slot > 5) throw new Error(`there is no place ${neighbour} of ${of}`);
      soul(d, name, { side: c['side'] as Json, zone, slot }, properties);
    },
  ),
  given('{card} was recruited in turn {number}', 'otherwise it was there before the first turn', (d, name, n) => {
    cardIn(d, name)['recruited'] = n;
  }),
  given('{card} has attacked {number} time(s) in turn {number}', 'attacks declared before the example begins', (d, name, count, turn) => {
    cardIn(d, name)['attacks'] = { turn, count };
  }),
  given('the slot of {card} is not proactive', 'all others are', (d, name) => {
    notProactive(d, cardIn(d, name)['side'] as Side, cardIn(d, name));
  }),
  given('only the slots {text} in {place} of {side} are proactive', 'all that are; "none" where no one is', (d, text, line, side) => {
    const zone = wordIn({ 'the Front Line': 'front', 'the Second Line': 'second' }, line, 'line');
    const slots = text === 'none' ? [] : split(text).map(Number);
    if (slots.some((n) => !Number.isInteger(n))) throw new Error(`slots are numbers, as in "1, 3 and 4", or none: found "${text}"`);
    (d.position.players?.[side]['proactive'] as Fields)[zone] = slots;
  }),
  given('it is the {phase} Phase', 'otherwise it is the Combat Phase', (d, phase) => {
    d.position.turn.phase = wordIn(phases, phase, 'phase');
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
  ...waiting,
  given(
    '{card} has Berserk, here called {card}, which {text}',
    'triggers when the Soul has captured a Soul in battle',
    (d, c, name, text) => effect(d, sideOf(d, c), 'Timing', name, { on: 'berserk', card: idIn(d, c) }, text),
  ),

  shows('{card} is captured', 'it lies on the capture pile', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'captured' } }),
  ),
  shows('{card} is off the board', 'shattered, or taken from the board', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'left' } }),
  ),
  shows('{card} is active', 'it is in action', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { active: true } })),
  shows('{card} is inactive', 'it is out of action', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { active: false } })),
  shows('{card} has used {number} attack(s)', 'declared and counted in this Combat Phase', (d, name, count) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { attacks: { turn: d.position.turn.number, count } } }),
  ),
  shows('{card} was recruited this turn', 'the turn it carries', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { recruited: d.position.turn.number } }),
  ),
  shows('{card} now has {text}', 'keywords as printed, and what an effect gave', (d, name, text) =>
    expect(d, {
      see: 'card',
      id: idIn(d, name),
      has: { keywords: { ...(cardIn(d, name)['keywords'] as Fields), ...(together(text, keywordsOf) as Fields) } },
    }),
  ),
  shows('{card} has {text} no more', 'keywords as printed, without what an effect took', (d, name, text) => {
    const kept = { ...(cardIn(d, name)['keywords'] as Fields) };
    for (const k of Object.keys(together(text, keywordsOf))) delete kept[k];
    expect(d, { see: 'card', id: idIn(d, name), has: { keywords: kept } });
  }),
  shows('the slot of {card} is proactive no more', 'all others are as before', (d, name) => {
    const { side, zone, slot } = cardIn(d, name) as { side: Side; zone: string; slot: number };
    const before = d.position.players?.[side]['proactive'] as Record<string, number[]>;
    expect(d, { see: 'player', id: side, has: { proactive: { ...before, [zone]: (before[zone] ?? []).filter((n) => n !== slot) } } });
  }),
  shows('all slots of {side} are proactive but {text}', 'which are not; "none" where all are', (d, side, text) => {
    const but = text === 'none' ? [] : split(text).map((w) => place(d, '', w));
    const rows = ['front', 'second'].map((zone): [string, Json] => [
      zone,
      [1, 2, 3, 4, 5].filter((slot) => !but.some((p) => p['zone'] === zone && p['slot'] === slot)),
    ]);
    expect(d, { see: 'player', id: side, has: { proactive: Object.fromEntries(rows) } });
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
  place,
  keywords: (words) => ({ keywords: together(words, keywordsOf) as Fields }),
  effects: effectSentences.map((e) => e.example),
  script,
  words,
  property: (word) => wordIn(values, word, 'property'),
  phrases,
};
