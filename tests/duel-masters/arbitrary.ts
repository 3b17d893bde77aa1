import fc from 'fast-check';
import type { Abilities, Creature, Effect, Position, Primitive, Shield, Side, Trigger } from '../../reference/duel-masters/types.ts';
import type { Room } from '../arbitrary.ts';

const side = fc.constantFrom<Side>('north', 'south');
const abilities: fc.Arbitrary<Abilities> = fc.record(
  {
    blocker: fc.constant(true as const),
    winsAllBattles: fc.constant(true as const),
    indestructible: fc.constant(true as const),
    cannotAttack: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
// Mostly few abilities, so that attacks happen.
const someAbilities: fc.Arbitrary<Abilities> = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: abilities });

const creature = (n: number): fc.Arbitrary<Creature> =>
  fc
    .record({
      owner: side,
      control: side,
      zone: fc.constantFrom<Creature['zone']>('battle-zone', 'battle-zone', 'battle-zone', 'battle-zone', 'graveyard', 'hand'),
      power: fc.constantFrom(0, 1000, 3000, 3000, 5000, 9000),
      tapped: fc.boolean(),
      sick: fc.boolean(),
      abilities: someAbilities,
    })
    .map(({ control, ...c }): Creature => {
      const inPlay = c.zone === 'battle-zone';
      return {
        id: `creature-${n}`,
        kind: 'creature',
        ...c,
        // At rest nothing is without power in the battle zone but what cannot be destroyed.
        power: inPlay && c.power === 0 && !c.abilities.indestructible ? 500 : c.power,
        side: inPlay ? control : c.owner,
        tapped: inPlay && c.tapped,
        sick: inPlay && c.sick && n % 2 === 0,
      };
    });

const primitive = (ids: string[]): fc.Arbitrary<Primitive> => {
  const card = fc.constantFrom(...ids);
  return fc.oneof(
    fc.record({ do: fc.constant('destroy' as const), card }),
    fc.record({ do: fc.constant('move' as const), card, to: fc.constantFrom('hand' as const, 'deck' as const, 'graveyard' as const) }),
    fc.record({ do: fc.constant('summon' as const), card }),
    fc.record({ do: fc.constant('withdraw' as const), card }),
    fc.record({ do: fc.constant('add' as const), card, amount: fc.constantFrom(-3000, 1000, 3000) }),
    fc.record({ do: fc.constant('grant' as const), card, abilities }),
    fc.record({
      do: fc.constant('strip' as const),
      card,
      ability: fc.constantFrom<keyof Abilities>('blocker', 'winsAllBattles', 'indestructible'),
    }),
    fc.record({ do: fc.constant('turn' as const), card, tapped: fc.boolean() }),
    fc.record({ do: fc.constant('take' as const), card, side }),
    fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }).map(([one = '', other = '']): Primitive => ({ do: 'battle', one, other })),
  );
};

const effect = (ids: string[], n: number): fc.Arbitrary<Effect> =>
  fc.record({
    id: fc.constant(`effect-${n}`),
    side,
    when: fc.oneof(
      fc.constant(null),
      fc.record({
        on: fc.constantFrom<Trigger['on']>('attacks', 'blocks', 'battles', 'wins', 'loses', 'destroyed'),
        card: fc.constantFrom(...ids),
      }),
    ),
    does: fc.array(primitive(ids), { minLength: 1, maxLength: 3 }),
    used: fc.constant(false),
  });

const shields = fc
  .tuple(fc.nat(2), fc.nat(2))
  .map(([north, south]): Shield[] =>
    (['north', 'south'] as const).flatMap((s, i) =>
      Array.from(
        { length: i === 0 ? north : south },
        (_, n): Shield => ({ id: `shield-${s}-${n}`, kind: 'shield', owner: s, side: s, zone: 'shields' }),
      ),
    ),
  );

const positions: fc.Arbitrary<Position> = fc
  .tuple(
    fc.tuple(creature(0), creature(1), creature(2), creature(3), creature(4)),
    shields,
    fc.record({ player: side, phase: fc.constantFrom<Position['turn']['phase']>('attack', 'attack', 'attack', 'main') }),
    fc.boolean(),
  )
  .chain(([creatures, behind, turn, withEffects]) => {
    const ids = creatures.map((c) => c.id);
    const effects: fc.Arbitrary<Effect[]> = withEffects
      ? fc.tuple(effect(ids, 0), effect(ids, 1), effect(ids, 2), effect(ids, 3))
      : fc.constant([]);
    return effects.map(
      (e): Position => ({ game: 'duel-masters', turn: { number: 4, ...turn }, cards: [...creatures, ...behind], effects: e }),
    );
  });

/** Positions of Duel Masters that pass the door: any creatures in any zone, shields and effects. */
export const position = positions as unknown as Room['position'];
