import { type ClauseId, refusal } from '../kernel/clause.ts';
import { listed } from '../kernel/door.ts';
import { engineOf } from '../kernel/machine.ts';
import { type Open, opponentOf } from '../kernel/types.ts';
import { isTimeToAttack } from './BS.0-battle-step.ts';
import * as who from './BS.1-who-attacks-whom.ts';
import * as response from './BS.5-responses.ts';
import * as replaying from './BS.7-replay.ts';
import { mayAttackAgain } from './BS.9-after-the-chain.ts';
import { hasAttacksLeft } from './BS.11-how-often.ts';
import { choose, declare, enterBattlePhase, pass, use, wantToLeave } from './course.ts';
import { isForTheDamageStep } from './DS.1-damage-step.ts';
import { admitCommands, admitPosition } from './door.ts';
import * as fast from './FE.1-fast-effects.ts';
import { duelGoesOn } from './LP.1-life-points.ts';
import { copyOf, find, findEffect, stateOf } from './table.ts';
import type { Command, Effect, Id, Monster, Position, Side, State } from './types.ts';

/** Yu-Gi-Oh, the Battle Step: what happens when these commands are given in this position. */
export const run = engineOf<Position, Command, State>({
  admitPosition,
  admitCommands,
  begin: (p) => stateOf(copyOf(p)),
  refuses,
  perform,
  open: openOf,
  candidates,
});

function openOf(s: State): Open | null {
  const attacker = s.attack?.attacker;
  if (s.replay && attacker) {
    const waiting = s.position.turn.player;
    return { window: 'choice', waiting, kind: 'replay', attacker: attacker.card.id, options: s.replay, min: 0, max: 1 };
  }
  if (!s.window) return null;
  const { timing, priority } = s.window;
  const open: Open = { window: 'response', waiting: priority, kind: timing, links: s.chain.length };
  if (attacker) {
    open['attacker'] = attacker.card.id;
    open['target'] = s.attack?.target?.card.id ?? opponentOf(attacker.side);
  }
  return open;
}

type Attempt = { s: State; side: Side; attackers: readonly Id[]; targets: readonly Id[] };
const attemptOf = (s: State, c: Extract<Command, { do: 'attack' }>): Attempt => ({
  s,
  side: c.side,
  attackers: who.saidAttacker(listed(c.attacker), c.side, s.position),
  targets: who.saidTarget(listed(c.target), c.side, s.position),
});
const attackerOf = ({ s, attackers }: Attempt): Monster => find(s.position, attackers[0] as Id);
const targetOf = ({ targets }: Attempt): Id => targets[0] as Id;
/** BS.1 to BS.3 and BS.11: who attacks, and whom. */
const toAttack: readonly ((a: Attempt) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner),
  ({ s }) => fast.noReplayIsOpen(s.replay),
  ({ s }) => isTimeToAttack(s.position),
  ({ s }) => fast.nothingIsOpen(s.window),
  ({ s, side }) => who.isTurnPlayer(side, s.position),
  ({ attackers }) => who.isOneAttacker(attackers),
  (a) => who.isOwnMonster(attackerOf(a), a.side),
  (a) => who.isFaceUp(attackerOf(a)),
  (a) => who.isInAttackPosition(attackerOf(a)),
  (a) => who.isAbleToAttack(attackerOf(a)),
  (a) => mayAttackAgain(attackerOf(a), a.s.position),
  ({ targets }) => who.isOneTarget(targets),
  (a) => isTarget(a, targetOf(a)),
  (a) => hasAttacksLeft(attackerOf(a), a.s.position, who.isPlayer(targetOf(a))),
];
function isTarget(a: Attempt, target: Id): boolean {
  if (who.isPlayer(target)) return who.isOpponent(target, a.side) && who.mayAttackDirectly(attackerOf(a), a.side, a.s.position);
  const c = find(a.s.position, target);
  return who.isOfOpponent(c, a.side) && who.canBeAttacked(c);
}

type Using = { s: State; side: Side; effect: Effect };
const toUse: readonly ((u: Using) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner),
  ({ s }) => fast.noReplayIsOpen(s.replay),
  ({ side, effect }) => fast.isOwn(effect, side),
  ({ s, side }) => (s.window ? fast.hasPriority(side, s.window) : fast.mayBegin(side, s.position)),
  ({ s, effect }) => fast.isUnused(effect, s),
  ({ s, effect }) => (effect.speed === 'attack' ? responds(s, effect) : isInTime(s, effect)),
];
const responds = (s: State, effect: Effect): boolean =>
  replaying.mayRespondToReplay(s.attack) &&
  response.isInTimeToRespond(s.window, s.attack) &&
  response.mayRespond(effect, s.position) &&
  response.mayBeLink(effect, s.chain);
function isInTime(s: State, effect: Effect): boolean {
  if (s.window?.timing === 'damage') return isForTheDamageStep(effect);
  return s.window?.timing !== 'battle' || response.othersAreInTime(s.attack);
}

const toPass: readonly ((p: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner),
  ({ s, side }) => (s.replay ? replaying.mayStop(side, s.position) : fast.hasPriority(side, s.window)),
];
const toChoose: readonly ((c: { s: State; side: Side; ids: Id[] }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner),
  ({ s }) => fast.replayIsOpen(s),
  ({ s, side }) => replaying.isItsToChoose(side, s.position),
  ({ s, ids }) => replaying.isOneOfThem(ids, s.replay ?? []),
];
const toEndPhase: readonly ((e: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner),
  ({ s }) => fast.noReplayIsOpen(s.replay),
  ({ s }) => fast.nothingIsOpen(s.window),
  ({ s, side }) => fast.mayEnd(side, s.position),
  ({ s, side }) => s.position.turn.phase !== 'battle' || who.mayDecline(side, s.position),
];

const toSettle: readonly ((e: { s: State }) => boolean)[] = [({ s }) => fast.everyoneMayDecline(s.replay)];

function refuses(s: State, c: Command): ClauseId[] | undefined {
  switch (c.do) {
    case 'attack':
      return refusal(toAttack, attemptOf(s, c));
    case 'use':
      return refusal(toUse, { s, side: c.side, effect: findEffect(s.position, c.effect) });
    case 'pass':
      return refusal(toPass, { s, side: c.side });
    case 'choose':
      return refusal(toChoose, { s, side: c.side, ids: c.ids });
    case 'end-phase':
      return refusal(toEndPhase, { s, side: c.side });
    case 'settle':
      return refusal(toSettle, { s });
  }
}

function perform(s: State, c: Command): void {
  switch (c.do) {
    case 'attack': {
      const attempt = attemptOf(s, c);
      return declare(s, attackerOf(attempt), targetOf(attempt));
    }
    case 'use':
      return use(s, findEffect(s.position, c.effect));
    case 'choose':
      return choose(s, c.ids[0] as Id);
    case 'pass':
      return pass(s);
    case 'end-phase':
      return s.position.turn.phase === 'main' ? enterBattlePhase(s) : wantToLeave(s);
    case 'settle':
      while ((s.window || s.replay) && !s.winner) pass(s);
  }
}

/** Choices, passes and uses, attacks in card order, the end of the phase. */
function candidates(s: State): Command[] {
  const { cards, effects } = s.position;
  return (['north', 'south'] as const).flatMap((side): Command[] => [
    ...(s.replay ?? []).map((option): Command => ({ do: 'choose', side, ids: [option] })),
    { do: 'pass', side },
    ...effects.map((e): Command => ({ do: 'use', side, effect: e.id })),
    ...cards
      .filter((a) => who.isOwnMonster(a, side))
      .flatMap((a) =>
        [...cards.map((t) => t.id), opponentOf(side)].map((target): Command => ({ do: 'attack', side, attacker: a.id, target })),
      ),
    { do: 'end-phase', side },
  ]);
}
