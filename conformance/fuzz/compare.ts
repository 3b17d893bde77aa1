import type { Game } from '../../reference/kernel/game.ts';
import type { Json } from '../../reference/kernel/types.ts';
import type { Command, Event, Moment, Outcome } from '../case.ts';
import { type Context, checkOne, type Failure, openIn, type Seen, same } from '../check.ts';
import { commandKey } from '../perft.ts';
import type { Serves } from '../protocol.ts';

/** Where two outcomes part. `clauses` is what led the reference there. */
export type Difference = Pick<Failure, 'path' | 'expected' | 'found'> & { readonly clauses: readonly string[] };

/** What is compared: all that the engine says it has. */
export type Comparing = {
  readonly frame: Game['frame'];
  /** The kinds of events that count, where events do. */
  readonly events: Game['events'] | undefined;
  /** Whether what stands open is looked at, though nothing was settled. */
  readonly windows: boolean;
  readonly outcomes: boolean;
};
export const comparingFor = (game: Game, { lacks }: Pick<Serves, 'lacks'>): Comparing => ({
  frame: game.frame,
  events: lacks.includes('events') ? undefined : game.events,
  windows: !lacks.includes('windows'),
  outcomes: !lacks.includes('outcomes'),
});

/**
 * Everything in which an engine answers otherwise than the reference, what comes first in time before its consequences.
 * What the engine does not report is left out, as in judging an example; so is all that a pass it has skipped may have
 * brought about, while something stands open.
 */
export function differencesOf(
  reference: Outcome,
  theirs: Outcome,
  commands: readonly Command[],
  { frame, events, windows, outcomes }: Comparing,
): Difference[] {
  const found: Difference[] = [];
  for (const [i, { accepted: expected, clauses = [] }] of reference.commands.entries()) {
    const accepted = theirs.commands[i]?.accepted;
    if (accepted !== expected && !(accepted === 'skipped' && expected === true && commands[i]?.do === 'pass'))
      found.push({ path: `commands[${i}].accepted`, expected, found: accepted ?? null, clauses });
    // Who carries nothing out is asked what is legal where it begins, and no further.
    if (!outcomes && expected !== false && commands[i]?.do !== 'settle') return found;
  }
  const ahead = reference.open !== null && theirs.commands.some((c) => c.accepted === 'skipped');
  if (ahead) return found;
  if (!outcomes) {
    if (reference.legal && theirs.legal) inLegal(reference, theirs, found);
    return found;
  }
  if (events && reference.events && theirs.events) inEvents(reference, theirs.events, events, found);
  inPosition(reference, theirs, frame, found);
  if (windows) inWindow(reference, theirs, found);
  if (reference.winner !== theirs.winner)
    found.push({ path: 'winner', expected: reference.winner, found: theirs.winner, clauses: last(reference) });
  if (reference.legal && theirs.legal) inLegal(reference, theirs, found);
  return found;
}

const last = ({ events = [], commands }: Outcome): readonly string[] => events.at(-1)?.clauses ?? commands.at(-1)?.clauses ?? [];
/** What led the reference to the latest thing that happened to a card, or to the latest of all. */
const about = (o: Outcome, id: string): readonly string[] => o.events?.findLast((e) => e.card === id || e.by === id)?.clauses ?? last(o);

// Judged as "nothing else changes" is, from the outcome of the reference; what is open and who has won is looked at here.
const looked: Moment = {
  after: 0,
  expect: [
    { line: 0, that: { see: 'open', is: null } },
    { line: 0, that: { see: 'winner', is: null } },
    { line: 0, that: { see: 'unchanged' } },
  ],
};
function inPosition(reference: Outcome, theirs: Outcome, frame: Game['frame'], found: Difference[]): void {
  // Most are the same, and telling where they are not is ten times the work.
  if (same(reference.position as unknown as Json, theirs.position as unknown as Json)) return;
  const seen: Seen = { failures: [], unreported: [] };
  const x: Context = { moment: looked, now: theirs, before: reference, frame, commands: [], citations: false };
  checkOne(x, 2, seen);
  for (const { path, expected, found: value } of seen.failures) {
    found.push({ path, expected, found: value, clauses: about(reference, path.split('.')[1] ?? '') });
  }
}

function inWindow(reference: Outcome, theirs: Outcome, found: Difference[]): void {
  const mine = openIn(reference);
  const other = openIn(theirs);
  const alike =
    mine === null || other === null
      ? mine === other
      : Object.keys(mine).every((k) => (other[k] === undefined && k !== 'options') || same(mine[k], other[k]));
  if (!alike) found.push({ path: 'open', expected: mine, found: other, clauses: last(reference) });
}

/** A legal command as text, with the names of a choice in one order. */
const legalKey = (c: Command): string =>
  commandKey(Object.fromEntries(Object.entries(c).map(([k, v]) => [k, Array.isArray(v) ? [...v].sort() : v])) as Command);
function inLegal(reference: Outcome, theirs: Outcome, found: Difference[]): void {
  const mine = new Map((reference.legal ?? []).map((c) => [legalKey(c), c]));
  const other = new Map((theirs.legal ?? []).map((c) => [legalKey(c), c]));
  for (const [key, c] of mine)
    if (!other.has(key)) found.push({ path: 'legal', expected: c, found: 'not listed', clauses: last(reference) });
  const all = theirs.legal ?? [];
  const twice = other.size < all.length ? all.find((c, i) => all.findIndex((x) => legalKey(x) === legalKey(c)) < i) : undefined;
  if (twice) found.push({ path: 'legal', expected: 'listed once', found: twice, clauses: last(reference) });
  for (const [key, c] of other)
    if (!mine.has(key)) found.push({ path: 'legal', expected: 'not listed', found: c, clauses: last(reference) });
}

const parts = ['card', 'by', 'amount', 'to'] as const;
const alike = (a: Event, b: Event): boolean =>
  a.kind === b.kind && parts.every((k) => a[k] === undefined || b[k] === undefined || a[k] === b[k]);
const shown = ({ kind, card, by, amount, to }: Event): Json => ({
  kind,
  ...(card !== undefined && { card }),
  ...(by !== undefined && { by }),
  ...(amount !== undefined && { amount }),
  ...(to !== undefined && { to }),
});

/**
 * The first event that is missing, that should not be there, or that comes in another order. An order there is between
 * instants alone; of one instant those of one kind must share theirs too, since that is what a rule calls at once, unless
 * effects do both: they go step by step, and no rule says how theirs fall together. Kinds that the game does not name count for nothing.
 */
function inEvents(reference: Outcome, theirs: readonly Event[], kinds: Game['events'], found: Difference[]): void {
  const {
    events: mine = [],
    position: { effects },
  } = reference;
  const left = theirs.filter((e) => e.kind in kinds);
  const part = (i: number, expected: Json, came: Json): void => {
    const clauses = mine[i]?.clauses ?? mine.at(-1)?.clauses ?? [];
    found.push({ path: `events[${i}]`, expected, found: came, clauses });
  };
  const isEffect = (by: string | undefined): boolean => effects.some((x) => x['id'] === by);
  /** The latest instant of theirs so far, that of the instants before this one, and where each kind of this one has its own. */
  let latest = -1;
  let before = -1;
  const own = new Map<string, Event>();
  for (const [i, e] of mine.entries()) {
    if (!(e.kind in kinds)) continue;
    const at = left.findIndex((x) => alike(e, x));
    if (at < 0) return part(i, shown(e), left[0] ? shown(left[0]) : 'nothing');
    const [match] = left.splice(at, 1) as [Event];
    if (e.at !== mine[i - 1]?.at) {
      before = latest;
      own.clear();
    }
    if (match.at <= before) return part(i, { later: shown(e) }, { earlier: shown(match) });
    const other = own.get(e.kind);
    if (other && other.at !== match.at && !(isEffect(e.by) && isEffect(other.by)))
      return part(i, { 'at once': shown(e) }, { apart: shown(match) });
    own.set(e.kind, { ...e, at: match.at });
    latest = Math.max(latest, match.at);
  }
  const [extra] = left;
  if (extra) part(mine.length, 'no such event', shown(extra));
}
