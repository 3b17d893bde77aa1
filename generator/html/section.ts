import { svgInline } from '../board.ts';
import type { Block } from '../description.ts';
import type { Atom, Boards, Clause, Example, GameBook, Misread, Outline, Section, Step } from '../model.ts';
import type { Result } from '../states.ts';
import { escapeHtml } from '../text.ts';
import {
  asks,
  atomWords,
  clauseWords,
  examplesSummary,
  MANY,
  misreadTitle,
  notice,
  readingLabel,
  resultWord,
  rowsNamed,
  tallyWords,
  tick,
} from '../words.ts';
import { link, type Page, type Pen, phrase, plain, prose, scrolling, table } from './layout.ts';

type InGame = Pen & { readonly game: GameBook };

/** A link to where it stands, small and grey in the gutter. */
export const permalink = (id: string): string => `<a class="id" href="#${escapeHtml(id)}">${escapeHtml(id)}</a>`;
export const ticked = (r: Result): string =>
  `<span class="tick ${r}" aria-hidden="true">${tick[r]}</span><span class="unseen">${resultWord[r]}: </span>`;
export const warning = (text: string): string => `<p class="notice">${escapeHtml(text)}</p>`;

/** The page of a section. */
export function sectionPage(s: Section, pen: InGame): Page {
  const said = notice(pen.game, s);
  const { sections } = pen.game;
  const i = sections.indexOf(s);
  const near = (n: Section | undefined, word: string): string =>
    n ? `<span>${word} ${link(pen, n.page, `${n.number} ${n.title}`)}</span>` : '';
  const contents = s.clauses.map((c) => ({
    cells: [link(pen, s.page, c.number, c.id), escapeHtml(c.title), clauseWords(c), examplesSummary(c.examples)],
  }));
  return {
    title: `${s.number} ${s.title} · ${pen.game.title}`,
    notice: said,
    main: [
      `<h1>${escapeHtml(`${s.number} ${s.title}`)}</h1>`,
      warning(said),
      prose(pen, s.intro),
      `<p class="tally">${tallyWords(s.tally)}</p>`,
      table('Clauses of this section', ['Clause', 'About', 'State', 'Examples'], contents),
      ...s.clauses.map((c) => clausePart(c, pen)),
      `<p class="near">${near(sections[i - 1], 'Before:')}${near(sections[i + 1], 'Next:')}</p>`,
    ].join('\n'),
  };
}

function clausePart(c: Clause, pen: InGame): string {
  const open = pen.game.readings.filter((r) => r.answers.length > 0 && c.blocks.some((b) => b.is === 'note' && b.note.id === r.id));
  const references = c.referencedBy.map(({ id, title }) => `${plain(pen, id)} ${escapeHtml(title)}`).join(', ');
  return [
    `<section class="clause" aria-labelledby="${escapeHtml(c.id)}">`,
    c.was.map((id) => `<span id="${escapeHtml(id)}"></span>`).join(''),
    `<div class="head"><h2 id="${escapeHtml(c.id)}">${escapeHtml(`${c.number} ${c.title}`)}</h2>${permalink(c.id)}<span class="state ${c.state}">${clauseWords(c)}</span></div>`,
    ...blocksPart(c, pen),
    ...open.map((r) => answers(r, pen)),
    misreadPart(c.misreadings, pen),
    references && `<p class="references">Referenced by ${references}.</p>`,
    c.examples.length > 0 ? `<h3>${examplesSummary(c.examples)}</h3>` : '',
    c.background.length > 0 ? `<div class="background"><p>In each of them:</p>${stepsPart(c.background, pen)}</div>` : '',
    ...c.examples.map((e) => examplePart(e, pen)),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The text of a clause; statements that follow each other are one list. */
function blocksPart(c: Clause, pen: Pen): string[] {
  const parts: string[] = [];
  c.blocks.forEach((b, i) => {
    if (b.is === 'atom' && c.blocks[i - 1]?.is !== 'atom') parts.push('<ul class="atoms">');
    parts.push(blockPart(b, c, pen));
    if (b.is === 'atom' && c.blocks[i + 1]?.is !== 'atom') parts.push('</ul>');
  });
  return parts;
}

function blockPart(b: Block, c: Clause, pen: Pen): string {
  if (b.is === 'prose') return prose(pen, b.text);
  if (b.is === 'note') return `<div class="note ${b.note.kind}" role="note">${prose(pen, b.note.text)}</div>`;
  const { state, kind } = c.atoms.get(b.id) as Atom;
  const id = b.id === c.id ? '' : ` id="${escapeHtml(b.id)}"`;
  return `<li${id}>${permalink(b.id)} <div>${phrase(pen, b.text)} <span class="state ${state}">${atomWords(kind, state)}</span></div></li>`;
}

const answers = (r: GameBook['readings'][number], pen: Pen): string =>
  `<p class="answers">Answers to ${plain(pen, r.id)}: ${r.answers.map((a, i) => answer(a, i, pen)).join('; ')}.</p>`;
export const answer = ({ name, says }: { name: string; says: string }, i: number, pen: Pen): string =>
  `<code>${escapeHtml(name)}</code>${i === 0 ? ' (the answer of this suite)' : ''}: ${plain(pen, says)}`;

function misreadPart(all: readonly Misread[], pen: Pen): string {
  if (all.length === 0) return '';
  const list = `<p>An engine that has it wrong behaves as if</p><ul>${all.map((m) => misreadItem(m, pen)).join('')}</ul>`;
  const title = `<h3>${misreadTitle(all.length)}</h3>`;
  return all.length > MANY
    ? `<details class="misread"><summary>${title}</summary>${list}</details>`
    : `<div class="misread">${title}${list}</div>`;
}
const misreadItem = (m: Misread, pen: Pen): string =>
  `<li>${plain(pen, m.says)} <span class="about">${m.contradicts.map((a) => plain(pen, a)).join(', ')}${m.bug ? `; reported as ${escapeHtml(m.bug)}` : ''}</span>${m.caught ? '' : ' <strong>No example catches it yet.</strong>'}</li>`;

function examplePart(e: Example, pen: Pen): string {
  const labels = [...e.atoms, ...e.labels, ...e.readings.map(readingLabel), ...e.bugs.map((b) => `reported as ${b}`)];
  return [
    `<details class="example" id="${escapeHtml(e.id)}"><summary>${ticked(e.result)}${escapeHtml(e.name)}</summary>`,
    stepsPart(e.steps, pen),
    ...e.outlines.map((o) => outlinePart(o, e.id, pen)),
    e.boards ? boardsPart(e.boards, pen) : '',
    `<p class="about">${labels.map((l) => plain(pen, l)).join(' · ')} <span class="link"><a class="permalink" href="#${escapeHtml(e.id)}">link</a></span></p>`,
    `<p class="asks">${asks(e)}</p>`,
    '</details>',
  ].join('');
}

function stepsPart(steps: readonly Step[], pen: Pen): string {
  const rows = (t: readonly (readonly string[])[]): string =>
    table(
      'Table of the step',
      (t[0] ?? []).map((c) => plain(pen, c)),
      t.slice(1).map((r) => ({ cells: r.map((c) => plain(pen, c)) })),
    );
  return `<ul class="steps">${steps.map((s) => `<li><b>${s.keyword}</b> <span>${plain(pen, s.text)}</span>${s.table ? rows(s.table) : ''}</li>`).join('')}</ul>`;
}

const outlinePart = (o: Outline, of: string, pen: Pen): string =>
  (o.name ? `<p>${escapeHtml(o.name)}</p>` : '') +
  table(
    'Rows of the example',
    ['', ...(rowsNamed(o.rows) ? ['Case'] : []), ...o.head.map(escapeHtml)],
    o.rows.map((r) => ({
      cells: [ticked(r.result), ...(rowsNamed(o.rows) ? [plain(pen, r.name)] : []), ...r.cells.map((c) => plain(pen, c))],
      id: r.id === of ? undefined : r.id,
    })),
  );

function boardsPart(b: Boards, pen: Pen): string {
  const when = b.after ? 'Before' : 'The board';
  const figure = (label: string, svg: string): string => `<figure><figcaption>${label}</figcaption>${scrolling(label, svg)}</figure>`;
  return [
    b.of === undefined ? '' : `<p class="about">Drawn: ${escapeHtml(b.of)}</p>`,
    `<div class="boards">${figure(when, svgInline(b.before))}${b.after ? figure('After', svgInline(b.after)) : ''}</div>`,
    b.remark && `<p class="remark">${plain(pen, b.remark)}</p>`,
  ].join('');
}
