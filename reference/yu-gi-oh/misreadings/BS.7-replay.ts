import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import { isPlayer, mayAttackDirectly } from '../BS.1-who-attacks-whom.ts';
import { isInTimeToRespond, othersAreInTime } from '../BS.5-responses.ts';
import * as replaying from '../BS.7-replay.ts';
import { goesOn } from '../BS.9-after-the-chain.ts';
import { onField } from '../board.ts';
import { targetIsThere } from '../DS.1-damage-step.ts';
import { noReplayIsOpen, replayIsOpen } from '../FE.1-fast-effects.ts';
import { find, isStillThere, monstersOf, numberOf } from '../table.ts';
import type { Attack, Event, State } from '../types.ts';

const difference = (attack: Attack, s: State): number => {
  const side = opponentOf(attack.attacker.side);
  return numberOf(s.position, side) - attack.numbers[side];
};

/** What has happened since the target was named. */
const sinceItsAim = (s: State): Event[] => s.events.slice(s.events.findLastIndex((e) => e.kind === 'declare' || e.kind === 'retarget'));

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
  {
    id: 'control-is-no-change',
    says: 'a monster that changes control caused no replay',
    contradicts: ['YGO-BS.7-1'],
    decides: [
      instead(
        replaying.haveMonstersChanged,
        (original) => (attack, s) => original(attack, s) && sinceItsAim(s).some((e) => e.kind === 'remove' || e.kind === 'summon'),
      ),
    ],
  },
  {
    id: 'gifts-are-no-arrivals',
    says: 'a monster that comes under the opponent’s control were no arrival',
    contradicts: ['YGO-BS.7-1'],
    decides: [
      instead(
        replaying.haveMonstersChanged,
        (original) => (attack, s) =>
          original(attack, s) && !sinceItsAim(s).some((e) => e.kind === 'take' && e.to === opponentOf(attack.attacker.side)),
      ),
    ],
  },
  {
    id: 'changes-of-the-whole-turn',
    says: 'what changed earlier in the turn caused a replay, too',
    contradicts: ['YGO-BS.7-1'],
    decides: [
      instead(
        replaying.haveMonstersChanged,
        () => (attack, s) => replaying.watched(attack.attacker.side).some((side) => s.moves[side] > 0),
      ),
    ],
  },
  {
    id: 'a-change-is-replayed-again',
    says: 'every Chain after a replay led to another',
    contradicts: ['YGO-BS.7-1'],
    decides: [instead(replaying.haveMonstersChanged, (original) => (attack, s) => attack.replayed || original(attack, s))],
  },
  {
    id: 'own-arrivals-are-replayed',
    says: 'a monster that arrives on the attacking player’s own side caused a replay',
    contradicts: ['YGO-BS.7-2'],
    decides: [
      instead(
        replaying.haveMonstersChanged,
        (original) => (attack, s) =>
          original(attack, s) || numberOf(s.position, attack.attacker.side) > attack.numbers[attack.attacker.side],
      ),
    ],
  },
  {
    id: 'late-arrival-stops-a-direct-attack',
    says: 'a monster that arrives in the Damage Step stopped a direct attack',
    contradicts: ['YGO-BS.7-5'],
    decides: [
      instead(
        targetIsThere,
        (original) => (attack, s) =>
          original(attack, s) && (attack.target !== null || mayAttackDirectly(attack.attacker.card, attack.attacker.side, s.position)),
      ),
    ],
  },
  {
    id: 'replay-is-direct-past-nobody-only',
    says: 'the right to attack directly did not hold in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(
        replaying.replayOptions,
        (original) => (attack, p) => original(attack, p).filter((id) => !isPlayer(id) || numberOf(p, id) === 0),
      ),
    ],
  },
  {
    id: 'replay-at-attack-position-only',
    says: 'only monsters in Attack Position could be chosen in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(
        replaying.replayOptions,
        (original) => (attack, p) => original(attack, p).filter((id) => isPlayer(id) || find(p, id).position === 'attack'),
      ),
    ],
  },
  {
    id: 'replay-at-the-unattackable',
    says: 'a monster that cannot be attacked could be chosen when there is no other',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(replaying.replayOptions, (original) => (attack, p) => {
        const options = original(attack, p);
        return options.length > 0 ? options : monstersOf(p, opponentOf(attack.attacker.side)).map((c) => c.id);
      }),
    ],
  },
  {
    id: 'opponent-stops-the-attack',
    says: 'either player could stop the attack in a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [instead(replaying.mayStop, () => () => true)],
  },
  {
    id: 'several-are-chosen',
    says: 'several targets could be chosen in a replay, and the first one fought',
    contradicts: ['YGO-BS.8-1'],
    decides: [instead(replaying.isOneOfThem, () => (ids, options) => ids.length > 0 && ids.every((id) => options.includes(id)))],
  },
  {
    id: 'another-monster-takes-over',
    says: 'a replay need not be answered before another monster attacks, or the step is left',
    contradicts: ['YGO-BS.8-1', 'YGO-BS.12-2'],
    decides: [instead(noReplayIsOpen, () => () => true)],
  },
  {
    id: 'target-is-chosen-at-any-time',
    says: 'an attack could be switched to another target without a replay',
    contradicts: ['YGO-BS.8-1'],
    decides: [
      instead(replayIsOpen, (original) => (s) => original(s) || s.attack !== null),
      instead(replaying.isOneOfThem, (original) => (ids, options) => original(ids, options) || (ids.length === 1 && options.length === 0)),
    ],
  },
  {
    id: 'only-destruction-is-replayed',
    says: 'a monster that is banished or goes to the hand or the deck caused no replay',
    contradicts: ['YGO-BS.7-1'],
    decides: [
      instead(
        replaying.haveMonstersChanged,
        (original) => (attack, s) => original(attack, s) && !sinceItsAim(s).some((e) => e.kind === 'remove' && e.to !== 'graveyard'),
      ),
    ],
  },
  {
    id: 'north-chooses-the-target',
    says: 'north chose in the replays of south, too',
    contradicts: ['YGO-BS.7-2'],
    decides: [
      instead(replaying.isItsToChoose, () => (side) => side === 'north'),
      instead(replaying.mayStop, () => (side) => side === 'north'),
    ],
  },
];
