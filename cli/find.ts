import type { Scenario } from '@cucumber/messages';
import { atomsOf, type Case, slug } from '../conformance/case.ts';
import { blocksOf, statementsIn } from '../generator/description.ts';
import { games } from '../reference/games.ts';
import type { ClauseId } from '../reference/kernel/clause.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Game, Reading } from '../reference/kernel/game.ts';
import type { Compiled } from '../steps/compile.ts';
import { UserError } from './env.ts';
import { scenariosOf } from './suite.ts';

/** What a word on the command line names: examples, and the clause or the atom if it names one; a section; an open point. */
export type Found =
  | { cases: readonly Case[]; clause?: ClauseId; atom?: Atom }
  | { section: string; clauses: readonly ClauseId[] }
  | { game: Game; reading: Reading; answers: readonly string[] }
  /** An open point that has no answers to declare: what the features say of it. */
  | { note: string; clause: string };
/** A statement of a clause that can be tested alone: its text, and the title of the clause it is in. */
export type Atom = { id: string; says: string; clause: string };
type Suite = Pick<Compiled, 'cases' | 'parsed'>;

const MOST = 12;
const expected =
  'the id of an example or the beginning of it, its title, the place of it as in "features/….feature:56", the id or number of a clause, the number of a section, the id of an atom or of a reading, or a file that ends in .json';

/**
 * Finds what a word names, whatever of it the reports and the rulebook print.
 * @throws UserError when nothing has that name, or several examples begin like it
 */
export function find(word: string, suite: Suite): Found {
  const place = /^(.+\.feature)(?::(\d+)(?::\d+)?)?$/.exec(word);
  if (place) return atPlace(place[1] as string, place[2] === undefined ? undefined : Number(place[2]), suite);
  const { cases } = suite;
  const ids = [word, ...games.map((g) => `${g.prefix}-${word}`)];
  const one = cases.filter((c) => ids.includes(c.id));
  if (one.length > 0) return { cases: one };
  const clauses = [...new Set(cases.map((c) => c.clause))];
  const several = ids.filter((id) => clauses.some((c) => c === id || isInside(c, id)));
  if (several.length > 1)
    throw new UserError(`"${word}" stands in several games: say which, as in ${several.map((id) => `"${id}"`).join(' or ')}`);
  const clause = clauses.find((c) => ids.includes(c));
  if (clause !== undefined) return { cases: cases.filter((c) => c.clause === clause), clause };
  const inside = clauses.filter((c) => ids.some((id) => isInside(c, id)));
  if (inside.length > 0) return { section: word, clauses: inside };
  const tagged = cases.filter((c) => games.some((g) => atomsOf(c, g.prefix).some((a) => ids.includes(a))));
  const atom = atomIn(ids, suite);
  if (tagged.length > 0) return { cases: tagged, ...(atom && { atom }) };
  // A definition, say: it has a text, and no example fails without it.
  if (atom) return { note: `${atom.id}: ${atom.says}\nno example depends on it`, clause: atom.clause };
  return open(word) ?? noted(ids, suite) ?? titled(word, suite) ?? begun(word, ids, cases) ?? nothing(word, cases, clauses);
}

/** Whether a clause is one of a section. A hyphen parts numbers, and the letters of the game from them. */
const isInside = (clause: ClauseId, section: string): boolean =>
  clause.startsWith(`${section}.`) || (/\d$/.test(section) && clause.startsWith(`${section}-`));

/** A reading by its id, alone or with an answer. */
function open(word: string): Found | undefined {
  const [id = '', answer] = word.split('=');
  for (const game of games) {
    const reading = game.readings.find((r) => [id, `${game.prefix}-${id}`].includes(r.id));
    if (!reading) continue;
    const answers = [reading.recommended, ...reading.alternatives.map((a) => a.name)];
    if (answer === undefined) return { game, reading, answers };
    if (answers.includes(answer)) return { game, reading, answers: [answer] };
    throw new UserError(`${reading.id} has no answer "${answer}": known are ${answers.join(', ')}${didYouMean(answer, answers)}`);
  }
  return undefined;
}

/** An atom by its id, from the list of its clause. */
function atomIn(ids: readonly string[], { parsed }: Suite): Atom | undefined {
  for (const { feature } of parsed) {
    for (const { rule } of feature.children) {
      const found = statementsIn(rule?.description ?? '').find(({ id }) => ids.includes(id));
      if (found) return { id: found.id, says: found.text, clause: rule?.name ?? '' };
    }
  }
  return undefined;
}

/** An open point by its id, from the quote that stands beside its clause. */
export function noted(ids: readonly string[], { parsed }: Suite): Found | undefined {
  for (const { feature } of parsed) {
    for (const { rule } of feature.children) {
      for (const b of blocksOf(rule?.description ?? ''))
        if (b.is === 'note' && b.note.kind === 'reading' && ids.includes(b.note.id ?? ''))
          return { note: b.note.text.replaceAll('*', '').trim(), clause: rule?.name ?? '' };
    }
  }
  return undefined;
}

/** Examples by their title, that of an outline too. */
function titled(word: string, { cases, parsed }: Suite): Found | undefined {
  const wanted = slug(word);
  if (wanted === '') return undefined;
  const outlines = new Set(
    parsed.flatMap(({ source, feature }) =>
      scenariosOf(feature)
        .filter((s) => slug(s.name) === wanted)
        .map((s) => `${source.uri}:${s.location.line}`),
    ),
  );
  const found = cases.filter((c) => slug(c.name) === wanted || outlines.has(`${c.uri}:${c.example}`));
  return found.length > 0 ? { cases: found } : undefined;
}

function begun(word: string, ids: readonly string[], cases: readonly Case[]): Found | undefined {
  if (!word.includes('/')) return undefined;
  const found = cases.filter((c) => ids.some((id) => c.id.startsWith(id)));
  if (found.length < 2) return found.length === 0 ? undefined : { cases: found };
  const listed = found.slice(0, MOST).map((c) => `\n  ${c.id}`);
  const more = found.length > MOST ? `\n  and ${found.length - MOST} more` : '';
  throw new UserError(`${found.length} examples begin with "${word}": write more of the one that is meant${listed.join('')}${more}`);
}

/** The example that a line of a feature belongs to, its row alone if it is one; between the examples, the clause. */
function atPlace(file: string, line: number | undefined, { cases, parsed }: Suite): Found {
  const path = file.replaceAll('\\', '/').replace(/^\.\//, '');
  const there = parsed.find(({ source: { uri } }) => uri === path || uri.endsWith(`/${path}`) || path.endsWith(`/${uri}`));
  if (!there) {
    const uris = parsed.map((p) => p.source.uri);
    throw new UserError(`${file}: no such feature, expected one of ${uris.join(', ')}${didYouMean(path, uris)}`);
  }
  const { source, feature } = there;
  const mine = cases.filter((c) => c.uri === source.uri);
  if (line === undefined) return { section: source.uri, clauses: [...new Set(mine.map((c) => c.clause))] };
  const row = mine.filter((c) => c.line === line);
  if (row.length > 0) return { cases: row };
  const example = scenariosOf(feature).find((s) => firstLine(s) <= line && line <= lastLine(s));
  if (example) return { cases: mine.filter((c) => c.example === example.location.line) };
  const rules = feature.children.flatMap((c) => c.rule ?? []);
  const rule = rules.findLast((r) => firstLine(r) <= line);
  const lines = rule?.children.flatMap((c) => c.scenario?.location.line ?? []) ?? [];
  const ofRule = mine.filter((c) => lines.includes(c.example));
  const [first] = ofRule;
  if (line > source.text.split('\n').length || !first)
    throw new UserError(`${file}:${line}: no example stands there, expected a line of one, as in "${source.uri}:${mine[0]?.line ?? 1}"`);
  return { cases: ofRule, clause: first.clause };
}
const firstLine = ({ tags, location }: Pick<Scenario, 'tags' | 'location'>): number =>
  Math.min(location.line, ...tags.map((t) => t.location.line));
const lastLine = ({ location, steps, examples }: Scenario): number =>
  Math.max(
    location.line,
    ...steps.flatMap((s) => [s.location.line, ...(s.dataTable?.rows.map((r) => r.location.line) ?? [])]),
    ...examples.flatMap((e) => [e.location.line, ...e.tableBody.map((r) => r.location.line)]),
  );

function nothing(word: string, cases: readonly Case[], clauses: readonly ClauseId[]): never {
  const bare = (id: string): string => id.slice(id.indexOf('-') + 1);
  const atoms = cases.flatMap((c) => games.flatMap((g) => atomsOf(c, g.prefix)));
  const readings = games.flatMap((g) => g.readings.map((r) => r.id));
  const known = [
    ...new Set([...clauses.map(bare), ...clauses, ...atoms, ...readings, ...cases.map((c) => c.id), ...cases.map((c) => c.name)]),
  ];
  throw new UserError(`nothing is called "${word}": expected ${expected}${didYouMean(word, known)}`);
}
