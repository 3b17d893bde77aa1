import { closed, DRAFT, list, oneOf, side, whole } from '../reference/kernel/schema.ts';

const text = { type: 'string' };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const fields = { type: 'object' };
const ids = list(text);

const expectation = oneOf('see', {
  refused: closed({ see: { const: 'refused' }, command: whole(0), by: text }),
  card: closed({ see: { const: 'card' }, id: text, has: fields }),
  player: closed({ see: { const: 'player' }, id: side, has: fields }),
  turn: closed({ see: { const: 'turn' }, has: fields }),
  legal: closed({ see: { const: 'legal' }, given: fields, field: text, exactly: ids }),
  open: closed({ see: { const: 'open' }, is: { type: ['object', 'null'] } }),
  events: closed({ see: { const: 'events' }, are: list(fields), how: { enum: ['in order', 'at once', 'never'] } }),
  winner: closed({ see: { const: 'winner' }, is: { enum: ['north', 'south', null] } }),
  unchanged: closed({ see: { const: 'unchanged' } }),
});

const aCase = closed({
  id: text,
  game: text,
  clause: text,
  name: text,
  uri: text,
  line: whole(1),
  example: whole(1),
  tags: ids,
  needs: ids,
  level: whole(1, 5),
  position: fields,
  commands: list(fields),
  moments: list(closed({ after: whole(0), expect: list(closed({ line: whole(1), that: expectation })) })),
});

/** JSON Schema of `<game>/vectors.json`. Positions and commands are those of `docs/schemas/<game>.json`. */
export const vectorsSchema = {
  $schema: DRAFT,
  title: 'The cases of a game',
  ...closed({
    format: { const: 1 },
    game: text,
    count: whole(0),
    sha256: hash,
    index: { type: 'object', additionalProperties: list(whole(0)) },
    cases: list(aCase),
  }),
};

const counted = closed({ command: fields, count: whole(0) });
/** JSON Schema of `<game>/perft.json`. */
export const perftSchema = {
  $schema: DRAFT,
  title: 'Counts of the tree of legal commands of a game',
  ...closed({
    format: { const: 1 },
    game: text,
    positions: list(closed({ case: text, position: fields, counts: list(whole(0)), divide: list(counted) })),
  }),
};

const file = closed({ file: text, sha256: hash });
/** JSON Schema of `index.json`. */
export const indexSchema = {
  $schema: DRAFT,
  title: 'The vectors of a version of the suite',
  ...closed({
    format: { const: 1 },
    suite: text,
    games: list(closed({ game: text, cases: whole(0), vectors: file, perft: file })),
  }),
};
