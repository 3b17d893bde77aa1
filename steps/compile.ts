import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile as picklesOf } from '@cucumber/gherkin';
import { type Feature, type GherkinDocument, IdGenerator, type Pickle, type PickleStep, type Rule } from '@cucumber/messages';
import { type Case, levelOf, sharedNeedsOf, slug } from '../conformance/case.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { DoorError } from '../reference/kernel/game.ts';
import { slipOf } from './checks/slips.ts';
import { lexicons, phraseOf, vocabulary } from './lexicons.ts';
import { type Matcher, matcherOf } from './matcher.ts';
import { type Draft, finish, type Lexicon, newDraft, speak } from './words.ts';

export type Source = { uri: string; text: string };
/** A feature as it was read, and the game its tag names. */
export type Parsed = { source: Source; feature: Feature; lexicon: Lexicon };
/** Something wrong in a feature. `line` and `column` count from 1. */
export type Complaint = { uri: string; line: number; column: number; message: string };
export const complaintLine = (c: Complaint): string => `${c.uri}:${c.line}:${c.column}: ${c.message}`;

/** What is wrong with the features, all of it. The command line prints the complaints and ends 2. */
export class FeatureError extends Error {
  readonly complaints: readonly Complaint[];
  constructor(complaints: readonly Complaint[]) {
    super(complaints.map(complaintLine).join('\n'));
    this.name = 'FeatureError';
    this.complaints = complaints;
  }
}

const newId = IdGenerator.incrementing();
type GherkinFault = { location?: { line: number; column?: number }; message: string; errors?: GherkinFault[] };

/** What to do about a line that Gherkin cannot read where it stands. */
function unreadable(found: string): string {
  if (/^(Given|When|Then|And|But) /.test(found)) {
    return `"${found}" cannot stand here: steps stand below their "Example:" line, and its tags above it`;
  }
  const slip = slipOf(found);
  if (slip !== undefined) return slip;
  const [word = ''] = found.split(' ');
  const meant = didYouMean(word, ['Given', 'When', 'Then', 'And']);
  return `"${found}" cannot stand here: expected a step (Given, When, Then, And), "Example:" or "Rule:"${meant}`;
}

function parse(source: Source, complain: (c: Complaint) => void): { doc: GherkinDocument; feature: Feature } | undefined {
  try {
    const doc = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source.text);
    doc.uri = source.uri;
    if (doc.feature) return { doc, feature: doc.feature };
    complain({
      uri: source.uri,
      line: 1,
      column: 1,
      message: 'no feature in this file: it begins with "Feature: 9.4 Battle damage" or the like',
    });
  } catch (e) {
    // One line that cannot be read makes others unreadable: only the first is told.
    const fault = e as GherkinFault;
    const { location, message } = fault.errors?.[0] ?? fault;
    const found = /got '(.*)'$/s.exec(message)?.[1];
    complain({
      uri: source.uri,
      line: location?.line ?? 1,
      column: location?.column ?? 1,
      message: found === undefined ? message.replace(/^\(\d+:\d+\): /, '') : unreadable(found),
    });
  }
  return undefined;
}

type Places = { at: Map<string, { line: number; column: number }>; ruleOf: Map<string, Rule> };
const places = new WeakMap<Feature, Places>();
/** Where everything stands that a pickle points at, and the rule each example belongs to: once a feature. */
function placesOf(feature: Feature): Places {
  const known = places.get(feature) ?? placesIn(feature);
  places.set(feature, known);
  return known;
}
function placesIn(feature: Feature): Places {
  const at = new Map<string, { line: number; column: number }>();
  const ruleOf = new Map<string, Rule>();
  const see = (n: { id: string; location: { line: number; column?: number } }): void => {
    at.set(n.id, { line: n.location.line, column: n.location.column ?? 1 });
  };
  const visit = (child: Feature['children'][number] | Rule['children'][number], rule?: Rule): void => {
    child.background?.steps.forEach(see);
    const { scenario } = child;
    if (!scenario) return;
    see(scenario);
    if (rule) ruleOf.set(scenario.id, rule);
    scenario.steps.forEach(see);
    for (const e of scenario.examples) e.tableBody.forEach(see);
  };
  for (const child of feature.children) {
    visit(child);
    for (const c of child.rule?.children ?? []) visit(c, child.rule);
  }
  return { at, ruleOf };
}

export type Compiled = { cases: Case[]; parsed: Parsed[]; complaints: Complaint[] };

let matcher: Matcher | undefined;
/** Reads a step: the same table for both runners. */
export const match: Matcher = (text) => (matcher ??= matcherOf(vocabulary))(text);

function lexiconOf(feature: Feature, uri: string, complain: (c: Complaint) => void): Lexicon | undefined {
  const tags = feature.tags.map((t) => t.name.slice(1));
  const lexicon = lexicons.find((l) => tags.includes(l.game.name));
  if (!lexicon) {
    complain({
      uri,
      line: feature.location.line,
      column: 1,
      message: `no tag names the game: found ${tags.join(', ') || 'no tag'}, expected one of ${lexicons.map((l) => `@${l.game.name}`).join(', ')}`,
    });
  }
  return lexicon;
}

/**
 * The case of one pickle, as cucumber hands it to a hook.
 * @throws FeatureError with everything that is wrong with it.
 */
export function caseOf(pickle: Pickle, doc: GherkinDocument): { case: Case; lexicon: Lexicon } {
  const complaints: Complaint[] = [];
  const complain = (c: Complaint): void => {
    complaints.push(c);
  };
  const uri = pickle.uri.replaceAll('\\', '/');
  const lexicon = doc.feature && lexiconOf(doc.feature, uri, complain);
  const places = doc.feature && placesOf(doc.feature);
  const c = lexicon && places && compileOne({ pickle, uri, places, lexicon, complain });
  if (!c) throw new FeatureError(complaints);
  return { case: c, lexicon };
}

/** The cases of one feature. */
function compileFeature(source: Source): Compiled {
  const out: Compiled = { cases: [], parsed: [], complaints: [] };
  const complain = (c: Complaint): void => {
    out.complaints.push(c);
  };
  const read = parse(source, complain);
  const lexicon = read && lexiconOf(read.feature, source.uri, complain);
  if (!lexicon) return out;
  const { doc, feature } = read;
  out.parsed.push({ source, feature, lexicon });
  const places = placesOf(feature);
  for (const pickle of picklesOf(doc, source.uri, newId)) {
    const c = compileOne({ pickle, uri: source.uri, places, lexicon, complain });
    if (c) out.cases.push(c);
  }
  return out;
}

const latest = new Map<string, { readonly text: string; readonly compiled: Compiled }>();
/** The same, as it was when the feature was read last: a suite that is read again has hardly changed. */
function featureOf(source: Source): Compiled {
  const { uri, text } = source;
  const before = latest.get(uri);
  if (before?.text === text) return before.compiled;
  const compiled = compileFeature(source);
  latest.set(uri, { text, compiled });
  return compiled;
}

/** Reads features into cases. Never throws for what stands in a feature: that is a complaint. */
export function compileAll(sources: readonly Source[]): Compiled {
  const each = sources.map(featureOf);
  const out: Compiled = {
    cases: each.flatMap((f) => f.cases),
    parsed: each.flatMap((f) => f.parsed),
    complaints: each.flatMap((f) => f.complaints),
  };
  const seen = new Map<string, Case>();
  for (const c of out.cases) {
    const before = seen.get(c.id);
    if (before)
      out.complaints.push({
        uri: c.uri,
        line: c.line,
        column: 1,
        message: `"${c.name}" is the name of the example at line ${before.line} too: names are ids, give each its own`,
      });
    seen.set(c.id, c);
  }
  return out;
}

type Work = { pickle: Pickle; uri: string; places: Places; lexicon: Lexicon; complain: (c: Complaint) => void };
function compileOne({ pickle, uri, places: { at, ruleOf }, lexicon, complain }: Work): Case | undefined {
  const where = at.get(pickle.astNodeIds.at(-1) as string) ?? { line: 1, column: 1 };
  const rule = ruleOf.get(pickle.astNodeIds[0] as string);
  if (!rule) {
    complain({ uri, ...where, message: `"${pickle.name}" stands outside a Rule: every example belongs to a clause` });
    return undefined;
  }
  const d: Draft = newDraft(lexicon);
  for (const step of pickle.steps) {
    const here = at.get(step.astNodeIds[0] as string) ?? where;
    d.line = here.line;
    try {
      const { phrase: sentence, args } = match(step.text);
      const phrase = phraseOf(lexicon, sentence);
      const rows = tableOf(step);
      if (step.argument?.docString) throw new Error('a text block says nothing here: say it in sentences');
      const said = kindOf[step.type ?? ''];
      if (said !== undefined && said !== phrase.kind)
        throw new Error(`"${step.text}" is a ${nameOf(phrase.kind)}, and stands as a ${nameOf(said)}`);
      if (phrase.table !== (rows !== undefined))
        throw new Error(phrase.table ? `"${step.text}" wants a table below it` : `"${step.text}" takes no table`);
      speak(d, phrase, rows ? [...args, rows] : args);
    } catch (e) {
      complain({ uri, ...here, message: (e as Error).message });
      return undefined;
    }
  }
  try {
    finish(d);
    lexicon.game.admit(d.position);
  } catch (e) {
    const message = e instanceof DoorError ? `this is no position of ${lexicon.game.title}: ${e.message}` : (e as Error).message;
    complain({ uri, ...where, message: `${pickle.name}: ${message}` });
    return undefined;
  }
  const clause = clauseOf(rule, lexicon.game.prefix);
  const { position, commands, moments } = d;
  return {
    id: `${clause}/${slug(pickle.name)}`,
    game: lexicon.game.name,
    clause,
    name: pickle.name,
    uri,
    line: where.line,
    example: at.get(pickle.astNodeIds[0] as string)?.line ?? where.line,
    tags: pickle.tags.map((t) => t.name.slice(1)),
    needs: [...lexicon.game.needsOf(position, commands), ...sharedNeedsOf(commands, moments)],
    level: levelOf(position, commands, moments),
    position,
    commands,
    moments,
  };
}

/** What Gherkin takes a step for, by its keyword or by that of the step before. */
const kindOf: Readonly<Record<string, 'given' | 'when' | 'then' | undefined>> = { Context: 'given', Action: 'when', Outcome: 'then' };
const nameOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
const tableOf = (s: PickleStep): string[][] | undefined => s.argument?.dataTable?.rows.map((r) => r.cells.map((c) => c.value));

/** The clause of a Rule: as its tag says, or by the number that its name begins with. */
export const clauseOf = ({ tags, name }: Pick<Rule, 'tags' | 'name'>, prefix: string): string =>
  tags.find((t) => t.name.startsWith('@clause:'))?.name.slice('@clause:'.length) ?? `${prefix}-${name.split(' ')[0]}`;
