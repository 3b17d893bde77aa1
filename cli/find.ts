import { atomsOf, type Case } from '../conformance/case.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { UserError } from './env.ts';

/** What a word on the command line names: examples, and the clause if it names one. */
export type Found = { cases: readonly Case[]; clause?: string };

/**
 * Finds examples by their id, by the id or the printed number of a clause, or by an atom.
 * @throws UserError when nothing has that name
 */
export function find(word: string, cases: readonly Case[], clauses: readonly string[]): Found {
  const one = cases.filter((c) => c.id === word);
  if (one.length > 0) return { cases: one };
  const ids = [word, ...games.map((g) => `${g.prefix}-${word}`)];
  const clause = clauses.find((c) => ids.includes(c));
  if (clause !== undefined) return { cases: cases.filter((c) => c.clause === clause), clause };
  const tagged = cases.filter((c) => ids.some((id) => games.some((g) => atomsOf(c, g.prefix).includes(id))));
  if (tagged.length > 0) return { cases: tagged };
  const atoms = cases.flatMap((c) => games.flatMap((g) => atomsOf(c, g.prefix)));
  const bare = (id: string): string => id.slice(id.indexOf('-') + 1);
  const known = [...new Set([...clauses.map(bare), ...clauses, ...atoms, ...cases.map((c) => c.id)])];
  throw new UserError(
    `nothing is called "${word}": expected the id of an example, the id or number of a clause, or a file that ends in .json${didYouMean(word, known)}`,
  );
}
