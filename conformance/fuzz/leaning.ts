import type { Game, Misreading } from '../../reference/kernel/game.ts';
import { type Ask, type Case, isAssumption } from '../case.ts';
import { misread, reference } from '../engines.ts';
import { isRecommended, misreadVerdict } from '../pins.ts';
import { remembered } from '../remembered.ts';
import type { Answers } from '../run.ts';

/** An answer that could have been another: an open reading, an assumption of the suite, an order. `ask` takes the other one. */
export type Doubt = {
  readonly says: string;
  /** Whether it is enough that the outcome would change; otherwise the engine must be seen to take the other answer. */
  readonly weak: boolean;
  readonly ask: Ask;
};

/**
 * All that a difference may rest on: the readings that the engine has not declared, and the decisions that only examples
 * tagged as assumptions tell from others.
 */
export function doubtsOf(game: Game, cases: readonly Case[], declared: Answers, decides: Parameters<typeof reference>[1] = []): Doubt[] {
  const readings = game.readings
    .filter((r) => declared[r.id] === undefined)
    .flatMap((r) =>
      r.alternatives.map(
        (a): Doubt => ({
          says: `${r.id}=${a.name}: ${a.says}`,
          weak: r.confidence === 'low',
          ask: misread(game, a, decides),
        }),
      ),
    );
  const assumptions = assumedIn(game, cases).map(
    ([m, by]): Doubt => ({
      says: `an assumption of the suite: ${by.clause}, "${by.name}"`,
      weak: true,
      ask: misread(game, m, decides),
    }),
  );
  // Where a player may choose, the reference takes them as they lie.
  const order: Doubt = {
    says: 'the order of effects of one player, which no text settles',
    weak: true,
    ask: (p, ...rest) => reference(game, decides)({ ...p, effects: p.effects.toReversed() }, ...rest),
  };
  return [...readings, ...assumptions, order];
}

/** The misreadings that only examples of assumptions tell from the reference, each with the first of them. */
const assumedIn = remembered((game: Game, cases: readonly Case[]): (readonly [Misreading, Case])[] => {
  const mine = cases.filter((c) => c.game === game.name && isRecommended(c, game));
  const assumed = mine.filter(isAssumption);
  const rules = mine.filter((c) => !isAssumption(c));
  return game.misreadings.flatMap((m) => {
    const fails = (c: Case): boolean => misreadVerdict(game, m, c).verdict === 'fail';
    const by = assumed.find(fails);
    return by && !rules.some(fails) ? [[m, by] as const] : [];
  });
});
