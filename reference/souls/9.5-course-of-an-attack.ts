import { playerFirst } from '../kernel/agenda.ts';
import { clause } from '../kernel/clause.ts';
import { stayOf } from '../kernel/machine.ts';
import { isForbidden, isOnProactiveSlot, standsWhereItMayAttack } from './9.1-who-may-attack.ts';
import { leaderStandsInFront } from './9.2-legal-targets.ts';
import { onBoard } from './board.ts';
import type { Attack, Battle, Card, Effect, Id, Position, Realm, Side, Soul, Standing, State } from './types.ts';

/** 9.5.1 Declaring means saying which Soul attacks … */
export const saidAttacker = clause('SOUL-9.5.1', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
/** … and what it attacks. */
export const saidTarget = clause('SOUL-9.5.1', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
/** 9.5.1 Without both there is no declaration. */
export const isSaid = clause('SOUL-9.5.1', (named: readonly Id[]): boolean => named.length > 0);

/** 9.5.2 After the declaration a response window opens. */
export const opensWindow = clause('SOUL-9.5.2', (): boolean => true);

/** 9.5.2 The turn player has priority first. */
export const firstPriority = clause('SOUL-9.5.2', (p: Position): Side => p.turn.player);
export const hasPriority = clause('SOUL-9.5.2', (side: Side, attack: Attack | null): boolean => attack?.priority === side);
/** 9.5.2 Whoever has priority may pass … */
export const mayPass = clause('SOUL-9.5.2', (side: Side, attack: Attack | null): boolean => hasPriority(side, attack));
/** … or use something; nobody else may. */
export const mayUseNow = clause('SOUL-9.5.2', (side: Side, attack: Attack): boolean => hasPriority(side, attack));

/** 9.5.2 Both players may spring Ambushes and use Fast effects, their own, and nothing else. */
export const mayRespond = clause(
  'SOUL-9.5.2',
  (e: Effect, side: Side, _p: Position): boolean => e.side === side && (e.speed === 'ambush' || e.speed === 'fast'),
);

/** 9.5.2 What is used builds a Cascade: it does not resolve yet. */
export const joinsCascade = clause('SOUL-9.5.2', (): boolean => true);
/** 9.5.2 What was used is a Cascade; Timing Effects of the window are a second one; then comes the check. */
export const afterWindow = clause('SOUL-9.5.2', (): readonly ('cascade' | 'timing' | 'check')[] => ['cascade', 'timing', 'check']);
/** 9.5.2 A Timing Effect that triggers meanwhile waits for the Cascade of its own kind. */
export const waitsForItsOwnCascade = clause('SOUL-9.5.2', (): boolean => true);

/** 9.5.3a The attacker is no longer the same object, active, on its slot. */
export const attackerIsGone = clause(
  'SOUL-9.5.3a',
  (attacker: Standing, s: State): boolean => !attacker.card.active || hasMoved(attacker) || hasLeftMeanwhile(attacker, s),
);

/** 9.5.3a, d Another place than the one it was declared from. */
export const hasMoved = clause(
  'SOUL-9.5.3',
  ({ card, side, zone, slot }: Standing): boolean => card.side !== side || card.zone !== zone || card.slot !== slot,
);
/** 9.5.3a, d The same card, but it had left the board: a new object. */
export const hasLeftMeanwhile = clause(
  'SOUL-9.5.3',
  ({ card, stay }: Standing, s: State): boolean => stayOf(card.id, s.departures) !== stay,
);

/** 9.5.3b The place where the attacker is does not permit attacking (reading SOUL-Q0-12). */
export const placeForbids = clause(
  'SOUL-9.5.3b',
  (attacker: Soul, p: Position): boolean => onBoard(attacker) && (!standsWhereItMayAttack(attacker, p) || !isOnProactiveSlot(attacker, p)),
);

/** 9.5.3c Something that forbids the attacker to attack took hold. */
export const becameForbidden = clause('SOUL-9.5.3c', (attacker: Soul, p: Position): boolean => isForbidden(attacker, p));

/** 9.5.3d The slot of the target no longer holds that very card, active; a Soul has left the Front Line. */
export const targetIsGone = clause(
  'SOUL-9.5.3d',
  (target: Standing, s: State): boolean =>
    !target.card.active || hasMoved(target) || hasLeftMeanwhile(target, s) || leaderIsCovered(target.card, s.position),
);

/** 9.5.3d A Soul put before the attacked Leader takes it out of the Front Line. */
export const leaderIsCovered = clause(
  'SOUL-9.5.3d',
  (target: Soul | Realm, p: Position): boolean => target.kind === 'soul' && target.leader === true && !leaderStandsInFront(target, p),
);

/** 9.5.3 One ground is enough, and nothing else cancels (reading SOUL-Q0-13). */
export const isCancelled = clause('SOUL-9.5.3', (attack: Attack, s: State): boolean => grounds.some((holds) => holds(attack, s)));
export const grounds: readonly ((attack: Attack, s: State) => boolean)[] = [
  ({ attacker }, s) => attackerIsGone(attacker, s),
  ({ attacker }, s) => placeForbids(attacker.card, s.position),
  ({ attacker }, s) => becameForbidden(attacker.card, s.position),
  ({ target }, s) => targetIsGone(target, s),
];

export type FightStep = 'damage' | 'counterblow' | 'mark' | 'instants' | 'capture' | 'credit' | 'aftermath';
/** 9.5.4 to 9.5.9 What follows the check, in the order of the text. */
export const fightSteps = clause('SOUL-9.5.4', (_target: Soul | Realm): readonly FightStep[] => [
  'damage',
  'counterblow',
  'mark',
  'instants',
  'capture',
  'credit',
  'aftermath',
]);

/** 9.5.5 A target Soul that the attack damage leaves without HP is marked: its capture is the attack's doing. */
export const isFelled = clause(
  'SOUL-9.5.5',
  (target: Soul | Realm, before: number): boolean => target.kind === 'soul' && target.hp === 0 && before > 0,
);

/** 9.5.6 Instant Effects triggered by the attack resolve now, even if their Soul has just fallen to 0 HP. */
export const isAttacked = clause('SOUL-9.5.6', (b: Battle): boolean => b.began !== 'plainly');
/** 9.5.6 Defiance is one of them … */
export const wakesDefiance = clause('SOUL-9.5.6', (b: Battle): boolean => isAttacked(b));
/** … and so are effects that wait for being attacked. */
export const wakesEffects = clause('SOUL-9.5.6', (b: Battle): boolean => isAttacked(b));
/** 9.5.6 They share the instant of the attack damage. */
export const shareTheInstant = clause('SOUL-9.5.6', (): boolean => true);
/** 9.5.6 (reading SOUL-Q0-27) Where order shows, the turn player's first. */
export const instantOrder = clause('SOUL-9.5.6', <T extends { side: Side }>(instants: readonly T[], p: Position): T[] =>
  playerFirst(instants, p.turn.player),
);

/** 9.5.7 Souls without HP are captured and Realms without HP shatter: all of them, on both sides, at once. */
export const losers = clause('SOUL-9.5.7', (p: Position, _b: Battle): readonly (Soul | Realm)[][] => [
  p.cards.filter((c): c is Soul | Realm => isBeaten(c)),
]);
/** 9.5.7 HP decides, and not the mark (reading SOUL-Q0-16). */
export const isBeaten = clause('SOUL-9.5.7', (c: Card): boolean => onBoard(c) && c.kind !== 'armament' && c.hp === 0);

/** 9.5.8 A Soul has captured a Soul in battle if all three hold. */
export const hasCapturedInBattle = clause('SOUL-9.5.8', (b: Battle): boolean => attackFelledIt(b) && wasTakenNow(b) && attackerIsActive(b));
/** 9.5.8a The attack itself felled the target. */
export const attackFelledIt = clause('SOUL-9.5.8a', (b: Battle): boolean => b.felled);
/** 9.5.8b The target was captured in the capture step just done. */
export const wasTakenNow = clause('SOUL-9.5.8b', (b: Battle): boolean => b.taken.includes(b.target.id));
/** 9.5.8c The attacker is still active. */
export const attackerIsActive = clause('SOUL-9.5.8c', (b: Battle): boolean => b.attacker.active);

/** 9.5.9 Effects after a Soul has battled resolve now: the attacker's, then the target's. */
export const afterBattle = clause('SOUL-9.5.9', (b: Battle): readonly (Soul | Realm)[] => [b.attacker, b.target]);
/** 9.5.9 Each only if its Soul is still active. */
export const stillResolves = clause('SOUL-9.5.9', (c: Soul | Realm): boolean => c.active);
/** 9.5.9 Then the battle ends, and another attack may be declared. */
export const noAttackRuns = clause('SOUL-9.5.9', (attack: Attack | null): boolean => attack === null);
/** 9.5.9 Nor does the phase end before. */
export const phaseMayEnd = clause('SOUL-9.5.9', (attack: Attack | null): boolean => noAttackRuns(attack));
