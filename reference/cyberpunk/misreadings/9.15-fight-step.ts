import type { Misreading } from '../../kernel/game.ts';

export const fightMisread: readonly Misreading[] = [];
