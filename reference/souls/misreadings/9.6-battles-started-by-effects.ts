import type { Misreading } from '../../kernel/game.ts';

export const byEffect: readonly Misreading[] = [];
