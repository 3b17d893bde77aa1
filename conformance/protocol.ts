import { Ajv2020 } from 'ajv/dist/2020.js';
import { games } from '../reference/games.ts';
import { admit, didYouMean, type Validator } from '../reference/kernel/door.ts';
import { DoorError, type Game } from '../reference/kernel/game.ts';
import { closed, list, outcome, whole } from '../reference/kernel/schema.ts';
import { type Command, type Outcome, type Position, sharedNeeds } from './case.ts';
import { DEEPEST, isTooDeep } from './json.ts';

/** The messages of docs/protocol.md, and the checks of what an engine answers. */
export const PROTOCOL = 1;

export type Start = { cmd: 'start'; protocol: number };
export type Run = { cmd: 'run'; seq: number; game: string; want: 'legal'[]; position: Position; commands: readonly Command[] };
export type Stop = { cmd: 'stop' };

/** What an engine says of one game: needs it cannot serve, and the answers it takes to open points. */
export type Serves = { lacks: readonly string[]; readings: Readonly<Record<string, string>> };
export type Started = {
  engine: { name: string; version: string; language?: string };
  games: Readonly<Record<string, Serves>>;
};
export type Answer = { seq: number } & ({ outcome: Outcome } | { unsupported: string } | { error: string });

/** Needs that cost an engine nothing: the suite finds another way. */
const substituted = { legal: 'a list of the legal commands; without it the suite tries each candidate' } as const;

const text = { type: 'string' };
const started = closed({
  protocol: { const: PROTOCOL },
  engine: closed({ name: text, version: text, language: text }, ['language']),
  games: {
    type: 'object',
    additionalProperties: closed({ lacks: list(text), readings: { type: 'object', additionalProperties: text } }, ['lacks', 'readings']),
  },
});
const seq = whole(1);
const answers = {
  outcome: closed({ seq, outcome }),
  unsupported: closed({ seq, unsupported: text }),
  error: closed({ seq, error: text }),
};

const ajv = new Ajv2020({ discriminator: true, strict: false });
const valid = (schema: object): Validator => ajv.compile(schema) as Validator;
// Compiled when first asked: a run without a pipe needs none of them.
const lazily = (schema: object): (() => Validator) => {
  let compiled: Validator | undefined;
  return () => (compiled ??= valid(schema));
};
const isStarted = lazily(started);
const admits = (schema: object): ((data: unknown) => void) => {
  const isValid = lazily(schema);
  return (data) => admit(isValid(), schema, data, 'answer');
};
const admitAnswer = { outcome: admits(answers.outcome), unsupported: admits(answers.unsupported), error: admits(answers.error) };
/** An outcome of a game whose own schema knows the types of its fields. What that refers to stands at the top. */
const ofGame = ({ schemas }: Game): object => {
  const { $defs, ...shape } = schemas.outcome;
  return { ...closed({ seq, outcome: shape }), ...($defs !== undefined && { $defs }) };
};
const admitOutcome = new Map(games.map((game) => [game.name, admits(ofGame(game))]));

/**
 * Reads the answer to `start`.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function readStarted(data: unknown): Started {
  notTooDeep(data, 'start');
  admit(isStarted(), started, data, 'start');
  const { engine, games: served } = data as { engine: Started['engine']; games: Record<string, Partial<Serves>> };
  const whole = Object.entries(served).map(([name, s]) => [name, { lacks: s.lacks ?? [], readings: s.readings ?? {} }] as const);
  for (const [name, s] of whole) {
    const game = games.find((g) => g.name === name);
    if (game) knownWords(game, s);
  }
  return { engine, games: Object.fromEntries(whole) };
}

/** @throws DoorError */
function notTooDeep(data: unknown, path: string): void {
  if (isTooDeep(data)) throw new DoorError(path, `more than ${DEEPEST} levels`, 'the few that the protocol has', 'nested too deeply');
}

/** Everything that `lacks` may name for a game, with a line of explanation each. */
const vocabularyOf = (game: Game): Readonly<Record<string, string>> => ({ ...sharedNeeds, ...substituted, ...game.needs });

// A misspelt word would hide cases or judge by the wrong reading, and nobody would notice.
function knownWords(game: Game, { lacks, readings }: Serves): void {
  const path = `start.games.${game.name}`;
  const words = Object.keys(vocabularyOf(game));
  lacks.forEach((word, i) => {
    if (!words.includes(word)) throw unknown(`${path}.lacks[${i}]`, word, words, 'no such need');
  });
  for (const [id, answer] of Object.entries(readings)) {
    const reading = game.readings.find((r) => r.id === id);
    if (!reading)
      throw unknown(
        `${path}.readings`,
        id,
        game.readings.map((r) => r.id),
        'no such reading',
      );
    const known = [reading.recommended, ...reading.alternatives.map((a) => a.name)];
    if (!known.includes(answer)) throw unknown(`${path}.readings.${id}`, answer, known, 'no such answer');
  }
}
const unknown = (path: string, found: string, known: readonly string[], what: string): DoorError =>
  new DoorError(
    path,
    found,
    known.length ? `one of ${known.join(', ')}${didYouMean(found, known)}` : 'none: this game has no such list',
    what,
  );

/**
 * Reads an answer to a run. An outcome is held against the schema of its game.
 * @throws DoorError with the path, what was found and what was expected.
 */
export function readAnswer(data: unknown, game: string): Answer {
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new DoorError('answer', data as null, 'an object with "seq"', 'no answer');
  notTooDeep(data, 'answer');
  const kind = 'outcome' in data ? 'outcome' : 'unsupported' in data ? 'unsupported' : 'error' in data ? 'error' : undefined;
  if (!kind) throw new DoorError('answer', Object.keys(data), '"outcome", "unsupported" or "error"', 'missing key');
  const admitted = (kind === 'outcome' && admitOutcome.get(game)) || admitAnswer[kind];
  admitted(data);
  return data as Answer;
}

type Asked = { position: Position; commands: readonly Command[]; want: { legal: boolean } };

/**
 * What a schema cannot say of an outcome: that it answers this run.
 * @throws DoorError
 */
export function fitsRun(o: Outcome, { position, commands, want }: Asked): void {
  if (o.commands.length !== commands.length) {
    throw new DoorError(
      'answer.outcome.commands',
      o.commands.length,
      `${commands.length}, one for each command`,
      'wrong number of entries',
    );
  }
  for (const [i, { at }] of (o.events ?? []).entries()) {
    const before = o.events?.[i - 1]?.at ?? 0;
    if (at < before) throw new DoorError(`answer.outcome.events[${i}].at`, at, `${before} or more, as of the event before`, 'back in time');
  }
  const ids = new Set<string>();
  for (const [i, { id }] of o.position.cards.entries()) {
    if (ids.has(id as string)) throw new DoorError(`answer.outcome.position.cards[${i}].id`, id, 'each card once', 'id used twice');
    ids.add(id as string);
  }
  if (want.legal && !o.legal) {
    throw new DoorError(
      'answer.outcome.legal',
      undefined,
      'the legal commands, since "want" asks for them (or name "legal" in "lacks")',
      'missing key',
    );
  }
  if (o.legal) namesWhatIsThere(o.legal, ids, o, position);
}

/** Parts of a command that name something: cards, sides or effects. */
const naming = ['attacker', 'target', 'effect', 'ids'] as const;
function namesWhatIsThere(legal: readonly Command[], cards: ReadonlySet<string>, { open }: Outcome, asked: Position): void {
  const known = new Set<unknown>([...cards, 'north', 'south', ...((open?.options ?? []) as string[])]);
  for (const x of [...asked.cards, ...asked.effects]) known.add(x['id']);
  for (const [i, command] of legal.entries()) {
    for (const part of naming) {
      const id = [command[part] ?? []].flat().find((x) => !known.has(x));
      if (id !== undefined) throw new DoorError(`answer.outcome.legal[${i}].${part}`, id, 'an id of the position', 'not on the table');
    }
  }
}

const draft = 'https://json-schema.org/draft/2020-12/schema';
/** JSON Schemas of all messages, for publishing. */
export const messages = {
  $schema: draft,
  title: 'The messages of the Clausewise protocol',
  $defs: {
    start: closed({ cmd: { const: 'start' }, protocol: { const: PROTOCOL } }),
    'answer to start': started,
    run: closed({
      cmd: { const: 'run' },
      seq,
      game: text,
      want: list({ enum: ['legal'] }),
      position: { type: 'object' },
      commands: list({ type: 'object' }),
    }),
    'answer to run': { oneOf: Object.values(answers) },
    stop: closed({ cmd: { const: 'stop' } }),
  },
};

/** All that one game adds to the protocol: shapes, vocabulary and effects. */
export const wireOf = (game: Game): object => ({
  $schema: draft,
  title: `${game.title} over the Clausewise protocol`,
  // Each is a schema of its own: with an id, what it refers to is looked for in it and not in the whole file.
  $defs: Object.fromEntries(
    Object.entries(game.schemas).map(([name, schema]) => [name, { $id: `urn:clausewise:${game.name}:${name}`, ...schema }]),
  ),
  needs: vocabularyOf(game),
  readings: game.readings.map(({ id, question, recommended, alternatives }) => ({
    id,
    question,
    answers: [recommended, ...alternatives.map((a) => a.name)],
  })),
  catalogue: game.catalogue,
});
