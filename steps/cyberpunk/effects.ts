import type { Effect, Keywords, Primitive, Program, Trigger } from '../../reference/cyberpunk/types.ts';
import { type EffectSentence, effectOf, type Script } from '../effects.ts';
import { type Draft, type Fields, newId, type Side, together } from '../words.ts';
import { bonuses, flags, keyword, keywordsOf } from './cards.ts';

const permitted: Readonly<Record<string, Keywords>> = {
  'forbids {} to attack': { cannotAttack: true },
  'shields {} from attacks': { cannotBeAttacked: true },
  'keeps {} from defeat': { cannotBeDefeated: true },
  'lets {} attack ready Units': { attacksReady: true },
};
const grants = Object.entries(permitted).map(
  ([form, keywords]): EffectSentence<Primitive> => ({
    form: form.replace('{}', '{card}'),
    example: form.replace('{}', 'Mira'),
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords }),
  }),
);
const named = { ...flags, ...Object.fromEntries(bonuses.map((b) => [`what it has more while ${b}`, { [b]: 0 }])) };

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: '{raises|lowers} the power of {card} by {number}',
    example: 'raises the power of Mira by 3',
    make: ([verb, c, n], _, id) => ({ do: 'raise', card: id(c as string), amount: verb === 'raises' ? Number(n) : -Number(n) }),
  },
  {
    form: 'returns {card} to the hand',
    example: 'returns Mira to the hand',
    make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'hand' }),
  },
  {
    form: 'puts {card} into the trash',
    example: 'puts Mira into the trash',
    make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'trash' }),
  },
  {
    form: 'takes {card} out of the Gig area',
    example: 'takes Ruby out of the Gig area',
    make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'left' }),
  },
  {
    form: 'brings {card} into the field area',
    example: 'brings Mira into the field area',
    make: ([c], _, id) => ({ do: 'summon', card: id(c as string) }),
  },
  ...grants,
  {
    form: `takes {${Object.keys(named).join('|')}} from {card}`,
    example: 'takes BLOCKER from Mira',
    make: ([k, c], _, id) => ({
      do: 'strip',
      card: id(c as string),
      keyword: Object.keys(named[k as string] as Keywords)[0] as keyof Keywords,
    }),
  },
  {
    form: '{readies|spends} {card}',
    example: 'readies Mira',
    make: ([verb, c], _, id) => ({ do: 'turn', card: id(c as string), ready: verb === 'readies' }),
  },
  {
    form: 'gives {side} {number} Eddie(s)',
    example: 'gives south 1 Eddie',
    make: ([side, n]) => ({ do: 'gain', side: side as Side, amount: Number(n) }),
  },
  {
    form: 'makes {card} fight {card}',
    example: 'makes Noah fight Mira',
    make: ([a, t], _, id) => ({ do: 'battle', attacker: id(a as string), target: id(t as string) }),
  },
  { form: 'ends the attack', example: 'ends the attack', make: () => ({ do: 'end' }) },
  {
    form: 'gives {card} {keywords}',
    example: 'gives Mira BLOCKER',
    make: ([c, k], _, id) => ({ do: 'grant', card: id(c as string), keywords: together(k as string, keywordsOf) }),
  },
];
export const script: Script = { sentences: effectSentences, choosable: ['Unit', 'Gig'], keyword };

/** What a text does, and what its player chooses first. */
export const textOf = (d: Draft, text: string): Pick<Program, 'does' | 'chooses'> =>
  effectOf(d, text, script) as Pick<Program, 'does' | 'chooses'>;

export function effect(d: Draft, side: Side, speed: Effect['speed'], name: string, when: Trigger | null, text: string): void {
  const { does, chooses } = textOf(d, text);
  d.position.effects.push({ id: newId(d, name), side, speed, when, chooses, does, used: false } as unknown as Fields);
}

/** The moments that wake a pending effect, as an example says them. */
export const moments: Readonly<Record<string, Trigger['on']>> = {
  attacks: 'attacks',
  'is attacked': 'attacked',
  'is spent': 'spent',
  blocks: 'blocks',
  'is called': 'called',
  'is played': 'played',
  'wins a fight': 'wins',
  'loses a fight': 'loses',
  'is defeated': 'defeated',
  steals: 'steals',
  'is stolen': 'stolen',
};
