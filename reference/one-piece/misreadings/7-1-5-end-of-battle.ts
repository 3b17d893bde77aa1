import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as step from '../7-1-5-end-of-battle.ts';

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
    decides: [
      instead(
        step.expires,
        () => (_x, _b, s) => s.events.findLast((e) => e.kind === 'declare' || e.kind === 'compare')?.kind === 'compare',
      ),
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
