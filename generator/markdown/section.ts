import type { Picture } from '../board.ts';
import type { Block } from '../description.ts';
import { hrefFrom, linkMarkdown } from '../links.ts';
import type { Atom, Boards, Clause, Example, GameBook, Misread, Outline, Section, Step } from '../model.ts';
import { escapeHtml, escapeMarkdown, withoutHtml } from '../text.ts';
import {
  asks,
  atomWords,
  clauseWords,
  examplesSummary,
  MANY,
  misreadTitle,
  notice,
  readingLabel,
  rowsNamed,
  tallyWords,
  tick,
} from '../words.ts';

/** What a page writes with: its place in the book, and a place to put pictures. */
export type Pen = {
  readonly game: GameBook;
  readonly page: string;
  /** Keeps the picture as a file and gives the way to it. */
  readonly picture: (p: Picture) => string;
};

export const anchor = (id: string): string => `<a id="${escapeHtml(id)}"></a>`;
/** Authored Markdown with every id in it linked. */
export const prose = (pen: Pen, md: string): string =>
  linkMarkdown(withoutHtml(md), pen.game.targets, (to) => hrefFrom(pen.page, to, '.md'));
/** Plain text with every id in it linked. */
export const plain = (pen: Pen, text: string): string =>
  linkMarkdown(escapeMarkdown(text), pen.game.targets, (to) => hrefFrom(pen.page, to, '.md'));
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const indent = (text: string): string => text.replace(/\n(?=.)/g, '\n  ');
const quoted = (text: string): string => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** The page of a section. */
export function sectionPage(s: Section, pen: Pen): string {
  const { sections } = pen.game;
  const i = sections.indexOf(s);
  const near = [sections[i - 1], sections[i + 1]].map(
    (n, k) => n && `[${k === 0 ? '← ' : ''}${escapeMarkdown(`${n.number} ${n.title}`)}${k === 1 ? ' →' : ''}](${n.file}.md)`,
  );
  const contents = s.clauses.map((c) => [`[${c.number}](#${c.id})`, escapeMarkdown(c.title), clauseWords(c), examplesSummary(c.examples)]);
  return [
    `# ${escapeMarkdown(`${s.number} ${s.title}`)}`,
    quoted(escapeMarkdown(notice(pen.game, s))),
    [near[0], `[${escapeMarkdown(pen.game.title)}](README.md)`, near[1]].filter(Boolean).join(' · '),
    prose(pen, s.intro),
    tallyWords(s.tally),
    table(['Clause', 'About', 'State', 'Examples'], contents),
    ...s.clauses.map((c) => clausePart(c, pen)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function clausePart(c: Clause, pen: Pen): string {
  const { readings } = pen.game;
  const references = c.referencedBy.map(({ id, title }) => plain(pen, `${id} ${title}`)).join(', ');
  return [
    `${[c.id, ...c.was].map(anchor).join('')}\n\n## ${escapeMarkdown(`${c.number} ${c.title}`)}`,
    `*${clauseWords(c)}* · [\`${c.id}\`](#${c.id})`,
    ...joined(c.blocks.map((b) => blockPart(b, c, pen))),
    ...readings
      .filter((r) => r.answers.length > 0 && c.blocks.some((b) => b.is === 'note' && b.note.id === r.id))
      .map((r) => answers(r, pen)),
    misreadPart(c.misreadings, pen),
    references && `Referenced by ${references}.`,
    c.examples.length > 0 ? `**${examplesSummary(c.examples)}.**` : '',
    c.background.length > 0 ? `In each of them:\n\n${stepsPart(c.background, pen)}` : '',
    ...c.examples.map((e) => examplePart(e, pen)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Atoms that follow each other are one list. */
function joined(parts: readonly { atom: boolean; text: string }[]): string[] {
  const out: string[] = [];
  parts.forEach(({ atom, text }, i) => {
    if (atom && parts[i - 1]?.atom) out.push(`${out.pop()}\n${text}`);
    else out.push(text);
  });
  return out;
}

function blockPart(b: Block, c: Clause, pen: Pen): { atom: boolean; text: string } {
  if (b.is === 'prose') return { atom: false, text: prose(pen, b.text) };
  if (b.is === 'note') return { atom: false, text: quoted(prose(pen, b.note.text)) };
  const { state, kind } = c.atoms.get(b.id) as Atom;
  const target = b.id === c.id ? '' : anchor(b.id);
  return { atom: true, text: `- ${target}\`${b.id}\` ${indent(prose(pen, b.text))} <sub>${atomWords(kind, state)}</sub>` };
}

const answers = (r: GameBook['readings'][number], pen: Pen): string =>
  `Answers to ${plain(pen, r.id)}: ${r.answers.map((a, i) => answer(a, i, pen)).join('; ')}.`;
export const answer = ({ name, says }: { name: string; says: string }, i: number, pen: Pen): string =>
  `\`${name}\`${i === 0 ? ' (the answer of this suite)' : ''}: ${plain(pen, says)}`;

function misreadPart(all: readonly Misread[], pen: Pen): string {
  if (all.length === 0) return '';
  const list = `An engine that has it wrong behaves as if\n\n${all.map((m) => misreadItem(m, pen)).join('\n')}`;
  return all.length > MANY
    ? `<details>\n<summary>${misreadTitle(all.length)}</summary>\n\n${list}\n\n</details>`
    : `**${misreadTitle(all.length)}.** ${list}`;
}
const misreadItem = (m: Misread, pen: Pen): string =>
  `- ${plain(pen, m.says)} (${m.contradicts.map((a) => plain(pen, a)).join(', ')}${m.bug ? `; reported as ${escapeMarkdown(m.bug)}` : ''})${m.caught ? '' : ' *No example catches it yet.*'}`;

function examplePart(e: Example, pen: Pen): string {
  const labels = [...e.labels, ...e.readings.map(readingLabel), ...e.bugs.map((b) => `reported as ${b}`)];
  return [
    `<details>\n<summary>${anchor(e.id)}${tick[e.result]} ${escapeHtml(e.name)}</summary>`,
    [...e.atoms.map((a) => plain(pen, a)), ...labels.map((l) => plain(pen, l))].join(' · '),
    stepsPart(e.steps, pen),
    ...e.outlines.map((o) => outlinePart(o, e.id, pen)),
    e.boards && boardsPart(e.boards, pen),
    `<sub>${asks(e)}</sub>`,
    '</details>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Steps as lines; the hard break is a backslash because editors and reviewers do not see trailing blanks. */
function stepsPart(steps: readonly Step[], pen: Pen): string {
  const parts: string[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length > 0) parts.push(lines.join('\\\n'));
    lines = [];
  };
  for (const s of steps) {
    lines.push(`**${s.keyword}** ${plain(pen, s.text)}`);
    const [head, ...rows] = s.table ?? [];
    if (!head) continue;
    flush();
    parts.push(
      table(
        head.map((c) => plain(pen, c)),
        rows.map((r) => r.map((c) => plain(pen, c))),
      ),
    );
  }
  flush();
  return parts.join('\n\n');
}

const outlinePart = (o: Outline, of: string, pen: Pen): string =>
  [
    o.name && `*${escapeMarkdown(o.name)}*`,
    table(
      ['', ...(rowsNamed(o.rows) ? ['Case'] : []), ...o.head.map(escapeMarkdown)],
      o.rows.map((r) => [
        `${r.id === undefined || r.id === of ? '' : anchor(r.id)}${tick[r.result]}`,
        ...(rowsNamed(o.rows) ? [plain(pen, r.name)] : []),
        ...r.cells.map((c) => plain(pen, c)),
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');

function boardsPart(b: Boards, pen: Pen): string {
  const image = (p: Picture, when: string): string => `<img src="${pen.picture(p)}" alt="${escapeHtml(`${when}: ${p.alt}`)}">`;
  const of = b.of === undefined ? '' : ` (${b.of})`;
  return [
    `${b.after ? 'Before and after' : 'The board'}${escapeMarkdown(of)}:`,
    [image(b.before, 'Before'), b.after && image(b.after, 'After')].filter(Boolean).join(' '),
    b.remark && plain(pen, b.remark),
  ]
    .filter(Boolean)
    .join('\n\n');
}
