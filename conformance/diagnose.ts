import type { ClauseId } from '../reference/kernel/clause.ts';
import type { Game, Misreading } from '../reference/kernel/game.ts';
import type { Case } from './case.ts';
import { type Failure, same } from './check.ts';
import { reference } from './engines.ts';
import { judge } from './judge.ts';
import { type Atom, isRecommended, misreadVerdict, verdictsOf } from './pins.ts';

/** What a case came to: what was found otherwise, or nothing when it passed. */
export type Finding = { case: Case; failures: readonly Found[]; failed: boolean };
type Found = Pick<Failure, 'path' | 'found'>;

/** Failures with one likely cause. `as` is the misreading that explains them, where one does. */
export type Group = { clause: ClauseId; as?: { misreading: Misreading; alike: number }; cases: readonly Case[] };

/** Each known mistake, and how the cases it makes fail go wrong. */
export type Signature = { misreading: Misreading; fails: ReadonlyMap<string, readonly Failure[]> };

/**
 * Judges every misreading by the cases that the reference passes: one that fails as it stands tells no mistake from
 * another. Of misreadings that make none of `failed` fail, where those are said, there is none: they explain nothing, and
 * a few cases show it.
 */
export function signaturesOf(game: Game, cases: readonly Case[], failed?: readonly Case[]): Signature[] {
  const judging = { frame: game.frame, citations: false };
  const mine = cases.filter((c) => c.game === game.name && isRecommended(c, game) && judge(c, reference(game), judging).verdict === 'pass');
  const open = failed && mine.filter((c) => failed.includes(c));
  return game.misreadings.flatMap((misreading) => {
    if (open?.every((c) => misreadVerdict(game, misreading, c).verdict === 'pass')) return [];
    const fails = verdictsOf(game, misreading, mine).filter(([, v]) => v.verdict !== 'pass');
    return [{ misreading, fails: new Map(fails.map(([c, v]) => [c.id, v.failures])) }];
  });
}

/** Below this share a misreading would have shown itself more often: its failures are no sign of it. */
const LIKELY = 0.6;

/**
 * Groups failures by their likely cause: again and again the misreading that explains most of those still open, by set and
 * by found values, and makes fail little else. An engine with two faults so has two groups. Then, without a claim how it
 * behaves, the clause whose misreadings make the same examples fail, whatever values are found; what is left stays with the
 * clause of its example. The largest group comes first.
 */
export function diagnose(findings: readonly Finding[], signatures: readonly Signature[], atoms: readonly Atom[]): Group[] {
  const clauses = new Map(atoms.map((a) => [a.id, a.clause]));
  const asked = new Set(findings.map((f) => f.case.id));
  let open = new Map(findings.filter((f) => f.failed).map((f) => [f.case.id, f]));
  const groups = new Map<string, Group>();
  const take = (weigh: Weigh, says: boolean): void => {
    for (;;) {
      const best = likeliest(open, signatures, asked, weigh);
      if (!best) return;
      const { misreading, fails } = best.signature;
      const clause = clauses.get(misreading.contradicts[0] ?? '') ?? '';
      // What shows the mistake most plainly comes first: the examples of its atoms, then those of its clause.
      const plain = (c: Case): number => (c.tags.some((t) => misreading.contradicts.includes(t)) ? 0 : c.clause === clause ? 1 : 2);
      const explained = [...open.values()]
        .filter((f) => fails.has(f.case.id))
        .map((f) => f.case)
        .sort((a, b) => plain(a) - plain(b));
      add(groups, says ? misreading.id : '', { clause, ...(says && { as: { misreading, alike: best.alike } }), cases: explained });
      open = new Map([...open].filter(([id]) => !fails.has(id)));
    }
  };
  take((mine, theirs) => (sameFound(mine, theirs) ? 1 : 0.25), true);
  take(() => 1, false);
  for (const { case: c } of open.values()) add(groups, '', { clause: c.clause, cases: [c] });
  return [...groups.values()].sort((a, b) => b.cases.length - a.cases.length);
}

/** Adds to the group of the same cause, if there is one. */
function add(groups: Map<string, Group>, cause: string, group: Group): void {
  const key = `${group.clause} ${cause}`;
  const before = groups.get(key);
  groups.set(key, before ? { ...before, cases: [...before.cases, ...group.cases] } : group);
}

/** What a case counts that both make fail, from 0 to 1. */
type Weigh = (mine: readonly Found[], theirs: readonly Found[]) => number;

/**
 * The misreading that explains most. `alike` is the share of its own failures that came so; what is explained counts by it,
 * so that one that makes all examples fail explains nothing.
 */
function likeliest(
  open: ReadonlyMap<string, Finding>,
  signatures: readonly Signature[],
  asked: ReadonlySet<string>,
  weigh: Weigh,
): { signature: Signature; alike: number } | undefined {
  let best: { signature: Signature; alike: number; explains: number; shown: number } | undefined;
  for (const signature of signatures) {
    let common = 0;
    let all = 0;
    let shown = 0;
    for (const [id, failures] of signature.fails) {
      if (!asked.has(id)) continue;
      all += 1;
      const finding = open.get(id);
      if (!finding) continue;
      common += weigh(finding.failures, failures);
      if (finding.case.tags.some((t) => signature.misreading.contradicts.includes(t))) shown += 1;
    }
    const alike = all === 0 ? 0 : common / all;
    const explains = common * alike;
    if (common === 0 || alike < LIKELY || explains < (best?.explains ?? 0)) continue;
    // Of several that explain as much, most likely in a small part of the suite, the one these cases are examples of.
    if (explains > (best?.explains ?? 0) || shown > (best?.shown ?? 0)) best = { signature, alike, explains, shown };
  }
  return best;
}

const sameFound = (a: readonly Found[], b: readonly Found[]): boolean =>
  a.length === b.length && a.every((f, i) => f.path === b[i]?.path && same(f.found, b[i]?.found));
