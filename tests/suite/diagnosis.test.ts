// Whether a report says what an engine has got wrong: every misreading is served over the pipe, and the largest
// group of its report must be the clause that was misread.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import type { Case } from '../../conformance/case.ts';
import { diagnose, type Finding, type Signature, signaturesOf } from '../../conformance/diagnose.ts';
import { atomsIn } from '../../conformance/pins.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { hasFailed } from '../../conformance/report.ts';
import { runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';

const { cases } = load('.');
const atoms = atomsIn(readFileSync('tests/clauses.tsv', 'utf8'));
const clauseOf = new Map(atoms.map((a) => [a.id, a.clause]));

async function findingsOverThePipe(m: Misreading, mine: readonly Case[]): Promise<Finding[]> {
  const command = [process.execPath, 'adapters/reference/adapter.js', '--misreading', m.id];
  const { results } = await runCases(mine, pipedSubject(await openPipe({ command, timeout: 20_000 })));
  return results
    .filter((r) => r.verdict === 'pass' || hasFailed(r.verdict))
    .map((r) => ({ case: r.case, failures: r.failures, failed: hasFailed(r.verdict) }));
}

/** Works through a list two at a time: there are two cores. */
async function two<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const out: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) out[i] = await work(items[i] as T);
  };
  await Promise.all([worker(), worker()]);
  return out;
}

const isRight = (m: Misreading, findings: readonly Finding[], signatures: readonly Signature[]): boolean => {
  const [largest] = diagnose(findings, signatures, atoms);
  return largest !== undefined && m.contradicts.some((a) => clauseOf.get(a) === largest.clause);
};
const share = (right: readonly boolean[]): number => Math.floor((100 * right.filter(Boolean).length) / right.length);

describe.each(games.map((g): [string, Game] => [g.title, g]))('%s over the pipe', (_, game) => {
  const mine = cases.filter((c) => c.game === game.name);

  test('the largest group is the clause that was misread, for at least 90 % of the misreadings', { timeout: 300_000 }, async () => {
    const signatures = signaturesOf(game, mine);
    const found = await two(game.misreadings, (m) => findingsOverThePipe(m, mine));
    const known = game.misreadings.map((m, i) => isRight(m, found[i] as Finding[], signatures));
    // Without the misreading's own entry the report has to make do with those most like it.
    const strange = game.misreadings.map((m, i) =>
      isRight(
        m,
        found[i] as Finding[],
        signatures.filter((s) => s.misreading !== m),
      ),
    );
    const missed = game.misreadings.filter((_m, i) => !known[i]).map((m) => m.id);
    console.log(
      `${game.title}: the clause that was misread is the largest group for ${share(known)} % of ${known.length} misreadings (${share(strange)} % were the misreading not known)`,
    );
    console.log(`${game.title}: not so for ${missed.join(', ') || 'none'}`);
    expect(share(known)).toBeGreaterThanOrEqual(90);
    expect(share(strange)).toBeGreaterThanOrEqual(60);
  });

  test('failures that nothing explains stay with the clause of their example', () => {
    const [one, two_] = mine.filter((c, i) => mine.findIndex((x) => x.clause === c.clause) === i);
    const findings = mine.map((c): Finding => ({ case: c, failures: [], failed: c === one || c === two_ }));
    expect(diagnose(findings, [], atoms).map((g) => [g.clause, g.as])).toEqual([
      [one?.clause, undefined],
      [two_?.clause, undefined],
    ]);
  });
});
