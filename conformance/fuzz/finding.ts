import type { ClauseId } from '../../reference/kernel/clause.ts';
import type { Command, Fields, Outcome } from '../case.ts';
import type { Difference } from './compare.ts';

/** Findings with one key are told once: where they first part, and by which clause. */
export const keyOf = (d: Difference, commands: readonly Command[]): string => `${clauseOf(d)} ${patternOf(d, commands)}`;

/** The clause in whose trace the two part: of a refusal the first, of anything else the last that was asked. */
export const clauseOf = ({ clauses, expected }: Difference): string => (expected === false ? clauses[0] : clauses.at(-1)) ?? '';

/** So much of what an engine says of a fault tells it from others. */
const LONG = 80;

/** The path with what is this run's own left out. */
export function patternOf({ path, expected, found }: Difference, commands: readonly Command[]): string {
  if (expected === 'an outcome') return `${path} ${String(found).split('\n')[0]?.replace(/\d+/g, '#').slice(0, LONG)}`;
  const answer = /^commands\[(\d+)\]/.exec(path)?.[1];
  if (answer !== undefined) return `${commands[Number(answer)]?.do} ${expected ? 'accepted' : 'refused'}`;
  if (path === 'legal') {
    const listed = (typeof expected === 'string' ? found : expected) as Command;
    return `legal ${listed.do} ${expected === 'listed once' ? 'twice' : expected === 'not listed' ? 'too many' : 'missing'}`;
  }
  if (path.startsWith('events')) {
    const { what, event } = happening({ expected, found });
    return `events ${event['kind']} ${what}`;
  }
  const [what, , ...rest] = path.split('.');
  return rest.length > 0 ? [what, '*', ...rest].join('.') : what === 'cards' ? 'cards' : path;
}

/** What is wrong with an event: it is missing, one too many, too early, or not at once with another of its kind. */
export function happening({ expected, found }: Pick<Difference, 'expected' | 'found'>): {
  what: 'missing' | 'too many' | 'too early' | 'apart';
  event: Fields;
} {
  if (expected === 'no such event') return { what: 'too many', event: found as Fields };
  const event = expected as Fields;
  if (event['later']) return { what: 'too early', event: event['later'] as Fields };
  if (event['at once']) return { what: 'apart', event: event['at once'] as Fields };
  return { what: 'missing', event };
}

/** Adds the clauses that led the reference to its outcome: asked of every run, where a list would cost. */
export function noteCited({ commands, events }: Outcome, into: Set<ClauseId>): void {
  for (const { clauses } of commands) if (clauses) for (const id of clauses) into.add(id);
  if (events) for (const { clauses } of events) if (clauses) for (const id of clauses) into.add(id);
}
/** The same as a list, in the order in which they were asked first. */
export function citedIn(o: Outcome): ClauseId[] {
  const cited = new Set<ClauseId>();
  noteCited(o, cited);
  return [...cited];
}
