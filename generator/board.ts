import type { Cell, Drawing } from '../reference/kernel/game.ts';
import { escapeHtml, sha256 } from './text.ts';

/** A drawn board. `body` is what stands between the svg tags; a page or a file brings the colours. */
export type Picture = {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  /** The same in words. */
  readonly alt: string;
  /** Of the content: equal boards are one picture. */
  readonly hash: string;
};

type Row = Drawing['rows'][number];
type Card = NonNullable<Cell['card']>;
/** What is new about a board: cards that look otherwise and the values that do, places left, lines beside the board. */
type News = {
  card: (place: string, c: Card) => ReadonlySet<string> | undefined;
  left: (place: string) => boolean;
  aside: (line: string) => boolean;
};

const GAP = 5;
const NARROW = 30;
const LOW = 30;
const HEAD = 17;
const LINE = 14;

/** How wide a text is, about: the pictures are drawn without a browser at hand. */
const widthOf = (text: string, perLetter: number): number => Math.ceil(text.length * perLetter);
const placeOf = (r: Row, c: Cell): string => `${r.side} ${r.label} ${c.place}`;
const cardsIn = (d: Drawing): { place: string; card: Card }[] =>
  d.rows.flatMap((r) => r.cells.flatMap((c) => (c.card ? [{ place: placeOf(r, c), card: c.card }] : [])));

export const sameDrawing = (a: Drawing, b: Drawing): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Draws a board; with the one before it, what has changed since then is set off. */
export function pictureOf(drawing: Drawing, before?: Drawing): Picture {
  const news = newsSince(before);
  const columns = columnsOf([drawing, ...(before ? [before] : [])]);
  const gutter = 20 + Math.max(34, ...drawing.rows.map((r) => widthOf(r.label, 6)));
  const width = gutter + Math.max(...[...columns.values()].map(total), 60) + 8;
  let y = 8;
  const parts: string[] = [];
  drawing.rows.forEach((row, i) => {
    const previous = drawing.rows[i - 1];
    if (previous && previous.side !== row.side) {
      parts.push(`<path class="mid" d="M8 ${y + 2}H${width - 8}"/>`);
      y += 9;
    }
    const height = Math.max(LOW, ...row.cells.map((c) => (c.card ? HEAD + 6 + c.card.lines.length * LINE : 0)));
    parts.push(
      `<text class="row" x="8" y="${y + 13}">${escapeHtml(row.label)}</text><text class="side" x="8" y="${y + 26}">${row.side}</text>`,
    );
    const widths = columns.get(row.cells.length) as number[];
    let x = gutter + Math.floor((width - 8 - gutter - total(widths)) / 2);
    row.cells.forEach((cell, k) => {
      const w = widths[k] as number;
      parts.push(cellAt(cell, placeOf(row, cell), { x, y, w, h: height }, news));
      x += w + GAP;
    });
    y += height + GAP;
  });
  for (const line of drawing.aside) {
    parts.push(`<text class="${news.aside(line) ? 'aside new' : 'aside'}" x="8" y="${y + 12}">${escapeHtml(line)}</text>`);
    y += 18;
  }
  const body = parts.join('');
  const aside = Math.max(0, ...drawing.aside.map((l) => widthOf(l, 6.2) + 16));
  const size = { width: Math.max(width, aside), height: y + 3 };
  return { body, ...size, alt: altOf(drawing), hash: sha256(`${size.width} ${size.height} ${body}`).slice(0, 12) };
}

const total = (widths: readonly number[]): number => widths.reduce((a, w) => a + w + GAP, -GAP);

/** Rows of as many cells share their columns. A column without a card is narrow. */
function columnsOf(drawings: readonly Drawing[]): Map<number, number[]> {
  const columns = new Map<number, number[]>();
  for (const { cells } of drawings.flatMap((d) => d.rows)) {
    const widths = columns.get(cells.length) ?? cells.map(() => NARROW);
    cells.forEach(({ card }, i) => {
      if (!card) return;
      const text = Math.max(widthOf(card.name, 7.1), ...card.lines.map((l) => widthOf(valuesOf(l).join(BETWEEN), 6.3)));
      widths[i] = Math.max(widths[i] as number, 84, text + 14);
    });
    columns.set(cells.length, widths);
  }
  return columns;
}

function newsSince(before: Drawing | undefined): News {
  if (!before) return { card: () => undefined, left: () => false, aside: () => false };
  const were = new Map(cardsIn(before).map((c) => [c.card.id, c]));
  const places = new Set(cardsIn(before).map((c) => c.place));
  return {
    card: (place, c) => {
      const was = were.get(c.id);
      const known = was?.card.lines.flatMap(valuesOf) ?? [];
      const values = c.lines.flatMap(valuesOf);
      const fresh = new Set(values.filter((v) => !known.includes(v)));
      const same = was && was.place === place && was.card.dim === c.dim && fresh.size === 0 && known.length === values.length;
      return same ? undefined : fresh;
    },
    left: (place) => places.has(place),
    aside: (line) => !before.aside.includes(line),
  };
}

type Box = { x: number; y: number; w: number; h: number };
const rect = ({ x, y, w, h }: Box, cls: string): string => `<rect class="${cls}" x="${x}" y="${y}" width="${w}" height="${h}" rx="4"/>`;

function cellAt({ card, place, marked }: Cell, where: string, box: Box, news: News): string {
  const hatch = marked ? `<path class="hatch" d="${hatched(box)}"/>` : '';
  if (!card) {
    const middle = `<text class="no" x="${box.x + box.w / 2}" y="${box.y + box.h / 2 + 4}">${escapeHtml(place)}</text>`;
    return rect(box, news.left(where) ? 'cell left' : 'cell') + hatch + middle;
  }
  const changed = news.card(where, card);
  const value = (text: string): string => (changed?.has(text) ? `<tspan class="new">${escapeHtml(text)}</tspan>` : escapeHtml(text));
  const line = (text: string, i: number): string =>
    `<text class="line" x="${box.x + 7}" y="${box.y + HEAD + 13 + i * LINE}">${valuesOf(text).map(value).join(BETWEEN)}</text>`;
  const face = [
    rect(box, `card${card.dim ? ' dim' : ''}${changed ? ' changed' : ''}`),
    hatch,
    `<text class="${card.dim ? 'name out' : 'name'}" x="${box.x + 7}" y="${box.y + HEAD - 2}">${escapeHtml(card.name)}</text>`,
    ...card.lines.map(line),
  ];
  return face.join('');
}

/** Two blanks set the values of a line apart; SVG would draw one. */
const valuesOf = (line: string): string[] => line.split('  ');
const BETWEEN = '\u00a0\u00a0 ';

/** Slanted lines that end at the edge of the box, so that no picture needs a pattern with an id. */
function hatched({ x, y, w, h }: Box): string {
  const lines: string[] = [];
  for (let d = 8; d < w + h; d += 8) {
    const [fromX, fromY] = d <= h ? [0, d] : [d - h, h];
    const [toX, toY] = d <= w ? [d, 0] : [w, d - w];
    lines.push(`M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`);
  }
  return lines.join('');
}

function altOf(d: Drawing): string {
  const row = (r: Row): string[] => {
    const cards = r.cells.flatMap(({ card, place, marked }) =>
      card ? [`${card.name} in place ${place} (${[...card.lines, marked && 'a place that cannot act'].filter(Boolean).join(', ')})`] : [],
    );
    return cards.length > 0 ? [`${r.label} of ${r.side}: ${cards.join('; ')}.`] : [];
  };
  const text = [...d.rows.flatMap(row), ...d.aside.map((a) => `${a}.`)].join(' ').replace(/\s+/g, ' ');
  return text || 'An empty board.';
}

/** The colours of a picture; `dark` gives those of a dark page. Names of custom properties, so a page can set them. */
const boardColours = {
  light: {
    table: '#f4f2ec',
    cell: '#d5d0c3',
    card: '#ffffff',
    edge: '#a8a294',
    ink: '#22262b',
    soft: '#625e54',
    news: '#a34100',
    wash: '#fff3e6',
  },
  dark: {
    table: '#1d2126',
    cell: '#3b424a',
    card: '#2a3037',
    edge: '#5b6570',
    ink: '#e6e8ea',
    soft: '#a3abb3',
    news: '#ffb27a',
    wash: '#3a2d22',
  },
} as const;

/** The style sheet of all pictures. `root` is the selector of the picture. */
export const boardStyle = (root: string): string =>
  [
    `${root}{background:var(--b-table);font:11px system-ui,-apple-system,"Segoe UI",sans-serif}`,
    `${root} text{fill:var(--b-ink)}`,
    `${root} .cell{fill:none;stroke:var(--b-cell);stroke-dasharray:3 3}`,
    `${root} .left{stroke:var(--b-news);stroke-width:1.5}`,
    `${root} .card{fill:var(--b-card);stroke:var(--b-edge)}`,
    `${root} .dim{fill:var(--b-table)}`,
    `${root} .changed{stroke:var(--b-news);stroke-width:2;fill:var(--b-wash)}`,
    `${root} .hatch{stroke:var(--b-cell);fill:none}`,
    `${root} .mid{stroke:var(--b-edge);fill:none}`,
    `${root} .name{font-weight:600;font-size:12px}`,
    `${root} .out{font-style:italic;font-weight:400}`,
    `${root} .row,${root} .side,${root} .no,${root} .aside,${root} .out{fill:var(--b-soft)}`,
    `${root} .no{text-anchor:middle}`,
    `${root} .side{font-size:10px}`,
    `${root} .new{fill:var(--b-news);font-weight:600}`,
  ].join('\n');

const properties = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([k, v]) => `--b-${k}:${v}`)
    .join(';');
export const lightBoard = properties(boardColours.light);
export const darkBoard = properties(boardColours.dark);

/** A picture as a file of its own, which follows the theme of whoever shows it. */
export const svgFile = (p: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${p.width}" height="${p.height}" viewBox="0 0 ${p.width} ${p.height}" role="img">` +
  `<title>${escapeHtml(p.alt)}</title><style>svg{${lightBoard}}@media(prefers-color-scheme:dark){svg{${darkBoard}}}${boardStyle('svg').replaceAll('\n', '')}</style>` +
  `<rect width="${p.width}" height="${p.height}" rx="6" style="fill:var(--b-table)"/>${p.body}</svg>\n`;

/** A picture inside a page that has the style sheet. */
export const svgInline = (p: Picture): string =>
  `<svg class="board" width="${p.width}" height="${p.height}" style="--w:${p.width}" viewBox="0 0 ${p.width} ${p.height}" role="img" aria-label="${escapeHtml(p.alt)}">${p.body}</svg>`;
