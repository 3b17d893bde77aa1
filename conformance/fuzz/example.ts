import type { Game } from '../../reference/kernel/game.ts';
import type { Fields, Id, Json, Side } from '../../reference/kernel/types.ts';
import { type Case, type Command, type Event, type Expectation, levelOf, type Moment, type Outcome, sharedNeedsOf, slug } from '../case.ts';
import { openIn, same } from '../check.ts';
import { reference } from '../engines.ts';
import { judge, verdictOf } from '../judge.ts';
import { cut, printable } from '../printable.ts';
import { type Answers, decidesOf } from '../run.ts';
import type { Difference } from './compare.ts';
import { happening } from './finding.ts';
import type { Finding } from './hunt.ts';

/** So many steps say what should have come; the first differences are those that matter. */
const STEPS = 4;

/**
 * A finding as an example: what the reference says where the two part. The reference passes it; an engine that answers as the
 * one that was held against it fails, where it failed by an answer.
 */
export function caseOfFinding(f: Finding, game: Game, source: string): Case {
  const forms = formsOf(f);
  const first = forms.flatMap(([form]) => form ?? []).slice(0, STEPS);
  const whole = caseOf(f, game, source, first.length > 0 || isRefusalLast(f) ? first : [{ see: 'open', is: openIn(f.reference) }]);
  if (tells(whole, f, game).fails) return whole;
  const [other = whole] = otherForms(f, game, source);
  return other;
}

/**
 * The finding in other forms, each with one step of those that tell the two apart, for whoever cannot say the whole of it:
 * the same thing can be seen in more ways than one, and not every way has a sentence.
 */
export function* otherForms(f: Finding, game: Game, source: string): IterableIterator<Case> {
  const asked = isRefusalLast(f) ? [[]] : [];
  for (const steps of [...asked, ...formsOf(f).flatMap((forms) => forms.map((form) => [form]))]) {
    const c = caseOf(f, game, source, steps);
    const told = tells(c, f, game);
    if (told.passes && told.fails) yield c;
  }
}

function caseOf(f: Finding, game: Game, source: string, steps: readonly Expectation[]): Case {
  const { position, commands } = f.asked;
  const name = nameOf(f);
  const { clause, atoms } = f;
  const moments = momentsOf(f, steps);
  const c: Case = {
    id: `${clause}/${slug(name)}`,
    game: game.name,
    clause,
    name,
    uri: source,
    line: 1,
    example: 1,
    tags: [game.name, `clause:${clause}`, ...atoms],
    needs: [...game.needsOf(position, commands), ...sharedNeedsOf(commands, moments)],
    level: levelOf(position, commands, moments),
    position,
    commands: [...commands],
    moments,
  };
  return { ...c, tags: [...c.tags, ...doubtTags(c, f, game)] };
}

/** The readings that the example would fail without, with the answers it takes; without one, that a doubt is under it. */
function doubtTags(c: Case, { readings, rests }: Finding, game: Game): string[] {
  const fails = (answers: Answers): boolean =>
    judge(c, reference(game, decidesOf(game, answers)), { frame: game.frame, citations: false }).verdict === 'fail';
  const tags = game.readings.flatMap(({ id, recommended, alternatives }) => {
    const taken = readings[id] ?? recommended;
    const others = [recommended, ...alternatives.map((a) => a.name)].filter((answer) => answer !== taken);
    return others.some((answer) => fails({ ...readings, [id]: answer })) ? [`reading:${id}=${taken}`] : [];
  });
  return tags.length === 0 && rests !== undefined ? ['assumption'] : tags;
}

const isRefusalLast = ({ reference: { commands } }: Finding): boolean => commands.at(-1)?.accepted === false;

/** Refusals are seen where they come, all else when everything has been done. */
function momentsOf({ asked, reference: mine }: Finding, steps: readonly Expectation[]): Moment[] {
  const { commands } = asked;
  const moments = mine.commands.flatMap(({ accepted, clauses = [] }, command): Moment[] =>
    accepted === false ? [{ after: command + 1, expect: [{ line: 0, that: { see: 'refused', command, by: clauses[0] ?? '' } }] }] : [],
  );
  const last = moments.at(-1);
  const expect = steps.map((that) => ({ line: 0, that }));
  if (last?.after !== commands.length) {
    if (expect.length > 0) moments.push({ after: commands.length, expect });
  } else {
    last.expect.push(...expect);
    // Since the moment before, which there is none of but the beginning.
    if (commands.length === 1) last.expect.push({ line: 0, that: { see: 'unchanged' } });
  }
  return moments;
}

/** What tells the two apart, the most telling first, each in the forms that say it. */
function formsOf(f: Finding): Expectation[][] {
  const { differences, reference: mine, asked } = f;
  const forms = differences.flatMap((d): Expectation[][] => {
    const [what = '', id = '', field = ''] = d.path.split('.');
    if (what === 'cards' && field !== '' && d.expected !== 'no such field') return [cardForms(id, field, d.expected, mine)];
    if (what === 'players' && field !== '') return [[{ see: 'player', id: id as Side, has: { [field]: d.expected } }]];
    if (what === 'turn') return [[{ see: 'turn', has: { [id]: d.expected } }]];
    if (what === 'open') return [openForms(openIn(mine), d.found as Fields | null)];
    if (what === 'winner') return [[{ see: 'winner', is: mine.winner }]];
    if (what === 'legal') return [legalForms(d, mine)];
    // Of an answer the rest is a consequence, and what was done is told by what came of it.
    if (what.startsWith('events') && !differences[0]?.path.startsWith('commands[')) return [eventForms(d, mine)];
    return [];
  });
  return forms.length > 0 || isRefusalLast(f) ? forms : changedSince(asked.position, mine);
}

/** A field, or where the card is with all that goes with the place. */
function cardForms(id: Id, field: string, expected: Json, mine: Outcome): Expectation[] {
  const card = mine.position.cards.find((c) => c['id'] === id) ?? {};
  const with_ = (...fields: string[]): Fields =>
    Object.fromEntries([field, ...fields].flatMap((k) => (card[k] === undefined ? [] : [[k, card[k] as Json]])));
  const see = (has: Fields): Expectation => ({ see: 'card', id, has });
  return [see({ [field]: expected }), ...(field === 'zone' ? [see(with_('slot')), see(with_('side')), see(with_('slot', 'side'))] : [])];
}

/** Who is asked; or the one thing in which what stands open is another. */
function openForms(whole: Fields | null, found: Fields | null): Expectation[] {
  if (whole === null) return [{ see: 'open', is: null }];
  const { window, waiting, options, min, max, ...rest } = whole as Record<string, Json>;
  const asked: Fields = { window: window as Json, waiting: waiting as Json };
  const chosen: Fields = { ...asked, ...(options !== undefined && { options }) };
  const odd = Object.entries(rest).filter(([k, v]) => !same(found?.[k], v));
  const several: Fields = { ...chosen, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const { attacker, target } = rest;
  return [
    whole,
    asked,
    chosen,
    several,
    ...odd.map(([k, v]) => ({ [k]: v })),
    ...(attacker !== undefined && target !== undefined ? [{ attacker, target }] : []),
  ].map((is) => ({ see: 'open', is }));
}

/** All that is legal of this kind, by the part that says what it is done to. */
function legalForms({ expected, found }: Difference, mine: Outcome): Expectation[] {
  const { do: verb, side, attacker } = (typeof expected === 'string' ? found : expected) as Command;
  const field = { attack: 'target', use: 'effect', choose: 'ids' }[verb];
  if (field === undefined) return [];
  const given: Fields = { do: verb, side: side as Json, ...(attacker !== undefined && { attacker }) };
  const exactly = (mine.legal ?? [])
    .filter((c) => Object.entries(given).every(([k, v]) => same(c[k], v)))
    .map((c) => [c[field]].flat().join());
  return [{ see: 'legal', given, field, exactly: exactly as Id[] }];
}

const plain = ({ at: _, clauses: __, ...e }: Event): Fields => e as Fields;
/** What should have happened, or what should not, or what comes before it or at once with it. */
function eventForms(d: Difference, mine: Outcome): Expectation[] {
  const all = mine.events ?? [];
  const { what, event } = happening(d);
  const see = (how: 'in order' | 'at once' | 'never', ...are: Fields[]): Expectation => ({ see: 'events', are, how });
  // The same may happen once more: then it is the whole course that tells.
  const course = (e: Fields): Expectation =>
    see(
      'in order',
      ...all
        .filter((x, i) => x.at !== all[i - 1]?.at || same(plain(x), e))
        .filter((x, i, chain) => x.at !== chain[i + 1]?.at)
        .map(plain),
    );
  if (what === 'missing') return [see('in order', event), course(event)];
  if (what === 'too many') return all.some((e) => same(plain(e), event)) ? [see('in order', event)] : [see('never', event)];
  const at = Number(/\d+/.exec(d.path)?.[0]);
  const instant = all[at]?.at ?? 0;
  if (what === 'apart')
    return all
      .slice(0, at)
      .filter((e) => e.at === instant && e.kind === event['kind'])
      .map((e) => see('at once', plain(e), event));
  const pairs = all
    .slice(0, at)
    .filter((e) => e.at < instant)
    .reverse()
    .map((e) => see('in order', plain(e), event));
  return [...pairs, course(event)];
}

/** What the reference has changed on the cards: for a run on which an engine gives no answer. */
function changedSince(position: Case['position'], mine: Outcome): Expectation[][] {
  return mine.position.cards.flatMap((c) => {
    const before = position.cards.find((x) => x['id'] === c['id']);
    const changed = Object.entries(c).filter(([k, v]) => before && !same(v, before[k]));
    return changed.map(([k, v]) => cardForms(c['id'] as Id, k, v, mine));
  });
}

const said = (v: Json): string => String(v);
const isSaid = (v: Json): boolean => v === null || typeof v !== 'object';
/** What differs, in a few words that no game owns. */
/** What it is called. There are words of the engine in it, and it is a line of the terminal and of a feature. */
const nameOf = (f: Finding): string => printable(cut(named(f), LONG));
const LONG = 100;
function named({ asked, theirs, differences: [first] }: Finding): string {
  const { path = '', expected = null, found = null } = first ?? {};
  const command = (c: Command | undefined): string =>
    [c?.do, c?.['attacker'] && `by ${c['attacker']}`, c?.['target'] && `on ${c['target']}`, c?.['effect'] && `of ${c['effect']}`]
      .filter(Boolean)
      .join(' ');
  const answer = /^commands\[(\d+)\]/.exec(path)?.[1];
  if (answer !== undefined) return `${command(asked.commands[Number(answer)])} is ${expected ? 'accepted' : 'refused'}`;
  const [what = '', id = '', field = ''] = path.split('.');
  if (expected === 'no such field') return `${id} has no ${field}`;
  if (what === 'cards' && field === '') return expected === 'present' ? `${id} is still there` : `there is no ${id}`;
  if (field !== '' && !(isSaid(expected) && isSaid(found))) return `${field} of ${id}`;
  if (field !== '') return `${field} of ${id} is ${said(expected)}, not ${said(found)}`;
  if (what === 'turn') return `${id} is ${said(expected)}, not ${said(found)}`;
  if (what === 'open')
    return expected === null ? 'nothing is open any more' : `somebody is asked: ${said((expected as Fields)['window'] ?? '')}`;
  if (what === 'winner') return expected === null ? 'nobody has won' : `${said(expected)} wins`;
  if (what === 'legal') return 'what is legal';
  if (what.startsWith('events')) {
    const { what: wrong, event } = happening({ expected, found });
    const names = ['kind', 'card', 'amount', 'to'].flatMap((k) => (event[k] === undefined ? [] : [said(event[k])])).join(' ');
    return {
      missing: `${names} comes`,
      'too many': `no ${names}`,
      'too early': `${names} comes later`,
      apart: `${names} at once with the other`,
    }[wrong];
  }
  return `a run that the engine does not answer: ${'verdict' in theirs ? theirs.verdict : what}`;
}

/** Whether the example says what it was made for: the reference passes it, and the answer that was found does not. */
export function tells(c: Case, f: Finding, game: Game): { passes: boolean; fails: boolean } {
  const ask = reference(game, decidesOf(game, f.readings));
  const outcomes = c.moments.map((m) =>
    ask(c.position, c.commands.slice(0, m.after), { legal: m.expect.some((e) => e.that.see === 'legal') }),
  );
  const judging = { frame: game.frame, citations: false };
  const theirs = f.theirs;
  return {
    passes: verdictOf(c, outcomes, { ...judging, citations: true }).verdict === 'pass',
    fails: 'verdict' in theirs || verdictOf(c, [...outcomes.slice(0, -1), theirs], judging).verdict === 'fail',
  };
}
