import type { Misreading } from '../../kernel/game.ts';

export const endingMisread: readonly Misreading[] = [];
