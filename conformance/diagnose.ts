import type { ClauseId } from '../reference/kernel/clause.ts';
import type { Game, Misreading } from '../reference/kernel/game.ts';
import type { Case } from './case.ts';
import { type Failure, same } from './check.ts';
import { reference } from './engines.ts';
import { judge } from './judge.ts';
import { type Atom, isRecommended, verdictsOf } from './pins.ts';

/** What a case came to: what was found otherwise, or nothing when it passed. */
export type Finding = { case: Case; failures: readonly Found[]; failed: boolean };
type Found = Pick<Failure, 'path' | 'found'>;

/** Failures with one likely cause. `as` is the misreading that explains them, where one does. */
export type Group = { clause: ClauseId; as?: { misreading: Misreading; alike: number }; cases: readonly Case[] };

/** Each known mistake, and how the cases it makes fail go wrong. */
export type Signature = { misreading: Misreading; fails: ReadonlyMap<string, readonly Failure[]> };

/**
 * Judges every misreading by the cases that the reference passes: one that fails as it stands tells no mistake from
 * another. `progress` is called before each.
 */
export function signaturesOf(game: Game, cases: readonly Case[], progress?: (done: number, of: number) => void): Signature[] {
  const judging = { frame: game.frame, citations: false };
  const mine = cases.filter((c) => c.game === game.name && isRecommended(c, game) && judge(c, reference(game), judging).verdict === 'pass');
  return game.misreadings.map((misreading, i) => {
    progress?.(i, game.misreadings.length);
    const failed = verdictsOf(game, misreading, mine).filter(([, v]) => v.verdict !== 'pass');
    return { misreading, fails: new Map(failed.map(([c, v]) => [c.id, v.failures])) };
  });
}

/** Below this a likeness is chance: the failures are left to the clause of their examples. */
const LIKELY = 0.6;

/**
 * Groups failures by their likely cause: again and again the misreading whose failures are most like those still
 * unexplained, by set and by found values; what no misreading explains stays with the clause of its example.
 * The largest group comes first.
 */
export function diagnose(findings: readonly Finding[], signatures: readonly Signature[], atoms: readonly Atom[]): Group[] {
  const clauses = new Map(atoms.map((a) => [a.id, a.clause]));
  const asked = new Set(findings.map((f) => f.case.id));
  let open = new Map(findings.filter((f) => f.failed).map((f) => [f.case.id, f]));
  const groups: Group[] = [];
  while (open.size > 0) {
    let best: { signature: Signature; alike: number; shown: number } | undefined;
    for (const signature of signatures) {
      const alike = likeness(open, signature, asked);
      if (alike < LIKELY || alike < (best?.alike ?? 0)) continue;
      // Of several that explain as much, most likely in a small part of the suite, the one these cases are examples of.
      const shown = [...open.values()].filter((f) => f.case.tags.some((t) => signature.misreading.contradicts.includes(t))).length;
      if (alike > (best?.alike ?? 0) || shown > (best?.shown ?? 0)) best = { signature, alike, shown };
    }
    if (!best) break;
    const { misreading, fails } = best.signature;
    const first = misreading.contradicts[0] ?? '';
    const clause = clauses.get(first) ?? '';
    // What shows the mistake most plainly comes first: the examples of its atoms, then those of its clause.
    const plain = (c: Case): number => (c.tags.some((t) => misreading.contradicts.includes(t)) ? 0 : c.clause === clause ? 1 : 2);
    const explained = [...open.values()]
      .filter((f) => fails.has(f.case.id))
      .map((f) => f.case)
      .sort((a, b) => plain(a) - plain(b));
    groups.push({ clause, as: { misreading, alike: best.alike }, cases: explained });
    open = new Map([...open].filter(([id]) => !fails.has(id)));
  }
  const rest = new Map<ClauseId, Case[]>();
  for (const { case: c } of open.values()) rest.set(c.clause, [...(rest.get(c.clause) ?? []), c]);
  for (const [clause, cases] of rest) groups.push({ clause, cases });
  return groups.sort((a, b) => b.cases.length - a.cases.length);
}

/** From 0 to 1: cases that both make fail, one for the same found values and a half for others, of all that either does. */
function likeness(open: ReadonlyMap<string, Finding>, { fails }: Signature, asked: ReadonlySet<string>): number {
  let common = 0;
  let either = open.size;
  for (const [id, failures] of fails) {
    if (!asked.has(id)) continue;
    const finding = open.get(id);
    if (!finding) either += 1;
    else common += sameFound(finding.failures, failures) ? 1 : 0.5;
  }
  return either === 0 ? 0 : common / either;
}

const sameFound = (a: readonly Found[], b: readonly Found[]): boolean =>
  a.length === b.length && a.every((f, i) => f.path === b[i]?.path && same(f.found, b[i]?.found));
