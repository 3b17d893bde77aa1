import { clause } from '../kernel/clause.ts';
import type { Wakes } from './9.1-declaring.ts';
import { isUnitTarget } from './table.ts';
import type { Attack, Id, Position, Trigger, Unit } from './types.ts';

/** 9.15 There is a Fight Step only if a Unit is attacked; otherwise the attacker steals. */
export const opponentInFight = clause('CP-9.15', ({ target }: Attack, _p: Position): Unit | null => (isUnitTarget(target) ? target : null));

/** 9.16 The attacking Unit and the defending Unit fight. */
export const whoFights = clause('CP-9.16', (attacker: Unit, defender: Unit): readonly [Unit, Unit] | null => [attacker, defender]);

/** 9.17 What the fight wakes becomes pending, and is resolved before the step ends. */
export const pendingByFight = clause('CP-9.17', (_on: Trigger['on'], _card: Id, _attack: Attack): Wakes => 'pending');
/** 9.17 What comes after the fight, in the order of the text: pending effects, the end of the step, the end of the attack. */
export const afterFight = clause('CP-9.17', (): readonly ('pending' | 'step' | 'attack')[] => ['pending', 'step', 'attack']);
