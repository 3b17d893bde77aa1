import type { Keywords, Primitive, Trigger } from '../../reference/souls/types.ts';
import { type EffectSentence, effectOf } from '../effects.ts';
import { cardIn, type Draft, type Fields, type Json, newId, type Side } from '../words.ts';
import { flags, keywordsOf, place, values } from './cards.ts';

/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly EffectSentence<Primitive>[] = [
  {
    form: /^deals (\d+) to (.+)$/,
    example: 'deals 10 to Mira',
    make: ([n, c], _, id) => ({ do: 'deal', card: id(c as string), amount: Number(n) }),
  },
  {
    form: /^heals (.+) by (\d+)$/,
    example: 'heals Mira by 10',
    make: ([c, n], _, id) => ({ do: 'heal', card: id(c as string), amount: Number(n) }),
  },
  {
    form: /^moves (.+) to (the .+|slot .+)$/,
    example: 'moves Mira to slot 2 of the Second Line',
    make: ([c, to], d, id) => ({
      do: 'move',
      card: id(c as string),
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: /^recruits (.+) to (the .+|slot .+)$/,
    example: 'recruits Mira to the slot of Noah',
    make: ([c, to], d, id) => ({
      do: 'summon',
      card: id(c as string),
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: /^takes (.+) off the board$/,
    example: 'takes Mira off the board',
    make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'left' }),
  },
  { form: /^captures (.+)$/, example: 'captures Mira', make: ([c], _, id) => ({ do: 'remove', card: id(c as string), to: 'captured' }) },
  {
    form: /^sets the (ATK|DEF|rank|DEF bonus) of (.+) to (\d+)$/,
    example: 'sets the DEF of Mira to 10',
    make: ([f, c, n], _, id) => ({ do: 'set', card: id(c as string), field: values[f as 'ATK'], value: Number(n) }),
  },
  {
    form: /^gives (.+?) (Taunt .+|Defiance \d+|Range|Dual Wielding|Unyielding|Precision)$/,
    example: 'gives Mira Taunt left',
    make: ([c, k], _, id) => ({ do: 'grant', card: id(c as string), keywords: keywordsOf(k as string) }),
  },
  {
    form: /^freezes (.+)$/,
    example: 'freezes Mira',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { frozen: true } }),
  },
  {
    form: /^forbids (.+) to attack$/,
    example: 'forbids Mira to attack',
    make: ([c], _, id) => ({ do: 'grant', card: id(c as string), keywords: { cannotAttack: true } }),
  },
  {
    form: /^takes (Range|Dual Wielding|Taunt|Unyielding|Precision|Defiance) from (.+)$/,
    example: 'takes Range from Mira',
    make: ([k, c], _, id) => ({
      do: 'strip',
      card: id(c as string),
      keyword: Object.keys(
        k === 'Taunt' || k === 'Defiance' ? { [k.toLowerCase()]: 1 } : (flags[k as string] as Keywords),
      )[0] as keyof Keywords,
    }),
  },
  {
    form: /^gives (.+) to (north|south), in (the .+|slot .+)$/,
    example: 'gives Mira to north, in slot 5 of the Front Line',
    make: ([c, side, to], d, id) => ({
      do: 'take',
      card: id(c as string),
      side: side as Side,
      ...(place(d, c as string, to as string) as { zone: 'front'; slot: number }),
    }),
  },
  {
    form: /^makes (.+) (active|inactive)$/,
    example: 'makes Mira inactive',
    make: ([c, w], _, id) => ({ do: 'turn', card: id(c as string), active: w === 'active' }),
  },
  {
    form: /^makes the slot of (.+?) (not )?proactive$/,
    example: 'makes the slot of Mira not proactive',
    make: ([c, not], d) => {
      const { side, zone, slot } = cardIn(d, c as string) as { side: Side; zone: 'front'; slot: number };
      return { do: 'mark', side, zone, slot, proactive: not === undefined };
    },
  },
  {
    form: /^makes (.+?) battle (.+?)( as an attack)?$/,
    example: 'makes Noah battle Mira as an attack',
    make: ([a, t, counts], _, id) => ({
      do: 'battle',
      attacker: id(a as string),
      target: id((t === 'itself' ? a : t) as string),
      counts: counts !== undefined,
    }),
  },
];
const speeds = { Slow: 'slow', Fast: 'fast', Ambush: 'ambush', Instant: 'instant', Timing: 'timing' } as const;
export function effect(d: Draft, side: Side, speed: keyof typeof speeds, name: string, when: Trigger | null, text: string): void {
  const { does, chooses } = effectOf(d, text, effectSentences, /^a (Soul|Realm) of (north|south)$/);
  const chosen: Json = chooses && { kind: (chooses[1] as string).toLowerCase(), side: chooses[2] as string };
  d.position.effects.push({
    id: newId(d, name),
    side,
    speed: speeds[speed],
    when,
    chooses: chosen,
    does,
    used: false,
  } as unknown as Fields);
}
