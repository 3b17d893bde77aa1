import { gameOf } from './engines.ts';
import { Fault } from './fault.ts';
import { judgeLater } from './judge.ts';
import type { Pipe } from './pipe.ts';
import type { Subject } from './run.ts';

/** An engine behind a pipe, to be judged by the readings it declares and asked for nothing that it lacks. */
export const pipedSubject = (pipe: Pipe): Subject => ({
  about: pipe.started.engine,
  serves: (game) => pipe.started.games[game],
  takesAnyReading: false,
  judge: async (c) => {
    const game = gameOf(c.game);
    const hasLegal = !pipe.started.games[c.game]?.lacks.includes('legal');
    try {
      return await judgeLater(
        c,
        (position, commands, want) => pipe.ask({ game: c.game, position, commands, want }, c),
        { frame: game.frame, citations: false },
        hasLegal,
      );
    } catch (e) {
      if (!(e instanceof Fault)) throw e;
      return { verdict: e.verdict, failures: [], unreported: [], note: e.message, ...(e.stderr && { stderr: e.stderr }) };
    }
  },
  finish: async () => {
    await pipe.stop();
    return { late: pipe.late, notices: pipe.notices, unexplained: pipe.unexplained() };
  },
});
