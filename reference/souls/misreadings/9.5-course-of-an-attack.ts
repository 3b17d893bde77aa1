import type { Misreading } from '../../kernel/game.ts';

export const course: readonly Misreading[] = [];
