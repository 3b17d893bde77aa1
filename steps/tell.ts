import type { Command, Moment, Position } from '../conformance/case.ts';
import type { Lexicon } from './words.ts';

/** Something no sentence of the game says. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

/** An example to be written in words. Tags come without their `@`. */
export type Tellable = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly position: Position;
  readonly commands: readonly Command[];
  readonly moments: readonly Moment[];
};

/**
 * The example in the sentences of its game.
 * @throws Unsayable when the vocabulary cannot say it
 */
export function exampleOf(_lexicon: Lexicon, example: Tellable): string {
  throw new Unsayable(`"${example.name}" cannot be put into words yet`);
}
