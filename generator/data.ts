import type { Case } from '../conformance/case.ts';
import type { Game } from '../reference/kernel/game.ts';
import type { Clause, GameBook } from './model.ts';
import { perftTable } from './perft.ts';
import { pretty, sha256 } from './text.ts';

/**
 * What programs read: the manifest of clauses, the cases, the counts of trees, the catalogue and the schemas of one game.
 */
export async function dataFiles(book: GameBook, game: Game, cases: readonly Case[]): Promise<Map<string, string>> {
  const mine = cases.filter((c) => c.game === game.name);
  return new Map([
    [`${game.name}/clauses.json`, pretty(clausesOf(book))],
    [`${game.name}/vectors.json`, vectorsOf(game.name, mine)],
    [`${game.name}/perft.json`, linesOf({ format: 1, game: game.name }, 'positions', await perftTable(game, mine))],
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
  return linesOf({ format: 1, game, count: cases.length, sha256: sha256(JSON.stringify(cases)), index }, 'cases', cases);
}

/** JSON with an entry of the list in each line. */
function linesOf(head: object, list: string, entries: readonly object[]): string {
  const lines = Object.entries(head).map(([k, v]) => `${JSON.stringify(k)}: ${JSON.stringify(v)},`);
  return `{\n${lines.join('\n')}\n"${list}": [\n${entries.map((e) => JSON.stringify(e)).join(',\n')}\n]\n}\n`;
}

/** The index of all vectors: which version of the suite they are of, and the hash of each file. */
export function indexOf(version: string, games: readonly Game[], cases: readonly Case[], files: ReadonlyMap<string, string>): string {
  const hashed = (file: string): object => ({ file, sha256: sha256(files.get(file) ?? '') });
  return pretty({
    format: 1,
    suite: version,
    games: games.map(({ name }) => ({
      game: name,
      cases: cases.filter((c) => c.game === name).length,
      vectors: hashed(`${name}/vectors.json`),
      perft: hashed(`${name}/perft.json`),
    })),
  });
}
