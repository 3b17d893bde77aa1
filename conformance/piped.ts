import { judgedBy } from './asked.ts';
import type { Pipe } from './pipe.ts';
import type { Subject } from './run.ts';

/** An engine behind a pipe, to be judged by the readings it declares and asked for nothing that it lacks. */
export const pipedSubject = (pipe: Pipe): Subject => ({
  about: pipe.started.engine,
  serves: (game) => pipe.started.games[game],
  takesAnyReading: false,
  gaveUp: pipe.gaveUp,
  judge: (c) => judgedBy(c, pipe.started, (request) => pipe.ask(request, c)),
  finish: async () => {
    await pipe.stop();
    return { late: pipe.late, notices: pipe.notices, unexplained: pipe.unexplained() };
  },
});

/**
 * Several processes of one engine: each case goes to the one with the least to do of those that live. What a process was given
 * up for before it came to it is asked of another.
 */
export function pooled(subjects: readonly [Subject, ...Subject[]]): Subject {
  const all = subjects.map((subject) => ({ subject, busy: 0 }));
  const [first] = subjects;
  const idlest = (): (typeof all)[number] | undefined =>
    all
      .filter(({ subject }) => subject.gaveUp?.() === undefined)
      .reduce<(typeof all)[number] | undefined>((a, b) => (a && a.busy <= b.busy ? a : b), undefined);
  const judge: Subject['judge'] = async (c, under) => {
    const one = idlest();
    if (!one) return first.judge(c, under);
    one.busy += 1;
    try {
      const told = await one.subject.judge(c, under);
      return told.unasked && idlest() ? judge(c, under) : told;
    } finally {
      one.busy -= 1;
    }
  };
  return {
    ...first,
    judge,
    finish: async () => {
      // Others have judged what it was not asked: without this nothing would be left of it but a notice.
      const gone = idlest() ? subjects.flatMap((s) => s.gaveUp?.() ?? []) : [];
      const ends = await Promise.all(subjects.map((s) => s.finish()));
      return {
        late: new Map(ends.flatMap((e) => [...e.late])),
        notices: [...new Set(ends.flatMap((e) => e.notices))],
        unexplained: [
          ...new Set([
            ...ends.flatMap((e) => e.unexplained),
            ...gone.map((why) => `one of ${subjects.length} processes was given up: ${why}`),
          ]),
        ],
      };
    },
  };
}
