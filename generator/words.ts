import type { AtomKind, Example, GameBook, PhraseEntry, Section, Tally } from './model.ts';
import { type Result, type State, states } from './states.ts';
import { counted, percent } from './text.ts';

/** Sentences that both renderers put on their pages. Plain text. */

export const tick: Readonly<Record<Result, string>> = { pass: '✓', fail: '✗', unrun: '–' };
export const resultWord: Readonly<Record<Result, string>> = { pass: 'passed', fail: 'failed', unrun: 'not run' };
export const stateWord: Readonly<Record<State, string>> = {
  failing: 'failing',
  untested: 'no example',
  unpinned: 'not pinned',
  assumption: 'assumption',
  checked: 'checked',
  pinned: 'pinned',
  definition: 'definition',
  retired: 'retired',
};

export const notice = (g: GameBook, s?: Section): string =>
  s?.outside
    ? `Unofficial. This stands in for ${s.number}, which we do not have: the least that ${g.source} needs of it, in our own words. Only the official text is binding.`
    : `Unofficial. This restates ${s ? `section ${s.number} of ` : ''}${g.source} in our own words; only the official text is binding.`;

export const examplesSummary = (examples: readonly Example[]): string => {
  const passed = examples.filter((e) => e.result === 'pass').length;
  return `${counted(examples.length, 'example')}, ${passed === examples.length ? 'all passed' : `${passed} passed`}`;
};
export const tallyWords = (t: Tally): string => {
  const pinned = t.owing > 0 ? `${t.pinned} of ${counted(t.owing, 'statement')} pinned (${percent(t.pinned, t.owing)} %), ` : '';
  return `${pinned}${t.passed} of ${counted(t.cases, 'case')} passed (${percent(t.passed, t.cases)} %).`;
};

export const summed = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({
    atoms: a.atoms + b.atoms,
    owing: a.owing + b.owing,
    pinned: a.pinned + b.pinned,
    cases: a.cases + b.cases,
    passed: a.passed + b.passed,
  }));

/** What an example asks of an engine. */
export const asks = (e: Example): string => `Level ${e.level}${e.needs.length > 0 ? `, needs ${e.needs.join(', ')}` : ''}.`;
export const readingLabel = (r: Example['readings'][number]): string =>
  r.recommended ? `depends on ${r.id}: ${r.answer}` : `under the other answer to ${r.id}: ${r.answer}`;

/** What an atom is, unless the source simply states it, and its state. */
export const atomWords = (kind: AtomKind | undefined, state: State): string =>
  [kind !== 'stated' && kind !== state && state !== 'retired' ? kind : undefined, stateWord[state]]
    .filter((w) => w !== undefined)
    .join(', ');
/** More misreadings of one clause than these are folded, so that the examples stay in sight. */
export const MANY = 6;
export const misreadTitle = (n: number): string => (n > MANY ? `Often misread, in ${n} ways` : 'Often misread');
export const readingsIntro = (g: GameBook): string =>
  `${counted(g.readings.length, 'doubt')} of the text. An engine that takes another of the answers says so when it starts, and is judged by the examples of its answer.`;
/** "3 of 4", kept on one line. */
export const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${part}\u00a0of\u00a0${whole}`);
export const unused = 'No example uses it yet.';
export const usesWords = (p: PhraseEntry): string => counted(p.uses, 'use');

/** How to read a page, in the order of the states that can occur. */
export const legend = {
  ticks: 'A tick stands only beside what ran and passed in this build. Numbers are rounded down.',
  boards:
    'On a board, north is above and faces down, so its left is on your right. A card in slanted grey letters is out of action, a hatched place cannot act, and in the second picture what has changed is framed.',
  states,
} as const;
