import { advance } from '../kernel/agenda.ts';
import { type ClauseId, refusal } from '../kernel/clause.ts';
import { listed } from '../kernel/door.ts';
import { byId, engineOf } from '../kernel/machine.ts';
import type { Fields, Open } from '../kernel/types.ts';
import { isAction, isTheirMainPhase, mayEndPhase, noActionRuns } from './8.9-main-phase.ts';
import * as declaring from './9.1-declaring.ts';
import * as react from './9.7-react-step.ts';
import { areChosenAmong } from './9.18-steal-step.ts';
import { choosesAmong, isUnused, isWaitedFor, noChoiceIsOpen } from './10.11-pending-effects.ts';
import { canPayCall, isFaceDown, isFirstCall } from './11.14-call-a-legend.ts';
import { mayUseInMainPhase } from './11.30-quick.ts';
import { block, call, closeReact, declare, play, useEffect } from './course.ts';
import { admitCommands, admitPosition } from './door.ts';
import { copyOf, emit, isSide, isUnitTarget, stateOf } from './table.ts';
import type { Attack, Card, Command, Effect, Id, Position, Side, State, Target, Unit } from './types.ts';

/** The Cyberpunk TCG, chapter 9: what happens when these commands are given in this position. */
export const run = engineOf<Position, Command, State>({
  admitPosition,
  admitCommands,
  begin: (p) => stateOf(copyOf(p)),
  refuses,
  perform,
  open: openOf,
  candidates,
});

const isAsked = (s: State): boolean => s.choice !== null || s.attack?.asked === true;

function openOf(s: State): Open | null {
  const { choice, attack } = s;
  if (choice) {
    const { kind, side, options, count } = choice;
    return { window: 'choice', waiting: side, kind, options, min: count, max: count, ...rolesIn(s) };
  }
  if (!attack?.asked) return null;
  return { window: 'response', waiting: react.asksToReact(attack), ...rolesIn(s) };
}
/** 9.4 Who and what takes part in the running attack. */
function rolesIn(s: State): Fields {
  const { attack } = s;
  if (!attack || attack.over) return {};
  const target = declaring.attacked(attack);
  return {
    step: attack.step,
    attacking: declaring.attackingPlayer(attack),
    defending: declaring.defendingPlayer(attack),
    attacker: declaring.attackingUnit(attack),
    target: isUnitTarget(target) ? declaring.defendingUnit(target, attack) : declaring.defendingArea(target, s),
  };
}

type Attempt = { s: State; side: Side; attackers: readonly Id[]; targets: readonly Id[]; attacker: () => Card; target: () => Card | Side };
/** 9.2 and 9.3 in the order of the text. */
const toAttack: readonly ((a: Attempt) => boolean)[] = [
  ({ s }) => declaring.noAttackRuns(s.attack),
  ({ s }) => noChoiceIsOpen(s.choice),
  ({ s }) => declaring.inMainPhase(s.position),
  ({ s, side }) => declaring.isTurnPlayer(s.position, side),
  ({ attackers }) => declaring.isOne(attackers),
  ({ side, attacker }) => declaring.mayAttack(attacker(), side),
  ({ s, attacker }) => declaring.hasTarget(attacker() as Unit, s.position),
  ({ targets }) => declaring.isOne(targets),
  ({ s, attacker, target }) => declaring.isTarget({ attacker: attacker() as Unit, named: target(), p: s.position }),
];
function attempt(s: State, c: Extract<Command, { do: 'attack' }>): Attempt {
  const p = s.position;
  const attackers = declaring.saidAttacker(listed(c.attacker), c.side, p);
  const targets = declaring.saidTarget(listed(c.target), c.side, p);
  const target = (): Card | Side => {
    const named = targets[0] as Id;
    return isSide(named) ? named : byId(p.cards, named);
  };
  return { s, side: c.side, attackers, targets, attacker: () => byId(p.cards, attackers[0] as Id), target };
}

type Using = { s: State; side: Side; thing: Effect | Card };
/** 9.7 to 9.11 in the React Step. */
const toReact: readonly ((u: Using) => boolean)[] = [
  ({ s }) => react.isReactStep(s.attack),
  ({ s, side }) => react.mayReact(side, s.attack as Attack),
  ({ s }) => react.nothingUnderWay(s.choice),
  ({ s }) => react.mayReactAgain((s.attack as Attack).reactions),
  ({ side, thing }) => react.isReaction(thing, side),
  ({ s, thing }) => {
    const attack = s.attack as Attack;
    if ('speed' in thing) return react.isQuick(thing) && isUnused(thing) && react.mayComeNow('effect', attack.reactions);
    if (thing.kind === 'unit') return mayBlock(thing, s) && react.mayComeNow('block', attack.reactions);
    if (thing.kind === 'program') return react.isQuickProgram(thing) && mayPlay(thing, s) && react.mayComeNow('program', attack.reactions);
    return react.mayCallNow() && mayCall(thing, s) && react.mayComeNow('call', attack.reactions);
  },
];
/** 8.9 Actions of the turn player. Outside of an attack the other player does nothing. */
const toAct: readonly ((u: Using) => boolean)[] = [
  ({ s, side }) => s.position.turn.player === side || react.isReactStep(s.attack),
  ({ s }) => noChoiceIsOpen(s.choice),
  ({ s, side }) => isTheirMainPhase(s.position, side),
  ({ s, thing }) => !('kind' in thing) || thing.kind !== 'unit' || react.blocksNow(s.attack),
  ({ side, thing }) => isAction(thing, side),
  ({ s, thing }) => {
    if ('speed' in thing) return mayUseInMainPhase(thing.speed === 'quick') && isUnused(thing);
    if (thing.kind === 'program') return mayUseInMainPhase(thing.quick) && mayPlay(thing, s);
    return thing.kind !== 'legend' || mayCall(thing, s);
  },
];
const mayBlock = (u: Unit, s: State): boolean =>
  react.hasBlocker(u) &&
  react.isReadyToBlock(u) &&
  react.isNotAttacked(u, s.attack as Attack) &&
  (!u.lag || react.mayBlockWithLag(u)) &&
  (!(s.attack as Attack).blocked || react.mayBlockAgain(s.attack as Attack));
const mayPlay = (c: Card, s: State): boolean =>
  c.kind === 'program' && react.isInHand(c) && react.canPay(c, s.position.players[c.side].eddies);
const mayCall = (c: Card, s: State): boolean => {
  const player = s.position.players[c.side];
  return c.kind === 'legend' && isFaceDown(c) && isFirstCall(player, s.position.turn.number, s.position) && canPayCall(player);
};

type Passing = { s: State; side: Side };
const toPass: readonly ((p: Passing) => boolean)[] = [
  ({ s }) => react.isReactStepOpen(s.attack),
  ({ s, side }) => react.mayClose(side, s.attack as Attack),
  ({ s }) => react.noReactionRuns(s.choice, s),
  ({ s }) => react.nothingIsPending(s.choice, s),
  ({ s }) => react.mayCloseNow((s.attack as Attack).reactions),
];
const toChoose: readonly ((c: Passing & { ids: readonly Id[] }) => boolean)[] = [
  ({ s, side }) => isWaitedFor(side, s.choice),
  ({ s, ids }) => s.choice !== null && (s.choice.kind === 'steal' ? areChosenAmong(s.choice, ids) : choosesAmong(s.choice, ids)),
];
const toEndPhase: readonly ((e: Passing) => boolean)[] = [
  ({ s }) => noActionRuns(s.attack !== null || s.choice !== null),
  ({ s, side }) => mayEndPhase(s.position, side),
  ({ s, side }) => declaring.mayStopAttacking(s.position, side),
];
const toSettle: readonly ((e: { s: State }) => boolean)[] = [({ s }) => noChoiceIsOpen(s.choice)];

/** An effect or a card, by the id that `use` names. */
const thingOf = ({ cards, effects }: Position, id: Id): Effect | Card => effects.find((e) => e.id === id) ?? byId(cards, id);

function refuses(s: State, c: Command): ClauseId[] | undefined {
  switch (c.do) {
    case 'attack':
      return refusal(toAttack, attempt(s, c));
    case 'use':
      return refusal(s.attack ? toReact : toAct, { s, side: c.side, thing: thingOf(s.position, c.effect) });
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
      const { attacker, target } = attempt(s, c);
      declare(s, attacker() as Unit, target() as Target);
      break;
    }
    case 'use':
      use(s, thingOf(s.position, c.effect));
      break;
    case 'choose': {
      const choice = s.choice;
      s.choice = null;
      choice?.answer(c.ids);
      break;
    }
    case 'pass':
      if (s.attack) closeReact(s, s.attack);
      break;
    case 'end-phase':
      s.position.turn.phase = 'end';
      s.now += 1;
      emit(s, { kind: 'phase', to: 'end' });
      break;
    case 'settle':
      settle(s);
  }
  advance(s, isAsked);
}
/** Everyone declines. A choice that must be made stops it, and stands open. */
function settle(s: State): void {
  while (s.attack?.asked && s.choice === null) {
    closeReact(s, s.attack);
    advance(s, isAsked);
  }
}

function use(s: State, thing: Effect | Card): void {
  if ('speed' in thing) useEffect(s, thing);
  else if (thing.kind === 'unit') block(s, thing);
  else if (thing.kind === 'program') play(s, thing);
  else if (thing.kind === 'legend') call(s, thing);
}

/** Choices and uses, attacks in card order, the end of the phase. */
function candidates(s: State): Command[] {
  const { cards, effects } = s.position;
  const targets = [...cards.map((c) => c.id), 'north', 'south'];
  const chosen = s.choice ? combinations(s.choice.options, s.choice.count) : [];
  return (['north', 'south'] as const).flatMap((side): Command[] => [
    ...chosen.map((ids): Command => ({ do: 'choose', side, ids })),
    { do: 'pass', side },
    ...[...effects, ...cards].map((x): Command => ({ do: 'use', side, effect: x.id })),
    // Most cards cannot attack for this side: ask that once, not once a target.
    ...cards
      .filter((a) => declaring.mayAttack(a, side))
      .flatMap((a) => targets.map((target): Command => ({ do: 'attack', side, attacker: a.id, target }))),
    { do: 'end-phase', side },
  ]);
}
/** Every choice of so many, in the order of the options. */
function combinations(options: readonly Id[], count: number): Id[][] {
  if (count === 0) return [[]];
  return options.flatMap((id, i) => combinations(options.slice(i + 1), count - 1).map((rest) => [id, ...rest]));
}
