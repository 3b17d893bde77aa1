import type { Command, Expectation, Fields, Moment } from '../../conformance/case.ts';
import { same } from '../../conformance/check.ts';
import { remembered } from '../../conformance/remembered.ts';
import type { Json } from '../../reference/kernel/types.ts';
import { sharedPhrases } from '../phrases.ts';
import type { Draft, Phrase, Table } from '../words.ts';
import type { Pool } from './pools.ts';
import { renderList, stringsIn } from './pools.ts';
import { nameIn, offered, renamed, say, type Teller, type Trial, trials, trialsOf, unsayable } from './teller.ts';

/** Those said where they fit come first, then the order that is given. */
const inOrder = (kind: Phrase['kind']): ((one: readonly Phrase[], other: readonly Phrase[]) => Phrase[]) =>
  remembered((one, other) => {
    const all = [...one, ...other].filter((p) => p.kind === kind);
    return [...all.filter((p) => p.fits), ...all.filter((p) => !p.fits)];
  });
const whens = inOrder('when');
const thens = inOrder('then');

/** Says commands and what must be observed after which of them. Ids are those of the case. */
export function tellCourse(t: Teller, given: readonly Command[], moments: readonly Moment[]): void {
  const commands = renamed([...given], t.ids) as Command[];
  const refused = new Set<number>();
  for (const { after, expect } of moments)
    for (const { that } of expect) {
      if (that.see !== 'refused') continue;
      if (that.command !== after - 1)
        throw unsayable(t, `commands[${that.command}]`, { ...that }, `a refusal is said right after its command, and not after ${after}`);
      refused.add(that.command);
    }
  for (const { after, expect } of moments) {
    for (let i = t.draft.commands.length; i < after; i = t.draft.commands.length) tellCommand(t, commands, i, after, refused);
    for (const { that } of expect) tellExpectation(t, renamed({ ...that } as Fields, t.ids) as Expectation);
  }
  if (t.draft.commands.length < commands.length)
    throw unsayable(
      t,
      `commands[${t.draft.commands.length}]`,
      commands[t.draft.commands.length],
      'nothing is observed after it, and an example ends with a Then',
    );
  if (moments.length === 0) throw unsayable(t, 'moments', [], 'nothing is observed, and an example ends with a Then');
}

/** The sentence that says the most of what comes next. */
function tellCommand(t: Teller, commands: readonly Command[], i: number, end: number, refused: ReadonlySet<number>): void {
  const next = commands.slice(i, Math.min(end, i + 2));
  const of = offered(t, next);
  // Where several could be named, one can, and nobody.
  const one = [...of.card, ...of.side].filter((name) => stringsIn(next).includes(t.draft.ids.get(name) ?? name));
  const pool: Pool = { ...of, cards: [...of.cards, ...one.map((name) => [name]), []] };
  let best: Trial | undefined;
  for (const trial of trialsOf(t.draft, whens(sharedPhrases, t.lexicon.phrases), pool, unsaid)) {
    const said = trial.draft.commands;
    if (said.length <= (best?.draft.commands.length ?? 0) || !same(said, next.slice(0, said.length))) continue;
    if (said.some((_, k) => trial.draft.tries.has(k) !== refused.has(i + k))) continue;
    best = trial;
    if (said.length === next.length) break;
  }
  if (!best) throw unsayable(t, `commands[${i}]`, commands[i], refused.has(i) ? 'no sentence tries this' : 'no sentence does this');
  say(t, best.phrase, best.args);
}
const unsaid = (d: Draft): Draft => ({ ...d, commands: [], moments: [], tries: new Set() });

/** An expectation in one sentence, or its fields in several: each holds for itself. */
function tellExpectation(t: Teller, goal: Expectation): void {
  let missing = fieldsOf(goal);
  const wanted = canonical(goal);
  const parts: Saying[] = [];
  for (const saying of sayings(t, goal)) {
    if (same(canonical(saying.said), wanted)) return say(t, saying.phrase, saying.args);
    if (isPart(saying.said, goal)) parts.push(saying);
  }
  if (missing === undefined || Object.keys(missing).length === 0) throw unsayable(t, pathOf(goal), { ...goal });
  while (Object.keys(missing).length > 0) {
    const gain = ({ said }: Saying): number => Object.keys(fieldsOf(said) ?? {}).filter((k) => missing && k in missing).length;
    const best = parts.reduce<Saying | undefined>((a, b) => (gain(b) > (a ? gain(a) : 0) ? b : a), undefined);
    if (!best) {
      const [field = '', value] = Object.entries(missing)[0] as [string, Json];
      throw unsayable(t, `${pathOf(goal)}.${field}`, value);
    }
    say(t, best.phrase, best.args);
    const told = fieldsOf(best.said) ?? {};
    missing = Object.fromEntries(Object.entries(missing).filter(([k]) => !(k in told)));
  }
}

type Saying = { phrase: Phrase; args: readonly unknown[]; said: Expectation };
function* sayings(t: Teller, goal: Expectation): Generator<Saying> {
  const pool = poolFor(t, goal);
  const table = goal.see === 'events' ? tableOf(t, goal.are) : undefined;
  const fresh = (d: Draft): Draft => ({ ...d, moments: [], tries: new Set(d.tries) });
  for (const p of thens(t.lexicon.phrases, sharedPhrases)) {
    if (p.table && !table) continue;
    // A sentence with a table is tried with the one there is.
    const phrase = p.table ? { ...p, run: (d: Draft, ...args: unknown[]) => p.run(d, ...args, table) } : p;
    for (const { args, draft } of trials(t.draft, phrase, pool, fresh)) {
      const said = draft.moments.flatMap((m) => m.expect.map((e) => e.that));
      if (said.length === 1) yield { phrase: p, args: p.table ? [...args, table] : args, said: said[0] as Expectation };
    }
  }
}

/** What a card has now and had not before, or the other way about, is said as such. */
function poolFor(t: Teller, goal: Expectation): Pool {
  const pool = offered(t, { ...goal });
  if (goal.see === 'turn') return { ...pool, text: Object.values(goal.has).map(String) };
  // What a player has may be told by a card of theirs.
  if (goal.see === 'player') return { ...pool, card: [...t.draft.ids.keys()], text: t.lexicon.words?.player?.(goal.has) ?? [] };
  if (goal.see === 'open') return { ...pool, text: [...pool.card, ...stringsIn(goal.is)] };
  if (goal.see !== 'card') return pool;
  const card = t.draft.position.cards.find((c) => c['id'] === goal.id) ?? {};
  const of = (x: Fields): string[] =>
    t.lexicon.words?.properties?.(Object.fromEntries(Object.keys(goal.has).map((k) => [k, x[k] as Json]))) ?? [];
  const [now, before] = [of(goal.has), of(card)];
  const lists = [now.filter((w) => !before.includes(w)), before.filter((w) => !now.includes(w)), now].filter((l) => l.length > 0);
  return { ...pool, text: [...lists.map(renderList), ...lists.flat(), ...pool.text] };
}

const columns = { kind: 'event', card: 'card', by: 'by', amount: 'amount', to: 'to' } as const;
function tableOf(t: Teller, patterns: readonly Fields[]): Table {
  const used = Object.entries(columns).filter(([field]) => field === 'kind' || patterns.some((p) => field in p));
  const known = Object.keys(columns);
  for (const p of patterns) {
    const odd = Object.keys(p).find((k) => !known.includes(k));
    if (odd !== undefined) throw unsayable(t, `events.${odd}`, p[odd], `a table of events has the columns ${known.join(', ')}`);
  }
  const cell = (field: string, value: Json | undefined): string => {
    if (value === undefined) return '';
    return field === 'card' || field === 'by' ? (nameIn(t.draft)(String(value)) ?? String(value)) : String(value);
  };
  return [used.map(([, head]) => head), ...patterns.map((p) => used.map(([field]) => cell(field, p[field])))];
}

/** The fields of an expectation that can be said one by one. */
function fieldsOf(e: Expectation): Fields | undefined {
  if (e.see === 'card' || e.see === 'player' || e.see === 'turn') return e.has;
  return e.see === 'open' && e.is !== null ? e.is : undefined;
}
const isPart = (part: Expectation, whole: Expectation): boolean => {
  const [some, all] = [fieldsOf(canonical(part)), fieldsOf(canonical(whole))];
  if (part.see !== whole.see || !some || !all || ('id' in part && 'id' in whole && part.id !== whole.id)) return false;
  return Object.keys(some).length > 0 && Object.keys(some).every((k) => same(some[k], all[k]));
};
const pathOf = (e: Expectation): string => (e.see === 'card' || e.see === 'player' ? `${e.see}s.${e.id}` : e.see);
/** Options are a set. */
const canonical = (e: Expectation): Expectation =>
  e.see === 'open' && Array.isArray(e.is?.['options']) ? { ...e, is: { ...e.is, options: [...e.is['options']].sort() } } : e;

/**
 * Moments in a form in which those that ask the same are the same: without lines, fields one by one and each once, for
 * several sentences may say them, and in one order, for each holds for itself.
 */
export const plainly = (moments: readonly Moment[]): { after: number; expect: string[] }[] =>
  moments.map(({ after, expect }) => ({ after, expect: [...new Set(expect.flatMap(({ that }) => apart(that)))].sort() }));
function apart(that: Expectation): string[] {
  const e = canonical(that);
  const fields = Object.entries(fieldsOf(e) ?? {});
  if (fields.length === 0) return [stable({ ...e })];
  return fields.map(([k, v]) => stable(e.see === 'open' ? { see: 'open', is: { [k]: v } } : { ...e, has: { [k]: v } }));
}
/** As text, whatever the order of the keys. */
const stable = (x: Json): string =>
  JSON.stringify(x, (_, v: Json) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
