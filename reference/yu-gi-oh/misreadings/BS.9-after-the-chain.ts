import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isFaceUp, isInAttackPosition } from '../BS.1-who-attacks-whom.ts';
import { haveMonstersChanged, isTimeToReplay } from '../BS.7-replay.ts';
import * as after from '../BS.9-after-the-chain.ts';
import { onField } from '../board.ts';
import * as damage from '../DS.1-damage-step.ts';
import { nothingIsOpen, reaches } from '../FE.1-fast-effects.ts';
import { duelGoesOn, lpLeft, wonBy } from '../LP.1-life-points.ts';
import { isStillThere } from '../table.ts';
import type { Standing, State } from '../types.ts';

/** On the field and under the same control, whether it has left in between or not. */
const isThereByName = ({ card, side }: Standing): boolean => onField(card) && card.side === side && card.position === 'attack';
const chainsSinceItsDeclaration = (s: State): number =>
  s.events.slice(s.events.findLastIndex((e) => e.kind === 'declare')).filter((e) => e.kind === 'chain').length;

/** Misreadings of BS.9 and BS.10, and of the Damage Step. */
export const afterTheChainMisread: readonly Misreading[] = [
  {
    id: 'no-damage-step',
    says: 'no Damage Step followed an attack',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(after.followsTheAttack, () => () => 'battle')],
  },
  {
    id: 'no-replay-before-the-damage-step',
    says: 'the replay came in the Damage Step, not before it',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(isTimeToReplay, () => (phase) => phase === 'damage')],
  },
  {
    id: 'negated-attack-goes-on',
    says: 'a negated attack went on',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(after.goesOn, () => (attack, s) => after.canAttackStill(attack, s))],
  },
  {
    id: 'attack-outlives-its-attacker',
    says: 'an attack went on without its attacker',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(after.canAttackStill, (original) => (attack, s) => !onField(attack.attacker.card) || original(attack, s))],
  },
  {
    id: 'returned-attacker-goes-on',
    says: 'an attacker that left and came back went on attacking',
    contradicts: ['YGO-BS.9-1'],
    decides: [
      instead(
        after.canAttackStill,
        (original) => (attack, s) =>
          original(attack, s) ||
          (onField(attack.attacker.card) &&
            attack.attacker.card.side === attack.attacker.side &&
            attack.attacker.card.position === 'attack' &&
            !isStillThere(attack.attacker, s)),
      ),
    ],
  },
  {
    id: 'turncoat-goes-on-attacking',
    says: 'an attacker went on attacking when it changed control',
    contradicts: ['YGO-BS.9-1'],
    decides: [
      instead(after.canAttackStill, (original) => (attack, s) => attack.attacker.card.side !== attack.attacker.side || original(attack, s)),
    ],
  },
  {
    id: 'turned-attacker-goes-on',
    says: 'an attacker that was turned to Defense Position went on attacking',
    contradicts: ['YGO-BS.9-1', 'YGO-BS.9-2'],
    bug: 'ygopro-core#107',
    decides: [
      instead(
        after.canAttackStill,
        (original) => (attack, s) =>
          original(attack, s) || (isStillThere(attack.attacker, s) && attack.attacker.card.position === 'defense'),
      ),
      instead(damage.attackerIsReady, () => (attack, s) => isStillThere(attack.attacker, s)),
    ],
  },
  {
    id: 'prohibition-comes-too-late',
    says: 'an attacker that is forbidden to attack in the response went on attacking',
    contradicts: ['YGO-BS.9-1'],
    decides: [
      instead(
        after.canAttackStill,
        () =>
          ({ attacker }, s) =>
            isStillThere(attacker, s) && isFaceUp(attacker.card) && isInAttackPosition(attacker.card),
      ),
    ],
  },
  {
    id: 'everything-in-the-damage-step',
    says: 'every fast effect could be used in the Damage Step',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(damage.isForTheDamageStep, () => () => true)],
  },
  {
    id: 'nothing-in-the-damage-step',
    says: 'nothing could be used in the Damage Step',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.isForTheDamageStep, () => () => false)],
  },
  {
    id: 'nothing-is-calculated',
    says: 'no battle damage were dealt and nobody destroyed',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(after.damageStep, () => () => ['leave'])],
  },
  {
    id: 'calculated-after-the-damage-step',
    says: 'damage were calculated after the Damage Step',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(after.damageStep, () => () => ['leave', 'calculate', 'destroy'])],
  },
  {
    id: 'flipped-after-the-battle',
    says: 'a face-down target stayed face-down in battle',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.isTurnedTo, () => () => 'down')],
  },
  {
    id: 'turned-target-keeps-its-atk',
    says: 'a target turned to Defense Position fought with its ATK',
    contradicts: ['YGO-BS.9-2'],
    bug: 'ygopro-core#107',
    decides: [instead(damage.defends, () => () => false)],
  },
  {
    id: 'turncoat-target-is-fought',
    says: 'a target that changed control in the Damage Step were fought all the same',
    contradicts: ['YGO-BS.9-2'],
    bug: 'ygopro#1984',
    decides: [
      instead(
        damage.targetIsThere,
        (original) => (attack, s) => (attack.target !== null && onField(attack.target.card)) || original(attack, s),
      ),
    ],
  },
  {
    id: 'absent-target-is-fought',
    says: 'a target that left in the Damage Step were fought all the same',
    contradicts: ['YGO-BS.9-2', 'YGO-BS.10-1'],
    decides: [instead(damage.targetIsThere, () => () => true)],
  },
  {
    id: 'defense-attacks-with-def',
    says: 'every attacker in Defense Position fought with its DEF',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.valueOfAttacker, () => (c) => (c.position === 'defense' ? c.def : c.atk))],
  },
  {
    id: 'always-attacks-with-atk',
    says: 'every attacker fought with its ATK, whatever its effect says',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.valueOfAttacker, () => (c) => c.atk)],
  },
  {
    id: 'whole-atk-is-dealt',
    says: 'the loser’s controller lost the whole ATK of the winner',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed, loss: loss && { ...loss, amount: Math.max(value, target.atk) } };
      }),
    ],
  },
  {
    id: 'attacker-is-safe',
    says: 'an attacker that is weaker cost its controller nothing and were not destroyed',
    contradicts: ['YGO-BS.9-2', 'YGO-BS.9-3'],
    decides: [
      instead(
        damage.againstAttack,
        (original) => (attacker, value, target) => (value < target.atk ? { destroyed: [], loss: null } : original(attacker, value, target)),
      ),
    ],
  },
  {
    id: 'defense-costs-lp',
    says: 'a weaker monster in Defense Position cost its controller LP',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.pierces, () => () => true)],
  },
  {
    id: 'nothing-pierces',
    says: 'nobody lost LP behind a monster in Defense Position, piercing or not',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.pierces, () => () => false)],
  },
  {
    id: 'strong-defense-costs-nothing',
    says: 'an attack on a higher DEF cost nothing',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(
        damage.againstDefense,
        (original) => (attacker, value, target) => (value < target.def ? { destroyed: [], loss: null } : original(attacker, value, target)),
      ),
    ],
  },
  {
    id: 'direct-attack-costs-1000',
    says: 'a direct attack cost the same LP, whoever makes it',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(damage.directly, () => (attacker, _value, opponent) => ({
        destroyed: [],
        loss: { side: opponent, amount: 1000, by: attacker },
      })),
    ],
  },
  {
    id: 'duel-goes-on-without-lp',
    says: 'the duel went on when a player has no LP left',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(wonBy, () => () => null)],
  },
  {
    id: 'last-life-point-is-lost',
    says: 'a player with 1 LP left had lost',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(lpLeft, (original) => (before, loss) => (original(before, loss) === 1 ? 0 : original(before, loss)))],
  },
  {
    id: 'nobody-is-destroyed-by-battle',
    says: 'battle damage were dealt, and nobody destroyed',
    contradicts: ['YGO-BS.9-3'],
    decides: [instead(after.damageStep, () => () => ['calculate', 'leave'])],
  },
  {
    id: 'destroyed-after-the-damage-step',
    says: 'monsters were destroyed after the Damage Step',
    contradicts: ['YGO-BS.9-3'],
    decides: [instead(after.damageStep, () => () => ['calculate', 'leave', 'destroy'])],
  },
  {
    id: 'destroyed-before-the-damage',
    says: 'monsters were destroyed before battle damage is dealt',
    contradicts: ['YGO-BS.9-3'],
    decides: [instead(after.damageStep, () => () => ['destroy', 'calculate', 'leave'])],
  },
  {
    id: 'attacker-wins-the-tie',
    says: 'only the target were destroyed by an attacker with equal ATK',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(
        damage.againstAttack,
        (original) => (attacker, value, target) =>
          value === target.atk && value > 0 ? { destroyed: [target], loss: null } : original(attacker, value, target),
      ),
    ],
  },
  {
    id: 'nothing-against-nothing-destroys',
    says: '0 ATK against 0 ATK destroyed both monsters',
    contradicts: ['YGO-BS.9-3'],
    bug: 'ygopro-core#115',
    decides: [instead(damage.destroyEachOther, () => () => true)],
  },
  {
    id: 'equal-defense-is-destroyed',
    says: 'an attack on equal DEF destroyed the target',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(
        damage.againstDefense,
        (original) => (attacker, value, target) =>
          value === target.def ? { destroyed: [target], loss: null } : original(attacker, value, target),
      ),
    ],
  },
  {
    id: 'defense-destroys-the-attacker',
    says: 'an attack on a higher DEF destroyed the attacker',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(damage.againstDefense, (original) => (attacker, value, target) => {
        const result = original(attacker, value, target);
        return value < target.def ? { destroyed: [attacker], loss: result.loss } : result;
      }),
    ],
  },
  {
    id: 'defense-is-never-destroyed',
    says: 'a monster in Defense Position were never destroyed in battle',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(damage.againstDefense, (original) => (attacker, value, target) => ({
        destroyed: [],
        loss: original(attacker, value, target).loss,
      })),
    ],
  },
  {
    id: 'goes-to-the-controllers-graveyard',
    says: 'a destroyed monster went to the graveyard of whoever controlled it',
    contradicts: ['YGO-BS.9-3'],
    decides: [instead(damage.homeOf, () => (c) => c.side)],
  },
  {
    id: 'damage-step-ends-the-battle-phase',
    says: 'the End Step followed the Damage Step',
    contradicts: ['YGO-BS.10-1'],
    decides: [instead(after.followsTheDamageStep, () => () => 'end')],
  },
  {
    id: 'one-attack-a-battle-phase',
    says: 'one monster could attack in each Battle Phase',
    contradicts: ['YGO-BS.10-2'],
    decides: [
      instead(
        after.mayAttackAgain,
        () => (attacker, p) =>
          !p.cards.some((c) => c !== attacker && c.side === attacker.side && c.attacks.turn === p.turn.number && c.attacks.count > 0),
      ),
    ],
  },
  {
    id: 'negated-in-the-response-chain-only',
    says: 'an attack could be negated in the Chain that responds to it, and not later',
    contradicts: ['YGO-BS.9-1'],
    decides: [
      instead(
        after.goesOn,
        (original) => (attack, s) => original(attack, s) || (chainsSinceItsDeclaration(s) > 1 && after.canAttackStill(attack, s)),
      ),
    ],
  },
  {
    id: 'unaffected-by-restrictions-only',
    says: 'a monster unaffected by effects were destroyed by them',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(reaches, (original) => (c, what) => what === 'remove' || original(c, what))],
  },
  {
    id: 'unaffected-attack-is-negated',
    says: 'the attack of a monster unaffected by effects could be negated by one',
    contradicts: ['YGO-BS.9-1'],
    decides: [instead(reaches, (original) => (c, what) => what === 'end' || original(c, what))],
  },
  {
    id: 'absent-attacker-fights',
    says: 'an attacker that left in the Damage Step fought all the same',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.attackerIsReady, (original) => (attack, s) => !onField(attack.attacker.card) || original(attack, s))],
  },
  {
    id: 'turncoat-attacker-fights',
    says: 'an attacker that changed control in the Damage Step fought all the same',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(
        damage.attackerIsReady,
        (original) => (attack, s) => attack.attacker.card.side !== attack.attacker.side || original(attack, s),
      ),
    ],
  },
  {
    id: 'returned-attacker-fights',
    says: 'an attacker that left and came back in the Damage Step fought all the same',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.attackerIsReady, (original) => (attack, s) => isThereByName(attack.attacker) || original(attack, s))],
  },
  {
    id: 'returned-target-is-fought',
    says: 'a target that left and came back in the Damage Step were fought all the same',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(
        damage.targetIsThere,
        (original) => (attack, s) => (attack.target !== null && isThereByName(attack.target)) || original(attack, s),
      ),
    ],
  },
  {
    id: 'south-pays-for-its-monsters',
    says: 'south were the attacked player in every turn',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed, loss: loss && { ...loss, side: loss.side === target.side ? 'south' : loss.side } };
      }),
      instead(damage.directly, (original) => (attacker, value) => original(attacker, value, 'south')),
    ],
  },
  {
    id: 'north-pays-for-its-attacks',
    says: 'north were the attacking player in every turn',
    contradicts: ['YGO-BS.9-2', 'YGO-BS.9-3'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed, loss: loss && { ...loss, side: loss.side === attacker.side ? 'north' : loss.side } };
      }),
      instead(damage.againstDefense, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed, loss: loss && { ...loss, side: loss.side === attacker.side ? 'north' : loss.side } };
      }),
    ],
  },
  {
    id: 'duel-goes-on-after-its-end',
    says: 'a duel could be played on when a player has lost',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(duelGoesOn, () => () => true)],
  },
  {
    id: 'unaffected-by-battle',
    says: 'a monster unaffected by effects were not destroyed by battle',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed: destroyed.filter((c) => !c.abilities.unaffected), loss };
      }),
    ],
  },
  {
    id: 'attacks-inside-an-attack',
    says: 'an attack need not be over before the next one, or before the Battle Step is left',
    contradicts: ['YGO-BS.10-2', 'YGO-BS.12-2'],
    decides: [instead(nothingIsOpen, (original) => (window) => window?.timing === 'attack' || original(window))],
  },
  {
    id: 'negation-outlasts-the-attack',
    says: 'after a negated attack no other one of that turn came to damage calculation',
    contradicts: ['YGO-BS.10-2'],
    decides: [
      instead(damage.attackerIsReady, (original) => (attack, s) => original(attack, s) && !s.events.some((e) => e.kind === 'negate')),
    ],
  },
  {
    id: 'replay-lifts-the-negation',
    says: 'a negated attack could go on by a replay',
    contradicts: ['YGO-BS.9-1'],
    decides: [
      instead(
        after.goesOn,
        (original) => (attack, s) => original(attack, s) || (haveMonstersChanged(attack, s) && after.canAttackStill(attack, s)),
      ),
    ],
  },
  {
    id: 'always-attacks-with-that-def',
    says: 'an attacker whose effect lets it fight with DEF did so in Attack Position, too',
    contradicts: ['YGO-BS.9-2'],
    decides: [instead(damage.valueOfAttacker, () => (c) => (c.abilities.attacksWithDef ? c.def : c.atk))],
  },
  {
    id: 'attack-position-is-pierced',
    says: 'a piercing attacker dealt the difference to the DEF of a target in Attack Position',
    contradicts: ['YGO-BS.9-2'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        const pierced = damage.pierces(attacker) && loss?.side === target.side && value > target.def;
        return { destroyed, loss: pierced ? { ...loss, amount: value - target.def } : loss };
      }),
    ],
  },
  {
    id: 'defense-saves-the-attacker',
    says: 'an attacker in Defense Position could not be destroyed',
    contradicts: ['YGO-BS.9-3'],
    decides: [
      instead(damage.againstAttack, (original) => (attacker, value, target) => {
        const { destroyed, loss } = original(attacker, value, target);
        return { destroyed: destroyed.filter((c) => c !== attacker || c.position === 'attack'), loss };
      }),
    ],
  },
];
