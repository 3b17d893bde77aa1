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
