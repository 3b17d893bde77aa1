// The same features under two runners: cucumber-js and our own must come to equal verdicts, for the reference,
// for every misreading, and for an engine behind a pipe.
import { describe, expect, test } from 'vitest';
import { isAssumption } from '../../conformance/case.ts';
import { gameOf } from '../../conformance/engines.ts';
import { isRecommended, verdictsOf } from '../../conformance/pins.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { referenceSubject, runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';
import type { Game } from '../../reference/kernel/game.ts';
import { at, underCucumber } from './runners.ts';
import { cases } from './whole.ts';

const featuresOf = ({ name }: Game): string => `features/${name}/*.feature`;

describe('verdicts under cucumber-js and under the fast runner are equal', () => {
  test('for the reference', async () => {
    const slow = await underCucumber({});
    const { results } = await runCases(cases, referenceSubject('0'));
    expect(slow.size).toBe(cases.length);
    for (const r of results)
      expect([r.case.id, slow.get(at(r.case))]).toEqual([r.case.id, (r.would ?? r.verdict) === 'pass' ? 'PASSED' : 'FAILED']);
  });

  test('for one misreading alone', async () => {
    const [game] = games;
    const m = game?.misreadings[0];
    if (!game || !m) throw new Error('no misreading');
    const slow = await underCucumber({ misreading: m.id }, { features: featuresOf(game) });
    const scored = cases.filter((c) => c.game === game.name && isRecommended(c, game) && !isAssumption(c));
    const differ = verdictsOf(game, m, scored).filter(([c, v]) => (v.verdict === 'pass' ? 'PASSED' : 'FAILED') !== slow.get(at(c)));
    expect(differ).toEqual([]);
    expect([...slow.values()].filter((s) => s === 'FAILED').length).toBeGreaterThan(0);
  });

  // Examples times misreadings: the one check here that grows with the square of the rules.
  test.each(games.map((g) => [g.title, g] as const))('for every misreading of %s', { timeout: 90_000 }, async (_, game) => {
    const attached = new Map<string, string>();
    const slow = await underCucumber({ misreading: game.misreadings.map((m) => m.id) }, { features: featuresOf(game), attached });
    const scored = cases.filter((c) => c.game === game.name && isRecommended(c, game) && !isAssumption(c));
    expect([...new Set(scored.map((c) => slow.get(at(c))))]).toEqual(['PASSED']);
    const failing = new Map(scored.map((c) => [c, JSON.parse(attached.get(at(c)) ?? 'null') as string[] | null]));
    for (const m of game.misreadings) {
      const fast = verdictsOf(game, m, scored).filter(([, v]) => v.verdict !== 'pass');
      const there = scored.filter((c) => failing.get(c)?.includes(m.id));
      expect([m.id, there.map((c) => c.id)]).toEqual([m.id, fast.map(([c]) => c.id)]);
    }
    expect([...failing.values()].some((ids) => (ids?.length ?? 0) > 0)).toBe(true);
  });

  test('over the pipe', async () => {
    const game = gameOf('souls');
    const command = [process.execPath, 'adapters/reference/adapter.js', '--misreading', game.misreadings[0]?.id ?? ''];
    const slow = await underCucumber({ engine: command });
    const { results } = await runCases(cases, pipedSubject(await openPipe({ command, timeout: 5000 })));
    const status = { pass: 'PASSED', 'not scored': 'SKIPPED', unsupported: 'SKIPPED' } as Record<string, string>;
    const differ = results.filter((r) => slow.get(at(r.case)) !== (status[r.verdict] ?? 'FAILED'));
    expect(differ.map((r) => [r.case.id, slow.get(at(r.case)), r.verdict])).toEqual([]);
    expect(results.some((r) => r.verdict === 'fail')).toBe(true);
  });
});
