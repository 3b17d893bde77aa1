import { outcome as anyOutcome, closed, list, nothing, oneOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of Duel Masters: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const id = { type: 'string', pattern: '^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$' };
const yes = { const: true };
const power = { type: 'integer', minimum: -99_999, maximum: 99_999 };

const abilityProperties = { blocker: yes, winsAllBattles: yes, indestructible: yes, cannotAttack: yes };
const abilities = closed(abilityProperties, Object.keys(abilityProperties));

const kinds = {
  creature: closed({
    id,
    kind: { const: 'creature' },
    owner: side,
    side,
    zone: { enum: ['battle-zone', 'graveyard', 'hand', 'deck'] },
    power,
    tapped: { type: 'boolean' },
    sick: { type: 'boolean' },
    abilities: ref('abilities'),
  }),
  shield: closed({ id, kind: { const: 'shield' }, owner: side, side, zone: { enum: ['shields', 'hand'] } }),
};

const does = oneOf('do', {
  destroy: closed({ do: { const: 'destroy' }, card: id }),
  move: closed({ do: { const: 'move' }, card: id, to: { enum: ['hand', 'deck', 'graveyard'] } }),
  summon: closed({ do: { const: 'summon' }, card: id }),
  withdraw: closed({ do: { const: 'withdraw' }, card: id }),
  add: closed({ do: { const: 'add' }, card: id, amount: power }),
  grant: closed({ do: { const: 'grant' }, card: id, abilities: ref('abilities') }),
  strip: closed({ do: { const: 'strip' }, card: id, ability: { enum: Object.keys(abilityProperties) } }),
  turn: closed({ do: { const: 'turn' }, card: id, tapped: { type: 'boolean' } }),
  take: closed({ do: { const: 'take' }, card: id, side }),
  battle: closed({ do: { const: 'battle' }, one: id, other: id }),
});
const on = ['attacks', 'blocks', 'battles', 'wins', 'loses', 'destroyed'];
const effect = closed({
  id,
  side,
  when: { anyOf: [nothing, closed({ on: { enum: on }, card: id })] },
  does: list(ref('primitive')),
  used: { type: 'boolean' },
});

export const position = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A position of Duel Masters',
  ...closed({
    game: { const: 'duel-masters' },
    turn: closed({ number: whole(1), player: side, phase: { enum: ['main', 'attack', 'end'] } }),
    cards: { ...list(oneOf('kind', { creature: ref('creature'), shield: ref('shield') })), minItems: 1 },
    effects: list(ref('effect')),
  }),
  $defs: { ...kinds, abilities, effect, primitive: does },
};

const oneOrMore = { anyOf: [id, list(id)] };
const given = oneOf('do', {
  attack: closed({ do: { const: 'attack' }, side, attacker: oneOrMore, target: oneOrMore }, ['attacker', 'target']),
  pass: closed({ do: { const: 'pass' }, side }),
  use: closed({ do: { const: 'use' }, side, effect: id }),
  choose: closed({ do: { const: 'choose' }, side, ids: list(id) }),
  'end-phase': closed({ do: { const: 'end-phase' }, side }),
  settle: closed({ do: { const: 'settle' } }),
});
export const command = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A command of Duel Masters', ...given };

/** What an engine answers: any field may be left out, and what is there has the type it has in a position. */
export const outcome = {
  ...anyOutcome,
  title: 'An outcome of Duel Masters',
  properties: {
    ...anyOutcome.properties,
    legal: list(given),
    position: {
      type: 'object',
      required: ['cards'],
      properties: {
        turn: { type: 'object', properties: { number: whole(1), player: side, phase: { type: 'string' } } },
        effects: list({ type: 'object', required: ['id'], properties: { id: { type: 'string' }, used: { type: 'boolean' } } }),
        cards: list({
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string' },
            owner: side,
            side,
            zone: { type: 'string' },
            power: { type: 'integer' },
            tapped: { type: 'boolean' },
            sick: { type: 'boolean' },
            abilities: { type: 'object' },
          },
        }),
      },
    },
  },
};
