import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { inMainPhase, isTurnPlayers } from '../6-5-6-battles-in-the-main-phase.ts';
import { steps } from '../7-1-0-steps.ts';
import * as step from '../7-1-1-attack-step.ts';
import { canWake, firstOf } from '../8-effects.ts';
import type { Card } from '../types.ts';
import { firstOnly, isKod, isLife } from './common.ts';

const isIn = (zone: string) => (c: Card) => c.zone === zone;

/** Misreadings of 7-1-1. */
export const attackStepMisread: readonly Misreading[] = [
  {
    id: 'op-leaders-never-attack',
    says: 'a Leader could not attack',
    contradicts: ['OP-7-1-1-1a'],
    decides: [instead(step.isLeader, () => () => false)],
  },
  {
    id: 'characters-never-attack',
    says: 'only a Leader could attack',
    contradicts: ['OP-7-1-1-1b'],
    decides: [instead(step.isCharacterInPlay, () => () => false)],
  },
  {
    id: 'op-cards-attack-in-any-turn',
    says: 'a card could attack in the turn of the other player',
    contradicts: ['OP-7-1-1-1b'],
    decides: [instead(isTurnPlayers, () => () => true)],
  },
  {
    id: 'op-cards-attack-in-any-phase',
    says: 'a card could attack in any phase',
    contradicts: ['OP-7-1-1-1b'],
    decides: [instead(inMainPhase, () => () => true)],
  },
  {
    id: 'cards-without-power-do-not-attack',
    says: 'a card with power 0 could not attack',
    contradicts: ['OP-7-1-1-1b'],
    decides: [instead(step.isActiveAttacker, (original) => (c) => original(c) && c.power > 0)],
  },
  {
    id: 'characters-attack-together',
    says: 'several cards could be named as attackers, and the first of them attacked',
    contradicts: ['OP-7-1-1-1b'],
    decides: [instead(step.isOneAttacker, () => (named) => named.length > 0)],
  },
  {
    id: 'stages-attack',
    says: 'a Stage could attack',
    contradicts: ['OP-7-1-1-1c'],
    decides: [
      instead(
        step.canAttack,
        (original) =>
          (c): c is never =>
            original(c) || c.zone === 'stage',
      ),
    ],
  },
  {
    id: 'cards-attack-from-hand',
    says: 'a card could attack straight from hand',
    contradicts: ['OP-7-1-1-1c'],
    decides: [
      instead(
        step.canAttack,
        (original) =>
          (c): c is never =>
            original(c) || c.zone === 'hand',
      ),
    ],
  },
  {
    id: 'life-cards-attack',
    says: 'a Life card could attack',
    contradicts: ['OP-7-1-1-1c'],
    decides: [
      instead(
        step.canAttack,
        (original) =>
          (c): c is never =>
            original(c) || c.zone === 'life',
      ),
    ],
  },
  {
    id: 'rested-before-declared',
    says: 'the attacker were rested first, and the attack declared after it',
    contradicts: ['OP-7-1-1-1d'],
    decides: [instead(step.declaration, () => () => ['rest', 'declare'])],
  },
  {
    id: 'attackers-stay-active',
    says: 'attacking did not rest a card',
    contradicts: ['OP-7-1-1-1e'],
    decides: [instead(step.restsAttacker, () => () => false)],
  },
  {
    id: 'op-leaders-stay-active',
    says: 'attacking did not rest a Leader',
    contradicts: ['OP-7-1-1-1e'],
    decides: [instead(step.restsAttacker, () => (attacker) => attacker.kind !== 'leader')],
  },
  {
    id: 'rested-cards-attack',
    says: 'a rested card could attack',
    contradicts: ['OP-7-1-1-1f'],
    decides: [instead(step.isActiveAttacker, () => () => true)],
  },
  {
    id: 'rested-leaders-attack',
    says: 'a Leader could attack though it is rested',
    contradicts: ['OP-7-1-1-1f'],
    decides: [instead(step.isActiveAttacker, (original) => (c) => original(c) || c.kind === 'leader')],
  },
  {
    id: 'leader-is-the-target-always',
    says: 'the Leader were attacked, whatever was named',
    contradicts: ['OP-7-1-1-2a'],
    decides: [
      instead(
        step.namedTarget,
        () => (named, side, p) =>
          named.length === 0 ? named : p.cards.filter((c) => c.zone === 'leader' && c.side !== side).map((c) => c.id),
      ),
    ],
  },
  {
    id: 'leader-is-the-target-unless-named',
    says: 'an attack without a named target went to the Leader',
    contradicts: ['OP-7-1-1-2a'],
    decides: [
      instead(
        step.namedTarget,
        () => (named, side, p) =>
          named.length > 0 ? named : p.cards.filter((c) => c.zone === 'leader' && c.side !== side).map((c) => c.id),
      ),
    ],
  },
  {
    id: 'op-two-targets',
    says: 'several targets could be named, and the first of them were attacked',
    contradicts: ['OP-7-1-1-2a'],
    decides: [instead(step.isOneTarget, () => (named) => named.length > 0)],
  },
  {
    id: 'anybody-picks-the-target',
    says: 'the attacked player could declare an attack and pick its target',
    contradicts: ['OP-7-1-1-2a'],
    decides: [instead(step.picksTarget, () => () => true)],
  },
  {
    id: 'op-leaders-are-never-attacked',
    says: 'a Leader could not be attacked',
    contradicts: ['OP-7-1-1-2b'],
    decides: [instead(step.isTargetLeader, () => () => false)],
  },
  {
    id: 'only-rested-leaders-are-attacked',
    says: 'a Leader, like a Character, could be attacked only while it is rested',
    contradicts: ['OP-7-1-1-2b'],
    decides: [instead(step.isTargetLeader, (original) => (c, p) => original(c, p) && step.isRestedTarget(c))],
  },
  {
    id: 'only-active-leaders-are-attacked',
    says: 'a rested Leader could not be attacked',
    contradicts: ['OP-7-1-1-2b'],
    decides: [instead(step.isTargetLeader, (original) => (c, p) => original(c, p) && !step.isRestedTarget(c))],
  },
  {
    id: 'characters-shield-the-leader',
    says: 'a Leader could be attacked only when no rested Character is there',
    contradicts: ['OP-7-1-1-2b'],
    decides: [
      instead(
        step.isTargetLeader,
        (original) => (c, p) =>
          original(c, p) && !p.cards.some((x) => x.zone === 'characters' && x.side === c.side && step.isRestedTarget(x)),
      ),
    ],
  },
  {
    id: 'op-characters-are-never-attacked',
    says: 'only a Leader could be attacked',
    contradicts: ['OP-7-1-1-2c'],
    decides: [instead(step.isTargetCharacter, () => () => false)],
  },
  {
    id: 'only-active-characters-are-attacked',
    says: 'active Characters could be attacked, and rested ones not',
    contradicts: ['OP-7-1-1-2c', 'OP-7-1-1-2d'],
    decides: [instead(step.isRestedTarget, (original) => (c) => !original(c))],
  },
  {
    id: 'active-characters-are-attacked',
    says: 'a Character could be attacked, active or rested',
    contradicts: ['OP-7-1-1-2d'],
    decides: [instead(step.isRestedTarget, () => () => true)],
  },
  {
    id: 'own-cards-are-attacked',
    says: 'a player could attack their own cards',
    contradicts: ['OP-7-1-1-2e'],
    decides: [instead(step.isOpposing, () => () => true)],
  },
  {
    id: 'own-characters-are-attacked',
    says: 'a player could attack their own rested Characters',
    contradicts: ['OP-7-1-1-2e'],
    decides: [instead(step.isOpposing, (original) => (c, side) => original(c, side) || c.zone === 'characters')],
  },
  {
    id: 'op-stages-are-attacked',
    says: 'a Stage could be attacked',
    contradicts: ['OP-7-1-1-2f'],
    decides: [
      instead(
        step.canBeAttacked,
        (original) =>
          (c, p): c is never =>
            original(c, p) || isIn('stage')(c),
      ),
    ],
  },
  {
    id: 'cards-in-hand-are-attacked',
    says: 'a card in hand could be attacked',
    contradicts: ['OP-7-1-1-2f'],
    decides: [
      instead(
        step.canBeAttacked,
        (original) =>
          (c, p): c is never =>
            original(c, p) || isIn('hand')(c),
      ),
    ],
  },
  {
    id: 'life-cards-are-attacked',
    says: 'a Life card could be attacked',
    contradicts: ['OP-7-1-1-2f'],
    decides: [
      instead(
        step.canBeAttacked,
        (original) =>
          (c, p): c is never =>
            original(c, p) || isIn('life')(c),
      ),
    ],
  },
  {
    id: 'no-when-attacking',
    says: 'When Attacking effects were not activated',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnAttack, () => () => false)],
  },
  {
    id: 'when-attacking-after-the-block',
    says: 'When Attacking effects were activated after the block step',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(steps, () => () => ['block', 'attack', 'counter', 'damage', 'end'])],
  },
  {
    id: 'when-attacking-from-anywhere',
    says: 'effects of cards that are not on the field were activated',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(canWake, () => (e) => !e.used)],
  },
  {
    id: 'when-attacking-on-both-sides',
    says: 'the When Attacking effects of both sides were activated',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnAttack, () => (e) => e.when.on === 'attack')],
  },
  {
    id: 'first-when-attacking-only',
    says: 'one When Attacking effect were activated, and no more',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnAttack, firstOnly)],
  },
  {
    id: 'first-defence-only',
    says: 'one effect on an opponent’s attack were activated, and no more',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnDefence, firstOnly)],
  },
  {
    id: 'attacks-of-south-wake-nothing',
    says: 'When Attacking effects were activated for north only',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnAttack, (original) => (e, b) => original(e, b) && e.side === 'north')],
  },
  {
    id: 'attacks-on-north-wake-nothing',
    says: 'effects on an opponent’s attack were activated for south only',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnDefence, (original) => (e, b) => original(e, b) && e.side === 'south')],
  },
  {
    id: 'north-goes-first',
    says: 'north’s effects came first in any turn',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(firstOf, () => (pending) => (pending.some((e) => e.side === 'north') ? 'north' : 'south'))],
  },
  {
    id: 'no-effects-on-an-opponents-attack',
    says: 'effects on an opponent’s attack were not activated',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(step.wakesOnDefence, () => () => false)],
  },
  {
    id: 'attacked-side-goes-first',
    says: 'effects on an opponent’s attack came before the attacker’s',
    contradicts: ['OP-7-1-1-3'],
    decides: [instead(firstOf, (original) => (pending, p) => pending.find((e) => e.side !== p.turn.player)?.side ?? original(pending, p))],
  },
  {
    id: 'attacks-go-on-without-the-attacker',
    says: 'the battle went on to the block step though its attacker has left',
    contradicts: ['OP-7-1-1-4a'],
    decides: [instead(step.attackerLeft, () => () => false)],
  },
  {
    id: 'attacks-go-on-without-the-target',
    says: 'the battle went on to the block step though the attacked card has left',
    contradicts: ['OP-7-1-1-4b'],
    decides: [instead(step.targetLeft, () => () => false)],
  },
  {
    id: 'kod-cards-are-still-attacked',
    says: 'a card that is K.O.’d in the attack step had not left',
    contradicts: ['OP-7-1-1-4a', 'OP-7-1-1-4b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isKod(b.attacker, s)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isKod(b.target, s)),
    ],
  },
  {
    id: 'life-is-no-departure',
    says: 'a card that is put into the Life in the attack step had not left',
    contradicts: ['OP-7-1-1-4a', 'OP-7-1-1-4b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isLife(b.attacker)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isLife(b.target)),
    ],
  },
  {
    id: 'attack-step-skips-one-step',
    says: 'a departure in the attack step skipped the block step only',
    contradicts: ['OP-7-1-1-4a', 'OP-7-1-1-4b'],
    decides: [instead(step.goesTo, () => () => 'counter')],
  },
  {
    id: 'leaders-are-attacked-by-nobody',
    says: 'an attack on a Leader went on though its attacker has left in the attack step',
    contradicts: ['OP-7-1-1-4a'],
    decides: [instead(step.attackerLeft, (original) => (b, s) => original(b, s) && b.target.card.kind !== 'leader')],
  },
  {
    id: 'attackers-must-stay-rested',
    says: 'the battle ended when its attacker is made active in the attack step',
    contradicts: ['OP-7-1-1-4a'],
    decides: [instead(step.attackerLeft, (original) => (b, s) => original(b, s) || !b.attacker.card.rested)],
  },
  {
    id: 'any-departure-ends-the-attack-step',
    says: 'the battle ended when any card changed area in the attack step',
    contradicts: ['OP-7-1-1-4a'],
    decides: [instead(step.attackerLeft, () => (_, s) => s.departures.length > 0)],
  },
];
