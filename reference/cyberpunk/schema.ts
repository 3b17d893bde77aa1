import { closed, commandOf, DRAFT, id, list, nothing, oneOf, outcomeOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of the Cyberpunk TCG: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const amount = whole(-1000, 1000);
const yes = { const: true };
const ready = { type: 'boolean' };

const keywordProperties = {
  blocker: yes,
  cannotAttack: yes,
  cannotBeAttacked: yes,
  cannotBeDefeated: yes,
  mustBeAttacked: yes,
  attacksReady: yes,
  attacking: amount,
  fighting: amount,
  stealing: amount,
};
const keywords = closed(keywordProperties, Object.keys(keywordProperties));
const chooses = { anyOf: [nothing, closed({ kind: { enum: ['unit', 'gig'] }, side })] };

const common = { id, side };
const fighter = { power: amount, ready, lag: { type: 'boolean' }, keywords: ref('keywords') };
const kinds = {
  unit: closed({
    ...common,
    kind: { const: 'unit' },
    zone: { enum: ['field', 'hand', 'trash', 'left'] },
    ...fighter,
  }),
  legend: closed({
    ...common,
    kind: { const: 'legend' },
    zone: { enum: ['legends', 'field', 'left'] },
    face: { enum: ['up', 'down'] },
    ...fighter,
  }),
  gear: closed({ ...common, kind: { const: 'gear' }, zone: { enum: ['field', 'hand', 'trash', 'left'] }, ...fighter }),
  gig: closed({ ...common, kind: { const: 'gig' }, zone: { enum: ['gigs', 'left'] }, value: whole(1, 20) }),
  program: closed({
    ...common,
    kind: { const: 'program' },
    zone: { enum: ['hand', 'trash', 'left'] },
    cost: whole(0, 99),
    quick: { type: 'boolean' },
    chooses,
    does: list(ref('primitive')),
  }),
};

const does = oneOf('do', {
  raise: closed({ do: { const: 'raise' }, card: id, amount }),
  remove: closed({ do: { const: 'remove' }, card: id, to: { enum: ['hand', 'trash', 'left'] } }),
  summon: closed({ do: { const: 'summon' }, card: id }),
  grant: closed({ do: { const: 'grant' }, card: id, keywords: ref('keywords') }),
  strip: closed({ do: { const: 'strip' }, card: id, keyword: { enum: Object.keys(keywordProperties) } }),
  turn: closed({ do: { const: 'turn' }, card: id, ready }),
  gain: closed({ do: { const: 'gain' }, side, amount: whole(1, 99) }),
  battle: closed({ do: { const: 'battle' }, attacker: id, target: id }),
  end: closed({ do: { const: 'end' } }),
});
const on = ['attacks', 'attacked', 'spent', 'blocks', 'called', 'played', 'wins', 'loses', 'defeated', 'steals', 'stolen'];
const effect = closed({
  id,
  side,
  speed: { enum: ['main', 'quick', 'pending'] },
  when: { anyOf: [nothing, closed({ on: { enum: on }, card: id })] },
  chooses,
  does: list(ref('primitive')),
  used: { type: 'boolean' },
});
const player = closed({ eddies: whole(0, 99), called: whole(0) });

export const position = {
  $schema: DRAFT,
  title: 'A position of the Cyberpunk TCG',
  ...closed({
    game: { const: 'cyberpunk' },
    turn: closed({ number: whole(1), player: side, phase: { enum: ['start', 'main', 'end'] } }),
    players: closed({ north: ref('player'), south: ref('player') }),
    cards: {
      ...list(oneOf('kind', Object.fromEntries(Object.keys(kinds).map((kind) => [kind, ref(kind)])))),
      minItems: 1,
    },
    effects: list(ref('effect')),
  }),
  $defs: { ...kinds, keywords, player, effect, primitive: does },
};

export const command = commandOf('the Cyberpunk TCG');
export const outcome = outcomeOf('the Cyberpunk TCG', {
  power: { type: 'integer' },
  ready,
  lag: { type: 'boolean' },
  face: { enum: ['up', 'down'] },
  value: whole(1),
  cost: whole(0),
  quick: { type: 'boolean' },
  keywords: { type: 'object' },
});
