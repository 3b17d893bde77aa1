import { clause } from '../kernel/clause.ts';
import type { Wakes } from './9.1-declaring.ts';
import { inField } from './table.ts';
import type { Attack, Card, Choice, Effect, Program, Reaction, Side, State, Target, Trigger, Unit } from './types.ts';

/** 9.7 In the React Step the defending player is asked. */
export const asksToReact = clause('CP-9.7', (attack: Attack): Side => attack.defending);
/** 9.7 As often as they like. */
export const mayReactAgain = clause('CP-9.7', (_reactions: readonly Reaction[]): boolean => true);
/** 9.7 In any order. */
export const mayComeNow = clause('CP-9.7', (_reaction: Reaction, _before: readonly Reaction[]): boolean => true);
/** 9.7 A reaction is one of four: a Legend called, a Unit that blocks, an effect, a Program; the player's own. */
export const isReaction = clause('CP-9.7', (thing: Effect | Card, side: Side): boolean =>
  'speed' in thing ? thing.side === side : thing.side === side && thing.kind !== 'gear' && thing.kind !== 'gig',
);

/** 9.7.1 There are reactions in the React Step only. */
export const isReactStep = clause('CP-9.7.1', (attack: Attack | null): attack is Attack => attack?.step === 'react' && !attack.over);
/** 9.7.1 Only the defending player reacts. */
export const mayReact = clause('CP-9.7.1', (side: Side, attack: Attack): boolean => side === attack.defending);

/** 9.8 A Legend may be called as a reaction. */
export const mayCallNow = clause('CP-9.8', (): boolean => true);

/** 9.9 A Unit with BLOCKER may block. */
export const hasBlocker = clause('CP-9.9', (u: Unit): boolean => u.keywords.blocker !== undefined && inField(u));
/** 9.9 It must be ready. */
export const isReadyToBlock = clause('CP-9.9', (u: Unit): boolean => u.ready);
/** 9.9 A Unit that is under attack already does not block that attack (reading CP-Q2-9). */
export const isNotAttacked = clause('CP-9.9', (u: Unit, attack: Attack): boolean => attack.target !== u);
/** 9.9 Lag does not keep a Unit from blocking (reading CP-Q2-9). */
export const mayBlockWithLag = clause('CP-9.9', (_u: Unit): boolean => true);
/** 9.9 A BLOCKER is used in the React Step, never outside. */
export const blocksNow = clause('CP-9.9', (attack: Attack | null): boolean => attack !== null);
/** 9.9 Blocking spends the Unit (reading CP-Q2-9). */
export const blockingSpends = clause('CP-9.9', (_u: Unit): boolean => true);

/** 9.9.1 The blocker is attacked from now on, in the place of what was attacked before. */
export const redirected = clause('CP-9.9.1', (_before: Target, blocker: Unit): Target => blocker);
/** 9.9.1 That may happen again with another Unit. */
export const mayBlockAgain = clause('CP-9.9.1', (_attack: Attack): boolean => true);
/** 9.9.1 A block closes nothing: reactions go on. */
export const goesOnAfterBlock = clause('CP-9.9.1', (_attack: Attack): boolean => true);

/** 9.10 Of effects, those with QUICK may be used. */
export const isQuick = clause('CP-9.10', (e: Effect): boolean => e.speed === 'quick');

/** 9.10.1 A Program is played from the hand. */
export const isInHand = clause('CP-9.10.1', (c: Program): boolean => c.zone === 'hand');
/** 9.10.1 As a reaction it needs QUICK. */
export const isQuickProgram = clause('CP-9.10.1', (c: Program): boolean => c.quick);
/** 9.10.1 Its cost is paid. */
export const costOf = clause('CP-9.10.1', (c: Program): number => c.cost);
export const canPay = clause('CP-9.10.1', (c: Program, eddies: number): boolean => eddies >= costOf(c));

/** 9.11 What a reaction wakes becomes pending. */
export const pendingByReaction = clause('CP-9.11', (_on: Trigger['on']): Wakes => 'pending');
/** 9.11 The next reaction waits until everything pending has been resolved, by both players. */
export const nothingUnderWay = clause('CP-9.11', (choice: Choice | null): boolean => choice === null);
export const resolvesBeforeNext = clause('CP-9.11', (): boolean => true);

/** 9.12 The defending player ends the React Step. */
export const isReactStepOpen = clause('CP-9.12', (attack: Attack | null): attack is Attack => attack?.step === 'react' && !attack.over);
export const mayClose = clause('CP-9.12', (side: Side, attack: Attack): boolean => side === attack.defending);
/** 9.12 Whenever they like: before any reaction or after some. */
export const mayCloseNow = clause('CP-9.12', (_reactions: readonly Reaction[]): boolean => true);
/** 9.12 Not in the middle of a reaction. */
export const noReactionRuns = clause('CP-9.12', (choice: Choice | null, s: State): boolean => choice === null || isPending(choice, s));
/** 9.12 Not while an effect is pending or resolving as such. */
export const nothingIsPending = clause('CP-9.12', (choice: Choice | null, s: State): boolean => choice === null || !isPending(choice, s));
const isPending = (_choice: Choice, s: State): boolean => s.resolving !== null;
/** 9.12 It never closes by itself (reading CP-Q2-22). */
export const closesByItself = clause('CP-9.12', (_s: State, _attack: Attack): boolean => false);

/** 9.13 An attacker that leaves the field area ends the attack at once. */
export const attackerLeftInReact = clause('CP-9.13', (attacker: Unit): boolean => !inField(attacker));
/** 9.13 So does a Unit under attack that leaves it. */
export const defenderLeftInReact = clause('CP-9.13', (defender: Unit): boolean => !inField(defender));

/** 9.14 Once the React Step is closed the attack moves on. */
export const movesOn = clause('CP-9.14', (_attack: Attack): boolean => true);
/** 9.14 To the Fight Step against a Unit, to the Steal Step against a Gig area. */
export const stepAgainstUnit = clause('CP-9.14', (_target: Unit): 'fight' | 'steal' | null => 'fight');
export const stepAgainstArea = clause('CP-9.14', (_area: Side): 'fight' | 'steal' | null => 'steal');
