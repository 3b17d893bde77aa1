import { clause } from '../kernel/clause.ts';
import { defBonusOf, defianceOf, hasKeyword } from './keywords.ts';
import type { Battle, Position, Realm, Soul } from './types.ts';

export const roundDownTo5 = (n: number): number => Math.floor(n / 5) * 5;

/** 9.4.1 Battle damage: ATK less DEF, at least 0, rounded down to a multiple of 5, once (reading SOUL-Q0-8). */
export const battleDamage = clause('SOUL-9.4.1', (atk: number, def: number): number => roundDownTo5(Math.max(0, atk - def)));

/** 9.4.1 What the target of a battle takes, declared or not. */
export const attackDamage = clause('SOUL-9.4.1', ({ attacker, target }: Battle, p: Position): number =>
  battleDamage(attacker.atk, defenceOf(target, attacker, p)),
);

/** DEF as it counts: the printed value and the bonuses. */
export const fullDefence = (c: Soul | Realm, p: Position): number => c.def + (c.kind === 'soul' ? defBonusOf(c, p) : 0);

/** 9.4.2 Precision treats the target's DEF as absent, bonuses too. */
export const defenceOf = clause('SOUL-9.4.2', (target: Soul | Realm, attacker: Soul, p: Position): number =>
  hasKeyword(attacker, 'precision', p) ? 0 : fullDefence(target, p),
);

/** 9.4.3 A Soul under attack does not strike back. */
export const strikesBack = clause('SOUL-9.4.3', (_target: Soul, _b: Battle): number => 0);

/** 9.4.3 An effect such as Defiance is the exception: it deals its printed number (reading SOUL-Q0-10). */
export const defianceDamage = clause('SOUL-9.4.3', (target: Soul, _attacker: Soul | Realm, p: Position): number => defianceOf(target, p));

/** 9.4.4 A Realm strikes back with its ATK less the attacker's DEF, reckoned as in 9.4.1. */
export const counterblow = clause('SOUL-9.4.4', (realm: Realm, attacker: Soul, p: Position): number =>
  battleDamage(realm.atk, defenceAgainstCounterblow(attacker, p)),
);

/** 9.4.4 The attacker's DEF counts in full; its own Precision is no matter here (reading SOUL-Q0-9). */
export const defenceAgainstCounterblow = clause('SOUL-9.4.4', (attacker: Soul, p: Position): number => fullDefence(attacker, p));

/** 9.4.4 Attack damage and counterblow are one instant: a Realm strikes back whatever the attack does to it. */
export const realmStrikesBack = clause('SOUL-9.4.4', (_realm: Realm, _b: Battle): boolean => true);

/** 9.4.4 The counterblow is not an attack: what waits for being attacked stays silent. */
export const counterblowAttacks = clause('SOUL-9.4.4', (): boolean => false);
