import { outcome as anyOutcome, closed, list, nothing, oneOf, ref, side, whole } from '../kernel/schema.ts';

/** The door of the Cyberpunk TCG: JSON Schema (draft 2020-12) of everything that goes over the wire. */
const id = { type: 'string', pattern: '^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$' };
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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
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

const oneOrMore = { anyOf: [id, list(id)] };
const given = oneOf('do', {
  attack: closed({ do: { const: 'attack' }, side, attacker: oneOrMore, target: oneOrMore }, ['attacker', 'target']),
  pass: closed({ do: { const: 'pass' }, side }),
  use: closed({ do: { const: 'use' }, side, effect: id }),
  choose: closed({ do: { const: 'choose' }, side, ids: list(id) }),
  'end-phase': closed({ do: { const: 'end-phase' }, side }),
  settle: closed({ do: { const: 'settle' } }),
});
export const command = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A command of the Cyberpunk TCG', ...given };

/** What an engine answers: any field may be left out, and what is there has the type it has in a position. */
export const outcome = {
  ...anyOutcome,
  title: 'An outcome of the Cyberpunk TCG',
  properties: {
    ...anyOutcome.properties,
    legal: list(given),
    position: {
      type: 'object',
      required: ['cards'],
      properties: {
        turn: { type: 'object', properties: { number: whole(1), player: side, phase: { type: 'string' } } },
        players: { type: 'object', properties: { north: { type: 'object' }, south: { type: 'object' } } },
        effects: list({ type: 'object', required: ['id'], properties: { id: { type: 'string' }, used: { type: 'boolean' } } }),
        cards: list({
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string' },
            side,
            zone: { type: 'string' },
            power: { type: 'integer' },
            ready,
            lag: { type: 'boolean' },
            face: { enum: ['up', 'down'] },
            value: whole(1),
            cost: whole(0),
            quick: { type: 'boolean' },
            keywords: { type: 'object' },
          },
        }),
      },
    },
  },
};
