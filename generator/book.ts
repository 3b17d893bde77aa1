import type { Rule } from '@cucumber/messages';
import { isAssumption, type Level, levels, sharedNeeds } from '../conformance/case.ts';
import type { Atom as Listed } from '../conformance/pins.ts';
import type { Game } from '../reference/kernel/game.ts';
import type { Compiled, Parsed } from '../steps/compile.ts';
import { comparisonOf } from './compare.ts';
import { blocksOf } from './description.ts';
import { type ByLine, exampleOf, lineKey, stepOf } from './examples.ts';
import { type Judged, judged, pinned } from './judged.ts';
import { mentioned, type Target, type Targets } from './links.ts';
import type { Atom, AtomKind, Book, Clause, Example, GameBook, Misread, ReadingEntry, Section, Tally } from './model.ts';
import { phrasebookOf } from './phrasebook.ts';
import { atomState, clauseState } from './states.ts';
import { baseName, dedent, escapeMarkdown, firstSentence, sha256 } from './text.ts';

export type Sources = Compiled & { readonly games: readonly Game[]; readonly atoms: readonly Listed[] };

/** Judges the reference by every case and puts features, verdicts and pins together. Same input, same book. */
export async function bookOf(sources: Sources): Promise<Book> {
  const games = sources.games.map((game) => gameBook(game, sources));
  return { games, phrases: await phrasebookOf(sources.parsed), comparison: comparisonOf(sources.games, games) };
}

/** What the pages of one game are made of. */
type Material = {
  readonly game: Game;
  readonly byLine: ByLine;
  readonly byAtom: ReadonlyMap<string, Judged[]>;
  readonly pins: ReadonlyMap<string, readonly string[]>;
  readonly listed: readonly Listed[];
};

function gameBook(game: Game, { parsed, cases, atoms }: Sources): GameBook {
  const told = cases.filter((c) => c.game === game.name).map((c) => judged(c, game));
  const material: Material = {
    game,
    byLine: new Map(told.map((j) => [lineKey(j.case.uri, j.case.line), j])),
    byAtom: grouped(told),
    pins: pinned(
      game,
      told.map((j) => j.case),
    ),
    listed: atoms.filter((a) => a.game === game.name),
  };
  const written = parsed.filter((p) => p.lexicon.game === game).map((p) => sectionOf(p, material));
  const targets = targetsOf(game, written);
  const sections = withReferences(written, targets);
  return {
    name: game.name,
    title: game.title,
    prefix: game.prefix,
    source: game.source,
    sections: [...sections.filter((s) => !s.outside), ...sections.filter((s) => s.outside)],
    readings: readingsOf(game, sections),
    catalogue: game.catalogue,
    needs: Object.entries({ ...game.needs, ...sharedNeeds }).map(([name, says]) => ({
      name,
      says,
      cases: told.filter((j) => j.case.needs.includes(name)).length,
    })),
    levels: Object.entries(levels).map(([n, name]) => ({
      level: Number(n) as Level,
      name,
      cases: told.filter((j) => j.case.level === Number(n)).length,
    })),
    targets,
    tally: tallyOf(
      sections.flatMap((s) => s.clauses),
      material.byLine,
    ),
  };
}

function grouped(told: readonly Judged[]): Map<string, Judged[]> {
  const byTag = new Map<string, Judged[]>();
  for (const j of told) {
    for (const tag of j.case.tags) {
      const known = byTag.get(tag);
      if (known) known.push(j);
      else byTag.set(tag, [j]);
    }
  }
  return byTag;
}

/** "9.4 Battle damage" in its two parts. */
const headOf = (name: string): { number: string; title: string } => {
  const m = /^(\S*\d\S*)\s+(.*)$/.exec(name);
  return m ? { number: m[1] as string, title: m[2] as string } : { number: '', title: name };
};

/** The same of a feature, whose number stands at the head of its file's name too: it may be a letter. */
function headOfFeature(name: string, uri: string): { number: string; title: string } {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && uri.split('/').at(-1)?.startsWith(`${first}-`) ? { number: first, title: rest.join(' ') } : headOf(name);
}

function sectionOf({ source, feature }: Parsed, m: Material): Section {
  const file = baseName(source.uri);
  const background = feature.children.flatMap((c) => c.background?.steps.map(stepOf) ?? []);
  const clauses = feature.children.flatMap(({ rule }) => (rule ? clauseOf(rule, source.uri, m) : []));
  return {
    file,
    page: `${m.game.name}/${file}`,
    uri: source.uri,
    ...headOfFeature(feature.name, source.uri),
    intro: dedent(feature.description),
    outside: feature.tags.some((t) => t.name === '@outside-source'),
    clauses: clauses.map((c) => ({ ...c, background: [...background, ...c.background] })),
    tally: tallyOf(clauses, m.byLine),
  };
}

function clauseOf(rule: Rule, uri: string, m: Material): Clause {
  const { number, title } = headOf(rule.name);
  const tagged = (name: string): string[] =>
    rule.tags.flatMap((t) => (t.name.startsWith(`@${name}:`) ? t.name.slice(name.length + 2) : []));
  const id = tagged('clause')[0] ?? `${m.game.prefix}-${number}`;
  const text = dedent(rule.description);
  const blocks = blocksOf(rule.description);
  const atoms = new Map(blocks.flatMap((b) => (b.is === 'atom' ? [[b.id, atomOf(b.id, b.text, m)]] : [])));
  const examples = rule.children.flatMap(({ scenario }) => (scenario ? exampleOf(scenario, uri, id, m.game, m.byLine) : []));
  return {
    id,
    number,
    title,
    text,
    hash: sha256(text),
    blocks,
    atoms,
    background: rule.children.flatMap((c) => c.background?.steps.map(stepOf) ?? []),
    examples,
    misreadings: misreadingsOf([...atoms.keys()], m),
    state: clauseState(
      [...atoms.values()].map((a) => a.state),
      examples.map((e) => e.result),
    ),
    was: tagged('was'),
    referencedBy: [],
  };
}

const kinds: Readonly<Record<string, AtomKind>> = { N: 'stated', D: 'definition', X: 'worked example', I: 'implied' };

function atomOf(id: string, text: string, m: Material): Atom {
  const listed = m.listed.find((a) => a.id === id);
  const shown = m.byAtom.get(id) ?? [];
  const pinnedBy = m.pins.get(id) ?? [];
  const facts = { results: shown.map((j) => j.result), assumed: shown.every((j) => j.case.tags.includes('assumption')), pinnedBy };
  return {
    id,
    text,
    kind: listed && kinds[listed.kind],
    state: atomState({ note: listed?.note ?? '', ...facts }),
    pinnedBy,
    cases: shown.map((j) => j.case.id),
  };
}

/** Every misreading that names one of these atoms. */
const misreadingsOf = (atoms: readonly string[], { game, pins }: Material): Misread[] =>
  game.misreadings
    .filter((x) => x.contradicts.some((a) => atoms.includes(a)))
    .map(({ id, says, contradicts, bug }) => ({ id, says, contradicts, bug, caught: contradicts.some((a) => pins.get(a)?.includes(id)) }));

function tallyOf(clauses: readonly Clause[], byLine: ByLine): Tally {
  const atoms = clauses.flatMap((c) => [...c.atoms.values()]);
  const ids = new Set(clauses.flatMap((c) => c.examples.flatMap((e) => e.cases)));
  const ran = [...byLine.values()].filter((j) => ids.has(j.case.id));
  return {
    atoms: atoms.length,
    owing: atoms.filter((a) => a.state !== 'definition' && a.state !== 'retired' && a.state !== 'assumption').length,
    pinned: atoms.filter((a) => a.state === 'pinned').length,
    assumptions: atoms.filter((a) => a.state === 'assumption').length,
    cases: ran.length,
    passed: ran.filter((j) => j.result === 'pass').length,
    unscored: ran.filter((j) => isAssumption(j.case)).length,
  };
}

function targetsOf(game: Game, sections: readonly Section[]): Targets {
  const at = new Map<string, Target>();
  const add = (id: string, page: string, anchor: string | undefined): void => {
    if (!at.has(id)) at.set(id, { page, anchor });
  };
  for (const s of sections) for (const c of s.clauses) for (const id of [c.id, ...c.was]) add(id, s.page, id);
  for (const s of sections) for (const c of s.clauses) for (const id of c.atoms.keys()) add(id, s.page, id);
  const noted = sections.flatMap((s) =>
    s.clauses.flatMap((c) => c.blocks.flatMap((b) => (b.is === 'note' && b.note.kind === 'reading' ? (b.note.id ?? []) : []))),
  );
  for (const id of [...game.readings.map((r) => r.id), ...noted]) add(id, `${game.name}/readings`, id);
  for (const s of sections) if (s.number) add(`${game.prefix}-${s.number}`, s.page, undefined);
  return { prefix: game.prefix, at };
}

/** Adds to each clause which others mention it or one of its atoms. */
function withReferences(sections: readonly Section[], targets: Targets): Section[] {
  const clauses = sections.flatMap((s) => s.clauses);
  const owner = new Map(clauses.flatMap((c) => [c.id, ...c.atoms.keys()].map((id) => [id, c.id] as const)));
  const mentions = clauses.map((c) => ({
    by: { id: c.id, title: c.title },
    of: new Set(mentioned(c.text, targets).map((id) => owner.get(id))),
  }));
  const referencedBy = (c: Clause): Clause['referencedBy'] =>
    mentions.filter(({ by, of }) => by.id !== c.id && of.has(c.id)).map(({ by }) => by);
  return sections.map((s) => ({ ...s, clauses: s.clauses.map((c) => ({ ...c, referencedBy: referencedBy(c) })) }));
}

/** The doubts with several answers, and those that only stand beside a clause, in the order of their ids. */
function readingsOf(game: Game, sections: readonly Section[]): ReadingEntry[] {
  const clauses = sections.flatMap((s) => s.clauses);
  const beside = clauses.flatMap((c) =>
    c.blocks.flatMap((b) => (b.is === 'note' && b.note.kind === 'reading' ? [{ clause: c.id, note: b.note }] : [])),
  );
  const ids = new Set([...game.readings.map((r) => r.id), ...beside.flatMap(({ note }) => note.id ?? [])]);
  const entry = (id: string): ReadingEntry => {
    const answered = game.readings.find((r) => r.id === id);
    const notes = beside.filter(({ note }) => note.id === id);
    const [first, rest] = firstSentence(notes[0]?.note.body ?? '');
    const depends = (e: Example): ReadingEntry['examples'] =>
      e.readings.filter((x) => x.id === id).map(({ answer }) => ({ id: e.id, name: e.name, answer, result: e.result }));
    return {
      id,
      confidence: answered?.confidence ?? notes[0]?.note.confidence,
      title: answered ? escapeMarkdown(answered.question) : first,
      answers: answered
        ? [{ name: answered.recommended, says: answered.says }, ...answered.alternatives.map(({ name, says }) => ({ name, says }))]
        : [],
      text: answered ? '' : rest,
      clauses: [...new Set(notes.map((n) => n.clause))],
      examples: clauses.flatMap((c) => c.examples.flatMap(depends)),
    };
  };
  return [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).map(entry);
}
