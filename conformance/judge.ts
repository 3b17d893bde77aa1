import { games } from '../reference/games.ts';
import type { Frame } from '../reference/kernel/game.ts';
import type { Json } from '../reference/kernel/types.ts';
import type { Ask, Case, Command, Fields, Moment, Outcome, Position } from './case.ts';
import { checkOne, type Failure, type Seen, unexpectedRefusals, untouched } from './check.ts';

export type VerdictName = 'pass' | 'fail' | 'unsupported' | 'error' | 'crash' | 'timeout' | 'protocol' | 'not scored';
export type Verdict = {
  verdict: VerdictName;
  failures: Failure[];
  /** Paths the engine does not report, left out of "nothing else changes". */
  unreported: string[];
  /** What an engine said, or what was wrong with it, for verdicts other than pass and fail. */
  note?: string;
};

export type Judging = { frame: Frame; citations: boolean };

/** One case and the outcomes of its moments give one verdict. */
export function verdictOf(c: Case, outcomes: readonly Outcome[], { frame, citations }: Judging): Verdict {
  const seen: Seen = { failures: [], unreported: [] };
  // A command that was refused is the cause of what follows: it is told first.
  unexpectedRefusals(c, outcomes.at(-1) ?? untouched(c.position), seen);
  let before = untouched(c.position);
  c.moments.forEach((moment, i) => {
    const now = outcomes[i] as Outcome;
    const commands = prefixOf(c, moment);
    for (let k = 0; k < moment.expect.length; k++) checkOne({ moment, now, before, frame, commands, citations }, k, seen);
    before = now;
  });
  return { verdict: seen.failures.length > 0 ? 'fail' : 'pass', ...seen };
}

/** What is asked of an engine for one moment. */
export const prefixOf = (c: Case, m: Moment): readonly Command[] =>
  m.after === c.commands.length ? c.commands : c.commands.slice(0, m.after);
export const wantsLegal = (m: Moment): boolean => m.expect.some((e) => e.that.see === 'legal');

/** Judges an engine of this process. One that throws has crashed: that is never a correct refusal. */
export function judge(c: Case, ask: Ask, judging: Judging): Verdict {
  let outcomes: Outcome[];
  try {
    outcomes = c.moments.map((m) => ask(c.position, prefixOf(c, m), { legal: wantsLegal(m) }));
  } catch (e) {
    return { verdict: 'crash', failures: [], unreported: [], note: e instanceof Error ? e.message : String(e) };
  }
  return verdictOf(c, outcomes, judging);
}

/** An engine that answers in its own time. */
export type AskLater = (position: Position, commands: readonly Command[], want: { legal: boolean }) => Promise<Outcome>;

/** Judges an engine behind a pipe; throws what `ask` throws. */
export async function judgeLater(c: Case, ask: AskLater, judging: Judging, hasLegal: boolean): Promise<Verdict> {
  const outcomes = await Promise.all(c.moments.map((m) => outcomeLater(c, m, ask, hasLegal)));
  return verdictOf(c, outcomes, judging);
}

/** The outcome of one moment; where the engine has no list of legal commands, one is made by trying. */
export async function outcomeLater(c: Case, m: Moment, ask: AskLater, hasLegal: boolean): Promise<Outcome> {
  const commands = prefixOf(c, m);
  const outcome = await ask(c.position, commands, { legal: hasLegal && wantsLegal(m) });
  return hasLegal || !wantsLegal(m) ? outcome : { ...outcome, legal: await legalByTrying(c.position, commands, m, ask) };
}

/** Everything that this part of a command could name. */
function namesFor(field: string, { game: name, cards, effects }: Position): Json[] {
  const game = games.find((g) => g.name === name);
  const ids = (all: readonly Fields[]): Json[] => all.map((x) => x['id'] ?? null);
  if (field === 'effect') return [...(game?.usesCards === 'only' ? [] : ids(effects)), ...(game?.usesCards ? ids(cards) : [])];
  return [...ids(cards), ...(game?.attacksPlayers ? ['north', 'south'] : [])];
}

/** For an engine without a list of legal commands: one run per candidate, and whatever it accepts is legal. */
async function legalByTrying(position: Position, commands: readonly Command[], m: Moment, ask: AskLater): Promise<Command[]> {
  const candidates = m.expect.flatMap(({ that }) =>
    that.see === 'legal' ? namesFor(that.field, position).map((name) => ({ ...that.given, [that.field]: name }) as Command) : [],
  );
  const outcomes = await Promise.all(candidates.map((c) => ask(position, [...commands, c], { legal: false })));
  return candidates.filter((_, i) => outcomes[i]?.commands.at(-1)?.accepted === true);
}
