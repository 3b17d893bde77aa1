import { printable } from './printable.ts';
import type { Row } from './report.ts';

/** What helps to understand a failed case, beside what failed: lines to put above it. */
export type Account = (row: Row) => string[];

/** A value of an engine, on one line. */
export const value = (v: unknown): string => printable(JSON.stringify(v) ?? 'nothing');

/** What was wrong with a case, in a line. */
export function whatCame({ failures: [first, ...more], verdict, note }: Row): string {
  if (!first) return (note ?? verdict).split('\n')[0] ?? verdict;
  const also = more.length > 0 ? ` (and ${more.length} more)` : '';
  return `${printable(first.path)}: expected ${value(first.expected)}, found ${value(first.found)}${also}`;
}

/** Everything that was wrong with it, a line each: the step, then what was expected and what came. */
export function unwell(x: Row): string {
  const lines = x.failures.flatMap((f, i) => [
    ...(x.failures[i - 1]?.line === f.line ? [] : [`${x.uri}:${f.line} ${f.step}`]),
    `  ${printable(f.path)}: expected ${value(f.expected)}, found ${value(f.found)}`,
  ]);
  return [...(x.note === undefined ? [] : [x.note]), ...lines, ...(x.stderr ? ['standard error:', x.stderr] : [])].join('\n');
}
