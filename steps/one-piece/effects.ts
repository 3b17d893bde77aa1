import type { Destination, Effect, Primitive } from '../../reference/one-piece/types.ts';
import { type EffectSentence, effectOf, type Script } from '../effects.ts';
import { type Draft, type Fields, idIn, sideOf } from '../words.ts';
import { effectId, keywords } from './cards.ts';

const areas: Readonly<Record<string, Destination>> = {
  'into the hand': 'hand',
  'into the trash': 'trash',
  'into the deck': 'deck',
  'on top of the Life': 'life',
};

const known = Object.keys(keywords).join('|');

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: 'gives {card} {number} power for the battle',
    example: 'gives Nami 2000 power for the battle',
    make: ([c, n], _, id) => ({ do: 'boost', card: id(c as string), amount: Number(n) }),
  },
  {
    form: 'sets the power of {card} to {number}',
    example: 'sets the power of Nami to 7000',
    make: ([c, n], _, id) => ({ do: 'set', card: id(c as string), field: 'power', value: Number(n) }),
  },
  {
    form: 'deals {number} damage to {card}',
    example: 'deals 1 damage to Luffy',
    make: ([n, c], _, id) => ({ do: 'deal', card: id(c as string), amount: Number(n) }),
  },
  { form: 'K.O.s {card}', example: 'K.O.s Nami', make: ([c], _, id) => ({ do: 'ko', card: id(c as string) }) },
  {
    form: `puts {card} {${Object.keys(areas).join('|')}}`,
    example: 'puts Nami into the hand',
    make: ([c, to], _, id) => ({ do: 'move', card: id(c as string), to: areas[to as string] as Destination }),
  },
  { form: 'plays {card}', example: 'plays Nami', make: ([c], _, id) => ({ do: 'summon', card: id(c as string) }) },
  {
    form: 'makes {card} {rested|active}',
    example: 'makes Nami rested',
    make: ([c, w], _, id) => ({ do: 'turn', card: id(c as string), rested: w === 'rested' }),
  },
  {
    form: `gives {card} {${known}}`,
    example: 'gives Nami Blocker',
    make: ([c, k], _, id) => ({ do: 'grant', card: id(c as string), keyword: keywords[k as string] as 'blocker' }),
  },
  {
    form: `takes {${known}} from {card}`,
    example: 'takes Blocker from Nami',
    make: ([k, c], _, id) => ({ do: 'strip', card: id(c as string), keyword: keywords[k as string] as 'blocker' }),
  },
];
export const script: Script = { sentences: effectSentences, choosable: ['Character', 'card'] };

/** An effect of a card. */
export function effect(d: Draft, card: string, on: Effect['when']['on'], text: string): void {
  const { does, chooses } = effectOf(d, text, script);
  d.position.effects.push({
    id: effectId(d, card),
    side: sideOf(d, card),
    when: { on, card: idIn(d, card) },
    chooses,
    does,
    used: false,
  } as unknown as Fields);
}
