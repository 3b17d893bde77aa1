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
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game } from '../reference/kernel/game.ts';
import { caseOf } from './compile.ts';
import { vocabulary } from './lexicons.ts';
import { type Draft, newDraft, parameters, speak } from './words.ts';

/**
 * `--world-parameters '{"engine": ["python3", "adapters/python-souls/adapter.py"]}'` judges that engine,
 * `'{"misreading": "no-check"}'` a misreading; without either it is the reference.
 */
type Parameters = { engine?: string[]; misreading?: string };

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

class Telling extends World<Parameters> {
  draft!: Draft;
  case!: Case;
  game!: Game;
  citations = false;
  ask!: (moment: Moment) => Promise<Outcome> | Outcome;
  /** The outcomes of the moments seen so far. */
  outcomes: Outcome[] = [];

  /** The outcome of the latest moment: asked afresh from the start, once a moment. */
  async now(): Promise<Outcome> {
    const i = this.draft.moments.length - 1;
    return (this.outcomes[i] ??= await this.ask(this.case.moments[i] as Moment));
  }
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
  const ids = games.flatMap((g) => g.misreadings.map((m) => m.id));
  if (misreading !== undefined && !ids.includes(misreading))
    stop(`world parameter "misreading": no misreading is called "${misreading}"${didYouMean(misreading, ids)}`);
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
    w.ask = (m) => outcomeLater(w.case, m, (_, commands, want) => pipe.ask({ game, position, commands, want }, w.case), hasLegal);
    return undefined;
  }
  const m = w.game.misreadings.find((x) => x.id === misreading);
  const engineHere = reference(w.game, m ? m.decides : decidesOf(w.game, standing.under));
  w.citations = isReference;
  w.ask = (moment) => engineHere(w.case.position, prefixOf(w.case, moment), { legal: wantsLegal(moment) });
  return undefined;
}

for (const phrase of vocabulary) {
  const arity = phrase.expression.split('{').length - 1 + (phrase.table ? 1 : 0);
  const code = async function (this: Telling, ...given: unknown[]): Promise<void> {
    // cucumber appends a callback to every call
    const args = given.slice(0, arity);
    if (phrase.table) args.push((args.pop() as DataTable).raw());
    speak(this.draft, phrase, args);
    if (phrase.kind !== 'then') return;
    const i = this.draft.moments.length - 1;
    const index = (this.draft.moments[i]?.expect.length ?? 1) - 1;
    const seen: Seen = { failures: [], unreported: [] };
    const moment = this.case.moments[i] as Moment;
    const last = this.outcomes[i - 1] ?? untouched(this.case.position);
    checkOne(
      {
        moment,
        now: await this.now(),
        before: last,
        frame: this.game.frame,
        commands: prefixOf(this.case, moment),
        citations: this.citations,
      },
      index,
      seen,
    );
    complain(seen);
  };
  // cucumber counts parameters by the function's length
  Object.defineProperty(code, 'length', { value: arity });
  Given(phrase.expression, code);
}

After(async function (this: Telling, { result }) {
  if (result?.status !== 'PASSED') return;
  const seen: Seen = { failures: [], unreported: [] };
  unexpectedRefusals(this.case, await this.now(), seen);
  complain(seen);
});

AfterAll(async () => {
  for (const pipe of pipes.values()) await (await pipe).stop();
});

function complain({ failures }: Seen): void {
  if (failures.length === 0) return;
  throw new Error(failures.map((f) => `${f.path}: expected ${JSON.stringify(f.expected)}, found ${JSON.stringify(f.found)}`).join('\n'));
}
