import type { Reading } from '../kernel/game.ts';

/** The doubts of this chapter that an engine may answer otherwise. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [];
