import type { Ask, Case } from '../conformance/case.ts';
import { readingsOf } from '../conformance/case.ts';
import { reference } from '../conformance/engines.ts';
import { judge, prefixOf } from '../conformance/judge.ts';
import { pinsOf } from '../conformance/pins.ts';
import type { Replacement } from '../reference/kernel/clause.ts';
import type { Game } from '../reference/kernel/game.ts';
import type { Outcome } from '../reference/kernel/types.ts';
import type { Result } from './states.ts';

/** A case, how the reference did with it in this build, and what the table was in the end. */
export type Judged = { readonly case: Case; readonly result: Result; readonly last: Outcome | undefined };

/** What the reference is to decide otherwise for a case that takes another answer to a doubt. */
function decidesFor(c: Case, game: Game): readonly Replacement[] | undefined {
  const decides: Replacement[] = [];
  for (const [id, answer] of readingsOf(c)) {
    const reading = game.readings.find((r) => r.id === id);
    if (reading && answer === reading.recommended) continue;
    const other = reading?.alternatives.find((a) => a.name === answer);
    if (!other) return undefined;
    decides.push(...other.decides);
  }
  return decides;
}

/** Judges the reference by one case. A case whose reading nobody knows is not run, and earns no tick. */
export function judged(c: Case, game: Game): Judged {
  const decides = decidesFor(c, game);
  if (!decides) return { case: c, result: 'unrun', last: undefined };
  const ask: Ask = reference(game, decides);
  const { verdict } = judge(c, ask, { frame: game.frame, citations: true });
  return { case: c, result: verdict === 'pass' ? 'pass' : 'fail', last: verdict === 'crash' ? undefined : lastOf(c, ask) };
}

function lastOf(c: Case, ask: Ask): Outcome | undefined {
  const moment = c.moments.at(-1);
  return moment && ask(c.position, prefixOf(c, moment), { legal: false });
}

/**
 * The misreadings that pin each atom. Whether an atom is pinned depends on its own examples only, so a misreading
 * is held against these and not against the whole suite: the book stays linear in the number of examples.
 */
export function pinned(game: Game, cases: readonly Case[]): Map<string, string[]> {
  const tagged = new Map<string, Case[]>();
  for (const c of cases) for (const t of c.tags) tagged.set(t, [...(tagged.get(t) ?? []), c]);
  const all = new Map<string, string[]>();
  for (const m of game.misreadings) {
    const about = [...new Set(m.contradicts.flatMap((atom) => tagged.get(atom) ?? []))];
    for (const [atom, by] of pinsOf({ ...game, misreadings: [m] }, about).pinned) all.set(atom, [...(all.get(atom) ?? []), ...by]);
  }
  return all;
}
