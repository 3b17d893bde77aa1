import { duelMasters as game } from '../reference/duel-masters/index.ts';
import type { Trigger } from '../reference/duel-masters/types.ts';
import { abilityOf, creature, empty, phases, place, shield, words } from './duel-masters/cards.ts';
import { ability, effectSentences, script, spell } from './duel-masters/effects.ts';
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
  shows,
  sideOf,
  together,
  when,
  wordIn,
} from './words.ts';

const block = (d: Draft, name: string) => ({ do: 'use', side: sideOf(d, name), effect: idIn(d, name) }) as const;
const waits = (on: Trigger['on']) => (d: Draft, card: string, name: string, text: string) => ability(d, card, name, on, text);

/** The words of Duel Masters: cards, zones and effects. */
const phrases: readonly Phrase[] = [
  given(
    '{side} has the creature {card} with {properties}',
    'a creature of the battle zone, untapped unless it says otherwise',
    (d, side, name, p) => creature(d, name, { side, owner: side, zone: 'battle-zone' }, p),
  ),
  given('{side} holds the creature {card} with {properties}', 'a creature of the hand', (d, side, name, p) =>
    creature(d, name, { side, owner: side, zone: 'hand' }, p),
  ),
  given('{side} has the shield {card}', 'a shield in the shield zone', (d, side, name) => shield(d, name, side)),
  given('it is the {phase} phase', 'otherwise it is the attack phase', (d, phase) => {
    d.position.turn.phase = wordIn(phases, phase, 'phase');
  }),
  given('{card} has the ability {card}: when it attacks, {text}', 'triggers when the creature is declared as attacker', waits('attacks')),
  given('{card} has the ability {card}: when it blocks, {text}', 'triggers when the creature blocks', waits('blocks')),
  given('{card} has the ability {card}: when it battles, {text}', 'triggers at the start of a battle of the creature', waits('battles')),
  given('{card} has the ability {card}: when it wins a battle, {text}', 'triggers once the battle is fought', waits('wins')),
  given('{card} has the ability {card}: when it loses a battle, {text}', 'triggers once the battle is fought', waits('loses')),
  given('{card} has the ability {card}: when it is destroyed, {text}', 'triggers as the creature goes', waits('destroyed')),
  given('the ability {card} belongs to {side}', 'otherwise to whoever controls its creature', (d, name, side) => {
    const ability = d.position.effects.find((e) => e['id'] === idIn(d, name));
    if (!ability) throw new Error(`"${name}" is a card, not an ability`);
    ability['side'] = side;
  }),
  given('{side} has the spell {card} that {text}', 'used by the turn player while no attack is going on', (d, side, name, text) =>
    spell(d, side, name, text),
  ),

  fitting(
    () => true,
    when('{card} blocks', 'answers the attack that is going on', (d, name) => command(d, block(d, name))),
  ),
  fitting(
    () => true,
    when('{card} tries to block', 'answers the attack and must be refused', (d, name) => attempt(d, block(d, name))),
  ),
  when('{side} tries to block with {card}', 'one side names the blocker, whoever controls it', (d, side, name) =>
    attempt(d, { ...block(d, name), side }),
  ),

  shows('{side} may block', 'the block window stands open', (d, side) =>
    expect(d, { see: 'open', is: { window: 'block', waiting: side } }),
  ),
  shows('{side} may block with exactly {cards}', 'the whole set of creatures that can block now', (d, side, names) =>
    expect(d, { see: 'legal', given: { do: 'use', side }, field: 'effect', exactly: names.map((n) => idIn(d, n)) }),
  ),
  shows('{card} is destroyed', "it lies in its owner's graveyard", (d, name) => {
    const { owner } = cardIn(d, name) as { owner: string };
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'graveyard', side: owner } });
  }),
  shows('{card} is tapped', 'turned sideways', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { tapped: true } })),
  shows('{card} is untapped', 'upright', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { tapped: false } })),
  shows('{card} is just summoned', 'it came into the battle zone this turn', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { sick: true } }),
  ),
  shows('{card} now has {text}', 'abilities as printed, and what an effect gave', (d, name, text) => {
    const has = { abilities: { ...(cardIn(d, name)['abilities'] as Fields), ...together(text, abilityOf) } };
    expect(d, { see: 'card', id: idIn(d, name), has });
  }),
  shows('{card} has {text} no more', 'abilities as printed, without what an effect took', (d, name, text) => {
    const kept = { ...(cardIn(d, name)['abilities'] as Fields) };
    for (const k of Object.keys(together(text, abilityOf))) delete kept[k];
    expect(d, { see: 'card', id: idIn(d, name), has: { abilities: kept } });
  }),
  shows('{card} was there before this turn', 'it may attack', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { sick: false } }),
  ),
  shows('{side} has lost', 'the other player has won the game', (d, side) => expect(d, { see: 'winner', is: otherSide(side) })),
  shows('{card} is under the control of {side}', 'whoever owns it', (d, name, side) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { side } }),
  ),
  shows('{card} and {card} battle', 'their powers are compared', (d, one, other) =>
    expect(d, { see: 'events', are: [{ kind: 'battle', by: idIn(d, one), card: idIn(d, other) }], how: 'in order' }),
  ),
  shows('there is no battle', 'no powers are compared', (d) => expect(d, { see: 'events', are: [{ kind: 'battle' }], how: 'never' })),
  shows('{card} has won the battle', 'a result, whatever comes of it', (d, name) =>
    expect(d, { see: 'events', are: [{ kind: 'win', card: idIn(d, name) }], how: 'in order' }),
  ),
  shows('{card} has lost the battle', 'a result, whatever comes of it', (d, name) =>
    expect(d, { see: 'events', are: [{ kind: 'lose', card: idIn(d, name) }], how: 'in order' }),
  ),
  shows('nobody has won the battle', 'no creature has', (d) => expect(d, { see: 'events', are: [{ kind: 'win' }], how: 'never' })),
  shows('nobody has lost the battle', 'no creature has', (d) => expect(d, { see: 'events', are: [{ kind: 'lose' }], how: 'never' })),
  shows('the attack phase is over', 'no more attacks in this turn', (d) => expect(d, { see: 'turn', has: { phase: 'end' } })),
];

export const duelMasters: Lexicon = {
  game,
  empty,
  put: (d, name, role, properties) => {
    const { player } = d.position.turn;
    if (role === 'attacker') creature(d, name, { side: player, owner: player, zone: 'battle-zone' }, properties);
    else {
      const side = otherSide(player);
      creature(d, name, { side, owner: side, zone: 'battle-zone', tapped: true }, properties);
    }
  },
  place,
  keywords: (words) => ({ abilities: together(words, abilityOf) }),
  effects: effectSentences.map((e) => e.example),
  script,
  words,
  property: (word) => wordIn({ power: 'power' }, word, 'property'),
  phrases,
};
