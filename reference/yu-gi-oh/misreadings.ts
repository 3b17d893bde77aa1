import type { Misreading } from '../kernel/game.ts';
import { battleStepMisread } from './misreadings/BS.0-battle-step.ts';
import { whoAttacksWhomMisread } from './misreadings/BS.1-who-attacks-whom.ts';
import { responsesMisread } from './misreadings/BS.5-responses.ts';
import { replayMisread } from './misreadings/BS.7-replay.ts';
import { afterTheChainMisread } from './misreadings/BS.9-after-the-chain.ts';
import { howOftenMisread } from './misreadings/BS.11-how-often.ts';
import { leavingMisread } from './misreadings/BS.12-leaving-the-battle-step.ts';

/** Every mistake that the suite must catch, in the order of the clauses. */
export const misreadings: readonly Misreading[] = [
  ...battleStepMisread,
  ...whoAttacksWhomMisread,
  ...responsesMisread,
  ...replayMisread,
  ...afterTheChainMisread,
  ...howOftenMisread,
  ...leavingMisread,
];
