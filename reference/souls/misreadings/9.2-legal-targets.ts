import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isFrozen, isOnProactiveSlot } from '../9.1-who-may-attack.ts';
import * as targets from '../9.2-legal-targets.ts';
import * as taunt from '../9.3-taunt.ts';
import { standsBefore } from '../board.ts';
import { hasKeyword } from '../keywords.ts';
import type { Realm, Soul } from '../types.ts';

/** Misreadings of 9.2. */
export const legalTargetsMisread: readonly Misreading[] = [
  {
    id: 'only-the-soul-opposite',
    says: 'only the Soul straight opposite could be attacked',
    contradicts: ['SOUL-9.2.1-1'],
    decides: [
      instead(
        targets.standsInReach,
        (original) => (target, p, attacker) =>
          original(target, p, attacker) && (target.leader === true || target.slot === 6 - attacker.slot),
      ),
    ],
  },
  {
    id: 'target-needs-a-proactive-slot',
    says: 'only Souls on proactive slots could be attacked',
    contradicts: ['SOUL-9.2.1-1'],
    decides: [
      instead(targets.standsInReach, (original) => (target, p, attacker) => original(target, p, attacker) && isOnProactiveSlot(target, p)),
    ],
  },
  {
    id: 'frozen-souls-are-no-targets',
    says: 'a Frozen Soul could not be attacked',
    contradicts: ['SOUL-9.2.1-1'],
    decides: [instead(targets.isActiveTarget, (original) => (c) => original(c) && !(c.kind === 'soul' && c.keywords.frozen))],
  },
  {
    id: 'realms-are-safe',
    says: 'Realms could not be attacked',
    contradicts: ['SOUL-9.2.1-2'],
    decides: [instead(targets.isRealmInReach, () => () => false)],
  },
  {
    id: 'own-side-is-a-target',
    says: 'a player could attack their own cards',
    contradicts: ['SOUL-9.2.1-3'],
    decides: [
      instead(
        targets.isEnemy,
        () =>
          (c): c is Soul | Realm =>
            c.kind !== 'armament',
      ),
    ],
  },
  {
    id: 'inactive-souls-are-targets',
    says: 'inactive Souls could be attacked',
    contradicts: ['SOUL-9.2.1-4'],
    decides: [instead(targets.isActiveTarget, (original) => (c) => original(c) || (c.kind === 'soul' && c.zone === 'front'))],
  },
  {
    id: 'second-line-is-in-reach',
    says: 'Souls in the Second Line could be attacked',
    contradicts: ['SOUL-9.2.1-4'],
    decides: [
      instead(
        targets.standsInReach,
        (original) => (target, p, attacker) => original(target, p, attacker) || (!target.leader && target.zone === 'second'),
      ),
    ],
  },
  {
    id: 'range-reaches-behind',
    says: 'Range reached into the Second Line',
    contradicts: ['SOUL-9.2.1-4'],
    decides: [
      instead(
        targets.standsInReach,
        (original) => (target, p, attacker) =>
          original(target, p, attacker) || (!target.leader && target.zone === 'second' && hasKeyword(attacker, 'range', p)),
      ),
    ],
  },
  {
    id: 'inactive-realms-are-targets',
    says: 'inactive Realms could be attacked',
    contradicts: ['SOUL-9.2.1-5'],
    decides: [instead(targets.isActiveTarget, (original) => (c) => original(c) || (c.kind === 'realm' && c.zone === 'realms'))],
  },
  {
    id: 'several-targets',
    says: 'an attack could have several targets',
    contradicts: ['SOUL-9.2.1-6'],
    decides: [instead(targets.isOneTarget, () => (named) => named.length >= 1)],
  },
  {
    id: 'realms-from-the-front-only',
    says: 'only Souls of the Front Line could attack a Realm',
    contradicts: ['SOUL-9.2.1-7'],
    decides: [instead(targets.isRealmInReach, (original) => (realm, attacker) => original(realm, attacker) && attacker.zone === 'front')],
  },
  {
    id: 'realm-opposite-only',
    says: 'a Realm could be attacked from the slot of its own number only',
    contradicts: ['SOUL-9.2.1-8'],
    decides: [
      instead(targets.isRealmInReach, (original) => (realm, attacker) => original(realm, attacker) && attacker.slot === realm.slot),
    ],
  },
  {
    id: 'taunt-shields-realms',
    says: 'Taunt shielded the Realms inside its radius',
    contradicts: ['SOUL-9.2.1-9'],
    decides: [
      instead(
        targets.mayBeShielded,
        () =>
          (target): target is Soul =>
            target !== undefined,
      ),
      // A Realm has no keywords: it cannot lift a shield.
      instead(taunt.isLifted, (original) => (t, target, p) => target.kind === 'soul' && original(t, target, p)),
    ],
  },
  {
    id: 'own-taunt-shields-the-enemy',
    says: 'any Taunt protected the Souls inside its radius, whichever side they are on',
    contradicts: ['SOUL-9.2.2'],
    decides: [instead(taunt.isOfItsSide, () => () => true)],
  },
  {
    id: 'leaders-are-safe',
    says: 'a Leader could never be attacked',
    contradicts: ['SOUL-9.2.3-1'],
    decides: [instead(targets.leaderStandsInFront, () => () => false)],
  },
  {
    id: 'leaders-are-never-in-front',
    says: 'a Leader that has come to the Front Line stood in neither line',
    contradicts: ['SOUL-9.2.3-1'],
    decides: [instead(targets.leaderStandsInFront, (original) => (leader, p) => leader.zone !== 'front' && original(leader, p))],
  },
  {
    id: 'inactive-souls-cover',
    says: 'an inactive Soul still covered its Leader',
    contradicts: ['SOUL-9.2.3-2'],
    decides: [
      instead(targets.leaderStandsInFront, () => (leader, p) => leader.zone === 'second' && !p.cards.some((c) => standsBefore(c, leader))),
    ],
  },
  {
    id: 'captured-souls-cover',
    says: 'a Leader stayed covered by the Souls captured in this duel',
    contradicts: ['SOUL-9.2.3-2'],
    decides: [
      instead(
        targets.leaderStandsInFront,
        (original) => (leader, p) => original(leader, p) && !p.cards.some((c) => c.side === leader.side && c.zone === 'captured'),
      ),
    ],
  },
  {
    id: 'leaders-are-always-in-reach',
    says: 'a Leader could always be attacked',
    contradicts: ['SOUL-9.2.3-3'],
    decides: [instead(targets.leaderStandsInFront, () => (leader) => leader.zone === 'second')],
  },
  {
    id: 'frozen-souls-cover-nobody',
    says: 'a Frozen Soul covered no Leader',
    contradicts: ['SOUL-9.2.3-3'],
    decides: [
      instead(
        targets.leaderStandsInFront,
        () => (leader, p) => leader.zone === 'second' && !p.cards.some((c) => standsBefore(c, leader) && c.active && !isFrozen(c, p)),
      ),
    ],
  },
];
