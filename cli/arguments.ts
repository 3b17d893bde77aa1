import { InvalidArgumentError } from 'commander';
import type { Shard } from '../conformance/report.ts';
import { shardOf } from '../conformance/shard.ts';

/** An option that is a whole number within bounds. `as` goes on after "expected a whole number" when it is none. */
export const whole =
  (least: number, most: number, as: string) =>
  /** @throws InvalidArgumentError */
  (word: string): number => {
    const n = Number(word);
    if (word.trim() === '' || !Number.isInteger(n) || n < least || n > most)
      throw new InvalidArgumentError(`expected a whole number${as}.`);
    return n;
  };

/** No timer takes much more than five times that, and goes off at once instead. */
const DAY = 86_400_000;
/** A time-out. */
export const milliseconds = whole(1, DAY, ` of milliseconds, at most ${DAY} (a day), as in 5000`);

/** A part of the cases or runs. @throws InvalidArgumentError */
export function shard(words: string): Shard {
  try {
    return shardOf(words);
  } catch (e) {
    throw new InvalidArgumentError((e as Error).message);
  }
}
