import type { Frame } from '../reference/kernel/game.ts';
import type { Json } from '../reference/kernel/types.ts';
import type { Case, Command, Expectation, Fields, Moment, Outcome, Position } from './case.ts';
import { remembered } from './remembered.ts';

/** One thing that came otherwise. `line` is that of the step, 0 for an acceptance that no step speaks of. */
export type Failure = { line: number; after: number; path: string; expected: Json; found: Json };
export type Seen = { failures: Failure[]; unreported: string[] };

export type Context = {
  moment: Moment;
  now: Outcome;
  /** The outcome of the moment before, or the position the case begins with. */
  before: Outcome;
  frame: Frame;
  /** The commands said so far. */
  commands: readonly Command[];
  /** Whether clauses of refusals are compared: of the reference they are, of other engines they are not. */
  citations: boolean;
};

/** Before the first command everything is as the position says. */
export const untouched = (position: Position): Outcome => ({ commands: [], position, open: null, winner: null });

/** Stands for what is not there. */
export const MISSING = 'not reported';

/** Judges one expectation of a moment. */
export function checkOne(x: Context, index: number, into: Seen): void {
  const { line, that } = x.moment.expect[index] as Moment['expect'][number];
  const fail = (path: string, expected: Json, found: Json | undefined): void => {
    into.failures.push({ line, after: x.moment.after, path, expected, found: found === undefined ? MISSING : found });
  };
  const fields = (path: string, has: Fields, found: Fields | undefined): void => {
    for (const k in has) if (!alike(found?.[k], has[k], turnOf(x))) fail(`${path}.${k}`, has[k] as Json, found?.[k]);
  };
  switch (that.see) {
    case 'refused':
      return refused(x, that, fail);
    case 'card':
      return fields(`cards.${that.id}`, that.has, cardIn(x.now.position.cards, that.id));
    case 'player':
      return fields(`players.${that.id}`, that.has, x.now.position.players?.[that.id]);
    case 'turn':
      return fields('turn', that.has, x.now.position.turn);
    case 'legal':
      return legal(x.now, that, fail);
    case 'open': {
      const { open } = x.now;
      const seen = openIn(x.now);
      if (that.is === null ? seen !== null : seen === null || !matches(seen, that.is)) fail('open', that.is, open);
      return;
    }
    case 'events':
      return events(x.now, that, fail);
    case 'winner':
      if (x.now.winner !== that.is) fail('winner', that.is, x.now.winner);
      return;
    case 'unchanged':
      return unchanged(x, fail, into);
  }
}

type Fail = (path: string, expected: Json, found: Json | undefined) => void;
type Of<See extends Expectation['see']> = Extract<Expectation, { see: See }>;

function refused(x: Context, that: Of<'refused'>, fail: Fail): void {
  const answer = x.now.commands[that.command];
  if (answer?.accepted !== false) return fail(`commands[${that.command}].accepted`, false, answer?.accepted);
  if (x.citations && !answer.clauses?.includes(that.by)) fail(`commands[${that.command}].clauses`, that.by, answer.clauses);
}

function legal(now: Outcome, that: Of<'legal'>, fail: Fail): void {
  if (!now.legal) return fail('legal', that.exactly, undefined);
  const found = now.legal.filter((c) => matches(c, that.given)).map((c) => [c[that.field]].flat().join());
  const expected = [...that.exactly].sort();
  if (!same(found.sort(), expected)) fail(`legal.${that.field}`, expected, found);
}

function events(now: Outcome, that: Of<'events'>, fail: Fail): void {
  if (!now.events) return fail('events', that.are, undefined);
  const found = now.events;
  if (that.how === 'never') {
    for (const pattern of that.are) {
      const event = found.find((e) => matches(e as unknown as Fields, pattern));
      if (event) fail('events', 'no such event', pattern);
    }
    return;
  }
  // The earliest moments that fit, each pattern taking an event of its own.
  const taken = new Set<number>();
  let at = -1;
  for (const pattern of that.are) {
    const i = found.findIndex((e, k) => {
      if (taken.has(k) || !matches(e as unknown as Fields, pattern)) return false;
      return at < 0 || (that.how === 'at once' ? e.at === at : e.at > at);
    });
    if (i < 0)
      return fail(
        `events ${that.how}`,
        pattern,
        found.map((e) => `${e.at} ${e.kind} ${e.card ?? ''}`.trim()),
      );
    taken.add(i);
    at = (found[i] as { at: number }).at;
  }
}

/** Nothing else changes: every field the engine reports and no other step of this moment speaks of. */
function unchanged(x: Context, fail: Fail, into: Seen): void {
  const { now, before, moment, frame } = x;
  const refusal = moment.expect.some((e) => e.that.see === 'refused');
  const claimed = claims(frame, moment);
  const turn = turnOf(x);
  const compare = (path: string, was: Json | undefined, is: Json | undefined): void => {
    // What was not reported a moment ago cannot be told to have changed either.
    if (is === undefined || was === undefined) into.unreported.push(path);
    else if (!alike(was, is, turn)) fail(path, was === undefined ? 'nothing' : was, is);
  };
  // Most are the same, and to write their paths would be most of the work.
  const isAsItWas = (was: Json | undefined, is: Json | undefined): boolean => was !== undefined && same(was, is);
  const { cards: was } = before.position;
  const { cards: is } = now.position;
  for (let i = 0; i < was.length; i++) {
    const old = was[i] as Fields;
    const id = String(old['id']);
    const card = cardIn(is, id, i);
    if (!card) {
      fail(`cards.${id}`, 'present', undefined);
      continue;
    }
    for (const k in old) {
      if (isAsItWas(old[k], card[k]) || claimed.has(`cards.${id}.${k}`)) continue;
      if (frame.offBoard.includes(String(card['zone'])) && !frame.kept.includes(k)) continue;
      if (!refusal && counts(x, k, id)) continue;
      compare(`cards.${id}.${k}`, old[k], card[k]);
    }
    for (const k in card)
      if (!Object.hasOwn(old, k) && !claimed.has(`cards.${id}.${k}`)) fail(`cards.${id}.${k}`, 'no such field', card[k]);
  }
  for (let i = 0; i < is.length; i++) {
    const id = String(is[i]?.['id']);
    if (!cardIn(was, id, i)) fail(`cards.${id}`, 'no such card', 'present');
  }
  for (const side of ['north', 'south'] as const) {
    const old: Fields = before.position.players?.[side] ?? {};
    const found: Fields | undefined = now.position.players?.[side];
    for (const k in old)
      if (!isAsItWas(old[k], found?.[k]) && !claimed.has(`players.${side}.${k}`)) compare(`players.${side}.${k}`, old[k], found?.[k]);
  }
  for (const k of ['number', 'player', 'phase'] as const) {
    if (!claimed.has(`turn.${k}`)) compare(`turn.${k}`, before.position.turn?.[k], now.position.turn?.[k]);
  }
  if (refusal) {
    for (const { id, used } of before.position.effects ?? []) {
      compare(`effects.${String(id)}.used`, used, now.position.effects?.find((e) => e['id'] === id)?.['used']);
    }
  }
  if (!claimed.has('open')) compare('open', before.open, now.open);
  if (!claimed.has('winner')) compare('winner', before.winner, now.winner);
}

/** Whether a command said so far may have changed this field of the card by being counted. */
function counts({ commands, frame }: Context, field: string, id: string): boolean {
  const part = frame.bookkeeping[field];
  return part !== undefined && commands.some((c) => [c[part]].flat().includes(id));
}

/** What the steps of a moment speak of: the same for every engine that is judged. */
const claims = remembered((frame: Frame, { expect }: Moment): ReadonlySet<string> => {
  const claimed = new Set<string>();
  for (const { that } of expect) {
    if (that.see === 'open' || that.see === 'winner') claimed.add(that.see);
    if (that.see !== 'card' && that.see !== 'player' && that.see !== 'turn') continue;
    const path = that.see === 'turn' ? 'turn' : `${that.see}s.${that.id}`;
    for (const k in that.has) for (const field of [k, ...(frame.together[k] ?? [])]) claimed.add(`${path}.${field}`);
  }
  return claimed;
});

/** The card with this id. Cards mostly keep their places in the list: the one that it had is looked at first. */
const cardIn = (cards: readonly Fields[], id: string, place = 0): Fields | undefined =>
  cards[place]?.['id'] === id ? cards[place] : cards.find((c) => c['id'] === id);

const matches = (x: Fields, pattern: Fields): boolean => {
  for (const k in pattern) if (!same(x[k], pattern[k])) return false;
  return true;
};

/** What stands open. Options are a set: in which order they are offered is no rule. */
export const openIn = ({ open }: Outcome): Fields | null =>
  open?.options ? { ...open, options: [...(open['options'] as string[])].sort() } : open;

const turnOf = ({ now, before }: Context): number => now.position.turn?.number ?? before.position.turn?.number ?? 0;

/**
 * Whether two values of a position mean the same in that turn: a list of words or numbers is a set, and a counter that
 * carries another turn has counted nothing.
 */
export function alike(a: Json | undefined, b: Json | undefined, turn: number): boolean {
  if (same(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    const [ones, others] = [a, b].map((list) => list.map((v) => JSON.stringify(v)).sort()) as [string[], string[]];
    return [...a, ...b].every(isPlain) && ones.every((v, i) => v === others[i]);
  }
  if (isCounter(a) && isCounter(b)) return countIn(a, turn) === countIn(b, turn);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => alike(a[k], b[k], turn));
}
const isPlain = (v: Json): boolean => v === null || typeof v !== 'object';
const isCounter = (v: Fields): boolean => Object.keys(v).length === 2 && typeof v['turn'] === 'number' && typeof v['count'] === 'number';
const countIn = (v: Fields, turn: number): Json | undefined => (v['turn'] === turn ? v['count'] : 0);

/** Deep equality of JSON values. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Counted, and no lists made of them: nothing is asked as often as this.
  let keys = 0;
  for (const k in a) {
    if (!same(a[k], b[k])) return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}

/** Commands that some moment expects to be refused; all others must be accepted. */
function refusedCommands(moments: readonly Moment[]): Set<number> {
  const refused = new Set<number>();
  for (const m of moments) for (const { that } of m.expect) if (that.see === 'refused') refused.add(that.command);
  return refused;
}

/** Commands that were refused though nothing says they should be. Only a check of windows minds a skipped pass. */
export function unexpectedRefusals(c: Pick<Case, 'commands' | 'moments'>, last: Outcome, into: Seen): void {
  const expected = refusedCommands(c.moments);
  const after = c.moments.at(-1)?.after ?? 0;
  for (let i = 0; i < after; i++) {
    if (expected.has(i)) continue;
    const accepted = last.commands[i]?.accepted;
    if (accepted === true || (accepted === 'skipped' && c.commands[i]?.do === 'pass')) continue;
    into.failures.push({ line: 0, after, path: `commands[${i}].accepted`, expected: true, found: accepted ?? MISSING });
  }
}
