import type { Command, Fields, Moment, Position } from '../conformance/case.ts';
import { same } from '../conformance/check.ts';
import { listed } from '../reference/kernel/door.ts';
import type { Json } from '../reference/kernel/types.ts';
import { match } from './compile.ts';
import { phraseOf } from './lexicons.ts';
import { plainly, tellCourse } from './telling/course.ts';
import { firstDifference, stringsIn } from './telling/pools.ts';
import { tellPosition } from './telling/position.ts';
import { renamed, type Step, tellerOf } from './telling/teller.ts';
import { Unsayable } from './telling/unsayable.ts';
import { finish, type Lexicon, newDraft, speak } from './words.ts';

export { Unsayable };

/** What an example is made of: a case without what the feature adds, where it stands. Lines of expectations count for nothing. */
export type Tellable = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly position: Position;
  readonly commands: readonly Command[];
  readonly moments: readonly Moment[];
};
/** The text of an example, and the ids it gives to the cards and effects of the case. */
export type Told = { readonly text: string; readonly ids: ReadonlyMap<string, string> };

/**
 * The way back: a case as a Gherkin example that compiles to it, to be pasted below a Rule. Sentences are not turned
 * round one by one: each is tried, with the words that what is to be said offers, on a draft like the compiler's, and
 * taken when the data it makes are those wanted. So whoever adds a sentence need not add its inverse.
 *
 * What comes out is read again before it is given: it means the case, up to the ids (an id that can be no name, such as
 * `card-0`, becomes another) and up to the order of the cards.
 * @throws Unsayable when no sentence says a part of it
 */
export function tell(lexicon: Lexicon, { name, tags, position, commands, moments }: Tellable): Told {
  const named = [...position.cards, ...position.effects].map((x) => String(x['id']));
  const others = lexicon.empty().cards.filter((c) => position.cards.some((own) => own['id'] === c['id'] && !same(own, c)));
  const t = tellerOf(
    lexicon,
    named,
    others.map((c) => String(c['id'])),
  );
  const of = (part: string): Set<string> =>
    new Set(commands.flatMap((c) => listed(c[part] as string | string[] | undefined)).map((id) => t.ids.get(id) ?? id));
  const mentioned = stringsIn([
    position.effects,
    [...commands],
    moments.flatMap((m) => m.expect.map((e) => ({ ...e.that }))),
  ] as Fields[][]);
  tellPosition(t, position, {
    attackers: of('attacker'),
    targets: of('target'),
    mentioned: new Set(mentioned.map((id) => t.ids.get(id) ?? id)),
  });
  tellCourse(t, commands, moments);
  const ids = new Map(t.ids);
  mustMean(lexicon, t.steps, { position, commands, moments }, ids);
  return {
    text: gherkin(
      name,
      tags.filter((tag) => isOfExamples(tag, lexicon)),
      t.steps,
    ),
    ids,
  };
}
/** A case carries the tags of its Feature and Rule, too: they stand there already. */
const isOfExamples = (tag: string, { game }: Lexicon): boolean =>
  tag !== game.name && tag !== 'outside-source' && !tag.startsWith('clause:');

/** The sentences that say what the scripted effects of a position do, in their order: one or more each. @throws Unsayable */
export function effectsOf(lexicon: Lexicon, position: Position): string[] {
  const t = tellerOf(
    lexicon,
    [...position.cards, ...position.effects].map((x) => String(x['id'])),
    [],
  );
  const nobody = new Set<string>();
  const mentioned = new Set(stringsIn(position.effects as Json[]));
  return tellPosition(t, position, { attackers: nobody, targets: nobody, mentioned }).map((step) => step.text);
}

/** The text alone. @throws Unsayable */
export const exampleOf = (lexicon: Lexicon, told: Tellable): string => tell(lexicon, told).text;

/** Reads the steps as the compiler does, and compares. */
function mustMean(lexicon: Lexicon, steps: readonly Step[], told: Omit<Tellable, 'name' | 'tags'>, ids: ReadonlyMap<string, string>): void {
  const d = newDraft(lexicon);
  try {
    for (const { text, table } of steps) {
      const { phrase, args } = match(text);
      speak(d, phraseOf(lexicon, phrase), table ? [...args, table.map((row) => [...row])] : args);
    }
    finish(d);
    lexicon.game.admit(d.position);
  } catch (e) {
    throw new Unsayable(
      lexicon.game.title,
      'example',
      steps.map((s) => s.text),
      `its sentences together are none (${(e as Error).message})`,
    );
  }
  const means = plain({ position: d.position, commands: d.commands, moments: d.moments });
  const meant = plain(renamed(told as unknown as Fields, ids) as unknown as typeof told);
  if (same(means, meant)) return;
  const { path, found } = firstDifference(meant, means, 'case');
  throw new Unsayable(lexicon.game.title, path, found, 'the sentences that come nearest say something else');
}
/** A case in a form in which those that mean the same are the same: no rule depends on the order of the cards. */
function plain({ position, commands, moments }: Omit<Tellable, 'name' | 'tags'>): Fields {
  const cards = [...position.cards].sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
  return { position: { ...position, cards }, commands: [...commands], moments: plainly(moments) } as unknown as Fields;
}

function gherkin(name: string, tags: readonly string[], steps: readonly Step[]): string {
  const lines = steps.flatMap(({ kind, text, table }, i) => {
    const keyword = steps[i - 1]?.kind === kind ? 'And' : kind.charAt(0).toUpperCase() + kind.slice(1);
    return [`  ${keyword} ${text}`, ...rowsOf(table ?? [])];
  });
  const head = tags.length > 0 ? [tags.map((t) => `@${t}`).join(' ')] : [];
  return [...head, `Example: ${name.replace(/\s+/g, ' ').trim()}`, ...lines].map((l) => `    ${l}\n`).join('');
}
const rowsOf = (table: readonly (readonly string[])[]): string[] => {
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  return table.map((row) => `    | ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
};
