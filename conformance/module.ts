import { judgedBy, outcomeIn } from './asked.ts';
import { Fault } from './fault.ts';
import { printable } from './printable.ts';
import { readStarted } from './protocol.ts';
import type { Subject } from './run.ts';

/** What a module exports: the messages of the protocol as functions. `run` may answer later; both may leave out `seq`. */
export type EngineModule = {
  readonly start: () => unknown;
  readonly run: (message: Record<string, unknown>) => unknown;
};

const overTheWire = (data: unknown): object => JSON.parse(JSON.stringify(data)) as object;

/**
 * An engine in this process, asked what a piped one is asked and checked as it is. A fault costs one case.
 * @throws DoorError when its answer to `start` is not as the protocol says
 */
export function moduleSubject({ start, run }: EngineModule): Subject {
  const started = readStarted(start());
  let seq = 0;
  return {
    about: started.engine,
    serves: (game) => started.games[game],
    takesAnyReading: false,
    judge: (c) =>
      judgedBy(c, started, async (request) => {
        seq += 1;
        const want = request.want.legal ? ['legal'] : [];
        let said: unknown;
        try {
          // Over JSON and back, as through a pipe: what would be lost there is lost here, and nothing is shared.
          said = await run(overTheWire({ cmd: 'run', seq, ...request, want }) as Record<string, unknown>);
        } catch (e) {
          throw new Fault('crash', printable(e instanceof Error ? e.message : String(e)));
        }
        return outcomeIn({ seq, ...(said === undefined ? {} : overTheWire(said)) }, request);
      }),
    finish: async () => ({ late: new Map(), notices: [], unexplained: [] }),
  };
}
