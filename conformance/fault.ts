import type { VerdictName } from './judge.ts';

/** Why a run has no outcome: what becomes of its case, and the last of the engine's standard error. */
export class Fault extends Error {
  readonly verdict: VerdictName;
  readonly stderr: string;
  constructor(verdict: VerdictName, note: string, stderr = '') {
    super(note);
    this.verdict = verdict;
    this.stderr = stderr;
  }
}

const LAST = 'not asked any more: ';
/** The fault of a run that was not asked, since the engine is gone and will not be started again. */
export const lastFault = (verdict: VerdictName, why: string): Fault => new Fault(verdict, LAST + why);
export const isLast = (f: Fault): boolean => f.message.startsWith(LAST);
