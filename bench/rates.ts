import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Case } from '../conformance/case.ts';
import { reference } from '../conformance/engines.ts';
import { judge } from '../conformance/judge.ts';
import { openPipe } from '../conformance/pipe.ts';
import type { Game } from '../reference/kernel/game.ts';
import { isBattle } from './adapters.ts';
import { duration, type Measured, rate } from './measure.ts';

const round = (n: number): string => Math.round(n).toLocaleString('en');
const times = (n: number): string => `${n >= 10 ? Math.floor(n) : Math.floor(n * 10) / 10} times`;

/** An attack that is settled and that no effect is there for, by a case of the game with as many cards as it has, up to six. */
function attackOf(game: Game, cases: readonly Case[]): Case {
  const attacks = cases.filter((c) => c.game === game.name && isBattle(c));
  const card = attacks[0]?.position.cards[0];
  if (!card) throw new Error(`${game.name} has no example of a settled attack`);
  return attacks.reduce((a, b) => (b.position.cards.length > a.position.cards.length && b.position.cards.length <= 6 ? b : a));
}

/** The reference: a position checked at the door, an attack settled, the outcome with events and citations. */
export async function engineRates(games: readonly Game[], cases: readonly Case[]): Promise<Measured[]> {
  const measured = games.map(async (game): Promise<Measured> => {
    const c = attackOf(game, cases);
    const perSecond = await rate(() => {
      for (let i = 0; i < 1000; i++) game.run(c.position, c.commands);
    }, 1000);
    const bare = await rate(() => {
      for (let i = 0; i < 1000; i++) JSON.stringify(c.position);
    }, 1000);
    return {
      what: `${game.title}: attacks a second by the reference, position checked, ${c.position.cards.length} cards`,
      value: `${round(perSecond)} (one in the time of ${(bare / perSecond).toFixed(1)} JSON.stringify of the position)`,
      target: '≥ 200,000',
      holds: perSecond >= 200_000,
    };
  });
  return Promise.all(measured);
}

/** Judging compiled cases, warm, against what cucumber-js adds for each example in the same run, in milliseconds. */
export async function judgingRates(games: readonly Game[], cases: readonly Case[], cucumberPerExample: number): Promise<Measured[]> {
  const engines = new Map(games.map((g) => [g.name, { ask: reference(g), judging: { frame: g.frame, citations: true } }]));
  const perSecond = await rate(() => {
    for (const c of cases) {
      const engine = engines.get(c.game);
      if (engine) judge(c, engine.ask, engine.judging);
    }
  }, cases.length);
  const cucumber = 1000 / cucumberPerExample;
  return [
    { what: 'cases judged a second, compiled and warm', value: round(perSecond), target: '≥ 50,000', holds: perSecond >= 50_000 },
    {
      what: 'that is, of what cucumber-js does',
      value: `${times(perSecond / cucumber)} (${round(cucumber)} a second)`,
      target: '≥ 20 times',
      holds: perSecond >= 20 * cucumber,
    },
  ];
}

const ECHO = `import sys, json
for line in sys.stdin:
    sys.stdout.write(json.dumps(json.loads(line), separators=(",", ":")) + "\\n")
    sys.stdout.flush()`;

/** Judging over the pipe with a trivial Python adapter, against a bare echo of the same lines. */
export async function pipeRates(root: string, cases: readonly Case[]): Promise<Measured[]> {
  const many = Array.from({ length: Math.ceil(20_000 / cases.length) }, () => cases).flat();
  const lines = many.map(
    (c, seq) => `${JSON.stringify({ cmd: 'run', seq, game: c.game, want: [], position: c.position, commands: c.commands })}\n`,
  );
  const echo = await duration(async () => {
    const child = spawn('python3', ['-c', ECHO], { stdio: ['pipe', 'pipe', 'inherit'] });
    let seen = 0;
    const all = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        JSON.parse(line);
        seen += 1;
        if (seen === lines.length) resolve();
      });
    });
    for (let i = 0; i < lines.length; i += 256) {
      if (!child.stdin.write(lines.slice(i, i + 256).join(''))) await once(child.stdin, 'drain');
    }
    await all;
    child.stdin.end();
    await once(child, 'close');
  });
  const pipe = await openPipe({ command: ['python3', join(root, 'adapters', 'trivial', 'adapter.py')], timeout: 10_000 });
  const judged = await duration(() =>
    Promise.all(many.map((c) => pipe.ask({ game: c.game, position: c.position, commands: c.commands, want: { legal: false } }, c))),
  );
  await pipe.stop();
  const share = echo / judged;
  return [
    {
      what: 'runs a second over the pipe to a trivial Python adapter, answers checked by schema',
      value: `${round((many.length / judged) * 1000)} (${share.toFixed(2)} of a bare JSON echo's ${round((many.length / echo) * 1000)})`,
      target: '≥ 0.5 of the echo',
      holds: share >= 0.5,
    },
  ];
}
