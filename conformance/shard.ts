import type { Shard } from './report.ts';
import type { Selection } from './select.ts';

/** Every `of`-th case, beginning with the `index`-th: cases of one clause stand together and take alike long, so shards are even. */
export const inShard = ({ cases, ...selection }: Selection, { index, of }: Shard): Selection => ({
  ...selection,
  cases: cases.filter((_, i) => i % of === index - 1),
});

/** What is said of a shard without cases; of the whole run it is not true. */
export const idleWords = ({ index, of }: Shard, cases: number): string =>
  `no case falls to shard ${index} of ${of}: there are only ${cases}`;
export const isIdleWords = (notice: string): boolean => /^no case falls to shard \d+ of \d+: there are only \d+$/.test(notice);

/** @throws Error when the words are no shard */
export function shardOf(words: string): Shard {
  const m = /^(\d+)\/(\d+)$/.exec(words);
  const [index, of] = [Number(m?.[1]), Number(m?.[2])];
  if (!m || index < 1 || index > of || !Number.isSafeInteger(of))
    throw new Error(`"${words}" is no shard: write it as 2/7, the second of seven`);
  return { index, of };
}

/**
 * The shard that a CI system or a cluster gives this job: GitLab counts from 1 (`CI_NODE_INDEX`, `CI_NODE_TOTAL`), Kubernetes
 * from 0 and without a total (`JOB_COMPLETION_INDEX`, with `CLAUSEWISE_SHARDS` beside it).
 * What is set to nothing is not set. @throws Error when what is set is no shard
 */
export function shardFrom(env: Readonly<Record<string, string | undefined>>): Shard | undefined {
  const { CI_NODE_INDEX: node, CI_NODE_TOTAL: nodes, JOB_COMPLETION_INDEX: job, CLAUSEWISE_SHARDS: jobs } = env;
  if (node && nodes) return told(`${node}/${nodes}`, 'CI_NODE_INDEX and CI_NODE_TOTAL');
  if (job && jobs) return told(`${/^\d+$/.test(job) ? Number(job) + 1 : job}/${jobs}`, 'JOB_COMPLETION_INDEX and CLAUSEWISE_SHARDS');
  return undefined;
}
/**
 * What to say to a job that a cluster has numbered, and nobody has told how many there are: it judges everything, as each of the
 * others does.
 */
export const unsharded = ({
  JOB_COMPLETION_INDEX: job,
  CLAUSEWISE_SHARDS: jobs,
}: Readonly<Record<string, string | undefined>>): string[] =>
  job && !jobs
    ? [
        'JOB_COMPLETION_INDEX is set and CLAUSEWISE_SHARDS is not, so all cases are judged here: set CLAUSEWISE_SHARDS to the number of pods',
      ]
    : [];
function told(words: string, names: string): Shard {
  try {
    return shardOf(words);
  } catch (e) {
    throw new Error(`${names}: ${(e as Error).message}`);
  }
}
