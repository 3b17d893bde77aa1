import { clause } from '../kernel/clause.ts';
import type { Wakes } from './9.1-declaring.ts';
import { isUnitTarget } from './table.ts';
import type { Attack, Choice, Gig, Id, Side, State, Trigger, Unit } from './types.ts';

/** 9.18 There is a Steal Step only if a Gig area is attacked; otherwise the attacker fights. */
export const areaToStealFrom = clause('CP-9.18', ({ target }: Attack): Side | null => (isUnitTarget(target) ? null : target));

/** 9.18.1 Nothing is stolen from an area that is empty when the step begins. The step comes all the same (reading CP-Q2-2). */
export const isEmptied = clause('CP-9.18.1', (gigs: readonly Gig[]): boolean => gigs.length === 0);
export const emptiedAreaEndsAttack = clause('CP-9.18.1', (_gigs: readonly Gig[]): boolean => false);

/** 9.19 The dice go to the Gig area of the attacking player, with the value they show. */
export const goesTo = clause('CP-9.19', (attack: Attack): Side => attack.attacking);
/** 9.19 The attacking player chooses them (reading CP-Q2-5). */
export const choosesGigs = clause('CP-9.19', (attack: Attack): Side => attack.attacking);
/** 9.19 As many different ones as are stolen, out of the attacked area. */
export const areChosenAmong = clause(
  'CP-9.19',
  ({ options, count }: Choice, ids: readonly Id[]): boolean =>
    ids.length === count && ids.every((id, i) => options.includes(id) && ids.indexOf(id) === i),
);
/** 9.19 They all move at the same time (reading CP-Q2-5). */
export const moveTogether = clause('CP-9.19', (): boolean => true);

/** 9.19.1 The power of the attacker decides how many, with every bonus it has now. */
export const decisivePower = clause('CP-9.19.1', (attacker: Unit, _lent: number, _s: State): number => attacker.power);
export const toSteal = clause('CP-9.19.1', (power: number): number => (power < 1 ? stolenByNone(power) : stolenBy(power)));
/** 9.19.1.1 Power 0 steals nothing; nor does less (reading CP-Q2-13). */
export const stolenByNone = clause('CP-9.19.1.1', (_power: number): number => 0);
/** 9.19.1.2 Otherwise a tenth of the power and one, rounded down (reading CP-Q2-1). */
export const stolenBy = clause('CP-9.19.1.2', (power: number): number => Math.floor(power / 10) + 1);
/** 9.19.2 As many as there are. */
export const asManyAsPossible = clause('CP-9.19.2', (wanted: number, there: number): number => Math.min(wanted, there));

/** 9.20 What the theft wakes becomes pending, and is resolved before the step ends. */
export const pendingBySteal = clause('CP-9.20', (_on: Trigger['on']): Wakes => 'pending');
/** 9.20 What comes after stealing, in the order of the text. */
export const afterSteal = clause('CP-9.20', (): readonly ('pending' | 'step' | 'attack')[] => ['pending', 'step', 'attack']);
