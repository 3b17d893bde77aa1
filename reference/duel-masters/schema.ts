import { closed, commandOf, DRAFT, id, list, nothing, oneOf, outcomeOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of Duel Masters: JSON Schema (draft 2020-12) of everything that goes over the wire. */
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
  $schema: DRAFT,
  title: 'A position of Duel Masters',
  ...closed({
    game: { const: 'duel-masters' },
    turn: closed({ number: whole(1), player: side, phase: { enum: ['main', 'attack', 'end'] } }),
    cards: { ...list(oneOf('kind', { creature: ref('creature'), shield: ref('shield') })), minItems: 1 },
    effects: list(ref('effect')),
  }),
  $defs: { ...kinds, abilities, effect, primitive: does },
};

export const command = commandOf('Duel Masters');
export const outcome = outcomeOf('Duel Masters', {
  owner: side,
  power: { type: 'integer' },
  tapped: { type: 'boolean' },
  sick: { type: 'boolean' },
  abilities: { type: 'object' },
});
