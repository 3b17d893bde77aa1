import { clause } from '../kernel/clause.ts';
import type { Attack, Battle, Creature, Participant, Side, State } from './types.ts';

/** D1 An attack on a creature leads to a battle with it, … */
export const attackLeadsToBattle = clause('DM-D1', (attack: Attack, _s: State): Participant | null =>
  typeof attack.target === 'string' ? null : attack.target,
);
/** … a block to one with the blocker, … */
export const blockLeadsToBattle = clause('DM-D1', (attack: Attack): Participant | null => attack.blocker);
/** … and so does an effect that orders one. */
export const effectLeadsToBattle = clause('DM-D1', (_one: Creature, _other: Creature, _s: State): boolean => true);

/** D2 The graveyard of a creature is its owner's. */
export const graveyardOf = clause('DM-D2', (c: Creature): Side => c.owner);

export const destroyedGoesTo = clause('DM-D2', (): 'graveyard' | 'hand' => 'graveyard');
/** D2 Abilities for being destroyed trigger as the creature goes. */
export const hasLastWord = clause('DM-D2', (_c: Creature): boolean => true);

/** D4 An effect can keep a creature from being destroyed; then it stays. */
export const isKept = clause('DM-D4', (c: Creature): boolean => c.abilities.indestructible === true);
/** D4 What has battled and stays is as tapped as it was (reading DM-Q3-4). */
export const turnedByBattle = clause('DM-D4', (c: Creature, _b: Battle): boolean => c.tapped);

/** D6 An attack on the player that nobody has blocked comes through, and is no battle. */
export const comesThrough = clause(
  'DM-D6',
  (attack: Attack, _s: State): boolean => typeof attack.target === 'string' && !staysBlocked(attack),
);
/** D6 (reading DM-Q3-3) What was blocked stays blocked, even if the blocker is gone. */
export const staysBlocked = clause('DM-D6', (attack: Attack): boolean => attack.blocker !== null);
