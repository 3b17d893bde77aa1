import { onePiece as game } from '../reference/one-piece/index.ts';
import { character, empty, event, keywordOf, keywords, leader, life, phases, place, stage, values, words } from './one-piece/cards.ts';
import { effect, effectSentences, script } from './one-piece/effects.ts';
import {
  attempt,
  cardIn,
  command,
  type Draft,
  expect,
  type Fields,
  fitting,
  given,
  idIn,
  type Lexicon,
  otherSide,
  type Phrase,
  type Side,
  shows,
  sideOf,
  together,
  when,
  wordIn,
} from './words.ts';

const using = (d: Draft, side: Side, name: string) => ({ do: 'use', side, effect: idIn(d, name) }) as const;
const window = (d: Draft, is: Fields): void => expect(d, { see: 'open', is });

/** Whether the card that a sentence names stands in one of these areas as the example begins. */
const isIn =
  (at: number, ...zones: string[]) =>
  (d: Draft, ...args: unknown[]): boolean =>
    zones.includes(String(cardIn(d, args[at] as string)['zone']));
/** The words of the One Piece Card Game: cards, areas and effects. */
const phrases: readonly Phrase[] = [
  given('{side} has the Leader {card} with {properties}', 'otherwise a Leader with power 5000 whom nobody names', (d, side, name, p) =>
    leader(d, name, side, p),
  ),
  given('{side} has the Stage {card}', 'a card of the Stage Area', (d, side, name) => stage(d, name, side)),
  given('{side} holds {card} with {properties}', 'a Character card in hand', (d, side, name, p) =>
    character(d, name, { side, zone: 'hand' }, p),
  ),
  given('{side} holds the Event {card}, which costs {number}', 'an Event in hand without a Counter effect', (d, side, name, cost) =>
    event(d, name, side, cost),
  ),
  given(
    '{side} holds the Event {card}, which costs {number} and whose Counter effect {text}',
    'an Event in hand for the counter step',
    (d, side, name, cost, text) => {
      event(d, name, side, cost);
      effect(d, name, 'counter', text);
    },
  ),
  given('{card} has a Counter effect that {text}', 'used from hand in the counter step', (d, name, text) =>
    effect(d, name, 'counter', text),
  ),
  given('{card} lies in place {number} of the Life', 'counted from the bottom', (d, name, slot) => {
    Object.assign(cardIn(d, name), { zone: 'life', slot });
  }),
  given('the Life of {side} is {cards}, from the top', 'Life cards; otherwise a player has none', (d, side, names) => life(d, side, names)),
  given('{side} has no Life', 'what is so unless an example says otherwise', (d, side) => {
    if (d.position.cards.some((c) => c['side'] === side && c['zone'] === 'life')) throw new Error(`${side} has Life cards`);
  }),
  given('{side} has {number} active DON!!', 'DON!! cards to pay with; otherwise a player has none', (d, side, n) => {
    (d.position.players as Record<Side, Fields>)[side]['activeDon'] = n;
  }),
  given('{side} has {number} rested DON!!', 'paid before; otherwise a player has none', (d, side, n) => {
    (d.position.players as Record<Side, Fields>)[side]['restedDon'] = n;
  }),
  given('it is the {phase} Phase', 'otherwise it is the Main Phase', (d, phase) => {
    d.position.turn.phase = wordIn(phases, phase, 'phase');
  }),
  given('{card} has a When Attacking effect that {text}', 'activated in the attack step', (d, name, text) =>
    effect(d, name, 'attack', text),
  ),
  given("{card} has an effect on an opponent's attack that {text}", "activated in the attack step, after the attacker's", (d, name, text) =>
    effect(d, name, 'defence', text),
  ),
  given('{card} has an On Block effect that {text}', 'activated when a Blocker is used', (d, name, text) => effect(d, name, 'block', text)),
  given('{card} has an On K.O. effect that {text}', 'activated when the card is K.O.’d', (d, name, text) => effect(d, name, 'ko', text)),
  given('{card} has a Trigger that {text}', 'offered when the card would be taken for damage', (d, name, text) =>
    effect(d, name, 'trigger', text),
  ),
  given('{card} has an effect at the end of its battles that {text}', 'activated in the last step', (d, name, text) =>
    effect(d, name, 'battled', text),
  ),
  given('{card} has a Main effect that {text}', 'used by the turn player outside a battle', (d, name, text) =>
    effect(d, name, 'main', text),
  ),

  fitting(
    isIn(0, 'characters', 'leader'),
    when('{card} blocks', 'its player uses the Blocker', (d, name) => command(d, using(d, sideOf(d, name), name))),
  ),
  fitting(
    isIn(0, 'characters', 'leader'),
    when('{card} tries to block', 'uses a Blocker and must be refused', (d, name) => attempt(d, using(d, sideOf(d, name), name))),
  ),
  fitting(
    isIn(1, 'hand'),
    when('{side} counters with {card}', 'uses a Counter from hand that asks for no choice, or leaves it open', (d, side, name) =>
      command(d, using(d, side, name)),
    ),
  ),
  fitting(
    isIn(1, 'hand'),
    when('{side} counters with {card} for {card}', 'uses a Counter from hand, and chooses who gains from it', (d, side, name, to) => {
      command(d, using(d, side, name));
      command(d, { do: 'choose', side, ids: [idIn(d, to)] });
    }),
  ),
  fitting(
    isIn(1, 'hand'),
    when('{side} tries to counter with {card}', 'uses a Counter and must be refused', (d, side, name) => attempt(d, using(d, side, name))),
  ),
  fitting(
    isIn(1, 'life'),
    when('{side} uses the Trigger of {card}', 'instead of taking the card into hand', (d, side, name) => command(d, using(d, side, name))),
  ),
  fitting(
    isIn(1, 'life'),
    when('{side} tries to use the Trigger of {card}', 'uses a Trigger and must be refused', (d, side, name) =>
      attempt(d, using(d, side, name)),
    ),
  ),

  shows('{card} is active', 'it stands upright', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { rested: false } })),
  shows('{card} is rested', 'it lies sideways', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { rested: true } })),
  shows('{card} now has {text}', 'keywords as printed, and this one that an effect gave', (d, name, text) => {
    const has = { keywords: { ...(cardIn(d, name)['keywords'] as Fields), [wordIn(keywords, text, 'keyword')]: true } };
    expect(d, { see: 'card', id: idIn(d, name), has });
  }),
  shows('{card} has lost the keyword {text}', 'keywords as printed, without this one', (d, name, text) => {
    const { [wordIn(keywords, text, 'keyword')]: _, ...kept } = cardIn(d, name)['keywords'] as Fields;
    expect(d, { see: 'card', id: idIn(d, name), has: { keywords: kept } });
  }),
  shows('{side} has rested {number} DON!!', 'so many have been paid, and the others are active', (d, side, n) => {
    const { activeDon, restedDon } = (d.position.players as Record<Side, Record<string, number>>)[side] as {
      activeDon: number;
      restedDon: number;
    };
    expect(d, { see: 'player', id: side, has: { activeDon: activeDon + restedDon - n, restedDon: n } });
  }),
  shows('{side} has {number} active DON!! left', 'to pay with', (d, side, activeDon) =>
    expect(d, { see: 'player', id: side, has: { activeDon } }),
  ),
  shows('{side} may block', 'the block step waits for that player', (d, side) => window(d, { window: 'block', waiting: side })),
  shows('{side} may counter', 'the counter step waits for that player', (d, side) => window(d, { window: 'counter', waiting: side })),
  shows('{side} is offered the Trigger of {card}', 'a Life card is about to be taken, and could be used instead', (d, side, name) =>
    window(d, { window: 'trigger', waiting: side, card: idIn(d, name) }),
  ),
  shows('the phase is over', 'no more attacks in this turn', (d) => expect(d, { see: 'turn', has: { phase: 'end' } })),
];

export const onePiece: Lexicon = {
  game,
  empty,
  put: (d, name, role, properties) => {
    const side = role === 'attacker' ? d.position.turn.player : otherSide(d.position.turn.player);
    // A target is rested, since only a rested Character can be attacked.
    character(d, name, { side, rested: role === 'target' }, properties);
  },
  place,
  keywords: (words) => ({ keywords: together(words, keywordOf) }),
  effects: effectSentences.map((e) => e.example),
  script,
  words,
  property: (word) => wordIn(values, word, 'property'),
  phrases,
};
