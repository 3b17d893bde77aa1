import { instead } from '../kernel/clause.ts';
import type { Reading } from '../kernel/game.ts';
import * as newCards from './3-1-6-new-cards.ts';
import * as attackStep from './7-1-1-attack-step.ts';
import * as blockStep from './7-1-2-block-step.ts';
import * as counterStep from './7-1-3-counter-step.ts';
import * as damageStep from './7-1-4-damage-step.ts';
import * as effects from './8-effects.ts';
import { isOnField } from './board.ts';
import { find } from './table.ts';

/** The doubts of section 7-1 that more than one engine can answer. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [
  {
    id: 'OP-Q1-4',
    question: 'Is the attacker rested with the declaration, or after it?',
    confidence: 'medium',
    recommended: 'declared-first',
    says: 'one act, and the log has the declaration before the rest',
    alternatives: [
      { name: 'one-instant', says: 'both in the same instant', decides: [instead(attackStep.isOneInstant, () => () => true)] },
    ],
  },
  {
    id: 'OP-Q1-10',
    question: 'Does a Counter Event go to the trash before its effect or after it?',
    confidence: 'medium',
    recommended: 'before',
    says: 'before: paid for, trashed, carried out',
    alternatives: [
      {
        name: 'after',
        says: 'after: paid for, carried out, trashed',
        decides: [instead(counterStep.eventOrder, () => () => ['pay', 'effect', 'discard'])],
      },
    ],
  },
  {
    id: 'OP-Q1-18',
    question: 'Do When Attacking and On Block effects activate on all cards of the side, or on the card that attacks or blocks?',
    confidence: 'medium',
    recommended: 'whole-side',
    says: 'on all cards of the side: both sentences say so',
    alternatives: [
      {
        name: 'own-card',
        says: 'only on the card that attacks, and on the one that blocks',
        decides: [
          instead(attackStep.wakesOnAttack, (original) => (e, b) => original(e, b) && e.when.card === b.attacker.card.id),
          instead(
            blockStep.wakesOnBlock,
            (original) => (e, side, blocker) => original(e, side, blocker) && (blocker === null || e.when.card === blocker.id),
          ),
        ],
      },
    ],
  },
  {
    id: 'OP-Q1-19',
    question: 'A participant changes area and comes back within the step: is it still there?',
    confidence: 'medium',
    recommended: 'new-card',
    says: 'no: what comes back is a new card, and the battle goes to its end',
    alternatives: [
      {
        name: 'same-card',
        says: 'yes: only where it stands at the end of the step counts',
        decides: [
          instead(
            newCards.hasChangedArea,
            () =>
              ({ card }) =>
                !isOnField(card),
          ),
        ],
      },
    ],
  },
  {
    id: 'OP-Q1-20',
    question: 'Is an activated effect carried out when its card has left the field meanwhile?',
    confidence: 'medium',
    recommended: 'carried-out',
    says: 'yes: activating and carrying out are two things',
    alternatives: [
      {
        name: 'lost',
        says: 'no, unless it is an On K.O. effect',
        decides: [instead(effects.isCarriedOut, () => (e, p) => e.when.on === 'ko' || isOnField(find(p, e.when.card)))],
      },
    ],
  },
  {
    id: 'OP-Q1-21',
    question: 'Effects other than a Trigger activate between two points of damage: when are they carried out?',
    confidence: 'medium',
    recommended: 'after-all-damage',
    says: 'when all damage is dealt',
    alternatives: [{ name: 'between', says: 'before the next point', decides: [instead(damageStep.othersWait, () => () => false)] }],
  },
];
