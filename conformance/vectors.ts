import type { ClauseId } from '../reference/kernel/clause.ts';
import type { Case } from './case.ts';

/** A file of vectors: the cases of one game, and the hash of them as compact JSON. */
export type Vectors = { format: 1; game: string; count: number; sha256: string; cases: Case[] };

/**
 * What has become of the cases of a clause. What a case asks or expects has changed: an engine that passed may fail. It is
 * new, or gone: an engine may have something to do. Something else of it: no verdict is another one.
 */
const kinds = {
  'asked or expected otherwise': 'major',
  'judged otherwise (tags, needs, level)': 'minor',
  'new': 'minor',
  gone: 'minor',
  'renamed or moved in the text': 'patch',
} as const;
type What = keyof typeof kinds;
type Kind = (typeof kinds)[What];
export type Change = { readonly clause: ClauseId; readonly what: What; readonly cases: readonly string[] };

/** What a case asks, and what must come of it, whatever file and line it stands in. */
export const contentOf = ({ position, commands, moments }: Case): unknown[] => [
  position,
  commands,
  moments.map(({ after, expect }) => [after, expect.map((e) => e.that)]),
];
const asked = (c: Case): string => JSON.stringify(contentOf(c));
const judgedBy = (c: Case): string => JSON.stringify([[...c.tags].sort(), [...c.needs].sort(), c.level]);

/** The changes from one set of vectors to another, by clause, in the order of the cases; those that ask for most come first. */
export function changesBetween(before: readonly Vectors[], now: readonly Vectors[]): Change[] {
  const [then, here] = [before, now].map((all) => new Map(all.flatMap((v) => v.cases.map((c) => [c.id, c] as const)))) as [
    Map<string, Case>,
    Map<string, Case>,
  ];
  const changes = new Map<string, { clause: ClauseId; what: What; cases: string[] }>();
  for (const id of new Set([...here.keys(), ...then.keys()])) {
    const what = whatOf(then.get(id), here.get(id));
    const clause = (here.get(id) ?? then.get(id))?.clause ?? '';
    if (what === undefined) continue;
    const key = `${what} ${clause}`;
    const known = changes.get(key);
    if (known) known.cases.push(id);
    else changes.set(key, { clause, what, cases: [id] });
  }
  const order = Object.keys(kinds);
  return [...changes.values()].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what));
}

function whatOf(before: Case | undefined, now: Case | undefined): What | undefined {
  if (!before) return 'new';
  if (!now) return 'gone';
  if (asked(before) !== asked(now)) return 'asked or expected otherwise';
  if (judgedBy(before) !== judgedBy(now)) return 'judged otherwise (tags, needs, level)';
  return before.name === now.name && before.uri === now.uri ? undefined : 'renamed or moved in the text';
}

/** The most that any of them asks for; a patch when there is none. */
export function kindOf(changes: readonly Change[]): Kind {
  const all = changes.map((c) => kinds[c.what]);
  return all.includes('major') ? 'major' : all.includes('minor') ? 'minor' : 'patch';
}

const numbers = (version: string): [number, number, number] => {
  const m = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!m) throw new Error(`"${version}" is no version: expected three numbers, as in 1.2.0`);
  return [Number(m[1]), Number(m[2]), Number(m[3])];
};

/**
 * The least version that may follow. Before 1.0.0 the second number stands for the first, as semantic versioning has it.
 * Without changes it is the same.
 * @throws Error when it is no version
 */
export function versionAfter(version: string, changes: readonly Change[]): string {
  const [major, minor, patch] = numbers(version);
  if (changes.length === 0) return version;
  const kind = kindOf(changes);
  if (kind === 'major') return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (kind === 'minor') return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether one version comes before another. @throws Error when one is no version */
export function isBefore(a: string, b: string): boolean {
  const [x, y] = [numbers(a), numbers(b)];
  const at = x.findIndex((n, i) => n !== y[i]);
  return at >= 0 && (x[at] as number) < (y[at] as number);
}
