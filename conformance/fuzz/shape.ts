import type { Fields, Json } from '../../reference/kernel/types.ts';

/**
 * What may stand at a place of a position: the JSON Schema of the game in the words of a generator, with the values that
 * the suite's own positions have there. `seen` has each once, `usual` is the most frequent.
 */
export type Shape =
  /** Has one value, or names the thing it stands in. */
  | { readonly is: 'fixed'; readonly value: Json }
  | (Seen & { readonly is: 'word'; readonly words: readonly Json[] })
  | (Seen & { readonly is: 'flag' })
  | (Seen & { readonly is: 'number'; readonly least: number; readonly most: number })
  /** The name of a card or an effect. */
  | (Seen & { readonly is: 'id' })
  | (Seen & { readonly is: 'thing'; readonly parts: readonly Part[] })
  | (Seen & { readonly is: 'list'; readonly of: Shape; readonly least: number })
  | (Seen & { readonly is: 'kinds'; readonly by: string; readonly of: ReadonlyMap<Json, Shape> })
  | (Seen & { readonly is: 'maybe'; readonly of: Shape });
export type Seen = { seen: Json[]; usual: Json | undefined };
export type Part = { readonly key: string; readonly shape: Shape; readonly optional: boolean };

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: Json;
  enum?: Json[];
  type?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  discriminator?: { propertyName: string };
  oneOf?: Schema[];
  anyOf?: Schema[];
};

/** Numbers without an upper limit: what people write down. */
const MOST = 1_000_000;
const OWN_NAME: Shape = { is: 'fixed', value: null };
const nothingSeen = (): Seen => ({ seen: [], usual: undefined });

/** Reads the schema of a position. @throws Error for a form of schema that it does not know: a fault of ours */
export function shapeOf(schema: Fields): Shape {
  const { $defs = {}, ...whole } = schema as unknown as Schema;
  const known = new Map<string, Shape>();
  const named = (ref: string): Shape => {
    const name = ref.slice('#/$defs/'.length);
    const before = known.get(name);
    if (before) return before;
    const shape = read($defs[name] ?? {}, name);
    known.set(name, shape);
    return shape;
  };
  const read = (s: Schema, at: string): Shape => {
    if (s.$ref !== undefined) return named(s.$ref);
    if (s.const !== undefined || s.type === 'null') return { is: 'fixed', value: s.const ?? null };
    if (s.enum) return { is: 'word', words: s.enum, ...nothingSeen() };
    if (s.type === 'boolean') return { is: 'flag', ...nothingSeen() };
    if (s.type === 'integer') return { is: 'number', least: s.minimum ?? -MOST, most: s.maximum ?? MOST, ...nothingSeen() };
    if (s.type === 'string') return { is: 'id', ...nothingSeen() };
    if (s.type === 'array') return { is: 'list', of: read(s.items ?? {}, at), least: s.minItems ?? 0, ...nothingSeen() };
    if (s.anyOf) {
      const of = s.anyOf.find((x) => x.type !== 'null');
      if (of && s.anyOf.length === 2) return { is: 'maybe', of: read(of, at), ...nothingSeen() };
    }
    if (s.oneOf && s.discriminator) {
      const by = s.discriminator.propertyName;
      const resolved = (x: Schema): Schema => (x.$ref === undefined ? x : ($defs[x.$ref.slice('#/$defs/'.length)] ?? {}));
      const of = new Map(s.oneOf.map((x) => [resolved(x).properties?.[by]?.const ?? null, read(x, at)] as const));
      return { is: 'kinds', by, of, ...nothingSeen() };
    }
    if (s.properties) {
      const required = new Set(s.required ?? []);
      const parts = Object.entries(s.properties).map(
        ([key, part]): Part => ({ key, shape: key === 'id' ? OWN_NAME : read(part, `${at}.${key}`), optional: !required.has(key) }),
      );
      return { is: 'thing', parts, ...nothingSeen() };
    }
    throw new Error(`${at}: the fuzzer cannot read this schema: ${JSON.stringify(s)}`);
  };
  return read(whole, 'position');
}

/** The shape of this very value: of kinds the one it is, of what may be nothing what it is otherwise. */
export function shapeFor(shape: Shape, value: Json): Shape | undefined {
  if (shape.is === 'maybe') return value === null ? undefined : shapeFor(shape.of, value);
  if (shape.is !== 'kinds') return shape;
  const kind = shape.of.get((value as Fields)[shape.by] ?? null);
  return kind && shapeFor(kind, value);
}

/** Calls `see` for a value and everything in it, each with its shape. */
export function walk(shape: Shape, value: Json, see: (shape: Shape, value: Json) => void): void {
  see(shape, value);
  if (shape.is === 'kinds' || shape.is === 'maybe') {
    const inner = shapeFor(shape, value);
    if (inner) walk(inner, value, see);
  } else if (shape.is === 'list') {
    for (const x of value as Json[]) walk(shape.of, x, see);
  } else if (shape.is === 'thing') {
    for (const { key, shape: part } of shape.parts) {
      const x = (value as Fields)[key];
      if (x !== undefined) walk(part, x, see);
    }
  }
}

/** Fills in what these positions have at each place. */
export function fill(shape: Shape, positions: readonly Json[]): void {
  const counts = new Map<Seen, Map<string, number>>();
  for (const p of positions) {
    walk(shape, p, (at, value) => {
      if (at.is === 'fixed') return;
      const mine = counts.get(at) ?? new Map<string, number>();
      const key = JSON.stringify(value);
      mine.set(key, (mine.get(key) ?? 0) + 1);
      counts.set(at, mine);
    });
  }
  for (const [at, mine] of counts) {
    const byCount = [...mine].sort(([, a], [, b]) => b - a);
    at.seen = byCount.map(([key]) => JSON.parse(key) as Json);
    at.usual = at.seen[0];
  }
}
