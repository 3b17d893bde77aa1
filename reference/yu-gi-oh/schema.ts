import { closed, commandOf, DRAFT, id, list, oneOf, outcomeOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of Yu-Gi-Oh: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const amount = whole(0, 100000);
const yes = { const: true };
const offField = ['hand', 'deck', 'graveyard', 'banished'];
const stance = { enum: ['attack', 'defense'] };
const face = { enum: ['up', 'down'] };

const abilityProperties = {
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
};
const abilities = closed(abilityProperties, Object.keys(abilityProperties));
const attacks = closed({ turn: whole(0), count: whole(0) });

const monster = closed({
  id,
  kind: { const: 'monster' },
  owner: side,
  side,
  zone: { enum: ['monsters', ...offField] },
  slot: whole(0, 5),
  atk: amount,
  def: amount,
  position: stance,
  face,
  attacks: ref('attacks'),
  direct: whole(0),
  abilities: ref('abilities'),
});
const slot = whole(1, 5);
const does = oneOf('do', {
  deal: closed({ do: { const: 'deal' }, side, amount }),
  heal: closed({ do: { const: 'heal' }, side, amount }),
  remove: closed({ do: { const: 'remove' }, card: id, to: { enum: offField } }),
  summon: closed({ do: { const: 'summon' }, card: id, slot, position: stance }),
  turn: closed({ do: { const: 'turn' }, card: id, position: stance, face }),
  set: closed({ do: { const: 'set' }, card: id, field: { enum: ['atk', 'def'] }, value: amount }),
  grant: closed({ do: { const: 'grant' }, card: id, abilities: ref('abilities') }),
  strip: closed({ do: { const: 'strip' }, card: id, ability: { enum: Object.keys(abilityProperties) } }),
  take: closed({ do: { const: 'take' }, card: id, side, slot }),
  end: closed({ do: { const: 'end' } }),
});
const effect = closed({
  id,
  side,
  speed: { enum: ['attack', 'fast', 'damage'] },
  does: list(ref('primitive')),
  used: { type: 'boolean' },
});
const player = closed({ lp: whole(1, 100000) });

export const position = {
  $schema: DRAFT,
  title: 'A position of Yu-Gi-Oh',
  ...closed({
    game: { const: 'yu-gi-oh' },
    // The Start Step and the Damage Step are never at rest: they are reached by commands.
    turn: closed({ number: whole(1), player: side, phase: { enum: ['main', 'battle', 'end'] } }),
    players: closed({ north: ref('player'), south: ref('player') }),
    cards: { ...list(ref('monster')), minItems: 1 },
    effects: list(ref('effect')),
  }),
  $defs: { monster, attacks, abilities, player, effect, primitive: does },
};

export const command = commandOf('Yu-Gi-Oh');
const reported = { type: 'object', properties: { lp: whole(0) } };
export const outcome = outcomeOf(
  'Yu-Gi-Oh',
  {
    owner: side,
    slot: whole(0),
    atk: whole(0),
    def: whole(0),
    position: { type: 'string' },
    face: { type: 'string' },
    attacks,
    direct: whole(0),
    abilities: { type: 'object' },
  },
  reported,
);
