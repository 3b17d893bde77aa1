import { type ClauseId, drop, take, traced, unheard } from './clause.ts';
import type { Answer, Command, Event, Id, Open, Outcome, Side } from './types.ts';

/** What every engine keeps while commands run, beside what its own rules need. Written out in each: a spread is slow. */
export type Running = {
  winner: Side | null;
  events: Event[];
  /** The present instant: simultaneous events share it. */
  now: number;
  /** What led to the latest answer or event. */
  cited: ClauseId[];
};

/** What a game puts into the machine. Types of its own, generic words over the wire. */
export type Parts<P, C, S> = {
  /** @throws DoorError */
  readonly admitPosition: (data: unknown) => P;
  /** @throws DoorError */
  readonly admitCommands: (data: unknown, p: P) => C[];
  /** A state of its own to work on: the position at the door is never touched. */
  readonly begin: (p: P) => S;
  /** The clauses that forbid the command, or nothing. */
  readonly refuses: (s: S, c: C) => ClauseId[] | undefined;
  readonly perform: (s: S, c: C) => void;
  readonly open: (s: S) => Open | null;
  /** Every command that could be legal at the present decision, in a canonical order; those refused are left out. */
  readonly candidates: (s: S) => readonly C[];
};

/**
 * The reference engine of a game: what happens when these commands are given in this position.
 * Illegal commands are refused with their clauses and change nothing; what follows still runs.
 * What it gives throws DoorError when the position or a command cannot be read.
 */
export function engineOf<P, C, S extends Running & { position: P }>(
  parts: Parts<P, C, S>,
): (position: unknown, commands: unknown, want?: { legal?: boolean }) => OutcomeOf<P, C> {
  const answer = (s: S, c: C): AnswerOf => {
    const refused = parts.refuses(s, c);
    if (refused) return { accepted: false, clauses: refused };
    const clauses = take();
    s.cited = clauses;
    // What two commands bring about is never simultaneous.
    if (s.events.length > 0 && (s.events[s.events.length - 1] as Event).at === s.now) s.now += 1;
    parts.perform(s, c);
    drop();
    return { accepted: true, clauses };
  };
  return (position, commands, want = {}) => {
    const admitted = parts.admitPosition(position);
    const given = parts.admitCommands(commands, admitted);
    return traced(() => {
      const s = parts.begin(admitted);
      const outcome: OutcomeOf<P, C> = {
        commands: given.map((c) => answer(s, c)),
        position: s.position,
        open: parts.open(s),
        winner: s.winner,
        events: s.events,
      };
      // Not spread into what is above: most do not ask for it, and a spread of nothing still takes its time.
      if (want.legal) outcome.legal = unheard(() => parts.candidates(s).filter((c) => parts.refuses(s, c) === undefined));
      return outcome;
    });
  };
}
type AnswerOf = Answer & { accepted: boolean; clauses: ClauseId[] };
/** An outcome in the types of one game. */
export type OutcomeOf<P, C = Command> = Omit<Outcome, 'commands' | 'position' | 'events' | 'legal'> & {
  commands: AnswerOf[];
  position: P;
  events: Event[];
  legal?: C[];
};

/** Notes an event at the present instant, with the clauses that led to it. */
export function note(s: Running, e: Omit<Event, 'at' | 'clauses'>): void {
  // Filled in place: this is called for everything that happens, and a copy is what it would spend most of its time on.
  const event = e as Event;
  event.at = s.now;
  // What happens without a question of its own follows from what led to the thing before.
  const asked = take();
  s.cited = asked.length > 0 ? asked : s.cited.slice();
  event.clauses = s.cited;
  s.events.push(event);
}

/**
 * Which stay of a card this is, by a list of what has left, an id each time: a card that left and came back is another
 * object. Mostly nothing has left, and a map for it would take as long as a fight.
 */
export function stayOf(id: Id, departures: readonly Id[]): number {
  let stay = 0;
  for (const left of departures) if (left === id) stay += 1;
  return stay;
}

/** One of these, by its id. The door has seen that every id is on the table. @throws Error when it is not: a fault of ours */
export function byId<T extends { id: Id }>(all: readonly T[], id: Id): T {
  for (const x of all) if (x.id === id) return x;
  throw new Error(`nothing is called "${id}"`);
}
