import { clause } from '../kernel/clause.ts';
import { mayAttack } from './BS.1-who-attacks-whom.ts';
import { isStillThere } from './table.ts';
import type { Attack, Monster, Phase, Position, State } from './types.ts';

/** BS.9 The Damage Step follows, unless the attack is over (reading YGO-Q4-6): negated, or its attacker unable. */
export const goesOn = clause('YGO-BS.9', (attack: Attack, s: State): boolean => !attack.negated && canAttackStill(attack, s));
export const canAttackStill = clause(
  'YGO-BS.9',
  ({ attacker }: Attack, s: State): boolean => isStillThere(attacker, s) && mayAttack(attacker.card),
);
/** BS.9 Once nothing more is used, and replays are done. */
export const followsTheAttack = clause('YGO-BS.9', (): Phase => 'damage');
/** BS.9 Damage is calculated there, and monsters are destroyed there, before it ends. */
export const damageStep = clause('YGO-BS.9', (): readonly ('calculate' | 'destroy' | 'leave')[] => ['calculate', 'destroy', 'leave']);

/** BS.10 After the Damage Step the Battle Step is entered again … */
export const followsTheDamageStep = clause('YGO-BS.10', (): Phase => 'battle');
/** … and another monster may attack. */
export const mayAttackAgain = clause('YGO-BS.10', (_attacker: Monster, _p: Position): boolean => true);
