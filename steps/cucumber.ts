import {
  After,
  AfterAll,
  Before,
  type DataTable,
  defineParameterType,
  Given,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber';
import type { Pickle } from '@cucumber/messages';
import type { Case, Moment, Outcome } from '../conformance/case.ts';
import { checkOne, type Seen, unexpectedRefusals, untouched } from '../conformance/check.ts';
import { reference } from '../conformance/engines.ts';
import { CannotStart } from '../conformance/greet.ts';
import { outcomeLater, prefixOf, wantsLegal } from '../conformance/judge.ts';
import { openPipe, type Pipe } from '../conformance/pipe.ts';
import type { Serves } from '../conformance/protocol.ts';
import { decidesOf, standingOf } from '../conformance/run.ts';
import { games } from '../reference/games.ts';
import type { Replacement } from '../reference/kernel/clause.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game } from '../reference/kernel/game.ts';
import { caseOf } from './compile.ts';
import { phraseOf, vocabulary } from './lexicons.ts';
import { type Draft, newDraft, parameters, speak } from './words.ts';

/**
 * `--world-parameters '{"engine": ["python3", "adapters/python-souls/adapter.py"]}'` judges that engine,
 * `'{"misreading": "no-check"}'` a misreading, or several given as a list; without either it is the reference.
 * Of several each is judged for itself in the same telling, and an example attaches the ids of those that fail it.
 */
type Parameters = { engine?: string[]; misreading?: string | string[] };
/** The media type of that attachment. */
const FAILING = 'application/x.clausewise.failing+json';

const REFERENCE: Serves = { lacks: [], readings: {} };
const TIMEOUT = 5000;
// Nothing here waits but the pipe, and that has a time-out of its own.
setDefaultTimeout(-1);

const pipes = new Map<string, Promise<Pipe>>();
const pipeOf = (command: readonly string[]): Promise<Pipe> => {
  const key = JSON.stringify(command);
  const open = pipes.get(key) ?? openPipe({ command, timeout: TIMEOUT });
  pipes.set(key, open);
  return open;
};

/** One engine that is told the example. */
class Judged {
  readonly id: string;
  /** What it did not do as it should. */
  readonly seen: Seen = { failures: [], unreported: [] };
  private readonly ask: (moment: Moment) => Promise<Outcome> | Outcome;
  /** The outcomes of the moments seen so far. */
  private readonly outcomes: Outcome[] = [];
  constructor(id: string, ask: (moment: Moment) => Promise<Outcome> | Outcome) {
    this.id = id;
    this.ask = ask;
  }
  /** The outcome of a moment: asked afresh from the start, once a moment. At hand for an engine in this process. */
  after(moment: Moment, i: number): Promise<Outcome> | Outcome {
    const known = this.outcomes[i] ?? this.ask(moment);
    return known instanceof Promise ? known.then((o) => (this.outcomes[i] = o)) : (this.outcomes[i] = known);
  }
  before(i: number): Outcome | undefined {
    return this.outcomes[i - 1];
  }
}

class Telling extends World<Parameters> {
  draft!: Draft;
  case!: Case;
  game!: Game;
  citations = false;
  judged: Judged[] = [];
}
setWorldConstructor(Telling);

for (const [name, p] of Object.entries(parameters)) {
  defineParameterType({ name, regexp: p.regexp, transformer: p.as as (s: string) => unknown, useForSnippets: false });
}

Before(async function (this: Telling, { pickle, gherkinDocument }) {
  const told = caseOf(pickle as Pickle, gherkinDocument);
  this.case = told.case;
  this.game = told.lexicon.game;
  this.draft = newDraft(told.lexicon);
  return begin(this);
});

/** What the run was asked for, or a line that says what is wrong with it and status 2: nothing was judged then. */
async function asked(parameters: Parameters): Promise<Pipe | undefined> {
  const stop = (message: string): never => {
    process.stderr.write(`${message}\n`);
    process.exit(2);
  };
  for (const key of Object.keys(parameters)) {
    if (!['engine', 'misreading'].includes(key))
      stop(`unknown world parameter "${key}": known are engine, misreading${didYouMean(key, ['engine', 'misreading'])}`);
  }
  const { engine, misreading } = parameters;
  if (engine !== undefined && misreading !== undefined)
    stop('world parameters "engine" and "misreading" are two to be judged: leave one out');
  if (misreading !== undefined && [misreading ?? []].flat().length === 0)
    stop(`world parameter "misreading": found ${JSON.stringify(misreading)}, expected the id of one, or a list of ids`);
  const ids = games.flatMap((g) => g.misreadings.map((m) => m.id));
  for (const id of [misreading ?? []].flat()) {
    if (!ids.includes(id)) stop(`world parameter "misreading": no misreading is called "${id}"${didYouMean(String(id), ids)}`);
  }
  if (engine === undefined) return undefined;
  if (!Array.isArray(engine) || engine.length === 0 || !engine.every((w) => typeof w === 'string')) {
    stop(`world parameter "engine": found ${JSON.stringify(engine)}, expected the words of a command, as in ["python3", "my_adapter.py"]`);
  }
  try {
    return await pipeOf(engine);
  } catch (e) {
    if (e instanceof CannotStart) stop(e.message);
    throw e;
  }
}

/** Chooses who is asked. A case that the engine is not to be asked, or that does not count, is skipped. */
async function begin(w: Telling): Promise<'skipped' | undefined> {
  const { engine, misreading } = w.parameters;
  const pipe = await asked(w.parameters);
  const serves = pipe ? pipe.started.games[w.game.name] : REFERENCE;
  const isReference = !engine && misreading === undefined;
  const standing = serves && standingOf(w.case, w.game, serves, isReference);
  if (!serves || !standing?.asked || !(standing.scored || isReference)) return 'skipped';
  if (pipe) {
    const { game, position } = w.case;
    const hasLegal = !serves.lacks.includes('legal');
    w.judged = [
      new Judged('', (m) => outcomeLater(w.case, m, (_, commands, want) => pipe.ask({ game, position, commands, want }, w.case), hasLegal)),
    ];
    return undefined;
  }
  w.citations = isReference;
  const here = (id: string, decides: readonly Replacement[]): Judged => {
    const engineHere = reference(w.game, decides);
    return new Judged(id, (moment) => engineHere(w.case.position, prefixOf(w.case, moment), { legal: wantsLegal(moment) }));
  };
  if (isReference) {
    w.judged = [here('', decidesOf(w.game, standing.under))];
    return undefined;
  }
  w.judged = [misreading ?? []].flat().flatMap((id) => {
    const m = w.game.misreadings.find((x) => x.id === id);
    return m ? [here(id, m.decides)] : [];
  });
  // A misreading of another game has nothing to say here.
  return w.judged.length > 0 ? undefined : 'skipped';
}

for (const phrase of vocabulary) {
  const arity = phrase.expression.split('{').length - 1 + (phrase.table ? 1 : 0);
  const code = async function (this: Telling, ...given: unknown[]): Promise<void> {
    // cucumber appends a callback to every call
    const args = given.slice(0, arity);
    if (phrase.table) args.push((args.pop() as DataTable).raw());
    speak(this.draft, phraseOf(this.draft.lexicon, phrase), args);
    if (phrase.kind !== 'then') return;
    const i = this.draft.moments.length - 1;
    const index = (this.draft.moments[i]?.expect.length ?? 1) - 1;
    const moment = this.case.moments[i] as Moment;
    const first = untouched(this.case.position);
    const commands = prefixOf(this.case, moment);
    for (const engine of this.judged) {
      const told = engine.after(moment, i);
      const now = told instanceof Promise ? await told : told;
      const before = engine.before(i) ?? first;
      checkOne({ moment, now, before, frame: this.game.frame, commands, citations: this.citations }, index, engine.seen);
    }
    complain(this);
  };
  // cucumber counts parameters by the function's length
  Object.defineProperty(code, 'length', { value: arity });
  Given(phrase.expression, code);
}

After(async function (this: Telling, { result }) {
  if (result?.status !== 'PASSED') return;
  const last = this.case.moments.length - 1;
  for (const engine of this.judged) {
    unexpectedRefusals(this.case, await engine.after(this.case.moments[last] as Moment, last), engine.seen);
  }
  complain(this);
  if (!Array.isArray(this.parameters.misreading)) return;
  const failing = this.judged.filter((j) => j.seen.failures.length > 0).map((j) => j.id);
  await this.attach(JSON.stringify(failing), FAILING);
});

AfterAll(async () => {
  for (const pipe of pipes.values()) await (await pipe).stop();
});

/** Of several engines none stops the telling: the others are to hear the end of it. */
function complain({ parameters, judged }: Telling): void {
  const failures = judged.flatMap((j) => j.seen.failures);
  if (Array.isArray(parameters.misreading) || failures.length === 0) return;
  throw new Error(failures.map((f) => `${f.path}: expected ${JSON.stringify(f.expected)}, found ${JSON.stringify(f.found)}`).join('\n'));
}
