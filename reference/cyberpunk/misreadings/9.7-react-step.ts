import type { Misreading } from '../../kernel/game.ts';

export const reactMisread: readonly Misreading[] = [];
