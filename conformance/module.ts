import { inspect } from 'node:util';
import { judgedBy, outcomeIn, type Request } from './asked.ts';
import type { Outcome } from './case.ts';
import { Fault, lastFault } from './fault.ts';
import { presentable } from './greet.ts';
import { cut, printable } from './printable.ts';
import { PROTOCOL, readStarted, type Started } from './protocol.ts';
import type { Subject } from './run.ts';

/** What a module exports: the messages of the protocol as functions. Both may answer later; `run` may leave out `seq`. */
export type EngineModule = {
  readonly start: (message: Record<string, unknown>) => unknown;
  readonly run: (message: Record<string, unknown>) => unknown;
};

/** As behind a pipe: `start` may take longer, and whoever never answers is not waited for at every case. */
const START_PATIENCE = 5;
const SILENCES = 20;

/** Over JSON and back, as through a pipe: what would be lost there is lost here, and nothing is shared. */
const overTheWire = (data: unknown): unknown => JSON.parse(JSON.stringify(data) ?? 'null');
const LONG = 1000;
/** What was thrown, in words. `inspect` calls nothing of it: to be made a text it might throw again. */
export const thrown = (e: unknown): string =>
  printable(cut(e instanceof Error && typeof e.message === 'string' ? e.message : inspect(e), LONG));

/** An engine in this process: who it is, and what it answers. */
export type OpenModule = { readonly started: Started; readonly ask: (request: Request) => Promise<Outcome> };

/**
 * An engine in this process, asked what a piped one is asked and checked as it is, one run at a time. A fault costs one
 * run. What never returns cannot be ended from here: `timeout` is for answers that are promised and do not come.
 * @throws DoorError when its answer to `start` is not as the protocol says; Fault when there is none; what `start` throws
 */
export async function openModule({ start, run }: EngineModule, timeout: number): Promise<OpenModule> {
  const said = await within(timeout * START_PATIENCE, () => start({ cmd: 'start', protocol: PROTOCOL }));
  const started = presentable(readStarted(overTheWire(said)));
  let seq = 0;
  let silent = 0;
  const answered = async (message: Record<string, unknown>): Promise<unknown> => {
    if (silent >= SILENCES) throw lastFault('timeout', `the engine fell silent ${SILENCES} times in a row`);
    try {
      const said = await within(timeout, () => run(overTheWire(message) as Record<string, unknown>));
      silent = 0;
      return said;
    } catch (e) {
      const isSilence = e instanceof Fault;
      silent = isSilence ? silent + 1 : 0;
      throw isSilence ? e : new Fault('crash', thrown(e));
    }
  };
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };
  return {
    started,
    ask: (request) =>
      inTurn(async () => {
        seq += 1;
        const said = await answered({ cmd: 'run', seq, ...request, want: request.want.legal ? ['legal'] : [] });
        return outcomeIn(answerIn(said, seq), request);
      }),
  };
}

/** A module, to be judged by the readings it declares and asked for nothing that it lacks. */
export const moduleSubject = ({ started, ask }: OpenModule): Subject => ({
  about: started.engine,
  serves: (game) => started.games[game],
  takesAnyReading: false,
  judge: (c) => judgedBy(c, started, ask),
  finish: async () => ({ late: new Map(), notices: [], unexplained: [] }),
});

/** @throws Fault when it is no answer to this run, or nothing that could be sent */
function answerIn(said: unknown, seq: number): unknown {
  let data: unknown;
  try {
    data = overTheWire(said);
  } catch (e) {
    throw new Fault('protocol', `the answer is no JSON: ${thrown(e)}`);
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const answer = { seq, ...data };
  if (answer.seq !== seq) throw new Fault('protocol', printable(`answer.seq: found ${JSON.stringify(answer.seq)}, expected ${seq}`));
  return answer;
}

/** @throws Fault when it takes longer; what `work` throws */
async function within<T>(timeout: number, work: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault('timeout', `no answer within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([work(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
