import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import { canBeAttacked, mayAttackDirectly, targetsOf } from './BS.1-who-attacks-whom.ts';
import { isStillThere } from './table.ts';
import type { Attack, Id, Phase, Position, Side, State } from './types.ts';

/** BS.7 A replay takes place when the opponent's monsters have changed, or the target may not be attacked any more. */
export const isReplayDue = clause(
  'YGO-BS.7',
  (attack: Attack, s: State): boolean => haveMonstersChanged(attack, s) || isTargetLost(attack, s),
);
/** BS.7 Any monster that joined or left counts (reading YGO-Q4-1). */
export const haveMonstersChanged = clause('YGO-BS.7', (attack: Attack, s: State): boolean =>
  watched(attack.attacker.side).some((side) => s.moves[side] !== attack.moves[side]),
);
/** BS.7 The opponent is meant as the attacking player sees it. */
export const watched = clause('YGO-BS.7', (attacking: Side): readonly Side[] => [opponentOf(attacking)]);
/** BS.7 The monster can be attacked no more, or the right to attack directly is lost. */
export const isTargetLost = clause('YGO-BS.7', ({ attacker, target }: Attack, s: State): boolean =>
  target ? !isStillThere(target, s) || !canBeAttacked(target.card) : !mayAttackDirectly(attacker.card, attacker.side, s.position),
);
/** BS.7 The whole Chain resolves first. */
export const waitsForTheChain = clause('YGO-BS.7', (): boolean => true);
/** BS.7 There is no replay in the Damage Step. */
export const isTimeToReplay = clause('YGO-BS.7', (phase: Phase): boolean => phase === 'battle');

/** BS.8 In a replay the attack may be switched to anything the attacker may attack now. */
export const replayOptions = clause('YGO-BS.8', ({ attacker }: Attack, p: Position): Id[] => targetsOf(attacker.card, p));
/** BS.8 The attack goes on at what was chosen. */
export const chosenTarget = clause('YGO-BS.8', (chosen: Id, _attack: Attack): Id => chosen);
/** BS.8 (reading YGO-Q4-3) Or it is stopped. */
export const mayStop = clause('YGO-BS.8', (side: Side, p: Position): boolean => side === p.turn.player);
/** BS.8 The turn player chooses, and among these. */
export const isItsToChoose = clause('YGO-BS.8', (side: Side, p: Position): boolean => side === p.turn.player);
export const isOneOfThem = clause(
  'YGO-BS.8',
  (ids: readonly Id[], options: readonly Id[]): boolean => ids.length === 1 && options.includes(ids[0] as Id),
);
/** BS.8 It is no new declaration: nothing is declared or counted … */
export const isDeclaredAnew = clause('YGO-BS.8', (): boolean => false);
/** … and nothing responds to it. */
export const mayRespondToReplay = clause('YGO-BS.8', (attack: Attack | null): boolean => !attack?.replayed);
