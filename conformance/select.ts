import parse from '@cucumber/tag-expressions';
import type { Case } from './case.ts';

export type Selection = { cases: readonly Case[]; of: number; games: readonly string[]; tags?: string };

/** What a tag expression may name: the tags of the example, its level and its needs. */
const tagsOf = (c: Case): string[] => [...c.tags.map((t) => `@${t}`), `@level:${c.level}`, ...c.needs.map((n) => `@needs:${n}`)];

/**
 * The cases of these games that a tag expression selects (all when there is none).
 * @throws Error when the expression cannot be read; the message says where.
 */
export function select(cases: readonly Case[], games: readonly string[], tags?: string): Selection {
  const mine = cases.filter((c) => games.includes(c.game));
  if (tags === undefined) return { cases: mine, of: cases.length, games };
  const wanted = parse(tags);
  return { cases: mine.filter((c) => wanted.evaluate(tagsOf(c))), of: cases.length, games, tags };
}
