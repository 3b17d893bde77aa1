import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isUnprotected } from '../9.2-legal-targets.ts';
import * as taunt from '../9.3-taunt.ts';
import { isCancelled } from '../9.5-course-of-an-attack.ts';
import { armamentsOf, hasKeyword } from '../keywords.ts';
import type { Position, Soul } from '../types.ts';

/** The rank of the card a Soul's Taunt comes from. */
const rankOfSource = (s: Soul, p: Position): number => armamentsOf(s, p).find((a) => a.keywords.taunt)?.rank ?? s.rank;

/** Misreadings of 9.3. */
export const tauntMisread: readonly Misreading[] = [
  {
    id: 'taunt-shields-nobody',
    says: 'Taunt shielded nobody',
    contradicts: ['SOUL-9.2.2', 'SOUL-9.3.1-1'],
    decides: [instead(taunt.shields, () => () => false)],
  },
  {
    id: 'frozen-taunt-shields-nobody',
    says: 'a Frozen Taunt Soul shielded nobody',
    contradicts: ['SOUL-9.3.1-1'],
    decides: [instead(taunt.shieldsFromThere, (original) => (bearer) => original(bearer) && !bearer.keywords.frozen)],
  },
  {
    id: 'forbidden-taunt-shields-nobody',
    says: 'a Taunt Soul that an effect keeps from attacking shielded nobody',
    contradicts: ['SOUL-9.3.1-1'],
    decides: [instead(taunt.shieldsFromThere, (original) => (bearer) => original(bearer) && !bearer.keywords.cannotAttack)],
  },
  {
    id: 'radius-is-both-neighbours',
    says: 'every Taunt shielded the two neighbours, whatever the card prints',
    contradicts: ['SOUL-9.3.1-2'],
    decides: [
      instead(
        taunt.isInsideRadius,
        () =>
          ({ bearer }, target) =>
            target.zone === bearer.zone && Math.abs(target.slot - bearer.slot) === 1,
      ),
    ],
  },
  {
    id: 'radius-is-mirrored',
    says: 'left and right of a radius were those of the opponent',
    contradicts: ['SOUL-9.3.1-2'],
    decides: [
      instead(taunt.isInsideRadius, (original) => ({ bearer, source, radius }, target) => {
        const mirror = { left: 'right', right: 'left', ahead: 'ahead', behind: 'behind', realms: 'realms' } as const;
        return original({ bearer, source, radius: radius.map((place) => mirror[place]) }, target);
      }),
    ],
  },
  {
    id: 'taunt-from-the-second-line',
    says: 'Taunt shielded from the Second Line too',
    contradicts: ['SOUL-9.3.1-3'],
    decides: [instead(taunt.shieldsFromThere, () => (bearer) => bearer.active)],
  },
  {
    id: 'taunt-cancels-later',
    says: 'a shielded Soul could be named, and the attack were cancelled in the check',
    contradicts: ['SOUL-9.3.1-4'],
    decides: [
      instead(isUnprotected, () => () => true),
      instead(
        isCancelled,
        (original) => (attack, s) =>
          original(attack, s) ||
          (attack.target.card.kind === 'soul' && taunt.protectors(attack.target.card, attack.attacker.card, s.position).length > 0),
      ),
    ],
  },
  {
    id: 'taunt-shields-everyone',
    says: 'Taunt shielded the whole line',
    contradicts: ['SOUL-9.3.1-5'],
    decides: [
      instead(
        taunt.isInsideRadius,
        () =>
          ({ bearer }, target) =>
            target !== bearer && target.zone === bearer.zone,
      ),
    ],
  },
  {
    id: 'inactive-taunt-shields',
    says: 'an inactive Taunt Soul went on shielding',
    contradicts: ['SOUL-9.3.1-6'],
    decides: [instead(taunt.shieldsFromThere, () => (bearer) => bearer.zone === 'front')],
  },
  {
    id: 'taunt-hides-itself',
    says: 'a Taunt Soul shielded itself',
    contradicts: ['SOUL-9.3.2-2'],
    decides: [
      instead(
        taunt.hidesItself,
        () =>
          ({ bearer }) =>
            taunt.shieldsFromThere(bearer),
      ),
      instead(taunt.isLifted, (original) => (t, target, p) => t.bearer !== target && original(t, target, p)),
    ],
  },
  {
    id: 'own-taunt-is-no-help',
    says: 'a Taunt of its own never freed a Soul from a shield',
    contradicts: ['SOUL-9.3.3-1'],
    decides: [instead(taunt.isLifted, () => () => false)],
  },
  {
    id: 'equal-rank-is-outranked',
    says: 'a Taunt of equal rank did not lift the shield',
    contradicts: ['SOUL-9.3.3-1'],
    decides: [instead(taunt.isLifted, (original) => (t, target, p) => original(t, target, p) && target.rank !== t.bearer.rank)],
  },
  {
    id: 'taunt-of-the-attacker-lifts',
    says: 'a Taunt of the attacker lifted the shield too',
    contradicts: ['SOUL-9.3.3-1'],
    decides: [
      instead(
        taunt.isDisregarded,
        (original) => (t, attacker, p) => original(t, attacker, p) || (hasKeyword(attacker, 'taunt', p) && attacker.rank >= t.bearer.rank),
      ),
    ],
  },
  {
    id: 'any-taunt-lifts',
    says: 'any second Taunt lifted the shield, whatever the ranks',
    contradicts: ['SOUL-9.3.3-2'],
    decides: [instead(taunt.isLifted, () => (_t, target, p) => hasKeyword(target, 'taunt', p))],
  },
  {
    id: 'rank-lifts',
    says: 'a rank that is not lower lifted the shield without Taunt',
    contradicts: ['SOUL-9.3.3-3'],
    decides: [instead(taunt.isLifted, () => (t, target, p) => taunt.rankOfShielded(target, p) >= taunt.rankOfShielding(t))],
  },
  {
    id: 'shielding-armament-ranks',
    says: 'the rank of the Armament that grants the shielding Taunt were compared',
    contradicts: ['SOUL-9.3.3-4'],
    decides: [
      instead(
        taunt.rankOfShielding,
        () =>
          ({ source }) =>
            source.rank,
      ),
    ],
  },
  {
    id: 'one-failing-shield-is-enough',
    says: 'one failing shield of several opened the way',
    contradicts: ['SOUL-9.3.3-5'],
    decides: [instead(taunt.holding, () => (all, fails) => (all.some(fails) ? [] : all))],
  },
  {
    id: 'shielded-armament-ranks',
    says: 'the rank of the Armament that grants the shielded Soul its Taunt were compared',
    contradicts: ['SOUL-9.3.3-6'],
    decides: [instead(taunt.rankOfShielded, () => (target, p) => rankOfSource(target, p))],
  },
  {
    id: 'taunt-wards-off-effects',
    says: 'Taunt warded effects off the Souls it shields',
    contradicts: ['SOUL-9.3.4-1'],
    decides: [instead(taunt.effectReaches, () => (target, p) => target.kind !== 'soul' || !taunt.isShielded(target, p))],
  },
  {
    id: 'taunt-hides-from-effects',
    says: 'effects could not choose a shielded Soul',
    contradicts: ['SOUL-9.3.4-2'],
    decides: [instead(taunt.effectMayChoose, () => (target, p) => !taunt.isShielded(target, p))],
  },
  {
    id: 'unyielding-is-no-help',
    says: 'Unyielding did nothing against Taunt',
    contradicts: ['SOUL-9.3.5-2', 'SOUL-9.3.5-X1'],
    decides: [instead(taunt.isDisregarded, () => () => false)],
  },
  {
    id: 'unyielding-of-the-target',
    says: 'Unyielding of the shielded Soul opened the way to it',
    contradicts: ['SOUL-9.3.5-2'],
    decides: [
      instead(
        taunt.isLifted,
        (original) => (t, target, p) =>
          original(t, target, p) || (hasKeyword(target, 'unyielding', p) && taunt.sourceRank(t) <= target.rank),
      ),
    ],
  },
  {
    id: 'unyielding-against-lower-only',
    says: 'Unyielding held against sources of a lower rank only',
    contradicts: ['SOUL-9.3.5-3'],
    decides: [instead(taunt.isDisregarded, (original) => (t, a, p) => original(t, a, p) && taunt.sourceRank(t) < a.rank)],
  },
  {
    id: 'armaments-grant-no-unyielding',
    says: 'an Armament could not grant Unyielding',
    contradicts: ['SOUL-9.3.5-3'],
    decides: [
      instead(taunt.isDisregarded, (original) => (t, attacker, p) => attacker.keywords.unyielding === true && original(t, attacker, p)),
    ],
  },
  {
    id: 'unyielding-against-equal-only',
    says: 'Unyielding held against sources of the same rank only',
    contradicts: ['SOUL-9.3.5-4'],
    decides: [instead(taunt.isDisregarded, (original) => (t, a, p) => original(t, a, p) && taunt.sourceRank(t) === a.rank)],
  },
  {
    id: 'unyielding-against-all',
    says: 'Unyielding disregarded every Taunt',
    contradicts: ['SOUL-9.3.5-5'],
    decides: [instead(taunt.isDisregarded, () => (_t, attacker, p) => hasKeyword(attacker, 'unyielding', p))],
  },
  {
    id: 'unyielding-armament-ranks',
    says: 'the rank of the Armament that grants Unyielding were compared',
    contradicts: ['SOUL-9.3.5-5'],
    decides: [
      instead(
        taunt.isDisregarded,
        () => (t, attacker, p) =>
          hasKeyword(attacker, 'unyielding', p) &&
          taunt.sourceRank(t) <= (armamentsOf(attacker, p).find((a) => a.keywords.unyielding)?.rank ?? attacker.rank),
      ),
    ],
  },
  {
    id: 'any-armament-is-the-source',
    says: 'any Armament of a Taunt Soul were the source of its Taunt',
    contradicts: ['SOUL-9.3.5-5'],
    decides: [
      instead(
        taunt.isDisregarded,
        () => (t, attacker, p) => hasKeyword(attacker, 'unyielding', p) && (armamentsOf(t.bearer, p)[0] ?? t.source).rank <= attacker.rank,
      ),
    ],
  },
  {
    id: 'armament-taunt-replaces',
    says: "an Armament's Taunt took the place of the Soul's own",
    contradicts: ['SOUL-9.3.5-5'],
    decides: [
      instead(
        taunt.holding,
        (original) => (all, fails) =>
          original(
            all.filter((t) => t.source !== t.bearer || !all.some((o) => o.bearer === t.bearer && o.source !== o.bearer)),
            fails,
          ),
      ),
    ],
  },
  {
    id: 'rank-is-enough',
    says: 'a rank that is not lower disregarded Taunt without Unyielding',
    contradicts: ['SOUL-9.3.5-6'],
    decides: [instead(taunt.isDisregarded, () => (t, attacker) => taunt.sourceRank(t) <= attacker.rank)],
  },
  {
    id: 'bearer-is-the-source',
    says: "the source of an Armament's Taunt were the Soul that bears it",
    contradicts: ['SOUL-9.3.5-X2'],
    decides: [
      instead(
        taunt.sourceRank,
        () =>
          ({ bearer }) =>
            bearer.rank,
      ),
    ],
  },
];
