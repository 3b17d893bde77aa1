import { printable } from './printable.ts';
import { grouped, type Row } from './report.ts';

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

/** Of each step what was expected of it and what came, in the order of the failures. */
export const bySteps = ({ failures, uri }: Row): { place: string; step: string; differences: Row['failures'] }[] =>
  grouped(failures, (f) => `${f.line} ${f.step}`).map(([, those]) => ({
    place: `${uri}:${those[0]?.line}`,
    step: those[0]?.step ?? '',
    differences: those,
  }));

/** Everything that was wrong with it, a line each: the step, then what was expected and what came. */
export function unwell(x: Row): string {
  const lines = x.failures.flatMap((f, i) => [
    ...(x.failures[i - 1]?.line === f.line ? [] : [`${x.uri}:${f.line} ${f.step}`]),
    `  ${printable(f.path)}: expected ${value(f.expected)}, found ${value(f.found)}`,
  ]);
  return [...(x.note === undefined ? [] : [x.note]), ...lines, ...(x.stderr ? ['standard error:', x.stderr] : [])].join('\n');
}
