import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isTheirMainPhase, mayEndPhase } from '../8.9-main-phase.ts';
import * as d from '../9.1-declaring.ts';
import { decisivePower } from '../9.18-steal-step.ts';
import { choosesOrder, isUnused, isWaitedFor, noChoiceIsOpen, whoResolves } from '../10.11-pending-effects.ts';
import { entersWithLag, lagKeepsFromAttacking } from '../11.3-lag.ts';
import { inField, isUnitTarget } from '../table.ts';
import type { Card, Id, Position, Side, Unit } from '../types.ts';

const firstUnit = (p: Position, side: Side, wanted: (u: Unit) => boolean): Id[] =>
  p.cards.flatMap((c) => (c.kind === 'unit' && c.side === side && inField(c) && wanted(c) ? [c.id] : [])).slice(0, 1);
const rivalOf = (side: Side): Side => (side === 'north' ? 'south' : 'north');
const hasSpentUnit = (p: Position, side: Side): boolean =>
  p.cards.some((c) => c.kind === 'unit' && c.side === side && inField(c) && !c.ready);

/** Misreadings of 9.1 to 9.6. */
export const declaringMisread: readonly Misreading[] = [
  {
    id: 'cp-attacking-spends-nothing',
    says: 'an attacker stayed ready',
    contradicts: ['CP-9.3.3', 'CP-9.1-2'],
    decides: [instead(d.isSpentBy, () => () => false)],
  },
  {
    id: 'cp-first-target-always',
    says: 'the first spent Unit of the rival were attacked, whichever target was named',
    contradicts: ['CP-9.1-3', 'CP-9.4.3-2'],
    decides: [
      instead(d.saidTarget, () => (named, side, p) => {
        const first = firstUnit(p, rivalOf(side), (u) => !u.ready);
        return named.length === 1 && first.length === 1 && isUnitNamed(p, named[0] as Id) ? first : named;
      }),
    ],
  },
  {
    id: 'cp-attack-in-every-phase',
    says: 'Units could attack in every phase',
    contradicts: ['CP-9.2-1'],
    decides: [instead(d.inMainPhase, () => () => true)],
  },
  {
    id: 'cp-actions-overlap',
    says: 'another action could be taken before the one that is going on has been carried out',
    contradicts: ['CP-9.2-1'],
    decides: [instead(noChoiceIsOpen, () => () => true)],
  },
  {
    id: 'cp-attack-phase-of-its-own',
    says: 'Units attacked after the Main Phase and not in it',
    contradicts: ['CP-9.2-1', 'CP-9.1-1'],
    decides: [instead(d.inMainPhase, () => (p) => p.turn.phase === 'end')],
  },
  {
    id: 'cp-one-action-a-turn',
    says: 'a player who has attacked could take no other action',
    contradicts: ['CP-9.2-1'],
    decides: [
      instead(
        isTheirMainPhase,
        (original) => (p, side) =>
          original(p, side) &&
          !p.cards.some((c) => c.kind === 'unit' && c.side === side && !c.ready && (c.zone === 'field' || c.zone === 'trash')),
      ),
    ],
  },
  {
    id: 'cp-attack-in-every-turn',
    says: 'both players could attack in any turn',
    contradicts: ['CP-9.2-2'],
    decides: [instead(d.isTurnPlayer, () => () => true)],
  },
  {
    id: 'cp-only-north-attacks',
    says: 'the player who began the game attacked in every turn',
    contradicts: ['CP-9.2-2'],
    decides: [instead(d.isTurnPlayer, () => (_p, side) => side === 'north')],
  },
  {
    id: 'cp-rival-ends-the-phase',
    says: 'either player could end the Main Phase',
    contradicts: ['CP-9.2-2'],
    decides: [instead(mayEndPhase, () => (p) => p.turn.phase === 'main')],
  },
  {
    id: 'cp-only-north-acts',
    says: 'the player who began the game acted and ended the phase in every turn',
    contradicts: ['CP-9.2-2'],
    decides: [
      instead(mayEndPhase, () => (p, side) => p.turn.phase === 'main' && side === 'north'),
      instead(isTheirMainPhase, () => (p, side) => p.turn.phase === 'main' && side === 'north'),
    ],
  },
  {
    id: 'cp-whoever-can-must-attack',
    says: 'the Main Phase could not be ended while a Unit is able to attack',
    contradicts: ['CP-9.2-2'],
    decides: [instead(d.mayStopAttacking, () => (p, side) => !p.cards.some((c) => d.mayAttack(c, side) && d.hasTarget(c as Unit, p)))],
  },
  {
    id: 'cp-attacks-overlap',
    says: 'another attack could be declared while one is going on',
    contradicts: ['CP-9.2-3'],
    decides: [instead(d.noAttackRuns, () => () => true)],
  },
  {
    id: 'cp-attacker-is-implied',
    says: 'an attack without a named Unit were made by the first ready Unit of the player',
    contradicts: ['CP-9.3-1'],
    decides: [instead(d.saidAttacker, () => (named, side, p) => (named.length > 0 ? named : firstUnit(p, side, (u) => u.ready)))],
  },
  {
    id: 'cp-target-is-implied',
    says: 'an attack without a named target were made on the first spent Unit of the rival',
    contradicts: ['CP-9.3-1'],
    decides: [instead(d.saidTarget, () => (named, side, p) => (named.length > 0 ? named : firstUnit(p, rivalOf(side), (u) => !u.ready)))],
  },
  {
    id: 'cp-two-may-be-named',
    says: 'two Units could attack, or be attacked, and the first of them counted',
    contradicts: ['CP-9.3-1'],
    decides: [instead(d.isOne, () => (named) => named.length > 0)],
  },
  {
    id: 'cp-spent-before-the-target-is-chosen',
    says: 'a Unit were spent before its target is chosen',
    contradicts: ['CP-9.3-2'],
    decides: [instead(d.declarationSteps, () => () => ['unit', 'spend', 'target', 'announce'])],
  },
  {
    id: 'cp-announced-before-it-is-paid',
    says: 'an attack were announced before its Unit is spent',
    contradicts: ['CP-9.3-2'],
    decides: [instead(d.declarationSteps, () => () => ['unit', 'target', 'announce', 'spend'])],
  },
  {
    id: 'cp-target-before-unit',
    says: 'the target were chosen before the Unit',
    contradicts: ['CP-9.3-2'],
    decides: [instead(d.declarationSteps, () => () => ['target', 'unit', 'spend', 'announce'])],
  },
  {
    id: 'cp-any-players-unit-attacks',
    says: 'a player could attack with a Unit of the rival',
    contradicts: ['CP-9.3.1-1'],
    decides: [instead(d.isFriendly, () => () => true)],
  },
  {
    id: 'cp-spent-units-attack',
    says: 'a spent Unit could attack',
    contradicts: ['CP-9.3.1-2'],
    decides: [instead(d.isReady, () => () => true)],
  },
  {
    id: 'cp-units-attack-from-anywhere',
    says: 'a Unit could attack from wherever it is',
    contradicts: ['CP-9.3.1-3'],
    decides: [instead(d.isInField, () => () => true)],
  },
  {
    id: 'cp-units-attack-from-the-hand',
    says: 'a Unit could attack from the hand',
    contradicts: ['CP-9.3.1-3'],
    decides: [instead(d.isInField, (original) => (c) => original(c) || c.zone === 'hand')],
  },
  {
    id: 'cp-bans-are-ignored',
    says: 'nothing kept a Unit from attacking',
    contradicts: ['CP-9.3.1-4'],
    decides: [instead(d.isAble, () => () => true)],
  },
  {
    id: 'cp-gear-and-legends-attack',
    says: 'any card of the field area could attack',
    contradicts: ['CP-9.3.1-5'],
    decides: [instead(d.isUnit, () => isFighter)],
  },
  {
    id: 'cp-legends-attack',
    says: 'a Legend in the field area could attack',
    contradicts: ['CP-9.3.1-5'],
    decides: [
      instead(
        d.isUnit,
        () =>
          (c): c is Unit =>
            c.kind === 'unit' || c.kind === 'legend',
      ),
    ],
  },
  {
    id: 'cp-lag-is-ignored',
    says: 'a Unit could attack in the turn in which it came',
    contradicts: ['CP-9.3.1.1'],
    decides: [instead(lagKeepsFromAttacking, () => () => false)],
  },
  {
    id: 'cp-no-lag-on-entering',
    says: 'a Unit came into the field area without Lag',
    contradicts: ['CP-9.3.1.1'],
    decides: [instead(entersWithLag, () => () => false)],
  },
  {
    id: 'cp-gear-is-attacked',
    says: 'any card of the field area could be attacked',
    contradicts: ['CP-9.3.2'],
    decides: [
      instead(
        d.isAttackable,
        () =>
          (named): named is Side | Unit =>
            typeof named === 'string' || isFighter(named),
      ),
    ],
  },
  {
    id: 'cp-single-dice-are-attacked',
    says: 'an attack named a die and not the Gig area',
    contradicts: ['CP-9.3.2'],
    decides: [
      instead(
        d.saidTarget,
        () => (named, _side, p) =>
          named.map((id) => {
            const c = p.cards.find((x) => x.id === id);
            return c?.kind === 'gig' && c.zone === 'gigs' ? c.side : id;
          }),
      ),
    ],
  },
  {
    id: 'cp-ready-units-are-attacked',
    says: 'ready Units could be attacked like spent ones',
    contradicts: ['CP-9.3.2.1-2'],
    decides: [instead(d.isSpent, () => () => true)],
  },
  {
    id: 'cp-only-ready-units-are-attacked',
    says: 'the ready Units of the rival could be attacked, and not the spent ones',
    contradicts: ['CP-9.3.2.1-1'],
    decides: [instead(d.isSpent, () => (u) => u.ready)],
  },
  {
    id: 'cp-own-units-are-attacked',
    says: 'any spent Unit could be attacked, an own one too',
    contradicts: ['CP-9.3.2.1-2'],
    decides: [instead(d.isRivalUnit, () => (u, attacker) => u !== attacker && inField(u))],
  },
  {
    id: 'cp-units-are-attacked-anywhere',
    says: 'Units of the rival could be attacked wherever they are',
    contradicts: ['CP-9.3.2.1-1'],
    decides: [instead(d.isRivalUnit, () => (u, attacker) => u.side !== attacker.side)],
  },
  {
    id: 'cp-units-before-gigs',
    says: 'the Gig area could be attacked only while the rival has no spent Unit',
    contradicts: ['CP-9.3.2.3-3', 'CP-9.3.2.2-1'],
    decides: [instead(d.holdsGigs, (original) => (area, p) => original(area, p) && !hasSpentUnit(p, area))],
  },
  {
    id: 'cp-one-gig-is-too-few',
    says: 'a Gig area could be attacked from two Gigs on',
    contradicts: ['CP-9.3.2.2-1', 'CP-9.3.2.4'],
    decides: [
      instead(d.holdsGigs, () => (area, p) => p.cards.filter((c) => c.kind === 'gig' && c.side === area && c.zone === 'gigs').length > 1),
    ],
  },
  {
    id: 'cp-three-gigs-are-too-many',
    says: 'a Gig area could be attacked only up to two Gigs',
    contradicts: ['CP-9.3.2.2-1'],
    decides: [
      instead(
        d.holdsGigs,
        (original) => (area, p) =>
          original(area, p) && p.cards.filter((c) => c.kind === 'gig' && c.side === area && c.zone === 'gigs').length < 3,
      ),
    ],
  },
  {
    id: 'cp-own-gig-area-is-attacked',
    says: 'a player could attack their own Gig area',
    contradicts: ['CP-9.3.2.2-1'],
    decides: [instead(d.isRivalArea, () => () => true)],
  },
  {
    id: 'cp-empty-gig-areas-are-attacked',
    says: 'a Gig area without Gigs could be attacked',
    contradicts: ['CP-9.3.2.2-2'],
    decides: [instead(d.holdsGigs, () => () => true)],
  },
  {
    id: 'cp-any-gig-will-do',
    says: 'a Gig area could be attacked as soon as anybody has a Gig',
    contradicts: ['CP-9.3.2.2-2'],
    decides: [instead(d.holdsGigs, () => (_area, p) => p.cards.some((c) => c.kind === 'gig' && c.zone === 'gigs'))],
  },
  {
    id: 'cp-no-power-no-attack',
    says: 'a Unit without power could not attack a Gig area',
    contradicts: ['CP-9.3.2.2-3'],
    decides: [instead(d.isStrongEnough, () => (attacker) => attacker.power > 0)],
  },
  {
    id: 'cp-permissions-are-ignored',
    says: 'no effect let a Unit attack what it could not attack without',
    contradicts: ['CP-9.3.2.3-1'],
    decides: [instead(d.permits, () => () => false)],
  },
  {
    id: 'cp-shielded-units-are-attacked',
    says: 'a Unit that cannot be attacked could be',
    contradicts: ['CP-9.3.2.3-2'],
    decides: [instead(d.isTakenAway, () => () => false)],
  },
  {
    id: 'cp-nobody-must-be-attacked',
    says: 'a Unit that must be attacked could be left aside',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [instead(d.isLeftByOthers, () => () => true)],
  },
  {
    id: 'cp-one-attack-is-bound',
    says: 'a Unit that must be attacked bound the first attack of the turn only',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [instead(d.isLeftByOthers, (original) => (a) => original(a) || a.p.cards.some((c) => isSpentFriend(c, a.attacker)))],
  },
  {
    id: 'cp-gig-area-may-always-be-attacked',
    says: 'a Unit that must be attacked went before other Units only, not before the Gig area',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [instead(d.isLeftByOthers, (original) => (a) => typeof a.named === 'string' || original(a))],
  },
  {
    id: 'cp-must-be-attacked-even-if-unable',
    says: 'a Unit that must be attacked forbade all other attacks, also where it cannot be attacked itself',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [
      instead(
        d.isLeftByOthers,
        () => (a) => isLure(a.named) || !a.p.cards.some((c) => isLure(c) && c.side !== a.attacker.side && inField(c)),
      ),
    ],
  },
  {
    id: 'cp-shielded-units-must-be-attacked',
    says: 'a Unit that must be attacked forbade all other attacks, also where it is shielded from attacks',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [
      instead(
        d.isLeftByOthers,
        (original) => (a) => isLure(a.named) || (original(a) && !a.p.cards.some((c) => isLure(c) && isSpentRival(c, a.attacker))),
      ),
    ],
  },
  {
    id: 'cp-own-units-must-be-attacked',
    says: 'a Unit that must be attacked bound its own side too',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [
      instead(
        d.isLeftByOthers,
        (original) => (a) => original(a) && !a.p.cards.some((c) => isLure(c) && c.side === a.attacker.side && inField(c) && !c.ready),
      ),
    ],
  },
  {
    id: 'cp-one-unit-must-be-attacked',
    says: 'of several Units that must be attacked only the first could be',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [
      instead(
        d.isLeftByOthers,
        (original) => (a) =>
          original(a) && (!isLure(a.named) || a.p.cards.find((c) => isLure(c) && isSpentRival(c, a.attacker)) === a.named),
      ),
    ],
  },
  {
    id: 'cp-ready-units-bind-nobody',
    says: 'a ready Unit that must be attacked bound nobody, not even those who may attack ready Units',
    contradicts: ['CP-9.3.2.3-3'],
    decides: [
      instead(
        d.isLeftByOthers,
        (original) => (a) => original({ ...a, p: { ...a.p, cards: a.p.cards.filter((c) => !isLure(c) || !c.ready) } }),
      ),
    ],
  },
  {
    id: 'cp-permission-opens-everything',
    says: 'a permission to attack made every Gig area a target, an empty one too',
    contradicts: ['CP-9.3.2.3.1-1'],
    decides: [instead(d.opensEmptyAreas, () => () => true)],
  },
  {
    id: 'cp-permission-replaces-the-rule',
    says: 'a permission to attack ready Units took the spent ones away',
    contradicts: ['CP-9.3.2.3.1-1'],
    decides: [
      instead(
        d.isRivalUnit,
        (original) => (u, attacker) => original(u, attacker) && (u.ready || attacker.keywords.attacksReady === undefined),
      ),
    ],
  },
  {
    id: 'cp-permission-lifts-bans',
    says: 'a permission to attack overrode Lag and every ban',
    contradicts: ['CP-9.3.2.3.1-2'],
    decides: [instead(d.overrides, () => () => true)],
  },
  {
    id: 'cp-attack-on-nothing',
    says: 'a rival with nothing to attack could be attacked all the same',
    contradicts: ['CP-9.3.2.4'],
    decides: [instead(d.holdsGigs, (original) => (area, p) => original(area, p) || !hasSpentUnit(p, area))],
  },
  {
    id: 'cp-unnamed-attacker',
    says: 'the announcement did not say which Unit attacks',
    contradicts: ['CP-9.3.4-1'],
    decides: [instead(d.announcedAttacker, () => () => null)],
  },
  {
    id: 'cp-unnamed-target',
    says: 'the announcement did not say what is attacked',
    contradicts: ['CP-9.3.4-2'],
    decides: [instead(d.announcedTarget, () => () => null)],
  },
  {
    id: 'cp-attack-begins-with-the-react-step',
    says: 'the attack began only with the React Step',
    contradicts: ['CP-9.4'],
    decides: [instead(d.isOnSince, () => () => 'react')],
  },
  {
    id: 'cp-reacting-makes-attacking',
    says: 'the player who is asked were the attacking player',
    contradicts: ['CP-9.4.1'],
    decides: [instead(d.attackingPlayer, () => (attack) => (attack.asked ? attack.defending : attack.attacking))],
  },
  {
    id: 'cp-defending-player-mixed-up',
    says: 'the turn player were called the defending player',
    contradicts: ['CP-9.4.2'],
    decides: [instead(d.defendingPlayer, () => (attack) => attack.attacking)],
  },
  {
    id: 'cp-attacker-mixed-up',
    says: 'the Unit under attack were called the attacking Unit',
    contradicts: ['CP-9.4.3-1'],
    decides: [instead(d.attackingUnit, () => (attack) => (isUnitTarget(attack.target) ? attack.target.id : attack.attacker.id))],
  },
  {
    id: 'cp-player-is-attacked',
    says: 'an attack on a Unit were one on its player',
    contradicts: ['CP-9.4.4', 'CP-9.4.3-2'],
    decides: [instead(d.defendingUnit, () => (_target, attack) => attack.defending)],
  },
  {
    id: 'cp-a-unit-defends-the-gig-area',
    says: 'a Unit of the rival defended an attacked Gig area',
    contradicts: ['CP-9.4.5'],
    decides: [instead(d.defendingArea, () => (area, s) => firstUnit(s.position, area, () => true)[0] ?? area)],
  },
  {
    id: 'cp-attacking-begins-later',
    says: '"while attacking" began only after the React Step',
    contradicts: ['CP-9.5-1'],
    decides: [instead(d.lastsFromAnnouncement, () => (step) => step === 'fight' || step === 'steal')],
  },
  {
    id: 'cp-attacking-counts-before-react-only',
    says: '"while attacking" were over once the React Step begins',
    contradicts: ['CP-9.5-1'],
    decides: [instead(d.lastsFromAnnouncement, () => (step) => step === 'declaration')],
  },
  {
    id: 'cp-attacking-is-over-with-the-fight-step',
    says: '"while attacking" did not count in the fight',
    contradicts: ['CP-9.5-1'],
    decides: [instead(d.lastsFromAnnouncement, () => (step) => step !== 'fight')],
  },
  {
    id: 'cp-a-block-ends-attacking',
    says: '"while attacking" were over with a block',
    contradicts: ['CP-9.5-1'],
    decides: [
      instead(d.takesPart, (original) => (kind, u, attack) => original(kind, u, attack) && (kind !== 'attacking' || !attack.blocked)),
    ],
  },
  {
    id: 'cp-the-attacked-are-attacking',
    says: '"while attacking" counted for the Unit under attack too',
    contradicts: ['CP-9.5-1'],
    decides: [
      instead(d.takesPart, (original) => (kind, u, attack) => original(kind, u, attack) || (kind === 'attacking' && attack.target === u)),
    ],
  },
  {
    id: 'cp-attacking-triggers-nothing',
    says: 'effects that an attack triggers were lost',
    contradicts: ['CP-9.5-2'],
    decides: [instead(d.pendingByAttack, () => (on) => (on === 'attacks' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-being-attacked-triggers-nothing',
    says: 'only the attacker triggered effects, not the Unit under attack',
    contradicts: ['CP-9.5-2'],
    decides: [instead(d.pendingByAttack, () => (on) => (on === 'attacked' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-attack-effects-at-once',
    says: 'effects that an attack triggers resolved at once, without becoming pending',
    contradicts: ['CP-9.5-2'],
    decides: [instead(d.pendingByAttack, () => () => 'at once')],
  },
  {
    id: 'cp-effects-work-again-and-again',
    says: 'an effect that works once were triggered by every attack',
    contradicts: ['CP-9.5-2'],
    decides: [instead(isUnused, () => (e) => e.when !== null)],
  },
  {
    id: 'cp-spending-triggers-nothing',
    says: 'spending the attacker triggered nothing, since it is a price',
    contradicts: ['CP-9.5-3'],
    decides: [instead(d.pendingByAttack, () => (on) => (on === 'spent' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-price-effects-come-first',
    says: 'what the spending triggers resolved before the attack is announced',
    contradicts: ['CP-9.5-3'],
    decides: [instead(d.pendingByAttack, () => (on) => (on === 'spent' ? 'at once' : 'pending'))],
  },
  {
    id: 'cp-fighting-and-stealing-from-the-start',
    says: '"while fighting" and "while stealing" counted from the announcement on',
    contradicts: ['CP-9.5-4'],
    decides: [instead(d.lastsFromItsStep, () => () => true)],
  },
  {
    id: 'cp-fighting-and-stealing-never-count',
    says: '"while fighting" and "while stealing" came too late for the fight and the theft',
    contradicts: ['CP-9.5-4'],
    decides: [instead(d.lastsFromItsStep, () => () => false)],
  },
  {
    id: 'cp-stealing-counts-in-fights',
    says: '"while stealing" counted in the Fight Step too',
    contradicts: ['CP-9.5-4'],
    decides: [instead(d.lastsFromItsStep, (original) => (kind, step) => original(kind, step) || step === 'fight')],
  },
  {
    id: 'cp-fighting-counts-in-thefts',
    says: '"while fighting" counted in the Steal Step too',
    contradicts: ['CP-9.5-4'],
    decides: [instead(d.lastsFromItsStep, (original) => (kind, step) => original(kind, step) || step === 'steal')],
  },
  {
    id: 'cp-blockers-are-not-fighting',
    says: '"while fighting" counted for the Unit that was attacked first, and not for a blocker',
    contradicts: ['CP-9.5-4'],
    decides: [
      instead(d.takesPart, (original) => (kind, u, attack) => original(kind, u, attack) && !(attack.blocked && attack.target === u)),
    ],
  },
  {
    id: 'cp-react-before-attack-effects',
    says: 'the rival reacted before the effects of the announcement are resolved',
    contradicts: ['CP-9.6-1'],
    decides: [instead(d.resolvesBeforeReact, () => () => false)],
  },
  {
    id: 'cp-rival-effects-first',
    says: 'the rival of the turn player resolved pending effects first',
    contradicts: ['CP-9.6-1', 'CP-9.11-2'],
    decides: [
      instead(
        whoResolves,
        (original) => (pending, resolving, p) =>
          original(pending, resolving, { ...p, turn: { ...p.turn, player: rivalOf(p.turn.player) } }),
      ),
    ],
  },
  {
    id: 'cp-turn-player-cuts-in',
    says: 'the turn player resolved an effect before the rival has finished theirs',
    contradicts: ['CP-9.6-1'],
    decides: [instead(whoResolves, (original) => (pending, _resolving, p) => original(pending, null, p))],
  },
  {
    id: 'cp-north-resolves-first',
    says: 'the player who began the game resolved pending effects first in every turn',
    contradicts: ['CP-9.6-1'],
    decides: [
      instead(
        whoResolves,
        (original) => (pending, resolving, p) => original(pending, resolving, { ...p, turn: { ...p.turn, player: 'north' } }),
      ),
    ],
  },
  {
    id: 'cp-effects-in-fixed-order',
    says: 'pending effects resolved in the order of triggering, without a choice',
    contradicts: ['CP-9.6-1'],
    decides: [instead(choosesOrder, () => () => false)],
  },
  {
    id: 'cp-either-player-chooses',
    says: 'either player could make a choice that is open',
    contradicts: ['CP-9.6-1'],
    decides: [
      instead(
        isWaitedFor,
        () =>
          (_side, choice): choice is NonNullable<typeof choice> =>
            choice !== null,
      ),
    ],
  },
  {
    id: 'cp-lost-attacker-goes-on',
    says: 'the attack went on though its attacker has left before the React Step',
    contradicts: ['CP-9.6-2'],
    decides: [instead(d.attackerLeftEarly, () => () => false)],
  },
  {
    id: 'cp-lost-defender-goes-on',
    says: 'the attack went on though the defending Unit has left before the React Step',
    contradicts: ['CP-9.6-3'],
    decides: [instead(d.defenderLeftEarly, () => () => false)],
  },
  {
    id: 'cp-no-react-step',
    says: 'the rival got no chance to react',
    contradicts: ['CP-9.6-4', 'CP-9.7-1'],
    decides: [instead(d.reactFollows, () => () => false)],
  },
  {
    id: 'cp-effects-replace-reactions',
    says: 'the rival reacted only to attacks that trigger nothing',
    contradicts: ['CP-9.6-4'],
    decides: [instead(d.reactFollows, () => (_attack, s) => !s.events.some((e) => e.kind === 'trigger'))],
  },
  {
    id: 'cp-bonus-steals-nothing',
    says: 'power that is lent for a while did not count for the number of Gigs',
    contradicts: ['CP-9.19.1', 'CP-9.5-4'],
    decides: [instead(decisivePower, () => (attacker, lent) => attacker.power - lent)],
  },
];

function isFighter(c: Card): c is Unit {
  return c.kind === 'unit' || c.kind === 'legend' || c.kind === 'gear';
}
const isLure = (c: Card | Side): c is Unit => typeof c !== 'string' && c.kind === 'unit' && c.keywords.mustBeAttacked !== undefined;
const isSpentRival = (u: Unit, attacker: Unit): boolean => u.side !== attacker.side && inField(u) && !u.ready;
const isSpentFriend = (c: Card, attacker: Unit): boolean =>
  c.kind === 'unit' && c.side === attacker.side && c !== attacker && inField(c) && !c.ready;
const isUnitNamed = (p: Position, id: Id): boolean => p.cards.some((c) => c.id === id && c.kind === 'unit');
