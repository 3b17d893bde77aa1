import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as step from '../7-1-2-block-step.ts';
import { isAsked } from '../8-effects.ts';
import { fightersOf, find } from '../table.ts';
import type { Effect, Side } from '../types.ts';
import { isKod, isLife } from './common.ts';

/** Misreadings of 7-1-2. */
export const blockStepMisread: readonly Misreading[] = [
  {
    id: 'everybody-blocks',
    says: 'any active card could block',
    contradicts: ['OP-7-1-2-1a'],
    decides: [
      instead(
        step.hasBlocker,
        () =>
          (c): c is never =>
            c.zone === 'characters',
      ),
    ],
  },
  {
    id: 'blockers-guard-leaders-only',
    says: 'a Blocker could be used only when the Leader is attacked',
    contradicts: ['OP-7-1-2-1a'],
    decides: [
      instead(
        step.hasBlocker,
        (original) =>
          (c, s): c is never =>
            original(c, s) && s.battle?.target.card.kind === 'leader',
      ),
    ],
  },
  {
    id: 'leaders-are-not-blocked',
    says: 'the attack of a Leader could not be blocked',
    contradicts: ['OP-7-1-2-1a'],
    decides: [
      instead(
        step.hasBlocker,
        (original) =>
          (c, s): c is never =>
            original(c, s) && s.battle?.attacker.card.kind !== 'leader',
      ),
    ],
  },
  {
    id: 'leaders-never-block',
    says: 'only Characters could block',
    contradicts: ['OP-7-1-2-1a'],
    decides: [
      instead(
        step.hasBlocker,
        (original) =>
          (c, s): c is never =>
            original(c, s) && c.kind === 'character',
      ),
    ],
  },
  {
    id: 'printed-blockers-block',
    says: 'only a printed Blocker counted, whatever effects have given or taken',
    contradicts: ['OP-7-1-2-1a'],
    decides: [
      instead(
        step.hasBlocker,
        (original) =>
          (c, s): c is never =>
            original(find(s.given, c.id), s),
      ),
    ],
  },
  {
    id: 'south-is-asked-to-block',
    says: 'south were asked to block, whoever is attacked',
    contradicts: ['OP-7-1-2-1a'],
    decides: [instead(step.askedPlayer, () => () => 'south')],
  },
  {
    id: 'anybody-declines-the-block',
    says: 'the attacking player could pass for the attacked one in the block step',
    contradicts: ['OP-7-1-2-1c'],
    decides: [instead(isAsked, (original) => (asked, side) => original(asked, side) || asked?.window === 'block')],
  },
  {
    id: 'blockers-must-block',
    says: 'a player with an active Blocker had to use it',
    contradicts: ['OP-7-1-2-1a'],
    decides: [instead(step.mayDecline, () => (side, p) => !fightersOf(p, side).some((c) => c.keywords.blocker && !c.rested))],
  },
  {
    id: 'every-blocker-blocks',
    says: 'Blockers could be used one after the other in one battle',
    contradicts: ['OP-7-1-2-1b'],
    decides: [instead(step.blockLimit, () => () => 9)],
  },
  {
    id: 'one-block-a-turn',
    says: 'a Blocker could be used once in a turn',
    contradicts: ['OP-7-1-2-1b'],
    decides: [instead(step.blocksSoFar, () => (_, s) => s.events.filter((e) => e.kind === 'block').length)],
  },
  {
    id: 'one-block-a-turn-each',
    says: 'each Blocker could be used once in a turn',
    contradicts: ['OP-7-1-2-1b'],
    decides: [
      instead(
        step.hasBlocker,
        (original) =>
          (c, s): c is never =>
            original(c, s) && !s.events.some((e) => e.kind === 'block' && e.card === c.id),
      ),
    ],
  },
  {
    id: 'attackers-block',
    says: 'the attacking player could block with a card of theirs',
    contradicts: ['OP-7-1-2-1c'],
    decides: [instead(step.isAttackedPlayer, () => () => true)],
  },
  {
    id: 'blockers-of-the-attacker-are-used',
    says: 'the attacked player could block with a card of the attacking player',
    contradicts: ['OP-7-1-2-1c'],
    decides: [instead(step.isOwnBlocker, () => () => true)],
  },
  {
    id: 'opposing-blockers-are-used',
    says: 'the attacking player could make a card of the attacked player block',
    contradicts: ['OP-7-1-2-1c'],
    decides: [instead(step.isAttackedPlayer, () => () => true), instead(step.isOwnBlocker, () => (c, side) => c.side !== side)],
  },
  {
    id: 'blocking-rests-nobody',
    says: 'blocking did not rest the blocker',
    contradicts: ['OP-7-1-2-1d'],
    decides: [instead(step.restsBlocker, () => () => false)],
  },
  {
    id: 'blocking-redirects-nothing',
    says: 'the card that was attacked stayed so, and the blocker were merely rested',
    contradicts: ['OP-7-1-2-1d'],
    decides: [instead(step.takesTheAttack, () => () => false)],
  },
  {
    id: 'rested-blockers-block',
    says: 'a rested Blocker could block',
    contradicts: ['OP-7-1-2-1d'],
    decides: [instead(step.isActiveBlocker, () => () => true)],
  },
  {
    id: 'attacked-cards-block-for-themselves',
    says: 'the attacked card could use its own Blocker',
    contradicts: ['OP-7-1-2-1d'],
    decides: [instead(step.isAnotherCard, () => () => true)],
  },
  {
    id: 'lost-blocker-undoes-the-block',
    says: 'a blocker that loses its Blocker gave the attack back',
    contradicts: ['OP-7-1-2-1d'],
    bug: 'optcg-sim#opt-245',
    decides: [instead(step.staysTheTarget, () => (c) => c.keywords.blocker === true)],
  },
  {
    id: 'no-on-block',
    says: 'On Block effects were not activated',
    contradicts: ['OP-7-1-2-2'],
    decides: [instead(step.wakesOnBlock, () => () => false)],
  },
  {
    id: 'first-on-block-only',
    says: 'one On Block effect were activated, and no more',
    contradicts: ['OP-7-1-2-2'],
    decides: [
      instead(step.wakesOnBlock, (original) => {
        const first = new WeakMap<object, Effect>();
        return (e, side, blocker) => {
          if (!original(e, side, blocker) || blocker === null) return false;
          if (!first.has(blocker)) first.set(blocker, e);
          return first.get(blocker) === e;
        };
      }),
    ],
  },
  {
    id: 'blocks-of-north-wake-nothing',
    says: 'On Block effects were activated for south only',
    contradicts: ['OP-7-1-2-2'],
    decides: [instead(step.wakesOnBlock, (original) => (e, side, blocker) => original(e, side, blocker) && side === ('south' as Side))],
  },
  {
    id: 'on-block-with-the-step',
    says: 'On Block effects were activated when the block step begins',
    contradicts: ['OP-7-1-2-2'],
    decides: [instead(step.wakesWith, () => () => 'step')],
  },
  {
    id: 'on-block-on-both-sides',
    says: 'the On Block effects of both sides were activated',
    contradicts: ['OP-7-1-2-2'],
    decides: [instead(step.wakesOnBlock, () => (e) => e.when.on === 'block')],
  },
  {
    id: 'blocks-go-on-without-the-attacker',
    says: 'the counter step followed though the attacker left in the block step',
    contradicts: ['OP-7-1-2-3a'],
    decides: [instead(step.attackerLeft, () => () => false)],
  },
  {
    id: 'blocks-go-on-without-the-target',
    says: 'the counter step followed though the attacked card left in the block step',
    contradicts: ['OP-7-1-2-3b'],
    decides: [instead(step.targetLeft, () => () => false)],
  },
  {
    id: 'kod-cards-still-block',
    says: 'a card that is K.O.’d in the block step had not left',
    contradicts: ['OP-7-1-2-3a', 'OP-7-1-2-3b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isKod(b.attacker, s)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isKod(b.target, s)),
    ],
  },
  {
    id: 'life-is-no-departure-from-a-block',
    says: 'a card that is put into the Life in the block step had not left',
    contradicts: ['OP-7-1-2-3a', 'OP-7-1-2-3b'],
    decides: [
      instead(step.attackerLeft, (original) => (b, s) => original(b, s) && !isLife(b.attacker)),
      instead(step.targetLeft, (original) => (b, s) => original(b, s) && !isLife(b.target)),
    ],
  },
  {
    id: 'departure-leads-to-the-counter-step',
    says: 'a departure in the block step led to the counter step, as it is printed',
    contradicts: ['OP-7-1-2-3a', 'OP-7-1-2-3b'],
    decides: [instead(step.goesTo, () => () => 'counter')],
  },
  {
    id: 'departure-skips-to-the-comparison',
    says: 'a departure in the block step skipped the counter step only',
    contradicts: ['OP-7-1-2-3a', 'OP-7-1-2-3b'],
    decides: [instead(step.goesTo, () => () => 'damage')],
  },
  {
    id: 'first-target-must-stay',
    says: 'the battle ended when the card that was attacked before the block has left',
    contradicts: ['OP-7-1-2-3b'],
    decides: [
      instead(step.targetLeft, (original) => (b, s) => {
        const declared = s.events.findLast((e) => e.kind === 'declare')?.card;
        return original(b, s) || (declared !== undefined && s.departures.includes(declared));
      }),
    ],
  },
  {
    id: 'blockers-must-stay-rested',
    says: 'the battle ended when its blocker is made active',
    contradicts: ['OP-7-1-2-3b'],
    decides: [instead(step.targetLeft, (original) => (b, s) => original(b, s) || (b.blocks > 0 && !b.target.card.rested))],
  },
  {
    id: 'any-departure-ends-the-block-step',
    says: 'the battle ended when any card changed area in the block step',
    contradicts: ['OP-7-1-2-3a'],
    decides: [instead(step.attackerLeft, () => (_, s) => s.departures.length > 0)],
  },
];
