import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { noActionRuns } from '../8.9-main-phase.ts';
import { isLeftByOthers } from '../9.1-declaring.ts';
import * as e from '../9.21-ending-an-attack.ts';
import { isUnitTarget, nameOf } from '../table.ts';

/** Misreadings of 9.21 to 9.24. */
export const endingMisread: readonly Misreading[] = [
  {
    id: 'cp-two-grounds-end-an-attack',
    says: 'it took two grounds to end an attack',
    contradicts: ['CP-9.21'],
    decides: [instead(e.hasEnded, () => (attack, s) => e.grounds.filter((holds) => holds(attack, s)).length > 1)],
  },
  {
    id: 'cp-attacks-never-end-early',
    says: 'an attack went through whatever happens',
    contradicts: ['CP-9.21', 'CP-9.22'],
    decides: [instead(e.hasEnded, () => () => false)],
  },
  {
    id: 'cp-no-power-no-attacker',
    says: 'an attack ended when its attacker has no power left',
    contradicts: ['CP-9.21'],
    decides: [instead(e.hasEnded, (original) => (attack, s) => original(attack, s) || attack.attacker.power <= 0)],
  },
  {
    id: 'cp-no-power-no-target',
    says: 'an attack ended when its target has no power left',
    contradicts: ['CP-9.21'],
    decides: [
      instead(e.hasEnded, (original) => (attack, s) => original(attack, s) || (isUnitTarget(attack.target) && attack.target.power <= 0)),
    ],
  },
  {
    id: 'cp-attacker-need-not-stay',
    says: 'an attacker need not be in the field area to the end',
    contradicts: ['CP-9.21.1', 'CP-9.6-2', 'CP-9.13-1'],
    decides: [instead(e.attackerHasLeft, () => () => false)],
  },
  {
    id: 'cp-readied-attacker-stops',
    says: 'an attack ended when its attacker is readied',
    contradicts: ['CP-9.21.1'],
    decides: [instead(e.attackerHasLeft, (original) => (attack) => original(attack) || attack.attacker.ready)],
  },
  {
    id: 'cp-target-need-not-stay',
    says: 'a Unit under attack need not be in the field area to the end',
    contradicts: ['CP-9.21.2', 'CP-9.6-3', 'CP-9.13-2'],
    decides: [instead(e.targetHasLeft, () => () => false)],
  },
  {
    id: 'cp-former-target-must-stay',
    says: 'the Unit that was attacked before a block had to stay too',
    contradicts: ['CP-9.21.2'],
    decides: [
      instead(
        e.hasEnded,
        (original) => (attack, s) =>
          original(attack, s) ||
          (attack.blocked && s.position.cards.some((c) => c.kind === 'unit' && c.side === attack.defending && c.zone === 'hand')),
      ),
    ],
  },
  {
    id: 'cp-targets-stay-valid',
    says: 'a target, once chosen, stayed valid',
    contradicts: ['CP-9.21.3'],
    decides: [instead(e.targetIsInvalid, () => () => false)],
  },
  {
    id: 'cp-readied-targets-stay-valid',
    says: 'a target stayed valid when it is readied',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(
        e.targetIsInvalid,
        (original) => (attack, s) =>
          original(attack, s) && isUnitTarget(attack.target) && attack.target.keywords.cannotBeAttacked !== undefined,
      ),
    ],
  },
  {
    id: 'cp-readied-targets-are-lost',
    says: 'an attack ended when its target is readied, also for a Unit that may attack ready Units',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(
        e.targetIsInvalid,
        (original) => (attack, s) =>
          original(attack, s) || s.events.some((x) => x.kind === 'turn' && x.to === 'ready' && x.card === nameOf(attack.target)),
      ),
    ],
  },
  {
    id: 'cp-duty-ends-attacks',
    says: 'an attack ended when another Unit is there that must be attacked',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(
        e.targetIsInvalid,
        (original) => (attack, s) =>
          original(attack, s) || !isLeftByOthers({ attacker: attack.attacker, named: attack.target, p: s.position }),
      ),
    ],
  },
  {
    id: 'cp-blocks-shelter-the-turn',
    says: 'a target stayed valid for the rest of a turn in which a Unit has blocked',
    contradicts: ['CP-9.21.3'],
    decides: [instead(e.targetIsInvalid, (original) => (attack, s) => original(attack, s) && !s.events.some((x) => x.kind === 'block'))],
  },
  {
    id: 'cp-readied-blockers-are-lost',
    says: 'an attack ended when a Unit that has blocked it is readied',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(e.isValidByBlocking, (original) => (attack) => original(attack) && !(isUnitTarget(attack.target) && attack.target.ready)),
    ],
  },
  {
    id: 'cp-banned-attacker-stops',
    says: 'an attack ended when its attacker is forbidden to attack',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(e.targetIsInvalid, (original) => (attack, s) => original(attack, s) || attack.attacker.keywords.cannotAttack !== undefined),
    ],
  },
  {
    id: 'cp-blockers-must-be-valid',
    says: 'a Unit that cannot be attacked ended the attack by blocking it',
    contradicts: ['CP-9.21.3'],
    decides: [
      instead(
        e.targetIsInvalid,
        (original) => (attack, s) =>
          original(attack, s) || (attack.blocked && isUnitTarget(attack.target) && attack.target.keywords.cannotBeAttacked !== undefined),
      ),
    ],
  },
  {
    id: 'cp-orders-do-not-end-attacks',
    says: 'no effect could order an attack to end',
    contradicts: ['CP-9.21.4'],
    decides: [instead(e.endIsOrdered, () => () => false)],
  },
  {
    id: 'cp-react-step-always-comes',
    says: 'an attack that has been announced always reached the React Step',
    contradicts: ['CP-9.22', 'CP-9.6-2', 'CP-9.6-3'],
    decides: [instead(e.mayEndIn, () => (step) => step !== 'declaration')],
  },
  {
    id: 'cp-fight-or-theft-always-comes',
    says: 'an attack that has reached the React Step always reached the step behind it',
    contradicts: ['CP-9.22', 'CP-9.13-1', 'CP-9.13-2'],
    decides: [instead(e.mayEndIn, () => (step) => step !== 'react')],
  },
  {
    id: 'cp-fights-all-the-same',
    says: 'the Units of an attack that ends early fought all the same',
    contradicts: ['CP-9.22.1-1'],
    decides: [instead(e.fightsAllTheSame, () => () => true)],
  },
  {
    id: 'cp-steals-all-the-same',
    says: 'an attack that ends early stole Gigs all the same',
    contradicts: ['CP-9.22.1-2'],
    decides: [instead(e.stealsAllTheSame, () => () => true)],
  },
  {
    id: 'cp-early-end-readies-the-attacker',
    says: 'the attacker were readied when its attack ends early',
    contradicts: ['CP-9.22.1-3'],
    decides: [instead(e.readiesAttacker, () => () => true)],
  },
  {
    id: 'cp-reactions-break-off',
    says: 'a reaction broke off where it ends the attack',
    contradicts: ['CP-9.22.2'],
    decides: [instead(e.finishes, () => (kind) => kind !== 'used')],
  },
  {
    id: 'cp-pending-effects-break-off',
    says: 'a pending effect broke off where it ends the attack',
    contradicts: ['CP-9.22.2-2'],
    decides: [instead(e.finishes, () => (kind) => kind !== 'pending')],
  },
  {
    id: 'cp-leftovers-are-lost',
    says: 'what is pending were lost when the attack ends',
    contradicts: ['CP-9.23'],
    decides: [instead(e.leftoversResolve, () => () => false)],
  },
  {
    id: 'cp-leftovers-of-reactions-are-lost',
    says: 'what a reaction has triggered were lost when the attack ends',
    contradicts: ['CP-9.23'],
    decides: [instead(e.leftoversResolve, () => (attack) => attack.step !== 'react')],
  },
  {
    id: 'cp-durations-end-first',
    says: 'durations ended before the last effects are resolved',
    contradicts: ['CP-9.24-1'],
    decides: [instead(e.durationsOutlastAttack, () => () => false)],
  },
  {
    id: 'cp-attacking-lasts-for-ever',
    says: '"while attacking" lasted beyond the attack',
    contradicts: ['CP-9.24-1'],
    decides: [instead(e.endsWithAttack, () => (kind) => kind !== 'attacking')],
  },
  {
    id: 'cp-fighting-lasts-for-ever',
    says: '"while fighting" lasted beyond the attack',
    contradicts: ['CP-9.24-1'],
    decides: [instead(e.endsWithAttack, () => (kind) => kind !== 'fighting')],
  },
  {
    id: 'cp-stealing-lasts-for-ever',
    says: '"while stealing" lasted beyond the attack',
    contradicts: ['CP-9.24-1'],
    decides: [instead(e.endsWithAttack, () => (kind) => kind !== 'stealing')],
  },
  {
    id: 'cp-durations-outlast-early-ends',
    says: 'durations lasted beyond an attack that a reaction has ended',
    contradicts: ['CP-9.24-1'],
    decides: [instead(e.endsWithAttack, () => (_kind, s) => s.attack?.step !== 'react')],
  },
  {
    id: 'cp-an-attack-ends-the-phase',
    says: 'the Main Phase were over after an attack',
    contradicts: ['CP-9.24-2', 'CP-9.2-3'],
    decides: [instead(e.phaseGoesOn, () => () => false)],
  },
  {
    id: 'cp-phase-ends-in-an-attack',
    says: 'the Main Phase could be ended in the middle of an attack',
    contradicts: ['CP-9.24-2'],
    decides: [instead(noActionRuns, () => () => true)],
  },
];
