import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Effect, Monster, Position, Primitive, Side, State, Window } from './types.ts';

/** FE.1 A player uses what is theirs, once. */
export const isOwn = clause('YGO-FE.1', (e: Effect, side: Side): boolean => e.side === side);
export const isUnused = clause('YGO-FE.1', (e: Effect, _s: State): boolean => !e.used);
/** FE.1 The turn player is asked first. */
export const askedFirst = clause('YGO-FE.1', (p: Position): Side => p.turn.player);
/** FE.1 While both may use something, whoever is asked may; … */
export const hasPriority = clause('YGO-FE.1', (side: Side, window: Window | null): boolean => window?.priority === side);
/** … while nothing is open, the turn player, before the Battle Phase and in its Battle Step. */
export const mayBegin = clause(
  'YGO-FE.1',
  (side: Side, { turn }: Position): boolean => side === turn.player && (turn.phase === 'main' || turn.phase === 'battle'),
);
/** FE.1 Nothing else is begun while something is open. */
export const nothingIsOpen = clause('YGO-FE.1', (window: Window | null): boolean => window === null);
/** FE.1 Nor while a replay waits to be answered. */
export const noReplayIsOpen = clause('YGO-FE.1', (replay: State['replay']): boolean => replay === null);
export const replayIsOpen = clause('YGO-FE.1', ({ replay }: State): boolean => replay !== null);
/** FE.1 The turn player ends the phase or step. */
export const mayEnd = clause(
  'YGO-FE.1',
  (side: Side, { turn }: Position): boolean => side === turn.player && (turn.phase === 'main' || turn.phase === 'battle'),
);
/** FE.1 Whoever passes or uses something hands over to the other. */
export const nextPriority = clause('YGO-FE.1', (now: Side): Side => opponentOf(now));
/** FE.1 Everyone may decline whatever they are asked, a replay too. */
export const everyoneMayDecline = clause('YGO-FE.1', (_replay: State['replay']): boolean => true);
/** FE.1 Both passing in a row closes it. */
export const closesAfter = clause('YGO-FE.1', (): number => 2);
/** FE.2 The link added last resolves first. */
export const chainOrder = clause('YGO-FE.2', (chain: readonly Effect[]): Effect[] => [...chain].reverse());

/** FE.2 Every link resolves, whatever has become of the attack. */
export const goesOnResolving = clause('YGO-FE.2', (_s: State): boolean => true);

/** FE.2 What effects have made of a monster lasts until it leaves the field. */
export const isLostByLeaving = clause('YGO-FE.2', (_c: Monster): boolean => true);

/** FE.3 Card effects do nothing to a monster that is unaffected by them. */
export const reaches = clause('YGO-FE.3', (c: Monster, _what: Primitive['do']): boolean => !c.abilities.unaffected);
