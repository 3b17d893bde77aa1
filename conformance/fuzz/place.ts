import type { ClauseId } from '../../reference/kernel/clause.ts';
import type { Misreading } from '../../reference/kernel/game.ts';
import type { Outcome } from '../../reference/kernel/types.ts';
import { atomsOf, type Case, isAssumption } from '../case.ts';
import { misread } from '../engines.ts';
import { judge } from '../judge.ts';
import { type Answers, decidesOf } from '../run.ts';
import { citedIn } from './finding.ts';
import type { Room } from './room.ts';

/** Where an example of a finding belongs: the Rule to paste it below, and the atoms to tag it with. */
export type Place = {
  readonly clause: ClauseId;
  readonly atoms: readonly string[];
  /** Whether a misreading of each atom makes the example fail; otherwise the atoms are a guess, and pinned by nothing. */
  readonly pinned: boolean;
};

/**
 * An example belongs to an atom that it would fail without: one whose misreading makes it fail. Of those, to the atoms of a
 * misreading that answers as the engine does, then to those at the clause where the two part, then to those of the example
 * that the reference decides most like this run; of no misreading's, to the last alone.
 */
export function placeOf(
  c: Case,
  { reference: mine, as, readings }: { reference: Outcome; as: readonly Misreading[]; readings: Answers },
  { game, cases }: Pick<Room, 'game' | 'cases'>,
): Place {
  const decides = decidesOf(game, readings);
  // What is only assumed has no example that is scored, and none is made of a finding.
  const scored = cases.filter((x) => !isAssumption(x) && atomsOf(x, game.prefix).length > 0);
  const isScored = (atom: string): boolean => scored.some((x) => x.tags.includes(atom));
  const judging = { frame: game.frame, citations: false };
  const failing = game.misreadings.filter((m) => judge(c, misread(game, m, decides), judging).verdict === 'fail');
  const atomsBy = (ms: readonly Misreading[]): string[] => [...new Set(ms.flatMap((m) => m.contradicts))].filter(isScored);
  const placed = (atoms: readonly string[]): Place | undefined => {
    const clause = homeOf(atoms[0] ?? '', scored);
    return clause === undefined ? undefined : { clause, atoms, pinned: true };
  };

  const agreed = atomsBy(as.filter((m) => failing.includes(m))).filter((a) => as.every((m) => m.contradicts.includes(a)));
  const told = placed(agreed) ?? as.map((m) => placed(failing.includes(m) ? atomsBy([m]) : [])).find((p) => p !== undefined);
  if (told) return told;
  const pinned = atomsBy(failing);
  const here = placed(pinned.filter((a) => homeOf(a, scored) === c.clause).slice(0, 1));
  if (here) return here;
  const near = nearest(mine, [scored.filter((x) => x.clause === c.clause), scored].find((some) => some.length > 0) ?? cases, game);
  const shared = placed(atomsOf(near, game.prefix).filter((a) => pinned.includes(a)));
  if (shared) return shared;
  // Clauses are asked from the general to the particular.
  const order = citedIn(mine);
  const depth = (atom: string): number => order.indexOf(homeOf(atom, scored) ?? '');
  const deepest = pinned.reduce<string | undefined>((best, a) => (best === undefined || depth(a) > depth(best) ? a : best), undefined);
  return placed(deepest === undefined ? [] : [deepest]) ?? { clause: near.clause, atoms: atomsOf(near, game.prefix), pinned: false };
}

/** The clause below which most examples of an atom stand. */
function homeOf(atom: string, cases: readonly Case[]): ClauseId | undefined {
  const counts = new Map<ClauseId, number>();
  for (const c of cases) if (c.tags.includes(atom)) counts.set(c.clause, (counts.get(c.clause) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function nearest(mine: Outcome, cases: readonly Case[], game: Room['game']): Case {
  const cited = new Set(citedIn(mine));
  const likeness = (c: Case): number => {
    const other = citedIn(game.run(c.position, c.commands));
    const common = other.filter((id) => cited.has(id)).length;
    return common / (cited.size + other.length - common || 1);
  };
  return cases.map((c): [Case, number] => [c, likeness(c)]).reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
