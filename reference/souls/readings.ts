import { instead } from '../kernel/clause.ts';
import type { Reading } from '../kernel/game.ts';
import * as who from './9.1-who-may-attack.ts';
import { isUnprotected } from './9.2-legal-targets.ts';
import * as taunt from './9.3-taunt.ts';
import * as damage from './9.4-battle-damage.ts';
import * as course from './9.5-course-of-an-attack.ts';
import * as byEffect from './9.6-battles-started-by-effects.ts';
import { hasKeyword } from './keywords.ts';

/** The doubts of chapter 9 that more than one example can answer. The others stand beside their clause in words. */
export const readings: readonly Reading[] = [
  {
    id: 'SOUL-Q0-4',
    question: 'Does a turn of the opponent count as an earlier turn?',
    confidence: 'medium',
    recommended: 'any-turn',
    says: 'turn numbers are compared, whoever owns the turn',
    alternatives: [
      {
        name: 'own-turns',
        says: 'only turns of the controller count',
        decides: [instead(who.wasRecruitedEarlier, () => (s, turn) => s.recruited === 0 || s.recruited <= turn - 2)],
      },
    ],
  },
  {
    id: 'SOUL-Q0-7',
    question: 'Several Taunts shield one Soul: must each shield fail, or is one enough?',
    confidence: 'medium',
    recommended: 'each',
    says: 'each shield must fail; one that holds forbids the attack',
    alternatives: [
      {
        name: 'one',
        says: 'one shield that fails opens the way',
        decides: [instead(taunt.holding, () => (all, fails) => (all.some(fails) ? [] : all))],
      },
    ],
  },
  {
    id: 'SOUL-Q0-8',
    question: 'When is battle damage rounded?',
    confidence: 'medium',
    recommended: 'once',
    says: 'once, on the difference',
    alternatives: [
      {
        name: 'each',
        says: 'ATK and DEF are each rounded before the subtraction',
        decides: [instead(damage.battleDamage, () => (atk, def) => Math.max(0, damage.roundDownTo5(atk) - damage.roundDownTo5(def)))],
      },
      {
        name: 'attack-first',
        says: 'ATK is rounded before the subtraction, and the difference again',
        decides: [instead(damage.battleDamage, (original) => (atk, def) => original(damage.roundDownTo5(atk), def))],
      },
    ],
  },
  {
    id: 'SOUL-Q0-9',
    question: "Does an attacker's Precision touch the counterblow of a Realm?",
    confidence: 'medium',
    recommended: 'untouched',
    says: "the counterblow is reduced by the attacker's DEF as ever",
    alternatives: [
      {
        name: 'both-ways',
        says: 'DEF is absent on both sides',
        decides: [
          instead(
            damage.defenceAgainstCounterblow,
            (original) => (attacker, p) => (hasKeyword(attacker, 'precision', p) ? 0 : original(attacker, p)),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-10',
    question: 'Is the damage of Defiance reduced by DEF and rounded?',
    confidence: 'medium',
    recommended: 'printed',
    says: 'it deals its printed number',
    alternatives: [
      {
        name: 'reduced',
        says: 'it is reckoned like battle damage',
        decides: [
          instead(
            damage.defianceDamage,
            (original) => (target, attacker, p) => damage.battleDamage(original(target, attacker, p), damage.fullDefence(attacker, p)),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-12',
    question: 'An attacker was moved to another slot from which it may attack: is the attack cancelled?',
    confidence: 'medium',
    recommended: 'any-move',
    says: 'any move off its slot cancels; losing the right to attack from there is a ground of its own',
    alternatives: [
      {
        name: 'place-only',
        says: 'only a place that does not permit attacking cancels',
        decides: [
          instead(
            course.attackerIsGone,
            () => (attacker, s) => !attacker.card.active || attacker.card.side !== attacker.side || course.hasLeftMeanwhile(attacker, s),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-13',
    question: 'Does protection that the target gains in the window cancel the attack?',
    confidence: 'medium',
    recommended: 'closed',
    says: 'the list of grounds is closed, and Taunt restricts choosing only',
    alternatives: [
      {
        name: 'asked-again',
        says: 'Taunt is asked again in the check',
        decides: [
          instead(
            course.isCancelled,
            (original) => (attack, s) => original(attack, s) || !isUnprotected(attack.target.card, attack.attacker.card, s.position),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-14',
    question: 'When does the battle begin, before which Timing Effects are not held back?',
    confidence: 'medium',
    recommended: 'with-the-fight',
    says: 'with the fight: Timing Effects of the window resolve before it',
    alternatives: [
      {
        name: 'with-the-declaration',
        says: 'with the declaration: all Timing Effects wait for the end',
        decides: [instead(course.afterWindow, () => () => ['cascade', 'check'])],
      },
    ],
  },
  {
    id: 'SOUL-Q0-17',
    question: 'Does a battle started by an effect ask for lines, Range or slots?',
    confidence: 'medium',
    recommended: 'unchecked',
    says: 'no: what it needs is listed, and the check is skipped',
    alternatives: [
      {
        name: 'checked',
        says: 'its places are checked as in 9.5.3',
        decides: [
          instead(
            byEffect.canBattle,
            (original) => (attacker, target, p, counts) =>
              original(attacker, target, p, counts) &&
              who.standsWhereItMayAttack(attacker, p) &&
              who.isOnProactiveSlot(attacker, p) &&
              (attacker === target || target.zone === 'front'),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-18',
    question: 'A battle counts as an attack: does it use up an attack of the attacker?',
    confidence: 'medium',
    recommended: 'limit-untouched',
    says: 'no: the limit is taken out expressly',
    alternatives: [
      {
        name: 'limit-included',
        says: 'yes, like a declared attack',
        decides: [instead(byEffect.usesUpAttack, () => (counts) => counts)],
      },
    ],
  },
  {
    id: 'SOUL-Q0-20',
    question: 'Does Taunt bind a battle that counts as an attack?',
    confidence: 'medium',
    recommended: 'unbound',
    says: 'no: nobody names a target at a declaration',
    alternatives: [
      {
        name: 'bound',
        says: 'yes: a shielded Soul is not battled',
        decides: [
          instead(
            byEffect.isKeptOut,
            (original) => (attacker, target, counts, p) =>
              original(attacker, target, counts, p) || (counts && attacker !== target && !isUnprotected(target, attacker, p)),
          ),
        ],
      },
    ],
  },
  {
    id: 'SOUL-Q0-29',
    question: 'Whose prohibition keeps a battle that counts as an attack from happening?',
    confidence: 'medium',
    recommended: 'attacker',
    says: "the attacking Soul's only",
    alternatives: [
      {
        name: 'either',
        says: 'that of either Soul',
        decides: [
          instead(
            byEffect.isKeptOut,
            (original) => (attacker, target, counts, p) => original(attacker, target, counts, p) || (counts && who.isForbidden(target, p)),
          ),
        ],
      },
    ],
  },
];
