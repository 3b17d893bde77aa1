import { allHold, clause } from '../kernel/clause.ts';
import { isForbidden } from './9.1-who-may-attack.ts';
import type { Battle, Position, Soul, State } from './types.ts';

export type Beginning = 'declaration' | 'window' | 'check' | 'fight';
/** 9.6.1 A battle started by an effect begins with the fight: no declaration, no window, no check (reading SOUL-Q0-17). */
export const beginsWith = clause('SOUL-9.6.1', (_counts: boolean): Beginning => 'fight');

/** 9.6.2 It does not use up an attack, not even if it counts as one (reading SOUL-Q0-18). */
export const usesUpAttack = clause('SOUL-9.6.2', (_counts: boolean): boolean => false);

/** 9.6.2 Both Souls have to be active; nothing else is asked of their places, slots or recruitment. */
export const canBattle = clause(
  'SOUL-9.6.2',
  (attacker: Soul, target: Soul, _p: Position, _counts: boolean): boolean => attacker.active && target.active,
);

/** 9.6.3 If it counts as an attack, what waits for being attacked triggers; otherwise it stays silent. */
export const countsAsAttack = clause('SOUL-9.6.3', (effectSaysSo: boolean): boolean => effectSaysSo);

/** 9.6.3 Then what keeps the attacker from attacking keeps it out (reading SOUL-Q0-29: the attacker's prohibitions only). */
export const isKeptOut = clause(
  'SOUL-9.6.3',
  (attacker: Soul, _target: Soul, counts: boolean, p: Position): boolean => counts && isForbidden(attacker, p),
);

/** 9.6.4 A Soul in battle with itself is hit by its own Defiance if it has HP left, counted or not (reading SOUL-Q0-19). */
export const defiesItself = clause('SOUL-9.6.4', (b: Battle): boolean => b.attacker.hp > 0);
/** 9.6.4 The Soul it beats is no other one: that is never a capture in battle. */
export const beatsAnother = clause('SOUL-9.6.4', (b: Battle): boolean => b.attacker !== b.target);

/** 9.6.5 No battle starts while another is running; the effect does nothing, and is not postponed. */
export const noBattleRuns = clause('SOUL-9.6.5', ({ s }: Start): boolean => s.battle === null);

/** A battle that an effect would start. */
export type Start = { attacker: Soul; target: Soul; counts: boolean; s: State };

/** What an effect needs for its battle to take place, in the order of the text. */
export const mayTakePlace = (start: Start): boolean => allHold(conditions, start);
const conditions: readonly ((start: Start) => boolean)[] = [
  (start) => noBattleRuns(start),
  ({ attacker, target, counts, s }) => canBattle(attacker, target, s.position, counts),
  ({ attacker, target, counts, s }) => !isKeptOut(attacker, target, counts, s.position),
];
