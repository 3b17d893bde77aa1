import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import * as who from '../9.1-who-may-attack.ts';
import { isUnprotected } from '../9.2-legal-targets.ts';
import * as course from '../9.5-course-of-an-attack.ts';
import { noBattleRuns } from '../9.6-battles-started-by-effects.ts';
import * as timing from '../12.4.3-timing-effects.ts';
import * as cascade from '../12-cascade.ts';
import * as duel from '../16.1.1-end-of-the-duel.ts';
import type { Attack, State } from '../types.ts';

const nowProtected = (attack: Attack, s: State): boolean => !isUnprotected(attack.target.card, attack.attacker.card, s.position);

const movedInWindow = (id: string, { events }: State): boolean =>
  events.slice(events.findLastIndex((e) => e.kind === 'declare')).some((e) => e.kind === 'move' && e.card === id);

/** Misreadings of 9.5. */
export const courseMisread: readonly Misreading[] = [
  {
    id: 'attacker-is-implied',
    says: 'an attack without a named attacker were made by the first Soul of the turn player',
    contradicts: ['SOUL-9.5.1-1'],
    decides: [
      instead(
        course.saidAttacker,
        () => (named, side, p) =>
          named.length > 0
            ? named
            : p.cards
                .filter((c) => c.kind === 'soul' && c.side === side)
                .map((c) => c.id)
                .slice(0, 1),
      ),
    ],
  },
  {
    id: 'first-attacker-always',
    says: 'the first Soul of the turn player attacked, whichever was named',
    contradicts: ['SOUL-9.5.1-1'],
    decides: [
      instead(
        course.saidAttacker,
        () => (named, side, p) =>
          named.length === 0
            ? named
            : p.cards
                .filter((c) => c.kind === 'soul' && c.side === side)
                .map((c) => c.id)
                .slice(0, 1),
      ),
    ],
  },
  {
    id: 'target-is-implied',
    says: 'an attack without a named target were made on the first Soul of the opponent',
    contradicts: ['SOUL-9.5.1-2'],
    decides: [
      instead(
        course.saidTarget,
        () => (named, side, p) =>
          named.length > 0
            ? named
            : p.cards
                .filter((c) => c.kind === 'soul' && c.side !== side)
                .map((c) => c.id)
                .slice(0, 1),
      ),
    ],
  },
  {
    id: 'first-target-always',
    says: 'the first Soul of the opponent were attacked, whichever was named',
    contradicts: ['SOUL-9.5.1-2'],
    decides: [
      instead(
        course.saidTarget,
        () => (named, side, p) =>
          named.length === 0
            ? named
            : p.cards
                .filter((c) => c.kind === 'soul' && c.side !== side)
                .map((c) => c.id)
                .slice(0, 1),
      ),
    ],
  },
  {
    id: 'no-window',
    says: 'no window opened after a declaration',
    contradicts: ['SOUL-9.5.2-1'],
    decides: [instead(course.opensWindow, () => () => false)],
  },
  {
    id: 'passing-without-a-window',
    says: 'a player could pass though no window is open',
    contradicts: ['SOUL-9.5.2-1'],
    decides: [instead(course.mayPass, (original) => (side, attack) => attack === null || original(side, attack))],
  },
  {
    id: 'opponent-responds-first',
    says: 'the opponent of the turn player had priority first',
    contradicts: ['SOUL-9.5.2-2'],
    decides: [instead(course.firstPriority, () => (p) => opponentOf(p.turn.player))],
  },
  {
    id: 'north-responds-first',
    says: 'north had priority first in every turn',
    contradicts: ['SOUL-9.5.2-2'],
    decides: [instead(course.firstPriority, () => () => 'north')],
  },
  {
    id: 'uses-need-no-priority',
    says: 'effects could be used in the window without priority',
    contradicts: ['SOUL-9.5.2-2'],
    decides: [instead(course.mayUseNow, () => () => true)],
  },
  {
    id: 'turn-player-keeps-priority',
    says: 'priority stayed with the player who passed',
    contradicts: ['SOUL-9.5.2-3'],
    decides: [instead(cascade.nextPriority, () => (now) => now)],
  },
  {
    id: 'one-pass-closes',
    says: 'the window closed after the first pass',
    contradicts: ['SOUL-9.5.2-3'],
    decides: [instead(cascade.closesAfter, () => () => 1)],
  },
  {
    id: 'turn-player-springs-no-ambush',
    says: 'only the attacked player could spring Ambushes',
    contradicts: ['SOUL-9.5.2-4'],
    decides: [
      instead(course.mayRespond, (original) => (e, side, p) => original(e, side, p) && (e.speed !== 'ambush' || side !== p.turn.player)),
    ],
  },
  {
    id: 'ambush-without-a-window',
    says: 'an Ambush could be sprung outside a window',
    contradicts: ['SOUL-9.5.2-4'],
    decides: [
      instead(
        cascade.mayUseOutsideWindow,
        (original) => (p, e, side) => original(p, e, side) || (e.side === side && e.speed === 'ambush' && p.turn.player === side),
      ),
    ],
  },
  {
    id: 'effects-work-twice',
    says: 'an effect could be used again and again',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [instead(cascade.isUnused, () => () => true)],
  },
  {
    id: 'effects-in-every-turn',
    says: 'both players could use effects outside a window',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [
      instead(cascade.mayUseOutsideWindow, (original) => (p, e, side) => original({ ...p, turn: { ...p.turn, player: side } }, e, side)),
    ],
  },
  {
    id: 'opponent-springs-no-ambush',
    says: 'only the turn player could spring Ambushes',
    contradicts: ['SOUL-9.5.2-4'],
    decides: [
      instead(course.mayRespond, (original) => (e, side, p) => original(e, side, p) && (e.speed !== 'ambush' || side === p.turn.player)),
    ],
  },
  {
    id: 'turn-player-is-not-fast',
    says: 'only the attacked player could use Fast effects in the window',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [
      instead(course.mayRespond, (original) => (e, side, p) => original(e, side, p) && (e.speed !== 'fast' || side !== p.turn.player)),
    ],
  },
  {
    id: 'opponent-is-not-fast',
    says: 'only the turn player could use Fast effects in the window',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [
      instead(course.mayRespond, (original) => (e, side, p) => original(e, side, p) && (e.speed !== 'fast' || side === p.turn.player)),
    ],
  },
  {
    id: 'slow-in-the-window',
    says: 'any effect could be used in the window',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [instead(course.mayRespond, () => (e, side) => e.side === side && e.speed !== 'instant' && e.speed !== 'timing')],
  },
  {
    id: 'any-players-effect',
    says: 'a player could use the effects of the other one',
    contradicts: ['SOUL-9.5.2-5'],
    decides: [instead(course.mayRespond, () => (e) => e.speed === 'ambush' || e.speed === 'fast')],
  },
  {
    id: 'responses-resolve-at-once',
    says: 'what is used in the window resolved at once',
    contradicts: ['SOUL-9.5.2-6'],
    decides: [instead(course.joinsCascade, () => () => false)],
  },
  {
    id: 'cascade-after-the-fight',
    says: 'the Cascade resolved after the fight',
    contradicts: ['SOUL-9.5.2-6'],
    decides: [instead(course.afterWindow, () => () => ['check', 'cascade', 'timing'])],
  },
  {
    id: 'first-in-first-out',
    says: 'a Cascade resolved in the order of use',
    contradicts: ['SOUL-9.5.2-6'],
    decides: [instead(cascade.cascadeOrder, () => (uses) => uses)],
  },
  {
    id: 'user-keeps-priority',
    says: 'whoever used something kept priority',
    contradicts: ['SOUL-9.5.2-3'],
    decides: [
      // Passing hands priority on as ever; only the use of an effect does not.
      instead(
        course.hasPriority,
        (original) => (side, attack) =>
          attack !== null && attack.passes === 0 && attack.cascade.length > 0
            ? attack.cascade.at(-1)?.effect.side === side
            : original(side, attack),
      ),
    ],
  },
  {
    id: 'window-timing-waits',
    says: 'Timing Effects of the window waited for the end of the battle',
    contradicts: ['SOUL-9.5.2-7'],
    decides: [instead(course.afterWindow, () => () => ['cascade', 'check'])],
  },
  {
    id: 'declarations-wake-nothing',
    says: 'effects that wait for a declaration did not trigger',
    contradicts: ['SOUL-9.5.2-7'],
    decides: [instead(cascade.triggers, (original) => (e) => e.when?.on !== 'declares' && original(e))],
  },
  {
    id: 'timing-inside-the-cascade',
    says: 'Timing Effects of the window resolved in the middle of the Cascade',
    contradicts: ['SOUL-9.5.2-8'],
    decides: [instead(course.waitsForItsOwnCascade, () => () => false)],
  },
  {
    id: 'two-grounds-cancel',
    says: 'it took two grounds to cancel an attack',
    contradicts: ['SOUL-9.5.3-1'],
    decides: [instead(course.isCancelled, () => (attack, s) => course.grounds.filter((holds) => holds(attack, s)).length > 1)],
  },
  {
    id: 'no-check',
    says: 'a declared attack always went through',
    contradicts: ['SOUL-9.5.3-1'],
    decides: [instead(course.isCancelled, () => () => false)],
  },
  {
    id: 'inactive-attacker-fights-on',
    says: 'an attacker switched off in the window fought on',
    contradicts: ['SOUL-9.5.3a-1'],
    decides: [instead(course.attackerIsGone, () => (attacker, s) => course.hasMoved(attacker) || course.hasLeftMeanwhile(attacker, s))],
  },
  {
    id: 'attacker-moves-and-fights',
    says: 'an attacker moved to another good slot fought on from there',
    contradicts: ['SOUL-9.5.3a-2'],
    decides: [instead(course.attackerIsGone, () => (attacker, s) => !attacker.card.active || course.hasLeftMeanwhile(attacker, s))],
  },
  {
    id: 'moved-attacker-is-gone-for-good',
    says: 'an attacker that was moved in the window were gone, even when it is back on its slot',
    contradicts: ['SOUL-9.5.3a-2'],
    decides: [instead(course.attackerIsGone, (original) => (attacker, s) => original(attacker, s) || movedInWindow(attacker.card.id, s))],
  },
  {
    id: 'moved-target-is-gone-for-good',
    says: 'a target that was moved in the window were gone, even when it is back on its slot',
    contradicts: ['SOUL-9.5.3d-1'],
    decides: [instead(course.targetIsGone, (original) => (target, s) => original(target, s) || movedInWindow(target.card.id, s))],
  },
  {
    id: 'attacker-steps-back-and-fights',
    says: 'an attacker with Range that was moved straight back fought on',
    contradicts: ['SOUL-9.5.3a-2'],
    decides: [
      instead(
        course.attackerIsGone,
        () => (attacker, s) =>
          !attacker.card.active ||
          attacker.card.side !== attacker.side ||
          attacker.card.slot !== attacker.slot ||
          course.hasLeftMeanwhile(attacker, s),
      ),
    ],
  },
  {
    id: 'taken-over-attacker-fights-on',
    says: 'an attacker taken over by the opponent fought on',
    contradicts: ['SOUL-9.5.3a-2'],
    decides: [instead(course.attackerIsGone, (original) => (attacker, s) => original({ ...attacker, side: attacker.card.side }, s))],
  },
  {
    id: 'returned-card-is-the-same',
    says: 'a card that left and came back were still the declared one',
    contradicts: ['SOUL-9.5.3a-3', 'SOUL-9.5.3d-1'],
    decides: [instead(course.hasLeftMeanwhile, () => () => false)],
  },
  {
    id: 'replacement-takes-over',
    says: 'whoever stands on the slot of the attacker took the attack over',
    contradicts: ['SOUL-9.5.3a-3'],
    decides: [
      instead(
        course.attackerIsGone,
        () =>
          ({ side, zone, slot }, s) =>
            !s.position.cards.some((c) => c.kind === 'soul' && c.side === side && c.zone === zone && c.slot === slot && c.active),
      ),
    ],
  },
  {
    id: 'lost-range-does-not-matter',
    says: 'an attacker in the Second Line fought on though it lost Range',
    contradicts: ['SOUL-9.5.3b-2'],
    decides: [instead(course.placeForbids, () => (attacker, p) => attacker.slot > 0 && !who.isOnProactiveSlot(attacker, p))],
  },
  {
    id: 'lost-slot-does-not-matter',
    says: 'an attacker fought on though its slot is proactive no more',
    contradicts: ['SOUL-9.5.3b-3'],
    decides: [instead(course.placeForbids, () => (attacker, p) => attacker.slot > 0 && !who.standsWhereItMayAttack(attacker, p))],
  },
  {
    id: 'prohibition-comes-too-late',
    says: 'a prohibition of the window came too late for the declared attack',
    contradicts: ['SOUL-9.5.3c'],
    decides: [instead(course.becameForbidden, () => () => false)],
  },
  {
    id: 'inactive-target-is-fought',
    says: 'a target switched off in the window were fought all the same',
    contradicts: ['SOUL-9.5.3d-1'],
    decides: [
      instead(
        course.targetIsGone,
        () => (target, s) =>
          course.hasMoved(target) || course.hasLeftMeanwhile(target, s) || course.leaderIsCovered(target.card, s.position),
      ),
    ],
  },
  {
    id: 'target-is-followed',
    says: 'a target that was moved were fought where it is now',
    contradicts: ['SOUL-9.5.3d-1'],
    decides: [
      instead(
        course.targetIsGone,
        () => (target, s) => !target.card.active || course.hasLeftMeanwhile(target, s) || course.leaderIsCovered(target.card, s.position),
      ),
    ],
  },
  {
    id: 'replacement-is-hit',
    says: 'whoever stands on the slot of the target were hit instead',
    contradicts: ['SOUL-9.5.3d-1'],
    decides: [
      instead(course.targetIsGone, (original) => (target, s) => {
        const { side, zone, slot } = target;
        const now = s.position.cards.find((c) => c.kind === target.card.kind && c.side === side && c.zone === zone && c.slot === slot);
        if (!now || now === target.card || now.kind === 'armament') return original(target, s);
        target.card = now;
        return false;
      }),
    ],
  },
  {
    id: 'returned-realm-is-the-same',
    says: 'a Realm that left and came back were still the attacked one',
    contradicts: ['SOUL-9.5.3d-1'],
    decides: [instead(course.hasLeftMeanwhile, (original) => (standing, s) => standing.card.kind === 'soul' && original(standing, s))],
  },
  {
    id: 'taken-over-target-is-hit',
    says: 'a target that changed sides were hit on its new side',
    contradicts: ['SOUL-9.5.3d-1'],
    bug: 'forceteki#1320',
    decides: [
      instead(
        course.hasMoved,
        () =>
          ({ card, zone, slot }) =>
            card.zone !== zone || card.slot !== slot,
      ),
    ],
  },
  {
    id: 'covered-leader-is-hit',
    says: 'an attacked Leader were hit though a Soul was put before it',
    contradicts: ['SOUL-9.5.3d-3'],
    decides: [instead(course.leaderIsCovered, () => () => false)],
  },
  {
    id: 'check-asks-taunt',
    says: 'Taunt were asked again in the check',
    contradicts: ['SOUL-9.5.3-2'],
    bug: 'keyteki#594',
    decides: [instead(course.isCancelled, (original) => (attack, s) => original(attack, s) || nowProtected(attack, s))],
  },
  {
    id: 'taunt-swallows-the-attack',
    says: 'an attack on a Soul that Taunt now shields vanished and stayed counted',
    contradicts: ['SOUL-9.5.3-2'],
    bug: 'keyteki#649',
    decides: [
      instead(course.isCancelled, (original) => (attack, s) => {
        if (original(attack, s) || !nowProtected(attack, s)) return original(attack, s);
        attack.attacker.card.attacks = who.countDeclaration(attack.attacker.card, s.position);
        return true;
      }),
    ],
  },
  {
    id: 'any-response-cancels',
    says: 'whatever a response changes about attacker or target cancelled the attack',
    contradicts: ['SOUL-9.5.3-2'],
    decides: [
      instead(
        course.isCancelled,
        (original) => (attack, s) =>
          original(attack, s) ||
          s.events.some((e) => ['set', 'heal'].includes(e.kind) && [attack.attacker.card.id, attack.target.card.id].includes(e.card ?? '')),
      ),
    ],
  },
  {
    id: 'forbidden-target-cancels',
    says: 'a prohibition on the target, or its freezing, cancelled the attack',
    contradicts: ['SOUL-9.5.3-2'],
    decides: [
      instead(
        course.isCancelled,
        (original) => (attack, s) =>
          original(attack, s) || (attack.target.card.kind === 'soul' && who.isForbidden(attack.target.card, s.position)),
      ),
    ],
  },
  {
    id: 'check-asks-the-limit',
    says: 'the attack limit were asked again in the check',
    contradicts: ['SOUL-9.5.3-2'],
    decides: [
      instead(
        course.isCancelled,
        (original) => (attack, s) =>
          original(attack, s) || who.attacksSoFar(attack.attacker.card, s.position) > who.attackLimit(attack.attacker.card, s.position),
      ),
    ],
  },
  {
    id: 'damage-after-the-capture',
    says: 'attack damage were dealt after the capture step',
    contradicts: ['SOUL-9.5.4-1'],
    decides: [instead(course.fightSteps, () => () => ['counterblow', 'mark', 'instants', 'capture', 'damage', 'credit', 'aftermath'])],
  },
  {
    id: 'counterblow-after-the-capture',
    says: 'the counterblow were dealt after the capture step',
    contradicts: ['SOUL-9.5.4-2', 'SOUL-9.4.4-2'],
    decides: [instead(course.fightSteps, () => () => ['damage', 'mark', 'instants', 'capture', 'counterblow', 'credit', 'aftermath'])],
  },
  {
    id: 'attack-fells-nobody',
    says: 'no capture were ever the doing of the attack',
    contradicts: ['SOUL-9.5.5-1'],
    decides: [instead(course.isFelled, () => () => false)],
  },
  {
    id: 'mark-after-the-instants',
    says: 'the mark were set after the Instant Effects',
    contradicts: ['SOUL-9.5.5-2', 'SOUL-9.5.8-4'],
    bug: 'forceteki#1155',
    decides: [instead(course.fightSteps, () => () => ['damage', 'counterblow', 'instants', 'mark', 'capture', 'credit', 'aftermath'])],
  },
  {
    id: 'instants-after-the-battle',
    says: 'Instant Effects resolved at the end of the battle',
    contradicts: ['SOUL-9.5.6-1'],
    decides: [instead(course.fightSteps, () => () => ['damage', 'counterblow', 'mark', 'capture', 'credit', 'aftermath', 'instants'])],
  },
  {
    id: 'defiance-needs-damage',
    says: 'Defiance struck only if the attack did damage',
    contradicts: ['SOUL-9.5.6-1'],
    decides: [instead(course.wakesDefiance, (original) => (b) => original(b) && b.target.hp < b.hp)],
  },
  {
    id: 'realms-wake-nothing',
    says: 'an attack on a Realm woke no effects',
    contradicts: ['SOUL-9.5.6-1'],
    decides: [instead(course.wakesEffects, (original) => (b) => b.target.kind === 'soul' && original(b))],
  },
  {
    id: 'opponents-instants-first',
    says: "the opponent's Instant Effects came first",
    contradicts: ['SOUL-9.5.6-1'],
    decides: [
      instead(course.instantOrder, () => <T extends { side: 'north' | 'south' }>(instants: readonly T[], p: State['position']): T[] => [
        ...instants.filter((i) => i.side !== p.turn.player),
        ...instants.filter((i) => i.side === p.turn.player),
      ]),
    ],
  },
  {
    id: 'instants-are-a-moment-of-their-own',
    says: 'Instant Effects were a moment of their own after the damage',
    contradicts: ['SOUL-9.5.6-2'],
    decides: [instead(course.shareTheInstant, () => () => false)],
  },
  {
    id: 'the-fallen-do-not-defy',
    says: 'a Soul at 0 HP had no Instant Effects any more',
    contradicts: ['SOUL-9.5.6-3'],
    decides: [instead(course.isAttacked, () => (b) => b.began !== 'plainly' && b.target.hp > 0)],
  },
  {
    id: 'capture-before-the-instants',
    says: 'the fallen were captured before Instant Effects resolve',
    contradicts: ['SOUL-9.5.6-4'],
    decides: [instead(course.fightSteps, () => () => ['damage', 'counterblow', 'mark', 'capture', 'instants', 'credit', 'aftermath'])],
  },
  {
    id: 'timing-effects-do-not-wait',
    says: 'Timing Effects resolved in the middle of a battle',
    contradicts: ['SOUL-9.5.6-5'],
    decides: [instead(timing.mustWait, () => () => false)],
  },
  {
    id: 'timing-effects-wait-in-attacks-only',
    says: 'Timing Effects resolved in the middle of a battle that an effect started',
    contradicts: ['SOUL-9.5.6-5'],
    decides: [instead(timing.mustWait, () => (running) => running.began === 'declared')],
  },
  {
    id: 'attacks-wake-instants-only',
    says: 'only Instant Effects, and no Timing Effects, triggered for being attacked',
    contradicts: ['SOUL-9.5.6-5'],
    decides: [instead(cascade.triggers, (original) => (e) => !(e.when?.on === 'attacked' && e.speed === 'timing') && original(e))],
  },
  {
    id: 'timing-starts-no-battle',
    says: 'a Timing Effect could not start a battle, not even after the battle that woke it',
    contradicts: ['SOUL-9.5.6-5'],
    decides: [instead(noBattleRuns, (original) => (start) => original(start) && !start.s.events.some((e) => e.kind === 'trigger'))],
  },
  {
    id: 'timing-effects-are-lost',
    says: 'Timing Effects that trigger in a battle were lost',
    contradicts: ['SOUL-9.5.6-5', 'SOUL-9.5.9-4'],
    decides: [instead(timing.releaseOrder, () => () => [])],
  },
  {
    id: 'opponents-timing-first',
    says: "of Timing Effects released together, the opponent's came first",
    contradicts: ['SOUL-9.5.9-4'],
    decides: [
      instead(
        timing.releaseOrder,
        (original) => (waiting, p) => original(waiting, { ...p, turn: { ...p.turn, player: opponentOf(p.turn.player) } }),
      ),
    ],
  },
  {
    id: 'only-the-target-is-captured',
    says: 'only the target of the attack could be captured',
    contradicts: ['SOUL-9.5.7-1', 'SOUL-9.5.7-X1'],
    decides: [instead(course.losers, (original) => (p, b) => original(p, b).map((group) => group.filter((c) => c === b.target)))],
  },
  {
    id: 'bystanders-are-not-captured',
    says: 'only the two who fight could be captured',
    contradicts: ['SOUL-9.5.7-1'],
    decides: [
      instead(
        course.losers,
        (original) => (p, b) =>
          original(p, b).map((group) => group.filter((c) => c.kind === 'realm' || c === b.target || c === b.attacker)),
      ),
    ],
  },
  {
    id: 'inactive-souls-are-not-captured',
    says: 'inactive Souls were not captured',
    contradicts: ['SOUL-9.5.7-1'],
    decides: [instead(course.isBeaten, (original) => (c) => original(c) && !(c.kind === 'soul' && !c.active))],
  },
  {
    id: 'second-line-is-not-captured',
    says: 'Souls of the Second Line were not captured',
    contradicts: ['SOUL-9.5.7-1'],
    decides: [instead(course.isBeaten, (original) => (c) => original(c) && c.zone !== 'second')],
  },
  {
    id: 'effect-battles-capture-nobody',
    says: 'nobody were captured in a battle between two Souls that an effect started',
    contradicts: ['SOUL-9.5.7-1'],
    decides: [instead(course.losers, (original) => (p, b) => (b.began === 'declared' || b.attacker === b.target ? original(p, b) : []))],
  },
  {
    id: 'souls-stay-at-zero',
    says: 'Souls without HP were not captured',
    contradicts: ['SOUL-9.5.7-1', 'SOUL-9.5.7-X1'],
    decides: [instead(course.isBeaten, (original) => (c) => original(c) && c.kind === 'realm')],
  },
  {
    id: 'only-the-attacked-realm-shatters',
    says: 'only the Realm under attack could shatter',
    contradicts: ['SOUL-9.5.7-2'],
    decides: [
      instead(
        course.losers,
        (original) => (p, b) => original(p, b).map((group) => group.filter((c) => c.kind === 'soul' || c === b.target)),
      ),
    ],
  },
  {
    id: 'own-realms-do-not-shatter',
    says: 'Realms of the turn player did not shatter',
    contradicts: ['SOUL-9.5.7-2'],
    decides: [
      instead(
        course.losers,
        (original) => (p, b) => original(p, b).map((group) => group.filter((c) => c.kind === 'soul' || c.side !== p.turn.player)),
      ),
    ],
  },
  {
    id: 'captured-one-by-one',
    says: 'the fallen were captured one after the other',
    contradicts: ['SOUL-9.5.7-3'],
    bug: 'hs-bugs#16',
    decides: [
      instead(
        course.losers,
        (original) => (p, b) =>
          original(p, b)
            .flat()
            .map((c) => [c]),
      ),
    ],
  },
  {
    id: 'leaders-do-not-end-the-duel',
    says: 'the duel went on after the capture of a Leader',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.wonBy, () => () => null)],
  },
  {
    id: 'owner-of-the-captured-leader-wins',
    says: 'the player whose Leader was captured had won',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [
      instead(duel.wonBy, (original) => (captured) => {
        const winner = original(captured);
        return winner && opponentOf(winner);
      }),
    ],
  },
  {
    id: 'north-wins',
    says: 'the capture of any Leader were a victory of north',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.wonBy, (original) => (captured) => original(captured) && 'north')],
  },
  {
    id: 'leader-of-north-cannot-lose',
    says: "the capture of north's Leader did not end the duel",
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.wonBy, (original) => (captured) => original(captured.filter((c) => c.side === 'south')))],
  },
  {
    id: 'attacks-after-the-end',
    says: 'attacks could be declared after the end of the duel',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.duelGoesOn, () => () => true)],
  },
  {
    id: 'effects-after-the-end',
    says: 'effects could be used after the end of the duel',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.duelGoesOn, (original) => (winner, to) => to === 'use' || original(winner, to))],
  },
  {
    id: 'phase-ends-after-the-end',
    says: 'the phase could be ended after the end of the duel',
    contradicts: ['SOUL-9.5.7-4'],
    decides: [instead(duel.duelGoesOn, (original) => (winner, to) => to === 'end-phase' || original(winner, to))],
  },
  {
    id: 'the-mark-captures',
    says: 'a marked Soul were captured though it was healed',
    contradicts: ['SOUL-9.5.7-5'],
    decides: [
      instead(
        course.losers,
        (original) => (p, b) =>
          original(p, b).map((group) => (b.felled && b.target.slot > 0 && !group.includes(b.target) ? [...group, b.target] : group)),
      ),
    ],
  },
  {
    id: 'any-capture-is-credited',
    says: 'every captured target were credited to the attack, whoever took its last HP',
    contradicts: ['SOUL-9.5.8-1a', 'SOUL-9.5.8-4'],
    decides: [instead(course.attackFelledIt, () => () => true)],
  },
  {
    id: 'zero-is-felled',
    says: 'a target already at 0 HP were felled by the attack',
    contradicts: ['SOUL-9.5.8-4'],
    decides: [instead(course.isFelled, () => (target) => target.kind === 'soul' && target.hp === 0)],
  },
  {
    id: 'felling-is-enough',
    says: 'a felled target were credited though it was not captured in the capture step',
    contradicts: ['SOUL-9.5.8-1b', 'SOUL-9.5.8-3'],
    decides: [instead(course.wasTakenNow, () => () => true)],
  },
  {
    id: 'capture-by-effect-is-credited',
    says: 'a capture by an effect were credited to the attack',
    contradicts: ['SOUL-9.5.8-3'],
    decides: [instead(course.wasTakenNow, () => (b) => b.target.zone === 'captured')],
  },
  {
    id: 'inactive-attackers-are-credited',
    says: 'an attacker that is active no more were credited',
    contradicts: ['SOUL-9.5.8-1c', 'SOUL-9.5.8-5'],
    decides: [instead(course.attackerIsActive, () => () => true)],
  },
  {
    id: 'berserk-never-triggers',
    says: 'Berserk did not trigger',
    contradicts: ['SOUL-9.5.8-2', 'SOUL-9.5.5-1'],
    decides: [instead(course.hasCapturedInBattle, () => () => false)],
  },
  {
    id: 'effect-battles-are-not-credited',
    says: 'Berserk did not trigger in a battle that an effect started',
    contradicts: ['SOUL-9.5.8-2'],
    decides: [instead(course.hasCapturedInBattle, (original) => (b) => b.began === 'declared' && original(b))],
  },
  {
    id: 'realms-are-credited',
    says: 'a shattered Realm counted as a captured Soul',
    contradicts: ['SOUL-9.5.8-6'],
    decides: [instead(course.isFelled, () => (target, before) => target.hp === 0 && before > 0)],
  },
  {
    id: 'nothing-follows-a-battle',
    says: 'effects after a battle did not resolve',
    contradicts: ['SOUL-9.5.9-1'],
    decides: [instead(course.afterBattle, () => () => [])],
  },
  {
    id: 'nothing-follows-an-effect-battle',
    says: 'effects after a battle did not resolve if an effect started it',
    contradicts: ['SOUL-9.5.9-1'],
    decides: [instead(course.afterBattle, (original) => (b) => (b.began === 'declared' ? original(b) : []))],
  },
  {
    id: 'nothing-follows-a-realm',
    says: 'effects after a battle did not resolve if a Realm was attacked',
    contradicts: ['SOUL-9.5.9-1'],
    decides: [instead(course.afterBattle, (original) => (b) => (b.target.kind === 'realm' ? [] : original(b)))],
  },
  {
    id: 'target-first-after-a-battle',
    says: "the target's effects after a battle came first",
    contradicts: ['SOUL-9.5.9-2'],
    decides: [instead(course.afterBattle, () => (b) => [b.target, b.attacker])],
  },
  {
    id: 'inactive-souls-act-after-a-battle',
    says: 'effects after a battle resolved though their Soul is active no more',
    contradicts: ['SOUL-9.5.9-3'],
    decides: [instead(course.stillResolves, () => () => true)],
  },
  {
    id: 'attacks-overlap',
    says: 'another attack could be declared while one is open',
    contradicts: ['SOUL-9.5.9-5'],
    decides: [instead(course.noAttackRuns, () => () => true)],
  },
  {
    id: 'phase-ends-under-an-attack',
    says: 'the phase could end while an attack is open',
    contradicts: ['SOUL-9.5.9-5'],
    decides: [instead(course.phaseMayEnd, () => () => true)],
  },
];
