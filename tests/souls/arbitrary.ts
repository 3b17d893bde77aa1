import fc from 'fast-check';
import type { Armament, Effect, Keywords, Offset, Position, Primitive, Realm, Side, Soul } from '../../reference/souls/types.ts';
import type { Room } from '../arbitrary.ts';

const side = fc.constantFrom<Side>('north', 'south');
const offset = fc.constantFrom<Offset>('left', 'right', 'ahead', 'behind', 'realms');
const keywords: fc.Arbitrary<Keywords> = fc.record(
  {
    range: fc.constant(true as const),
    dualWielding: fc.constant(true as const),
    taunt: fc.array(offset, { maxLength: 3 }),
    unyielding: fc.constant(true as const),
    precision: fc.constant(true as const),
    defiance: fc.nat(30),
    frozen: fc.constant(true as const),
    cannotAttack: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
// Mostly few keywords, so that attacks happen.
const someKeywords = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: keywords });

type Place = { side: Side; zone: 'front' | 'second' | 'realms'; slot: number };
const places: Place[] = (['north', 'south'] as const).flatMap((s) => [
  ...(['front', 'second'] as const).flatMap((zone) => [1, 2, 3, 4, 5].map((slot) => ({ side: s, zone, slot }))),
  ...[1, 2, 3].map((slot) => ({ side: s, zone: 'realms' as const, slot })),
]);

const statsOfSoul = fc.record({
  rank: fc.integer({ min: 1, max: 3 }),
  atk: fc.nat(40),
  def: fc.nat(20),
  defBonus: fc.constantFrom(0, 0, 5, 10),
  hp: fc.nat(50),
  active: fc.boolean(),
  recruited: fc.nat(4),
  attacks: fc.record({ turn: fc.constantFrom(1, 4), count: fc.nat(2) }),
  keywords: someKeywords,
});
const statsOfRealm = fc.record({ atk: fc.nat(40), def: fc.nat(20), hp: fc.nat(50), active: fc.boolean() });

const primitive = (ids: string[]): fc.Arbitrary<Primitive> => {
  const card = fc.constantFrom(...ids);
  const place = fc.constantFrom(...places);
  return fc.oneof(
    fc.record({ do: fc.constant('deal' as const), card, amount: fc.nat(30) }),
    fc.record({ do: fc.constant('heal' as const), card, amount: fc.nat(30) }),
    fc.tuple(card, place).map(([c, { zone, slot }]): Primitive => ({ do: 'move', card: c, zone, slot })),
    fc.record({ do: fc.constant('remove' as const), card, to: fc.constantFrom('left' as const, 'captured' as const) }),
    fc.tuple(card, place).map(([c, { zone, slot }]): Primitive => ({ do: 'summon', card: c, zone, slot })),
    fc.record({
      do: fc.constant('set' as const),
      card,
      field: fc.constantFrom('atk' as const, 'def' as const, 'defBonus' as const, 'rank' as const),
      value: fc.nat(40),
    }),
    fc.record({ do: fc.constant('grant' as const), card, keywords }),
    fc.record({
      do: fc.constant('strip' as const),
      card,
      keyword: fc.constantFrom<keyof Keywords>('range', 'taunt', 'defiance', 'frozen'),
    }),
    fc.record({ do: fc.constant('turn' as const), card, active: fc.boolean() }),
    fc.tuple(card, place).map(([c, p]): Primitive => ({ do: 'take', card: c, ...p })),
    fc
      .tuple(fc.constantFrom('front' as const, 'second' as const), fc.integer({ min: 1, max: 5 }), side, fc.boolean())
      .map(([zone, slot, s, proactive]): Primitive => ({ do: 'mark', side: s, zone, slot, proactive })),
    fc.record({ do: fc.constant('battle' as const), attacker: card, target: card, counts: fc.boolean() }),
  );
};

const effect = (ids: string[], n: number): fc.Arbitrary<Effect> => {
  const card = fc.constantFrom(...ids);
  const does = fc.array(primitive(ids), { minLength: 1, maxLength: 3 });
  const common = { id: fc.constant(`effect-${n}`), side, does, used: fc.constant(false) };
  return fc.oneof(
    fc.record({
      ...common,
      speed: fc.constantFrom<Effect['speed']>('fast', 'slow', 'ambush'),
      when: fc.constant(null),
      chooses: fc.oneof(fc.constant(null), fc.record({ kind: fc.constantFrom('soul' as const, 'realm' as const), side })),
    }),
    fc.record({
      ...common,
      speed: fc.constantFrom<Effect['speed']>('instant', 'timing'),
      when: fc.record({
        on: fc.constantFrom('attacked' as const, 'damaged' as const, 'declares' as const, 'battled' as const, 'berserk' as const),
        card,
      }),
      chooses: fc.constant(null),
    }),
  );
};

/** Positions of Souls that pass the door: any cards on any places, Leaders, Realms, Armaments and effects. */
const positions: fc.Arbitrary<Position> = fc
  .tuple(
    fc.shuffledSubarray(places, { minLength: 2, maxLength: 9 }),
    fc.array(statsOfSoul, { minLength: 9, maxLength: 9 }),
    fc.array(statsOfRealm, { minLength: 9, maxLength: 9 }),
    fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    fc.array(fc.record({ rank: fc.integer({ min: 1, max: 3 }), defBonus: fc.constantFrom(0, 5), keywords }), { maxLength: 2 }),
    fc.record({ player: side, phase: fc.constantFrom<Position['turn']['phase']>('combat', 'combat', 'combat', 'main') }),
    fc.array(fc.subarray([1, 2, 3, 4, 5], { minLength: 3 }), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .chain(([chosen, souls, realms, leaders, armaments, turn, slots, withEffects]) => {
    const cards: (Soul | Realm | Armament)[] = chosen.map((place, i): Soul | Realm => {
      const id = `card-${i}`;
      if (place.zone === 'realms') return { id, kind: 'realm', ...place, ...(realms[i] as NonNullable<(typeof realms)[number]>) };
      const leader =
        place.zone === 'second' &&
        leaders[i] &&
        !chosen.slice(0, i).some((p, k) => p.side === place.side && p.zone === 'second' && leaders[k]);
      return { id, kind: 'soul', ...place, ...(souls[i] as NonNullable<(typeof souls)[number]>), ...(leader && { leader: true as const }) };
    });
    const bearers = cards.filter((c) => c.kind === 'soul');
    armaments.forEach((a, i) => {
      const bearer = bearers[i];
      if (bearer)
        cards.push({ id: `armament-${i}`, kind: 'armament', side: bearer.side, zone: 'attached', slot: 0, bearer: bearer.id, ...a });
    });
    const ids = cards.map((c) => c.id);
    const effects: fc.Arbitrary<Effect[]> = withEffects ? fc.tuple(effect(ids, 0), effect(ids, 1), effect(ids, 2)) : fc.constant([]);
    const [a = [], b = [], c = [], d = []] = slots;
    return effects.map(
      (e): Position => ({
        game: 'souls',
        turn: { number: 4, ...turn },
        players: { north: { proactive: { front: a, second: b } }, south: { proactive: { front: c, second: d } } },
        cards,
        effects: e,
      }),
    );
  });

export const position = positions as unknown as Room['position'];
