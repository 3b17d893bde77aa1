import { playerFirst } from '../kernel/agenda.ts';
import { clause } from '../kernel/clause.ts';
import type { Battle, Effect, Position } from './types.ts';

/** 12.4.3 (stands in) Timing Effects wait while a battle runs. */
export const mustWait = clause('SOUL-12.4.3', (_running: Battle): boolean => true);

/** 12.4.3 (stands in) Released together, the turn player's resolve first. */
export const releaseOrder = clause('SOUL-12.4.3', (waiting: readonly Effect[], p: Position): readonly Effect[] =>
  playerFirst(waiting, p.turn.player),
);
