/**
 * The states of an atom or a clause, the worst first.
 *
 * - `failing`: an example ran and did not pass.
 * - `untested`: no example carries it.
 * - `unpinned`: its examples pass, but no misreading shows that a wrong engine fails them.
 * - `assumption`: shown by assumptions only, which are not scored.
 * - `checked`: a clause without atoms of its own whose examples pass.
 * - `pinned`: a misreading of it makes one of its examples fail.
 * - `definition`: shares the examples of others and owes no misreading.
 * - `retired`: listed so that its id is not used again.
 */
export const states = ['failing', 'untested', 'unpinned', 'assumption', 'checked', 'pinned', 'definition', 'retired'] as const;
export type State = (typeof states)[number];

export const explained: Readonly<Record<State, string>> = {
  failing: 'an example of it ran and did not pass',
  untested: 'no example shows it',
  unpinned: 'its examples pass, but no misreading of it makes one of them fail',
  assumption: 'shown by assumptions of ours only, which are not scored',
  checked: 'its examples pass; it has no statements of its own',
  pinned: 'whoever misreads it fails an example',
  definition: 'a definition, shown by the examples of others',
  retired: 'no longer in force; its id is not used again',
};

/** The worst of these states; `untested` when there is none. */
export const worst = (of: readonly State[]): State => states.find((s) => of.includes(s)) ?? 'untested';

/** How an example came out in this build. `unrun` earns no tick. */
export type Result = 'pass' | 'fail' | 'unrun';
export const together = (results: readonly Result[]): Result =>
  results.includes('fail') ? 'fail' : results.length === 0 || results.includes('unrun') ? 'unrun' : 'pass';

export type AtomFacts = {
  readonly note: '' | 'definition' | 'assumption' | 'retired';
  /** Results of the examples tagged with it. */
  readonly results: readonly Result[];
  /** Whether all of these are assumptions. */
  readonly assumed: boolean;
  readonly pinnedBy: readonly string[];
};

export function atomState({ note, results, assumed, pinnedBy }: AtomFacts): State {
  if (results.includes('fail')) return 'failing';
  if (note === 'retired') return 'retired';
  if (together(results) !== 'pass') return 'untested';
  if (note === 'definition') return 'definition';
  if (note === 'assumption' || assumed) return 'assumption';
  return pinnedBy.length > 0 ? 'pinned' : 'unpinned';
}

/** A clause shows the worst of its atoms, and of examples that carry none of them. */
export function clauseState(atoms: readonly State[], results: readonly Result[]): State {
  const all = together(results);
  if (all === 'fail') return 'failing';
  if (atoms.length > 0) return worst(atoms);
  return all === 'pass' ? 'checked' : 'untested';
}
