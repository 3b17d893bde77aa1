import type { ClauseId } from '../../reference/kernel/clause.ts';
import type { Misreading } from '../../reference/kernel/game.ts';
import type { Outcome } from '../../reference/kernel/types.ts';
import { atomsOf, type Case, isAssumption } from '../case.ts';
import { citedIn } from './finding.ts';
import type { Room } from './room.ts';

/** Where an example of a finding belongs: the Rule to paste it below, and the atoms to tag it with. */
export type Place = { readonly clause: ClauseId; readonly atoms: readonly string[] };

/**
 * What the misreadings that answer alike contradict, as far as they agree. Otherwise the clause at which the two part, with
 * the atoms of the example there that the reference decides most like this run.
 */
export function placeOf(mine: Outcome, parted: ClauseId, as: readonly Misreading[], room: Pick<Room, 'game' | 'cases'>): Place {
  const [first, ...others] = as;
  // What is only assumed has no example that is scored, and none is made of a finding.
  const tagged = room.cases.filter((c) => !isAssumption(c) && atomsOf(c, room.game.prefix).length > 0);
  const isScored = (atom: string): boolean => tagged.some((c) => c.tags.includes(atom));
  const agreed = (first?.contradicts ?? []).filter((a) => isScored(a) && others.every((m) => m.contradicts.includes(a)));
  const homes = new Set(as.map((m) => homeOf(m.contradicts[0] ?? '', room.cases)));
  const [home] = homes;
  if (home !== undefined && agreed.length > 0) return { clause: homeOf(agreed[0] ?? '', room.cases) ?? home, atoms: agreed };
  const clause = home !== undefined && homes.size === 1 ? home : parted;
  const there = tagged.filter((c) => c.clause === clause);
  const near = nearest(mine, there.length > 0 ? there : tagged, room);
  return { clause: near.clause, atoms: atomsOf(near, room.game.prefix) };
}

/** The clause below which most examples of an atom stand. */
function homeOf(atom: string, cases: readonly Case[]): ClauseId | undefined {
  const counts = new Map<ClauseId, number>();
  for (const c of cases) if (c.tags.includes(atom)) counts.set(c.clause, (counts.get(c.clause) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function nearest(mine: Outcome, cases: readonly Case[], { game }: Pick<Room, 'game'>): Case {
  const cited = new Set(citedIn(mine));
  const likeness = (c: Case): number => {
    const other = citedIn(game.run(c.position, c.commands));
    const common = other.filter((id) => cited.has(id)).length;
    return common / (cited.size + other.length - common || 1);
  };
  return cases.map((c): [Case, number] => [c, likeness(c)]).reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
