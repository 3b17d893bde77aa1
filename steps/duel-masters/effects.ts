import type { Abilities, Primitive, Trigger } from '../../reference/duel-masters/types.ts';
import { type EffectSentence, effectOf, type Script } from '../effects.ts';
import { cardIn, type Draft, type Fields, idIn, newId, type Side, together } from '../words.ts';
import { abilities, abilityOf, NONE } from './cards.ts';

const known = Object.keys(abilities).join('|');
const unquoted = (word: string): Abilities => abilityOf(word.replaceAll('"', ''));

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  { form: 'destroys {card}', example: 'destroys Mira', make: ([c], _, id) => ({ do: 'destroy', card: id(c as string) }) },
  {
    form: 'returns {card} to the {hand|deck}',
    example: 'returns Mira to the hand',
    make: ([c, to], _, id) => ({ do: 'move', card: id(c as string), to: to as 'hand' }),
  },
  {
    form: 'puts {card} into the graveyard',
    example: 'puts Mira into the graveyard',
    make: ([c], _, id) => ({ do: 'move', card: id(c as string), to: 'graveyard' }),
  },
  { form: 'summons {card}', example: 'summons Mira', make: ([c], _, id) => ({ do: 'summon', card: id(c as string) }) },
  {
    form: 'takes {card} out of the attack',
    example: 'takes Mira out of the attack',
    make: ([c], _, id) => ({ do: 'withdraw', card: id(c as string) }),
  },
  {
    form: 'gives {card} {number} {more|less} power',
    example: 'gives Mira 3000 more power',
    make: ([c, n, way], _, id) => ({ do: 'add', card: id(c as string), amount: way === 'more' ? Number(n) : -Number(n) }),
  },
  {
    form: 'grants {card} {keywords}',
    example: 'grants Mira "wins all battles"',
    make: ([c, words], _, id) => ({ do: 'grant', card: id(c as string), abilities: together(words as string, unquoted) }),
  },
  {
    form: `takes "{${known}}" from {card}`,
    example: 'takes "Blocker" from Mira',
    make: ([a, c], _, id) => ({
      do: 'strip',
      card: id(c as string),
      ability: Object.keys(abilities[a as string] ?? {})[0] as 'blocker',
    }),
  },
  {
    form: '{taps|untaps} {card}',
    example: 'untaps Mira',
    make: ([word, c], _, id) => ({ do: 'turn', card: id(c as string), tapped: word === 'taps' }),
  },
  {
    form: 'gives {card} to {side}',
    example: 'gives Mira to north',
    make: ([c, side], _, id) => ({ do: 'take', card: id(c as string), side: side as Side }),
  },
  {
    form: 'makes {card} and {card} battle',
    example: 'makes Mira and Noah battle',
    make: ([one, other], _, id) => ({ do: 'battle', one: id(one as string), other: id(other as string) }),
  },
];
export const script: Script = { sentences: effectSentences, choosable: [], keyword: new RegExp(`"(?:${known}|${NONE})"`) };

const push = (d: Draft, side: Side, name: string, when: Trigger | null, text: string): void => {
  const { does } = effectOf(d, text, script);
  d.position.effects.push({ id: newId(d, name), side, when, does, used: false } as unknown as Fields);
};
export const spell = (d: Draft, side: Side, name: string, text: string): void => push(d, side, name, null, text);
/** An ability of a creature belongs to whoever controls the creature. */
export const ability = (d: Draft, card: string, name: string, on: Trigger['on'], text: string): void =>
  push(d, cardIn(d, card)['side'] as Side, name, { on, card: idIn(d, card) }, text);
