import type { Misreading } from '../kernel/game.ts';
export const misreadings: readonly Misreading[] = [];
