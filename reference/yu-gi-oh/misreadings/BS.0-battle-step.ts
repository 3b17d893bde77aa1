import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as battle from '../BS.0-battle-step.ts';
import { mayAttack } from '../BS.1-who-attacks-whom.ts';
import { firstToRespond } from '../BS.5-responses.ts';
import { askedFirst, mayEnd, nothingIsOpen } from '../FE.1-fast-effects.ts';
import { monstersOf } from '../table.ts';

/** Misreadings of BS.0. */
export const battleStepMisread: readonly Misreading[] = [
  {
    id: 'no-start-step',
    says: 'the Battle Phase began with the Battle Step',
    contradicts: ['YGO-BS.0-1'],
    decides: [instead(battle.beginsWith, () => () => 'battle')],
  },
  {
    id: 'attacks-in-the-main-phase',
    says: 'attacks could be declared in the Main Phase',
    contradicts: ['YGO-BS.0-2'],
    decides: [instead(battle.isTimeToAttack, (original) => (p) => p.turn.phase === 'main' || original(p))],
  },
  {
    id: 'attacks-in-every-step',
    says: 'attacks could be declared in every step of the Battle Phase',
    contradicts: ['YGO-BS.0-2'],
    decides: [
      instead(battle.isTimeToAttack, () => (p) => p.turn.phase !== 'main'),
      instead(nothingIsOpen, (original) => (window) => window?.timing === 'start' || window?.timing === 'damage' || original(window)),
    ],
  },
  {
    id: 'no-attacks-in-the-battle-step',
    says: 'attacks were declared in the Start Step, and no longer in the Battle Step',
    contradicts: ['YGO-BS.0-2'],
    decides: [instead(battle.isTimeToAttack, () => (p) => p.turn.phase === 'start')],
  },
  {
    id: 'start-step-leads-to-the-end',
    says: 'the End Step followed the Start Step unless the player said otherwise',
    contradicts: ['YGO-BS.0-3'],
    decides: [instead(battle.followsTheStartStep, () => () => 'end')],
  },
  {
    id: 'only-north-has-a-battle-step',
    says: 'only the first player ever entered the Battle Step',
    contradicts: ['YGO-BS.0-3'],
    decides: [instead(battle.followsTheStartStep, () => (p) => (p.turn.player === 'north' ? 'battle' : 'end'))],
  },
  {
    id: 'no-monster-no-battle-step',
    says: 'a player without monsters skipped the Battle Step',
    contradicts: ['YGO-BS.0-4'],
    decides: [instead(battle.followsTheStartStep, () => (p) => (monstersOf(p, p.turn.player).length > 0 ? 'battle' : 'end'))],
  },
  {
    id: 'no-attacker-no-battle-step',
    says: 'a player without a monster that can attack skipped the Battle Step',
    contradicts: ['YGO-BS.0-4'],
    decides: [
      instead(battle.followsTheStartStep, () => (p) => (monstersOf(p, p.turn.player).some((c) => mayAttack(c)) ? 'battle' : 'end')),
    ],
  },
  {
    id: 'north-is-asked-first',
    says: 'north were asked first in every turn, whatever stands open',
    contradicts: ['YGO-BS.0-1', 'YGO-BS.5-1', 'YGO-BS.5-3', 'YGO-BS.9-2'],
    decides: [instead(askedFirst, () => () => 'north'), instead(firstToRespond, () => () => 'north')],
  },
  {
    id: 'anybody-ends-the-phase',
    says: 'either player could end the phase or the step',
    contradicts: ['YGO-BS.0-3', 'YGO-BS.12-2'],
    decides: [
      instead(
        mayEnd,
        () =>
          (_side, { turn }) =>
            turn.phase === 'main' || turn.phase === 'battle',
      ),
    ],
  },
];
