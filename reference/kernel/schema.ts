/** JSON Schema (draft 2020-12) in short: what the doors of all games are written with. */
export const closed = (properties: Record<string, unknown>, optional: readonly string[] = []): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((k) => !optional.includes(k)),
  additionalProperties: false,
});
export const whole = (least: number, most?: number): Record<string, unknown> => ({
  type: 'integer',
  minimum: least,
  ...(most !== undefined && { maximum: most }),
});
export const list = (items: unknown): Record<string, unknown> => ({ type: 'array', items });
/** A part that stands in `$defs` of the schema: compiled once, as a function of its own, small enough to be optimised. */
export const ref = (name: string): Record<string, unknown> => ({ $ref: `#/$defs/${name}` });
export const oneOf = (key: string, variants: Record<string, Record<string, unknown>>): Record<string, unknown> => ({
  type: 'object',
  discriminator: { propertyName: key },
  required: [key],
  oneOf: Object.values(variants),
});

export const side = { enum: ['north', 'south'] };
export const nothing = { type: 'null' };

/** Names of cards and effects. */
export const id = { type: 'string', pattern: '^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$' };
export const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

// A list or nothing where the rules want one card: so that a clause can refuse it.
const oneOrMore = { anyOf: [id, list(id)] };
const given = oneOf('do', {
  attack: closed({ do: { const: 'attack' }, side, attacker: oneOrMore, target: oneOrMore }, ['attacker', 'target']),
  pass: closed({ do: { const: 'pass' }, side }),
  use: closed({ do: { const: 'use' }, side, effect: id }),
  choose: closed({ do: { const: 'choose' }, side, ids: list(id) }),
  'end-phase': closed({ do: { const: 'end-phase' }, side }),
  settle: closed({ do: { const: 'settle' } }),
});
/** The commands, which are the same in every game. `title` is that of the game. */
export const commandOf = (title: string): Record<string, unknown> => ({ $schema: DRAFT, title: `A command of ${title}`, ...given });

/** What an engine answers. Fields it does not report are left out; what it reports has this shape. */
export const outcome = {
  $schema: DRAFT,
  title: 'An outcome',
  type: 'object',
  required: ['commands', 'position', 'open', 'winner'],
  additionalProperties: false,
  properties: {
    commands: list({
      type: 'object',
      required: ['accepted'],
      additionalProperties: false,
      properties: { accepted: { enum: [true, false, 'skipped'] }, clauses: list({ type: 'string' }) },
    }),
    position: {
      type: 'object',
      required: ['cards'],
      properties: {
        turn: { type: 'object' },
        players: { type: 'object', properties: { north: { type: 'object' }, south: { type: 'object' } } },
        cards: list({ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }),
        effects: list({ type: 'object' }),
      },
    },
    open: {
      anyOf: [
        nothing,
        {
          type: 'object',
          required: ['window', 'waiting'],
          properties: { window: { type: 'string' }, waiting: side, options: list({ type: 'string' }) },
        },
      ],
    },
    winner: { anyOf: [nothing, side] },
    events: list({
      type: 'object',
      required: ['at', 'kind'],
      properties: {
        at: whole(0),
        kind: { type: 'string' },
        card: { type: 'string' },
        by: { type: 'string' },
        amount: { type: 'number' },
        to: { type: 'string' },
      },
    }),
    legal: list({ type: 'object', required: ['do'], properties: { do: { type: 'string' } } }),
  },
};

/**
 * What an engine of this game answers: any field may be left out, and what is there has the type it has in a position.
 * `card` and `player` are what it may report of those.
 */
export const outcomeOf = (
  title: string,
  card: Record<string, unknown>,
  player: Record<string, unknown> = { type: 'object' },
): Record<string, unknown> => ({
  ...outcome,
  title: `An outcome of ${title}`,
  properties: {
    ...outcome.properties,
    legal: list(given),
    position: {
      type: 'object',
      required: ['cards'],
      properties: {
        turn: { type: 'object', properties: { number: whole(1), player: side, phase: { type: 'string' } } },
        players: { type: 'object', properties: { north: player, south: player } },
        effects: list({ type: 'object', required: ['id'], properties: { id: { type: 'string' }, used: { type: 'boolean' } } }),
        cards: list({ type: 'object', required: ['id'], properties: { id: { type: 'string' }, side, zone: { type: 'string' }, ...card } }),
      },
    },
  },
});
