import { DoorError } from '../reference/kernel/game.ts';
import type { Case, Command, Outcome, Position } from './case.ts';
import { gameOf } from './engines.ts';
import { Fault } from './fault.ts';
import { type AskLater, judgeLater, type Verdict } from './judge.ts';
import { cut, printable } from './printable.ts';
import { fitsRun, readAnswer, type Started } from './protocol.ts';

export type Request = { game: string; position: Position; commands: readonly Command[]; want: { legal: boolean } };

/**
 * The outcome in what an engine answered.
 * @throws Fault when there is none in it, or not as the protocol says; `stderr` is the last the engine said beside it
 */
export function outcomeIn(data: unknown, request: Request, stderr = ''): Outcome {
  try {
    const answer = readAnswer(data, request.game);
    if ('unsupported' in answer) throw new Fault('unsupported', brief(answer.unsupported));
    if ('error' in answer) throw new Fault('error', brief(answer.error), stderr);
    fitsRun(answer.outcome, request);
    return answer.outcome;
  } catch (e) {
    if (e instanceof DoorError) throw new Fault('protocol', printable(e.message), stderr);
    throw e;
  }
}

const LONG = 1000;
/** Words of an engine, for people: a page of them is enough. */
const brief = (words: string): string => printable(cut(words, LONG));

/** Judges a case by an engine that answers in its own time, and takes its faults for verdicts. */
export async function judgedBy(
  c: Case,
  started: Started,
  ask: (request: Request) => Promise<Outcome>,
): Promise<Verdict & { stderr?: string; unasked?: true }> {
  const asking: AskLater = (position, commands, want) => ask({ game: c.game, position, commands, want });
  const hasLegal = !started.games[c.game]?.lacks.includes('legal');
  try {
    return await judgeLater(c, asking, { frame: gameOf(c.game).frame, citations: false }, hasLegal);
  } catch (e) {
    if (!(e instanceof Fault)) throw e;
    return {
      verdict: e.verdict,
      failures: [],
      unreported: [],
      note: e.message,
      ...(e.stderr && { stderr: e.stderr }),
      ...(e.unasked && { unasked: true }),
    };
  }
}
