import { clause } from '../kernel/clause.ts';
import type { Line, Position, Side } from './types.ts';

/** 8.1.1 (stands in) Every slot of the two lines is proactive or it is not. */
export const isProactive = clause('SOUL-8.1.1', (p: Position, side: Side, line: Line, slot: number): boolean =>
  p.players[side].proactive[line].includes(slot),
);
