import { allHold, clause } from '../kernel/clause.ts';
import { isProactive } from './8.1.1-proactive-slots.ts';
import { hasKeyword } from './keywords.ts';
import type { Card, Id, Line, Position, Side, Soul } from './types.ts';

/** 9.1.1 Attacks are declared in the Combat Phase. */
export const inCombatPhase = clause('SOUL-9.1.1', (p: Position): boolean => p.turn.phase === 'combat');

/** 9.1.1 The player whose turn it is declares them. */
export const isTurnPlayer = clause('SOUL-9.1.1', (p: Position, side: Side): boolean => p.turn.player === side);

/** 9.1.1 Declaring is optional: the turn player may end the Combat Phase with attacks left. */
export const mayEndPhase = clause('SOUL-9.1.1', (p: Position, side: Side): boolean => inCombatPhase(p) && isTurnPlayer(p, side));

/** 9.1.1 An attack has exactly one attacker. */
export const isOneAttacker = clause('SOUL-9.1.1', (named: readonly Id[]): boolean => named.length === 1);

/** 9.1.1 The attacker is a Soul of the turn player. A Leader does not attack (reading SOUL-Q0-2). */
export const isOwnSoul = clause('SOUL-9.1.1', (c: Card, side: Side): c is Soul => c.kind === 'soul' && c.side === side && !c.leader);

/** 9.1.1a The attacker is active. */
export const isActiveAttacker = clause('SOUL-9.1.1a', (s: Soul): boolean => s.active);

/** 9.1.1b It stands in the Front Line, or in the Second Line with Range. */
export const standsWhereItMayAttack = clause(
  'SOUL-9.1.1b',
  (s: Soul, p: Position): boolean => s.zone === 'front' || (s.zone === 'second' && hasKeyword(s, 'range', p)),
);

/** 9.1.1c Its slot is proactive. */
export const isOnProactiveSlot = clause('SOUL-9.1.1c', (s: Soul, p: Position): boolean => isProactive(p, s.side, s.zone as Line, s.slot));

/** 9.1.1d It was recruited in an earlier turn, whoever's turn that was; a Soul of the setup counts as earlier. */
export const wasRecruitedEarlier = clause('SOUL-9.1.1d', (s: Soul, turn: number): boolean => s.recruited < turn);

/** 9.1.1e One attack a Combat Phase, two with Dual Wielding. */
export const attackLimit = clause('SOUL-9.1.1e', (s: Soul, p: Position): number => (hasKeyword(s, 'dualWielding', p) ? 2 : 1));

/** 9.1.1e The count belongs to the Soul, and begins anew each Combat Phase. */
export const attacksSoFar = clause('SOUL-9.1.1e', (s: Soul, p: Position): number =>
  s.attacks.turn === p.turn.number ? s.attacks.count : 0,
);

const hasAttackLeft = clause('SOUL-9.1.1e', (s: Soul, p: Position): boolean => attacksSoFar(s, p) < attackLimit(s, p));

/** 9.1.1f Nothing keeps it from attacking. */
export const isForbidden = clause('SOUL-9.1.1f', (s: Soul, p: Position): boolean => hasKeyword(s, 'cannotAttack', p) || isFrozen(s, p));

/** 9.1.1f A Frozen Soul does not attack. */
export const isFrozen = clause('SOUL-9.1.1f', (s: Soul, p: Position): boolean => hasKeyword(s, 'frozen', p));

/** 9.1.1 Conditions a to f: each is necessary, and together they are enough. */
export const mayAttack = clause('SOUL-9.1.1', (s: Soul, p: Position): boolean => allHold(conditions, { s, p }));
export const conditions: readonly ((about: { s: Soul; p: Position }) => boolean)[] = [
  ({ s }) => isActiveAttacker(s),
  ({ s, p }) => standsWhereItMayAttack(s, p),
  ({ s, p }) => isOnProactiveSlot(s, p),
  ({ s, p }) => wasRecruitedEarlier(s, p.turn.number),
  ({ s, p }) => hasAttackLeft(s, p),
  ({ s, p }) => !isForbidden(s, p),
];

/** 9.1.2 Every declaration uses up one attack. */
export const countDeclaration = clause('SOUL-9.1.2', (s: Soul, p: Position): Soul['attacks'] => ({
  turn: p.turn.number,
  count: attacksSoFar(s, p) + 1,
}));

/** 9.1.2, 9.5.3 A declaration whose attack was cancelled before the fight is not counted. */
export const uncountDeclaration = clause('SOUL-9.1.2', (s: Soul): Soul['attacks'] => ({
  turn: s.attacks.turn,
  count: s.attacks.count - 1,
}));
