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
