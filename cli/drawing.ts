import pc from 'picocolors';
import type { Cell, Drawing, Game } from '../reference/kernel/game.ts';
import type { Position } from '../reference/kernel/types.ts';
import { lexicons } from '../steps/lexicons.ts';
import { effectsOf, Unsayable } from '../steps/tell.ts';

/** Characters that fit beside each other on a common terminal, indented. */
const WIDEST = 110;

/**
 * The board of a position for a terminal: every row that holds something, its places side by side as they lie, from the
 * top of the picture to its foot; then what is beside the board, and the scripted effects.
 */
export function drawn(game: Game, position: Position): string {
  const { rows, aside } = game.draw(position);
  const held = rows.filter(({ cells }) => cells.some(isHeld));
  return [...held.flatMap((row) => (rowFits(row, rows) ? pictured(row, rows) : listed(row))), ...aside, ...effectsIn(game, position)]
    .map((l) => `   ${pc.dim(l)}`)
    .join('\n');
}

/** What the scripted effects do, in the sentences of the game; who has which, where it has none for that. */
function effectsIn(game: Game, position: Position): string[] {
  const lexicon = lexicons.find((l) => l.game === game);
  try {
    if (lexicon) return effectsOf(lexicon, position);
  } catch (e) {
    if (!(e instanceof Unsayable)) throw e;
  }
  return position.effects.map((e) => `effect of ${String(e['side'])}: ${String(e['id'])}`);
}

type Row = Drawing['rows'][number];
const isHeld = ({ card, marked }: Cell): boolean => card !== undefined || marked === true;
const words = ({ card, marked }: Cell): readonly string[] => (card ? [card.name, ...card.lines] : marked ? ['not usable'] : []);
const headOf = ({ side, label }: Row): string => `${side} ${label}`;

/** Rows of one length lie above each other: their columns are those in which any of them holds something. */
function columnsOf(row: Row, rows: readonly Row[]): { at: number; width: number }[] {
  const alike = rows.filter((r) => r.cells.length === row.cells.length);
  return row.cells.flatMap((_, at) => {
    const cells = alike.map((r) => r.cells[at] as Cell).filter(isHeld);
    const width = Math.max(0, ...cells.flatMap((c) => [c.place.length + 3, ...words(c).map((w) => w.length)]));
    return cells.length === 0 ? [] : [{ at, width }];
  });
}
const HEAD = 20;
const rowFits = (row: Row, rows: readonly Row[]): boolean => columnsOf(row, rows).reduce((n, c) => n + c.width + 5, HEAD) <= WIDEST;

/** A row as boxes: the place in the upper edge, the name and the lines of the card below it. */
function pictured(row: Row, rows: readonly Row[]): string[] {
  const columns = columnsOf(row, rows);
  const tall = Math.max(...row.cells.map((c) => words(c).length));
  const boxes = columns.map(({ at, width }) => {
    const cell = row.cells[at] as Cell;
    if (!isHeld(cell)) return new Array<string>(tall + 2).fill(' '.repeat(width + 4));
    const body = Array.from({ length: tall }, (_, i) => `│ ${(words(cell)[i] ?? '').padEnd(width)} │`);
    return [`┌ ${cell.place} ${'─'.repeat(width - cell.place.length)}┐`, ...body, `└${'─'.repeat(width + 2)}┘`];
  });
  return Array.from({ length: tall + 2 }, (_, i) =>
    `${(i === 1 ? headOf(row) : '').padEnd(HEAD)}${boxes.map((b) => b[i]).join(' ')}`.trimEnd(),
  );
}

/** What is too wide for a picture: a line for each place. */
const listed = (row: Row): string[] => row.cells.filter(isHeld).map((c) => `${headOf(row)} ${c.place}: ${words(c).join('  ')}`);
