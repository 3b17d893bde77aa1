import { cyberpunk } from './cyberpunk/index.ts';
import { duelMasters } from './duel-masters/index.ts';
import type { Game } from './kernel/game.ts';
import { onePiece } from './one-piece/index.ts';
import { souls } from './souls/index.ts';
import { yuGiOh } from './yu-gi-oh/index.ts';

/** The list of games. A game is its folders and one line here. */
export const games: readonly Game[] = [souls, onePiece, cyberpunk, duelMasters, yuGiOh];
