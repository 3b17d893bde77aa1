import { createHash } from 'node:crypto';
import { closed, whole } from '../reference/kernel/schema.ts';
import type { Case } from './case.ts';
import { same } from './check.ts';
import { hasFailed, type Report, verdictNames } from './report.ts';
import { contentOf } from './vectors.ts';

/**
 * What an engine came to, small enough to be kept and published: which suite, which rules, which engine, and the verdict of
 * every case. `rules` has the hash of the clause texts of each game, `seed` the order in which the cases were asked.
 */
export type SavedResult = {
  result: 1;
  suite: { name: string; version: string; sha256: string };
  rules: Record<string, string>;
  engine: { name: string; version: string; language?: string };
  selection: { games: readonly string[]; tags?: string };
  seed: number;
  totals: Report['totals'];
  levels: { level: number; name: string; pass: number; scored: number }[];
  verdicts: Record<string, Report['results'][number]['verdict']>;
};

const text = { type: 'string' };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
/** JSON Schema of what `--save` writes. */
export const resultSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A result of Clausewise',
  ...closed({
    result: { const: 1 },
    suite: closed({ name: text, version: text, sha256: hash }),
    rules: { type: 'object', additionalProperties: hash },
    engine: closed({ name: text, version: text, language: text }, ['language']),
    selection: closed({ games: { type: 'array', items: text }, tags: text }, ['tags']),
    seed: whole(0),
    totals: closed(Object.fromEntries(['selected', ...verdictNames].map((v) => [v, whole(0)]))),
    levels: { type: 'array', items: closed({ level: whole(1, 5), name: text, pass: whole(0), scored: whole(0) }) },
    verdicts: { type: 'object', additionalProperties: { enum: verdictNames } },
  }),
};

/** The content of cases. */
export const hashOf = (cases: readonly Case[]): string =>
  createHash('sha256')
    .update(JSON.stringify(cases.map((c) => [c.id, ...contentOf(c)])))
    .digest('hex');

/** A report as a result to be kept. `rules` are the hashes of the clause texts by game. */
export function savedOf(r: Report, cases: readonly Case[], rules: Record<string, string>, seed: number): SavedResult {
  const { name, version, language } = r.engine;
  const { games, tags } = r.selection;
  return {
    result: 1,
    suite: { ...r.suite, sha256: hashOf(cases) },
    rules: Object.fromEntries(games.map((g) => [g, rules[g] ?? ''])),
    engine: { name, version, ...(language !== undefined && { language }) },
    selection: { games, ...(tags !== undefined && { tags }) },
    seed,
    totals: r.totals,
    levels: r.levels.map((l) => ({
      level: l.level,
      name: l.name,
      pass: l.pass,
      scored: l.selected - l.unsupported - l['not scored'],
    })),
    verdicts: Object.fromEntries(r.results.map((x) => [x.case, x.verdict])),
  };
}

/** In what a result that was saved and one of now differ, a line each; nothing when the saved one holds. */
export function differences(saved: SavedResult, now: SavedResult): string[] {
  const lines: string[] = [];
  for (const key of ['name', 'version'] as const)
    if (saved.engine[key] !== now.engine[key]) lines.push(`engine.${key}: saved "${saved.engine[key]}", now "${now.engine[key]}"`);
  for (const id of new Set([...Object.keys(saved.verdicts), ...Object.keys(now.verdicts)])) {
    const [before, after] = [saved.verdicts[id], now.verdicts[id]];
    if (before !== after) lines.push(`${id}: saved ${before ?? 'nothing'}, now ${after ?? 'nothing'}${worse(before, after)}`);
  }
  // Where the verdicts are the same, so is all that is reckoned from them.
  const verdictsHold = lines.every((l) => l.startsWith('engine.'));
  for (const key of ['totals', 'levels'] as const)
    if (verdictsHold && !same(saved[key], now[key]))
      lines.push(`${key}: saved ${JSON.stringify(saved[key])}, and the verdicts come to ${JSON.stringify(now[key])}`);
  return lines;
}
const worse = (before: SavedResult['verdicts'][string] | undefined, after: typeof before): string =>
  before === 'pass' && after !== undefined && hasFailed(after) ? ' (worse)' : '';
