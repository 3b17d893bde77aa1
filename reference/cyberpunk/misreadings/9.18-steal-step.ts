import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as st from '../9.18-steal-step.ts';
import { targetIsInvalid } from '../9.21-ending-an-attack.ts';
import { gigsOf, isUnitTarget } from '../table.ts';

/** Misreadings of 9.18 to 9.20. */
export const stealMisread: readonly Misreading[] = [
  {
    id: 'cp-emptied-area-ends-the-attack',
    says: 'an attack ended when its Gig area is emptied',
    contradicts: ['CP-9.18.1'],
    decides: [instead(st.emptiedAreaEndsAttack, () => () => true)],
  },
  {
    id: 'cp-emptied-area-ends-the-attack-early',
    says: 'an attack ended when its Gig area is emptied before the React Step',
    contradicts: ['CP-9.18.1'],
    decides: [
      instead(
        targetIsInvalid,
        (original) => (attack, s) =>
          original(attack, s) ||
          (attack.step === 'declaration' && !isUnitTarget(attack.target) && gigsOf(s.position, attack.target).length === 0),
      ),
    ],
  },
  {
    id: 'cp-nobody-steals',
    says: 'stolen Gigs stayed with the defending player',
    contradicts: ['CP-9.19'],
    decides: [instead(st.goesTo, () => (attack) => attack.defending)],
  },
  {
    id: 'cp-north-takes-the-gigs',
    says: 'the player who began the game chose and took the Gigs in every turn',
    contradicts: ['CP-9.19'],
    decides: [instead(st.goesTo, () => () => 'north'), instead(st.choosesGigs, () => () => 'north')],
  },
  {
    id: 'cp-defender-chooses-gigs',
    says: 'the defending player chose which Gigs are stolen',
    contradicts: ['CP-9.19'],
    decides: [instead(st.choosesGigs, () => (attack) => attack.defending)],
  },
  {
    id: 'cp-fewer-gigs-may-be-chosen',
    says: 'the attacking player could take fewer Gigs',
    contradicts: ['CP-9.19'],
    decides: [
      instead(
        st.areChosenAmong,
        () =>
          ({ options }, ids) =>
            ids.length > 0 && ids.every((id) => options.includes(id)),
      ),
    ],
  },
  {
    id: 'cp-the-same-gig-twice',
    says: 'the same Gig could be chosen more than once',
    contradicts: ['CP-9.19'],
    decides: [
      instead(
        st.areChosenAmong,
        () =>
          ({ options, count }, ids) =>
            ids.length === count && ids.every((id) => options.includes(id)),
      ),
    ],
  },
  {
    id: 'cp-gigs-move-one-by-one',
    says: 'stolen Gigs moved one after the other',
    contradicts: ['CP-9.19'],
    decides: [instead(st.moveTogether, () => () => false)],
  },
  {
    id: 'cp-one-gig-always',
    says: 'every attacker stole one Gig',
    contradicts: ['CP-9.19.1'],
    decides: [instead(st.toSteal, () => () => 1)],
  },
  {
    id: 'cp-power-of-the-announcement',
    says: 'the power at the announcement decided how many Gigs are stolen',
    contradicts: ['CP-9.19.1'],
    decides: [
      instead(
        st.decisivePower,
        (original) => (attacker, lent, s) =>
          s.events.reduce(
            (power, x) => (x.kind === 'raise' && x.card === attacker.id ? power - (x.amount ?? 0) : power),
            original(attacker, lent, s),
          ),
      ),
    ],
  },
  {
    id: 'cp-powerless-units-steal',
    says: 'a Unit of power 0 stole one Gig',
    contradicts: ['CP-9.19.1.1', 'CP-9.3.2.2-3'],
    bug: 'tcg-engines#steal',
    decides: [instead(st.stolenByNone, () => () => 1)],
  },
  {
    id: 'cp-a-tenth-of-the-sum',
    says: 'a tenth of the power and one together were stolen',
    contradicts: ['CP-9.19.1.2'],
    decides: [instead(st.stolenBy, () => (power) => Math.floor((power + 1) / 10))],
  },
  {
    id: 'cp-tenths-are-rounded-up',
    says: 'a tenth of the power were rounded up and nothing added',
    contradicts: ['CP-9.19.1.2'],
    decides: [instead(st.stolenBy, () => (power) => Math.ceil(power / 10))],
  },
  {
    id: 'cp-tenths-are-rounded',
    says: 'a tenth of the power were rounded to the nearest number',
    contradicts: ['CP-9.19.1.2'],
    decides: [instead(st.stolenBy, () => (power) => Math.round(power / 10) + 1)],
  },
  {
    id: 'cp-one-more-at-ten-and-twenty-only',
    says: 'no more than three Gigs were stolen',
    contradicts: ['CP-9.19.1.2'],
    decides: [instead(st.stolenBy, (original) => (power) => Math.min(3, original(power)))],
  },
  {
    id: 'cp-all-or-nothing',
    says: 'nothing were stolen when the area holds fewer Gigs than could be taken',
    contradicts: ['CP-9.19.2'],
    decides: [instead(st.asManyAsPossible, () => (wanted, there) => (wanted > there ? 0 : wanted))],
  },
  {
    id: 'cp-thefts-trigger-nothing',
    says: 'stealing triggered nothing',
    contradicts: ['CP-9.20-1'],
    decides: [instead(st.pendingBySteal, () => () => 'never')],
  },
  {
    id: 'cp-stolen-gigs-trigger-nothing',
    says: 'only the Unit that steals triggered effects, not the Gig that is stolen',
    contradicts: ['CP-9.20-1'],
    decides: [instead(st.pendingBySteal, () => (on) => (on === 'stolen' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-steal-effects-after-the-attack',
    says: 'what a theft triggers were resolved after the attack',
    contradicts: ['CP-9.20-1'],
    decides: [instead(st.afterSteal, () => () => ['step', 'attack', 'pending'])],
  },
  {
    id: 'cp-steal-step-ends-with-the-theft',
    says: 'the Steal Step ended with the theft, before its effects',
    contradicts: ['CP-9.20-2'],
    decides: [instead(st.afterSteal, () => () => ['step', 'pending', 'attack'])],
  },
  {
    id: 'cp-attack-ends-before-the-steal-step',
    says: 'the attack ended before its Steal Step',
    contradicts: ['CP-9.20-2'],
    decides: [instead(st.afterSteal, () => () => ['pending', 'attack', 'step'])],
  },
  {
    id: 'cp-attack-outlasts-the-theft',
    says: 'the attack went on after the Steal Step',
    contradicts: ['CP-9.20-3'],
    decides: [instead(st.afterSteal, () => () => ['pending', 'step'])],
  },
];
