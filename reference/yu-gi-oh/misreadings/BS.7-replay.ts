import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import { mayAttackDirectly } from '../BS.1-who-attacks-whom.ts';
import { isInTimeToRespond, othersAreInTime } from '../BS.5-responses.ts';
import * as replaying from '../BS.7-replay.ts';
import { goesOn } from '../BS.9-after-the-chain.ts';
import { onField } from '../board.ts';
import { isStillThere, numberOf } from '../table.ts';
import type { Attack, State } from '../types.ts';

const difference = (attack: Attack, s: State): number => {
  const side = opponentOf(attack.attacker.side);
  return numberOf(s.position, side) - attack.numbers[side];
};

/** Misreadings of BS.7 and BS.8. */
export const replayMisread: readonly Misreading[] = [
  {
    id: 'no-replay-ever',
    says: 'there were no replays',
    contradicts: ['YGO-BS.7-1'],
    decides: [instead(replaying.isReplayDue, () => () => false)],
  },
  {
    id: 'arrival-ends-the-attack',
    says: 'a monster that arrives in response ended the attack',
    contradicts: ['YGO-BS.7-1'],
    bug: 'ygopro#2020',
    decides: [instead(goesOn, (original) => (attack, s) => original(attack, s) && difference(attack, s) <= 0)],
  },
  {
    id: 'only-a-lost-target-is-replayed',
    says: 'a replay took place only when the target is gone',
    contradicts: ['YGO-BS.7-1'],
    decides: [instead(replaying.haveMonstersChanged, () => () => false)],
  },
  {
    id: 'arrivals-are-not-replayed',
    says: 'a replay took place only when monsters left',
    contradicts: ['YGO-BS.7-1'],
    decides: [instead(replaying.haveMonstersChanged, (original) => (attack, s) => original(attack, s) && difference(attack, s) <= 0)],
  },
  {
    id: 'departures-are-not-replayed',
    says: 'a replay took place only when monsters arrived',
    contradicts: ['YGO-BS.7-1'],
    decides: [
      instead(replaying.haveMonstersChanged, (original) => (attack, s) => original(attack, s) && difference(attack, s) >= 0),
      instead(
        replaying.isTargetLost,
        (original) => (attack, s) => (attack.target === null || isStillThere(attack.target, s)) && original(attack, s),
      ),
    ],
  },
  {
    id: 'every-chain-is-followed-by-a-replay',
    says: 'every Chain in response were followed by a replay',
    contradicts: ['YGO-BS.7-1'],
    decides: [instead(replaying.isReplayDue, () => () => true)],
  },
  {
    id: 'all-monsters-are-watched',
    says: 'changes on either side of the field caused a replay',
    contradicts: ['YGO-BS.7-2'],
    decides: [instead(replaying.watched, () => () => ['north', 'south'])],
  },
  {
    id: 'own-monsters-are-watched',
    says: 'changes on the attacking player’s own side caused a replay',
    contradicts: ['YGO-BS.7-2'],
    decides: [instead(replaying.watched, () => (attacking) => [attacking])],
  },
  {
    id: 'south-is-watched',
    says: 'only changes among the monsters of south caused a replay',
    contradicts: ['YGO-BS.7-2'],
    decides: [instead(replaying.watched, () => () => ['south'])],
  },
  {
    id: 'replay-cuts-the-chain',
    says: 'a replay took place in the middle of the Chain, and the rest of the Chain was lost',
    contradicts: ['YGO-BS.7-3'],
    decides: [instead(replaying.waitsForTheChain, () => () => false)],
  },
  {
    id: 'replay-without-an-attacker',
    says: 'a replay took place though the attacker is gone',
    contradicts: ['YGO-BS.7-3'],
    decides: [instead(goesOn, (original) => (attack, s) => replaying.isReplayDue(attack, s) || original(attack, s))],
  },
  {
    id: 'monsters-are-counted',
    says: 'only another number of monsters caused a replay',
    contradicts: ['YGO-BS.7-4'],
    decides: [instead(replaying.haveMonstersChanged, () => (attack, s) => difference(attack, s) !== 0)],
  },
  {
    id: 'replay-in-the-damage-step',
    says: 'changes in the Damage Step caused a replay, too',
    contradicts: ['YGO-BS.7-5'],
    decides: [instead(replaying.isTimeToReplay, () => () => true)],
  },
  {
    id: 'protection-comes-too-late',
    says: 'a target that can be attacked no more were fought all the same',
    contradicts: ['YGO-BS.7-6'],
    decides: [
      instead(
        replaying.isTargetLost,
        () => (attack, s) =>
          attack.target ? !isStillThere(attack.target, s) : !mayAttackDirectly(attack.attacker.card, attack.attacker.side, s.position),
      ),
    ],
  },
  {
    id: 'direct-attack-goes-on',
    says: 'a direct attack went on when the right to it is lost',
    contradicts: ['YGO-BS.7-6'],
    decides: [instead(replaying.isTargetLost, (original) => (attack, s) => attack.target !== null && original(attack, s))],
  },
  {
    id: 'unused-right-is-replayed',
    says: 'losing the right to attack directly caused a replay though a monster is attacked',
    contradicts: ['YGO-BS.7-6'],
    decides: [
      instead(
        replaying.isTargetLost,
        (original) => (attack, s) => original(attack, s) || !mayAttackDirectly(attack.attacker.card, attack.attacker.side, s.position),
      ),
    ],
  },
  {
    id: 'replay-keeps-the-target',
    says: 'the attack went on at its old target, whatever is chosen',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(
        replaying.chosenTarget,
        () =>
          (chosen, { target }) =>
            target && onField(target.card) ? target.card.id : chosen,
      ),
    ],
  },
  {
    id: 'replay-among-the-others',
    says: 'the old target could not be chosen again',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(replaying.replayOptions, (original) => (attack, p) => original(attack, p).filter((id) => id !== attack.target?.card.id)),
    ],
  },
  {
    id: 'replay-is-never-direct',
    says: 'an attack could not become direct in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(replaying.replayOptions, (original) => (attack, p) => original(attack, p).filter((id) => id !== 'north' && id !== 'south')),
    ],
  },
  {
    id: 'replay-at-anybody',
    says: 'any monster on the field could be chosen in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(
        replaying.replayOptions,
        () => (attack, p) => p.cards.filter((c) => onField(c) && c !== attack.attacker.card).map((c) => c.id),
      ),
    ],
  },
  {
    id: 'opponent-chooses-the-target',
    says: 'either player could choose the target in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [instead(replaying.isItsToChoose, () => () => true)],
  },
  {
    id: 'one-replay-an-attack',
    says: 'an attack had one replay at most',
    contradicts: ['YGO-BS.8-1'],
    decides: [instead(replaying.isReplayDue, (original) => (attack, s) => !attack.replayed && original(attack, s))],
  },
  {
    id: 'replay-is-a-declaration',
    says: 'the attack were declared anew in a replay',
    contradicts: ['YGO-BS.8-2'],
    decides: [instead(replaying.isDeclaredAnew, () => () => true)],
  },
  {
    id: 'replay-may-be-responded-to',
    says: 'cards that respond to a declaration could be used after a replay',
    contradicts: ['YGO-BS.8-3'],
    decides: [
      instead(replaying.mayRespondToReplay, () => () => true),
      instead(
        isInTimeToRespond,
        (original) => (window, attack) => (attack?.replayed === true && window?.timing === 'battle') || original(window, attack),
      ),
    ],
  },
  {
    id: 'nothing-is-used-after-a-replay',
    says: 'nothing at all could be used after a replay',
    contradicts: ['YGO-BS.8-3'],
    decides: [instead(othersAreInTime, (original) => (attack) => !attack?.replayed && original(attack))],
  },
];
