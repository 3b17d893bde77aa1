import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as d from '../9.4-battle-damage.ts';
import { armamentsOf, hasKeyword } from '../keywords.ts';
import type { Armament, Position, Realm, Soul } from '../types.ts';

const roundToNearest5 = (n: number): number => Math.round(n / 5) * 5;

/** The Armaments that the other Souls of its side bear. */
const strangers = (target: Soul | Realm, p: Position): Armament[] =>
  p.cards.flatMap((c) => (c.kind === 'soul' && c.side === target.side && c !== target ? armamentsOf(c, p) : []));

/** Misreadings of 9.4. */
export const damageMisread: readonly Misreading[] = [
  {
    id: 'def-does-not-count',
    says: 'DEF did not reduce battle damage',
    contradicts: ['SOUL-9.4.1-1', 'SOUL-9.4.1-X1'],
    decides: [instead(d.battleDamage, () => (atk) => d.roundDownTo5(atk))],
  },
  {
    id: 'realms-have-no-def',
    says: 'the DEF of a Realm did not count',
    contradicts: ['SOUL-9.4.1-1'],
    decides: [instead(d.defenceOf, (original) => (target, attacker, p) => (target.kind === 'realm' ? 0 : original(target, attacker, p)))],
  },
  {
    id: 'armaments-protect-everyone',
    says: 'the DEF bonus of an Armament counted for every Soul of its side',
    contradicts: ['SOUL-9.4.1-1'],
    decides: [
      instead(
        d.defenceOf,
        (original) => (target, attacker, p) => original(target, attacker, p) + strangers(target, p).reduce((sum, a) => sum + a.defBonus, 0),
      ),
    ],
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
    id: 'effect-battle-damage-is-not-rounded',
    says: 'damage were not rounded in a battle that an effect started',
    contradicts: ['SOUL-9.4.1-3'],
    decides: [
      instead(
        d.attackDamage,
        (original) => (b, p) =>
          b.began === 'declared' ? original(b, p) : Math.max(0, b.attacker.atk - d.defenceOf(b.target, b.attacker, p)),
      ),
    ],
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
    id: 'armaments-grant-no-precision',
    says: 'an Armament could not grant Precision',
    contradicts: ['SOUL-9.4.2-1'],
    decides: [
      instead(
        d.defenceOf,
        (original) => (target, attacker, p) => (attacker.keywords.precision ? original(target, attacker, p) : d.fullDefence(target, p)),
      ),
    ],
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
    id: 'target-of-an-effect-battle-strikes-back',
    says: 'the target of a battle that an effect started struck back',
    contradicts: ['SOUL-9.4.3-1', 'SOUL-9.4.3-2'],
    decides: [
      instead(
        d.strikesBack,
        (original) => (target, b) => (b.began === 'declared' || b.attacker === target ? original(target, b) : target.atk),
      ),
    ],
  },
  {
    id: 'defiance-does-nothing',
    says: 'Defiance did nothing',
    contradicts: ['SOUL-9.4.3-3', 'SOUL-9.5.6-1'],
    decides: [instead(d.defianceDamage, () => () => 0)],
  },
  {
    id: 'armaments-grant-no-defiance',
    says: 'an Armament could not grant Defiance',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [instead(d.defianceDamage, () => (target) => target.keywords.defiance ?? 0)],
  },
  {
    id: 'armament-defiance-replaces',
    says: "an Armament's Defiance took the place of the Soul's own",
    contradicts: ['SOUL-9.4.3-3'],
    decides: [
      instead(
        d.defianceDamage,
        (original) => (target, attacker, p) =>
          armamentsOf(target, p).find((a) => a.keywords.defiance)?.keywords.defiance ?? original(target, attacker, p),
      ),
    ],
  },
  {
    id: 'armaments-defy-for-everyone',
    says: 'the Defiance of an Armament counted for every Soul of its side',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [
      instead(
        d.defianceDamage,
        (original) => (target, attacker, p) =>
          original(target, attacker, p) + strangers(target, p).reduce((sum, a) => sum + (a.keywords.defiance ?? 0), 0),
      ),
    ],
  },
  {
    id: 'the-frozen-do-not-defy',
    says: 'a Frozen Soul had no Defiance',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [
      instead(
        d.defianceDamage,
        (original) => (target, attacker, p) => (hasKeyword(target, 'frozen', p) ? 0 : original(target, attacker, p)),
      ),
    ],
  },
  {
    id: 'leaders-do-not-defy',
    says: 'a Leader had no Defiance',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [instead(d.defianceDamage, (original) => (target, attacker, p) => (target.leader ? 0 : original(target, attacker, p)))],
  },
  {
    id: 'unyielding-wards-off-defiance',
    says: 'Defiance did not hit an Unyielding Soul that it does not outrank',
    contradicts: ['SOUL-9.4.3-3'],
    decides: [
      instead(
        d.defianceDamage,
        (original) => (target, attacker, p) =>
          attacker.kind === 'soul' && hasKeyword(attacker, 'unyielding', p) && target.rank <= attacker.rank
            ? 0
            : original(target, attacker, p),
      ),
    ],
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
    id: 'unhurt-realms-do-not-strike-back',
    says: 'a Realm struck back only if the attack did damage',
    contradicts: ['SOUL-9.4.4-1'],
    decides: [instead(d.realmStrikesBack, () => (realm, b) => realm.hp < b.hp)],
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
    id: 'counterblow-ignores-bonuses',
    says: "bonuses to the attacker's DEF did not count against the counterblow",
    contradicts: ['SOUL-9.4.4-3'],
    decides: [instead(d.defenceAgainstCounterblow, () => (attacker) => attacker.def)],
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
