import type { Game } from '../../reference/kernel/game.ts';
import type { Fields, Id, Json } from '../../reference/kernel/types.ts';
import type { Case } from '../case.ts';
import { fill, type Shape, shapeOf, walk } from './shape.ts';

/** All that is known of a game before the first run: its shapes, and the examples that runs are made from. */
export type Room = {
  readonly game: Game;
  readonly cases: readonly Case[];
  readonly position: Shape;
  readonly cards: Shape;
  readonly effects: Shape;
  /** Every card and effect that stands in an example. */
  readonly stock: { readonly cards: readonly Fields[]; readonly effects: readonly Fields[] };
  /** Words that stand where an id does and name nothing on the table. */
  readonly words: readonly string[];
  /** The fields that say where a card is, and those that move with it. */
  readonly place: readonly string[];
  /** What people call cards, the most frequent first. */
  readonly names: readonly Id[];
};

/** @throws Error when there is no example of the game to begin with */
export function roomOf(game: Game, all: readonly Case[]): Room {
  const cases = all.filter((c) => c.game === game.name);
  if (cases.length === 0) throw new Error(`${game.name} has no example to begin with`);
  const position = shapeOf(game.schemas.position);
  const positions = cases.map((c) => c.position as unknown as Json);
  fill(position, positions);
  const part = (key: string): Shape => {
    const found = position.is === 'thing' ? position.parts.find((p) => p.key === key)?.shape : undefined;
    if (found?.is !== 'list') throw new Error(`${game.name}: a position has a list of ${key}`);
    return found.of;
  };
  const counts = new Map<Id, number>();
  const words = new Set<string>();
  for (const { position: p } of cases) {
    const ids = new Set([...p.cards, ...p.effects].map((x) => String(x['id'])));
    for (const c of p.cards) counts.set(String(c['id']), (counts.get(String(c['id'])) ?? 0) + 1);
    walk(position, p as unknown as Json, (at, value) => {
      if (at.is === 'id' && !ids.has(String(value))) words.add(String(value));
    });
  }
  return {
    game,
    cases,
    position,
    cards: part('cards'),
    effects: part('effects'),
    stock: { cards: cases.flatMap((c) => c.position.cards), effects: cases.flatMap((c) => c.position.effects) },
    words: [...words],
    place: ['zone', 'side', ...(game.frame.together['zone'] ?? [])],
    names: [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id),
  };
}
