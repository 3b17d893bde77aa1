import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import { isThere } from './115-battle.ts';
import { inBattleZone } from './table.ts';
import type { Attack, Card, Creature, Effect, Id, Position, Shield, Side, State } from './types.ts';

/** 505 (stands in) The turn player attacks, in the attack phase, one attack at a time. */
export const inAttackPhase = clause('DM-505', (p: Position): boolean => p.turn.phase === 'attack');
export const isTurnPlayer = clause('DM-505', (p: Position, side: Side): boolean => p.turn.player === side);
export const noAttackRuns = clause('DM-505', (attack: Attack | null): boolean => attack === null);
/** 505 (stands in) A spell waits until no attack is going on, and is used once, by its own player in their turn. */
export const mayUse = clause(
  'DM-505',
  (e: Effect, side: Side, p: Position): boolean => e.when === null && !e.used && e.side === side && p.turn.player === side,
);
/** 505 (stands in) The phase ends when no attack is going on. */
export const mayEndPhase = clause('DM-505', (p: Position, side: Side): boolean => p.turn.player === side && p.turn.phase !== 'end');

/** 506 (stands in) One untapped creature of the own battle zone attacks, … */
export const isOneAttacker = clause('DM-506', (named: readonly Id[]): boolean => named.length === 1);
export const isOwnCreature = clause('DM-506', (c: Card, side: Side): c is Creature => inBattleZone(c) && c.side === side);
export const isUntapped = clause('DM-506', (c: Creature): boolean => !c.tapped);
/** … not in the turn it was summoned, … */
export const isNotSick = clause('DM-506', (c: Creature): boolean => !c.sick);
/** … unless something keeps it from attacking. */
export const isFree = clause('DM-506', (c: Creature): boolean => c.abilities.cannotAttack !== true);
/** 506 (stands in) It attacks the opponent, or a tapped creature of the opponent. */
export const isOneTarget = clause('DM-506', (named: readonly Id[]): boolean => named.length === 1);
export const isTarget = clause('DM-506', (target: Card | Side, side: Side): boolean =>
  typeof target === 'string' ? target === opponentOf(side) : inBattleZone(target) && target.side !== side && target.tapped,
);
/** 506 (stands in) Attacking taps the creature, and its abilities that wait for that trigger. */
export const tapsToAttack = clause('DM-506', (_c: Creature): boolean => true);
/** 506 (stands in) They resolve before the attack goes on. */
export const attackAbilities = clause('DM-506', (): readonly ('abilities' | 'block' | 'battle')[] => ['abilities', 'block', 'battle']);
/** 505 (stands in) Without its attacker, or the creature it attacks, the attack is over. */
export const goesOn = clause(
  'DM-505',
  ({ attacker, target, blocker }: Attack, s: State): boolean =>
    isThere(attacker, s, 'attack') && (typeof target === 'string' || blocker !== null || isThere(target, s, 'attack')),
);

/** 507 (stands in) The player under attack may block with one untapped creature that is a blocker, … */
export const mayAnswer = clause(
  'DM-507',
  (side: Side, attack: Attack | null): boolean => attack?.asksForBlock === true && side !== attack.attacker.side,
);
export const isBlocker = clause(
  'DM-507',
  (c: Card, side: Side): c is Creature => inBattleZone(c) && c.side === side && c.abilities.blocker === true,
);
export const isReadyToBlock = clause('DM-507', (c: Creature): boolean => !c.tapped);
/** … another one than the creature under attack (reading DM-Q3-12). */
export const isNotAttacked = clause(
  'DM-507',
  (c: Creature, attack: Attack): boolean => typeof attack.target === 'string' || attack.target.card !== c,
);
/** 507 (stands in) Blocking taps the creature. */
export const tapsToBlock = clause('DM-507', (_c: Creature): boolean => true);

/** 509 (stands in) A direct attack breaks one shield, which the attacking player picks; … */
export const shieldsOf = clause('DM-509', (p: Position, side: Side): Shield[] =>
  p.cards.filter((c): c is Shield => c.kind === 'shield' && c.zone === 'shields' && c.side === side),
);
/** … a player without shields has lost. */
export const isLost = clause('DM-509', (shields: readonly Shield[]): boolean => shields.length === 0);
/** 509 (stands in) After the end of the game nothing is done. */
export const gameGoesOn = clause('DM-509', (winner: Side | null): boolean => winner === null);
