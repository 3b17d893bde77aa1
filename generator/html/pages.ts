import { boardStyle, darkBoard, lightBoard } from '../board.ts';
import type { ComparedAnswer, Proof } from '../compare.ts';
import type { Book, GameBook, PhraseEntry, Section } from '../model.ts';
import { explained, states } from '../states.ts';
import { escapeHtml, percent } from '../text.ts';
import {
  compareIntro,
  compareTitle,
  declared,
  legend,
  notice,
  noticeOfAll,
  pinnedWords,
  readingsIntro,
  share,
  stateWord,
  summed,
  tallyWords,
  unproven,
  unused,
  usesWords,
} from '../words.ts';
import { documentOf, link, type Page, type Pen, phrase, plain, prose, scrolling, table } from './layout.ts';
import { searchData } from './search.ts';
import { answer, permalink, sectionPage, ticked, warning } from './section.ts';

/** What the pages load beside themselves: our style and script, and the search library as a classic script. */
export type Assets = { readonly style: string; readonly script: string; readonly search: string };

/** The book as a website of plain files. */
export function site(book: Book, assets: Assets): Map<string, string> {
  const files = new Map<string, string>();
  const put = (page: string, game: GameBook | undefined, write: (pen: Pen) => Page): void => {
    const pen = { book, game, page };
    files.set(`${page}.html`, documentOf(pen, write(pen)));
  };
  put('index', undefined, bookPage);
  put('phrasebook', undefined, phrasebookPage);
  put('compare', undefined, comparePage);
  for (const game of book.games) {
    put(`${game.name}/index`, game, (pen) => gamePage(game, pen));
    put(`${game.name}/readings`, game, (pen) => readingsPage(game, pen));
    put(`${game.name}/catalogue`, game, (pen) => cataloguePage(game, pen));
    for (const s of game.sections) put(s.page, game, (pen) => sectionPage(s, { ...pen, game }));
  }
  files.set('site.css', styleOf(assets.style));
  files.set('site.js', assets.script);
  files.set('search.js', assets.search);
  files.set('search-data.js', searchData(book));
  return files;
}

/** The style sheet with the colours of the boards, which are the same as those of the pictures in Markdown. */
const styleOf = (style: string): string =>
  [
    style.trimEnd(),
    `:root{${lightBoard}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkBoard}}}`,
    `@media screen{:root[data-theme=dark]{${darkBoard}}}`,
    boardStyle('.board'),
    '',
  ].join('\n');

function bookPage(pen: Pen): Page {
  const { book } = pen;
  const said = noticeOfAll(book);
  return {
    title: 'Clausewise: the rulebook',
    notice: said,
    main: [
      '<h1>The rulebook</h1>',
      warning(said),
      '<p>Combat rules of card games, clause by clause, each with examples that were run to make this page.</p>',
      table(
        'Games',
        ['Game', 'Sections', 'Statements pinned', 'Cases passed'],
        book.games.map(({ name, title, sections, tally: t }) => ({
          cells: [
            link(pen, `${name}/index`, title),
            String(sections.length),
            pinnedWords(t),
            `${share(t.passed, t.cases)} (${percent(t.passed, t.cases)} %)`,
          ],
        })),
      ),
      book.games.length > 1 ? `<p class="tally">All together: ${tallyWords(summed(book.games.map((g) => g.tally)))}</p>` : '',
      `<p>What the games answer differently: ${link(pen, 'compare', compareTitle)}.</p>`,
      `<p>The words examples are written in: ${link(pen, 'phrasebook', 'phrasebook')}.</p>`,
      '<h2>How to read it</h2>',
      `<p>${legend.ticks}</p><p>${legend.boards}</p>`,
      table(
        'States',
        ['State', 'Means'],
        states.map((s) => ({ cells: [`<span class="state ${s}">${stateWord[s]}</span>`, explained[s]] })),
      ),
      `<p>${phrase(pen, legend.states)}</p>`,
    ].join('\n'),
  };
}

function comparePage(pen: Pen): Page {
  const { games, comparison } = pen.book;
  const said = noticeOfAll(pen.book);
  const proved = ({ clause, example }: Proof): string =>
    `${link(pen, clause.page, clause.number, clause.id)}, ${ticked(example.result)}${link(pen, clause.page, example.name, example.id)}`;
  const told = ({ says, proof }: ComparedAnswer): string =>
    says === undefined ? '–' : `${escapeHtml(says)}<br><span class="about">${proof ? proved(proof) : `<em>${unproven}</em>`}</span>`;
  const cell = (a: ComparedAnswer): string => `<td data-game="${escapeHtml(a.game.title)}">${told(a)}</td>`;
  const head = games.map((g) => `<th scope="col">${link(pen, `${g.name}/index`, g.title)}</th>`).join('');
  const rows = comparison.map(
    ({ id, asks, answers }) => `<tr id="${escapeHtml(id)}"><th scope="row">${escapeHtml(asks)}</th>${answers.map(cell).join('')}</tr>`,
  );
  return {
    title: `${compareTitle} · Clausewise`,
    notice: said,
    wide: true,
    main: [
      `<h1>${compareTitle}</h1>`,
      warning(said),
      `<p class="lead">${compareIntro}</p>`,
      scrolling(
        compareTitle,
        `<table class="compare"><thead><tr><th scope="col">Question</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
      ),
    ].join('\n'),
  };
}

function gamePage(g: GameBook, pen: Pen): Page {
  const said = notice(g);
  const rows = (of: readonly Section[]): { cells: string[] }[] =>
    of.map((s) => ({
      cells: [
        link(pen, s.page, `${s.number} ${s.title}`),
        s.clauses.map((c) => `<span class="number">${link(pen, s.page, c.number, c.id)}</span>`).join(', '),
        share(s.tally.pinned, s.tally.owing),
        share(s.tally.passed, s.tally.cases),
      ],
    }));
  const head = ['Section', 'Clauses', 'Pinned', 'Passed'];
  const outside = g.sections.filter((s) => s.outside);
  return {
    title: `${g.title} · Clausewise`,
    notice: said,
    main: [
      `<h1>${escapeHtml(g.title)}</h1>`,
      warning(said),
      `<p class="tally">${tallyWords(g.tally)}</p>`,
      table('Sections', head, rows(g.sections.filter((s) => !s.outside))),
      outside.length > 0 ? `<h2>In place of chapters we do not have</h2>${table('Sections that stand in', head, rows(outside))}` : '',
      '<h2>Beside the rules</h2>',
      `<ul><li>${link(pen, `${g.name}/readings`, 'Readings')}: the doubts of the text, and how this suite answers them</li>`,
      `<li>${link(pen, `${g.name}/catalogue`, 'Catalogue')}: scripted effects, needs and levels, for adapters</li>`,
      `<li>${link(pen, 'phrasebook', 'Phrasebook')}: the words examples are written in</li></ul>`,
    ].join('\n'),
  };
}

function readingsPage(g: GameBook, pen: Pen): Page {
  const said = notice(g);
  const part = (r: GameBook['readings'][number]): string => {
    const examples = r.examples.map(({ id, name, answer, result }) => {
      const clause = g.targets.at.get(id.slice(0, id.indexOf('/')));
      return `<li>${ticked(result)}<code>${escapeHtml(answer)}</code>: ${clause ? link(pen, clause.page, name, id) : escapeHtml(name)}</li>`;
    });
    return [
      `<section class="clause" aria-labelledby="${escapeHtml(r.id)}"><div class="head"><h2 id="${escapeHtml(r.id)}">${phrase(pen, r.title)}</h2>${permalink(r.id)}</div>`,
      `<p class="about">${r.confidence ? `confidence: ${r.confidence} · ` : ''}<span${r.answers.length > 0 ? ' class="declared"' : ''}>${declared(r)}</span></p>`,
      prose(pen, r.text),
      r.answers.length > 0 ? `<ul>${r.answers.map((a, i) => `<li>${answer(a, i, pen)}</li>`).join('')}</ul>` : '',
      r.clauses.length > 0 ? `<p class="references">Stands beside ${r.clauses.map((c) => plain(pen, c)).join(', ')}.</p>` : '',
      examples.length > 0 ? `<h3>Examples that depend on it</h3><ul class="plain">${examples.join('')}</ul>` : '',
      '</section>',
    ].join('\n');
  };
  return {
    title: `Readings · ${g.title}`,
    notice: said,
    main: [`<h1>${escapeHtml(g.title)}: readings</h1>`, warning(said), `<p>${readingsIntro(g)}</p>`, ...g.readings.map(part)].join('\n'),
  };
}

function cataloguePage(g: GameBook, pen: Pen): Page {
  const said = notice(g);
  const code = (s: string): string => `<code>${escapeHtml(s)}</code>`;
  const parameters = (p: Readonly<Record<string, string>>): string =>
    Object.entries(p)
      .map(([k, v]) => `${code(k)}: ${plain(pen, v)}`)
      .join('<br>');
  const kinds = [...new Set(g.catalogue.map((c) => c.kind))];
  return {
    title: `Catalogue · ${g.title}`,
    notice: said,
    main: [
      `<h1>${escapeHtml(g.title)}: catalogue</h1>`,
      warning(said),
      '<p>What an adapter may meet.</p><h2 id="effects">Effects</h2>',
      ...kinds.map((kind) => {
        const of = g.catalogue.filter((c) => c.kind === kind);
        const some = of.some((c) => Object.keys(c.parameters).length > 0);
        const rows = of.map((c) => ({ cells: [code(c.name), plain(pen, c.says), ...(some ? [parameters(c.parameters)] : [])] }));
        return table(`Effects: ${kind}`, [code(kind), 'Says', ...(some ? ['Parameters'] : [])], rows);
      }),
      '<h2 id="needs">Needs</h2><p>An engine names the needs it lacks when it starts; cases with such a need are counted as unsupported.</p>',
      table(
        'Needs',
        ['Need', 'Is', 'Cases'],
        g.needs.map((n) => ({ cells: [code(n.name), plain(pen, n.says), String(n.cases)] })),
      ),
      '<h2 id="levels">Levels</h2><p>A case has the level of the most it asks.</p>',
      table(
        'Levels',
        ['Level', 'Asks for', 'Cases'],
        g.levels.map((l) => ({ cells: [String(l.level), l.name, String(l.cases)] })),
      ),
    ].join('\n'),
  };
}

function phrasebookPage(pen: Pen): Page {
  const said = noticeOfAll(pen.book);
  const row = (p: PhraseEntry): { cells: string[] } => ({
    cells: [
      `<code>${escapeHtml(p.expression)}</code><br>${escapeHtml(p.says)}`,
      p.used
        ? `${escapeHtml(p.used.sentence)}<br><span class="about">${link(pen, p.used.page, p.used.name, p.used.example)}, ${usesWords(p)}</span>`
        : `<em>${unused}</em>`,
    ],
  });
  const part = (g: Book['phrases'][number]): string =>
    [
      `<h2>${escapeHtml(g.title)}</h2>`,
      ...g.kinds.map((k) => `<h3>${k.kind}</h3>${table(`${g.title}: ${k.kind}`, ['Phrase', 'Example'], k.phrases.map(row))}`),
      g.effects.length > 0
        ? `<h3>Effects</h3><p>What an effect can be said to do, joined by “, then”:</p><ul>${g.effects.map((e) => `<li>${escapeHtml(e)}</li>`).join('')}</ul>`
        : '',
    ].join('\n');
  return {
    title: 'Phrasebook · Clausewise',
    notice: said,
    main: [
      '<h1>Phrasebook</h1>',
      warning(said),
      '<p>Every sentence an example can be made of. What stands in braces is filled in. Each text matches exactly one phrase.</p>',
      ...pen.book.phrases.filter((g) => g.kinds.length > 0).map(part),
    ].join('\n'),
  };
}
