import { games } from '../reference/games.ts';
import { sharedPhrases } from './phrases.ts';
import type { Lexicon, Phrase } from './words.ts';

class NoLexicon extends Error {
  constructor(game: string) {
    super(`steps/${game}.ts is not there: reference/games.ts lists "${game}", and its words belong there (CONTRIBUTING, "Adding a game")`);
    this.name = 'UserError';
  }
}

/** The lexicon of every game in the list, from `steps/<game>.ts`, which exports one under the game's name. */
export const lexicons: readonly Lexicon[] = await Promise.all(
  games.map(async ({ name }) => {
    const room = (await import(/* @vite-ignore */ `./${name}.ts`).catch((e: Error) => {
      throw new RegExp(`steps[\\\\/]${name}\\.[jt]s'`).test(e.message) ? new NoLexicon(name) : e;
    })) as Record<string, Lexicon>;
    const lexicon = Object.values(room).find((x) => x?.game?.name === name);
    if (!lexicon) throw new Error(`steps/${name}.ts exports no lexicon of "${name}"`);
    return lexicon;
  }),
);

/**
 * Every sentence that any game knows, each once.
 * @throws Error when a sentence stands twice in one lexicon or in the shared ones, or in two games in different places
 */
export function vocabularyOf(common: readonly Phrase[], games: readonly Pick<Lexicon, 'phrases'>[]): Phrase[] {
  const distinct = new Map<string, { phrase: Phrase; of: readonly Phrase[] }>();
  for (const of of [common, ...games.map((l) => l.phrases)]) {
    for (const phrase of of) {
      const { expression, kind, table } = phrase;
      const before = distinct.get(expression);
      const { of: owner = [], phrase: there = phrase } = before ?? {};
      if (before && (owner === of || owner === common || there.kind !== kind || there.table !== table))
        throw new Error(`the sentence "${expression}" is there already, as a ${there.kind}: two games may share one, in the same place`);
      // The latest owner, so that the next one of the same lexicon is seen.
      distinct.set(expression, { phrase: there, of });
    }
  }
  return [...distinct.values()].map((d) => d.phrase);
}
/** A text must match exactly one of them. What it means is up to the game. */
export const vocabulary: readonly Phrase[] = vocabularyOf(sharedPhrases, lexicons);

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
