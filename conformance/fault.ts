import type { VerdictName } from './judge.ts';

/** Why a run has no outcome: what becomes of its case, and the last of the engine's standard error. */
export class Fault extends Error {
  readonly verdict: VerdictName;
  readonly stderr: string;
  /** The engine had been given up before it was asked: it has not earned this. */
  readonly unasked: boolean;
  constructor(verdict: VerdictName, note: string, stderr = '', unasked = false) {
    super(note);
    this.verdict = verdict;
    this.stderr = stderr;
    this.unasked = unasked;
  }
}

/** The fault of a run that was not asked, since the engine is gone and will not be started again. */
export const lastFault = (verdict: VerdictName, why: string): Fault => new Fault(verdict, `not asked any more: ${why}`, '', true);
