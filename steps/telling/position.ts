import type { Fields, Position } from '../../conformance/case.ts';
import { same } from '../../conformance/check.ts';
import { remembered } from '../../conformance/remembered.ts';
import type { Json } from '../../reference/kernel/types.ts';
import { effectText } from '../effects.ts';
import { sharedPhrases } from '../phrases.ts';
import type { Draft, Phrase } from '../words.ts';
import { difference, firstDifference, NOTHING, type Pool, parametersOf, poolOf } from './pools.ts';
import { nameIn, offered, renamed, type Step, said, say, type Teller, type Trial, trialOf, trialsOf, tried, unsayable } from './teller.ts';
import { Unsayable } from './unsayable.ts';

/** Cards that attack, that are attacked, and that anything at all is said of. */
export type Roles = { readonly [r in 'attackers' | 'targets' | 'mentioned']: ReadonlySet<string> };

/** Says a position: whose turn it is, its cards, what the players have, its effects. Gives the sentences about effects. */
export function tellPosition(t: Teller, given: Position, roles: Roles): readonly Step[] {
  const goal = renamed(given as unknown as Fields, t.ids) as unknown as Position;
  amend(t, 'turn', (p) => p.turn, goal.turn);
  // A text can name a card only when it is there: what cannot be said yet waits for the others.
  let rest = goal.cards;
  while (rest.length > 0) {
    const now = rest;
    const later = now.filter((_, i) => !tellCard(t, now.slice(i), roles, false));
    if (later.length === now.length) tellCard(t, later, roles, true);
    rest = later;
  }
  amend(t, 'players', (p) => p.players, goal.players);
  const before = t.steps.length;
  for (const e of given.effects) tellEffect(t, e);
  return t.steps.slice(before);
}
const givensOf = remembered((one: readonly Phrase[], other: readonly Phrase[]) => [...one, ...other].filter((p) => p.kind === 'given'));
const givens = (t: Teller): readonly Phrase[] => givensOf(sharedPhrases, t.lexicon.phrases);

type Part = (p: Position) => Json | undefined;
/**
 * Says what still differs, the most of it first, until nothing does. Gives whether it has come to that in fewer than
 * `steps` steps in all: if not, it has ended on the way.
 */
function amend(t: Teller, path: string, part: Part, goal: Json | undefined, name?: string, steps = Number.POSITIVE_INFINITY): boolean {
  let left = difference(part(t.draft.position), goal);
  const amending = givens(t).filter((phrase) => mayAmend(phrase, path, name !== undefined));
  while (left > 0) {
    if (t.steps.length + 1 >= steps) return false;
    const pool = {
      ...offered(t, goal ?? null),
      text: playerTexts(t, goal),
      properties: [],
      cards: [],
      card: name === undefined ? [...t.draft.ids.keys()] : [name],
    };
    let best: Trial | undefined;
    for (const trial of trialsOf(t.draft, amending, pool)) {
      const now = difference(part(trial.draft.position), goal);
      if (now < left && isKept(t.draft, trial.draft, part)) [best, left] = [trial, now];
      if (left === 0) break;
    }
    if (!best) {
      const { path: at, found } = firstDifference(goal, part(t.draft.position), path);
      throw unsayable(t, at, found);
    }
    say(t, best.phrase, best.args);
  }
  return t.steps.length < steps;
}
/**
 * Whether it is worth a try. A text about a card is that of an effect, which is made and not amended; of the players a
 * card can say no more than where it stands, and of the turn nothing.
 */
function mayAmend({ expression }: Phrase, path: string, named: boolean): boolean {
  const has = (parameter: string): boolean => expression.includes(`{${parameter}}`);
  if (named) return has('card') && !has('text');
  return path === 'turn' ? !has('card') : !(has('card') && (has('text') || has('number')));
}
/** What sentences about players can say of those meant, where players are meant. */
const playerTexts = (t: Teller, goal: Json | undefined): string[] =>
  Object.values((goal ?? {}) as Fields).flatMap((has) => t.lexicon.words?.player?.((has ?? {}) as Fields) ?? []);
/** Whether a sentence has changed nothing but a part. */
function isKept(before: Draft, after: Draft, part: Part): boolean {
  const all = (d: Draft): Json => d.position as unknown as Fields;
  return difference(all(before), all(after)) === difference(part(before.position), part(after.position));
}

const idOfCard = (c: Fields): string => String(c['id']);
const cardOf = (p: Position, id: string): Fields | undefined => p.cards.find((c) => c['id'] === id);

/**
 * Introduces the first of some cards, and perhaps those after it, by the sentence that comes nearest, and says what is
 * still different. Gives whether it could be said.
 */
function tellCard(t: Teller, cards: readonly Fields[], roles: Roles, must: boolean): boolean {
  const card = cards[0] as Fields;
  const id = idOfCard(card);
  const there = cardOf(t.draft.position, id);
  const name = nameIn(t.draft)(id);
  const rest = (steps?: number): boolean => amend(t, `cards.${id}`, (p) => cardOf(p, id), card, nameIn(t.draft)(id), steps);
  // Some cards stand there before anything is said, and have no name until somebody speaks of them.
  if (there && (name !== undefined || (same(there, card) && !roles.mentioned.has(id)))) {
    rest();
    return true;
  }
  let best: { draft: Draft; steps: Step[] } | undefined;
  let first: Unsayable | undefined;
  const before = { draft: t.draft, steps: t.steps };
  for (const { phrase, args, off } of introductions(t, cards, roles, must)) {
    Object.assign(t, { draft: trialOf(before.draft), steps: [...before.steps] });
    try {
      say(t, phrase, args);
      // What takes as many sentences as another introduction is not taken: it need not be said to its end.
      if (rest(best?.steps.length)) best = { draft: t.draft, steps: t.steps };
      if (off === 0) break;
    } catch (e) {
      if (!(e instanceof Unsayable)) throw e;
      first ??= e;
    }
  }
  Object.assign(t, best ?? before);
  if (!best && must) throw first ?? unsayable(t, `cards.${id}`, card, 'no sentence puts such a card on the table');
  return best !== undefined;
}

type Introduction = { phrase: Phrase; args: readonly unknown[]; off: number; cost: number };
/** Sentences that introduce a card, the best first: those that leave least to say, and call it what it is. */
function introductions(t: Teller, cards: readonly Fields[], roles: Roles, must: boolean): Introduction[] {
  const card = cards[0] as Fields;
  const name = nameFor(t, idOfCard(card));
  const text = textsOf(t, card, name, must);
  const pool: Pool = {
    ...offered(t, card),
    card: [name],
    cards: runsOf(cards).map((run) => run.map((c) => nameFor(t, idOfCard(c)))),
    side: [card['side'] as 'north'],
    text,
  };
  const found: Introduction[] = [];
  const look = (pool: Pool, pair: boolean): void => {
    const introducing = givens(t).filter((phrase) => pair === isPair(phrase));
    for (const trial of trialsOf(t.draft, introducing, pool)) {
      const { phrase, draft } = trial;
      const off = misses(t, draft, cards);
      if (off === undefined) continue;
      const args = fewest(t, trial, cards, off);
      const said = args[parametersOf(phrase.expression).indexOf('properties')] as string[] | undefined;
      const cost = 100 * off + (said?.length ?? 0) + (pair ? 1 : 0) + roleOf(phrase, idOfCard(card), roles);
      found.push({ phrase, args, off, cost });
    }
  };
  look(pool, false);
  // Beside another card, on another card: only what cannot be said of the card alone.
  if (!found.some((f) => f.off === 0)) look({ ...pool, card: [name, ...t.draft.ids.keys()] }, true);
  // Those of the card alone first: of two that take as many sentences, it is the plainer one.
  const nearest = (pair: boolean): Introduction[] => found.filter((f) => isPair(f.phrase) === pair).sort((a, b) => a.cost - b.cost);
  return [...nearest(false).slice(0, 4), ...nearest(true).slice(0, 4)];
}
const isPair = ({ expression }: Phrase): boolean => parametersOf(expression).filter((p) => p === 'card').length > 1;
/** What a card says, where it says something. Its own name may stand in it. */
function textsOf(t: Teller, card: Fields, name: string, must: boolean): string[] {
  const { script } = t.lexicon;
  if (!script || !Array.isArray(card['does'])) return [];
  const d = trialOf(t.draft);
  d.ids.set(name, idOfCard(card));
  try {
    return [effectText(d, card, script, (of) => poolOf(t.lexicon, of, nameIn(d)), `cards.${idOfCard(card)}`)];
  } catch (e) {
    if (must || !(e instanceof Unsayable)) throw e;
    return [];
  }
}
/** The first card alone, and with those of its kind of place that follow it: in this order, or the other way about. */
function runsOf(cards: readonly Fields[]): Fields[][] {
  const { side, zone } = cards[0] as Fields;
  const end = cards.findIndex((c) => c['side'] !== side || c['zone'] !== zone);
  const run = cards.slice(0, end < 0 ? cards.length : end);
  return run.flatMap((_, i) => [run.slice(0, run.length - i), run.slice(0, run.length - i).reverse()]);
}
/** How far the cards that a sentence has introduced are from those meant; nothing where others came, or none. */
function misses(t: Teller, d: Draft, cards: readonly Fields[]): number | undefined {
  const before = new Set(t.draft.position.cards.map(idOfCard));
  const named = new Set(t.draft.ids.values());
  const come = d.position.cards.filter(
    (c) => !before.has(idOfCard(c)) || ([...d.ids.values()].includes(idOfCard(c)) && !named.has(idOfCard(c))),
  );
  if (!come.some((c) => c['id'] === cards[0]?.['id']) || d.position.effects.length > t.draft.position.effects.length) return undefined;
  let off = 0;
  for (const c of come) {
    const meant = cards.find((m) => m['id'] === c['id']);
    if (!meant) return undefined;
    off += difference(meant, c);
  }
  return come.length > 1 && off > 0 ? undefined : off;
}
/** The same sentence with no more properties than it takes. */
function fewest(t: Teller, { phrase, args }: Trial, cards: readonly Fields[], off: number): readonly unknown[] {
  const at = parametersOf(phrase.expression).indexOf('properties');
  if (at < 0) return args;
  const does = (properties: readonly string[]): boolean => {
    const d = tried(() => said(trialOf(t.draft), phrase, args.with(at, properties)));
    return d !== undefined && misses(t, d, cards) === off;
  };
  let properties = args[at] as readonly string[];
  for (const p of properties) {
    const fewer = properties.filter((o) => o !== p);
    if (does(fewer.length > 0 ? fewer : [NOTHING])) properties = fewer;
  }
  return args.with(at, properties.length > 0 ? properties : [NOTHING]);
}
/** An attacker is called so, and a target; what is neither rather not. */
function roleOf({ expression }: Phrase, id: string, { attackers, targets }: Roles): number {
  const role = /^the (attacker|target) /.exec(expression)?.[1];
  if (role === undefined) return 0;
  return (role === 'attacker' ? attackers : targets).has(id) ? -2 : 1;
}
function nameFor(t: Teller, id: string): string {
  for (const [original, name] of t.names) if (t.ids.get(original) === id) return name;
  return id;
}

/** Says an effect by the sentence that comes nearest, and what is still different. Its id is as the sentence has it. */
function tellEffect(t: Teller, given: Fields): void {
  const goal = renamed(given, t.ids);
  const id = idOfCard(goal);
  const { script } = t.lexicon;
  if (!script) throw unsayable(t, `effects.${id}`, goal, 'there are no effects');
  const text = effectText(t.draft, goal, script, (of) => offered(t, of), `effects.${id}`);
  const pool: Pool = { ...offered(t, goal['when'] ?? null), text: [text], number: [], cards: [], properties: [] };
  const named = { ...pool, card: [nameFor(t, id), ...pool.card] };
  let best: Trial | undefined;
  let least = Number.POSITIVE_INFINITY;
  const giving = givens(t).filter((p) => p.expression.includes('{text}'));
  for (const trial of trialsOf(t.draft, giving, named)) {
    const { cards, effects } = trial.draft.position;
    const made = effects.at(-1);
    if (effects.length !== t.draft.position.effects.length + 1 || cards.length !== t.draft.position.cards.length || !made) continue;
    const off = difference({ ...goal, id: made['id'] as string }, made);
    if (off < least) [best, least] = [trial, off];
    if (least === 0) break;
  }
  if (!best) throw unsayable(t, `effects.${id}`, goal, 'no sentence gives such an effect');
  say(t, best.phrase, best.args);
  const made = idOfCard(t.draft.position.effects.at(-1) as Fields);
  t.ids.set(idOfCard(given), made);
  const effectOf = (p: Position): Fields | undefined => p.effects.find((e) => e['id'] === made);
  amend(t, `effects.${id}`, effectOf, { ...goal, id: made }, nameIn(t.draft)(made));
}
