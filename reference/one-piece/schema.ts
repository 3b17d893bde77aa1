import { closed, commandOf, DRAFT, id, list, nothing, oneOf, outcomeOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of the One Piece Card Game: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const power = whole(0, 100_000);
const yes = { const: true };
const keywords = closed({ blocker: yes, doubleAttack: yes }, ['blocker', 'doubleAttack']);
const keyword = { enum: ['blocker', 'doubleAttack'] };
const rested = { type: 'boolean' };

const common = { id, side };
/** Where any card but a Leader can be off the field. */
const off = ['life', 'hand', 'trash', 'deck'];
const slot = whole(0, 99);
const kinds = {
  leader: closed({
    ...common,
    kind: { const: 'leader' },
    zone: { const: 'leader' },
    slot: { const: 0 },
    power,
    rested,
    keywords: ref('keywords'),
  }),
  character: closed({
    ...common,
    kind: { const: 'character' },
    zone: { enum: ['characters', ...off] },
    slot,
    power,
    counter: power,
    rested,
    keywords: ref('keywords'),
  }),
  stage: closed({ ...common, kind: { const: 'stage' }, zone: { enum: ['stage', ...off] }, slot, rested }),
  event: closed({ ...common, kind: { const: 'event' }, zone: { enum: off }, slot, cost: whole(0, 10) }),
};

const does = oneOf('do', {
  boost: closed({ do: { const: 'boost' }, card: id, amount: power }),
  set: closed({ do: { const: 'set' }, card: id, field: { const: 'power' }, value: power }),
  deal: closed({ do: { const: 'deal' }, card: id, amount: whole(0, 10) }),
  ko: closed({ do: { const: 'ko' }, card: id }),
  move: closed({ do: { const: 'move' }, card: id, to: { enum: ['hand', 'trash', 'deck', 'life'] } }),
  summon: closed({ do: { const: 'summon' }, card: id }),
  turn: closed({ do: { const: 'turn' }, card: id, rested }),
  grant: closed({ do: { const: 'grant' }, card: id, keyword }),
  strip: closed({ do: { const: 'strip' }, card: id, keyword }),
});
const timings = { enum: ['main', 'attack', 'defence', 'block', 'counter', 'trigger', 'ko', 'battled'] };
const effect = closed({
  id,
  side,
  when: closed({ on: timings, card: id }),
  chooses: { anyOf: [nothing, closed({ kind: { enum: ['character', 'card'] }, side })] },
  does: list(ref('primitive')),
  used: { type: 'boolean' },
});
const player = closed({ activeDon: whole(0, 10), restedDon: whole(0, 10) });

export const position = {
  $schema: DRAFT,
  title: 'A position of the One Piece Card Game',
  ...closed({
    game: { const: 'one-piece' },
    turn: closed({ number: whole(1), player: side, phase: { enum: ['refresh', 'draw', 'don', 'main', 'end'] } }),
    players: closed({ north: ref('player'), south: ref('player') }),
    cards: {
      ...list(oneOf('kind', { leader: ref('leader'), character: ref('character'), stage: ref('stage'), event: ref('event') })),
      minItems: 2,
    },
    effects: list(ref('effect')),
  }),
  $defs: { ...kinds, keywords, player, effect, primitive: does },
};

export const command = commandOf('the One Piece Card Game');
export const outcome = outcomeOf('the One Piece Card Game', {
  slot: whole(0),
  power: { type: 'integer' },
  counter: whole(0),
  cost: whole(0),
  rested,
  keywords: { type: 'object' },
});
