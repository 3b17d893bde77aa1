import MarkdownIt from 'markdown-it';
import { hrefFrom, linkMarkdown, replaceIds, type Target } from '../links.ts';
import type { Book, GameBook } from '../model.ts';
import { escapeHtml, withoutHtml } from '../text.ts';
import { compareTitle } from '../words.ts';

/** What a page writes with: its place in the book. `game` is missing on pages that belong to all games. */
export type Pen = { readonly book: Book; readonly game: GameBook | undefined; readonly page: string };
/** `wide` pages use all the room there is; texts keep to a comfortable measure. */
export type Page = { readonly title: string; readonly main: string; readonly notice: string; readonly wide?: true };

const md = new MarkdownIt({ html: false });
const way = (pen: Pen, to: Target): string => hrefFrom(pen.page, to, '.html');

const linked = (pen: Pen, text: string): string =>
  pen.game ? linkMarkdown(withoutHtml(text), pen.game.targets, (to) => way(pen, to)) : text;
/** Authored Markdown as blocks, with every id in it linked. */
export const prose = (pen: Pen, text: string): string => md.render(linked(pen, text)).trim();
/** The same without a paragraph around it, where it is one. */
export const phrase = (pen: Pen, text: string): string =>
  /\n\s*\n|^\s*[-*>] /m.test(text) ? prose(pen, text) : md.renderInline(linked(pen, text));
/** Plain text, escaped, with every id in it linked. */
export const plain = (pen: Pen, text: string): string =>
  pen.game
    ? replaceIds(escapeHtml(text), pen.game.targets, (word, to) => `<a href="${escapeHtml(way(pen, to))}">${word}</a>`)
    : escapeHtml(text);
export const link = (pen: Pen, page: string, text: string, anchor?: string): string =>
  `<a href="${escapeHtml(way(pen, { page, anchor }))}">${escapeHtml(text)}</a>`;

/** A table that scrolls in a box of its own, so that the page never does. Cells are HTML. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly id?: string | undefined }[],
): string {
  const body = rows.map(
    ({ cells, id }) => `<tr${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`,
  );
  return scrolling(
    label,
    `<table><thead><tr>${head.map((h) => (h === '' ? '<td></td>' : `<th scope="col">${h}</th>`)).join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  );
}
export const scrolling = (label: string, inner: string): string =>
  `<div class="scroll" role="group" aria-label="${escapeHtml(label)}">${inner}</div>`;

const list = (items: readonly string[]): string => (items.length > 0 ? `<ul>${items.map((i) => `<li>${i}</li>`).join('')}</ul>` : '');

function contents(pen: Pen): string {
  const { game, book } = pen;
  const here = (page: string, text: string, more = ''): string =>
    (page === pen.page ? link(pen, page, text).replace('<a ', '<a aria-current="page" ') : link(pen, page, text)) + more;
  const parts = [
    list([
      here('index', 'All games'),
      ...(game ? [] : book.games.map((g) => here(`${g.name}/index`, g.title))),
      here('compare', compareTitle),
      here('phrasebook', 'Phrasebook'),
    ]),
  ];
  if (game) {
    const entry = (s: GameBook['sections'][number]): string =>
      here(
        s.page,
        `${s.number} ${s.title}`,
        s.page === pen.page ? list(s.clauses.map((c) => link(pen, s.page, `${c.number} ${c.title}`, c.id))) : '',
      );
    const outside = game.sections.filter((s) => s.outside).map(entry);
    parts.push(
      `<h2>${here(`${game.name}/index`, game.title)}</h2>`,
      list(game.sections.filter((s) => !s.outside).map(entry)),
      outside.length > 0 ? `<h3>In place of other chapters</h3>${list(outside)}` : '',
      `<h3>Beside the rules</h3>${list([here(`${game.name}/readings`, 'Readings'), here(`${game.name}/catalogue`, 'Catalogue')])}`,
    );
  }
  return parts.join('');
}

// Before the first paint, so that nobody who chose dark sees a flash of light.
const EARLY = `(function(d){d.classList.add('js');try{var t=localStorage.getItem('clausewise-theme');if(t)d.dataset.theme=t}catch(e){}})(document.documentElement)`;

/** A whole document. Scripts are classic and data comes as scripts: a browser refuses anything else from file://. */
export function documentOf(pen: Pen, { title, main, notice, wide }: Page): string {
  const root = '../'.repeat(pen.page.split('/').length - 1);
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}site.css">
<script>${EARLY}</script>
<script src="${root}site.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
${link(pen, 'index', 'Clausewise').replace('<a ', '<a class="brand" ')}
<a class="jump" href="#contents">Contents</a>
<search class="finder"><label for="find" class="unseen">Search the clauses</label><input id="find" type="search" placeholder="Search the clauses" autocomplete="off" spellcheck="false"><ol id="found" hidden></ol></search>
<button id="theme" type="button">Theme: auto</button>
</header>
<main id="main"${wide ? ' class="wide"' : ''} tabindex="-1">
${main}
</main>
<nav id="contents" aria-label="Contents">
${contents(pen)}
</nav>
<footer>
<p>${escapeHtml(notice)}</p>
<p>Made from the rules and the verdicts of one build. Ticks stand only beside what ran and passed in it.</p>
</footer>
<div id="said" class="unseen" role="status"></div>
</body>
</html>
`;
}
