import { next } from '../kernel/agenda.ts';
import type { Id, Side } from '../kernel/types.ts';
import { winnerOver } from './1-2-1-defeat.ts';
import * as step from './7-1-4-damage-step.ts';
import { carryOutPending, use } from './effects.ts';
import { effectOf, emitNext, find, put } from './table.ts';
import type { Asked, Card, Leader, State } from './types.ts';

/** Damage to a Leader, in a battle or by an effect. `by` deals it, a card or an effect. */
type Damage = { leader: Leader; points: number; by: Id; cause: 'battle' | 'effect' };

/** 7-1-4-1-1 Who has lost is seen once; then each point takes a card, one after the other. */
export function damage(s: State, d: Damage): void {
  const { side } = d.leader;
  if (step.isDefeat(lifeOf(s, side), d.points, s.position)) return win(s, winnerOver(side, s.position));
  emitNext(s, { kind: 'damage', card: d.leader.id, by: d.by, amount: d.points });
  point(s, d, d.points, null);
}

/** One point, and those that follow. `last` is the card whose Trigger was used for the point before. */
function point(s: State, d: Damage, left: number, last: Card | null): void {
  const { side } = d.leader;
  if (left < d.points) {
    const dealer = s.position.cards.find((c) => c.id === d.by) ?? null;
    if (!step.isFixed(dealer) || (last && !step.goesOnAfterTrigger())) return;
    if (step.isCheckedAgain() && step.isDefeat(lifeOf(s, side), left, s.position)) return win(s, winnerOver(side, s.position));
  }
  const goesOn = (used: Card | null): void => {
    if (left === 1) return;
    const another = (): void => point(s, d, left - 1, used);
    if (step.othersWait()) another();
    else next(s, () => carryOutPending(s), another);
  };
  takeOne(s, side, d.cause, goesOn);
}

/** 7-1-4-1-1-2 The top card of the Life is taken, or its Trigger used. */
function takeOne(s: State, side: Side, cause: step.Cause, after: (used: Card | null) => void): void {
  const cards = step.takeable(s.position, side);
  const take = (c: Card): void => offer(s, c, cause, after);
  if (cards.length === 0) return after(null);
  if (cards.length === 1) return take(cards[0] as Card);
  s.asked = {
    window: 'choice',
    waiting: side,
    kind: 'life',
    options: cards.map((c) => c.id),
    answer: (id) => take(find(s.position, id)),
  };
}

/** Offers the Trigger of a card that is to be taken; without one the card is taken unasked. */
function offer(s: State, card: Card, cause: step.Cause, after: (used: Card | null) => void): void {
  const effect = effectOf(s.position, 'trigger', card.id);
  const goesOn = (): void => after(card.zone === 'hand' ? null : card);
  next(s, goesOn);
  if (effect && step.offersTrigger(effect, cause, s)) s.asked = { window: 'trigger', waiting: card.side, card, effect };
  else take(s, card);
}
/** A Life card goes to hand. */
export function take(s: State, card: Card): void {
  if (step.isRevealed(false)) emitNext(s, { kind: 'reveal', card: card.id });
  const to = step.takenTo();
  put(s, card, to);
  emitNext(s, { kind: 'take', card: card.id, to });
}
/** A Life card goes to hand by an effect, and nobody is damaged. */
export function lifeIsMoved(s: State, card: Card, by: Id): void {
  const effect = effectOf(s.position, 'trigger', card.id);
  if (effect && step.offersTrigger(effect, 'move', s)) {
    s.asked = { window: 'trigger', waiting: card.side, card, effect };
    return;
  }
  put(s, card, 'hand');
  emitNext(s, { kind: 'move', card: card.id, by, to: 'hand' });
}
/** The Trigger is used: the card is revealed, its effect carried out, and the card trashed. */
export function useTrigger(s: State, { card, effect }: Extract<Asked, { window: 'trigger' }>): void {
  if (step.isRevealed(true)) emitNext(s, { kind: 'reveal', card: card.id });
  put(s, card, 'revealed');
  next(s, ...step.triggerOrder().map((part) => () => (part === 'effect' ? use(s, effect, effect.does) : discardTrigger(s, card))));
}
function discardTrigger(s: State, card: Card): void {
  // An effect that plays its own card has put it somewhere.
  if (card.zone !== 'revealed') return;
  const to = step.usedTriggerGoesTo();
  put(s, card, to);
  emitNext(s, { kind: 'discard', card: card.id, to });
}

/** 1-2-1 A player has lost, and the game is over at once. */
function win(s: State, winner: Side): void {
  s.winner = winner;
  s.agenda = [];
  s.pending = [];
  s.asked = null;
  s.battle = null;
  emitNext(s, { kind: 'win', to: winner });
}

function lifeOf(s: State, side: Side): number {
  let life = 0;
  for (const c of s.position.cards) if (c.zone === 'life' && c.side === side) life += 1;
  return life;
}
