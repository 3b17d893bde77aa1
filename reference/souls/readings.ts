import type { Reading } from '../kernel/game.ts';
export const readings: readonly Reading[] = [];
