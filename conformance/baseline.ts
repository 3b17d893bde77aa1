import { didYouMean } from '../reference/kernel/door.ts';
import { DoorError } from '../reference/kernel/game.ts';
import { closed, list } from '../reference/kernel/schema.ts';
import { admitted } from './admitted.ts';
import type { Case } from './case.ts';
import type { VerdictName } from './judge.ts';
import { type Entry, hasFailed } from './report.ts';

/** Failures an implementer knows of, with the reason and a link to where it is followed up. */
export type Baseline = { engine: string; entries: readonly Entry[] };
export const empty = (engine: string): Baseline => ({ engine, entries: [] });

const text = { type: 'string' };
export const baselineSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Known failures of an engine',
  ...closed({ engine: text, entries: list(closed({ case: text, reason: text, link: text })) }),
};

/**
 * Reads a baseline file. `unfinished` lets entries pass whose reason or link has not been filled in yet.
 * @throws NotJson, or DoorError with the path, what was found and what was expected
 */
export function readBaseline(content: string, file: string, engine: string, unfinished = false): Baseline {
  const baseline = admitted<Baseline>(content, file, baselineSchema);
  if (baseline.engine !== engine)
    throw new DoorError(
      `${file}.engine`,
      baseline.engine,
      `"${engine}", the name of the engine that is judged`,
      'a baseline of another engine',
    );
  const seen = new Set<string>();
  baseline.entries.forEach((e, i) => {
    const path = `${file}.entries[${i}]`;
    if (seen.has(e.case)) throw new DoorError(`${path}.case`, e.case, 'each case once', 'listed twice');
    seen.add(e.case);
    if (unfinished) return;
    if (e.reason.trim() === '') throw new DoorError(`${path}.reason`, e.reason, `why ${e.case} is known to fail`, 'no reason');
    if (e.link.trim() === '') throw new DoorError(`${path}.link`, e.link, 'where it is followed up, an issue or a page', 'no link');
  });
  return baseline;
}

/**
 * Sees that every entry names a case of the suite. `cases` are all of these games, selected or not; of the games with `others`
 * as their prefixes nothing is known here.
 * @throws DoorError
 */
export function knowsItsCases({ entries }: Baseline, file: string, cases: readonly Case[], others: readonly string[]): void {
  const ids = cases.map((c) => c.id);
  const known = new Set(ids);
  entries.forEach((e, i) => {
    if (known.has(e.case) || others.some((p) => e.case.startsWith(`${p}-`))) return;
    throw new DoorError(`${file}.entries[${i}].case`, e.case, `the id of a case${didYouMean(e.case, ids)}`, 'no such case');
  });
}

/**
 * The baseline after a run: what fails now stays or comes in, what passes now goes out, and what was not run stays.
 * New entries have neither reason nor link: they are to be filled in by hand.
 */
export function updated(before: Baseline, verdicts: ReadonlyMap<string, VerdictName>): Baseline {
  const kept = before.entries.filter((e) => verdicts.get(e.case) !== 'pass');
  const listed = new Set(kept.map((e) => e.case));
  const added = [...verdicts].filter(([id, v]) => hasFailed(v) && !listed.has(id)).map(([id]) => ({ case: id, reason: '', link: '' }));
  return { engine: before.engine, entries: [...kept, ...added] };
}
