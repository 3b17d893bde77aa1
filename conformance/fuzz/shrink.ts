import type { Fields, Id, Json, Position } from '../../reference/kernel/types.ts';
import type { Command } from '../case.ts';
import { same } from '../check.ts';
import { copied } from '../copied.ts';
import { mirrored, type Site, sitesIn } from './mutate.ts';
import type { Room } from './room.ts';
import type { Shape } from './shape.ts';
import { isAdmitted } from './trial.ts';

/** What an engine is asked in one run. */
export type Asked = { readonly position: Position; readonly commands: readonly Command[]; readonly want: { readonly legal: boolean } };

/** How often an engine is asked while one finding is made smaller. */
export const PATIENCE = 3000;

/**
 * The smallest run that still differs, as far as taking away and rounding finds one: fewer commands, cards and effects,
 * then what is usual in the examples in place of what was thrown, then rounder numbers. Every run on the way passes the door.
 * `until` is when to end all the same, by the clock of `performance.now`.
 */
export async function shrunk(
  found: Asked,
  differs: (asked: Asked) => Promise<boolean>,
  room: Room,
  patience = PATIENCE,
  until = Number.POSITIVE_INFINITY,
): Promise<Asked> {
  const { default: fc } = await import('fast-check');
  class Found extends fc.Arbitrary<Asked> {
    generate() {
      return new fc.Value(found, undefined);
    }
    canShrinkWithoutContext(value: unknown): value is Asked {
      return value !== undefined;
    }
    shrink(value: Asked) {
      return fc.stream(smaller(value, room)).map((v) => new fc.Value(v, undefined));
    }
  }
  let asked = 0;
  // Out of patience every smaller run counts as one that agrees, and the smallest so far stays.
  const holds = async (x: Asked): Promise<boolean> => asked++ >= patience || performance.now() >= until || !(await differs(x));
  const { counterexample } = await fc.check(fc.asyncProperty(new Found(), holds), { numRuns: 1, seed: 1 });
  return counterexample?.[0] ?? found;
}

/** Runs that are each a step simpler, the largest steps first. What the door would not let in is left out. */
export function* smaller(x: Asked, room: Room): IterableIterator<Asked> {
  yield* fewerCommands(x);
  for (const next of fewerThings(x)) if (isAdmitted(next.position, room)) yield next;
  if (x.want.legal) yield { ...x, want: { legal: false } };
  // Examples are told from the side of north.
  if (x.position.turn.player === 'south') {
    const [position, commands] = mirrored([x.position, x.commands] as unknown as Json[]) as unknown as [Position, Command[]];
    if (isAdmitted(position, room)) yield { ...x, position, commands };
  }
  for (const position of plainer(x.position, room)) if (isAdmitted(position, room)) yield { ...x, position };
}

function* fewerCommands(x: Asked): IterableIterator<Asked> {
  const { commands } = x;
  for (let n = Math.floor(commands.length / 2); n > 0; n = Math.floor(n / 2))
    yield { ...x, commands: commands.slice(0, commands.length - n) };
  for (let i = 0; i < commands.length; i++) yield { ...x, commands: commands.filter((_, k) => k !== i) };
  for (const [i, c] of commands.entries()) {
    for (const [key, value] of Object.entries(c)) {
      if (!Array.isArray(value)) continue;
      const shorter = value.length === 1 && key !== 'ids' ? [value[0] as Json] : value.map((_, k) => value.filter((_, at) => at !== k));
      for (const v of shorter) yield { ...x, commands: commands.map((d, k) => (k === i ? { ...d, [key]: v } : d)) };
    }
  }
}

/** Without one effect, without one card and all that names it, without one step of an effect. */
function* fewerThings(x: Asked): IterableIterator<Asked> {
  for (const id of [...x.position.effects, ...x.position.cards].map((c) => c['id'] as Id)) yield without(x, id);
  for (const [i, e] of x.position.effects.entries()) {
    const does = e['does'];
    if (!Array.isArray(does)) continue;
    for (let k = 0; k < does.length; k++) {
      const effects = x.position.effects.map((f, at) => (at === i ? { ...f, does: does.filter((_, d) => d !== k) } : f));
      yield { ...x, position: { ...x.position, effects } };
    }
  }
}
function without(x: Asked, id: Id): Asked {
  const names = (v: Json): boolean =>
    v === id || (typeof v === 'object' && v !== null && Object.values(v).some((part) => names(part as Json)));
  const steps = (e: Fields): Fields => (Array.isArray(e['does']) ? { ...e, does: e['does'].filter((d) => !names(d)) } : e);
  const stays = (list: readonly Fields[]): Fields[] =>
    list
      .filter((e) => e['id'] !== id)
      .map(steps)
      .filter((e) => !names(e));
  return {
    ...x,
    position: { ...x.position, cards: stays(x.position.cards), effects: stays(x.position.effects) },
    commands: x.commands.filter((c) => !names(c)),
  };
}

/** One place of the position at a time made usual, or rounder. */
function* plainer(p: Position, room: Room): IterableIterator<Position> {
  const count = sitesIn(room.position, p as unknown as Json).length;
  for (let i = 0; i < count; i++) {
    const next = (change: (site: Site) => void): Position => {
      const copy = copied(p);
      change(sitesIn(room.position, copy as unknown as Json)[i] as Site);
      return copy;
    };
    const { holder, key, shape } = sitesIn(room.position, p as unknown as Json)[i] as Site;
    const now = (holder as Fields)[key as string] as Json;
    // A list is simpler as a whole: one of its numbers made usual would only stand in it twice.
    if (Array.isArray(holder) && isPlain(shape)) continue;
    for (const value of isSide(now) ? ownSide(holder, key) : simplerThan(now, shape)) {
      yield next((site) => {
        (site.holder as Fields)[site.key as string] = copied(value);
      });
    }
    if (shape.is !== 'thing' || holder === (p as unknown)) continue;
    for (const part of shape.parts) {
      if (!part.optional || (now as Fields)[part.key] === undefined) continue;
      yield next((site) => {
        delete ((site.holder as Fields)[site.key as string] as Fields)[part.key];
      });
    }
  }
}

const isSide = (v: Json): boolean => v === 'north' || v === 'south';
/** Of a thing that belongs to one side and is with the other: the one that it is with. */
const ownSide = (holder: Site['holder'], key: string | number): Json[] => {
  const { side } = holder as Fields;
  return key === 'side' || side === undefined || side === (holder as Fields)[key as string] ? [] : [side];
};

/** What could stand there instead and is simpler: never two that are simpler than each other, or shrinking would not end. */
function simplerThan(now: Json, shape: Shape): Json[] {
  if (shape.is === 'maybe') return now === null ? [] : [null];
  if (shape.is === 'list' && isPlain(shape.of)) return shorter(now as Json[], shape);
  if (shape.is === 'number') return rounder(now as number, shape.usual as number | undefined, shape.least);
  if (shape.is !== 'word' && shape.is !== 'flag') return [];
  return shape.usual === undefined || same(now, shape.usual) ? [] : [shape.usual];
}
const isPlain = ({ is }: Shape): boolean => is === 'number' || is === 'word' || is === 'flag' || is === 'id';
function shorter(now: Json[], { usual, least }: Shape & { is: 'list' }): Json[] {
  if (usual !== undefined && same(now, usual)) return [];
  const without = now.length > least ? now.map((_, i) => now.filter((_, k) => k !== i)) : [];
  return usual === undefined ? without : [usual, ...without];
}
function rounder(now: number, usual: number | undefined, least: number): number[] {
  const all = new Set<number>();
  if (usual !== undefined) all.add(usual);
  for (const unit of [1000, 100, 50, 10, 5]) if (Math.abs(now) >= unit) all.add(Math.trunc(now / unit) * unit);
  all.add(Math.trunc(now / 2));
  all.add(now - Math.sign(now));
  return [...all].filter((n) => n >= least && weight(n, usual) < weight(now, usual));
}
/** How much there is to read in a number: nothing in the usual one, less in a round one. */
function weight(n: number, usual: number | undefined): number {
  if (n === usual) return -1;
  const digits = String(Math.abs(n)).replace(/0+$/, '');
  const odd = digits !== '' && !/[05]$/.test(String(Math.abs(n))) && Math.abs(n) > 9 ? 1 : 0;
  return digits.length * 1e6 + odd * 5e5 + Math.abs(n) / 1e6;
}
