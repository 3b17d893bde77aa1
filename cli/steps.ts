import pc from 'picocolors';
import type { Step } from '../conformance/trace.ts';

/** Clauses are asked from the general to the particular: the last ones decided. */
const DECIDING = 6;
function cited(clauses: readonly string[] | undefined, all: boolean): string {
  if (!clauses?.length) return '';
  const shown = all ? clauses : clauses.slice(-DECIDING);
  const more = clauses.length - shown.length;
  return pc.dim(`  ${shown.join(' ')}${more > 0 ? ` and ${more} more` : ''}`);
}

/** A command and all that came of it, with the clauses that decided; with `verbose` all that were asked. */
export function stepText({ command, answer, events, changes, open, winner }: Step, i: number, verbose: boolean): string {
  const { do: verb, side, ...rest } = command;
  const given = Object.entries(rest).map(([k, v]) => `${k} ${[v].flat().join(' and ')}`);
  const who = side === undefined ? '' : `${String(side)}: `;
  const refused = answer.accepted === false;
  const verdict = refused ? pc.red('refused') : pc.green('accepted');
  return [
    `${pc.bold(`${i + 1}.`)} ${who}${[verb, ...given].join(', ')}  ${verdict}${cited(answer.clauses, verbose || refused)}`,
    ...events.map((e) => {
      const about = [e.card, e.by && `by ${e.by}`, e.amount, e.to && `to ${e.to}`].filter((x) => x !== undefined).join(' ');
      return `     ${pc.cyan(`at ${e.at}`)} ${e.kind} ${about}${cited(e.clauses, verbose)}`;
    }),
    ...changes.map((c) => `     ${c.path}: ${JSON.stringify(c.from)} → ${JSON.stringify(c.to)}`),
    ...(open
      ? [
          `     ${pc.yellow(`open: ${open.window}, waiting for ${open.waiting}`)}${Array.isArray(open['options']) ? `, options ${open['options'].join(', ')}` : ''}`,
        ]
      : []),
    ...(winner ? [`     ${pc.yellow(`${winner} has won`)}`] : []),
  ].join('\n');
}
