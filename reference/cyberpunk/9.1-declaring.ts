import { allHold, clause, unheard } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import { lagKeepsFromAttacking } from './11.3-lag.ts';
import { gigsOf, inField } from './table.ts';
import type { Attack, Card, Id, Position, Side, State, Step, Target, Trigger, Unit, While } from './types.ts';

/** 9.2 Attacking belongs to the main phase. */
export const inMainPhase = clause('CP-9.2', (p: Position): boolean => p.turn.phase === 'main');
/** 9.2 Only the turn player attacks. */
export const isTurnPlayer = clause('CP-9.2', (p: Position, side: Side): boolean => p.turn.player === side);
/** 9.2 It is optional: the main phase may be ended without an attack. */
export const mayStopAttacking = clause('CP-9.2', (_p: Position, _side: Side): boolean => true);
/** 9.2 No attack is declared while one is going on. */
export const noAttackRuns = clause('CP-9.2', (attack: Attack | null): boolean => attack === null);

/** 9.3 Every step of the declaration is made: a Unit is chosen, and so is a target; one of each. */
export const saidAttacker = clause('CP-9.3', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
export const saidTarget = clause('CP-9.3', (named: readonly Id[], _side: Side, _p: Position): readonly Id[] => named);
export const isOne = clause('CP-9.3', (named: readonly Id[]): boolean => named.length === 1);
/** 9.3 The steps, in their order. */
export const declarationSteps = clause('CP-9.3', (): readonly ('unit' | 'target' | 'spend' | 'announce')[] => [
  'unit',
  'target',
  'spend',
  'announce',
]);

/** 9.3.1 The Unit is friendly. */
export const isFriendly = clause('CP-9.3.1', (c: Card, side: Side): boolean => c.side === side);
/** 9.3.1 It is in the field area. */
export const isInField = clause('CP-9.3.1', (c: Card): boolean => inField(c));
/** 9.3.1 It is a Unit: neither a Legend nor a Gear attacks. */
export const isUnit = clause('CP-9.3.1', (c: Card): c is Unit => c.kind === 'unit');
/** 9.3.1 It is ready. */
export const isReady = clause('CP-9.3.1', (u: Unit): boolean => u.ready);
/** 9.3.1 Nothing keeps it from attacking. */
export const isAble = clause('CP-9.3.1', (u: Unit): boolean => u.keywords.cannotAttack === undefined);
/** 9.3.1.1 A Unit with Lag does not attack. */
const isFreeOfLag = clause('CP-9.3.1.1', (u: Unit): boolean => !u.lag || !lagKeepsFromAttacking());

/** A choice of target that is being looked at. `named` is a card of any kind, or the player whose Gig area is meant. */
export type Aim = { attacker: Unit; named: Card | Side; p: Position };

/** 9.3.2 Units and Gig areas are attacked, and nothing else. */
export const isAttackable = clause('CP-9.3.2', (named: Card | Side): named is Target => typeof named === 'string' || named.kind === 'unit');
/** 9.3.2.1 By default a spent rival Unit in the field area. */
export const isRivalUnit = clause('CP-9.3.2.1', (u: Unit, attacker: Unit): boolean => u.side !== attacker.side && inField(u));
export const isSpent = clause('CP-9.3.2.1', (u: Unit): boolean => !u.ready);
/** 9.3.2.2 The Gig area of the rival. */
export const isRivalArea = clause('CP-9.3.2.2', (area: Side, attacker: Unit): boolean => area !== attacker.side);
/** 9.3.2.2 It holds at least one Gig. */
export const holdsGigs = clause('CP-9.3.2.2', (area: Side, p: Position): boolean => gigsOf(p, area).length > 0);
/** 9.3.2.2 No power is asked for: a Unit of power 0 may attack it too. */
export const isStrongEnough = clause('CP-9.3.2.2', (_attacker: Unit): boolean => true);

/** 9.3.2.3 Effects add targets. */
const isAdded = clause('CP-9.3.2.3', (u: Unit, attacker: Unit): boolean => permits(u, attacker));
/** 9.3.2.3 Effects take targets away. */
export const isTakenAway = clause('CP-9.3.2.3', (u: Unit): boolean => u.keywords.cannotBeAttacked !== undefined);
/** 9.3.2.3 Effects restrict the choice: a Unit that must be attacked goes before all others, if it can be attacked. */
export const isLeftByOthers = clause(
  'CP-9.3.2.3',
  (a: Aim): boolean => mustAttack(a.named) || !unheard(() => a.p.cards.some((c) => mustAttack(c) && isTargetByItself({ ...a, named: c }))),
);
const mustAttack = (named: Card | Side): boolean =>
  typeof named !== 'string' && named.kind === 'unit' && named.keywords.mustBeAttacked !== undefined;

/** 9.3.2.3.1 A permission gives what it says: ready Units in the place of spent ones. */
export const permits = clause('CP-9.3.2.3.1', (_u: Unit, attacker: Unit): boolean => attacker.keywords.attacksReady !== undefined);
/** 9.3.2.3.1 Everything else that forbids an attack stays in force. */
export const overrides = clause('CP-9.3.2.3.1', (_attacker: Unit): boolean => false);
/** 9.3.2.3.1 It opens no Gig area that is empty. */
export const opensEmptyAreas = clause('CP-9.3.2.3.1', (_attacker: Unit): boolean => false);

const isRest = (u: Unit, attacker: Unit): boolean => (u.ready && isAdded(u, attacker)) || isSpent(u);
const isPermitted = (attacker: Unit): boolean => attacker.keywords.attacksReady !== undefined && overrides(attacker);
/** What makes the named thing a target, whatever else there is to attack. */
const byItself: readonly ((a: Aim) => boolean)[] = [
  ({ named }) => isAttackable(named),
  ({ attacker, named }) => (typeof named === 'string' ? isRivalArea(named, attacker) : isRivalUnit(named as Unit, attacker)),
  ({ attacker, named, p }) =>
    typeof named === 'string'
      ? holdsGigs(named, p) || (attacker.keywords.attacksReady !== undefined && opensEmptyAreas(attacker))
      : isRest(named as Unit, attacker),
  ({ attacker, named }) => typeof named !== 'string' || isStrongEnough(attacker),
  ({ attacker, named }) => typeof named === 'string' || !isTakenAway(named as Unit) || isPermitted(attacker),
];
export const isTargetByItself = (a: Aim): boolean => allHold(byItself, a);
/** 9.3.2 A valid target of this Unit. */
export const isTarget = clause('CP-9.3.2', (a: Aim): boolean => isTargetByItself(a) && isLeftByOthers(a));

/** 9.3.2.4 Without any valid target there is no attack. */
export const hasTarget = clause('CP-9.3.2.4', (attacker: Unit, p: Position): boolean => unheard(() => hasAnyTarget(attacker, p)));
function hasAnyTarget(attacker: Unit, p: Position): boolean {
  if (isTargetByItself({ attacker, named: opponentOf(attacker.side), p })) return true;
  for (const named of p.cards) if (named.kind === 'unit' && isTargetByItself({ attacker, named, p })) return true;
  return false;
}

/** 9.3.1 The conditions of the attacker: friendly, in the field, a Unit, ready, without Lag, able. */
export const mayAttack = clause('CP-9.3.1', (c: Card, side: Side): c is Unit => allHold(conditions, { c, side }));
const conditions: readonly ((about: { c: Card; side: Side }) => boolean)[] = [
  ({ c, side }) => isFriendly(c, side),
  ({ c }) => isInField(c),
  ({ c }) => isUnit(c),
  ({ c }) => isReady(c as Unit),
  ({ c }) => isFreeOfLag(c as Unit) || isPermitted(c as Unit),
  ({ c }) => isAble(c as Unit) || isPermitted(c as Unit),
];

/** 9.3.3 The Unit is spent. */
export const isSpentBy = clause('CP-9.3.3', (_attacker: Unit): boolean => true);

/** 9.3.4 The rival is told who attacks. */
export const announcedAttacker = clause('CP-9.3.4', (attacker: Unit): Id | null => attacker.id);
/** 9.3.4 And what. */
export const announcedTarget = clause('CP-9.3.4', (target: Id): Id | null => target);

/** 9.4 The attack begins with the announcement. */
export const isOnSince = clause('CP-9.4', (): Step => 'declaration');
/** 9.4.1 Who attacks is the attacking player. */
export const attackingPlayer = clause('CP-9.4.1', (attack: Attack): Side => attack.attacking);
/** 9.4.2 The rival is the defending player. */
export const defendingPlayer = clause('CP-9.4.2', (attack: Attack): Side => attack.defending);
/** 9.4.3 The Unit that was spent is the attacker. */
export const attackingUnit = clause('CP-9.4.3', (attack: Attack): Id => attack.attacker.id);
/** 9.4.3 It attacks the target that was chosen. */
export const attacked = clause('CP-9.4.3', (attack: Attack): Target => attack.target);
/** 9.4.4 A Unit under attack is the defending Unit. */
export const defendingUnit = clause('CP-9.4.4', (target: Unit, _attack: Attack): Id => target.id);
/** 9.4.5 A Gig area under attack is the defending Gig area. */
export const defendingArea = clause('CP-9.4.5', (area: Side, _s: State): Id => area);

/** 9.5 The attacker attacks and steals; both Units of the attack fight. */
export const takesPart = clause(
  'CP-9.5',
  (kind: While, u: Unit, attack: Attack): boolean => attack.attacker === u || (kind === 'fighting' && attack.target === u),
);
/** 9.5 What lasts while attacking is in force from the announcement on. */
export const lastsFromAnnouncement = clause('CP-9.5', (_step: Step): boolean => true);
/** 9.5 What lasts while fighting or stealing begins with the Fight Step or the Steal Step. */
export const lastsFromItsStep = clause('CP-9.5', (kind: While, step: Step): boolean =>
  kind === 'fighting' ? step === 'fight' : step === 'steal',
);
/** 9.5 What the attack wakes becomes pending, and so does what the spending of the attacker wakes. */
export const pendingByAttack = clause('CP-9.5', (_on: Trigger['on']): Wakes => 'pending');
export type Wakes = 'pending' | 'at once' | 'never';

/** 9.6 All of it is resolved before the attack goes on. */
export const resolvesBeforeReact = clause('CP-9.6', (): boolean => true);
/** 9.6 An attacker that has left the field area by then ends the attack. */
export const attackerLeftEarly = clause('CP-9.6', (attacker: Unit): boolean => !inField(attacker));
/** 9.6 So does a defending Unit that has. */
export const defenderLeftEarly = clause('CP-9.6', (defender: Unit): boolean => !inField(defender));
/** 9.6 Otherwise the React Step follows. */
export const reactFollows = clause('CP-9.6', (_attack: Attack, _s: State): boolean => true);
