import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isProactive } from '../8.1.1-proactive-slots.ts';
import * as who from '../9.1-who-may-attack.ts';
import * as targets from '../9.2-legal-targets.ts';
import { hasKeyword } from '../keywords.ts';
import type { Soul } from '../types.ts';

/** Misreadings of 9.1. */
export const whoMayAttackMisread: readonly Misreading[] = [
  {
    id: 'attacks-in-any-phase',
    says: 'attacks were declared in any phase',
    contradicts: ['SOUL-9.1.1-1'],
    decides: [instead(who.inCombatPhase, () => () => true)],
  },
  {
    id: 'attacks-in-main-phase',
    says: 'attacks were declared in the Main Phase, and not in the Combat Phase',
    contradicts: ['SOUL-9.1.1-1'],
    decides: [instead(who.inCombatPhase, () => (p) => p.turn.phase === 'main')],
  },
  {
    id: 'both-players-declare',
    says: 'both players declared attacks in every turn',
    contradicts: ['SOUL-9.1.1-2'],
    decides: [instead(who.isTurnPlayer, () => () => true)],
  },
  {
    id: 'north-declares',
    says: 'the player who began declared attacks in every turn',
    contradicts: ['SOUL-9.1.1-2'],
    decides: [instead(who.isTurnPlayer, () => (_p, side) => side === 'north')],
  },
  {
    id: 'must-attack',
    says: 'the phase could not end while a Soul may attack',
    contradicts: ['SOUL-9.1.1-3'],
    decides: [
      instead(
        who.mayEndPhase,
        (original) => (p, side) => original(p, side) && !p.cards.some((c) => who.isOwnSoul(c, side) && who.mayAttack(c as Soul, p)),
      ),
    ],
  },
  {
    id: 'either-player-ends-the-phase',
    says: 'the other player could end the phase too',
    contradicts: ['SOUL-9.1.1-3'],
    decides: [instead(who.mayEndPhase, () => (p) => who.inCombatPhase(p))],
  },
  {
    id: 'attackers-band',
    says: 'several Souls could attack together',
    contradicts: ['SOUL-9.1.1-4'],
    decides: [instead(who.isOneAttacker, () => (named) => named.length >= 1)],
  },
  {
    id: 'any-soul-attacks',
    says: 'any Soul on the table could be named as attacker',
    contradicts: ['SOUL-9.1.1-4'],
    decides: [
      instead(
        who.isOwnSoul,
        () =>
          (c): c is Soul =>
            c.kind === 'soul' && !c.leader,
      ),
    ],
  },
  {
    id: 'realm-attacks',
    says: 'a Realm could be declared as attacker',
    contradicts: ['SOUL-9.1.1-4'],
    decides: [
      instead(
        who.isOwnSoul,
        (original) =>
          (c, side): c is Soul =>
            original(c, side) || (c.kind === 'realm' && c.side === side),
      ),
      instead(who.mayAttack, (original) => (s, p) => s.zone === 'realms' || original(s, p)),
      // A Realm has no keywords that a shield could be asked about.
      instead(
        targets.isTarget,
        (original) => (target, attacker, p) =>
          attacker.zone === 'realms' ? targets.isActiveTarget(target) && target.zone !== 'second' : original(target, attacker, p),
      ),
      instead(who.countDeclaration, (original) => (s, p) => (s.zone === 'realms' ? s.attacks : original(s, p))),
      instead(who.uncountDeclaration, (original) => (s) => (s.zone === 'realms' ? s.attacks : original(s))),
    ],
  },
  {
    id: 'inactive-attacks',
    says: 'an inactive Soul could attack',
    contradicts: ['SOUL-9.1.1a'],
    decides: [instead(who.isActiveAttacker, () => () => true)],
  },
  {
    id: 'range-from-behind-only',
    says: 'only Souls with Range could attack',
    contradicts: ['SOUL-9.1.1b-1'],
    decides: [instead(who.standsWhereItMayAttack, (original) => (s, p) => original(s, p) && s.keywords.range === true)],
  },
  {
    id: 'range-is-no-help',
    says: 'only the Front Line could attack, Range or not',
    contradicts: ['SOUL-9.1.1b-2'],
    decides: [instead(who.standsWhereItMayAttack, () => (s) => s.zone === 'front')],
  },
  {
    id: 'armaments-grant-no-range',
    says: 'an Armament could not grant Range',
    contradicts: ['SOUL-9.1.1b-2'],
    decides: [instead(who.standsWhereItMayAttack, () => (s) => s.zone === 'front' || (s.zone === 'second' && s.keywords.range === true))],
  },
  {
    id: 'second-line-attacks',
    says: 'the Second Line could attack without Range',
    contradicts: ['SOUL-9.1.1b-3'],
    decides: [instead(who.standsWhereItMayAttack, () => (s) => s.zone === 'front' || s.zone === 'second')],
  },
  {
    id: 'every-slot-is-proactive',
    says: 'a Soul could attack from any slot',
    contradicts: ['SOUL-9.1.1c'],
    decides: [instead(who.isOnProactiveSlot, () => () => true)],
  },
  {
    id: 'slots-of-north',
    says: "the slots were always read from north's side",
    contradicts: ['SOUL-9.1.1c'],
    decides: [instead(isProactive, () => (p, _side, line, slot) => p.players.north.proactive[line].includes(slot))],
  },
  {
    id: 'haste',
    says: 'a Soul could attack in the turn in which it was recruited',
    contradicts: ['SOUL-9.1.1d-1'],
    decides: [instead(who.wasRecruitedEarlier, () => () => true)],
  },
  {
    id: 'only-setup-attacks',
    says: 'a recruited Soul waited longer than one turn',
    contradicts: ['SOUL-9.1.1d-1'],
    decides: [instead(who.wasRecruitedEarlier, () => (s, turn) => s.recruited === 0 || s.recruited < turn - 2)],
  },
  {
    id: 'setup-is-turn-one',
    says: 'the Souls of the setup were recruited in the first turn',
    contradicts: ['SOUL-9.1.1d-2'],
    decides: [instead(who.wasRecruitedEarlier, () => (s, turn) => Math.max(1, s.recruited) < turn)],
  },
  {
    id: 'own-turns-count',
    says: 'only turns of its controller counted as earlier turns',
    contradicts: ['SOUL-9.1.1d-3'],
    decides: [instead(who.wasRecruitedEarlier, () => (s, turn) => s.recruited === 0 || s.recruited <= turn - 2)],
  },
  {
    id: 'no-limit',
    says: 'a Soul could attack as often as it likes',
    contradicts: ['SOUL-9.1.1e-1'],
    decides: [instead(who.attackLimit, () => () => Number.POSITIVE_INFINITY)],
  },
  {
    id: 'dual-wielding-is-no-help',
    says: 'a Soul with Dual Wielding attacked once only',
    contradicts: ['SOUL-9.1.1e-2'],
    decides: [instead(who.attackLimit, () => () => 1)],
  },
  {
    id: 'dual-wielding-has-no-limit',
    says: 'a Soul with Dual Wielding could attack a third time',
    contradicts: ['SOUL-9.1.1e-2'],
    decides: [instead(who.attackLimit, () => (s) => (s.keywords.dualWielding ? Number.POSITIVE_INFINITY : 1))],
  },
  {
    id: 'armaments-grant-no-dual-wielding',
    says: 'an Armament could not grant Dual Wielding',
    contradicts: ['SOUL-9.1.1e-2'],
    decides: [instead(who.attackLimit, () => (s) => (s.keywords.dualWielding ? 2 : 1))],
  },
  {
    id: 'limit-of-the-player',
    says: 'each player had one attack a phase, whichever Soul makes it',
    contradicts: ['SOUL-9.1.1e-3'],
    decides: [
      instead(
        who.attacksSoFar,
        (original) => (s, p) => p.cards.reduce((sum, c) => (c.kind === 'soul' && c.side === s.side ? sum + original(c, p) : sum), 0),
      ),
    ],
  },
  {
    id: 'count-never-starts-anew',
    says: 'attacks of earlier turns still counted',
    contradicts: ['SOUL-9.1.1e-4'],
    decides: [instead(who.attacksSoFar, () => (s) => s.attacks.count)],
  },
  {
    id: 'prohibitions-are-ignored',
    says: 'a Soul attacked though an effect keeps it from attacking',
    contradicts: ['SOUL-9.1.1f-1'],
    decides: [instead(who.isForbidden, () => (s, p) => who.isFrozen(s, p))],
  },
  {
    id: 'armaments-forbid-nothing',
    says: 'an Armament could not keep its bearer from attacking',
    contradicts: ['SOUL-9.1.1f-1'],
    decides: [instead(who.isForbidden, () => (s, p) => s.keywords.cannotAttack === true || who.isFrozen(s, p))],
  },
  {
    id: 'frozen-attacks',
    says: 'a Frozen Soul could attack',
    contradicts: ['SOUL-9.1.1f-2'],
    decides: [instead(who.isFrozen, () => () => false)],
  },
  {
    id: 'armaments-freeze-nobody',
    says: 'an Armament could not freeze its bearer',
    contradicts: ['SOUL-9.1.1f-2'],
    decides: [instead(who.isFrozen, () => (s) => s.keywords.frozen === true)],
  },
  {
    id: 'unyielding-wards-off-frost',
    says: 'an Unyielding Soul could not be Frozen',
    contradicts: ['SOUL-9.1.1f-2'],
    decides: [instead(who.isFrozen, (original) => (s, p) => original(s, p) && !hasKeyword(s, 'unyielding', p))],
  },
  {
    id: 'five-of-six',
    says: 'one broken condition of 9.1.1 were forgiven',
    contradicts: ['SOUL-9.1.1-5'],
    decides: [instead(who.mayAttack, () => (s, p) => s.slot > 0 && who.conditions.filter((holds) => !holds({ s, p })).length <= 1)],
  },
  {
    id: 'counted-after-the-fight',
    says: 'an attack were counted only once it was fought',
    contradicts: ['SOUL-9.1.2-1'],
    decides: [instead(who.countDeclaration, () => (s) => s.attacks)],
  },
  {
    id: 'cancelled-counts',
    says: 'a cancelled attack stayed counted',
    contradicts: ['SOUL-9.1.2-2', 'SOUL-9.5.3-3', 'SOUL-9.5.3-4'],
    decides: [instead(who.uncountDeclaration, () => (s) => s.attacks)],
  },
  {
    id: 'cancelled-gives-all-back',
    says: 'a cancelled attack gave back all attacks of its Soul',
    contradicts: ['SOUL-9.1.2-2', 'SOUL-9.5.3-3'],
    decides: [instead(who.uncountDeclaration, () => (s) => ({ turn: s.attacks.turn, count: 0 }))],
  },
];
