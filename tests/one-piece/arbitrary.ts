import fc from 'fast-check';
import type { Card, Effect, Keywords, Position, Primitive, Side, Timing } from '../../reference/one-piece/types.ts';
import type { Room } from '../arbitrary.ts';

const side = fc.constantFrom<Side>('north', 'south');
const power = fc.constantFrom(0, 3000, 4000, 5000, 5000, 6000, 7000);
const keywords: fc.Arbitrary<Keywords> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Keywords>({}) },
  { weight: 2, arbitrary: fc.constant<Keywords>({ blocker: true }) },
  { weight: 1, arbitrary: fc.constant<Keywords>({ doubleAttack: true }) },
);

/** A card without an id: where it is says what it can be. */
type Loose = Card extends infer C ? (C extends Card ? Omit<C, 'id' | 'side' | 'slot'> : never) : never;
const fighter = (kind: 'leader' | 'character'): fc.Arbitrary<Loose> =>
  fc
    .record({ power, rested: fc.boolean(), keywords, counter: fc.constantFrom(0, 1000, 2000) })
    .map(
      ({ counter, ...stats }): Loose =>
        kind === 'leader' ? { kind, zone: 'leader', ...stats } : { kind, zone: 'characters', counter, ...stats },
    );
const offTheField = (zone: 'life' | 'hand' | 'trash'): fc.Arbitrary<Loose> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .record({ power, counter: fc.constantFrom(0, 1000, 2000), keywords })
        .map((c): Loose => ({ kind: 'character', zone, rested: false, ...c })),
    },
    { weight: 2, arbitrary: fc.nat(3).map((cost): Loose => ({ kind: 'event', zone, cost })) },
  );

/** The cards of one side. */
const half: fc.Arbitrary<Loose[]> = fc
  .tuple(
    fighter('leader'),
    fc.array(fighter('character'), { maxLength: 3 }),
    fc.boolean(),
    fc.array(offTheField('life'), { maxLength: 3 }),
    fc.array(offTheField('hand'), { maxLength: 2 }),
    fc.array(offTheField('trash'), { maxLength: 1 }),
  )
  .map(([leader, characters, stage, ...off]) => [
    leader,
    ...characters,
    ...(stage ? [{ kind: 'stage', zone: 'stage', rested: false } as const] : []),
    ...off.flat(),
  ]);

const primitive = (ids: string[]): fc.Arbitrary<Primitive> => {
  const card = fc.constantFrom(...ids);
  const keyword = fc.constantFrom<keyof Keywords>('blocker', 'doubleAttack');
  return fc.oneof(
    fc.record({ do: fc.constant('boost' as const), card, amount: fc.constantFrom(1000, 2000) }),
    fc.record({ do: fc.constant('set' as const), card, field: fc.constant('power' as const), value: power }),
    fc.record({ do: fc.constant('deal' as const), card, amount: fc.nat(2) }),
    fc.record({ do: fc.constant('ko' as const), card }),
    fc.record({
      do: fc.constant('move' as const),
      card,
      to: fc.constantFrom('hand' as const, 'trash' as const, 'deck' as const, 'life' as const),
    }),
    fc.record({ do: fc.constant('summon' as const), card }),
    fc.record({ do: fc.constant('turn' as const), card, rested: fc.boolean() }),
    fc.record({ do: fc.constant('grant' as const), card, keyword }),
    fc.record({ do: fc.constant('strip' as const), card, keyword }),
  );
};

/** A timing that fits the card: what is used is used once over. */
const timingOf = (c: Card): Timing[] => {
  if (c.kind === 'event') return c.zone === 'life' ? ['trigger'] : ['counter'];
  if (c.zone === 'life') return ['trigger'];
  const anywhere: Timing[] = ['main', 'attack', 'defence', 'block'];
  if (c.kind === 'stage') return anywhere;
  return c.kind === 'leader' ? [...anywhere, 'battled'] : [...anywhere, 'ko', 'battled'];
};
const effects = (cards: Card[]): fc.Arbitrary<Effect[]> =>
  fc.shuffledSubarray(cards, { maxLength: Math.min(5, cards.length) }).chain((bearers) =>
    fc.tuple(
      ...bearers.map((c, i) =>
        fc
          .record({
            on: fc.constantFrom(...timingOf(c)),
            chooses: fc.oneof(fc.constant(null), fc.record({ kind: fc.constantFrom('character' as const, 'card' as const), side })),
            does: fc.array(primitive(cards.map((x) => x.id)), { minLength: 1, maxLength: 3 }),
            onChosen: fc.boolean(),
          })
          .map(({ on, chooses, does, onChosen }): Effect => {
            const mayChoose = (on === 'main' || on === 'counter' || on === 'trigger') && chooses !== null;
            const done = mayChoose && onChosen ? does.map((d): Primitive => ({ ...d, card: 'chosen' })) : does;
            return {
              id: `effect-${i}`,
              side: c.side,
              when: { on, card: c.id },
              chooses: mayChoose ? chooses : null,
              does: done,
              used: false,
            };
          }),
      ),
    ),
  );

/** Positions of the One Piece Card Game that pass the door: a Leader each, and any cards in any areas, with effects. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    north: half,
    south: half,
    turn: fc.record({ player: side, phase: fc.constantFrom<Position['turn']['phase']>('main', 'main', 'main', 'end') }),
    don: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    withEffects: fc.boolean(),
  })
  .chain(({ north, south, turn, don, withEffects }) => {
    const [a = 0, b = 0, c = 0, d = 0] = don;
    const place = (cards: Loose[], of: Side): Card[] => {
      let life = 0;
      return cards.map((card, i) => ({ ...card, id: `${of}-${i}`, side: of, slot: card.zone === 'life' ? ++life : 0 }) as Card);
    };
    const cards = [...place(north, 'north'), ...place(south, 'south')];
    return (withEffects ? effects(cards) : fc.constant<Effect[]>([])).map(
      (e): Position => ({
        game: 'one-piece',
        turn: { number: 4, ...turn },
        players: { north: { activeDon: a, restedDon: b }, south: { activeDon: c, restedDon: d } },
        cards,
        effects: e,
      }),
    );
  });

export const position = positions as unknown as Room['position'];
