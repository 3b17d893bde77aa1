import type { Case } from '../conformance/case.ts';
import type { Game } from '../reference/kernel/game.ts';
import type { Clause, GameBook } from './model.ts';
import { pretty, sha256 } from './text.ts';

/** What programs read: the manifest of clauses, the cases, the catalogue and the schemas of one game. */
export function dataFiles(book: GameBook, game: Game, cases: readonly Case[]): Map<string, string> {
  const mine = cases.filter((c) => c.game === game.name);
  return new Map([
    [`${game.name}/clauses.json`, pretty(clausesOf(book))],
    [`${game.name}/vectors.json`, vectorsOf(game.name, mine)],
    [`${game.name}/catalogue.json`, pretty({ game: game.name, effects: book.catalogue, needs: book.needs, levels: book.levels })],
    ...(['position', 'command', 'outcome'] as const).map((s): [string, string] => [
      `${game.name}/schema/${s}.json`,
      pretty(game.schemas[s]),
    ]),
  ]);
}

const clausesOf = (g: GameBook): object => ({
  game: g.name,
  source: g.source,
  clauses: g.sections.flatMap((s) => s.clauses.map((c) => clauseOf(c, `${s.page}.md#${c.id}`))),
});

const clauseOf = (c: Clause, page: string): object => ({
  id: c.id,
  number: c.number,
  title: c.title,
  state: c.state,
  page,
  ...(c.was.length > 0 && { was: c.was }),
  text: c.text,
  sha256: c.hash,
  atoms: [...c.atoms.values()].map((a) => ({
    id: a.id,
    kind: a.kind ?? null,
    state: a.state,
    text: a.text,
    sha256: sha256(a.text),
    examples: a.cases,
    misreadings: a.pinnedBy,
  })),
  readings: c.blocks.flatMap((b) => (b.is === 'note' && b.note.kind === 'reading' && b.note.id ? [b.note.id] : [])),
  examples: c.examples.flatMap((e) => e.cases),
});

/**
 * The cases, one a line so that a change shows as the case it is. `index` gives for every clause the positions of
 * its cases in `cases`, and `sha256` is that of the cases as compact JSON.
 */
function vectorsOf(game: string, cases: readonly Case[]): string {
  const index: Record<string, number[]> = {};
  cases.forEach((c, i) => {
    const known = index[c.clause];
    if (known) known.push(i);
    else index[c.clause] = [i];
  });
  const head = { format: 1, game, count: cases.length, sha256: sha256(JSON.stringify(cases)) };
  const lines = Object.entries(head).map(([k, v]) => `"${k}": ${JSON.stringify(v)},`);
  return `{\n${lines.join('\n')}\n"index": ${JSON.stringify(index)},\n"cases": [\n${cases.map((c) => JSON.stringify(c)).join(',\n')}\n]\n}\n`;
}
