import type { Abilities, Primitive, Speed, Stance } from '../../reference/yu-gi-oh/types.ts';
import { type EffectSentence, effectOf, type Script } from '../effects.ts';
import { cardIn, type Draft, type Fields, newId, type Side, together } from '../words.ts';
import { abilities, abilitiesOf, freeSlot, NONE, values } from './cards.ts';

const rights = Object.keys(abilities).join('|');
const stance = (defense: string | undefined): Stance => (defense ? 'defense' : 'attack');

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: 'deals {number} to {side}',
    example: 'deals 500 to south',
    make: ([n, side]) => ({ do: 'deal', side: side as Side, amount: Number(n) }),
  },
  {
    form: 'gives {number} LP to {side}',
    example: 'gives 500 LP to north',
    make: ([n, side]) => ({ do: 'heal', side: side as Side, amount: Number(n) }),
  },
  { form: 'destroys {card}', example: 'destroys Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'graveyard' }) },
  {
    form: 'returns {card} to the {hand|deck}',
    example: 'returns Mira to the hand',
    make: ([c, to], _, id) => ({ do: 'remove', card: id(c as string), to: to as 'hand' }),
  },
  { form: 'banishes {card}', example: 'banishes Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'banished' }) },
  {
    form: 'summons {card} to slot {number}{ in Defense Position|}',
    example: 'summons Mira to slot 2 in Defense Position',
    make: ([c, n, defense], _, id) => ({ do: 'summon', card: id(c as string), slot: Number(n), position: stance(defense) }),
  },
  {
    form: 'summons {card}{ in Defense Position|}',
    example: 'summons Mira in Defense Position',
    make: ([c, defense], d, id) => ({
      do: 'summon',
      card: id(c as string),
      slot: freeSlot(d, cardIn(d, c as string)['owner'] as Side),
      position: stance(defense),
    }),
  },
  {
    form: 'turns {card} to {Attack|Defense} Position',
    example: 'turns Mira to Defense Position',
    make: ([c, to], _, id) => ({ do: 'turn', card: id(c as string), position: to === 'Attack' ? 'attack' : 'defense', face: 'up' }),
  },
  {
    form: 'turns {card} face-down',
    example: 'turns Mira face-down',
    make: ([c], _, id) => ({ do: 'turn', card: id(c as string), position: 'defense', face: 'down' }),
  },
  {
    form: 'sets the {ATK|DEF} of {card} to {number}',
    example: 'sets the ATK of Mira to 1000',
    make: ([f, c, n], _, id) => ({ do: 'set', card: id(c as string), field: values[f as 'ATK'], value: Number(n) }),
  },
  {
    form: 'forbids {card} to attack',
    example: 'forbids Mira to attack',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), abilities: { cannotAttack: true } }),
  },
  {
    form: 'protects {card} from attacks',
    example: 'protects Mira from attacks',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), abilities: { cannotBeAttacked: true } }),
  },
  {
    form: `takes {${rights}} from {card}`,
    example: 'takes the right to attack directly from Mira',
    make: ([a, c], _, id) => ({ do: 'strip', card: id(c as string), ability: Object.keys(abilitiesOf(a as string))[0] as keyof Abilities }),
  },
  {
    form: 'gives {card} to {side}, in slot {number}',
    example: 'gives Mira to north, in slot 2',
    make: ([c, side, n], _, id) => ({ do: 'take', card: id(c as string), side: side as Side, slot: Number(n) }),
  },
  {
    form: 'gives {card} to {side}',
    example: 'gives Mira to north',
    make: ([c, side], d, id) => ({ do: 'take', card: id(c as string), side: side as Side, slot: freeSlot(d, side as Side) }),
  },
  {
    form: 'gives {card} {keywords}',
    example: 'gives Mira the right to attack directly',
    make: ([c, a], _, id) => ({ do: 'grant', card: id(c as string), abilities: together(a as string, abilitiesOf) }),
  },
  { form: 'negates the attack', example: 'negates the attack', make: () => ({ do: 'end' }) },
];
// No effect of this game chooses.
export const script: Script = { sentences: effectSentences, choosable: [], keyword: new RegExp(`${rights}|${NONE}`) };

export function effect(d: Draft, side: Side, speed: Speed, name: string, text: string): void {
  const { does } = effectOf(d, text, script);
  d.position.effects.push({ id: newId(d, name), side, speed, does, used: false } as unknown as Fields);
}
