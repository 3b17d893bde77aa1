import { type Failure, MISSING } from './check.ts';
import type { VerdictName } from './judge.ts';

/** A fault as it is reported: the verdict and what was said of it, and what came otherwise. */
type Told = { verdict: VerdictName; note?: string; failures: readonly Pick<Failure, 'path' | 'found'>[] };

const faults: readonly VerdictName[] = ['error', 'crash', 'timeout', 'protocol'];
const LONG = 100;
/** No rule is broken, as far as one can see: what an example asks for by name is left out of the answer. */
const GAP = 'not reported, and asked for by name';
/** The fields, without the cards and players that have them. */
const gapsOf = (those: readonly Told[]): string =>
  [...new Set(those.flatMap((t) => t.failures.map(({ path }) => path.replace(/^(?:cards|players)\.[^.]+\./, ''))))].sort().join(', ');

/**
 * What a fault is by its kind, without what is of one case alone: values, places in a list, numbers. The engine has one
 * mistake where many cases have the same. Undefined where there is no fault.
 */
function kindOf({ verdict, note = '', failures }: Told): string | undefined {
  if (verdict === 'fail' && failures.length > 0 && failures.every((f) => f.found === MISSING)) return GAP;
  if (!faults.includes(verdict)) return undefined;
  const kind = note
    .replace(/^not asked any more: .*?; the last time /, '')
    .split(/: found |: \{|: "|, in the middle of the line |\n/)[0]
    ?.replace(/\[\d+\]/g, '[…]')
    .replace(/ \([^()]*\)$/, '');
  return `${verdict}: ${(kind ?? '').slice(0, LONG)}`;
}

function causeOf(those: readonly Told[]): string {
  const kind = kindOf(those[0] as Told) as string;
  return kind === GAP ? `${GAP}: ${gapsOf(those)}` : kind;
}

/**
 * The faults that several have in common, each with those that have it, the most frequent first; and the others, which are
 * left to the rules they are about.
 */
export function causesOf<T extends Told>(told: readonly T[]): { common: [cause: string, those: T[]][]; others: T[] } {
  const byKind = new Map<string, T[]>();
  // Numbers within words of an engine differ from case to case; the first ones stand for all.
  const keyOf = (t: T): string | undefined => kindOf(t)?.replace(/\d+/g, '#');
  for (const t of told) {
    const key = keyOf(t);
    if (key !== undefined) byKind.set(key, [...(byKind.get(key) ?? []), t]);
  }
  const common = [...byKind.values()].filter((those) => those.length > 1);
  const grouped = new Set(common.flat());
  return {
    common: common.sort((a, b) => b.length - a.length).map((those) => [causeOf(those), those]),
    others: told.filter((t) => !grouped.has(t)),
  };
}
