import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import * as who from '../BS.1-who-attacks-whom.ts';
import { canAttackStill } from '../BS.9-after-the-chain.ts';
import { onField } from '../board.ts';
import { isLostByLeaving, reaches } from '../FE.1-fast-effects.ts';
import { isStillThere, monstersOf, numberOf } from '../table.ts';
import type { Id, Position, Side } from '../types.ts';

const firstOf = (side: Side, p: Position): Id[] =>
  monstersOf(p, side)
    .map((c) => c.id)
    .slice(0, 1);

/** Misreadings of BS.1 to BS.4. */
export const whoAttacksWhomMisread: readonly Misreading[] = [
  {
    id: 'any-position-attacks',
    says: 'monsters could attack from any face-up position',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isInAttackPosition, () => () => true)],
  },
  {
    id: 'face-down-monsters-attack',
    says: 'face-down monsters could attack',
    contradicts: ['YGO-BS.1-1', 'YGO-BS.2'],
    decides: [
      instead(who.isFaceUp, () => () => true),
      instead(who.isInAttackPosition, (original) => (c) => c.face === 'down' || original(c)),
    ],
  },
  {
    id: 'unable-monsters-attack',
    says: 'monsters could attack though they are not able to',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isAbleToAttack, () => () => true)],
  },
  {
    id: 'hand-attacks',
    says: 'monsters could attack from the hand',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isOwnMonster, () => (c, side) => c.side === side)],
  },
  {
    id: 'borrowed-attackers',
    says: 'a player could attack with monsters of the opponent',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isOwnMonster, () => (c) => onField(c)), instead(who.isOfOpponent, () => (c) => onField(c))],
  },
  {
    id: 'both-players-attack',
    says: 'the opponent could attack in the turn of a player, too',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isTurnPlayer, () => () => true)],
  },
  {
    id: 'only-north-attacks',
    says: 'north attacked in every turn',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isTurnPlayer, () => (side) => side === 'north')],
  },
  {
    id: 'attack-position-cannot-attack',
    says: 'monsters in Attack Position attacked in the next turn only',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(who.isInAttackPosition, () => (c) => who.attacksFromDefense(c))],
  },
  {
    id: 'restriction-hits-the-unaffected',
    says: 'an effect that forbids attacking hit a monster unaffected by effects',
    contradicts: ['YGO-BS.1-1'],
    bug: 'ygopro-scripts#1466',
    decides: [instead(reaches, () => () => true)],
  },
  {
    id: 'face-down-is-no-target',
    says: 'face-down monsters could not be attacked',
    contradicts: ['YGO-BS.1-2'],
    decides: [instead(who.canBeAttacked, (original) => (c) => c.face === 'up' && original(c))],
  },
  {
    id: 'defense-is-no-target',
    says: 'only monsters in Attack Position could be attacked',
    contradicts: ['YGO-BS.1-2'],
    decides: [instead(who.canBeAttacked, (original) => (c) => c.position === 'attack' && original(c))],
  },
  {
    id: 'every-monster-is-a-target',
    says: 'monsters that cannot be attacked could be',
    contradicts: ['YGO-BS.1-2'],
    decides: [instead(who.canBeAttacked, () => () => true)],
  },
  {
    id: 'own-monsters-are-targets',
    says: 'monsters of the attacking player could be attacked',
    contradicts: ['YGO-BS.1-2'],
    decides: [instead(who.isOfOpponent, () => (c) => onField(c))],
  },
  {
    id: 'hand-is-attacked',
    says: 'monsters in the hand could be attacked',
    contradicts: ['YGO-BS.1-2'],
    decides: [instead(who.isOfOpponent, () => (c, side) => c.side !== side)],
  },
  {
    id: 'never-directly',
    says: 'nobody attacked directly without an effect that allows it',
    contradicts: ['YGO-BS.1-3'],
    decides: [instead(who.liesOpen, () => () => false)],
  },
  {
    id: 'hand-protects',
    says: 'monsters in the hand stood in the way of a direct attack',
    contradicts: ['YGO-BS.1-3'],
    decides: [instead(who.liesOpen, () => (defender, p) => !p.cards.some((c) => c.side === defender))],
  },
  {
    id: 'unattackable-does-not-protect',
    says: 'a monster that cannot be attacked did not stand in the way of a direct attack',
    contradicts: ['YGO-BS.1-3'],
    decides: [
      instead(who.liesOpen, () => (defender, p) => !p.cards.some((c) => onField(c) && c.side === defender && who.canBeAttacked(c))),
    ],
  },
  {
    id: 'attacks-oneself',
    says: 'a player could attack themselves directly',
    contradicts: ['YGO-BS.1-3'],
    decides: [instead(who.isOpponent, () => () => true)],
  },
  {
    id: 'monsters-twice-never-directly',
    says: 'a monster that may attack monsters twice could not attack directly',
    contradicts: ['YGO-BS.1-3'],
    bug: 'ygopro#1755',
    decides: [
      instead(
        who.liesOpen,
        (original) => (defender, p, attacker) => !attacker.abilities.attacksMonstersTwice && original(defender, p, attacker),
      ),
    ],
  },
  {
    id: 'several-attackers',
    says: 'several monsters could attack together, and the first one fought',
    contradicts: ['YGO-BS.1-4'],
    decides: [instead(who.isOneAttacker, () => (named) => named.length > 0)],
  },
  {
    id: 'several-targets',
    says: 'several monsters could be attacked at once, and the first one fought',
    contradicts: ['YGO-BS.1-4'],
    decides: [instead(who.isOneTarget, () => (named) => named.length > 0)],
  },
  {
    id: 'first-monster-is-attacked',
    says: 'the first monster of the opponent were attacked, whichever was named',
    contradicts: ['YGO-BS.1-4'],
    decides: [
      instead(
        who.saidTarget,
        () => (named, side, p) => (named.length === 1 && !who.isPlayer(named[0] as Id) ? firstOf(opponentOf(side), p) : named),
      ),
    ],
  },
  {
    id: 'missing-target-is-implied',
    says: 'an attack without a named target were made on the first monster of the opponent',
    contradicts: ['YGO-BS.1-4'],
    decides: [instead(who.saidTarget, () => (named, side, p) => (named.length > 0 ? named : firstOf(opponentOf(side), p)))],
  },
  {
    id: 'missing-attacker-is-implied',
    says: 'an attack without a named attacker were made by the first monster of the turn player',
    contradicts: ['YGO-BS.1-4'],
    decides: [instead(who.saidAttacker, () => (named, side, p) => (named.length > 0 ? named : firstOf(side, p)))],
  },
  {
    id: 'nobody-attacks-from-defense',
    says: 'nobody attacked from Defense Position, whatever its effect',
    contradicts: ['YGO-BS.2'],
    decides: [instead(who.attacksFromDefense, () => () => false)],
  },
  {
    id: 'everybody-attacks-from-defense',
    says: 'every monster could attack from Defense Position',
    contradicts: ['YGO-BS.2'],
    decides: [instead(who.attacksFromDefense, () => () => true)],
  },
  {
    id: 'only-from-defense',
    says: 'a monster that may attack from Defense Position could attack from there only',
    contradicts: ['YGO-BS.2'],
    decides: [
      instead(who.isInAttackPosition, (original) => (c) => (c.abilities.attacksFromDefense ? c.position === 'defense' : original(c))),
    ],
  },
  {
    id: 'direct-past-monsters',
    says: 'a direct attack were always allowed',
    contradicts: ['YGO-BS.3-1'],
    decides: [instead(who.mayAttackDirectly, () => () => true)],
  },
  {
    id: 'face-down-does-not-protect',
    says: 'face-down monsters did not stand in the way of a direct attack',
    contradicts: ['YGO-BS.3-1'],
    decides: [instead(who.liesOpen, () => (defender, p) => !p.cards.some((c) => onField(c) && c.side === defender && c.face === 'up'))],
  },
  {
    id: 'own-monsters-stand-in-the-way',
    says: 'no direct attack were allowed while its own player has another monster',
    contradicts: ['YGO-BS.3-1'],
    decides: [
      instead(who.liesOpen, (original) => (defender, p, attacker) => original(defender, p, attacker) && numberOf(p, attacker.side) < 2),
    ],
  },
  {
    id: 'no-effect-allows-direct',
    says: 'no effect allowed a direct attack past monsters',
    contradicts: ['YGO-BS.3-2'],
    decides: [instead(who.effectAllowsDirect, () => () => false)],
  },
  {
    id: 'attacking-is-compulsory',
    says: 'the Battle Step could not be left while a monster can attack',
    contradicts: ['YGO-BS.4-1'],
    decides: [
      instead(
        who.mayDecline,
        () => (side, p) =>
          !p.cards.some(
            (c) => onField(c) && c.side === side && who.mayAttack(c) && c.attacks.count === 0 && who.targetsOf(c, p).length > 0,
          ),
      ),
    ],
  },
  {
    id: 'duty-is-ignored',
    says: 'a monster that must attack could avoid it by leaving the Battle Step',
    contradicts: ['YGO-BS.4-2'],
    bug: 'ygopro#1762',
    decides: [instead(who.mayDecline, () => () => true)],
  },
  {
    id: 'any-attack-does-the-duty',
    says: 'the attack of another monster did the duty of the one that must attack',
    contradicts: ['YGO-BS.4-2'],
    decides: [
      instead(
        who.mayDecline,
        (original) => (side, p) =>
          original(side, p) || p.cards.some((c) => c.side === side && c.attacks.turn === p.turn.number && c.attacks.count > 0),
      ),
    ],
  },
  {
    id: 'duty-outlasts-the-attack',
    says: 'a monster that must attack kept its player in the Battle Step even when it has attacked',
    contradicts: ['YGO-BS.4-2'],
    decides: [instead(who.mustAttack, () => (c, p) => c.abilities.mustAttack === true && who.mayAttack(c) && p.turn.phase === 'battle')],
  },
  {
    id: 'duty-of-the-unable',
    says: 'a monster that must attack kept its player in the Battle Step even when it cannot attack',
    contradicts: ['YGO-BS.4-2'],
    decides: [
      instead(
        who.mustAttack,
        () => (c, p) => c.abilities.mustAttack === true && !(c.attacks.turn === p.turn.number && c.attacks.count > 0),
      ),
    ],
  },
  {
    id: 'no-duty-to-attack-directly',
    says: 'a monster that must attack need not attack directly',
    contradicts: ['YGO-BS.4-2'],
    decides: [instead(who.mustAttack, (original) => (c, p) => original(c, p) && who.targetsOf(c, p).some((t) => !who.isPlayer(t)))],
  },
  {
    id: 'samurai-stops-when-turned',
    says: 'any attacker that is turned to Defense Position stopped, even if it may attack from there',
    contradicts: ['YGO-BS.2'],
    decides: [instead(canAttackStill, (original) => (attack, s) => original(attack, s) && attack.attacker.card.position === 'attack')],
  },
  {
    id: 'face-down-samurai-goes-on',
    says: 'an attacker that may attack from Defense Position went on even face-down',
    contradicts: ['YGO-BS.2'],
    decides: [
      instead(
        canAttackStill,
        (original) => (attack, s) =>
          original(attack, s) || (isStillThere(attack.attacker, s) && attack.attacker.card.abilities.attacksFromDefense === true),
      ),
    ],
  },
  {
    id: 'one-duty-at-a-time',
    says: 'only the first of several monsters that must attack had to',
    contradicts: ['YGO-BS.4-2'],
    decides: [
      instead(who.mayDecline, () => (side, p) => {
        const [first] = monstersOf(p, side).filter((c) => c.abilities.mustAttack);
        return first === undefined || !who.mustAttack(first, p);
      }),
    ],
  },
  {
    id: 'duties-of-the-opponent',
    says: 'the turn player could not leave while a monster of the opponent must attack',
    contradicts: ['YGO-BS.4-2'],
    decides: [instead(who.mayDecline, () => (_side, p) => !p.cards.some((c) => onField(c) && who.mustAttack(c, p)))],
  },
  {
    id: 'duties-in-the-hand',
    says: 'a monster in the hand that must attack kept its player in the Battle Step',
    contradicts: ['YGO-BS.4-2'],
    decides: [instead(who.mayDecline, () => (side, p) => !p.cards.some((c) => c.side === side && who.mustAttack(c, p)))],
  },
  {
    id: 'restriction-outlasts-the-monster',
    says: 'what an effect did to a monster held on when it had left and come back',
    contradicts: ['YGO-BS.1-1'],
    decides: [instead(isLostByLeaving, () => () => false)],
  },
];
