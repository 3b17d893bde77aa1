import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as leaving from '../BS.12-leaving-the-battle-step.ts';
import { hasPriority, mayBegin, mayEnd, nothingIsOpen } from '../FE.1-fast-effects.ts';

/** Misreadings of BS.12. */
export const leavingMisread: readonly Misreading[] = [
  {
    id: 'turn-player-leaves-alone',
    says: 'the turn player left the Battle Step without asking',
    contradicts: ['YGO-BS.12-1'],
    decides: [instead(leaving.leavesAlone, () => () => true)],
  },
  {
    id: 'leaving-cannot-be-held-up',
    says: 'the Battle Step ended after the Chain that the opponent began',
    contradicts: ['YGO-BS.12-1', 'YGO-BS.12-2'],
    decides: [instead(leaving.leavesAfterAChain, () => () => true)],
  },
  {
    id: 'opponent-acts-at-any-time',
    says: 'the opponent could use fast effects while nothing is open',
    contradicts: ['YGO-BS.12-1'],
    decides: [
      instead(
        mayBegin,
        () =>
          (_side, { turn }) =>
            turn.phase === 'main' || turn.phase === 'battle',
      ),
    ],
  },
  {
    id: 'opponent-is-never-asked',
    says: 'only the turn player could use something when the Battle Step is to end',
    contradicts: ['YGO-BS.12-1'],
    decides: [instead(hasPriority, (original) => (side, window) => window?.timing !== 'leaving' && original(side, window))],
  },
  {
    id: 'battle-phase-ends-without-an-end-step',
    says: 'the Main Phase followed the Battle Step at once',
    contradicts: ['YGO-BS.12-2'],
    decides: [instead(leaving.followsTheBattleStep, () => () => 'main')],
  },
  {
    id: 'south-is-asked',
    says: 'south were asked when the Battle Step is to end, whoever wants to leave',
    contradicts: ['YGO-BS.12-1'],
    decides: [instead(leaving.isAsked, () => () => 'south')],
  },
  {
    id: 'left-from-the-start-step',
    says: 'the turn player could go from the Start Step to the End Step',
    contradicts: ['YGO-BS.12-2'],
    decides: [
      instead(mayEnd, (original) => (side, p) => (p.turn.phase === 'start' && side === p.turn.player) || original(side, p)),
      instead(nothingIsOpen, (original) => (window) => window?.timing === 'start' || original(window)),
    ],
  },
];
