import { yuGiOh as game } from '../reference/yu-gi-oh/index.ts';
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
  together,
  when,
  wordIn,
} from './words.ts';
import { abilitiesOf, empty, freeSlot, monster, phases, place, stepsAtRest, values, words } from './yu-gi-oh/cards.ts';
import { effect, effectSentences, script } from './yu-gi-oh/effects.ts';

const steps = { Start: 'start', Battle: 'battle', Damage: 'damage', End: 'end' } as const;

/** What a monster had, and this ability that an effect gave it. */
const gained = (d: Draft, name: string, ability: string): void =>
  expect(d, {
    see: 'card',
    id: idIn(d, name),
    has: { abilities: { ...(cardIn(d, name)['abilities'] as Fields), ...(together(ability, abilitiesOf) as Fields) } },
  });

/** What ending the phase means where none has been ended in the example. */
const inMainPhase = (d: Draft): boolean => d.position.turn.phase === 'main' && !d.commands.some((c) => c.do === 'end-phase');
const inBattleStep = (d: Draft): boolean => d.position.turn.phase === 'battle';
/** The words of Yu-Gi-Oh: monsters, positions, steps and effects. */
const phrases: readonly Phrase[] = [
  given('{side} holds {card} with {properties}', 'a monster in the hand, for effects that summon it', (d, side, name, p) =>
    monster(d, name, { side, zone: 'hand', slot: 0 }, p),
  ),
  given('it is the {phase} Phase', 'Main Phase 1; otherwise it is the Battle Step', (d, phase) => {
    d.position.turn.phase = wordIn(phases, phase, 'phase');
  }),
  given('it is the {phase} Step', 'a step in which nothing is open; otherwise it is the Battle Step', (d, step) => {
    d.position.turn.phase = wordIn(stepsAtRest, step, 'step at rest');
  }),
  given('{card} has attacked {number} time(s) in turn {number}', 'attacks declared before the example begins', (d, name, count, turn) => {
    cardIn(d, name)['attacks'] = { turn, count };
  }),
  given('{card} has attacked directly in turn {number}', 'the latest time; otherwise never', (d, name, turn) => {
    cardIn(d, name)['direct'] = turn;
  }),
  given('the LP of {side} are {number}', 'otherwise they are 8000', (d, side, lp) => {
    (d.position.players?.[side] as Fields)['lp'] = lp;
  }),
  given(
    '{side} has the attack response {card} that {text}',
    'used only in response to the declaration of an attack',
    (d, side, name, text) => effect(d, side, 'attack', name, text),
  ),
  given(
    '{side} has the Fast effect {card} that {text}',
    'used whenever fast effects may be used, but not in the Damage Step',
    (d, side, name, text) => effect(d, side, 'fast', name, text),
  ),
  given(
    '{side} has the Damage Step effect {card} that {text}',
    'a fast effect that may be used in the Damage Step, too',
    (d, side, name, text) => effect(d, side, 'damage', name, text),
  ),

  fitting(
    inMainPhase,
    when('{side} enters the Battle Phase', 'ends Main Phase 1', (d, side) => command(d, { do: 'end-phase', side })),
  ),
  fitting(
    inBattleStep,
    when('{side} wants to leave the Battle Step', 'says that they attack no more; the opponent is asked', (d, side) =>
      command(d, { do: 'end-phase', side }),
    ),
  ),
  fitting(
    inBattleStep,
    when('{side} tries to leave the Battle Step', 'says so and must be refused', (d, side) => attempt(d, { do: 'end-phase', side })),
  ),
  fitting(
    () => false,
    when('{side} stops the attack', 'in a replay, chooses nothing', (d, side) => command(d, { do: 'pass', side })),
  ),
  fitting(
    () => false,
    when('{side} tries to stop the attack', 'wants to choose nothing in a replay, and must be refused', (d, side) =>
      attempt(d, { do: 'pass', side }),
    ),
  ),

  shows('the game is in the {phase} Step', 'which step of the Battle Phase it is', (d, step) =>
    expect(d, { see: 'turn', has: { phase: wordIn(steps, step, 'step') } }),
  ),
  shows('{side} has {number} LP', 'life points', (d, side, lp) => expect(d, { see: 'player', id: side, has: { lp } })),
  shows('{card} is destroyed', 'it is in the graveyard', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'graveyard' } }),
  ),
  shows('{card} lies in the graveyard of {side}', 'it is destroyed, and that player owns it', (d, name, side) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'graveyard', side } }),
  ),
  shows('{card} is on the field', 'it is in a Monster Zone', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: 'monsters' } }),
  ),
  shows('{card} is in Attack Position', 'face-up', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { position: 'attack', face: 'up' } }),
  ),
  shows('{card} is in Defense Position', 'face-up', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { position: 'defense', face: 'up' } }),
  ),
  shows('{card} is face-down', 'in Defense Position', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { position: 'defense', face: 'down' } }),
  ),
  shows('{card} is upright', 'in Attack Position', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { position: 'attack' } })),
  shows('{card} lies sideways', 'in Defense Position, whatever its face', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { position: 'defense' } }),
  ),
  shows('{card} shows its back', 'face-down, whatever its position', (d, name) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { face: 'down' } }),
  ),
  shows('{card} is face-up', 'whatever its position', (d, name) => expect(d, { see: 'card', id: idIn(d, name), has: { face: 'up' } })),
  shows('{card} has used {number} attack(s)', 'declared and counted in this Battle Phase', (d, name, count) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { attacks: { turn: d.position.turn.number, count } } }),
  ),
  shows('{card} fights for {side}', 'who controls it', (d, name, side) => expect(d, { see: 'card', id: idIn(d, name), has: { side } })),
  shows('{card} now has {text}', 'what it had, and this that an effect gave', (d, name, text) => gained(d, name, text)),
  shows('{card} can no longer attack', 'an effect forbids it', (d, name) => gained(d, name, 'cannot attack')),
  shows('{card} can no longer be attacked', 'an effect protects it', (d, name) => gained(d, name, 'cannot be attacked')),
  shows('{card} has {text} no more', 'what it had, without this that an effect took', (d, name, text) => {
    const kept = { ...(cardIn(d, name)['abilities'] as Fields) };
    for (const k of Object.keys(together(text, abilitiesOf))) delete kept[k];
    expect(d, { see: 'card', id: idIn(d, name), has: { abilities: kept } });
  }),
  shows('{side} may respond to the attack', 'the time in which cards that need an attack may be used; that player is asked', (d, side) =>
    expect(d, { see: 'open', is: { window: 'response', kind: 'attack', waiting: side } }),
  ),
  shows(
    '{side} may use fast effects before the Damage Step',
    'the Chain in response to the attack is over; that player is asked',
    (d, side) => expect(d, { see: 'open', is: { window: 'response', kind: 'battle', waiting: side } }),
  ),
  shows('{side} may use fast effects in the {phase} Step', 'the Start Step or the Damage Step; that player is asked', (d, side, step) =>
    expect(d, {
      see: 'open',
      is: { window: 'response', kind: wordIn({ Start: 'start', Damage: 'damage' }, step, 'step'), waiting: side },
    }),
  ),
  shows('{card} is the attacking monster', 'public while the attack lasts', (d, name) =>
    expect(d, { see: 'open', is: { attacker: idIn(d, name) } }),
  ),
  shows('the Chain has {number} link(s)', 'effects that have been used and not resolved', (d, links) =>
    expect(d, { see: 'open', is: { links } }),
  ),
  shows('{card} last attacked directly in turn {number}', '0 for never', (d, name, direct) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { direct } }),
  ),
  shows('{side} is asked before the Battle Step ends', 'the turn player wants to leave', (d, side) =>
    expect(d, { see: 'open', is: { window: 'response', kind: 'leaving', waiting: side } }),
  ),
  shows('a replay is open to {side}', 'that player chooses a target again, or stops the attack', (d, side) =>
    expect(d, { see: 'open', is: { window: 'choice', kind: 'replay', waiting: side } }),
  ),
];

export const yuGiOh: Lexicon = {
  game,
  empty,
  put: (d, name, role, properties) => {
    const side = role === 'attacker' ? d.position.turn.player : otherSide(d.position.turn.player);
    monster(d, name, { side, zone: 'monsters', slot: freeSlot(d, side) }, properties);
  },
  place,
  keywords: (words) => ({ abilities: together(words, abilitiesOf) as Fields }),
  effects: effectSentences.map((e) => e.example),
  script,
  words,
  property: (word) => wordIn(values, word, 'property'),
  phrases,
};
