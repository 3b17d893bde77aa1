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

/** Every phrase that any game knows. A text must match exactly one of them. */
export const vocabulary: readonly Phrase[] = [...sharedPhrases, ...lexicons.flatMap((l) => l.phrases)];
