import { judgedBy } from './asked.ts';
import type { Pipe } from './pipe.ts';
import type { Subject } from './run.ts';

/** An engine behind a pipe, to be judged by the readings it declares and asked for nothing that it lacks. */
export const pipedSubject = (pipe: Pipe): Subject => ({
  about: pipe.started.engine,
  serves: (game) => pipe.started.games[game],
  takesAnyReading: false,
  judge: (c) => judgedBy(c, pipe.started, (request) => pipe.ask(request, c)),
  finish: async () => {
    await pipe.stop();
    return { late: pipe.late, notices: pipe.notices, unexplained: pipe.unexplained() };
  },
});

/** Several processes of one engine: each case goes to the one with the least to do. */
export function pooled(subjects: readonly [Subject, ...Subject[]]): Subject {
  const busy = subjects.map(() => 0);
  const [first] = subjects;
  return {
    ...first,
    judge: async (c, under) => {
      const at = busy.indexOf(Math.min(...busy));
      busy[at] = (busy[at] ?? 0) + 1;
      try {
        return await (subjects[at] ?? first).judge(c, under);
      } finally {
        busy[at] = (busy[at] ?? 1) - 1;
      }
    },
    finish: async () => {
      const ends = await Promise.all(subjects.map((s) => s.finish()));
      return {
        late: new Map(ends.flatMap((e) => [...e.late])),
        notices: [...new Set(ends.flatMap((e) => e.notices))],
        unexplained: [...new Set(ends.flatMap((e) => e.unexplained))],
      };
    },
  };
}
