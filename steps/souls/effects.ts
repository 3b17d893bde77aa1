import type { Keywords, Primitive, Trigger } from '../../reference/souls/types.ts';
import { cardIn, type Draft, type Fields, idIn, type Json, newId, type Side } from '../words.ts';
import { flags, keywordsOf, place, values } from './cards.ts';

/** What an effect does: "deals 10 to Mira, then moves Mira to the Second Line". */
function does(d: Draft, text: string): { does: Primitive[]; chooses: Json } {
  const choice = /^chooses a (Soul|Realm) of (north|south) and (.+)$/.exec(text);
  const parts = (choice ? (choice[3] as string) : text).split(', then ');
  const id = (name: string): string => (choice && name === 'it' ? 'chosen' : idIn(d, name));
  return {
    does: parts.map((part) => primitive(d, part, id)),
    chooses: choice ? { kind: (choice[1] as string).toLowerCase(), side: choice[2] as string } : null,
  };
}
type Maker = (m: string[], d: Draft, id: (name: string) => string) => Primitive;
/** The effect sentences, each with an example for the phrasebook. */
export const effectSentences: readonly { readonly form: RegExp; readonly example: string; readonly make: Maker }[] = [
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
function primitive(d: Draft, text: string, id: (name: string) => string): Primitive {
  for (const { form, make } of effectSentences) {
    const m = form.exec(text);
    if (m) return make(m.slice(1), d, id);
  }
  throw new Error(`no effect does "${text}": known are ${effectSentences.map((s) => `"${s.example}"`).join(', ')}`);
}
const speeds = { Slow: 'slow', Fast: 'fast', Ambush: 'ambush', Instant: 'instant', Timing: 'timing' } as const;
export function effect(d: Draft, side: Side, speed: keyof typeof speeds, name: string, when: Trigger | null, text: string): void {
  const what = does(d, text);
  d.position.effects.push({ id: newId(d, name), side, speed: speeds[speed], when, ...what, used: false } as unknown as Fields);
}
