import { type ClauseId, refusal } from '../kernel/clause.ts';
import { listed } from '../kernel/door.ts';
import { engineOf } from '../kernel/machine.ts';
import type { Open } from '../kernel/types.ts';
import { inCombatPhase, isOneAttacker, isOwnSoul, isTurnPlayer, mayAttack, mayEndPhase } from './9.1-who-may-attack.ts';
import { isEnemy, isOneTarget, isTarget } from './9.2-legal-targets.ts';
import { effectMayChoose } from './9.3-taunt.ts';
import { isSaid, mayPass, mayRespond, mayUseNow, noAttackRuns, phaseMayEnd, saidAttacker, saidTarget } from './9.5-course-of-an-attack.ts';
import { choosesAmong, hasChoice, isUnused, isWaitedFor, mayUseOutsideWindow, noChoiceIsOpen } from './12-cascade.ts';
import { duelGoesOn } from './16.1.1-end-of-the-duel.ts';
import { onBoard } from './board.ts';
import { declare, pass, respond } from './course.ts';
import { admitCommands, admitPosition } from './door.ts';
import { releaseTiming, resolve } from './effects.ts';
import { copyOf, emit, find, findEffect, stateOf } from './table.ts';
import type { Card, Command, Effect, Id, Position, Realm, Side, Soul, State } from './types.ts';

/** Souls, chapter 9: what happens when these commands are given in this position. */
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
  if (s.choice) {
    const { effect, options } = s.choice;
    return { window: 'choice', waiting: effect.side, kind: effect.id, options, min: 1, max: 1 };
  }
  if (!s.attack) return null;
  const { attacker, target, priority } = s.attack;
  return { window: 'response', waiting: priority, attacker: attacker.card.id, target: target.card.id };
}

const pairOf = (c: Extract<Command, { do: 'attack' }>, { position: p }: State) => ({
  attackers: saidAttacker(listed(c.attacker), c.side, p),
  targets: saidTarget(listed(c.target), c.side, p),
});

type Attempt = { s: State; side: Side; attackers: readonly Id[]; targets: readonly Id[] };
const attackerOf = ({ s, attackers }: Attempt): Card => find(s.position, attackers[0] as Id);
const targetOf = ({ s, targets }: Attempt): Card => find(s.position, targets[0] as Id);
/** 9.1 and 9.2 in the order of the text. */
const toAttack: readonly ((a: Attempt) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner, 'attack'),
  ({ s }) => noChoiceIsOpen(waitingForChoice(s)),
  ({ s }) => noAttackRuns(s.attack),
  ({ s }) => inCombatPhase(s.position),
  ({ s, side }) => isTurnPlayer(s.position, side),
  ({ attackers }) => isSaid(attackers),
  ({ attackers }) => isOneAttacker(attackers),
  (a) => isOwnSoul(attackerOf(a), a.side),
  (a) => mayAttack(attackerOf(a) as Soul, a.s.position),
  ({ targets }) => isSaid(targets),
  ({ targets }) => isOneTarget(targets),
  (a) => isEnemy(targetOf(a), a.side),
  (a) => isTarget(targetOf(a) as Soul | Realm, attackerOf(a) as Soul, a.s.position),
];
const waitingForChoice = (s: State): Side | null => s.choice?.effect.side ?? null;

type Using = { s: State; side: Side; effect: Effect };
const toUse: readonly ((u: Using) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner, 'use'),
  ({ s }) => noChoiceIsOpen(waitingForChoice(s)),
  ({ s, side, effect }) =>
    s.attack ? mayUseNow(side, s.attack) && mayRespond(effect, side, s.position) : mayUseOutsideWindow(s.position, effect, side),
  ({ effect }) => isUnused(effect),
  ({ s, effect }) => effect.chooses === null || hasChoice(optionsOf(s, effect)),
];
const toPass: readonly ((p: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner, 'pass'),
  ({ s }) => noChoiceIsOpen(waitingForChoice(s)),
  ({ s, side }) => mayPass(side, s.attack),
];
const toChoose: readonly ((c: { s: State; side: Side; ids: Id[] }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner, 'choose'),
  ({ s, side }) => isWaitedFor(side, waitingForChoice(s)),
  ({ s, ids }) => choosesAmong(s.choice?.options ?? [], ids),
];
const toEndPhase: readonly ((e: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => duelGoesOn(s.winner, 'end-phase'),
  ({ s }) => noChoiceIsOpen(waitingForChoice(s)),
  ({ s }) => phaseMayEnd(s.attack),
  ({ s, side }) => mayEndPhase(s.position, side),
];
const toSettle: readonly ((e: { s: State }) => boolean)[] = [({ s }) => noChoiceIsOpen(waitingForChoice(s))];

function refuses(s: State, c: Command): ClauseId[] | undefined {
  const p = s.position;
  switch (c.do) {
    case 'attack': {
      const { attackers, targets } = pairOf(c, s);
      return refusal(toAttack, { s, side: c.side, attackers, targets });
    }
    case 'use':
      return refusal(toUse, { s, side: c.side, effect: findEffect(p, c.effect) });
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
  const p = s.position;
  switch (c.do) {
    case 'attack': {
      const { attackers, targets } = pairOf(c, s);
      declare(s, find(p, attackers[0] as Id) as Soul, find(p, targets[0] as Id) as Soul | Realm);
      break;
    }
    case 'use':
      use(s, findEffect(p, c.effect));
      break;
    case 'choose': {
      const { effect } = s.choice as NonNullable<State['choice']>;
      s.choice = null;
      play(s, effect, c.ids[0] as Id);
      break;
    }
    case 'pass':
      if (s.attack) pass(s, s.attack);
      break;
    case 'end-phase':
      p.turn.phase = 'end';
      emit(s, { kind: 'phase', to: 'end' });
      break;
    case 'settle':
      while (s.attack && !s.winner) pass(s, s.attack);
  }
  if (!s.attack) releaseTiming(s);
}

/** A choice with one option is not asked. */
function use(s: State, effect: Effect): void {
  effect.used = true;
  emit(s, { kind: 'use', by: effect.id });
  const options = optionsOf(s, effect);
  if (effect.chooses === null) play(s, effect, null);
  else if (options.length === 1) play(s, effect, options[0] as Id);
  else s.choice = { effect, options };
}
function play(s: State, effect: Effect, chosen: Id | null): void {
  if (s.attack) respond(s, s.attack, effect, chosen);
  else resolve(s, { effect, chosen });
}

/** What an effect may choose: cards of that kind and side on the board. */
function optionsOf(s: State, { chooses }: Effect): Id[] {
  if (chooses === null) return [];
  return s.position.cards
    .filter((c) => c.kind === chooses.kind && c.side === chooses.side && onBoard(c))
    .filter((c) => c.kind !== 'soul' || effectMayChoose(c, s.position))
    .map((c) => c.id);
}

/** Passes and uses, attacks in card order, the end of the phase. */
function candidates(s: State): Command[] {
  const { cards, effects } = s.position;
  return (['north', 'south'] as const).flatMap((side): Command[] => [
    ...(s.choice?.options ?? []).map((option): Command => ({ do: 'choose', side, ids: [option] })),
    { do: 'pass', side },
    ...effects.map((e): Command => ({ do: 'use', side, effect: e.id })),
    // Most cards are no attacker for this side: ask that once, not once a target.
    ...cards
      .filter((a) => isOwnSoul(a, side))
      .flatMap((a) => cards.map((t): Command => ({ do: 'attack', side, attacker: a.id, target: t.id }))),
    { do: 'end-phase', side },
  ]);
}
