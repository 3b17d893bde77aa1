// Whether a report says what an engine has got wrong: the largest group of the report of every misreading must be the
// clause that was misread. Through a pipe its findings are the same, as one misreading of each game shows.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Case, isAssumption } from '../../conformance/case.ts';
import { diagnose, type Finding, type Signature, signaturesOf } from '../../conformance/diagnose.ts';
import { atomsIn, isRecommended, verdictsOf } from '../../conformance/pins.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { hasFailed } from '../../conformance/report.ts';
import { runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';
import { cases } from './whole.ts';

const atoms = atomsIn(readFileSync('tests/clauses.tsv', 'utf8'));
const clauseOf = new Map(atoms.map((a) => [a.id, a.clause]));

async function findingsOverThePipe(m: Misreading, mine: readonly Case[]): Promise<Finding[]> {
  const command = [process.execPath, 'adapters/reference/adapter.js', '--misreading', m.id];
  const { results } = await runCases(mine, pipedSubject(await openPipe({ command, timeout: 20_000 })));
  return results
    .filter((r) => r.verdict === 'pass' || hasFailed(r.verdict))
    .map((r) => ({ case: r.case, failures: r.failures, failed: hasFailed(r.verdict) }));
}

/** What every engine of this process is found to do that declares no reading. */
const findingsHere = (game: Game, m: Misreading, scored: readonly Case[]): Finding[] =>
  verdictsOf(game, m, scored).map(([c, v]) => ({ case: c, failures: v.failures, failed: hasFailed(v.verdict) }));

const isRight = (m: Misreading, findings: readonly Finding[], signatures: readonly Signature[]): boolean => {
  const [largest] = diagnose(findings, signatures, atoms);
  return largest !== undefined && m.contradicts.some((a) => clauseOf.get(a) === largest.clause);
};
const share = (right: readonly boolean[]): number => Math.floor((100 * right.filter(Boolean).length) / right.length);

describe.each(games.map((g): [string, Game] => [g.title, g]))('%s', (_, game) => {
  const mine = cases.filter((c) => c.game === game.name);
  const scored = mine.filter((c) => isRecommended(c, game) && !isAssumption(c));
  const signatures = signaturesOf(game, mine);

  test('the largest group is the clause that was misread, for at least 90 % of the misreadings', { timeout: 60_000 }, () => {
    const found = game.misreadings.map((m) => findingsHere(game, m, scored));
    const known = game.misreadings.map((m, i) => isRight(m, found[i] as Finding[], signatures));
    // Without the misreading's own entry the report has to make do with those most like it.
    const strange = game.misreadings.map((m, i) =>
      isRight(
        m,
        found[i] as Finding[],
        signatures.filter((s) => s.misreading !== m),
      ),
    );
    // "Behaves as if …", word for word, or a misreading that no example tells from it.
    const failing = (m: Misreading | undefined): string => JSON.stringify([...(signatures.find((s) => s.misreading === m)?.fails ?? [])]);
    const named = game.misreadings.map((m, i) => {
      const [largest] = diagnose(found[i] as Finding[], signatures, atoms);
      return largest?.as !== undefined && failing(largest.as.misreading) === failing(m);
    });
    const missed = game.misreadings.filter((_m, i) => !known[i]).map((m) => m.id);
    console.log(
      `${game.title}: the clause that was misread is the largest group for ${share(known)} % of ${known.length} misreadings (${share(strange)} % were the misreading not known)`,
    );
    console.log(`${game.title}: "behaves as if" names the mistake itself for ${share(named)} %`);
    console.log(`${game.title}: not so for ${missed.join(', ') || 'none'}`);
    expect(share(known)).toBeGreaterThanOrEqual(90);
    expect(share(named)).toBeGreaterThanOrEqual(90);
    expect(share(strange)).toBeGreaterThanOrEqual(50);
  });

  test('of two mistakes at once both are named, for at least 60 % of the pairs', () => {
    const several = signatures.filter((x) => x.fails.size > 3);
    const pairs = several.map((one, i) => [one, several[(i * 7 + 3) % several.length] as Signature] as const).filter(([a, b]) => a !== b);
    const named = pairs.map(([one, other]) => {
      const failures = (c: Case): Finding['failures'] | undefined => {
        const [a, b] = [one.fails.get(c.id), other.fails.get(c.id)];
        // Where both show, something comes that neither alone would bring.
        return a && b ? [{ path: 'of both', found: null }] : (a ?? b);
      };
      const findings = scored.map((c): Finding => ({ case: c, failures: failures(c) ?? [], failed: failures(c) !== undefined }));
      const told = diagnose(findings, signatures, atoms).map((g) => g.as?.misreading);
      return told.includes(one.misreading) && told.includes(other.misreading);
    });
    console.log(`${game.title}: both of two mistakes are named for ${share(named)} % of ${pairs.length} pairs`);
    expect(pairs.length).toBeGreaterThan(10);
    expect(share(named)).toBeGreaterThanOrEqual(60);
  });

  test('over the pipe the findings are the same', async () => {
    const plain = (found: readonly Finding[]): unknown => found.map((f) => [f.case.id, f.failed, f.failures]);
    const m = game.misreadings.at(-1) as Misreading;
    expect(plain(await findingsOverThePipe(m, mine))).toEqual(plain(findingsHere(game, m, scored)));
  });

  test('of misreadings that explain as much, the one whose example failed is named', () => {
    const [m, ...others] = game.misreadings as [Misreading, ...Misreading[]];
    const failing = mine.find((c) => c.tags.some((t) => m.contradicts.includes(t))) as Case;
    const strange = others.find((o) => !failing.tags.some((t) => o.contradicts.includes(t))) as Misreading;
    const alike = [strange, m].map((misreading): Signature => ({ misreading, fails: new Map([[failing.id, []]]) }));
    const findings: Finding[] = [{ case: failing, failures: [], failed: true }];
    for (const signatures of [alike, alike.toReversed()]) expect(diagnose(findings, signatures, atoms)[0]?.as?.misreading.id).toBe(m.id);
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
