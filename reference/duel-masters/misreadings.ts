import type { Misreading } from '../kernel/game.ts';
import { battleMisread } from './misreadings/115-battle.ts';
import { briefMisread } from './misreadings/D-battle-in-brief.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [...briefMisread, ...battleMisread];
