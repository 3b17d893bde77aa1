import { instead } from '../kernel/clause.ts';
import type { Reading } from '../kernel/game.ts';
import { isValidByBlocking, looksAllTheTime } from './9.21-ending-an-attack.ts';
import { afterComparing } from './11.4-fight.ts';

/** The doubts of chapter 9 that an engine may sensibly answer otherwise. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [
  {
    id: 'CP-Q2-16',
    question: 'Is the loser of a fight defeated before or after the effects that winning and losing wake?',
    confidence: 'medium',
    recommended: 'after',
    says: 'after: those effects are resolved first, and may still change what happens',
    alternatives: [
      {
        name: 'before',
        says: 'the loser is defeated at once, and the effects are resolved afterwards',
        decides: [instead(afterComparing, () => () => ['defeat', 'pending'])],
      },
    ],
  },
  {
    id: 'CP-Q2-17',
    question: 'When is it looked at whether attacker and target are still there?',
    confidence: 'medium',
    recommended: 'always',
    says: 'all the time: a Unit that leaves and comes back does not save the attack',
    alternatives: [
      {
        name: 'at-rest',
        says: 'once everything pending has been resolved: a Unit that is back by then attacks or defends on',
        decides: [instead(looksAllTheTime, () => () => false)],
      },
    ],
  },
  {
    id: 'CP-Q2-18',
    question: 'Does an attack end when a Unit blocks that this attacker could not have chosen as target?',
    confidence: 'medium',
    recommended: 'no',
    says: 'no: a blocker is a valid target by blocking',
    alternatives: [
      {
        name: 'yes',
        says: 'yes: what cannot be attacked is no valid target, however it became one',
        decides: [instead(isValidByBlocking, () => () => false)],
      },
    ],
  },
];
