import type { AtomKind, Book, Clause, Example, GameBook, OutlineRow, PhraseEntry, Section, Tally } from './model.ts';
import type { Result, State } from './states.ts';
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

/** The notice of a page that belongs to all games. */
export const noticeOfAll = ({ games }: Book): string => {
  const [only, ...others] = games;
  if (only && others.length === 0) return notice(only);
  return `Unofficial. This restates in our own words: ${games.map((g) => g.source).join('; ')}. Only the official texts are binding.`;
};

/** "pinned", or where statements differ in what they owe "4 pinned, 1 assumption". */
export function clauseWords(c: Clause): string {
  const of = [...c.atoms.values()].map((a) => a.state);
  const owing = (['pinned', 'assumption', 'unpinned', 'untested', 'failing'] as const).filter((s) => of.includes(s));
  // A clause may also fail by an example that carries none of its statements.
  if (owing.length < 2 || !of.includes(c.state)) return stateWord[c.state];
  const said = (s: State, n: number): string => (s === 'assumption' ? counted(n, 'assumption') : `${n} ${stateWord[s]}`);
  return owing.map((s) => said(s, of.filter((x) => x === s).length)).join(', ');
}

/** "8 examples, all passed", or where an outline has several rows "12 cases in 8 examples, all passed". */
export const examplesSummary = (examples: readonly Example[]): string => {
  const results = examples.flatMap((e) => (e.outlines.length > 0 ? e.outlines.flatMap((o) => o.rows.map((r) => r.result)) : [e.result]));
  const passed = results.filter((r) => r === 'pass').length;
  const cases = results.length === examples.length ? '' : `${counted(results.length, 'case')} in `;
  return `${cases}${counted(examples.length, 'example')}, ${passed === results.length ? 'all passed' : `${passed} passed`}`;
};
const assumptions = (t: Tally): string => (t.assumptions > 0 ? `, ${counted(t.assumptions, 'assumption')}` : '');
/** "140 of 140 (100 %), 4 assumptions". */
export const pinnedWords = (t: Tally): string => `${t.pinned} of ${t.owing} (${percent(t.pinned, t.owing)} %)${assumptions(t)}`;
export const tallyWords = (t: Tally): string => {
  const pinned =
    t.owing > 0 ? `${t.pinned} of ${counted(t.owing, 'statement')} pinned (${percent(t.pinned, t.owing)} %)${assumptions(t)}; ` : '';
  return `${pinned}${t.passed} of ${counted(t.cases, 'case')} passed (${percent(t.passed, t.cases)} %)${t.unscored > 0 ? `, ${t.unscored} of them not scored` : ''}.`;
};

export const summed = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({
    atoms: a.atoms + b.atoms,
    owing: a.owing + b.owing,
    pinned: a.pinned + b.pinned,
    assumptions: a.assumptions + b.assumptions,
    cases: a.cases + b.cases,
    passed: a.passed + b.passed,
    unscored: a.unscored + b.unscored,
  }));

/** What an example asks of an engine. */
export const asks = (e: Example): string =>
  `For engine authors: level ${e.level}${e.needs.length > 0 ? `, needs ${e.needs.join(', ')}` : ''}.`;
/** Whether the rows of an example have names of their own. */
export const rowsNamed = (rows: readonly OutlineRow[]): boolean => new Set(rows.map((r) => r.name)).size > 1;
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
export const readingsIntro = (g: GameBook): string => {
  const several = g.readings.filter((r) => r.answers.length > 0).length;
  return [
    `${counted(g.readings.length, 'doubt')} of the text, each with how this suite takes it.`,
    several > 0 && `Of ${several} an engine can declare its answer when it starts, and is judged by the examples of that answer.`,
    several < g.readings.length && 'Of the rest it cannot: what stands here is all that the suite has to say.',
  ]
    .filter(Boolean)
    .join(' ');
};
export const declared = (r: GameBook['readings'][number]): string =>
  r.answers.length > 0 ? 'an engine can declare its answer' : 'no answer to declare';
/** "3 of 4", kept on one line. */
export const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${part}\u00a0of\u00a0${whole}`);
export const unused = 'No example uses it yet.';
export const usesWords = (p: PhraseEntry): string => counted(p.uses, 'use');

/** How to read a page, in the order of the states that can occur. */
export const legend = {
  ticks:
    'A tick stands only beside what ran and passed in this build. Percentages are rounded down. An example with several rows is several cases.',
  boards:
    'On a board, north is above and faces down, so its left is on your right. A card in slanted grey letters is out of action, a hatched place cannot act, and in the second picture what has changed is framed, with its new values in colour.',
  states:
    'A clause is marked by the worst of its statements, and says how many are what where they differ. Statements that are assumptions count apart here; `clausewise misreadings` counts them as pinned when a misreading of them is caught.',
} as const;

export const compareTitle = 'Same question, other answer';
export const compareIntro =
  'What a player of one game asks first in another. Each answer leads to the clause that gives it, and to an example that was run to prove it.';
export const unproven = 'no example here proves it';
