// The adapter of the core that players use: it is the core that is judged, and not the adapter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import type { Case } from '../../conformance/case.ts';
import { gameOf, reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { type Result, runCases } from '../../conformance/run.ts';
import type { Outcome, Position } from '../../reference/kernel/types.ts';

const adapter = join('adapters', 'ocgcore', 'adapter.js');
const { cases } = load('.', ['yu-gi-oh']);
const judged = async (...flags: string[]): Promise<readonly Result[]> => {
  const command = [process.execPath, adapter, ...flags];
  return (await runCases(cases, pipedSubject(await openPipe({ command, timeout: 20_000 })))).results;
};
const of = (results: readonly Result[], verdict: string): string[] => results.filter((r) => r.verdict === verdict).map((r) => r.case.id);

describe('ocgcore', () => {
  test('passes everything but what its baseline lists, and knows at least four of five cases', async () => {
    const results = await judged();
    const { entries } = JSON.parse(readFileSync(join('adapters', 'ocgcore', 'baseline.json'), 'utf8')) as { entries: { case: string }[] };
    expect(of(results, 'fail')).toEqual(entries.map((e) => e.case));
    expect(entries.length).toBeLessThanOrEqual(5);
    for (const bad of ['error', 'crash', 'timeout', 'protocol']) expect([bad, of(results, bad)]).toEqual([bad, []]);
    expect(of(results, 'unsupported').length * 5).toBeLessThanOrEqual(cases.length);
    expect(of(results, 'pass').length * 5).toBeGreaterThan(cases.length * 4);
  });
});

/** The real core with one thing broken, and what no case that passes may then need. */
type Broken = { core: string; what: string; needs: (c: Case) => boolean };
const game = gameOf('yu-gi-oh');
const ask = reference(game);
const isAccepted = ({ position, commands }: Case): boolean[] =>
  ask(position, commands, { legal: false }).commands.map((a) => a.accepted === true);
const isTurnPlayers = (c: Case, side: unknown): boolean => side === c.position.turn.player;
/** Whether the case tells the reference from one whose outcomes are so maimed. */
const tells = (c: Case, maimed: (p: Position, o: Outcome) => Outcome): boolean =>
  judge(c, (p, commands, want) => maimed(p, ask(p, commands, want)), { frame: game.frame, citations: false }).verdict !== 'pass';

const broken: readonly Broken[] = [
  { core: 'dead-core', what: 'ends every duel at once', needs: () => true },
  {
    core: 'deaf-core',
    what: 'hears no answer from the Battle Step on',
    needs: (c) => c.position.turn.phase === 'battle' && isAccepted(c).includes(true),
  },
  {
    core: 'hasty-core',
    what: 'takes the first option in the Battle Step, an effect that nobody uses',
    needs: (c) => c.position.turn.phase === 'battle' && isAccepted(c).includes(true),
  },
  {
    core: 'shy-core',
    what: 'lets nobody use anything on a Chain',
    needs: (c) => isAccepted(c).some((yes, i) => yes && c.commands[i]?.do === 'use' && !isTurnPlayers(c, c.commands[i]?.side)),
  },
  {
    core: 'stale-core',
    what: 'never moves, turns or changes a card',
    needs: (c) =>
      tells(c, (p, o) => {
        const now = new Map(o.position.cards.map((x) => [x.id, x]));
        const kept = (x: Position['cards'][number]) => ({
          ...x,
          attacks: now.get(x.id)?.['attacks'],
          abilities: now.get(x.id)?.['abilities'],
        });
        return { ...o, position: { ...o.position, cards: p.cards.map(kept) } } as Outcome;
      }),
  },
  {
    core: 'rich-core',
    what: 'never changes life points',
    needs: (c) => tells(c, (p, o) => ({ ...o, winner: null, position: { ...o.position, players: p.players } }) as Outcome),
  },
];

describe('with a core that', () => {
  for (const { core, what, needs } of broken) {
    test(`${what}, nothing passes that needs more`, async () => {
      const results = await judged('--core', join('tests', 'fixtures', 'adapters', `${core}.mjs`));
      expect(results.filter((r) => r.verdict === 'pass' && needs(r.case)).map((r) => r.case.id)).toEqual([]);
      for (const bad of ['crash', 'timeout', 'protocol']) expect([bad, of(results, bad)]).toEqual([bad, []]);
      // There are enough cases that need more.
      expect(results.filter((r) => r.verdict !== 'pass' && needs(r.case)).length).toBeGreaterThan(40);
    });
  }
});
