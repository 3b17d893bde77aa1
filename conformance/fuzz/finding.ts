import type { Game } from '../../reference/kernel/game.ts';
import type { Command } from '../case.ts';
import type { Difference } from './compare.ts';

/** Findings with one key are told once: where they first part, and by which clause. */
export const keyOf = (d: Difference, commands: readonly Command[], game: Game): string => `${clauseOf(d)} ${patternOf(d, commands, game)}`;

/** The clause in whose trace the two part: of a refusal the first, of anything else the last that was asked. */
export const clauseOf = ({ clauses, expected }: Difference): string => (expected === false ? clauses[0] : clauses.at(-1)) ?? '';

/** The path with what is this run's own left out. */
export function patternOf({ path, expected, found }: Difference, commands: readonly Command[], { events }: Game): string {
  const answer = /^commands\[(\d+)\]/.exec(path)?.[1];
  if (answer !== undefined) return `${commands[Number(answer)]?.do} ${expected ? 'accepted' : 'refused'}`;
  if (path === 'legal') {
    const listed = (expected === 'not listed' ? found : expected) as Command;
    return `legal ${listed.do} ${expected === 'not listed' ? 'too many' : 'missing'}`;
  }
  if (path.startsWith('events')) {
    const kinds = (v: unknown): string[] => (Array.isArray(v) ? v.map((e: { kind?: string }) => e.kind ?? '') : []);
    const [mine, theirs] = [kinds(expected), kinds(found)];
    const kind = [...mine, ...theirs].find((k) => k in events && mine.filter((x) => x === k).length !== theirs.filter((x) => x === k).length);
    return `events ${kind ?? mine[0] ?? theirs[0]}`;
  }
  const [what, , ...rest] = path.split('.');
  return rest.length > 0 ? [what, '*', ...rest].join('.') : what === 'cards' ? 'cards' : path;
}
