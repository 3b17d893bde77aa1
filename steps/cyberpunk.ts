import { cyberpunk as game } from '../reference/cyberpunk/index.ts';
import { empty, keywordsOf, phases, place, push, words } from './cyberpunk/cards.ts';
import { effect, effectSentences, moments, script, textOf } from './cyberpunk/effects.ts';
import {
  cardIn,
  type Draft,
  expect,
  type Fields,
  fitting,
  given,
  idIn,
  type Lexicon,
  newId,
  otherSide,
  type Phrase,
  type Side,
  shows,
  together,
  wordIn,
} from './words.ts';

function program(d: Draft, side: Side, name: string, cost: number, quick: boolean, text: string): void {
  // Its own name may stand in its text.
  const id = newId(d, name);
  const { does, chooses } = textOf(d, text);
  const c = { id, kind: 'program', side, zone: 'hand', cost, quick, chooses, does };
  d.position.cards.push(c as unknown as Fields);
}
const player = (d: Draft, side: Side): Fields => d.position.players?.[side] as Fields;

const EXPRESSION = '{side} has the pending effect {card} that, when {card} attacks, {text}';
/** A sentence for each moment that wakes something. */
const waiting = Object.entries(moments).map(([words, on]) =>
  given(
    EXPRESSION.replace('attacks', words) as typeof EXPRESSION,
    'wakes by itself, and is pending until it resolves',
    (d, side, name, c, text) => effect(d, side, 'pending', name, { on, card: idIn(d, c) }, text),
  ),
);

const isGig =
  (at: number) =>
  (d: Draft, ...args: unknown[]): boolean =>
    cardIn(d, args[at] as string)['kind'] === 'gig';
/** The words of the Cyberpunk TCG: cards, areas, effects. */
const phrases: readonly Phrase[] = [
  given('{side} has the Unit {card} with {properties}', 'a Unit in the field area, ready unless it says otherwise', (d, side, name, p) =>
    push(d, name, { kind: 'unit', side, zone: 'field' }, p),
  ),
  given('{side} has the Gear {card} with {properties}', 'a Gear in the field area', (d, side, name, p) =>
    push(d, name, { kind: 'gear', side, zone: 'field' }, p),
  ),
  given('{side} has the face-up Legend {card} with {properties}', 'a Legend that has been called, with what it says', (d, side, name, p) =>
    push(d, name, { kind: 'legend', side, zone: 'legends', face: 'up' }, p),
  ),
  given('{side} has the face-down Legend {card} with {properties}', 'a Legend that can be called, with what it says', (d, side, name, p) =>
    push(d, name, { kind: 'legend', side, zone: 'legends', face: 'down' }, p),
  ),
  given('{side} has the ready Gear {card}', 'a Gear in the field area', (d, side, name) =>
    push(d, name, { kind: 'gear', side, zone: 'field' }),
  ),
  given('{side} has the spent Gear {card}', 'a Gear in the field area', (d, side, name) =>
    push(d, name, { kind: 'gear', side, zone: 'field', ready: false }),
  ),
  given('{side} has the face-up Legend {card}', 'a Legend in the Legends area, called before', (d, side, name) =>
    push(d, name, { kind: 'legend', side, zone: 'legends', face: 'up' }),
  ),
  given('{side} has the face-down Legend {card}', 'a Legend in the Legends area that can be called', (d, side, name) =>
    push(d, name, { kind: 'legend', side, zone: 'legends', face: 'down' }),
  ),
  given('{side} has the spent face-down Legend {card}', 'a spent Legend that can be called', (d, side, name) =>
    push(d, name, { kind: 'legend', side, zone: 'legends', face: 'down', ready: false }),
  ),
  given('{side} has the Gig {card} showing {number}', 'a die in the Gig area', (d, side, name, value) => {
    d.position.cards.push({ id: newId(d, name), kind: 'gig', side, zone: 'gigs', value });
  }),
  given('{side} has {number} Gigs in the Gig area', 'where only their number matters', (d, side, number) => {
    for (let i = 1; i <= number; i++) d.position.cards.push({ id: newId(d, `Gig${i}`), kind: 'gig', side, zone: 'gigs', value: 6 });
  }),
  given('{side} holds the Program {card}, cost {number}, that {text}', 'a Program in the hand', (d, side, name, cost, text) =>
    program(d, side, name, cost, false, text),
  ),
  given(
    '{side} holds the QUICK Program {card}, cost {number}, that {text}',
    'a Program in the hand, with QUICK',
    (d, side, name, cost, text) => program(d, side, name, cost, true, text),
  ),
  given('{side} has {number} Eddie(s)', 'to spend; otherwise none', (d, side, eddies) => {
    player(d, side)['eddies'] = eddies;
  }),
  given('{side} called a Legend in turn {number}', 'the latest call', (d, side, called) => {
    player(d, side)['called'] = called;
  }),
  given('it is the {phase} Phase', 'otherwise it is the Main Phase', (d, phase) => {
    d.position.turn.phase = wordIn(phases, phase, 'phase');
  }),
  given('{side} has the QUICK effect {card} that {text}', 'used as a reaction, or in the own Main Phase', (d, side, name, text) =>
    effect(d, side, 'quick', name, null, text),
  ),
  given('{side} has the Main effect {card} that {text}', 'used in the own Main Phase', (d, side, name, text) =>
    effect(d, side, 'main', name, null, text),
  ),
  ...waiting,

  shows('{card} is spent', 'it has been used, or an effect spent it', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { ready: false } }),
  ),
  shows('{card} is ready', 'it can be used', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { ready: true } })),
  shows('{card} has Lag', 'it came into the field area this turn', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { lag: true } }),
  ),
  shows('{card} is without Lag', 'it was there before this turn', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { lag: false } }),
  ),
  shows('{card} lies face up', 'a Legend that has been called', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { face: 'up' } }),
  ),
  fitting(
    isGig(1),
    shows('{side} now has the Gig {card}', 'in whose Gig area it lies', (d, side, name) =>
      expect(d, { see: 'card', id: idIn(d, name), has: { side } }),
    ),
  ),
  fitting(
    isGig(0),
    shows('the Gig {card} is gone', 'it lies in no Gig area', (d, name) =>
      expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'left' } }),
    ),
  ),
  shows('{card} now has {text}', 'keywords as printed, and this one that an effect gave', (d, name, text) =>
    expect(d, {
      see: 'card',
      id: idIn(d, name),
      has: { keywords: { ...(cardIn(d, name)['keywords'] as Fields), ...(together(text, keywordsOf) as Fields) } },
    }),
  ),
  shows('{card} has {text} no more', 'keywords as printed, without one that an effect took', (d, name, text) => {
    const kept = { ...(cardIn(d, name)['keywords'] as Fields) };
    for (const k of Object.keys(together(text, keywordsOf))) delete kept[k];
    expect(d, { see: 'card', id: idIn(d, name), has: { keywords: kept } });
  }),
  shows('{side} has {number} Eddie(s) left', 'to spend', (d, side, eddies) => expect(d, { see: 'player', id: side, has: { eddies } })),
  shows('{side} has called a Legend this turn', 'and calls no other one', (d, side) =>
    expect(d, { see: 'player', id: side, has: { called: d.position.turn.number } }),
  ),
  shows('{side} last called a Legend in turn {number}', '0 for never', (d, side, called) =>
    expect(d, { see: 'player', id: side, has: { called } }),
  ),
  shows('{side} may react', 'the React Step is on, and the defending player is asked', (d, side) =>
    expect(d, { see: 'open', is: { window: 'response', waiting: side } }),
  ),
  shows('{side} has to choose {number} Gig(s)', 'how many are stolen', (d, side, n) =>
    expect(d, { see: 'open', is: { window: 'choice', kind: 'steal', waiting: side, min: n, max: n } }),
  ),
  shows('{side} is the attacking player', 'as the running attack says', (d, side) => expect(d, { see: 'open', is: { attacking: side } })),
  shows('{side} is the defending player', 'as the running attack says', (d, side) => expect(d, { see: 'open', is: { defending: side } })),
  shows('{card} is the attacking Unit', 'as the running attack says', (d, name) =>
    expect(d, { see: 'open', is: { attacker: idIn(d, name) } }),
  ),
  shows('{card} is the defending Unit', 'as the running attack says', (d, name) =>
    expect(d, { see: 'open', is: { target: idIn(d, name) } }),
  ),
  shows('the Gig area of {side} is under attack', 'as the running attack says', (d, side) =>
    expect(d, { see: 'open', is: { target: side } }),
  ),
  shows('the attack stands in its {phase} Step', 'Declaration, React, Fight or Steal', (d, phase) =>
    expect(d, { see: 'open', is: { step: phase.toLowerCase() } }),
  ),
  shows('the phase is over', 'no more attacks in this turn', (d) => expect(d, { see: 'turn', has: { phase: 'end' } })),
  shows('the attack has ended', 'by whatever ground', (d) => expect(d, { see: 'events', are: [{ kind: 'end' }], how: 'in order' })),
  shows('there is no fight', 'nobody fights', (d) => expect(d, { see: 'events', are: [{ kind: 'fight' }], how: 'never' })),
  shows('nothing is stolen', 'no Gig changes hands', (d) => expect(d, { see: 'events', are: [{ kind: 'steal' }], how: 'never' })),
];

export const cyberpunk: Lexicon = {
  game,
  empty,
  put: (d, name, role, properties) => {
    const side = role === 'attacker' ? d.position.turn.player : otherSide(d.position.turn.player);
    push(d, name, { kind: 'unit', side, zone: 'field', ready: role === 'attacker' }, properties);
  },
  place,
  keywords: (words) => ({ keywords: together(words, keywordsOf) as Fields }),
  effects: effectSentences.map((e) => e.example),
  script,
  words,
  property: (word) => wordIn({ power: 'power' }, word, 'property'),
  phrases,
};
