import type { Replacement } from '../reference/kernel/clause.ts';
import type { Game } from '../reference/kernel/game.ts';
import { type Case, isAssumption, readingsOf } from './case.ts';
import { gameOf, reference } from './engines.ts';
import { randomOf } from './fuzz/random.ts';
import { judge, type Verdict, type VerdictName } from './judge.ts';
import type { Serves } from './protocol.ts';

/** Somebody who is judged. */
export type Subject = {
  readonly about: {
    readonly name: string;
    readonly version: string;
    readonly language?: string;
    /** The reference of this suite, judged in this process: where it fails, an example or the reference is wrong. */
    readonly isReference?: true;
  };
  readonly serves: (game: string) => Serves | undefined;
  /** Judges a case; `under` are the answers to open points the case takes, where they are not the recommended ones. */
  readonly judge: (c: Case, under: Answers) => Told | Promise<Told>;
  /** Whether it can be put under any reading. Everyone else is judged by the readings they declare. */
  readonly takesAnyReading: boolean;
  /** Why it was given up, if it was: it answers nothing any more. */
  readonly gaveUp?: () => string | undefined;
  /**
   * Ends it. What was wrong with cases after their verdict, what happened beside the cases, and what went wrong in a way
   * that no case explains.
   */
  readonly finish: () => Promise<{ late: ReadonlyMap<object, string>; notices: readonly string[]; unexplained: readonly string[] }>;
};
export type Answers = Readonly<Record<string, string>>;
/** `unasked` is a case that an engine had been given up for before it came to it. */
type Told = Verdict & { stderr?: string; unasked?: true };

export type Result = Told & {
  readonly case: Case;
  /** What the verdict would have been, of a case that was run and is not scored. */
  readonly would?: VerdictName;
  /** The other readings it was judged under. */
  readonly under?: Answers;
  /** The words of `lacks` for which it was not asked. */
  readonly lacks?: readonly string[];
};

/** How a case stands before it is run. */
export type Standing =
  | { asked: true; scored: true; under: Answers }
  | { asked: true; scored: false; why: string; under: Answers }
  | { asked: false; verdict: 'unsupported' | 'not scored'; why: string; lacks: readonly string[] };

const recommendedOf = (game: Game, id: string): string => {
  const reading = game.readings.find((r) => r.id === id);
  if (!reading) throw new Error(`${game.name} has no reading ${id}`);
  return reading.recommended;
};

/** Whether a case is asked of an engine, and whether it counts. Assumptions and readings come before needs. */
export function standingOf(c: Case, game: Game, { lacks, readings }: Serves, takesAnyReading: boolean): Standing {
  const under: Record<string, string> = {};
  let why: string | undefined = isAssumption(c) ? 'an assumption of the suite' : undefined;
  for (const [id, answer] of readingsOf(c)) {
    const recommended = recommendedOf(game, id);
    if (takesAnyReading) {
      if (answer !== recommended) under[id] = answer;
    } else if (answer !== (readings[id] ?? recommended)) {
      why ??= `the engine reads ${id} as "${readings[id] ?? recommended}"${readings[id] === undefined ? ' (it declares nothing)' : ''}, this example as "${answer}"`;
    }
  }
  const missing = c.needs.filter((n) => lacks.includes(n));
  if (missing.length > 0) {
    return why === undefined
      ? { asked: false, verdict: 'unsupported', why: `the engine lacks ${missing.join(', ')}`, lacks: missing }
      : { asked: false, verdict: 'not scored', why: `${why}; the engine lacks ${missing.join(', ')}`, lacks: missing };
  }
  return why === undefined ? { asked: true, scored: true, under } : { asked: true, scored: false, why, under };
}

const nothing: Pick<Verdict, 'failures' | 'unreported'> = { failures: [], unreported: [] };

/** Judges one case, if it is to be asked at all. */
export async function resultOf(c: Case, subject: Subject): Promise<Result> {
  const serves = subject.serves(c.game);
  if (!serves) return { case: c, verdict: 'unsupported', ...nothing, note: `the engine does not play ${c.game}` };
  const standing = standingOf(c, gameOf(c.game), serves, subject.takesAnyReading);
  if (!standing.asked) return { case: c, verdict: standing.verdict, ...nothing, note: standing.why, lacks: standing.lacks };
  const told = await subject.judge(c, standing.under);
  const under = Object.keys(standing.under).length > 0 && { under: standing.under };
  if (standing.scored) return { case: c, ...told, ...under };
  return {
    case: c,
    ...told,
    verdict: 'not scored',
    would: told.verdict,
    note: told.note ? `${standing.why}; ${told.note}` : standing.why,
    ...under,
  };
}

export type Run = { results: readonly Result[]; notices: readonly string[]; unexplained: readonly string[] };

/** Cases under way at once: more than a pipe takes, and few enough to be forgotten while they are young. */
const AT_ONCE = 512;

/**
 * Judges a subject by these cases and ends it. One result per case, in the order of the cases. They are asked in that order
 * too, or with a seed above 0 in another one, the same for the same seed: what an engine carries over from run to run then
 * falls on other cases. `progress` is called after each verdict.
 */
export async function runCases(
  cases: readonly Case[],
  subject: Subject,
  progress?: (done: number, of: number) => void,
  seed = 0,
): Promise<Run> {
  const order = shuffled(cases.length, seed);
  const results = new Array<Result>(cases.length);
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < cases.length) {
      const at = order[next++] as number;
      results[at] = await resultOf(cases[at] as Case, subject);
      progress?.(++done, cases.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, cases.length) }, work));
  const { late, notices, unexplained } = await subject.finish();
  return { results: results.map((r) => belated(r, late.get(r.case))), notices, unexplained };
}

/** The numbers below `n`, in an order that the seed decides; 0 leaves them as they are. */
function shuffled(n: number, seed: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  if (seed === 0) return order;
  const { below } = randomOf(seed, 0);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

/** A second answer spoils a verdict that stood already. */
function belated(r: Result, note: string | undefined): Result {
  if (note === undefined || r.verdict === 'unsupported') return r;
  return r.verdict === 'not scored' ? { ...r, would: 'protocol', note } : { ...r, verdict: 'protocol', note };
}

/** The decisions that put the reference under these answers. */
export function decidesOf(game: Game, answers: Answers): readonly Replacement[] {
  return Object.entries(answers).flatMap(([id, name]) => {
    const reading = game.readings.find((r) => r.id === id);
    if (!reading) throw new Error(`${game.name} has no reading ${id}`);
    if (name === reading.recommended) return [];
    const other = reading.alternatives.find((a) => a.name === name);
    if (!other) throw new Error(`${id} has no answer "${name}"`);
    return other.decides;
  });
}

/** The reference, in this process. It names clauses, and those of refusals are compared. */
export const referenceSubject = (version: string): Subject => ({
  about: { name: 'reference', version, language: 'TypeScript', isReference: true },
  serves: () => ({ lacks: [], readings: {} }),
  takesAnyReading: true,
  judge: (c, under) => {
    const game = gameOf(c.game);
    return judge(c, reference(game, decidesOf(game, under)), { frame: game.frame, citations: true });
  },
  finish: async () => ({ late: new Map(), notices: [], unexplained: [] }),
});
