import type { Fields, Id, Json, Position } from '../../reference/kernel/types.ts';
import { copied } from '../copied.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';
import { type Shape, shapeFor } from './shape.ts';

/** A place of a position where something can be put in. */
export type Site = { readonly holder: Fields | Json[]; readonly key: string | number; readonly shape: Shape };

const valueAt = ({ holder, key }: Site): Json => (holder as Fields)[key as string] as Json;
const put = ({ holder, key }: Site, value: Json): void => {
  (holder as Fields)[key as string] = value;
};

/** Every place in a value at which something else could stand. */
export function sitesIn(shape: Shape, value: Json, into: Site[] = []): Site[] {
  const inner = shapeFor(shape, value);
  if (!inner) return into;
  if (inner.is === 'list') {
    const list = value as Json[];
    for (let i = 0; i < list.length; i++) visit({ holder: list, key: i, shape: inner.of }, list[i] as Json, into);
  } else if (inner.is === 'thing') {
    const thing = value as Fields;
    for (const { key, shape: part } of inner.parts) {
      const x = thing[key];
      if (x !== undefined) visit({ holder: thing, key, shape: part }, x, into);
    }
  }
  return into;
}
function visit(site: Site, value: Json, into: Site[]): void {
  if (site.shape.is !== 'fixed') into.push(site);
  sitesIn(site.shape, value, into);
}

const idOf = (x: Fields): Id => x['id'] as string;
const SIDES = ['north', 'south'];

/** The position, changed in one way. What comes of it may be none: the door has to be asked. */
export function mutated(p: Position, r: Random, room: Room): Position {
  // What is not changed is shared: most of the work of a fuzzer would be copying.
  const next = { ...p, cards: [...p.cards], effects: [...p.effects] };
  const dice = r.below(20);
  if (dice < 11) return tweaked(next, r, room);
  if (dice < 13) replace(next, r, room);
  else if (dice < 15) addCard(next, r, room);
  else if (dice < 16) removeOne(next.cards, r);
  else if (dice < 18) addEffect(next, r, room);
  else if (dice < 19) removeOne(next.effects, r);
  else exchange(next, r, room);
  return next;
}

function removeOne(list: Fields[], r: Random): void {
  if (list.length > 0) list.splice(r.below(list.length), 1);
}

/** One card, one effect or the rest of the position with another value at one place. */
function tweaked(p: Position, r: Random, room: Room): Position {
  const dice = r.below(10);
  if (dice < 6 && p.cards.length > 0) tweakOf(p.cards, room.cards, p, r, room);
  else if (dice < 8 && p.effects.length > 0) tweakOf(p.effects, room.effects, p, r, room);
  else {
    const { cards, effects, ...rest } = p;
    const copy = copied(rest);
    tweak(sitesIn(room.position, copy as unknown as Json), p, r, room);
    return { ...copy, cards, effects };
  }
  return p;
}
function tweakOf(list: Fields[], items: Shape, p: Position, r: Random, room: Room): void {
  const at = r.below(list.length);
  const thing = copied(list[at] as Fields);
  list[at] = thing;
  const shape = shapeFor(items, thing);
  tweak(sitesIn(items, thing, shape ? [{ holder: list as Json[], key: at, shape }] : []), p, r, room);
}

function tweak(sites: readonly Site[], p: Position, r: Random, room: Room): void {
  const site = r.pick(sites);
  if (!site) return;
  const { shape } = site;
  const value = valueAt(site);
  switch (shape.is) {
    case 'fixed':
      return;
    case 'word':
      return put(site, r.pick(r.chance(0.7) ? shape.seen : shape.words));
    case 'flag':
      return put(site, !value);
    case 'number':
      return put(site, numberFor(site, sites, p, r));
    case 'id':
      return put(site, idFor(p, r, room));
    case 'maybe':
      return put(site, value !== null && r.chance(0.5) ? null : fitted(r.pick(shape.seen), shape, p, r, room));
    case 'kinds':
      return put(site, fitted(r.pick(shape.seen), shape, p, r, room));
    case 'list':
      return inList(value as Json[], shape, p, r, room);
    case 'thing':
      return inThing(site, p, r, room);
  }
}

/** A number near one that means something: seen at this place, the one before, another one of this position, a limit. */
function numberFor({ holder, key, shape }: Site, sites: readonly Site[], p: Position, r: Random): number {
  if (shape.is !== 'number') return 0;
  const now = (holder as Fields)[key as string] as number;
  const step = r.pick(Math.abs(now) >= 500 ? [1, 500, 1000, 1000, 5000] : [1, 1, 2, 5, 10]);
  const fits = (n: number): number => Math.min(shape.most, Math.max(shape.least, n));
  const dice = r.below(8);
  if (dice < 3 && shape.seen.length > 0) return r.pick(shape.seen) as number;
  if (dice < 5) return fits(now + (r.chance(0.5) ? step : -step));
  if (dice < 7) {
    const other = r.chance(0.9) && p.cards.length > 0 ? r.pick(p.cards)[key] : valueAt(r.pick(sites));
    if (typeof other === 'number') return fits(other + r.pick([0, 0, 0, 1, -1, step, -step]));
  }
  return fits(r.pick([shape.least, 0, 1, Math.min(shape.most, now * 2), Math.floor(now / 2)]));
}

function idFor(p: Position, r: Random, room: Room): Id {
  if (room.words.length > 0 && r.chance(0.1)) return r.pick(room.words);
  return p.cards.length > 0 ? idOf(r.pick(p.cards)) : '';
}

/** A value of another example, with names that mean something here: the same one twice stays the same one twice. */
function fitted(value: Json, shape: Shape, p: Position, r: Random, room: Room): Json {
  const fresh = copied(value);
  const there = (id: Id): boolean => p.cards.some((c) => idOf(c) === id);
  const now = new Map<Id, Id>();
  const holder = [fresh];
  const named = (site: Site): void => {
    if (site.shape.is !== 'id') return;
    const id = valueAt(site) as string;
    if (room.words.includes(id)) return;
    const known = now.get(id) ?? (there(id) && r.chance(0.7) ? id : idFor(p, r, room));
    now.set(id, known);
    put(site, known);
  };
  const sites: Site[] = [];
  visit({ holder, key: 0, shape }, fresh, sites);
  for (const s of sites) named(s);
  return holder[0] as Json;
}

function inList(list: Json[], shape: Shape & { is: 'list' }, p: Position, r: Random, room: Room): void {
  const items = shape.of;
  const dice = r.below(4);
  if (dice === 0) list.splice(r.below(list.length), 1);
  else if (dice === 1 && list.length > 1) list.reverse();
  else if (items.is !== 'fixed' && items.seen.length > 0) {
    const item = fitted(r.pick(items.seen), items, p, r, room);
    if (dice === 2 && list.length > 0) list[r.below(list.length)] = item;
    else list.splice(r.below(list.length + 1), 0, item);
  }
}

function inThing(site: Site, p: Position, r: Random, room: Room): void {
  const { shape } = site;
  if (shape.is !== 'thing') return;
  const thing = valueAt(site) as Fields;
  const optional = shape.parts.filter((x) => x.optional);
  if (thing['id'] !== undefined) return optionalPart(thing, optional, p, r, room);
  const dice = r.below(4);
  if (dice < 2) return optionalPart(thing, optional, p, r, room);
  if (dice === 2) return put(site, fitted(r.pick(shape.seen), shape, p, r, room));
  // As another card has it.
  const other = p.cards.length > 0 ? r.pick(p.cards)[site.key as string] : undefined;
  if (typeof other === 'object' && other !== null) put(site, copied(other));
}
function optionalPart(thing: Fields, optional: readonly { key: string; shape: Shape }[], p: Position, r: Random, room: Room): void {
  if (optional.length === 0) return;
  const { key, shape } = r.pick(optional);
  if (thing[key] !== undefined && r.chance(0.7)) delete thing[key];
  else if (shape.is === 'fixed') thing[key] = shape.value;
  else if (shape.seen.length > 0) thing[key] = fitted(r.pick(shape.seen), shape, p, r, room);
}

/** Puts a card where another one stands in some example, with all that goes with the place. */
function replace(p: Position, r: Random, room: Room): void {
  if (p.cards.length === 0) return;
  const at = r.below(p.cards.length);
  p.cards[at] = inPlaceOf(p.cards[at] as Fields, r.pick(room.stock.cards), room);
}
/** The card, where the other one is. */
function inPlaceOf(card: Fields, other: Fields, { place }: Room): Fields {
  const moved = { ...card };
  for (const k of place) {
    const value = other[k];
    if (value !== undefined && card[k] !== undefined) moved[k] = value;
  }
  return moved;
}

/** Two cards change places. */
function exchange(p: Position, r: Random, room: Room): void {
  if (p.cards.length < 2) return;
  const [one, other] = [r.below(p.cards.length), r.below(p.cards.length)];
  const [first, second] = [p.cards[one] as Fields, p.cards[other] as Fields];
  p.cards[one] = inPlaceOf(first, second, room);
  p.cards[other] = inPlaceOf(second, first, room);
}

function addCard(p: Position, r: Random, room: Room): void {
  const again = p.cards.length > 0 && r.chance(0.4);
  const made = fitted((again ? r.pick(p.cards) : r.pick(room.stock.cards)) as Json, room.cards, p, r, room) as Fields;
  made['id'] = freeName(idOf(made), p, r, room);
  const card = r.chance(again ? 0.7 : 0.2) ? inPlaceOf(made, r.pick(room.stock.cards), room) : made;
  if (r.chance(0.3)) card['side'] = r.pick(SIDES);
  p.cards.splice(r.below(p.cards.length + 1), 0, card);
}
function addEffect(p: Position, r: Random, room: Room): void {
  const { effects } = room.stock;
  if (effects.length === 0) return;
  const again = p.effects.length > 0 && r.chance(0.2);
  const effect = fitted((again ? r.pick(p.effects) : r.pick(effects)) as Json, room.effects, p, r, room) as Fields;
  effect['id'] = freeName(idOf(effect), p, r, room);
  if (r.chance(0.2)) effect['side'] = r.pick(SIDES);
  p.effects.push(effect);
}

function freeName(wanted: Id, p: Position, r: Random, { names }: Room): Id {
  const taken = (id: Id): boolean => p.cards.some((c) => idOf(c) === id) || p.effects.some((e) => idOf(e) === id);
  if (!taken(wanted)) return wanted;
  for (let i = 0; i < 10; i++) {
    const name = r.pick(names);
    if (!taken(name)) return name;
  }
  for (let n = 2; ; n++) if (!taken(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/** The same with the players changed about: every north is south. */
export function mirrored<T extends Json>(x: T): T {
  const other = (word: string): string => (word === 'north' ? 'south' : word === 'south' ? 'north' : word);
  if (typeof x === 'string') return other(x) as T;
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map((v) => mirrored(v)) as T;
  const thing: Fields = {};
  // In the order in which a position is written: north first.
  const keys = 'north' in x && 'south' in x ? Object.keys(x) : undefined;
  for (const k in x) thing[keys ? k : other(k)] = mirrored((x as Fields)[keys ? other(k) : k] as Json);
  return thing as T;
}
