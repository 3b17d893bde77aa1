import type { Id, Position } from '../../reference/kernel/types.ts';
import { type Ask, type Command, SETTLE } from '../case.ts';
import type { Random } from './random.ts';
import type { Room } from './room.ts';

const SIDES = ['north', 'south'] as const;
const WALK = 3;

/** Everything a command could name, legal or not. */
type Names = {
  readonly cards: readonly Id[];
  readonly effects: readonly Id[];
  readonly targets: readonly Id[];
  readonly used: readonly Id[];
};
function namesIn(p: Position, { game }: Room): Names {
  const cards = p.cards.map((c) => c['id'] as Id);
  const effects = p.effects.map((e) => e['id'] as Id);
  return {
    cards,
    effects,
    targets: game.attacksPlayers ? [...cards, ...SIDES] : cards,
    used: [...(game.usesCards === 'only' ? [] : effects), ...(game.usesCards ? cards : [])],
  };
}

/**
 * Commands for this position, made of those of an example: as they are, changed, followed by legal ones, or others
 * altogether. `ask` says what is legal.
 */
export function commandsFor(p: Position, from: readonly Command[], r: Random, room: Room, ask: Ask): Command[] {
  const names = namesIn(p, room);
  const kept = from.map((c) => renamed(c, names, r)).filter((c) => c.do !== 'use' || names.used.length > 0);
  const dice = r.below(20);
  if (dice < 8) return kept;
  if (dice < 14) return edited(kept, names, r);
  if (dice < 18) return walked(p, kept.slice(0, r.below(kept.length + 1)), names, r, ask);
  return Array.from({ length: 1 + r.below(4) }, () => anyCommand(names, r));
}

/** The command, with names that are on the table. */
function renamed(c: Command, names: Names, r: Random): Command {
  const copy: Command = { ...c };
  const fits = (id: Id, among: readonly Id[]): Id => (among.includes(id) || among.length === 0 ? id : r.pick(among));
  const each = (part: 'attacker' | 'target' | 'effect' | 'ids', among: readonly Id[]): void => {
    const value = c[part];
    if (Array.isArray(value)) copy[part] = value.map((id) => fits(id as Id, among));
    else if (typeof value === 'string') copy[part] = fits(value, among);
  };
  each('attacker', names.cards);
  each('target', names.targets);
  each('effect', names.used);
  each('ids', [...names.targets, ...names.effects]);
  return copy;
}

function edited(commands: readonly Command[], names: Names, r: Random): Command[] {
  const all = [...commands];
  for (let n = 1 + r.below(2); n > 0; n--) {
    const at = r.below(all.length + 1);
    const dice = r.below(8);
    if (dice === 0) all.splice(at, 1);
    else if (dice === 1) all.length = at;
    else if (dice === 2) all.splice(at, 0, SETTLE);
    else if (dice === 3 && at < all.length) all.splice(at, 0, all[at] as Command);
    else if (dice < 6 && at < all.length) all[at] = changed(all[at] as Command, names, r);
    else all.splice(at, 0, anyCommand(names, r));
  }
  return all;
}

/** The command with one part that is another. */
function changed(c: Command, names: Names, r: Random): Command {
  const parts = Object.keys(c).filter((k) => k !== 'do');
  if (parts.length === 0) return anyCommand(names, r);
  const part = r.pick(parts);
  const other = anyCommand(names, r, c.do);
  const { [part]: _, ...rest } = c;
  return other[part] === undefined ? (rest as Command) : { ...c, [part]: other[part] };
}

/** A command of any kind, or of this one, that names what is on the table. */
function anyCommand(names: Names, r: Random, verb?: string): Command {
  const side = r.pick(SIDES);
  // Now and then two, or nothing, where the rules want one.
  const some = (part: string, among: readonly Id[]): { [part: string]: Id | Id[] } => {
    const dice = r.below(40);
    if (dice === 0) return {};
    return { [part]: dice === 1 ? [r.pick(among), r.pick(among)] : r.pick(among) };
  };
  const chosen = [...names.targets, ...names.effects];
  switch (verb ?? r.pick(['attack', 'attack', 'attack', 'pass', 'use', 'choose', 'end-phase', 'settle', 'settle'])) {
    case 'attack':
      if (names.cards.length > 0) return { do: 'attack', side, ...some('attacker', names.cards), ...some('target', names.targets) };
      break;
    case 'use':
      if (names.used.length > 0) return { do: 'use', side, effect: r.pick(names.used) };
      break;
    case 'choose':
      return { do: 'choose', side, ids: r.chance(0.8) ? [r.pick(chosen)] : chosen.filter(() => r.chance(0.3)) };
    case 'end-phase':
      return { do: 'end-phase', side };
    case 'settle':
      return SETTLE;
  }
  return { do: 'pass', side };
}

/** Legal commands, one after the other; now and then one that may be none, or everyone declines. */
function walked(p: Position, commands: readonly Command[], names: Names, r: Random, ask: Ask): Command[] {
  const all = [...commands];
  for (let n = 1 + r.below(WALK); n > 0; n--) {
    const { legal = [], open } = ask(p, all, { legal: true });
    if (legal.length === 0) break;
    if (open !== null && r.chance(0.2)) all.push(SETTLE);
    else all.push(r.chance(0.1) ? anyCommand(names, r) : r.pick(legal));
  }
  if (r.chance(0.5)) all.push(SETTLE);
  return all;
}
