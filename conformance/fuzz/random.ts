/** Numbers that look random and are the same each time for the same seed and run. */
export type Random = {
  /** A whole number from 0 up to and without `n`. */
  readonly below: (n: number) => number;
  readonly chance: (p: number) => boolean;
  /** One of these. There must be one. */
  readonly pick: <T>(of: readonly T[]) => T;
};

/** Seeds are whole numbers of 32 bits. */
export const SEEDS = 2 ** 32;

/**
 * The random numbers of one run: each run has its own, so that any of them can be made again without those before it.
 * The generator is `sfc32` (Chris Doty-Humphrey, PractRand, public domain).
 */
export function randomOf(seed: number, run: number): Random {
  let a = seed | 0;
  let b = run | 0;
  let c = Math.floor(run / SEEDS) | 0;
  let count = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  // Neighbouring runs differ in one bit: stirred until that shows everywhere.
  for (let i = 0; i < 12; i++) next();
  const below = (n: number): number => Math.floor((next() / SEEDS) * n);
  return { below, chance: (p) => next() < p * SEEDS, pick: (of) => of[below(of.length)] as (typeof of)[number] };
}
