import { games } from '../reference/games.ts';
import { sharedPhrases } from './phrases.ts';
import type { Lexicon, Phrase } from './words.ts';

/** The lexicon of every game in the list, from `steps/<game>.ts`, which exports one under the game's name. */
export const lexicons: readonly Lexicon[] = await Promise.all(
  games.map(async ({ name }) => {
    const room = (await import(/* @vite-ignore */ `./${name}.ts`)) as Record<string, Lexicon>;
    const lexicon = Object.values(room).find((x) => x?.game?.name === name);
    if (!lexicon) throw new Error(`steps/${name}.ts exports no lexicon of "${name}"`);
    return lexicon;
  }),
);

const distinct = new Map<string, Phrase>();
for (const p of [...sharedPhrases, ...lexicons.flatMap((l) => l.phrases)]) {
  const before = distinct.get(p.expression);
  if (before && (before.kind !== p.kind || before.table !== p.table || sharedPhrases.includes(before))) {
    throw new Error(`the sentence "${p.expression}" is there already, as a ${before.kind}: two games may share one, in the same place`);
  }
  if (!before) distinct.set(p.expression, p);
}
/** Every sentence that any game knows, each once: a text must match exactly one of them. What it means is up to the game. */
export const vocabulary: readonly Phrase[] = [...distinct.values()];

const shared = new Set(sharedPhrases.map((p) => p.expression));
/**
 * The phrase a game has for a sentence of the vocabulary.
 * @throws when the sentence belongs to other games only.
 */
export function phraseOf({ game, phrases }: Lexicon, sentence: Phrase): Phrase {
  if (shared.has(sentence.expression)) return sentence;
  const own = phrases.find((p) => p.expression === sentence.expression);
  if (own) return own;
  const known = lexicons.filter((l) => l.phrases.some((p) => p.expression === sentence.expression)).map((l) => l.game.title);
  throw new Error(`"${sentence.expression}" is a sentence of ${known.join(' and ')}, and not of ${game.title}`);
}
