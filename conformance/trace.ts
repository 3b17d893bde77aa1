import type { Answer, Json } from '../reference/kernel/types.ts';
import type { Ask, Command, Event, Outcome, Position } from './case.ts';
import { same, untouched } from './check.ts';

/** One command, and everything that came of it. */
export type Step = {
  command: Command;
  answer: Answer;
  events: Event[];
  changes: Change[];
  open: Outcome['open'];
  winner: Outcome['winner'];
};
export type Change = { path: string; from: Json; to: Json };

/** What an engine makes of each command, asked again from the start for every one of them. */
export function traceOf(position: Position, commands: readonly Command[], ask: Ask): Step[] {
  let before = untouched(position);
  return commands.map((command, i) => {
    const now = ask(position, commands.slice(0, i + 1), { legal: false });
    const step: Step = {
      command,
      answer: now.commands[i] as Answer,
      events: (now.events ?? []).slice(before.events?.length ?? 0),
      changes: changesOf(before.position, now.position),
      open: now.open,
      winner: now.winner,
    };
    before = now;
    return step;
  });
}

/** The fields in which two positions differ; a card is named by its id. */
function changesOf(before: Position, after: Position): Change[] {
  const changes: Change[] = [];
  compare('', withIds(before), withIds(after), changes);
  return changes;
}
type Plain = { [key: string]: Json };
const withIds = (p: Position): Plain => {
  const { cards, effects, ...rest } = p;
  const named = (list: readonly { [key: string]: Json }[]): Plain => Object.fromEntries(list.map((x) => [String(x['id']), x]));
  return { ...(rest as unknown as Plain), ...named(cards), ...named(effects) };
};
function compare(path: string, from: Json, to: Json, into: Change[]): void {
  if (same(from, to)) return;
  if (!isPlain(from) || !isPlain(to)) return void into.push({ path, from, to });
  for (const k of new Set([...Object.keys(from), ...Object.keys(to)]))
    compare(path ? `${path}.${k}` : k, from[k] ?? null, to[k] ?? null, into);
}
const isPlain = (x: Json): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);
