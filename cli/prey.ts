import type { Request } from '../conformance/asked.ts';
import type { Outcome } from '../conformance/case.ts';
import { gameOf, misread, reference } from '../conformance/engines.ts';
import type { Prey } from '../conformance/fuzz/held.ts';
import type { Started } from '../conformance/protocol.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Env, UserError } from './env.ts';
import { moduleIn, pipesOf } from './subject.ts';

export type PreyOptions = { timeout: number; module?: string; misreading?: string };

/** An engine to be fuzzed, and how to call it again. */
export type Opened = {
  readonly about: Started['engine'];
  /** What it plays, or undefined. */
  readonly prey: (game: string) => Prey | undefined;
  /** The words that name it on the command line. */
  readonly words: readonly string[];
  /** Ends it. What happened beside the runs, and what went wrong that is no run's own doing. */
  readonly finish: () => Promise<{ notices: readonly string[]; unexplained: readonly string[] }>;
};

const nothing = { notices: [], unexplained: [] };

/**
 * The engine behind the command after `--`, in a module, or the reference as misread, or as it is.
 * @throws UserError, CannotStart
 */
export async function preyOf(env: Env, { timeout, module, misreading }: PreyOptions): Promise<Opened> {
  const given = [module !== undefined && '--module', misreading !== undefined && '--misreading', env.adapter && 'a command after "--"'];
  const [one, other] = given.filter((x) => typeof x === 'string');
  if (other !== undefined) throw new UserError(`${one} and ${other} are two engines: leave one out`);
  if (module !== undefined) {
    const { engine, release } = await moduleIn(module, timeout);
    return asked(engine.started, ['--module', module], engine.ask, async () => {
      release();
      return nothing;
    });
  }
  if (env.adapter === undefined) return ofReference(env.version, misreading);
  const [pipe] = await pipesOf(env.adapter, timeout);
  // Each run is a case of its own: what one of them does is nothing to the next.
  return asked(
    pipe.started,
    ['--', ...env.adapter],
    (request) => pipe.ask(request, {}),
    async () => {
      await pipe.stop();
      return { notices: [...pipe.notices, ...pipe.late.values()], unexplained: pipe.unexplained() };
    },
  );
}

function asked(started: Started, words: readonly string[], ask: (r: Request) => Promise<Outcome>, finish: Opened['finish']): Opened {
  return {
    about: started.engine,
    words,
    finish,
    prey: (game) => {
      const serves = started.games[game];
      return serves && { serves, ask: (position, commands, want) => ask({ game, position, commands, want }) };
    },
  };
}

/** The reference, in this process: to try the fuzzer, and to see how soon it finds a mistake. */
function ofReference(version: string, id: string | undefined): Opened {
  const serves = { lacks: [], readings: {} };
  const all = games.flatMap((g) => g.misreadings);
  const m = all.find((x) => x.id === id);
  if (id !== undefined && !m)
    throw new UserError(
      `--misreading ${id}: no misreading has this id${didYouMean(
        id,
        all.map((x) => x.id),
      )}`,
    );
  const owner = m && games.find((g) => g.misreadings.includes(m));
  return {
    about: { name: m ? `reference misread: ${m.id}` : 'reference', version, language: 'TypeScript' },
    words: m ? ['--misreading', m.id] : [],
    prey: (game) => {
      if (owner && owner.name !== game) return undefined;
      return { serves, ask: m ? misread(gameOf(game), m) : reference(gameOf(game)) };
    },
    finish: async () => nothing,
  };
}
