import type { Abilities, Primitive, Speed } from '../../reference/yu-gi-oh/types.ts';
import { type EffectSentence, effectOf } from '../effects.ts';
import { cardIn, type Draft, type Fields, newId, type Side } from '../words.ts';
import { abilities, abilitiesOf, freeSlot, values } from './cards.ts';

const rights = Object.keys(abilities).join('|');

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: /^deals (\d+) to (north|south)$/,
    example: 'deals 500 to south',
    make: ([n, side]) => ({ do: 'deal', side: side as Side, amount: Number(n) }),
  },
  {
    form: /^gives (\d+) LP to (north|south)$/,
    example: 'gives 500 LP to north',
    make: ([n, side]) => ({ do: 'heal', side: side as Side, amount: Number(n) }),
  },
  { form: /^destroys (.+)$/, example: 'destroys Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'graveyard' }) },
  {
    form: /^returns (.+) to the (hand|deck)$/,
    example: 'returns Mira to the hand',
    make: ([c, to], _, id) => ({ do: 'remove', card: id(c as string), to: to as 'hand' }),
  },
  { form: /^banishes (.+)$/, example: 'banishes Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'banished' }) },
  {
    form: /^summons (\S+(?: \S+)*?)( in Defense Position)?$/,
    example: 'summons Mira in Defense Position',
    make: ([c, defense], d, id) => ({
      do: 'summon',
      card: id(c as string),
      slot: freeSlot(d, cardIn(d, c as string)['owner'] as Side),
      position: defense ? 'defense' : 'attack',
    }),
  },
  {
    form: /^turns (.+) to (Attack|Defense) Position$/,
    example: 'turns Mira to Defense Position',
    make: ([c, to], _, id) => ({ do: 'turn', card: id(c as string), position: to === 'Attack' ? 'attack' : 'defense', face: 'up' }),
  },
  {
    form: /^turns (.+) face-down$/,
    example: 'turns Mira face-down',
    make: ([c], _, id) => ({ do: 'turn', card: id(c as string), position: 'defense', face: 'down' }),
  },
  {
    form: /^sets the (ATK|DEF) of (.+) to (\d+)$/,
    example: 'sets the ATK of Mira to 1000',
    make: ([f, c, n], _, id) => ({ do: 'set', card: id(c as string), field: values[f as 'ATK'], value: Number(n) }),
  },
  {
    form: new RegExp(`^gives (.+?) (${rights})$`),
    example: 'gives Mira the right to attack directly',
    make: ([c, a], _, id) => ({ do: 'grant', card: id(c as string), abilities: abilitiesOf(a as string) }),
  },
  {
    form: /^forbids (.+) to attack$/,
    example: 'forbids Mira to attack',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), abilities: { cannotAttack: true } }),
  },
  {
    form: /^protects (.+) from attacks$/,
    example: 'protects Mira from attacks',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), abilities: { cannotBeAttacked: true } }),
  },
  {
    form: new RegExp(`^takes (${rights}) from (.+)$`),
    example: 'takes the right to attack directly from Mira',
    make: ([a, c], _, id) => ({ do: 'strip', card: id(c as string), ability: Object.keys(abilitiesOf(a as string))[0] as keyof Abilities }),
  },
  {
    form: /^gives (.+) to (north|south)$/,
    example: 'gives Mira to north',
    make: ([c, side], d, id) => ({ do: 'take', card: id(c as string), side: side as Side, slot: freeSlot(d, side as Side) }),
  },
  { form: /^negates the attack$/, example: 'negates the attack', make: () => ({ do: 'end' }) },
];

export function effect(d: Draft, side: Side, speed: Speed, name: string, text: string): void {
  // No effect of this game chooses: nothing matches.
  const { does } = effectOf(d, text, effectSentences, /^$/);
  d.position.effects.push({ id: newId(d, name), side, speed, does, used: false } as unknown as Fields);
}
