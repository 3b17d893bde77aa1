import fc from 'fast-check';
import type { Abilities, Effect, Monster, Position, Primitive, Side } from '../../reference/yu-gi-oh/types.ts';
import type { Room } from '../arbitrary.ts';

const side = fc.constantFrom<Side>('north', 'south');
const yes = fc.constant(true as const);
const abilities: fc.Arbitrary<Abilities> = fc.record(
  {
    attacksFromDefense: yes,
    attacksWithDef: yes,
    attacksDirectly: yes,
    attacksTwice: yes,
    attacksMonstersTwice: yes,
    mustAttack: yes,
    cannotAttack: yes,
    cannotBeAttacked: yes,
    piercing: yes,
    unaffected: yes,
  },
  { requiredKeys: [] },
);
// Mostly none, so that attacks happen.
const someAbilities = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: abilities });
// Few values, so that equal ones meet.
const value = fc.constantFrom(0, 1000, 1500, 1500, 2000);

type Place = { side: Side; slot: number };
const places: Place[] = (['north', 'south'] as const).flatMap((s) => [1, 2, 3, 4, 5].map((slot) => ({ side: s, slot })));
const stats = fc.record({
  owner: side,
  atk: value,
  def: value,
  stance: fc.constantFrom('up', 'up', 'up', 'defense', 'down'),
  attacks: fc.record({ turn: fc.constantFrom(1, 4), count: fc.nat(2) }),
  direct: fc.constantFrom(0, 0, 1, 4),
  abilities: someAbilities,
  zone: fc.constantFrom<Monster['zone']>('monsters', 'monsters', 'monsters', 'monsters', 'hand', 'graveyard', 'deck', 'banished'),
});

const stance = fc.constantFrom('attack' as const, 'defense' as const);
const primitive = (ids: string[]): fc.Arbitrary<Primitive> => {
  const card = fc.constantFrom(...ids);
  const slot = fc.integer({ min: 1, max: 5 });
  return fc.oneof(
    fc.record({ do: fc.constant('deal' as const), side, amount: fc.constantFrom(500, 3000) }),
    fc.record({ do: fc.constant('heal' as const), side, amount: fc.nat(1000) }),
    fc.record({
      do: fc.constant('remove' as const),
      card,
      to: fc.constantFrom('graveyard' as const, 'hand' as const, 'deck' as const, 'banished' as const),
    }),
    fc.record({ do: fc.constant('summon' as const), card, slot, position: stance }),
    fc
      .tuple(card, fc.constantFrom<['attack' | 'defense', 'up' | 'down'][]>(['attack', 'up'], ['defense', 'up'], ['defense', 'down']))
      .map(([c, [position, face]]): Primitive => ({ do: 'turn', card: c, position, face })),
    fc.record({ do: fc.constant('set' as const), card, field: fc.constantFrom('atk' as const, 'def' as const), value }),
    fc.record({ do: fc.constant('grant' as const), card, abilities }),
    fc.record({
      do: fc.constant('strip' as const),
      card,
      ability: fc.constantFrom<keyof Abilities>('attacksDirectly', 'mustAttack', 'cannotAttack', 'unaffected'),
    }),
    fc.record({ do: fc.constant('take' as const), card, side, slot }),
    fc.record({ do: fc.constant('end' as const) }),
  );
};
const effect = (ids: string[], n: number): fc.Arbitrary<Effect> =>
  fc.record({
    id: fc.constant(`effect-${n}`),
    side,
    speed: fc.constantFrom<Effect['speed']>('attack', 'fast', 'damage'),
    does: fc.array(primitive(ids), { minLength: 1, maxLength: 3 }),
    used: fc.constant(false),
  });

/** Positions of Yu-Gi-Oh that pass the door: any monsters on any places, and effects. */
const positions: fc.Arbitrary<Position> = fc
  .tuple(
    fc.shuffledSubarray(places, { minLength: 2, maxLength: 7 }),
    fc.array(stats, { minLength: 7, maxLength: 7 }),
    fc.record({ player: side, phase: fc.constantFrom<Position['turn']['phase']>('battle', 'battle', 'battle', 'main') }),
    fc.record({ north: fc.constantFrom(1000, 8000), south: fc.constantFrom(1000, 8000) }),
    fc.boolean(),
  )
  .chain(([chosen, all, turn, lp, withEffects]) => {
    const cards = chosen.map((place, i): Monster => {
      const { stance, zone, owner, ...rest } = all[i] as (typeof all)[number];
      const on = zone === 'monsters';
      return {
        id: `card-${i}`,
        kind: 'monster',
        owner: on ? owner : place.side,
        side: place.side,
        zone,
        slot: on ? place.slot : 0,
        position: stance === 'up' || !on ? 'attack' : 'defense',
        face: stance === 'down' && on ? 'down' : 'up',
        ...rest,
      };
    });
    const ids = cards.map((c) => c.id);
    const effects: fc.Arbitrary<Effect[]> = withEffects ? fc.tuple(effect(ids, 0), effect(ids, 1), effect(ids, 2)) : fc.constant([]);
    return effects.map(
      (e): Position => ({
        game: 'yu-gi-oh',
        turn: { number: 4, ...turn },
        players: { north: { lp: lp.north }, south: { lp: lp.south } },
        cards,
        effects: e,
      }),
    );
  });

export const position = positions as unknown as Room['position'];
