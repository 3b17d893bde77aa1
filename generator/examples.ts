import type { Step as GherkinStep, Scenario } from '@cucumber/messages';
import { atomsOf, bugsOf, type Case, type Level, type Outcome, readingsOf, slug } from '../conformance/case.ts';
import type { Game } from '../reference/kernel/game.ts';
import { pictureOf, sameDrawing } from './board.ts';
import type { Judged } from './judged.ts';
import type { Boards, Example, Outline, Step } from './model.ts';
import { together } from './states.ts';

/** The judged cases of a build by `file:line` of the example or of its row. */
export type ByLine = ReadonlyMap<string, Judged>;
export const lineKey = (uri: string, line: number): string => `${uri}:${line}`;

const labels: Readonly<Record<string, string>> = {
  example: 'worked example',
  implied: 'implied',
  erratum: 'corrects a slip',
  assumption: 'assumption, not scored',
};

export const stepOf = (s: GherkinStep): Step => ({
  keyword: s.keyword.trim(),
  text: s.text,
  table: s.dataTable?.rows.map((r) => r.cells.map((c) => c.value)),
});

/** An example as the book shows it, with what came of it in this build. */
export function exampleOf(s: Scenario, uri: string, clause: string, game: Game, byLine: ByLine): Example {
  const at = (line: number): Judged | undefined => byLine.get(lineKey(uri, line));
  const outlines = s.examples.map(
    (e): Outline => ({
      name: e.name,
      head: e.tableHeader?.cells.map((c) => c.value) ?? [],
      rows: e.tableBody.map((r) => {
        const ran = at(r.location.line);
        return { name: ran?.case.name ?? s.name, cells: r.cells.map((c) => c.value), result: ran?.result ?? 'unrun', id: ran?.case.id };
      }),
    }),
  );
  const lines = s.examples.length > 0 ? s.examples.flatMap((e) => e.tableBody.map((r) => r.location.line)) : [s.location.line];
  const ran = lines.map(at);
  const cases = ran.flatMap((j) => j?.case ?? []);
  const tagged = { tags: [...s.tags, ...s.examples.flatMap((e) => e.tags)].map((t) => t.name.slice(1)) };
  const first = ran.find((j) => j !== undefined);
  return {
    id: outlines.length === 0 && first ? first.case.id : `${clause}/${slug(s.name)}`,
    name: s.name,
    atoms: [...new Set(atomsOf(tagged, game.prefix))],
    labels: Object.keys(labels).flatMap((t) => (tagged.tags.includes(t) ? (labels[t] as string) : [])),
    bugs: bugsOf(tagged),
    readings: readingsOf(tagged).map(([id, answer]) => ({
      id,
      answer,
      recommended: game.readings.find((r) => r.id === id)?.recommended === answer,
    })),
    steps: s.steps.map(stepOf),
    outlines,
    result: together(ran.map((j) => j?.result ?? 'unrun')),
    cases: cases.map((c) => c.id),
    level: Math.max(1, ...cases.map((c) => c.level)) as Level,
    needs: [...new Set(cases.flatMap((c) => c.needs))],
    boards: boardsOf(
      ran.filter((j) => j !== undefined),
      game,
      outlines.length > 0,
    ),
  };
}

/** The boards of an example; of an outline those of the first row in which something changes. */
function boardsOf(ran: readonly Judged[], game: Game, outline: boolean): Boards | undefined {
  const drawn = ran.map((j) => ({ ...j, before: game.draw(j.case.position), after: j.last && game.draw(j.last.position) }));
  const moved = drawn.find(({ before, after }) => after && !sameDrawing(before, after));
  const shown = moved ?? drawn[0];
  if (!shown) return undefined;
  const { case: c, last, before, after } = shown;
  return {
    before: pictureOf(before),
    after: moved && after ? pictureOf(after, before) : undefined,
    remark: remarkOn(c, last, !moved),
    of: outline ? c.name : undefined,
  };
}

/** What happened and cannot be seen on a board. Plain text. */
function remarkOn(c: Case, last: Outcome | undefined, unmoved: boolean): string {
  if (!last || c.commands.length === 0) return '';
  const answer = last.commands.at(-1);
  const refused = answer?.accepted === false;
  const by = refused && answer.clauses?.length ? ` by ${answer.clauses.map((id) => id.slice(id.indexOf('-') + 1)).join(' and ')}` : '';
  return [
    refused && `The last command is refused${by}.`,
    unmoved && 'The board stays as it is.',
    last.open && `Open: ${last.open.window}, waiting for ${last.open.waiting}.`,
    last.winner && `The winner is ${last.winner}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
