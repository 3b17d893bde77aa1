import type { VerdictName } from './judge.ts';

/** What can go wrong beside a wrong answer. */
export type Trouble = Extract<VerdictName, 'crash' | 'timeout' | 'protocol'>;
type Incident<Job> = { trouble: Trouble; note: string; suspects: Set<Job> };

const did: Readonly<Record<Trouble, string>> = {
  crash: 'the engine ended',
  timeout: 'the engine fell silent and was killed',
  protocol: 'the engine wrote what is no answer',
};
export const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

/**
 * Keeps count of what went wrong in company. Each run that was under way is a suspect until it has been asked by
 * itself; when none of them makes the trouble again, the trouble is nobody's, and stays.
 */
export type Incidents<Job> = {
  readonly happened: (trouble: Trouble, note: string, suspects: Iterable<Job>) => void;
  /** A run has its answer: it is no suspect any more. */
  readonly cleared: (job: Job) => void;
  /** A run has made trouble by itself, or will not be asked: whatever it was suspected of is explained. */
  readonly blamed: (job: Job) => void;
  /** What is left unexplained, in words; one line a kind of trouble. */
  readonly unexplained: () => string[];
};

export function incidents<Job>(): Incidents<Job> {
  const open = new Set<Incident<Job>>();
  const left: Incident<Job>[] = [];
  return {
    happened: (trouble, note, suspects) => void open.add({ trouble, note, suspects: new Set(suspects) }),
    cleared: (job) => {
      for (const incident of open) {
        if (!incident.suspects.delete(job) || incident.suspects.size > 0) continue;
        open.delete(incident);
        left.push(incident);
      }
    },
    blamed: (job) => {
      for (const incident of open) if (incident.suspects.has(job)) open.delete(incident);
    },
    unexplained: () =>
      (Object.keys(did) as Trouble[]).flatMap((trouble) => {
        const mine = left.filter((i) => i.trouble === trouble);
        if (mine.length === 0) return [];
        return `${did[trouble]} ${times(mine.length)} (${mine[0]?.note}), and none of the cases makes it do so by itself: something is carried over from run to run`;
      }),
  };
}
