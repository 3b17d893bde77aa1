import { instead } from '../kernel/clause.ts';
import type { Reading } from '../kernel/game.ts';
import { opponentOf } from '../kernel/types.ts';
import * as who from './BS.1-who-attacks-whom.ts';
import { haveMonstersChanged } from './BS.7-replay.ts';
import { isGivenBack } from './BS.11-how-often.ts';
import * as damage from './DS.1-damage-step.ts';
import { isStillThere, monstersOf, numberOf } from './table.ts';

/** The doubts about the Battle Step that an engine may answer otherwise. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [
  {
    id: 'YGO-Q4-14',
    question: 'The opponent has monsters, but none that can be attacked: may the attack be direct?',
    confidence: 'medium',
    recommended: 'no-monster',
    says: 'no: a direct attack needs an opponent without monsters',
    alternatives: [
      {
        name: 'nothing-to-attack',
        says: 'yes: it needs an opponent without monsters that can be attacked',
        decides: [instead(who.liesOpen, () => (defender, p) => !monstersOf(p, defender).some((c) => who.canBeAttacked(c)))],
      },
    ],
  },
  {
    id: 'YGO-Q4-1',
    question: 'Which changes of the opponent’s monsters cause a replay?',
    confidence: 'high',
    recommended: 'any-change',
    says: 'any monster that joined or left, even when another took its place',
    alternatives: [
      {
        name: 'number',
        says: 'another number of monsters than at the declaration',
        decides: [
          instead(haveMonstersChanged, () => (attack, s) => {
            const side = opponentOf(attack.attacker.side);
            return numberOf(s.position, side) !== attack.numbers[side];
          }),
        ],
      },
    ],
  },
  {
    id: 'YGO-Q4-9',
    question: 'Does a negated attack count as the attack of its monster?',
    confidence: 'medium',
    recommended: 'counts',
    says: 'yes: it was declared',
    alternatives: [
      { name: 'free', says: 'no: the monster may attack again', decides: [instead(isGivenBack, () => (attack) => attack.negated)] },
    ],
  },
  {
    id: 'YGO-Q4-13',
    question: 'The attacker is turned to Defense Position in the Damage Step, before damage is calculated: what then?',
    confidence: 'medium',
    recommended: 'stops',
    says: 'the attack stops, and nothing is calculated',
    alternatives: [
      {
        name: 'goes-on',
        says: 'the attack goes on, with its ATK',
        decides: [instead(damage.attackerIsReady, () => (attack, s) => isStillThere(attack.attacker, s))],
      },
    ],
  },
  {
    id: 'YGO-Q4-5',
    question: 'What does an attacker in Defense Position fight with?',
    confidence: 'medium',
    recommended: 'atk',
    says: 'ATK, unless its own effect says DEF',
    alternatives: [
      {
        name: 'def',
        says: 'always DEF',
        decides: [instead(damage.valueOfAttacker, () => (c) => (c.position === 'defense' ? c.def : c.atk))],
      },
    ],
  },
];
