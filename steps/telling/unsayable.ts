import type { Json } from '../../reference/kernel/types.ts';

/** What no sentence of a game says: where it stands in the case, what it is, and why not. */
export class Unsayable extends Error {
  readonly path: string;
  readonly found: Json | undefined;
  constructor(game: string, path: string, found: Json | undefined, why: string) {
    super(`${path}: ${why} in the words of ${game}: ${found === undefined ? 'nothing' : JSON.stringify(found)}`);
    this.name = 'Unsayable';
    this.path = path;
    this.found = found;
  }
}
