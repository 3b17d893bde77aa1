import type { Misreading } from '../../kernel/game.ts';

export const declaringMisread: readonly Misreading[] = [];
