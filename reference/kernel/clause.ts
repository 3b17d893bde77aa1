/**
 * A clause is one decision of a rulebook: an id, and the function that decides.
 *
 * Asking a clause cites it. The engine takes the citations since the last take and attaches them to the
 * answer or the event they led to, so that an outcome explains itself.
 */
export type ClauseId = string;

// Parameters are contravariant: `never[]` is the argument list every function accepts.
type Decision = (...args: never[]) => unknown;
type Asked = (a: unknown, b: unknown, c: unknown, d: unknown) => unknown;

export type Clause<F extends Decision = Decision> = F & {
  readonly id: ClauseId;
  readonly replace: (by: (original: F) => F) => () => void;
};

// A citation is the place of its id in this list: numbers are noted and compared faster than texts.
const ids: ClauseId[] = [];
const placeOf = new Map<ClauseId, number>();
/** For each id where in the trace it was last taken: what stands there tells whether that was in this take. */
const takenAt: number[] = [];

// The trace is one list that is written over: `length` of it counts, and the next take begins at `cut`.
const trace: number[] = [];
let length = 0;
let cut = 0;

function placed(id: ClauseId): number {
  const known = placeOf.get(id);
  if (known !== undefined) return known;
  placeOf.set(id, ids.length);
  takenAt.push(-1);
  return ids.push(id) - 1;
}

/** Names a decision of at most four arguments. `id` is the printed number of the clause, with the game's prefix. */
export function clause<F extends Decision>(id: ClauseId, decide: F): Clause<F> {
  let current = decide as unknown as Asked;
  const place = placed(id);
  // Four fixed arguments instead of a rest parameter: this is the innermost call of every engine.
  const asked: Asked = (a, b, c, d) => {
    trace[length++] = place;
    return current(a, b, c, d);
  };
  const replace = (by: (original: F) => F): (() => void) => {
    const before = current;
    current = by(before as unknown as F) as unknown as Asked;
    return () => {
      current = before;
    };
  };
  return Object.assign(asked as unknown as F, { id, replace });
}

/** Runs `work` with an empty trace. Not re-entrant: an engine is one synchronous function. */
export function traced<R>(work: () => R): R {
  length = 0;
  cut = 0;
  return work();
}

/** The citations since the last take, each id once, in the order in which they were first asked. */
export function take(): ClauseId[] {
  const cited: ClauseId[] = [];
  for (let i = cut; i < length; i++) {
    const place = trace[i] as number;
    const before = takenAt[place] as number;
    if (before >= cut && before < i && trace[before] === place) continue;
    takenAt[place] = i;
    cited.push(ids[place] as ClauseId);
  }
  cut = length;
  return cited;
}

/** Lets go of the citations since the last take. */
export function drop(): void {
  cut = length;
}

/** Asks without leaving citations behind: for lists of what would be possible, which led to nothing. */
export function unheard<R>(work: () => R): R {
  const [heard, before] = [length, cut];
  const answer = work();
  length = heard;
  cut = before;
  return answer;
}

/**
 * Whether all conditions hold, asked in the order of the text. If one fails, only what it cited stays cited:
 * the conditions that held are no reason.
 */
export function allHold<D>(conditions: readonly ((about: D) => boolean)[], about: D): boolean {
  const start = length;
  for (const holds of conditions) {
    const from = length;
    if (holds(about)) continue;
    trace.copyWithin(start, from, length);
    length -= from - start;
    return false;
  }
  return true;
}

/** Accepted: `undefined`, and everything asked stays cited. Refused: the clauses of the condition that failed. */
export function refusal<D>(conditions: readonly ((about: D) => boolean)[], about: D): ClauseId[] | undefined {
  drop();
  return allHold(conditions, about) ? undefined : take();
}

/** One decision taken otherwise. */
export type Replacement = { readonly clause: ClauseId; readonly install: () => () => void };

/** Takes the decision of `c` otherwise; the replacement has the signature of the original and may ask it. */
export const instead = <F extends Decision>(c: Clause<F>, by: (original: F) => F): Replacement => ({
  clause: c.id,
  install: () => c.replace(by),
});

/** Runs `work` with the replacements in force, and takes them out again whatever happens. */
export function withReplaced<R>(replacements: readonly Replacement[], work: () => R): R {
  const undo: (() => void)[] = [];
  try {
    for (const r of replacements) undo.push(r.install());
    return work();
  } finally {
    for (const u of undo.reverse()) u();
  }
}
