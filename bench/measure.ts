import { Bench } from 'tinybench';

/** Units of work a second, warm. The fastest round counts: a shared machine only ever makes it slower. */
export async function rate(work: () => void, units: number): Promise<number> {
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  bench.add('work', work);
  const [task] = await bench.run();
  const result = task?.result;
  if (result?.state !== 'completed') throw new Error(`the measurement ended ${result?.state}`);
  return (units / result.latency.min) * 1000;
}

/** Milliseconds of one piece of work: the shortest of several. */
export async function duration(work: () => Promise<unknown> | unknown, rounds = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let r = 0; r < rounds; r++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

export type Measured = { what: string; value: string; target: string; holds: boolean };
