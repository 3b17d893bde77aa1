import type { Keywords, Primitive, Trigger } from '../../reference/souls/types.ts';
import { type EffectSentence, effectOf, type Script } from '../effects.ts';
import { cardIn, type Draft, type Fields, newId, type Side, together } from '../words.ts';
import { flags, keyword, keywordsOf, place, values } from './cards.ts';

const taken = [...Object.keys(flags).filter((f) => f !== 'Frozen' && f !== 'cannot attack'), 'Taunt', 'Defiance'];
const keywordNamed = (word: string): keyof Keywords =>
  (word in flags ? Object.keys(flags[word] as Keywords)[0] : word.toLowerCase()) as keyof Keywords;

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: 'deals {number} to {card}',
    example: 'deals 10 to Mira',
    make: ([n, c], _, id) => ({ do: 'deal', card: id(c as string), amount: Number(n) }),
  },
  {
    form: 'heals {card} by {number}',
    example: 'heals Mira by 10',
    make: ([c, n], _, id) => ({ do: 'heal', card: id(c as string), amount: Number(n) }),
  },
  {
    form: 'moves {card} to {place}',
    example: 'moves Mira to slot 2 of the Second Line',
    make: ([c, to], d, id) => ({
      do: 'move',
      card: id(c as string),
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: 'recruits {card} to {place}',
    example: 'recruits Mira to the slot of Noah',
    make: ([c, to], d, id) => ({
      do: 'summon',
      card: id(c as string),
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: 'takes {card} off the board',
    example: 'takes Mira off the board',
    make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'left' }),
  },
  { form: 'captures {card}', example: 'captures Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'captured' }) },
  {
    form: 'sets the {ATK|DEF|rank|DEF bonus} of {card} to {number}',
    example: 'sets the DEF of Mira to 10',
    make: ([f, c, n], _, id) => ({ do: 'set', card: id(c as string), field: values[f as 'ATK'], value: Number(n) }),
  },
  {
    form: 'freezes {card}',
    example: 'freezes Mira',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { frozen: true } }),
  },
  {
    form: 'forbids {card} to attack',
    example: 'forbids Mira to attack',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { cannotAttack: true } }),
  },
  {
    form: `takes {${taken.join('|')}} from {card}`,
    example: 'takes Range from Mira',
    make: ([k, c], _, id) => ({ do: 'strip', card: id(c as string), keyword: keywordNamed(k as string) }),
  },
  {
    form: 'thaws {card}',
    example: 'thaws Mira',
    make: ([c], _, id) => ({ do: 'strip', card: id(c as string), keyword: 'frozen' }),
  },
  {
    form: 'allows {card} to attack',
    example: 'allows Mira to attack',
    make: ([c], _, id) => ({ do: 'strip', card: id(c as string), keyword: 'cannotAttack' }),
  },
  {
    form: 'gives {card} to {side}, in {place}',
    example: 'gives Mira to north, in slot 5 of the Front Line',
    make: ([c, side, to], d, id) => ({
      do: 'take',
      card: id(c as string),
      side: side as Side,
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: 'makes {card} {active|inactive}',
    example: 'makes Mira inactive',
    make: ([c, w], _, id) => ({ do: 'turn', card: id(c as string), active: w === 'active' }),
  },
  {
    form: 'makes the slot of {card} {not |}proactive',
    example: 'makes the slot of Mira not proactive',
    make: ([c, not], d) => {
      const { side, zone, slot } = cardIn(d, c as string) as { side: Side; zone: 'front'; slot: number };
      return { do: 'mark', side, zone, slot, proactive: not === '' };
    },
  },
  {
    form: 'makes {place} of {side} {not |}proactive',
    example: 'makes slot 2 of the Second Line of north not proactive',
    make: ([at, side, not], d) => ({
      do: 'mark',
      side: side as Side,
      ...(place(d, '', at as string) as { zone: 'front'; slot: number }),
      proactive: not === '',
    }),
  },
  {
    form: 'makes {card} battle {card}{ as an attack|}',
    example: 'makes Noah battle Mira as an attack',
    make: ([a, t, counts], _, id) => ({
      do: 'battle',
      attacker: id(a as string),
      target: id((t === 'itself' ? a : t) as string),
      counts: counts !== '',
    }),
  },
  {
    form: 'gives {card} {keywords}',
    example: 'gives Mira Taunt left',
    make: ([c, k], _, id) => ({ do: 'grant', card: id(c as string), keywords: together(k as string, keywordsOf) }),
  },
];
export const script: Script = { sentences: effectSentences, choosable: ['Soul', 'Realm'], keyword };

const speeds = { Slow: 'slow', Fast: 'fast', Ambush: 'ambush', Instant: 'instant', Timing: 'timing' } as const;
export function effect(d: Draft, side: Side, speed: keyof typeof speeds, name: string, when: Trigger | null, text: string): void {
  const { does, chooses } = effectOf(d, text, script);
  d.position.effects.push({
    id: newId(d, name),
    side,
    speed: speeds[speed],
    when,
    chooses,
    does,
    used: false,
  } as unknown as Fields);
}
