import type { ClauseId } from '../reference/kernel/clause.ts';
import type { Json } from '../reference/kernel/types.ts';
import { type Case, isAssumption, type Level, levels, readingsOf } from './case.ts';
import type { Failure } from './check.ts';
import type { Group } from './diagnose.ts';
import type { VerdictName } from './judge.ts';
import { cut, printable } from './printable.ts';
import type { Answers, Result, Subject } from './run.ts';
import type { Selection } from './select.ts';

/** What a run came to, as plain data: the terminal shows it, `--report json` writes it. */
export type Report = {
  report: 1;
  suite: { name: string; version: string };
  engine: Subject['about'];
  selection: { games: readonly string[]; tags?: string; partial: boolean; of: number; shard?: Shard };
  levels: (Tally & { level: Level; name: string })[];
  /** In the order of the suite. */
  clauses: (Tally & { clause: ClauseId; game: string; title: string })[];
  results: Row[];
  /** Failures by their likely cause, the largest group first. */
  groups: {
    clause: ClauseId;
    title: string;
    /** The fault that its cases have in common, where it is none of the rules: the clause is that of the first. */
    cause?: string;
    as?: { misreading: string; says: string; atoms: readonly string[]; alike: number };
    cases: string[];
  }[];
  /** `known` is how many of its entries fail now, as `failures`; `stale` pass now; `unjudged` were selected, and neither pass nor fail. */
  baseline: { known: number; failures: Entry[]; stale: string[]; unjudged: string[] } | null;
  /** Answers to open points by which failures would be none, as far as the examples of both answers tell. */
  suggestions: Suggestion[];
  notices: readonly string[];
  /** Assumptions of the suite that were run all the same: how many would have passed. */
  assumptions: { run: number; agree: number };
  status: { exit: 0 | 1 | 2; because: string[] };
  /** Closes: the verdicts add up to `selected`. */
  totals: Tally;
};
/** A failure that is known, why, and where it is followed up. */
export type Entry = { case: string; reason: string; link: string };
export type Tally = { selected: number } & Record<VerdictName, number>;
export type Suggestion = { game: string; reading: string; answer: string; failures: number; agree: number; of: number };
export type Row = {
  case: string;
  game: string;
  clause: ClauseId;
  name: string;
  level: Level;
  uri: string;
  line: number;
  verdict: VerdictName;
  /** A failure that the baseline lists. */
  known?: true;
  would?: VerdictName;
  under?: Answers;
  note?: string;
  /** The words of `lacks` for which it was not asked. */
  lacks?: readonly string[];
  stderr?: string;
  failures: (Omit<Failure, 'after'> & { step: string })[];
  /** Paths the engine does not report, left out of the comparison. */
  unreported: string[];
};

/**
 * What only the features know: titles of clauses, and the words of a step. `row` is the line of the case: where it is
 * that of a row of an outline, the words are those of the row.
 */
export type Words = { title: (clause: ClauseId) => string; step: (uri: string, line: number, row: number) => string };

/** Which part of the selected cases a run has judged: `index` from 1. */
export type Shard = { index: number; of: number };

type About = {
  suite: Report['suite'];
  engine: Subject['about'];
  selection: Selection;
  partial: boolean;
  shard?: Shard;
  /** No case falls to this shard, and others have some: there is nothing to do, and nothing is wrong. */
  idle?: boolean;
  notices: readonly string[];
  /** What went wrong and is no case's doing: the run ends 1. */
  unexplained?: readonly string[];
  title: Words['title'];
  /** Failures by their likely cause, of these rows. */
  groups: readonly (Group & { cause?: string })[];
  /** The known failures, when there is a baseline. */
  known: readonly Entry[] | undefined;
  /** The baseline is written anew after this: what is to be done about it is being done. */
  renewing?: boolean;
  /** How many may be unsupported. */
  allowed: number;
};

export const verdictNames = [
  'pass',
  'fail',
  'unsupported',
  'error',
  'crash',
  'timeout',
  'protocol',
  'not scored',
] as const satisfies readonly VerdictName[];
/** The verdicts that are scored and no pass. Only these may stand in a baseline. */
const failed = ['fail', 'error', 'crash', 'timeout', 'protocol'] as const satisfies readonly VerdictName[];
export const hasFailed = (v: VerdictName): boolean => (failed as readonly VerdictName[]).includes(v);

/** What a group of failures is called. */
export const groupName = ({ clause, title, cause }: Report['groups'][number]): string => cause ?? `${clause} ${title}`;

const isUnjudged = (v: VerdictName): boolean => v === 'unsupported' || v === 'not scored';

/** Counts verdicts. */
export function tallyOf(verdicts: readonly VerdictName[]): Tally {
  const tally: Tally = { selected: 0, pass: 0, fail: 0, unsupported: 0, error: 0, crash: 0, timeout: 0, protocol: 0, 'not scored': 0 };
  for (const v of verdicts) {
    tally.selected += 1;
    tally[v] += 1;
  }
  return tally;
}
export const failures = (t: Tally): number => failed.reduce((n, v) => n + t[v], 0);
export const scored = (t: Tally): number => t.pass + failures(t);

/** Which part this is, of a run in parts. */
export const shardWords = ({ selection: { shard, of } }: Report): string =>
  shard ? `, shard ${shard.index} of ${shard.of} of ${of} cases` : '';

/** What was judged into rows, in the order of the suite. */
export const rowsOf = (results: readonly Result[], words: Words): Row[] => results.map((r) => rowOf(r, words));

/** Rows into a report: of one run, or of all shards of one. Pure. `caseOf` gives the case of a row. */
export function reportOf(rows: readonly Row[], caseOf: (row: Row) => Case, j: About): Report {
  const known = new Map(j.known?.map((e) => [e.case, e]));
  const results = rows.map((r): Row => {
    const { known: _, ...row } = r;
    return hasFailed(row.verdict) && known.has(row.case) ? { ...row, known: true } : row;
  });
  const failures = results.flatMap((r) => (r.known ? (known.get(r.case) ?? []) : []));
  const totals = tallyOf(results.map((r) => r.verdict));
  const stale = results.filter((r) => r.verdict === 'pass' && known.has(r.case)).map((r) => r.case);
  const unjudged = results.filter((r) => isUnjudged(r.verdict) && known.has(r.case)).map((r) => r.case);
  const run = results.filter((r) => r.would !== undefined && isAssumption(caseOf(r)));
  const { games, tags, of } = j.selection;
  return {
    report: 1,
    suite: j.suite,
    engine: j.engine,
    selection: { games, ...(tags !== undefined && { tags }), partial: j.partial, of, ...(j.shard && { shard: j.shard }) },
    levels: grouped(results, (r) => r.level)
      .sort(([a], [b]) => a - b)
      .map(([level, some]) => ({ level, name: levels[level], ...tallyOf(some.map((r) => r.verdict)) })),
    clauses: grouped(results, (r) => r.clause).map(([clause, some]) => ({
      clause,
      game: some[0]?.game ?? '',
      title: j.title(clause),
      ...tallyOf(some.map((r) => r.verdict)),
    })),
    results,
    groups: j.groups.map(({ clause, cause, as, cases }) => ({
      clause,
      title: j.title(clause),
      ...(cause !== undefined && { cause }),
      ...(as && {
        as: { misreading: as.misreading.id, says: as.misreading.says, atoms: as.misreading.contradicts, alike: Math.floor(as.alike * 100) },
      }),
      cases: cases.map((c) => c.id),
    })),
    baseline: j.known ? { known: failures.length, failures: failures.map(presentable), stale, unjudged } : null,
    suggestions: suggestionsOf(results.map((row) => ({ row, case: caseOf(row) }))),
    notices: j.notices,
    assumptions: { run: run.length, agree: run.filter((r) => r.would === 'pass').length },
    status: j.idle
      ? { exit: 0, because: [] }
      : statusOf(totals, results.filter((r) => hasFailed(r.verdict) && !r.known).length, stale.length, j),
    totals,
  };
}

/** An entry as it is shown: whoever has written the file, it is of one line and steers no terminal. */
const presentable = ({ case: id, reason, link }: Entry): Entry => ({ case: id, reason: printable(reason), link: printable(link) });

/** What `status.because` says of the cases themselves: everything else in it is a fault that no case has. */
const ofCases = /^\d+ of \d+ scored cases? do(es)? not pass$/;
const ofStale = /^\d+ known failures? of the baseline pass/;
/** Why a run does not end 0, beside the cases that fail; and which cases it is about, where it is about some. */
export const besideCases = ({ status, baseline }: Report): { why: string; cases: readonly string[] }[] =>
  status.exit === 0
    ? []
    : status.because.filter((b) => !ofCases.test(b)).map((why) => ({ why, cases: ofStale.test(why) ? (baseline?.stale ?? []) : [] }));

type Judged = Pick<About, 'allowed' | 'unexplained' | 'renewing'>;
function statusOf(t: Tally, unknown: number, stale: number, { allowed, unexplained = [], renewing = false }: Judged): Report['status'] {
  if (t.selected === 0) return { exit: 2, because: ['no case is selected'] };
  if (scored(t) === 0)
    return {
      exit: 2,
      because: [
        `nothing could be judged: of ${t.selected} selected, ${t.unsupported} unsupported and ${t['not scored']} not scored`,
        ...unexplained,
      ],
    };
  const because: string[] = [];
  const one = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`;
  if (unknown > 0) because.push(`${unknown} of ${one(scored(t), 'scored case', 'scored cases')} ${unknown === 1 ? 'does' : 'do'} not pass`);
  if (stale > 0) {
    const [are, them] = stale === 1 ? ['is', 'it'] : ['are', 'them'];
    const pass = one(stale, 'known failure of the baseline passes now', 'known failures of the baseline pass now');
    because.push(renewing ? `${pass}, and ${are} taken out` : `${pass}: take ${them} out (--update-baseline does)`);
  }
  if (t.unsupported > allowed)
    because.push(`${one(t.unsupported, 'case is', 'cases are')} unsupported, ${one(allowed, 'is', 'are')} allowed (--max-unsupported)`);
  because.push(...unexplained);
  return { exit: because.length > 0 ? 1 : 0, because };
}

/**
 * Where examples of one answer to an open point fail, and most of those of another, which are not scored, come as they
 * say, the engine may simply take the other answer.
 */
function suggestionsOf(results: readonly { row: Row; case: Case }[]): Suggestion[] {
  const byReading = grouped(
    results.filter((r) => !isAssumption(r.case)).flatMap((r) => readingsOf(r.case).map(([reading, answer]) => ({ r, reading, answer }))),
    (x) => x.reading,
  );
  return byReading.flatMap(([reading, examples]) => {
    const failures = examples.filter((x) => hasFailed(x.r.row.verdict)).length;
    if (failures === 0) return [];
    const judgedBy = new Set(examples.filter((x) => x.r.row.verdict === 'pass' || hasFailed(x.r.row.verdict)).map((x) => x.answer));
    const others = grouped(
      examples.filter((x) => x.r.row.would !== undefined && !judgedBy.has(x.answer)),
      (x) => x.answer,
    ).map(([answer, tried]) => ({
      game: tried[0]?.r.case.game ?? '',
      reading,
      answer,
      failures,
      agree: tried.filter((x) => x.r.row.would === 'pass').length,
      of: tried.length,
    }));
    return others
      .filter((o) => o.agree * 2 > o.of)
      .sort((a, b) => b.agree / b.of - a.agree / a.of)
      .slice(0, 1);
  });
}

function rowOf(r: Result, words: Words): Row {
  const { case: c, verdict, would, under, note, lacks, stderr, unreported } = r;
  const more = r.failures.length - MOST;
  return {
    case: c.id,
    game: c.game,
    clause: c.clause,
    name: c.name,
    level: c.level,
    uri: c.uri,
    line: c.line,
    verdict,
    ...(would && { would }),
    ...(under && { under }),
    ...(more > 0 ? { note: `${more} more differences are not shown` } : note !== undefined && { note }),
    ...(lacks && { lacks }),
    ...(stderr && { stderr }),
    failures: r.failures.slice(0, MOST).map(({ line, after, path, expected, found }) => ({
      line: line || c.line,
      step: line ? words.step(c.uri, line, c.line) : commandAt(c, path, after),
      path: cut(path, LONG),
      expected,
      found: brief(found),
    })),
    unreported: unreported.slice(0, MOST).map((path) => cut(path, LONG)),
  };
}
/** How many differences of one case are told, and how much of one: an engine may answer with a megabyte of them. */
const [MOST, LONG] = [50, 1000];
function brief(found: Json): Json {
  const text = JSON.stringify(found);
  return text.length > LONG ? cut(text, LONG) : found;
}
/** An acceptance that no step speaks of: the command itself stands in for the step. */
function commandAt(c: Case, path: string, after: number): string {
  const at = Number(/^commands\[(\d+)\]/.exec(path)?.[1] ?? after - 1);
  return `must be accepted: ${JSON.stringify(c.commands[at] as unknown as Json)}`;
}

/** A word of `lacks`: how many cases are unsupported for it, and how many of them for nothing else. */
type Lacked = { word: string; cases: number; alone: number };
/** What an engine lacks, the most needed first: what there is to gain. */
export function lackedIn(results: readonly Row[]): Lacked[] {
  const lacking = results.filter((x) => x.verdict === 'unsupported').map((x) => x.lacks ?? []);
  const words = [...new Set(lacking.flat())];
  return words
    .map((word) => {
      const mine = lacking.filter((l) => l.includes(word));
      return { word, cases: mine.length, alone: mine.filter((l) => l.length === 1).length };
    })
    .sort((a, b) => b.cases - a.cases || b.alone - a.alone || (a.word < b.word ? -1 : 1));
}

/** Items by key, in the order in which the keys first come. */
export function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
