import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { winnerOver } from '../1-2-1-defeat.ts';
import * as step from '../7-1-4-damage-step.ts';
import { canBeKod, isAsked, isCarriedOut } from '../8-effects.ts';
import { isFighter, isOnField } from '../board.ts';
import { fightersOf, find } from '../table.ts';
import type { Card, State } from '../types.ts';
import { firstOnly } from './common.ts';

const bonusesOf = (c: Card, s: State): number => s.boosts.reduce((sum, b) => (b.card === c ? sum + b.amount : sum), 0);
const lifeOf = (p: State['position'], side: string): Card[] =>
  p.cards.filter((c) => c.zone === 'life' && c.side === side).sort((a, b) => a.slot - b.slot);

/** Misreadings of 7-1-4. */
export const damageStepMisread: readonly Misreading[] = [
  {
    id: 'printed-power-is-compared',
    says: 'bonuses of the battle did not count',
    contradicts: ['OP-7-1-4-1a'],
    decides: [instead(step.comparedPower, (original) => (c, s) => original(c, s) - bonusesOf(c, s))],
  },
  {
    id: 'attackers-gain-nothing',
    says: 'bonuses counted for the attacked card only',
    contradicts: ['OP-7-1-4-1a'],
    decides: [instead(step.comparedPower, (original) => (c, s) => original(c, s) - (c === s.battle?.attacker.card ? bonusesOf(c, s) : 0))],
  },
  {
    id: 'bonuses-are-shared',
    says: 'bonuses of any card counted for the card that battles',
    contradicts: ['OP-7-1-4-1a'],
    decides: [
      instead(
        step.comparedPower,
        (original) => (c, s) =>
          original(c, s) + s.boosts.reduce((sum, b) => (b.card !== c && b.card.side === c.side ? sum + b.amount : sum), 0),
      ),
    ],
  },
  {
    id: 'a-block-ends-the-attackers-bonuses',
    says: 'what the attacker has gained did not count against a blocker',
    contradicts: ['OP-7-1-4-1a'],
    decides: [
      instead(
        step.comparedPower,
        (original) => (c, s) => original(c, s) - (s.battle && s.battle.blocks > 0 && c === s.battle.attacker.card ? bonusesOf(c, s) : 0),
      ),
    ],
  },
  {
    id: 'higher-power-loses',
    says: 'the attacker needed equal power exactly',
    contradicts: ['OP-7-1-4-1b'],
    decides: [instead(step.isHigher, () => () => false), instead(step.isLost, () => (a, t) => a !== t)],
  },
  {
    id: 'ties-save-the-attacked-card',
    says: 'equal power won nothing',
    contradicts: ['OP-7-1-4-1c'],
    bug: 'tcg-engines#battle',
    decides: [instead(step.tieIsWon, () => () => false), instead(step.isLost, () => (a, t) => a <= t)],
  },
  {
    id: 'ties-save-leaders',
    says: 'equal power beat Characters and not Leaders',
    contradicts: ['OP-7-1-4-1c'],
    decides: [
      instead(step.tieIsWon, () => (b) => b.target.card.kind !== 'leader'),
      instead(step.isLost, () => (a, t, b) => a < t || (a === t && b.target.card.kind === 'leader')),
    ],
  },
  {
    id: 'power-0-wins-no-tie',
    says: 'an attacker with power 0 won nothing',
    contradicts: ['OP-7-1-4-1c'],
    decides: [
      instead(step.tieIsWon, () => (b) => b.attacker.card.power > 0),
      instead(step.isLost, (original) => (a, t, b) => a === 0 || original(a, t, b)),
    ],
  },
  {
    id: 'beaten-leaders-lose-nothing',
    says: 'a beaten Leader cost nothing',
    contradicts: ['OP-7-1-4-1-1a'],
    decides: [instead(step.damageToLeader, () => () => 0)],
  },
  {
    id: 'op-leaders-deal-two',
    says: 'a Leader that attacks dealt two points of damage',
    contradicts: ['OP-7-1-4-1-1a'],
    decides: [instead(step.damageToLeader, (original) => (c, s) => original(c, s) + (c.kind === 'leader' ? 1 : 0))],
  },
  {
    id: 'much-power-much-damage',
    says: 'an attacker with 10000 or more dealt two points of damage',
    contradicts: ['OP-7-1-4-1-1a'],
    decides: [instead(step.damageToLeader, (original) => (c, s) => original(c, s) + (isFighter(c) && c.power >= 10_000 ? 1 : 0))],
  },
  {
    id: 'highest-life-is-lost',
    says: 'the highest Life card were lost, whichever player has it',
    contradicts: ['OP-7-1-4-1-1a'],
    decides: [
      instead(step.takeable, () => (p) => [...lifeOf(p, 'north'), ...lifeOf(p, 'south')].sort((a, b) => b.slot - a.slot).slice(0, 1)),
    ],
  },
  {
    id: 'no-life-no-loss',
    says: 'damage without Life did nothing',
    contradicts: ['OP-7-1-4-1-1-1a'],
    decides: [instead(step.isDefeat, () => () => false)],
  },
  {
    id: 'any-life-keeps-the-game-going',
    says: 'damage without Life lost the game only when neither player has any',
    contradicts: ['OP-7-1-4-1-1-1a'],
    decides: [instead(step.isDefeat, () => (_life, _points, p) => p.cards.every((c) => c.zone !== 'life'))],
  },
  {
    id: 'the-turn-player-wins',
    says: 'the player whose turn it is won, whoever has lost',
    contradicts: ['OP-7-1-4-1-1-1a'],
    decides: [instead(winnerOver, () => (_loser, p) => p.turn.player)],
  },
  {
    id: 'last-life-card-loses',
    says: 'damage with one Life card left were the end already',
    contradicts: ['OP-7-1-4-1-1-1b'],
    decides: [instead(step.isDefeat, () => (life) => life <= 1)],
  },
  {
    id: 'life-is-taken-from-the-bottom',
    says: 'the bottom Life card were taken',
    contradicts: ['OP-7-1-4-1-1-2a'],
    decides: [instead(step.takeable, () => (p, side) => lifeOf(p, side).slice(0, 1))],
  },
  {
    id: 'life-goes-to-the-trash',
    says: 'a lost Life card went to the trash',
    contradicts: ['OP-7-1-4-1-1-2a'],
    decides: [instead(step.takenTo, () => () => 'trash')],
  },
  {
    id: 'life-is-chosen',
    says: 'the player chose which Life card to take',
    contradicts: ['OP-7-1-4-1-1-2b'],
    decides: [instead(step.takeable, () => (p, side) => lifeOf(p, side).reverse())],
  },
  {
    id: 'no-triggers',
    says: 'no Trigger were offered',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.offersTrigger, () => () => false)],
  },
  {
    id: 'triggers-must-be-used',
    says: 'a Trigger had to be used',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.mayDeclineTrigger, () => () => false)],
  },
  {
    id: 'effect-damage-offers-no-trigger',
    says: 'damage that an effect deals offered no Trigger',
    contradicts: ['OP-7-1-4-1-1-2c'],
    bug: 'optcg-sim#opt-259',
    decides: [instead(step.offersTrigger, (original) => (e, cause, s) => original(e, cause, s) && cause === 'battle')],
  },
  {
    id: 'moved-life-offers-its-trigger',
    says: 'Life that an effect moves to hand offered its Trigger',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.offersTrigger, () => () => true)],
  },
  {
    id: 'one-trigger-a-turn',
    says: 'one Trigger could be used in a turn',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [
      instead(step.offersTrigger, (original) => (e, cause, s) => original(e, cause, s) && !s.events.some((x) => x.kind === 'reveal')),
    ],
  },
  {
    id: 'leaders-wake-no-trigger',
    says: 'the damage of a Leader’s attack offered no Trigger',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [
      instead(step.offersTrigger, (original) => (e, cause, s) => original(e, cause, s) && s.battle?.attacker.card.kind !== 'leader'),
    ],
  },
  {
    id: 'attackers-decline-triggers',
    says: 'the attacking player could decline the Trigger',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(isAsked, (original) => (asked, side) => original(asked, side) || asked?.window === 'trigger')],
  },
  {
    id: 'turn-players-have-no-trigger',
    says: 'a player were offered no Trigger in their own turn',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.offersTrigger, (original) => (e, cause, s) => original(e, cause, s) && e.side !== s.position.turn.player)],
  },
  {
    id: 'any-trigger-answers-the-offer',
    says: 'any Life card could be named where the Trigger of one is offered',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.isTriggerOf, () => (_c, offered) => offered !== null)],
  },
  {
    id: 'attackers-use-triggers',
    says: 'the attacking player could use the Trigger',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.isOwnTrigger, () => () => true)],
  },
  {
    id: 'triggers-at-any-time',
    says: 'the Trigger of any Life card could be used while one is offered',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [
      instead(step.takeable, (original) => (p, side) => {
        const withTrigger = lifeOf(p, side).filter((c) =>
          p.effects.some((e) => e.when.on === 'trigger' && e.when.card === c.id && !e.used),
        );
        return withTrigger.length > 0 ? withTrigger.slice(0, 1) : original(p, side);
      }),
    ],
  },
  {
    id: 'used-triggers-are-not-revealed',
    says: 'a card whose Trigger is used were not revealed',
    contradicts: ['OP-7-1-4-1-1-2c'],
    decides: [instead(step.isRevealed, () => () => false)],
  },
  {
    id: 'used-triggers-are-trashed-first',
    says: 'a card whose Trigger is used went to the trash before its effect',
    contradicts: ['OP-7-1-4-1-1-2d'],
    decides: [instead(step.triggerOrder, () => () => ['discard', 'effect'])],
  },
  {
    id: 'used-triggers-go-to-hand',
    says: 'a card went to hand although its Trigger was used',
    contradicts: ['OP-7-1-4-1-1-2d'],
    decides: [instead(step.usedTriggerGoesTo, () => () => 'hand')],
  },
  {
    id: 'used-triggers-stay-life',
    says: 'a card whose Trigger was used went back on top of the Life',
    contradicts: ['OP-7-1-4-1-1-2d'],
    decides: [instead(step.usedTriggerGoesTo, () => () => 'life')],
  },
  {
    id: 'life-is-always-revealed',
    says: 'every Life card were revealed when it is taken',
    contradicts: ['OP-7-1-4-1-1-2e'],
    decides: [instead(step.isRevealed, () => () => true)],
  },
  {
    id: 'declined-triggers-are-trashed',
    says: 'a declined Trigger put its card into the trash',
    contradicts: ['OP-7-1-4-1-1-2e'],
    decides: [instead(step.takenTo, () => () => 'trash')],
  },
  {
    id: 'double-attack-counts-once',
    says: 'Double Attack dealt one point of damage',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.pointsOf, () => () => 1)],
  },
  {
    id: 'leaders-attack-once',
    says: 'Double Attack counted for Characters only',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.pointsOf, (original) => (c) => (c.kind === 'leader' ? 1 : original(c)))],
  },
  {
    id: 'double-attack-is-shared',
    says: 'Double Attack of any card of the side counted',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [
      instead(
        step.damageToLeader,
        (original) => (c, s) => Math.max(original(c, s), ...fightersOf(s.position, c.side).map((x) => original(x, s))),
      ),
    ],
  },
  {
    id: 'double-attack-never-wins',
    says: 'Double Attack did not win against a Leader without Life',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.isDefeat, (original) => (life, points, p) => original(life, points, p) && points === 1)],
  },
  {
    id: 'double-attack-wins-at-one-life',
    says: 'the second point of Double Attack won against a single Life card',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.isCheckedAgain, () => () => true)],
  },
  {
    id: 'a-trigger-ends-the-damage',
    says: 'a used Trigger swallowed the second point of Double Attack',
    contradicts: ['OP-7-1-4-1-1-3'],
    bug: 'optcg-sim#opt-239',
    decides: [instead(step.goesOnAfterTrigger, () => () => false)],
  },
  {
    id: 'one-trigger-for-all-damage',
    says: 'of the cards that one battle takes, one could be used for its Trigger',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [
      instead(step.offersTrigger, (original) => (e, cause, s) => {
        const latest = s.events.findLastIndex((x) => x.kind === 'declare');
        return original(e, cause, s) && !s.events.some((x, i) => i > latest && x.kind === 'reveal');
      }),
    ],
  },
  {
    id: 'second-point-needs-the-attacker',
    says: 'the second point came only from an attacker that is still there, with Double Attack',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.isFixed, () => (c) => c === null || (isOnField(c) && step.pointsOf(c) > 1))],
  },
  {
    id: 'double-attack-pierces',
    says: 'Double Attack dealt its second point to the Leader of a beaten Character',
    contradicts: ['OP-7-1-4-1-1-3'],
    decides: [instead(step.lifeForCharacter, () => (b) => step.pointsOf(b.attacker.card) - 1)],
  },
  {
    id: 'no-on-ko',
    says: 'On K.O. effects were not activated in battle',
    contradicts: ['OP-7-1-4-1-2a'],
    decides: [instead(step.wakesOnKo, () => () => false)],
  },
  {
    id: 'first-on-ko-only',
    says: 'one On K.O. effect of a beaten Character were activated, and no more',
    contradicts: ['OP-7-1-4-1-2a'],
    decides: [instead(step.wakesOnKo, firstOnly)],
  },
  {
    id: 'every-on-ko',
    says: 'the On K.O. effects of the whole side were activated',
    contradicts: ['OP-7-1-4-1-2a'],
    decides: [instead(step.wakesOnKo, () => (e, c) => e.when.on === 'ko' && e.side === c.side)],
  },
  {
    id: 'on-ko-needs-its-card',
    says: 'an On K.O. effect were lost since its card is no longer on the field',
    contradicts: ['OP-7-1-4-1-2a'],
    decides: [instead(isCarriedOut, () => (e, p) => e.when.on !== 'ko' || isOnField(find(p, e.when.card)))],
  },
  {
    id: 'moved-before-activated',
    says: 'a beaten Character went to the trash first, so that its On K.O. effect stays silent',
    contradicts: ['OP-7-1-4-1-2b'],
    decides: [instead(step.koOrder, () => () => ['move', 'activate'])],
  },
  {
    id: 'beaten-characters-go-to-hand',
    says: 'a beaten Character went to hand',
    contradicts: ['OP-7-1-4-1-2b'],
    decides: [instead(step.koGoesTo, () => () => 'hand')],
  },
  {
    id: 'beaten-characters-stay',
    says: 'a beaten Character stayed on the field',
    contradicts: ['OP-7-1-4-1-2b'],
    decides: [instead(step.koOrder, () => () => ['activate'])],
  },
  {
    id: 'gone-cards-are-kod',
    says: 'a card that has left the field were K.O.’d all the same',
    contradicts: ['OP-7-1-4-1-2b'],
    bug: 'optcg-engine#battleVanished',
    decides: [instead(canBeKod, () => (zone) => zone !== 'leader')],
  },
  {
    id: 'beaten-characters-cost-life',
    says: 'a beaten Character cost a Life card as well',
    contradicts: ['OP-7-1-4-1-2c'],
    decides: [instead(step.lifeForCharacter, () => () => 1)],
  },
  {
    id: 'surplus-power-pierces',
    says: 'an attacker that is 5000 stronger than a Character damaged its Leader too',
    contradicts: ['OP-7-1-4-1-2c'],
    decides: [instead(step.lifeForCharacter, () => (b) => (b.attacker.card.power - b.target.card.power >= 5000 ? 1 : 0))],
  },
  {
    id: 'lower-power-wins',
    says: 'the attacker won, whatever its power',
    contradicts: ['OP-7-1-4-2a'],
    decides: [instead(step.isLost, () => () => false)],
  },
  {
    id: 'leaders-are-always-beaten',
    says: 'an attack on a Leader were won, whatever the power',
    contradicts: ['OP-7-1-4-2a'],
    decides: [instead(step.isLost, (original) => (a, t, b) => b.target.card.kind !== 'leader' && original(a, t, b))],
  },
  {
    id: 'beaten-attackers-are-kod',
    says: 'an attacker with lower power were K.O.’d',
    contradicts: ['OP-7-1-4-2b'],
    decides: [instead(step.afterDefeat, () => () => 'ko')],
  },
  {
    id: 'beaten-attackers-cost-life',
    says: 'a lost attack cost the attacking player a Life card',
    contradicts: ['OP-7-1-4-2b'],
    decides: [instead(step.afterDefeat, () => () => 'damage')],
  },
  {
    id: 'beaten-leaders-are-hit-back',
    says: 'a Leader that loses its own attack were damaged',
    contradicts: ['OP-7-1-4-2b'],
    decides: [instead(step.afterDefeat, () => (b) => (b.attacker.card.kind === 'leader' ? 'damage' : 'nothing'))],
  },
];
