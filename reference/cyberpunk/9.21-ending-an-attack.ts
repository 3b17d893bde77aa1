import { clause, unheard } from '../kernel/clause.ts';
import { attackerLeftEarly, defenderLeftEarly, isTargetByItself } from './9.1-declaring.ts';
import { attackerLeftInReact, defenderLeftInReact } from './9.7-react-step.ts';
import { emptiedAreaEndsAttack, isEmptied } from './9.18-steal-step.ts';
import { gigsOf, inField, isUnitTarget } from './table.ts';
import type { Attack, State, Step, While } from './types.ts';

/** 9.21.1 The attacking Unit has left the field area. */
export const attackerHasLeft = clause('CP-9.21.1', ({ attacker, step }: Attack): boolean =>
  step === 'declaration' ? attackerLeftEarly(attacker) : attackerLeftInReact(attacker),
);
/** 9.21.2 What is attacked has left the area in which it was attacked. */
export const targetHasLeft = clause('CP-9.21.2', ({ target, step }: Attack): boolean => {
  if (!isUnitTarget(target)) return false;
  return step === 'declaration' ? defenderLeftEarly(target) : defenderLeftInReact(target);
});
/** 9.21.3 It is no valid target of this attacker any more. A Gig area stays one when it is emptied (reading CP-Q2-2). */
export const targetIsInvalid = clause('CP-9.21.3', (attack: Attack, s: State): boolean => {
  const { attacker, target } = attack;
  if (!isUnitTarget(target)) {
    const gigs = gigsOf(s.position, target);
    return isEmptied(gigs) && emptiedAreaEndsAttack(gigs);
  }
  // Whether it is still there is asked by 9.21.2.
  if (!inField(target) || isValidByBlocking(attack)) return false;
  return unheard(() => !isTargetByItself({ attacker, named: target, p: s.position }));
});
/** 9.21.3 A blocker is valid by blocking (reading CP-Q2-18). */
export const isValidByBlocking = clause('CP-9.21.3', ({ blocked }: Attack): boolean => blocked);
/** 9.21.4 An effect orders the attack to end. */
export const endIsOrdered = clause('CP-9.21.4', ({ ordered }: Attack): boolean => ordered);

/** 9.21 One ground is enough. */
export const hasEnded = clause('CP-9.21', (attack: Attack, s: State): boolean => {
  // The ground that holds is the reason; those that do not are none.
  const ground = unheard(() => grounds.find((holds) => holds(attack, s)));
  return ground?.(attack, s) ?? false;
});
export const grounds: readonly ((attack: Attack, s: State) => boolean)[] = [
  (attack) => attackerHasLeft(attack),
  (attack) => targetHasLeft(attack),
  (attack, s) => targetIsInvalid(attack, s),
  (attack) => endIsOrdered(attack),
];
/** 9.21 The grounds are looked at all the time, not only when everything has been resolved (reading CP-Q2-17). */
export const looksAllTheTime = clause('CP-9.21', (): boolean => true);

/** 9.22 An attack may end before it reaches any of its steps. */
export const mayEndIn = clause('CP-9.22', (_step: Step): boolean => true);
/** 9.22.1 Then there is neither a fight nor a theft. */
export const fightsAllTheSame = clause('CP-9.22.1', (_attack: Attack): boolean => false);
export const stealsAllTheSame = clause('CP-9.22.1', (_attack: Attack): boolean => false);
/** 9.22.1 The attacker stays spent (reading CP-Q2-10). */
export const readiesAttacker = clause('CP-9.22.1', (_attack: Attack): boolean => false);
/** 9.22.2 An effect that is resolving when the attack ends is finished, and so is a pending one. */
export const finishes = clause('CP-9.22.2', (_kind: 'used' | 'pending'): boolean => true);

/** 9.23 What is pending when the attack ends is resolved. */
export const leftoversResolve = clause('CP-9.23', (_attack: Attack): boolean => true);

/** 9.24 After all of that the durations end, and the main phase goes on. */
export const durationsOutlastAttack = clause('CP-9.24', (): boolean => true);
export const endsWithAttack = clause('CP-9.24', (_kind: While, _s: State): boolean => true);
export const phaseGoesOn = clause('CP-9.24', (): boolean => true);
