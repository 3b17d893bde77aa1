import { DoorError, type Game, type Misreading } from '../../reference/kernel/game.ts';
import type { Outcome } from '../../reference/kernel/types.ts';
import { type Ask, type Case, type Command, SETTLE, sharedNeedsOf } from '../case.ts';
import { misread, reference } from '../engines.ts';
import { Fault } from '../fault.ts';
import type { Serves } from '../protocol.ts';
import { remembered } from '../remembered.ts';
import { type Answers, decidesOf } from '../run.ts';
import { comparingFor, type Difference, differencesOf } from './compare.ts';
import { patternOf } from './finding.ts';
import { type Doubt, doubtsOf } from './leaning.ts';
import { type Room, roomOf } from './room.ts';
import { type Asked, PATIENCE, shrunk } from './shrink.ts';
import { type Trial, trialOf } from './trial.ts';

/** An engine that is held against the reference. What it answers may come later; a fault of its own is thrown. */
export type Prey = {
  readonly serves: Serves;
  /** @throws Fault */
  readonly ask: (...asked: Parameters<Ask>) => Outcome | Promise<Outcome>;
};

/** One run, and in what the two answered otherwise. */
export type Parted = {
  readonly asked: Asked;
  readonly reference: Outcome;
  /** What the engine answered, or how it failed. */
  readonly theirs: Outcome | Fault;
  /** The first is where they part. Empty when asked again it answered as the reference does. */
  readonly differences: readonly Difference[];
};

/** The reference and an engine side by side: one way to make runs and to compare, for the hunt and for shrinking. */
export type Held = {
  readonly room: Room;
  /** The readings that the engine declares: the reference takes them, too. */
  readonly readings: Answers;
  /** A run of this number that the engine can be asked, `lacking` when it has not what that needs, or none. */
  readonly trial: (seed: number, run: number) => Trial | 'lacking' | undefined;
  readonly ask: (asked: Asked) => Outcome | Fault | Promise<Outcome | Fault>;
  readonly differences: (asked: Asked, reference: Outcome, theirs: Outcome | Fault) => Difference[];
  /** The assumption or the open reading that a difference rests on, in words. */
  readonly rests: (parted: Parted) => string | undefined;
  /** The smallest run found that parts in the same way; `until` is when to end looking, by the clock of `performance.now`. */
  readonly small: (parted: Parted, until?: number) => Promise<Parted>;
  /** The misreadings that answer this run as the engine does. */
  readonly alike: (parted: Parted) => readonly Misreading[];
};

/** For engines that carry an attack out at once: everyone declines after every command. */
const settled = (commands: readonly Command[]): Command[] => commands.flatMap((c) => (c.do === 'settle' ? [c] : [c, SETTLE]));

/** A crash costs a start, and a time-out its time: not for every step of a search. */
const PATIENCE_WITH: Readonly<Partial<Record<Fault['verdict'], number>>> = { timeout: 0, crash: 25, protocol: 200 };

/** Hunts of several engines begin with the same room. */
const roomFor = remembered(roomOf);

export function held(game: Game, cases: readonly Case[], prey: Prey): Held {
  const { lacks, readings } = prey.serves;
  const room = roomFor(game, cases);
  const decides = decidesOf(game, readings);
  const ours = reference(game, decides);
  const comparing = comparingFor(game, prey.serves);
  const windows = !lacks.includes('windows');
  const legal = !lacks.includes('legal');
  let doubts: readonly Doubt[] | undefined;

  const isServed = ({ position, commands, outcome }: Trial): boolean => {
    if (lacks.length === 0) return true;
    const needs: string[] = [...game.needsOf(position, commands), ...sharedNeedsOf(commands, [])];
    if (needs.some((n) => lacks.includes(n))) return false;
    const { open } = outcome;
    return open === null || (windows && (open.window !== 'choice' || !lacks.includes('choices')));
  };
  const trial: Held['trial'] = (seed, run) => {
    const made = trialOf(room, seed, run, ours);
    if (!made) return undefined;
    const want = { legal: made.want.legal && legal };
    const commands = windows ? made.commands : settled(made.commands);
    const mine = windows ? made : { ...made, commands, outcome: ours(made.position, commands, want) };
    return isServed(mine) ? { ...mine, want } : 'lacking';
  };
  const ask: Held['ask'] = ({ position, commands, want }) => {
    try {
      const answer = prey.ask(position, commands, want);
      return answer instanceof Promise ? answer.catch(faultOf) : answer;
    } catch (e) {
      return faultOf(e);
    }
  };
  const differences: Held['differences'] = ({ commands }, mine, theirs) => {
    if (!(theirs instanceof Fault)) return differencesOf(mine, theirs, commands, comparing);
    return theirs.verdict === 'unsupported' ? [] : [{ path: theirs.verdict, expected: 'an outcome', found: theirs.message, clauses: [] }];
  };
  const rests: Held['rests'] = ({ asked, reference: mine, theirs, differences: [first] }) => {
    if (theirs instanceof Fault || !first) return undefined;
    const listed = first.path === 'legal' ? [first.expected, first.found].filter((c) => typeof c === 'object') : [];
    const unasked = game.unasked?.(asked.position, [...asked.commands, ...(listed as Command[])], mine);
    if (unasked !== undefined) return unasked;
    doubts ??= doubtsOf(game, cases, readings, decides);
    return doubts.find((doubt) => {
      const other = doubt.ask(asked.position, asked.commands, asked.want);
      if (doubt.weak && differencesOf(mine, other, asked.commands, comparing).some((d) => placeIn(d.path) === placeIn(first.path)))
        return true;
      return differencesOf(other, theirs, asked.commands, comparing).length === 0;
    })?.says;
  };

  /** Undefined when the door does not let it in. */
  const again = async (asked: Asked): Promise<Parted | undefined> => {
    try {
      const mine = ours(asked.position, asked.commands, asked.want);
      if (lacks.length > 0 && !isServed({ ...asked, number: 0, outcome: mine })) return undefined;
      const theirs = await ask(asked);
      return { asked, reference: mine, theirs, differences: differences(asked, mine, theirs) };
    } catch (e) {
      if (e instanceof DoorError) return undefined;
      throw e;
    }
  };
  const small: Held['small'] = async (parted, until) => {
    const on = rests(parted);
    const start = await firstParting((await tried(parted, again)) ?? parted, again, (p) => rests(p) === on);
    const [first] = start.differences;
    if (!first) return start;
    const pattern = patternOf(first, start.asked.commands);
    const differs = async (asked: Asked): Promise<boolean> => {
      const now = await again(asked);
      const [there] = now?.differences ?? [];
      return there !== undefined && patternOf(there, asked.commands) === pattern && rests(now as Parted) === on;
    };
    const patience = start.theirs instanceof Fault ? (PATIENCE_WITH[start.theirs.verdict] ?? PATIENCE) : PATIENCE;
    if (patience === 0) return start;
    const smallest = await again(await shrunk(start.asked, differs, room, patience, until));
    // An engine that is gone meanwhile has said what it had to say before.
    return !smallest || (smallest.theirs instanceof Fault && smallest.theirs.unasked) ? start : smallest;
  };
  const alike: Held['alike'] = ({ asked, theirs }) => {
    if (theirs instanceof Fault) return [];
    const answers = (m: Misreading): Outcome => misread(game, m, decides)(asked.position, asked.commands, asked.want);
    return game.misreadings.filter((m) => differencesOf(answers(m), theirs, asked.commands, comparing).length === 0);
  };
  return { room, readings, trial, ask, differences, rests, small, alike };
}

/** A command listed that is refused, or not listed that is accepted: the same as a try, where the engine acts by its list. */
async function tried(
  { asked, differences: [first] }: Parted,
  again: (asked: Asked) => Promise<Parted | undefined>,
): Promise<Parted | undefined> {
  if (first?.path !== 'legal') return undefined;
  const command = (typeof first.expected === 'string' ? first.found : first.expected) as Command;
  const parted = await again({ ...asked, commands: [...asked.commands, command], want: { legal: false } });
  return parted && parted.differences.length > 0 ? parted : undefined;
}

/** The run with the commands alone after which the two have parted: what comes later is a consequence. */
async function firstParting(
  parted: Parted,
  again: (asked: Asked) => Promise<Parted | undefined>,
  isLike: (p: Parted) => boolean,
): Promise<Parted> {
  const { asked, theirs } = parted;
  if (theirs instanceof Fault) return parted;
  for (let n = 1; n < asked.commands.length; n++) {
    const sooner = await again({ ...asked, commands: asked.commands.slice(0, n), want: { legal: false } });
    if (sooner && sooner.differences.length > 0 && isLike(sooner)) return sooner;
  }
  return parted;
}

/** A path without the number of the event: which one comes first is what an order is about. */
const placeIn = (path: string): string => path.replace(/^events\[\d+\]/, 'events');

function faultOf(e: unknown): Fault {
  if (e instanceof Fault) return e;
  throw e;
}
