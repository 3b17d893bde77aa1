import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as step from '../7-1-5-end-of-battle.ts';
import type { State } from '../types.ts';
import { firstOnly } from './common.ts';

/** Whether the latest battle has come to its damage step. */
const hasFought = (s: State): boolean => s.events.findLast((e) => e.kind === 'declare' || e.kind === 'compare')?.kind === 'compare';

/** Misreadings of 7-1-5. */
export const endOfBattleMisread: readonly Misreading[] = [
  {
    id: 'battle-bonuses-stay',
    says: 'bonuses of a battle stayed after it',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.expires, () => () => false)],
  },
  {
    id: 'only-attackers-lose-their-bonuses',
    says: 'bonuses ended for the turn player only',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.expires, () => (x, _, s) => x.card.side === s.position.turn.player)],
  },
  {
    id: 'only-participants-lose-their-bonuses',
    says: 'bonuses ended for the two cards that battled only',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.expires, () => (x, b) => x.card === b.attacker.card || x.card === b.target.card)],
  },
  {
    id: 'cut-battles-never-end',
    says: 'bonuses ended only after a damage step',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.expires, () => (_x, _b, s) => hasFought(s))],
  },
  {
    id: 'bonuses-end-again',
    says: 'the bonuses of an earlier battle were taken off once more with those of a later one',
    contradicts: ['OP-7-1-5', 'OP-7-1-3-2-1f'],
    decides: [
      instead(step.expires, (original) => (x, b, s) => {
        for (const e of s.events) if (e.kind === 'expire' && e.card === x.card.id && e.at < s.now) x.card.power -= e.amount ?? 0;
        return original(x, b, s);
      }),
    ],
  },
  {
    id: 'battle-ends-the-main-phase',
    says: 'the last step were the End Phase of the turn',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.returnsTo, () => () => 'end')],
  },
  {
    id: 'no-end-of-battle-effects',
    says: 'effects of the end of a battle were not activated',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.endOrder, () => () => ['expire'])],
  },
  {
    id: 'only-attackers-have-battled',
    says: 'effects of the end of a battle were activated on the attacker only',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.wakesAtEnd, (original) => (e, b, s) => original(e, b, s) && e.when.card === b.attacker.card.id)],
  },
  {
    id: 'first-end-of-battle-only',
    says: 'one effect of the end of a battle were activated, and no more',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.wakesAtEnd, firstOnly)],
  },
  {
    id: 'first-target-has-battled',
    says: 'the card that was attacked before the block had battled, and the blocker had not',
    contradicts: ['OP-7-1-5'],
    decides: [
      instead(step.wakesAtEnd, () => (e, b, s) => {
        const declared = s.events.findLast((x) => x.kind === 'declare')?.card;
        return e.when.on === 'battled' && (e.when.card === b.attacker.card.id || e.when.card === declared);
      }),
    ],
  },
  {
    id: 'cut-battles-wake-nothing',
    says: 'effects of the end of a battle were activated only after a damage step',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.wakesAtEnd, (original) => (e, b, s) => original(e, b, s) && hasFought(s))],
  },
  {
    id: 'everybody-has-battled',
    says: 'effects of the end of a battle were activated on cards that did not battle too',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.wakesAtEnd, () => (e) => e.when.on === 'battled')],
  },
  {
    id: 'bonuses-end-first',
    says: 'bonuses ended before the effects of the end of a battle',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.endOrder, () => () => ['expire', 'effects'])],
  },
  {
    id: 'attacks-are-nested',
    says: 'another attack could be declared while a battle runs',
    contradicts: ['OP-7-1-5'],
    decides: [instead(step.noBattleRuns, () => () => true)],
  },
];
