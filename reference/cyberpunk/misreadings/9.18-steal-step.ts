import type { Misreading } from '../../kernel/game.ts';

export const stealMisread: readonly Misreading[] = [];
