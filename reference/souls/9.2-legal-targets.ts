import { allHold, clause } from '../kernel/clause.ts';
import { protectors } from './9.3-taunt.ts';
import { standsBefore } from './board.ts';
import type { Card, Id, Position, Realm, Side, Soul } from './types.ts';

/** 9.2.1 Each attack has exactly one target. */
export const isOneTarget = clause('SOUL-9.2.1', (named: readonly Id[]): boolean => named.length === 1);

/** 9.2.1 Only cards of the opponent are attacked, and only Souls and Realms. */
export const isEnemy = clause(
  'SOUL-9.2.1',
  (c: Card, side: Side): c is Soul | Realm => c.side !== side && (c.kind === 'soul' || c.kind === 'realm'),
);

/** 9.2.1 The target is active, Soul and Realm alike. */
export const isActiveTarget = clause('SOUL-9.2.1', (c: Soul | Realm): boolean => c.active);

/** 9.2.1 A Soul is attacked in the Front Line only, even by an attacker with Range. */
export const standsInReach = clause('SOUL-9.2.1', (target: Soul, p: Position, _attacker: Soul): boolean =>
  target.leader ? leaderStandsInFront(target, p) : target.zone === 'front',
);

/** 9.2.1 A Realm is attacked wherever it stands, by any Soul that may attack. */
export const isRealmInReach = clause('SOUL-9.2.1', (realm: Realm, _attacker: Soul): boolean => realm.zone === 'realms');

/** 9.2.1 Taunt never shields a Realm. */
export const mayBeShielded = clause('SOUL-9.2.1', (target: Soul | Realm): target is Soul => target.kind === 'soul');

/** 9.2.2 What an opposing Taunt protects cannot be named. */
export const isUnprotected = clause(
  'SOUL-9.2.2',
  (target: Soul | Realm, attacker: Soul, p: Position): boolean => !mayBeShielded(target) || protectors(target, attacker, p).length === 0,
);

/** 9.2.3 The position of a Leader is the Front Line where it stands there, and once no active Soul stands before it (reading SOUL-Q0-5). */
export const leaderStandsInFront = clause(
  'SOUL-9.2.3',
  (leader: Soul, p: Position): boolean =>
    leader.zone === 'front' || (leader.zone === 'second' && !p.cards.some((c) => standsBefore(c, leader) && c.active)),
);

/** 9.2.1 What makes a card a target, in the order of the text. */
export const isTarget = clause('SOUL-9.2.1', (target: Soul | Realm, attacker: Soul, p: Position): boolean =>
  allHold(conditions, { target, attacker, p }),
);
const conditions: readonly ((about: { target: Soul | Realm; attacker: Soul; p: Position }) => boolean)[] = [
  ({ target }) => isActiveTarget(target),
  ({ target, attacker, p }) => (target.kind === 'realm' ? isRealmInReach(target, attacker) : standsInReach(target, p, attacker)),
  ({ target, attacker, p }) => isUnprotected(target, attacker, p),
];
