import { closed, commandOf, DRAFT, id, list, nothing, oneOf, outcomeOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of Souls: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const amount = whole(0, 1000);
const yes = { const: true };
const offset = { enum: ['left', 'right', 'ahead', 'behind', 'realms'] };
const line = { enum: ['front', 'second'] };
const slot = whole(1, 5);

const keywordProperties = {
  range: yes,
  dualWielding: yes,
  taunt: list(offset),
  unyielding: yes,
  precision: yes,
  defiance: amount,
  frozen: yes,
  cannotAttack: yes,
};
const keywords = closed(keywordProperties, Object.keys(keywordProperties));

const common = { id, side };
const kinds = {
  soul: closed(
    {
      ...common,
      kind: { const: 'soul' },
      zone: { enum: ['front', 'second', 'captured', 'left'] },
      slot: whole(0, 5),
      rank: whole(0, 99),
      atk: amount,
      def: amount,
      defBonus: amount,
      hp: amount,
      active: { type: 'boolean' },
      recruited: whole(0),
      attacks: closed({ turn: whole(0), count: whole(0) }),
      keywords: ref('keywords'),
      leader: yes,
    },
    ['leader'],
  ),
  realm: closed({
    ...common,
    kind: { const: 'realm' },
    zone: { enum: ['realms', 'left'] },
    slot: whole(0, 3),
    atk: amount,
    def: amount,
    hp: amount,
    active: { type: 'boolean' },
  }),
  armament: closed({
    ...common,
    kind: { const: 'armament' },
    zone: { enum: ['attached', 'left'] },
    slot: { const: 0 },
    bearer: id,
    rank: whole(0, 99),
    defBonus: amount,
    keywords: ref('keywords'),
  }),
};

const place = { zone: { enum: ['front', 'second', 'realms'] }, slot };
const does = oneOf('do', {
  deal: closed({ do: { const: 'deal' }, card: id, amount }),
  heal: closed({ do: { const: 'heal' }, card: id, amount }),
  move: closed({ do: { const: 'move' }, card: id, ...place }),
  remove: closed({ do: { const: 'remove' }, card: id, to: { enum: ['left', 'captured'] } }),
  summon: closed({ do: { const: 'summon' }, card: id, ...place }),
  set: closed({ do: { const: 'set' }, card: id, field: { enum: ['atk', 'def', 'defBonus', 'rank'] }, value: amount }),
  grant: closed({ do: { const: 'grant' }, card: id, keywords: ref('keywords') }),
  strip: closed({ do: { const: 'strip' }, card: id, keyword: { enum: Object.keys(keywordProperties) } }),
  turn: closed({ do: { const: 'turn' }, card: id, active: { type: 'boolean' } }),
  take: closed({ do: { const: 'take' }, card: id, side, ...place }),
  mark: closed({ do: { const: 'mark' }, side, zone: line, slot, proactive: { type: 'boolean' } }),
  battle: closed({ do: { const: 'battle' }, attacker: id, target: id, counts: { type: 'boolean' } }),
});
const effect = closed({
  id,
  side,
  speed: { enum: ['fast', 'slow', 'ambush', 'instant', 'timing'] },
  when: { anyOf: [nothing, closed({ on: { enum: ['attacked', 'damaged', 'declares', 'battled', 'berserk'] }, card: id })] },
  chooses: { anyOf: [nothing, closed({ kind: { enum: ['soul', 'realm'] }, side })] },
  does: list(ref('primitive')),
  used: { type: 'boolean' },
});
const player = closed({ proactive: closed({ front: list(slot), second: list(slot) }) });

export const position = {
  $schema: DRAFT,
  title: 'A position of Souls',
  ...closed({
    game: { const: 'souls' },
    turn: closed({ number: whole(1), player: side, phase: { enum: ['start', 'main', 'combat', 'end'] } }),
    players: closed({ north: ref('player'), south: ref('player') }),
    cards: { ...list(oneOf('kind', { soul: ref('soul'), realm: ref('realm'), armament: ref('armament') })), minItems: 1 },
    effects: list(ref('effect')),
  }),
  $defs: { ...kinds, keywords, player, effect, primitive: does },
};

export const command = commandOf('Souls');
export const outcome = outcomeOf('Souls', {
  slot: whole(0),
  rank: whole(0),
  atk: whole(0),
  def: whole(0),
  defBonus: whole(0),
  hp: whole(0),
  active: { type: 'boolean' },
  recruited: whole(0),
  attacks: closed({ turn: whole(0), count: whole(0) }),
  keywords: { type: 'object' },
});
