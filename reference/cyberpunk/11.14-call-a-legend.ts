import { clause } from '../kernel/clause.ts';
import type { Legend, Player, Position } from './types.ts';

/** 11.14 (stands in, reading CP-Q2-8) A face-down Legend is called. */
export const isFaceDown = clause('CP-11.14', (l: Legend): boolean => l.face === 'down' && l.zone === 'legends');
/** 11.14 (stands in, reading CP-Q2-8) It costs one Eddie. */
export const priceOfCall = clause('CP-11.14', (): number => 1);
export const canPayCall = clause('CP-11.14', ({ eddies }: Player): boolean => eddies >= priceOfCall());
/** 11.14 (stands in, reading CP-Q2-8) Once a turn, turns of the rival included; each player for themselves. */
export const isFirstCall = clause('CP-11.14', ({ called }: Player, turn: number, _p: Position): boolean => called !== turn);
