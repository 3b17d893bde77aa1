import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Ask, Case } from '../conformance/case.ts';
import { misread, reference } from '../conformance/engines.ts';
import { Fault } from '../conformance/fault.ts';
import { type Held, held } from '../conformance/fuzz/held.ts';
import { hunt } from '../conformance/fuzz/hunt.ts';
import { verdictsOf } from '../conformance/pins.ts';
import type { Game, Misreading } from '../reference/kernel/game.ts';
import type { Measured } from './measure.ts';

const SEED = 1;
const ROUNDS = 40;
const RUNS = 1000;
const serves = { lacks: [], readings: {} };
const round = (n: number): string => Math.round(n).toLocaleString('en');

/** Runs a second: made, answered by the reference and by an engine of this process, and compared. The fastest of several rounds. */
export function fuzzRate(game: Game, cases: readonly Case[]): Measured {
  const pair = held(game, cases, { serves, ask: reference(game) });
  let fastest = Number.POSITIVE_INFINITY;
  // The same runs in each round: they are not alike, and rounds have to be.
  for (let r = 0; r < ROUNDS; r++) {
    const began = performance.now();
    for (let n = 0; n < RUNS; n++) differsAt(pair, n);
    fastest = Math.min(fastest, performance.now() - began);
  }
  const perSecond = (RUNS / fastest) * 1000;
  return {
    what: `${game.title}: positions fuzzed a second, compared with an engine in process`,
    value: round(perSecond),
    target: '≥ 12,000',
    holds: perSecond >= 12_000,
  };
}

function differsAt(pair: Held, run: number): boolean {
  const trial = pair.trial(SEED, run);
  if (!trial || trial === 'lacking') return false;
  const theirs = pair.ask(trial);
  if (theirs instanceof Promise || theirs instanceof Fault) throw new Error('an engine of this process answers at once');
  return pair.differences(trial, trial.outcome, theirs).length > 0;
}

/** How soon one misreading was found, or that it was not. */
export type Hit = { game: string; misreading: string; milliseconds: number; runs: number; found: boolean };

/** Looks for each misreading in turn, for at most so many milliseconds. `progress` is called before each. */
export function hitsOf(game: Game, cases: readonly Case[], most: number, progress: (m: Misreading) => void = () => {}): Hit[] {
  let ask: Ask = reference(game);
  const pair = held(game, cases, { serves, ask: (...asked) => ask(...asked) });
  // The first runs warm the machine up, and are nobody's.
  for (let n = 0; n < 2000; n++) differsAt(pair, n);
  return game.misreadings.map((m) => {
    progress(m);
    ask = misread(game, m);
    return search(game, m, pair, most);
  });
}

function search(game: Game, m: Misreading, pair: Held, most: number): Hit {
  const began = performance.now();
  for (let runs = 0; ; runs++) {
    const found = differsAt(pair, runs);
    const milliseconds = performance.now() - began;
    if (found || milliseconds > most) return { game: game.name, misreading: m.id, milliseconds, runs: runs + 1, found };
  }
}

// Why the fuzzer cannot find it, however long it runs; everything else is merely not found yet.
const left = 'it leaves something out of an event, and what an engine leaves out is not compared';
const unreachable: Readonly<Record<string, string>> = { 'cp-unnamed-attacker': left, 'cp-unnamed-target': left };

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const ms = (n: number): string => (n < 1000 ? `${n < 10 ? n.toFixed(1) : Math.round(n)} ms` : `${(n / 1000).toFixed(1)} s`);

/** The table of times to find, with what was not found and why. */
export function hitTable(hits: readonly Hit[], most: number): string {
  const names = [...new Set(hits.map((h) => h.game))];
  const row = (name: string, mine: readonly Hit[]): string => {
    const times = mine
      .filter((h) => h.found)
      .map((h) => h.milliseconds)
      .sort((a, b) => a - b);
    const within = (limit: number): string => `${Math.floor((times.filter((t) => t <= limit).length / mine.length) * 100)} %`.padStart(6);
    const cells = [ms(quantile(times, 0.5)), ms(quantile(times, 0.9)), ms(times.at(-1) ?? 0)].map((c) => c.padStart(9));
    return `  ${name.padEnd(14)}${`${times.length} of ${mine.length}`.padStart(12)}${cells.join('')}${within(10)}${within(100)}${within(1000)}${within(most)}`;
  };
  const head = `  ${'misreadings'.padEnd(14)}${'found'.padStart(12)}${'median'.padStart(9)}${'9 of 10'.padStart(9)}${'slowest'.padStart(9)}${' 10 ms'}${'100 ms'}${'   1 s'}${ms(most).padStart(6)}`;
  const missed = hits.filter((h) => !h.found);
  return [
    head,
    ...names.map((n) =>
      row(
        n,
        hits.filter((h) => h.game === n),
      ),
    ),
    row('all', hits),
    ...missed.map(
      (h) => `  not found: ${h.misreading}: ${unreachable[h.misreading] ?? `not reached within ${ms(most)} (${round(h.runs)} runs)`}`,
    ),
  ].join('\n');
}

/** What the design promises of them: nine in ten within a minute, half of them within a second. */
export function hitRates(hits: readonly Hit[], most: number): Measured[] {
  const times = hits.map((h) => (h.found ? h.milliseconds : Number.POSITIVE_INFINITY)).sort((a, b) => a - b);
  const share = hits.filter((h) => h.found).length / hits.length;
  const median = quantile(times, 0.5);
  return [
    {
      what: `misreadings found by fuzzing, each within ${ms(most)}`,
      value: `${(share * 100).toFixed(1)} % of ${hits.length}`,
      target: '≥ 90 % within 60 s',
      holds: share >= 0.9,
    },
    { what: 'median time to find a misreading', value: ms(median), target: '< 1 s', holds: median < 1000 },
  ];
}

/**
 * The same without the examples that tell: of a mistake that no example shows, how many does the fuzzer find? Each misreading
 * is looked for among runs made from the examples that do not fail by it.
 */
export function unseenHits(game: Game, cases: readonly Case[], most: number): Hit[] {
  const mine = cases.filter((c) => c.game === game.name);
  return game.misreadings.map((m) => {
    const passing = verdictsOf(game, m, mine).flatMap(([c, { verdict }]) => (verdict === 'pass' ? [c] : []));
    return search(game, m, held(game, passing, { serves, ask: misread(game, m) }), most);
  });
}

const MB = 1024 * 1024;
/** Memory in use after so many runs and after ten times as many, by a hunt that finds something now and then. */
export async function memoryFlat(game: Game, cases: readonly Case[], few: number): Promise<Measured> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed / MB;
  };
  const seen: number[] = [];
  const plan = { seed: SEED, from: 0, to: few * 10, until: Number.POSITIVE_INFINITY, findings: 1 };
  await hunt(game, cases, { serves, ask: reference(game) }, plan, ({ runs }) => {
    if (runs === few || runs === few * 10) seen.push(used());
  });
  const [before = 0, after = 0] = seen;
  return {
    what: `memory after ${round(few * 10)} fuzz cases, of that after ${round(few)}`,
    value: `${after.toFixed(1)} MB (${before.toFixed(1)} MB)`,
    target: '≤ 1.1 times',
    holds: after <= before * 1.1 + 1,
  };
}
