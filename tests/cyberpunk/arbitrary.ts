import fc from 'fast-check';
import type { Card, Effect, Keywords, Player, Position, Primitive, Side, Trigger } from '../../reference/cyberpunk/types.ts';
import type { Command as AnyCommand, Position as AnyPosition } from '../../reference/kernel/types.ts';
import type { Room } from '../arbitrary.ts';

const side = fc.constantFrom<Side>('north', 'south');
const yes = fc.constant(true as const);
const keywords: fc.Arbitrary<Keywords> = fc.record(
  {
    blocker: yes,
    cannotAttack: yes,
    cannotBeAttacked: yes,
    cannotBeDefeated: yes,
    mustBeAttacked: yes,
    attacksReady: yes,
    attacking: fc.nat(9),
    fighting: fc.nat(9),
    stealing: fc.nat(20),
  },
  { requiredKeys: [] },
);
// Mostly few keywords, so that attacks happen.
const someKeywords = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constant({ blocker: true as const }) },
  { weight: 1, arbitrary: keywords },
);
const power = fc.constantFrom(0, 1, 4, 5, 5, 9, 10, 25);
const stats = fc.record({
  power,
  ready: fc.boolean(),
  lag: fc.constantFrom(false, false, false, true),
  keywords: someKeywords,
});

const primitive = (ids: string[]): fc.Arbitrary<Primitive> => {
  const card = fc.constantFrom(...ids);
  return fc.oneof(
    fc.record({ do: fc.constant('raise' as const), card, amount: fc.integer({ min: -12, max: 12 }) }),
    fc.record({ do: fc.constant('remove' as const), card, to: fc.constantFrom('hand' as const, 'trash' as const, 'left' as const) }),
    fc.record({ do: fc.constant('summon' as const), card }),
    fc.record({ do: fc.constant('grant' as const), card, keywords }),
    fc.record({ do: fc.constant('strip' as const), card, keyword: fc.constantFrom<keyof Keywords>('blocker', 'attacking', 'stealing') }),
    fc.record({ do: fc.constant('turn' as const), card, ready: fc.boolean() }),
    fc.record({ do: fc.constant('gain' as const), side, amount: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('battle' as const), attacker: card, target: card }),
    fc.constant({ do: 'end' as const }),
  );
};
const does = (ids: string[]): fc.Arbitrary<Primitive[]> => fc.array(primitive(ids), { minLength: 1, maxLength: 3 });
const chooses = fc.oneof(fc.constant(null), fc.record({ kind: fc.constantFrom('unit' as const, 'gig' as const), side }));

const on = ['attacks', 'attacked', 'spent', 'blocks', 'called', 'played', 'wins', 'loses', 'defeated', 'steals', 'stolen'] as const;
const effect = (ids: string[], n: number): fc.Arbitrary<Effect> => {
  const common = { id: fc.constant(`effect-${n}`), side, chooses, does: does([...ids, 'chosen']), used: fc.constant(false) };
  // "chosen" stands for something only where there is a choice.
  const whole = (e: Effect): Effect =>
    e.chooses === null ? { ...e, does: e.does.filter((d) => !Object.values(d).includes('chosen')) } : e;
  return fc
    .oneof(
      fc.record({ ...common, speed: fc.constantFrom<Effect['speed']>('main', 'quick', 'quick'), when: fc.constant(null) }),
      fc.record({
        ...common,
        speed: fc.constant<Effect['speed']>('pending'),
        when: fc.record({ on: fc.constantFrom<Trigger['on']>(...on), card: fc.constantFrom(...ids) }),
      }),
    )
    .map(whole);
};

/** Positions of the Cyberpunk TCG that pass the door. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    units: fc.array(fc.record({ side, zone: fc.constantFrom<'field' | 'hand'>('field', 'field', 'field', 'hand'), stats }), {
      minLength: 2,
      maxLength: 6,
    }),
    gigs: fc.array(fc.record({ side, value: fc.integer({ min: 1, max: 12 }) }), { maxLength: 4 }),
    legends: fc.array(fc.record({ side, face: fc.constantFrom<'up' | 'down'>('up', 'down', 'down'), stats }), { maxLength: 2 }),
    gears: fc.array(fc.record({ side, stats }), { maxLength: 1 }),
    programs: fc.array(fc.record({ side, cost: fc.nat(2), quick: fc.boolean() }), { maxLength: 2 }),
    turn: fc.record({ player: side, phase: fc.constantFrom<Position['turn']['phase']>('main', 'main', 'main', 'start') }),
    players: fc.array(fc.record<Player>({ eddies: fc.nat(3), called: fc.constantFrom(0, 3, 4) }), { minLength: 2, maxLength: 2 }),
    withEffects: fc.boolean(),
  })
  .chain(({ units, gigs, legends, gears, programs, turn, players, withEffects }) => {
    const cards: Card[] = [
      ...units.map((u, i): Card => ({ id: `unit-${i}`, kind: 'unit', side: u.side, zone: u.zone, ...u.stats })),
      ...gigs.map((g, i): Card => ({ id: `gig-${i}`, kind: 'gig', zone: 'gigs', ...g })),
      ...legends.map((l, i): Card => ({ id: `legend-${i}`, kind: 'legend', side: l.side, zone: 'legends', face: l.face, ...l.stats })),
      ...gears.map((g, i): Card => ({ id: `gear-${i}`, kind: 'gear', side: g.side, zone: 'field', ...g.stats })),
    ];
    const ids = [...cards.map((c) => c.id), ...programs.map((_, i) => `program-${i}`)];
    const effects: fc.Arbitrary<Effect[]> = withEffects
      ? fc.tuple(effect(ids, 0), effect(ids, 1), effect(ids, 2), effect(ids, 3))
      : fc.constant([]);
    const texts = fc.tuple(...programs.map(() => does(ids)));
    const [north, south] = players as [Player, Player];
    return fc.tuple(effects, texts).map(
      ([e, t]): Position => ({
        game: 'cyberpunk',
        turn: { number: 4, ...turn },
        players: { north, south },
        cards: [
          ...cards,
          ...programs.map(
            (p, i): Card => ({ id: `program-${i}`, kind: 'program', zone: 'hand', chooses: null, does: t[i] as Primitive[], ...p }),
          ),
        ],
        effects: e,
      }),
    );
  });

export const position = positions as unknown as Room['position'];

/** Every subset of at least two, in the order of the position. */
const several = (ids: readonly string[]): string[][] =>
  Array.from({ length: 2 ** ids.length }, (_, n) => ids.filter((_id, i) => (n >> i) & 1)).filter((s) => s.length > 1);

/** Choices of several Gigs. */
export const further = (p: AnyPosition): AnyCommand[] => {
  const dice = p.cards.flatMap((c) => (c['kind'] === 'gig' ? [String(c['id'])] : []));
  return (['north', 'south'] as const).flatMap((side) => several(dice).map((ids): AnyCommand => ({ do: 'choose', side, ids })));
};
