import { same } from '../../conformance/check.ts';
import type { Fields, Json, Side } from '../../reference/kernel/types.ts';
import type { Lexicon, parameters } from '../words.ts';

type ParameterName = keyof typeof parameters;
/** What can be put into the parameters of a sentence so that it may come to say something given. */
export type Pool = { readonly [P in ParameterName]: readonly ReturnType<(typeof parameters)[P]['as']>[] };

/** Every value in something, itself first. */
function* valuesIn(x: Json | undefined): Generator<Json> {
  if (x === undefined) return;
  yield x;
  if (x !== null && typeof x === 'object') for (const v of Object.values(x)) yield* valuesIn(v);
}
const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)];
export const stringsIn = (x: Json | undefined): string[] => distinct([...valuesIn(x)].filter((v) => typeof v === 'string'));
/** Amounts are said without their sign: "more" or "less". */
const numbersIn = (x: Json | undefined): number[] =>
  distinct([...valuesIn(x)].filter((v) => typeof v === 'number').map((n) => Math.abs(n)));

const SIDES: readonly Side[] = ['north', 'south'];
export const NOTHING = 'nothing special';

/** The words that `goal` offers to a sentence. `nameOf` gives the name of a card or effect that has one already. */
export function poolOf({ game, words = {} }: Lexicon, goal: Json, nameOf: (id: string) => string | undefined): Pool {
  const named = (ids: readonly string[]): string[] => ids.flatMap((id) => nameOf(id) ?? (SIDES.includes(id as Side) ? [id] : []));
  const strings = stringsIn(goal);
  const lists = [...valuesIn(goal)].filter((v) => Array.isArray(v)) as Json[][];
  const properties = words.properties?.((goal ?? {}) as Fields) ?? [];
  const { prefix } = game;
  return {
    card: strings.flatMap((id) => nameOf(id) ?? []),
    cards: lists.filter((l) => l.every((v) => typeof v === 'string')).map((l) => named(l as string[])),
    side: SIDES,
    property: words.property ?? [],
    properties: [properties.length > 0 ? properties : [NOTHING]],
    place: words.place ?? [],
    neighbour: ['left', 'right', 'ahead', 'behind'],
    phase: words.phase ?? [],
    clause: strings.filter((s) => s.startsWith(`${prefix}-`)).map((s) => s.slice(prefix.length + 1)),
    number: numbersIn(goal),
    text: [renderList(properties.length > 0 ? properties : [NOTHING])],
  };
}

/** One of each, in every way, the first ones first. */
export function* combinations<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (lists.some((list) => list.length === 0)) return;
  const at = lists.map(() => 0);
  for (;;) {
    yield lists.map((list, i) => list[at[i] as number] as T);
    // As the wheels of a counter: the last goes on, and where it has been round, the one before.
    let wheel = lists.length - 1;
    while (wheel >= 0 && (at[wheel] as number) + 1 === lists[wheel]?.length) at[wheel--] = 0;
    if (wheel < 0) return;
    at[wheel] = (at[wheel] as number) + 1;
  }
}

/** "Mira", "Mira and Noah", "Mira, Noah and Amber", "nobody". */
export const renderList = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
/** "1 time(s)" is one time, "2 time(s)" are times. */
export const plural = (text: string): string =>
  text.replace(/(\d+)(\D*?)\(s\)/g, (_, n, between) => `${n}${between}${n === '1' ? '' : 's'}`);

const NEIGHBOURS: Readonly<Record<string, string>> = { left: 'left of', right: 'right of', ahead: 'ahead of', behind: 'behind' };
/** The text of a sentence with these arguments. */
export function render(expression: string, args: readonly unknown[]): string {
  let i = 0;
  const text = expression.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = args[i++];
    if (Array.isArray(value)) return renderList(value as string[]);
    return parameter === 'neighbour' ? (NEIGHBOURS[value as string] as string) : String(value);
  });
  return plural(text);
}
const known = new Map<string, readonly ParameterName[]>();
/** The parameters of a sentence, of which there are some hundred. */
export function parametersOf(expression: string): readonly ParameterName[] {
  const parameters = known.get(expression) ?? [...expression.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as ParameterName);
  known.set(expression, parameters);
  return parameters;
}

/** How many values differ between two things, looking into them. */
export function difference(a: Json | undefined, b: Json | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : 1;
  if (Array.isArray(a) && Array.isArray(b)) return same(a, b) ? 0 : Math.max(1, apart(a, b));
  if (!isRecord(a) || !isRecord(b)) return same(a, b) ? 0 : 1;
  let n = 0;
  for (const k in a) n += difference(a[k], b[k]);
  for (const k in b) if (!Object.hasOwn(a, k)) n += difference(undefined, b[k]);
  return n;
}
const apart = (a: readonly Json[], b: readonly Json[]): number => {
  if ([...a, ...b].some(isRecord))
    return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => difference(a[i], b[i])).reduce((x, y) => x + y, 0);
  return a.filter((x) => !b.includes(x)).length + b.filter((x) => !a.includes(x)).length;
};
/** The first place at which two things differ. */
export function firstDifference(a: Json | undefined, b: Json | undefined, path: string): { path: string; found: Json | undefined } {
  if (isRecord(a) && isRecord(b))
    for (const k of Object.keys({ ...a, ...b })) if (difference(a[k], b[k]) > 0) return firstDifference(a[k], b[k], `${path}.${k}`);
  return { path, found: a };
}
const isRecord = (x: Json | undefined): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
