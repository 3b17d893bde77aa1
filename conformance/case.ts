import type { ClauseId } from '../reference/kernel/clause.ts';
import type { Command, Event, Fields, Id, Outcome, Position, Side } from '../reference/kernel/types.ts';

/** What must be observed. Generic over the games: paths and values of the public outcome, nothing computed. */
export type Expectation =
  | { see: 'refused'; command: number; by: ClauseId }
  | { see: 'card'; id: Id; has: Fields }
  | { see: 'player'; id: Side; has: Fields }
  | { see: 'turn'; has: Fields }
  /** The values of `field` in the legal commands that match `given`: these and no others. */
  | { see: 'legal'; given: Fields; field: string; exactly: Id[] }
  | { see: 'open'; is: Fields | null }
  | { see: 'events'; are: Fields[]; how: 'in order' | 'at once' | 'never' }
  | { see: 'winner'; is: Side | null }
  | { see: 'unchanged' };

/** Expectations after the first `after` commands; the engine is asked once a moment, each time from the start. */
export type Moment = { after: number; expect: { line: number; that: Expectation }[] };

/** Plain data. Commands that no moment expects to be refused must be accepted: doing nothing passes no case. */
export type Case = {
  /** Clause and name, as in `SOUL-9.4.1/atk-33-against-def-0-deals-30`. */
  id: string;
  game: string;
  clause: ClauseId;
  name: string;
  uri: string;
  line: number;
  /** The line of the example; that of its row is `line` where it is an outline. */
  example: number;
  /** Without their `@`. */
  tags: string[];
  needs: string[];
  level: Level;
  position: Position;
  commands: Command[];
  moments: Moment[];
};

/** 1 legality, 2 outcomes, 3 windows, 4 effects, 5 events. A case has the level of the most it asks. */
export type Level = 1 | 2 | 3 | 4 | 5;
export const levels: Readonly<Record<Level, string>> = {
  1: 'legality',
  2: 'outcomes',
  3: 'windows',
  4: 'effects',
  5: 'events',
};

/** What any game's case can ask of an engine, beside the needs the game adds. */
export const sharedNeeds = {
  outcomes: 'what is on the table afterwards',
  windows: 'passes, priority and what stands open',
  choices: 'commands that choose',
  events: 'a list of events with the instant of each',
} as const;

const settled = new Set(['attack', 'settle', 'end-phase']);

/** The needs all games share, read off a case. */
export function sharedNeedsOf(commands: readonly Command[], moments: readonly Moment[]): (keyof typeof sharedNeeds)[] {
  const see = new Set(moments.flatMap((m) => m.expect.map((e) => e.that.see)));
  const needs: (keyof typeof sharedNeeds)[] = [];
  if (see.has('card') || see.has('player') || see.has('turn') || see.has('winner')) needs.push('outcomes');
  if (see.has('open') || commands.some((c) => !settled.has(c.do) && c.do !== 'use')) needs.push('windows');
  if (commands.some((c) => c.do === 'choose')) needs.push('choices');
  if (see.has('events')) needs.push('events');
  return needs;
}

export function levelOf(position: Position, commands: readonly Command[], moments: readonly Moment[]): Level {
  const see = new Set(moments.flatMap((m) => m.expect.map((e) => e.that.see)));
  if (see.has('events')) return 5;
  if (position.effects.length > 0) return 4;
  if (sharedNeedsOf(commands, moments).includes('windows')) return 3;
  if (sharedNeedsOf(commands, moments).includes('outcomes')) return 2;
  return 1;
}

const tagValue = (tag: string, name: string): string | undefined => (tag.startsWith(`${name}:`) ? tag.slice(name.length + 1) : undefined);

/** Ids of the atoms the example is tagged with. */
export const atomsOf = (c: { tags: readonly string[] }, prefix: string): string[] => c.tags.filter((t) => t.startsWith(`${prefix}-`));
/** The doubts an example depends on, and the answer it takes: `SOUL-Q0-8` to `once`. */
export function readingsOf(c: { tags: readonly string[] }): [id: string, answer: string][] {
  return c.tags.flatMap((t) => {
    const value = tagValue(t, 'reading');
    if (value === undefined) return [];
    const [id = '', answer = ''] = value.split('=');
    return [[id, answer] as [string, string]];
  });
}
export const bugsOf = (c: { tags: readonly string[] }): string[] => c.tags.flatMap((t) => tagValue(t, 'bug') ?? []);
export const isAssumption = (c: { tags: readonly string[] }): boolean => c.tags.includes('assumption');

/** An engine in this process. */
export type Ask = (position: Position, commands: readonly Command[], want: { legal: boolean }) => Outcome;
export type { Command, Event, Fields, Id, Outcome, Position, Side };

/** A name as part of an address. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[̀-ͯ']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Everyone declines, until nothing is open. */
export const SETTLE: Command = { do: 'settle' };
