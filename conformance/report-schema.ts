import { closed, list, whole } from '../reference/kernel/schema.ts';
import { verdictNames } from './report.ts';

const text = { type: 'string' };
const verdict = { enum: verdictNames };
const counts = Object.fromEntries(['selected', ...verdictNames].map((v) => [v, whole(0)]));
const level = whole(1, 5);
const answers = { type: 'object', additionalProperties: text };

/** JSON Schema of `--report json`. */
export const reportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A report of Clausewise',
  ...closed({
    report: { const: 1 },
    suite: closed({ name: text, version: text }),
    engine: closed({ name: text, version: text, language: text, isReference: { const: true } }, ['language', 'isReference']),
    selection: closed(
      { games: list(text), tags: text, partial: { type: 'boolean' }, of: whole(0), shard: closed({ index: whole(1), of: whole(1) }) },
      ['tags', 'shard'],
    ),
    levels: list(closed({ level, name: text, ...counts })),
    clauses: list(closed({ clause: text, game: text, title: text, ...counts })),
    results: list(
      closed(
        {
          case: text,
          game: text,
          clause: text,
          name: text,
          level,
          uri: text,
          line: whole(1),
          verdict,
          known: { const: true },
          would: verdict,
          under: answers,
          note: text,
          lacks: list(text),
          stderr: text,
          failures: list(closed({ line: whole(1), step: text, path: text, expected: {}, found: {} })),
          unreported: list(text),
        },
        ['known', 'would', 'under', 'note', 'lacks', 'stderr'],
      ),
    ),
    groups: list(
      closed(
        {
          clause: text,
          title: text,
          cause: text,
          as: closed({ misreading: text, says: text, atoms: list(text), alike: whole(0, 100) }),
          cases: list(text),
        },
        ['cause', 'as'],
      ),
    ),
    baseline: {
      anyOf: [
        { type: 'null' },
        closed({
          known: whole(0),
          failures: list(closed({ case: text, reason: text, link: text })),
          stale: list(text),
          unjudged: list(text),
        }),
      ],
    },
    suggestions: list(closed({ game: text, reading: text, answer: text, failures: whole(1), agree: whole(1), of: whole(1) })),
    notices: list(text),
    assumptions: closed({ run: whole(0), agree: whole(0) }),
    status: closed({ exit: { enum: [0, 1, 2] }, because: list(text) }),
    totals: closed(counts),
  }),
};
