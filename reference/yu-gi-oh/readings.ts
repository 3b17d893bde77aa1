import type { Reading } from '../kernel/game.ts';

/** The doubts about the Battle Step that an engine may answer otherwise. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [];
