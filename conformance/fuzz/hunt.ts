import type { ClauseId } from '../../reference/kernel/clause.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';
import type { Outcome } from '../../reference/kernel/types.ts';
import type { Case } from '../case.ts';
import { Fault } from '../fault.ts';
import { remembered } from '../remembered.ts';
import type { Shard } from '../report.ts';
import type { Answers } from '../run.ts';
import { caseOfFinding } from './example.ts';
import { clauseOf, keyOf, noteCited, patternOf } from './finding.ts';
import { type Held, held, type Parted, type Prey } from './held.ts';
import { placeOf } from './place.ts';
import type { Room } from './room.ts';
import type { Trial } from './trial.ts';

export type Plan = {
  readonly seed: number;
  readonly shard?: Shard;
  /** The first run, and the one after the last: with a shard, of all shards together. */
  readonly from: number;
  readonly to: number;
  /** When to end, by the clock of `performance.now`. */
  readonly until: number;
  /** How many groups of findings are enough. */
  readonly findings: number;
};

/** Findings of one kind: the first of them made small, and how many there were. */
export type Finding = Parted & {
  readonly run: number;
  /** The Rule that an example of it belongs to, and the atoms it is about. */
  readonly clause: ClauseId;
  readonly atoms: readonly string[];
  /** Whether a misreading of those atoms makes the example fail. */
  readonly pinned: boolean;
  /** Where they part, without what is this run's own. */
  readonly pattern: string;
  /** The readings that the engine declares, which the reference took. */
  readonly readings: Answers;
  /** What it rests on, where that is an assumption or an open reading. */
  readonly rests?: string;
  /** The misreadings that answer as the engine does, in the first runs of this kind as well, if any do. */
  readonly as: readonly Misreading[];
  /** Asked again, the engine answered as the reference does: it carries something over from run to run. */
  readonly unsteady: boolean;
  count: number;
};

/** How far a hunt has come. Nothing in it grows with the number of runs. */
export type Hunted = {
  readonly game: Game;
  runs: number;
  /** Runs that need something the engine has not, or that it calls unsupported. */
  unsupported: number;
  readonly reached: Set<ClauseId>;
  readonly clauses: ReadonlySet<ClauseId>;
  readonly findings: Finding[];
  /** Those that rest on an assumption or an open reading. */
  readonly apart: Finding[];
  milliseconds: number;
  /** Why it ended before its time: the engine is gone. */
  ended?: string;
};

/** Milliseconds beyond its time that a hunt may take to make its last finding small. */
const GRACE = 3000;

/** So many runs of one kind are asked which misreadings they tell apart. */
const TELLING = 30;

/** Answers that may be owed at once: more than a pipe takes. */
const AT_ONCE = 512;

/** The clauses that the suite's own examples of the game come to. */
export function clausesOf({ game, cases }: Pick<Room, 'game' | 'cases'>): Set<ClauseId> {
  const clauses = new Set<ClauseId>();
  for (const c of cases) noteCited(game.run(c.position, c.commands), clauses);
  return clauses;
}

const clausesFor = remembered((game: Game, cases: readonly Case[]): ReadonlySet<ClauseId> => clausesOf({ game, cases }));

/**
 * Holds an engine against the reference on random positions until something says that it is enough. Findings are taken in
 * the order of the runs, so that the same seed finds the same, however answers come in. `progress` is called after each run.
 */
export async function hunt(
  game: Game,
  cases: readonly Case[],
  prey: Prey,
  plan: Plan,
  progress: (h: Hunted) => void = () => {},
): Promise<Hunted> {
  const pair = held(game, cases, prey);
  const began = performance.now();
  const hunted: Hunted = {
    game,
    runs: 0,
    unsupported: 0,
    reached: new Set(),
    clauses: clausesFor(game, pair.room.cases),
    findings: [],
    apart: [],
    milliseconds: 0,
  };
  const isOver = (): boolean => hunted.findings.length >= plan.findings || hunted.ended !== undefined || performance.now() >= plan.until;
  const collect = collector(pair, hunted, plan.until + GRACE);

  const heard = (trial: Trial, theirs: Outcome | Fault): undefined | Promise<void> => {
    if (theirs instanceof Fault && theirs.unasked) {
      hunted.ended = theirs.message;
      return undefined;
    }
    hunted.runs += 1;
    if (theirs instanceof Fault && theirs.verdict === 'unsupported') hunted.unsupported += 1;
    noteCited(trial.outcome, hunted.reached);
    const differences = pair.differences(trial, trial.outcome, theirs);
    hunted.milliseconds = performance.now() - began;
    progress(hunted);
    return differences.length > 0 ? collect(trial.number, { asked: trial, reference: trial.outcome, theirs, differences }) : undefined;
  };
  const owed: { trial: Trial; answer: Promise<Outcome | Fault> }[] = [];
  const owe = async (most: number): Promise<void> => {
    while (owed.length > most && !isOver()) {
      const { trial, answer } = owed.shift() as (typeof owed)[number];
      await heard(trial, await answer);
    }
  };

  const { index, of } = plan.shard ?? { index: 1, of: 1 };
  for (let n = plan.from + ((((index - 1 - plan.from) % of) + of) % of); n < plan.to && !isOver(); n += of) {
    const trial = pair.trial(plan.seed, n);
    if (trial === undefined) continue;
    if (trial === 'lacking') {
      hunted.runs += 1;
      hunted.unsupported += 1;
      continue;
    }
    const answer = pair.ask(trial);
    if (answer instanceof Promise) {
      owed.push({ trial, answer });
      await owe(AT_ONCE - 1);
    } else {
      const collected = heard(trial, answer);
      if (collected) await collected;
    }
  }
  await owe(0);
  hunted.milliseconds = performance.now() - began;
  return hunted;
}

/** Takes what parts into the group it belongs to; the first of a group is made small. */
function collector(pair: Held, { findings, apart }: Hunted, until: number): (run: number, parted: Parted) => Promise<void> {
  const mine = new Map<string, Finding>();
  const again = (f: Finding, parted: Parted): void => {
    f.count += 1;
    if (f.as.length < 2 || f.count > TELLING) return;
    const as = likest(f.as, pair.alike(parted));
    if (as.length < f.as.length) Object.assign(f, placed({ ...f, as }, pair.room));
  };
  return async (run, parted) => {
    // What rests on a doubt may part in the same place as what does not, or rests on another: each is asked for itself.
    const rests = pair.rests(parted);
    const key = ({ differences: [first], asked }: Parted): string => `${rests ?? ''} ${first ? keyOf(first, asked.commands) : ''}`;
    const raw = key(parted);
    const before = mine.get(raw);
    if (before) return again(before, parted);
    const small = await pair.small(parted, until);
    const unsteady = small.differences.length === 0;
    const told = unsteady ? parted : small;
    const same = mine.get(key(told));
    if (same) {
      mine.set(raw, same);
      return again(same, parted);
    }
    const [first] = told.differences as [Parted['differences'][number]];
    const finding: Finding = placed(
      {
        ...told,
        run,
        clause: clauseOf(first),
        atoms: [],
        pinned: false,
        pattern: patternOf(first, told.asked.commands),
        readings: pair.readings,
        ...(rests !== undefined && { rests }),
        as: likest(pair.alike(told), pair.alike(parted)),
        unsteady,
        count: 1,
      },
      pair.room,
    );
    mine.set(raw, finding);
    mine.set(key(told), finding);
    (rests === undefined ? findings : apart).push(finding);
  };
}

/** Of a small run many mistakes are alike: those that are alike in another of its kind, too, where there are some. */
function likest(small: readonly Misreading[], other: readonly Misreading[]): readonly Misreading[] {
  const both = small.filter((m) => other.includes(m));
  return both.length > 0 ? both : small;
}

/** With the Rule and the atoms that its example belongs to. */
const placed = (f: Finding, room: Room): Finding => ({ ...f, ...placeOf(caseOfFinding(f, room.game, ''), f, room) });
