import { next } from '../kernel/agenda.ts';
import { type ClauseId, refusal } from '../kernel/clause.ts';
import { listed } from '../kernel/door.ts';
import { engineOf } from '../kernel/machine.ts';
import { type Open, opponentOf } from '../kernel/types.ts';
import * as pick from './101.4-trigger-order.ts';
import { abilityOrder } from './115-battle.ts';
import * as step from './505-attack-step.ts';
import { block, carryOut, declare, goOn, resolveAbilities } from './course.ts';
import { admitCommands, admitPosition } from './door.ts';
import { emit, find, stateOf } from './table.ts';
import type { Attack, Card, Command, Creature, Effect, Id, Position, Side, State } from './types.ts';

/** Duel Masters, rules 115 and 701.13: what happens when these commands are given in this position. */
export const run = engineOf<Position, Command, State>({
  admitPosition,
  admitCommands,
  begin: stateOf,
  refuses,
  perform,
  open: openOf,
  candidates,
});

function openOf(s: State): Open | null {
  if (s.choice) {
    const { side, options } = s.choice;
    return { window: 'choice', waiting: side, options, min: 1, max: 1 };
  }
  if (!s.attack) return null;
  const { attacker, target } = s.attack;
  return {
    window: 'block',
    waiting: opponentOf(attacker.side),
    attacker: attacker.card.id,
    target: typeof target === 'string' ? target : target.card.id,
  };
}

const isPlayer = (name: Id): name is Side => name === 'north' || name === 'south';
const named = (p: Position, name: Id): Card | Side => (isPlayer(name) ? name : find(p, name));
const waitingFor = (s: State): Side | null => s.choice?.side ?? null;

type Attempt = { s: State; side: Side; attackers: readonly Id[]; targets: readonly Id[]; attacker: () => Card; target: () => Card | Side };
const toAttack: readonly ((a: Attempt) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s }) => pick.noPickIsOpen(waitingFor(s)),
  ({ s }) => step.noAttackRuns(s.attack),
  ({ s }) => step.inAttackPhase(s.position),
  ({ s, side }) => step.isTurnPlayer(s.position, side),
  ({ attackers }) => step.isOneAttacker(attackers),
  ({ attacker, side }) => step.isOwnCreature(attacker(), side),
  ({ attacker }) => step.isUntapped(attacker() as Creature),
  ({ attacker }) => step.isNotSick(attacker() as Creature),
  ({ attacker }) => step.isFree(attacker() as Creature),
  ({ targets }) => step.isOneTarget(targets),
  ({ target, side }) => step.isTarget(target(), side),
];
type Using = { s: State; side: Side; effect: Effect };
const toUse: readonly ((u: Using) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s }) => pick.noPickIsOpen(waitingFor(s)),
  ({ s }) => step.noAttackRuns(s.attack),
  ({ s, side, effect }) => step.mayUse(effect, side, s.position),
];
type Blocking = { s: State; side: Side; card: Card };
const toBlock: readonly ((b: Blocking) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s }) => pick.noPickIsOpen(waitingFor(s)),
  ({ s, side }) => step.mayAnswer(side, s.attack),
  ({ side, card }) => step.isBlocker(card, side),
  ({ card }) => step.isReadyToBlock(card as Creature),
  ({ s, card }) => step.isNotAttacked(card as Creature, s.attack as Attack),
];
const toPass: readonly ((p: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s }) => pick.noPickIsOpen(waitingFor(s)),
  ({ s, side }) => step.mayAnswer(side, s.attack),
];
const toChoose: readonly ((c: { s: State; side: Side; ids: Id[] }) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s, side }) => pick.isWaitedFor(side, waitingFor(s)),
  ({ s, ids }) => pick.picksAmong(s.choice?.options ?? [], ids),
];
const toEndPhase: readonly ((e: { s: State; side: Side }) => boolean)[] = [
  ({ s }) => step.gameGoesOn(s.winner),
  ({ s }) => pick.noPickIsOpen(waitingFor(s)),
  ({ s }) => step.noAttackRuns(s.attack),
  ({ s, side }) => step.mayEndPhase(s.position, side),
];
const toSettle: readonly ((e: { s: State }) => boolean)[] = [({ s }) => pick.noPickIsOpen(waitingFor(s))];

const spell = (p: Position, id: Id): Effect | undefined => p.effects.find((e) => e.id === id);

function refuses(s: State, c: Command): ClauseId[] | undefined {
  const p = s.position;
  switch (c.do) {
    case 'attack': {
      const [attackers, targets] = [listed(c.attacker), listed(c.target)];
      const attacker = (): Card => find(p, attackers[0] as Id);
      const target = (): Card | Side => named(p, targets[0] as Id);
      return refusal(toAttack, { s, side: c.side, attackers, targets, attacker, target });
    }
    case 'use': {
      const effect = spell(p, c.effect);
      return effect ? refusal(toUse, { s, side: c.side, effect }) : refusal(toBlock, { s, side: c.side, card: find(p, c.effect) });
    }
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
    case 'attack':
      declare(s, find(p, listed(c.attacker)[0] as Id) as Creature, named(p, listed(c.target)[0] as Id) as Creature | Side);
      break;
    case 'use': {
      const effect = spell(p, c.effect);
      if (effect) use(s, effect);
      else block(s, s.attack as Attack, find(p, c.effect) as Creature);
      break;
    }
    case 'choose': {
      const { settle } = s.choice as NonNullable<State['choice']>;
      s.choice = null;
      settle(c.ids[0] as Id);
      break;
    }
    case 'pass':
      (s.attack as Attack).asksForBlock = false;
      break;
    case 'end-phase':
      p.turn.phase = p.turn.phase === 'main' ? 'attack' : 'end';
      s.now += 1;
      emit(s, { kind: 'phase', to: p.turn.phase });
      break;
    case 'settle':
      while (s.attack?.asksForBlock) {
        s.attack.asksForBlock = false;
        goOn(s);
      }
  }
  goOn(s);
}

function use(s: State, effect: Effect): void {
  effect.used = true;
  s.now += 1;
  emit(s, { kind: 'use', by: effect.id });
  next(s, ...carryOut(s, effect), () => resolveAbilities(s, abilityOrder));
}

/** Answers first, then attacks in card order, the end of the phase. */
function candidates(s: State): Command[] {
  const { cards, effects } = s.position;
  return (['north', 'south'] as const).flatMap((side): Command[] => [
    ...(s.choice?.options ?? []).map((option): Command => ({ do: 'choose', side, ids: [option] })),
    { do: 'pass', side },
    ...effects.map((e): Command => ({ do: 'use', side, effect: e.id })),
    ...cards.map((c): Command => ({ do: 'use', side, effect: c.id })),
    ...cards
      .filter((a) => step.isOwnCreature(a, side))
      .flatMap((a) =>
        [...cards.map((t) => t.id), opponentOf(side)].map((target): Command => ({ do: 'attack', side, attacker: a.id, target })),
      ),
    { do: 'end-phase', side },
  ]);
}
