import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as d from '../9.4-battle-damage.ts';
import { hasKeyword } from '../keywords.ts';

const roundToNearest5 = (n: number): number => Math.round(n / 5) * 5;

/** Misreadings of 9.4. */
export const damageMisread: readonly Misreading[] = [
  {
    id: 'def-does-not-count',
    says: 'DEF did not reduce battle damage',
    contradicts: ['SOUL-9.4.1-1', 'SOUL-9.4.1-X1'],
    decides: [instead(d.battleDamage, () => (atk) => d.roundDownTo5(atk))],
  },
  {
    id: 'excess-def-heals',
    says: 'more DEF than ATK gave HP back',
    contradicts: ['SOUL-9.4.1-2', 'SOUL-9.4.1-X2'],
    decides: [instead(d.battleDamage, () => (atk, def) => d.roundDownTo5(atk - def))],
  },
  {
    id: 'difference-without-sign',
    says: 'damage were the difference of ATK and DEF, whichever is more',
    contradicts: ['SOUL-9.4.1-2', 'SOUL-9.4.1-X2'],
    decides: [instead(d.battleDamage, () => (atk, def) => d.roundDownTo5(Math.abs(atk - def)))],
  },
  {
    id: 'damage-is-at-least-five',
    says: 'every attack dealt at least 5',
    contradicts: ['SOUL-9.4.1-2', 'SOUL-9.4.1-X2'],
    decides: [instead(d.battleDamage, (original) => (atk, def) => Math.max(5, original(atk, def)))],
  },
  {
    id: 'damage-is-not-rounded',
    says: 'battle damage were not rounded',
    contradicts: ['SOUL-9.4.1-3', 'SOUL-9.4.1-X3'],
    decides: [instead(d.battleDamage, () => (atk, def) => Math.max(0, atk - def))],
  },
  {
    id: 'damage-is-rounded-to-the-nearest',
    says: 'battle damage were rounded to the nearest multiple of five',
    contradicts: ['SOUL-9.4.1-3', 'SOUL-9.4.1-X3'],
    decides: [instead(d.battleDamage, () => (atk, def) => roundToNearest5(Math.max(0, atk - def)))],
  },
  {
    id: 'damage-is-rounded-up',
    says: 'battle damage were rounded up',
    contradicts: ['SOUL-9.4.1-3', 'SOUL-9.4.1-X3'],
    decides: [instead(d.battleDamage, () => (atk, def) => Math.ceil(Math.max(0, atk - def) / 5) * 5)],
  },
  {
    id: 'each-value-is-rounded',
    says: 'ATK and DEF were each rounded before the subtraction',
    contradicts: ['SOUL-9.4.1-4'],
    decides: [instead(d.battleDamage, () => (atk, def) => Math.max(0, d.roundDownTo5(atk) - d.roundDownTo5(def)))],
  },
  {
    id: 'atk-is-rounded-first',
    says: 'ATK were rounded before the subtraction, and the difference again',
    contradicts: ['SOUL-9.4.1-4'],
    decides: [instead(d.battleDamage, (original) => (atk, def) => original(d.roundDownTo5(atk), def))],
  },
  {
    id: 'precision-is-no-help',
    says: 'Precision did not ignore DEF',
    contradicts: ['SOUL-9.4.2-1'],
    decides: [instead(d.defenceOf, () => (target, _attacker, p) => d.fullDefence(target, p))],
  },
  {
    id: 'precision-halves',
    says: 'Precision halved DEF',
    contradicts: ['SOUL-9.4.2-1'],
    decides: [
      instead(
        d.defenceOf,
        () => (target, attacker, p) =>
          hasKeyword(attacker, 'precision', p) ? Math.floor(d.fullDefence(target, p) / 2) : d.fullDefence(target, p),
      ),
    ],
  },
  {
    id: 'precision-spares-bonuses',
    says: 'Precision ignored the printed DEF only, and not its bonuses',
    contradicts: ['SOUL-9.4.2-2'],
    decides: [
      instead(
        d.defenceOf,
        () => (target, attacker, p) => d.fullDefence(target, p) - (hasKeyword(attacker, 'precision', p) ? target.def : 0),
      ),
    ],
  },
  {
    id: 'bonuses-do-not-count',
    says: 'bonuses to DEF never counted',
    contradicts: ['SOUL-9.4.2-2'],
    decides: [instead(d.defenceOf, () => (target, attacker, p) => (hasKeyword(attacker, 'precision', p) ? 0 : target.def))],
  },
  {
    id: 'precision-works-both-ways',
    says: 'an attacker with Precision had no DEF against the counterblow',
    contradicts: ['SOUL-9.4.2-3'],
    decides: [
      instead(
        d.defenceAgainstCounterblow,
        (original) => (attacker, p) => (hasKeyword(attacker, 'precision', p) ? 0 : original(attacker, p)),
      ),
    ],
  },
  {
    id: 'souls-strike-back',
    says: 'a Soul under attack struck back with its ATK',
    contradicts: ['SOUL-9.4.3-1', 'SOUL-9.4.3-2'],
    decides: [instead(d.strikesBack, () => (target) => target.atk)],
  },
  {
    id: 'survivors-strike-back',
    says: 'a Soul that survives an attack struck back',
    contradicts: ['SOUL-9.4.3-1', 'SOUL-9.4.3-2'],
    decides: [instead(d.strikesBack, () => (target) => (target.hp > 0 ? target.atk : 0))],
  },
  {
    id: 'defiance-does-nothing',
    says: 'Defiance did nothing',
    contradicts: ['SOUL-9.4.3-3', 'SOUL-9.5.6-1'],
    decides: [instead(d.defianceDamage, () => () => 0)],
  },
  {
    id: 'def-reduces-defiance',
    says: 'Defiance were reckoned like battle damage, less DEF and rounded',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [
      instead(
        d.defianceDamage,
        (original) => (target, attacker, p) => d.battleDamage(original(target, attacker, p), d.fullDefence(attacker, p)),
      ),
    ],
  },
  {
    id: 'realms-do-not-strike-back',
    says: 'a Realm did not strike back',
    contradicts: ['SOUL-9.4.4-1'],
    decides: [instead(d.realmStrikesBack, () => () => false)],
  },
  {
    id: 'shattered-realms-do-not-strike-back',
    says: 'a Realm brought to 0 HP struck back no more',
    contradicts: ['SOUL-9.4.4-2'],
    decides: [instead(d.realmStrikesBack, () => (realm) => realm.hp > 0)],
  },
  {
    id: 'counterblow-ignores-def',
    says: 'the counterblow were not reduced by DEF',
    contradicts: ['SOUL-9.4.4-3'],
    decides: [instead(d.counterblow, () => (realm) => d.roundDownTo5(realm.atk))],
  },
  {
    id: 'counterblow-is-not-rounded',
    says: 'the counterblow were not rounded',
    contradicts: ['SOUL-9.4.4-3'],
    decides: [instead(d.counterblow, () => (realm, attacker, p) => Math.max(0, realm.atk - d.defenceAgainstCounterblow(attacker, p)))],
  },
  {
    id: 'counterblow-is-an-attack',
    says: 'the counterblow were an attack on the attacker',
    contradicts: ['SOUL-9.4.4-4'],
    decides: [instead(d.counterblowAttacks, () => () => true)],
  },
];
