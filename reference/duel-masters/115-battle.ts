import { playerFirst } from '../kernel/agenda.ts';
import { clause } from '../kernel/clause.ts';
import { stayOf } from '../kernel/machine.ts';
import type { Battle, Creature, Effect, Participant, Result, Side, State } from './types.ts';

/** 115.2 Abilities that wait for the start of a battle are dealt with before the powers are compared. */
export const startOfBattle = clause('DM-115.2', (b: Battle): readonly Creature[] => [b.one.card, b.other.card]);
/** 115.2 … and not after it. */
export const beforeComparison = clause('DM-115.2', (): boolean => true);
/** 115.2 The active player's abilities come first. */
export const abilityOrder = clause('DM-115.2', (waiting: readonly Effect[], active: Side): Effect[] => playerFirst(waiting, active));
/** 115.3d So it is after the battle. */
export const abilityOrderAfter = clause('DM-115.3d', (waiting: readonly Effect[], active: Side): Effect[] => abilityOrder(waiting, active));

/** 115.3 What is compared is the power each has at that moment. */
export const comparedPower = clause('DM-115.3', (p: Participant): number => p.card.power);

/** 115.3a Both must be there when the powers are compared (reading DM-Q3-2), … */
export const isFought = clause('DM-115.3a', (b: Battle, s: State): boolean => [b.one, b.other].every((p) => isThere(p, s, b.by)));
/** … and it is looked at then, not only when the battle starts: … */
export const isFoughtNow = clause('DM-115.3a', (b: Battle, s: State): boolean => isFought(b, s));
/** … neither destroyed nor gone elsewhere, nor taken out of the attack that leads to the battle. */
export const isThere = clause(
  'DM-115.3a',
  (p: Participant, s: State, by: Battle['by']): boolean => isInPlace(p) && isSameObject(p, s) && (by === 'effect' || isInTheAttack(p, s)),
);
const isInPlace = clause('DM-115.3a', ({ card }: Participant): boolean => card.zone === 'battle-zone');
/** 115.3a (reading DM-Q3-11) What left and came back is another creature. */
export const isSameObject = clause('DM-115.3a', ({ card, stay }: Participant, s: State): boolean => stayOf(card.id, s.departures) === stay);
export const isInTheAttack = clause('DM-115.3a', ({ card }: Participant, s: State): boolean => !s.attack?.withdrawn.includes(card.id));

/** 115.3c "Wins all battles" wins, whatever the powers are. */
export const winsWhatever = clause(
  'DM-115.3c',
  (p: Participant, _other: Participant, _s: State): boolean => p.card.abilities.winsAllBattles === true,
);
/** 115.3c If both have it, both have won and neither has lost. */
export const bothWin = clause('DM-115.3c', (b: Battle): Result => ({ winners: [b.one.card, b.other.card], losers: [] }));

/** 115.3b More power wins, less loses; with equal power both lose and nobody wins. */
export const byPower = clause('DM-115.3b', (b: Battle): Result => {
  const difference = comparedPower(b.one) - comparedPower(b.other);
  if (difference === 0) return tie(b);
  const [winner, loser] = difference > 0 ? [b.one, b.other] : [b.other, b.one];
  return { winners: [winner.card], losers: [loser.card] };
});
export const tie = clause('DM-115.3b', (b: Battle): Result => ({ winners: [], losers: [b.one.card, b.other.card] }));

/** 115.3 Who has won and who has lost. */
export const resultOf = clause('DM-115.3', (b: Battle, s: State): Result => {
  const one = winsWhatever(b.one, b.other, s);
  const other = winsWhatever(b.other, b.one, s);
  if (one && other) return bothWin(b);
  if (!one && !other) return byPower(b);
  const [winner, loser] = one ? [b.one, b.other] : [b.other, b.one];
  return { winners: [winner.card], losers: [loser.card] };
});

export type AfterBattle = 'check' | 'abilities';
/** 115.3b, d The losers are destroyed by a state-based action; abilities that wait for winning come after that. */
export const afterBattle = clause('DM-115.3b', (): readonly AfterBattle[] => ['check', 'abilities']);
/** 115.3d Abilities that wait for a creature to win trigger once the battle is fought, once for each winner. */
export const haveWon = clause('DM-115.3d', (r: Result, _b: Battle): readonly Creature[] => r.winners);
/** 115.3b So do those that wait for it to lose, whether or not it is destroyed. */
export const haveLost = clause('DM-115.3b', (r: Result): readonly Creature[] => r.losers);
