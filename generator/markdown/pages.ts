import { svgFile } from '../board.ts';
import type { ComparedAnswer, Proof } from '../compare.ts';
import { hrefFrom } from '../links.ts';
import type { Book, GameBook, PhraseGroup } from '../model.ts';
import { explained, states } from '../states.ts';
import { escapeMarkdown, percent } from '../text.ts';
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
  tick,
  unproven,
  unused,
  usesWords,
} from '../words.ts';
import { anchor, answer, type Pen, plain, prose, sectionPage, table } from './section.ts';

/** Files by their path under the folder that is written. */
export type Files = Map<string, string>;

/** The book as Markdown, with its pictures. */
export function markdown(book: Book): Files {
  const files: Files = new Map();
  const put = (path: string, text: string): void => {
    files.set(path, `${text.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`);
  };
  put('README.md', bookPage(book));
  put('phrasebook.md', phrasebookPage(book));
  put('compare.md', comparePage(book));
  for (const game of book.games) {
    const penOn = (page: string): Pen => ({
      game,
      page,
      picture: (p) => {
        files.set(`${game.name}/boards/${p.hash}.svg`, svgFile(p));
        return `boards/${p.hash}.svg`;
      },
    });
    put(`${game.name}/README.md`, gamePage(game, penOn(`${game.name}/README`)));
    put(`${game.name}/readings.md`, readingsPage(game, penOn(`${game.name}/readings`)));
    put(`${game.name}/catalogue.md`, cataloguePage(game, penOn(`${game.name}/catalogue`)));
    for (const s of game.sections) put(`${s.page}.md`, sectionPage(s, penOn(s.page)));
  }
  return files;
}

/** Every question with the answer of each game, and what proves it. */
function comparePage(book: Book): string {
  const { games, comparison } = book;
  const to = (page: string, anchor: string): string => hrefFrom('compare', { page, anchor }, '.md');
  const proved = ({ clause, example }: Proof): string =>
    `[${clause.number}](${to(clause.page, clause.id)}), ${tick[example.result]} [${escapeMarkdown(example.name)}](${to(clause.page, example.id)})`;
  const cell = ({ says, proof }: ComparedAnswer): string =>
    says === undefined ? '–' : `${escapeMarkdown(says)}<br>${proof ? proved(proof) : `_${unproven}_`}`;
  return [
    `# ${compareTitle}`,
    `> ${escapeMarkdown(noticeOfAll(book))}`,
    compareIntro,
    table(
      ['Question', ...games.map((g) => `[${escapeMarkdown(g.title)}](${g.name}/README.md)`)],
      comparison.map(({ asks, answers }) => [`**${escapeMarkdown(asks)}**`, ...answers.map(cell)]),
    ),
  ].join('\n\n');
}

const bookPage = (book: Book): string =>
  [
    '# The rulebook',
    `> ${escapeMarkdown(noticeOfAll(book))}`,
    'Written by `npm run docs` from the features and the verdicts of the same build.',
    table(
      ['Game', 'Sections', 'Statements pinned', 'Cases passed'],
      book.games.map(({ name, title, sections, tally: t }) => [
        `[${escapeMarkdown(title)}](${name}/README.md)`,
        String(sections.length),
        pinnedWords(t),
        `${t.passed} of ${t.cases} (${percent(t.passed, t.cases)} %)`,
      ]),
    ),
    book.games.length > 1 ? `All together: ${tallyWords(summed(book.games.map((g) => g.tally)))}` : '',
    `What the games answer differently: [${compareTitle}](compare.md).`,
    'The words examples are written in: [phrasebook](phrasebook.md).',
    '## How to read it',
    legend.ticks,
    legend.boards,
    table(
      ['State', 'Means'],
      states.map((s) => [stateWord[s], explained[s]]),
    ),
    legend.states,
  ]
    .filter(Boolean)
    .join('\n\n');

function gamePage(g: GameBook, pen: Pen): string {
  const rows = (outside: boolean): string[][] =>
    g.sections
      .filter((s) => s.outside === outside)
      .map((s) => [
        `[${escapeMarkdown(`${s.number} ${s.title}`)}](${s.file}.md)`,
        s.clauses.map((c) => `[${c.number}](${hrefFrom(pen.page, { page: s.page, anchor: c.id }, '.md')})`).join(', '),
        share(s.tally.pinned, s.tally.owing),
        share(s.tally.passed, s.tally.cases),
      ]);
  const head = ['Section', 'Clauses', 'Pinned', 'Passed'];
  const outside = rows(true);
  return [
    `# ${escapeMarkdown(g.title)}`,
    `> ${escapeMarkdown(notice(g))}`,
    tallyWords(g.tally),
    table(head, rows(false)),
    ...(outside.length > 0 ? ['## In place of chapters we do not have', table(head, outside)] : []),
    '## Beside the rules',
    [
      '- [Readings](readings.md): the doubts of the text, and how this suite answers them',
      '- [Catalogue](catalogue.md): scripted effects, needs and levels, for adapters',
      '- [Phrasebook](../phrasebook.md): the words examples are written in',
      '- For programs: [clauses.json](clauses.json), [vectors.json](vectors.json), [catalogue.json](catalogue.json), and the schemas of a [position](schema/position.json), a [command](schema/command.json) and an [outcome](schema/outcome.json)',
    ].join('\n'),
  ].join('\n\n');
}

function readingsPage(g: GameBook, pen: Pen): string {
  const part = (r: GameBook['readings'][number]): string => {
    const examples = r.examples.map(({ id, name, answer, result }) => {
      const clause = g.targets.at.get(id.slice(0, id.indexOf('/')));
      const text = escapeMarkdown(name);
      return `- ${tick[result]} \`${answer}\`: ${clause ? `[${text}](${hrefFrom(pen.page, { ...clause, anchor: id }, '.md')})` : text}`;
    });
    return [
      `${anchor(r.id)}\n\n## ${prose(pen, r.title)}`,
      `\`${r.id}\` · *${[r.confidence && `confidence: ${r.confidence}`, declared(r)].filter(Boolean).join('; ')}*`,
      prose(pen, r.text),
      r.answers.map((a, i) => `- ${answer(a, i, pen)}`).join('\n'),
      r.clauses.length > 0 ? `Stands beside ${r.clauses.map((c) => plain(pen, c)).join(', ')}.` : '',
      examples.length > 0 ? `Examples that depend on it:\n\n${examples.join('\n')}` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  };
  return [
    `# ${escapeMarkdown(g.title)}: readings`,
    `> ${escapeMarkdown(notice(g))}`,
    readingsIntro(g),
    `[${escapeMarkdown(g.title)}](README.md)`,
    ...g.readings.map(part),
  ].join('\n\n');
}

function cataloguePage(g: GameBook, pen: Pen): string {
  const kinds = [...new Set(g.catalogue.map((c) => c.kind))];
  const parameters = (p: Readonly<Record<string, string>>): string =>
    Object.entries(p)
      .map(([k, v]) => `\`${k}\`: ${plain(pen, v)}`)
      .join('<br>');
  return [
    `# ${escapeMarkdown(g.title)}: catalogue`,
    `> ${escapeMarkdown(notice(g))}`,
    `What an adapter may meet. [${escapeMarkdown(g.title)}](README.md) · [as JSON](catalogue.json)`,
    '## Effects',
    ...kinds.map((kind) => {
      const of = g.catalogue.filter((c) => c.kind === kind);
      const some = of.some((c) => Object.keys(c.parameters).length > 0);
      return table(
        [`\`${kind}\``, 'Says', ...(some ? ['Parameters'] : [])],
        of.map((c) => [`\`${c.name}\``, plain(pen, c.says), ...(some ? [parameters(c.parameters)] : [])]),
      );
    }),
    '## Needs',
    'An engine names the needs it lacks when it starts; cases with such a need are counted as unsupported.',
    table(
      ['Need', 'Is', 'Cases'],
      g.needs.map((n) => [`\`${n.name}\``, plain(pen, n.says), String(n.cases)]),
    ),
    '## Levels',
    'A case has the level of the most it asks.',
    table(
      ['Level', 'Asks for', 'Cases'],
      g.levels.map((l) => [String(l.level), l.name, String(l.cases)]),
    ),
  ].join('\n\n');
}

function phrasebookPage(book: Book): string {
  const cell = (p: PhraseGroup['kinds'][number]['phrases'][number]): string[] => {
    const example = p.used
      ? `${escapeMarkdown(p.used.sentence)} ([${escapeMarkdown(p.used.name)}](${hrefFrom('phrasebook', { page: p.used.page, anchor: p.used.example }, '.md')}), ${usesWords(p)})`
      : `*${unused}*`;
    return [`\`${p.expression}\``, escapeMarkdown(p.says), example];
  };
  const part = (g: PhraseGroup): string =>
    [
      `## ${escapeMarkdown(g.title)}`,
      ...g.kinds.map((k) => `### ${k.kind}\n\n${table(['Phrase', 'Says', 'Example'], k.phrases.map(cell))}`),
      g.effects.length > 0
        ? `### Effects\n\nWhat an effect can be said to do, joined by “, then”:\n\n${g.effects.map((e) => `- ${escapeMarkdown(e)}`).join('\n')}`
        : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  return [
    '# Phrasebook',
    `> ${escapeMarkdown(noticeOfAll(book))}`,
    'Every sentence an example can be made of. What stands in braces is filled in. Each text matches exactly one phrase.',
    '[The rulebook](README.md)',
    ...book.phrases.filter((g) => g.kinds.length > 0).map(part),
  ]
    .filter(Boolean)
    .join('\n\n');
}
