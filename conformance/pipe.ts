import { outcomeIn, type Request } from './asked.ts';
import type { Outcome } from './case.ts';
import type { Child, End, Line } from './child.ts';
import { Fault, lastFault } from './fault.ts';
import { greet, howItEnded, parsed, Stray, shown } from './greet.ts';
import { incidents, type Trouble, times } from './incidents.ts';
import { printable } from './printable.ts';
import type { Started } from './protocol.ts';
import { watchdog } from './watchdog.ts';

export type PipeOptions = {
  command: readonly string[];
  /** Longest silence, in milliseconds, while an answer is owed. `start` may take five times that. */
  timeout: number;
  /** Runs that may be under way at once. */
  window?: number;
  /** How often an engine that ended is started again. */
  restarts?: number;
  /** How many time-outs in a row, without an answer between them, are waited for. */
  silences?: number;
  /** Longest line, in bytes. */
  maxLine?: number;
  /** How long to wait, in milliseconds, before it is started again after so many starts without an answer. */
  pause?: (fruitless: number) => number;
};
/** `owner` is the case: once one of its runs has gone wrong, its others are not asked any more. */
export type Pipe = {
  readonly started: Started;
  /** @throws Fault */
  readonly ask: (request: Request, owner: object) => Promise<Outcome>;
  /** Ends the engine. Resolves when nothing of it is left. */
  readonly stop: () => Promise<void>;
  /** What was wrong with a case after its answer had been taken. Whole once `stop` has resolved. */
  readonly late: ReadonlyMap<object, string>;
  /** What went wrong in company and is no case's own doing. Whole once `stop` has resolved. */
  readonly unexplained: () => readonly string[];
  /** What happened beside the cases: restarts, words after the end. */
  readonly notices: readonly string[];
  readonly stderr: () => string;
  /** Why it was given up and is not started again. */
  readonly gaveUp: () => string | undefined;
};

type Job = { request: Request; owner: object; resolve: (o: Outcome) => void; reject: (f: Fault) => void };
type State =
  | 'ready'
  | 'starting'
  /** Something was said out of turn: waiting for the rest of it. */
  | 'hushed'
  | 'down'
  | 'stopping'
  /** Not started again. */
  | 'gone';

const START_PATIENCE = 5;
const STOP_PATIENCE = 2000;
const HUSH = 200;
const BABBLE = 1000;
const FRUITLESS = 10;
/** How many lines that nobody asked for are shown, of those beside the answers. */
const SHOWN = 5;
/** `true` is no number, though it can be made one. */
const seqOf = (answer: unknown): number => {
  const { seq } = (answer ?? {}) as { seq?: unknown };
  return typeof seq === 'boolean' ? Number.NaN : Number(seq ?? Number.NaN);
};

/** Not at all after a start that had an answer or after the first one; then longer and longer, up to half a second. */
export const pauseAfter = (fruitless: number): number => (fruitless < 2 ? 0 : Math.min(500, 25 * 2 ** (fruitless - 2)));

/** What is said of an answer whose number is of no run that is under way. */
function notAsked({ text }: Line, found: number, expected: readonly number[]): string {
  const near = expected.find((n) => Math.abs(n - found) === 1);
  const why = near === undefined ? 'an answer to nothing that was asked' : 'seq is off by one, an answer to nothing that was asked';
  const known = expected.slice(0, 3).join(' or ') || 'of a run';
  return `${why}: ${shown(text)}, expected seq ${near ?? known}${near === undefined ? '' : ': send back the seq of the run that is answered'}`;
}

/**
 * An engine behind a pipe: JSON lines, many runs under way at once, answers in any order.
 *
 * Runs are stateless, so blame is found by asking again: when something goes wrong while several runs are under
 * way, the engine is started anew and they are asked one at a time.
 * @throws CannotStart
 */
export async function openPipe(options: PipeOptions): Promise<Pipe> {
  const { command, timeout, window = 256, restarts = 300, silences = 20, maxLine = 1024 * 1024, pause = pauseAfter } = options;
  const queue: Job[] = [];
  /** Runs under way, by number, in the order in which they were asked. */
  let flying = new Map<number, Job>();
  /** Who asked this child, for answers that come twice. */
  let askers = new Map<number, object>();
  const lost = new WeakMap<object, Fault>();
  const late = new Map<object, string>();
  const notices: string[] = [];
  const open = incidents<Job>();
  let seq = -1;
  /** Runs at the head of the queue that are asked one at a time: one of them made trouble in company. */
  let suspects = 0;
  let state = 'starting' as State;
  let child: Child;
  let ended: Promise<End>;
  let starts = 0;
  let hasAnswered = false;
  /** Starts since the last answer. */
  let fruitless = 0;
  /** Time-outs since the last answer. */
  let silent = 0;
  /** What went wrong last, and whether it never was anything else. */
  let last: { trouble: Trouble; note: string; always: boolean } | undefined;
  let planned = false;
  let hushing: NodeJS.Timeout | undefined;
  let gaveUp: string | undefined;
  let awaited = 0;
  let babble = 0;
  let hushedAt = 0;
  /** Lines that nobody asked for, beside its answers. */
  let beside = 0;
  const silence = watchdog(
    timeout,
    () => flying.size > 0 && state === 'ready',
    () => {
      const hint = hasAnswered ? '' : ': does it end each answer with a line break, and flush?';
      incident('timeout', `no answer within ${timeout} ms${hint}`, true);
    },
  );

  let launching = launch();
  const started = await launching;

  async function launch(): Promise<Started> {
    state = 'starting';
    starts += 1;
    fruitless += 1;
    askers = new Map();
    const mine = starts;
    const onlyMine =
      <A>(f: (a: A) => void) =>
      (a: A): void =>
        void (mine === starts && f(a));
    const heard = { lines: onlyMine(listen), ended: onlyMine(onEnd) };
    const greeted = await greet(command, { patience: timeout * START_PATIENCE, maxLine }, heard);
    ({ child, ended } = greeted);
    state = 'ready';
    return greeted.started;
  }

  const ask: Pipe['ask'] = (request, owner) =>
    new Promise((resolve, reject) => {
      queue.push({ request, owner, resolve, reject });
      plan();
    });
  function plan(): void {
    if (planned) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      send();
    });
  }

  function send(): void {
    if (queue.length === 0) return;
    if (state === 'gone') return giveUp(gaveUp ?? 'the engine is gone');
    if (state === 'down') return void restart();
    if (state !== 'ready') return;
    const out: string[] = [];
    while (queue.length > 0 && flying.size < (suspects > 0 ? 1 : window)) {
      const job = queue.shift() as Job;
      const fault = lost.get(job.owner);
      if (fault) {
        suspects = Math.max(0, suspects - 1);
        open.blamed(job);
        job.reject(fault);
        continue;
      }
      if (suspects > 0) child.forgetStderr();
      // Every other number: an engine that counts by itself, or is off by one, never hits upon the run of another.
      seq += 2;
      flying.set(seq, job);
      askers.set(seq, job.owner);
      const { game, position, commands, want } = job.request;
      out.push(`${JSON.stringify({ cmd: 'run', seq, game, want: want.legal ? ['legal'] : [], position, commands })}\n`);
    }
    if (out.length === 0) return;
    child.write(out.join(''));
    silence.wake();
  }

  function listen(lines: readonly Line[]): void {
    for (const line of lines) hear(line);
    send();
  }
  function hear(line: Line): void {
    if (state === 'hushed') return overhear(line);
    if (state === 'starting') return strange(`beside its answer to "start": ${shown(line.text)}`);
    if (state !== 'ready' && state !== 'stopping') return;
    let answer: unknown;
    try {
      answer = parsed(line);
    } catch (e) {
      if (!(e instanceof Stray)) throw e;
      return stray(line, e.message);
    }
    const number = seqOf(answer);
    const job = flying.get(number);
    const asker = askers.get(number);
    if (job) take(number, job, answer);
    else if (asker) late.set(asker, `answered twice: ${shown(line.text)} is a second answer`);
    else incident('protocol', notAsked(line, number, [...flying.keys()]), false);
  }
  /** No answer, unless it begins like one and only grew too long. */
  function stray(line: Line, what: string): void {
    const number = Number(line.broken === 'too long' && /^\{"seq": ?(\d+),/.exec(line.text)?.[1]);
    const job = flying.get(number);
    if (!job) return incident('protocol', what, false);
    answered(number, job);
    lose(job, new Fault('protocol', printable(what), child.stderr()));
  }
  function take(number: number, job: Job, data: unknown): void {
    answered(number, job);
    try {
      job.resolve(outcomeIn(data, job.request, child.stderr()));
    } catch (e) {
      if (!(e instanceof Fault)) throw e;
      lose(job, e);
    }
  }
  function answered(number: number, job: Job): void {
    // Only what is owed is a sign of life: an engine could say the same thing twice for ever.
    silence.heard();
    landed(number);
    open.cleared(job);
    hasAnswered = true;
    fruitless = 0;
    silent = 0;
  }
  function landed(number: number): void {
    flying.delete(number);
    suspects = Math.max(0, suspects - 1);
  }
  function lose(job: Job, fault: Fault): void {
    if (!lost.has(job.owner)) lost.set(job.owner, fault);
    job.reject(fault);
  }

  /** A flood of lines is told by its beginning. */
  function strange(what: string): void {
    beside += 1;
    if (beside <= SHOWN) notices.push(what);
  }

  /** Something went wrong. With one run under way it is that one; in company each is asked again by itself. */
  function incident(verdict: Trouble, note: string, fatal: boolean): void {
    if (state === 'stopping') return strange(`while it was stopping: ${note}`);
    last = { trouble: verdict, note, always: !last || (last.always && last.trouble === verdict) };
    if (verdict === 'timeout') silent += 1;
    const [alone] = flying;
    // In company it may be any of them. Alone, it may have come to this by what it was asked before: once more, by a
    // child that was asked nothing else.
    if (flying.size > 1 || (alone && fatal && askers.size > 1)) {
      open.happened(verdict, note, flying.values());
      suspects = flying.size > 1 ? suspects + flying.size : Math.max(suspects, 1);
      queue.unshift(...flying.values());
      return down();
    }
    if (alone) {
      landed(alone[0]);
      open.blamed(alone[1]);
      lose(alone[1], new Fault(verdict, note, child.stderr()));
    } else if (verdict === 'protocol') {
      const asker = askers.get(seq);
      if (asker) late.set(asker, note);
      else notices.push(note);
    }
    if (fatal) down();
    else if (alone) hush(alone[0]);
  }
  function down(): void {
    state = 'down';
    flying = new Map();
    clearTimeout(hushing);
    child.kill();
    plan();
  }

  /**
   * After a stray line its answer may still come, or more of the same. Neither is the next case's fault: where the
   * answer does not come, the engine is started again, so that nothing late can be taken for another's.
   */
  function hush(number: number): void {
    state = 'hushed';
    awaited = number;
    babble = 0;
    hushedAt = performance.now();
    hushing = setTimeout(() => state === 'hushed' && down(), HUSH);
  }
  function overhear(line: Line): void {
    babble += 1;
    // Slowly it could babble on for a long time, and be within the thousand lines.
    if (babble > BABBLE || performance.now() - hushedAt > timeout) return down();
    hushing?.refresh();
    try {
      if (seqOf(parsed(line)) === awaited) goOn();
    } catch (e) {
      if (!(e instanceof Stray)) throw e;
    }
  }
  function goOn(): void {
    clearTimeout(hushing);
    if (state !== 'hushed') return;
    state = 'ready';
    plan();
  }

  function onEnd(end: End): void {
    if (state === 'ready') incident('crash', howItEnded(end), true);
    else if (state === 'hushed') down();
  }

  async function restart(): Promise<void> {
    state = 'starting';
    await ended;
    await new Promise((done) => setTimeout(done, pause(fruitless)));
    if (stopped) return giveUp('the run was ended');
    if (!hasAnswered && starts > FRUITLESS) return giveUp(`the engine ${did()} ${times(starts)} without a single answer`);
    if (silent >= silences) return giveUp(`the engine was killed for its silence ${times(silent)} in a row, without an answer between`);
    if (starts > restarts) return giveUp(`the engine ${did()} ${times(starts)}`);
    try {
      launching = launch();
      await launching;
      send();
    } catch (e) {
      giveUp(`the engine could not be started again: ${(e as Error).message}`);
    }
  }
  const did = (): string => {
    if (!last?.always) return 'was started';
    return { crash: 'ended', timeout: 'was killed for its silence', protocol: 'was stopped for what it wrote' }[last.trouble];
  };
  /** What is still to be asked has the verdict of what led here. */
  function giveUp(why: string): void {
    if (state !== 'gone') notices.push(`${why}, and was not started again`);
    gaveUp = why;
    state = 'gone';
    const { trouble, note } = last ?? { trouble: 'crash', note: '' };
    const because = `${why}${note && `; the last time ${note}`}`;
    for (const job of queue.splice(0)) {
      open.blamed(job);
      lose(job, lost.get(job.owner) ?? lastFault(trouble, because));
    }
  }

  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= end());
  async function end(): Promise<void> {
    if (state === 'starting') await launching.catch(() => {});
    if (state === 'ready') {
      state = 'stopping';
      child.write(`${JSON.stringify({ cmd: 'stop' })}\n`);
      child.close();
      const patience = setTimeout(() => {
        notices.push(`the engine did not end within ${STOP_PATIENCE} ms of "stop", and was killed`);
        child.kill();
      }, STOP_PATIENCE);
      await ended;
      clearTimeout(patience);
    }
    state = 'gone';
    silence.rest();
    clearTimeout(hushing);
    child.kill();
    await ended;
    if (beside > SHOWN) notices.push(`and ${beside - SHOWN} more lines that nobody asked for`);
    if (starts > 1) notices.unshift(`the engine was started ${starts} times`);
  }

  return { started, ask, stop, late, unexplained: open.unexplained, notices, stderr: () => child.stderr(), gaveUp: () => gaveUp };
}
