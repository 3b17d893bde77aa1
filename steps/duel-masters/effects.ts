import type { Primitive, Trigger } from '../../reference/duel-masters/types.ts';
import { type EffectSentence, effectOf } from '../effects.ts';
import { cardIn, type Draft, type Fields, idIn, newId, type Side } from '../words.ts';
import { abilities } from './cards.ts';

const known = Object.keys(abilities).join('|');
const named = (word: string | undefined): keyof typeof abilities => word as keyof typeof abilities;

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  { form: /^destroys (.+)$/, example: 'destroys Mira', make: ([c], _, id) => ({ do: 'destroy', card: id(c as string) }) },
  {
    form: /^returns (.+) to the (hand|deck)$/,
    example: 'returns Mira to the hand',
    make: ([c, to], _, id) => ({ do: 'move', card: id(c as string), to: to as 'hand' }),
  },
  {
    form: /^puts (.+) into the graveyard$/,
    example: 'puts Mira into the graveyard',
    make: ([c], _, id) => ({ do: 'move', card: id(c as string), to: 'graveyard' }),
  },
  { form: /^summons (.+)$/, example: 'summons Mira', make: ([c], _, id) => ({ do: 'summon', card: id(c as string) }) },
  {
    form: /^takes (.+) out of the attack$/,
    example: 'takes Mira out of the attack',
    make: ([c], _, id) => ({ do: 'withdraw', card: id(c as string) }),
  },
  {
    form: /^gives (.+) (\d+) more power$/,
    example: 'gives Mira 3000 more power',
    make: ([c, n], _, id) => ({ do: 'add', card: id(c as string), amount: Number(n) }),
  },
  {
    form: /^gives (.+) (\d+) less power$/,
    example: 'gives Mira 3000 less power',
    make: ([c, n], _, id) => ({ do: 'add', card: id(c as string), amount: -Number(n) }),
  },
  {
    form: new RegExp(`^grants (.+) "(${known})"$`),
    example: 'grants Mira "wins all battles"',
    make: ([c, a], _, id) => ({ do: 'grant', card: id(c as string), abilities: abilities[named(a)] ?? {} }),
  },
  {
    form: new RegExp(`^takes "(${known})" from (.+)$`),
    example: 'takes "Blocker" from Mira',
    make: ([a, c], _, id) => ({
      do: 'strip',
      card: id(c as string),
      ability: Object.keys(abilities[named(a)] ?? {})[0] as 'blocker',
    }),
  },
  {
    form: /^(taps|untaps) (.+)$/,
    example: 'untaps Mira',
    make: ([word, c], _, id) => ({ do: 'turn', card: id(c as string), tapped: word === 'taps' }),
  },
  {
    form: /^gives (.+) to (north|south)$/,
    example: 'gives Mira to north',
    make: ([c, side], _, id) => ({ do: 'take', card: id(c as string), side: side as Side }),
  },
  {
    form: /^makes (.+) and (.+) battle$/,
    example: 'makes Mira and Noah battle',
    make: ([one, other], _, id) => ({ do: 'battle', one: id(one as string), other: id(other as string) }),
  },
];

const push = (d: Draft, side: Side, name: string, when: Trigger | null, text: string): void => {
  const { does } = effectOf(d, text, effectSentences, /^nothing$/);
  d.position.effects.push({ id: newId(d, name), side, when, does, used: false } as unknown as Fields);
};
export const spell = (d: Draft, side: Side, name: string, text: string): void => push(d, side, name, null, text);
/** An ability of a creature belongs to whoever controls the creature. */
export const ability = (d: Draft, card: string, name: string, on: Trigger['on'], text: string): void =>
  push(d, cardIn(d, card)['side'] as Side, name, { on, card: idIn(d, card) }, text);
