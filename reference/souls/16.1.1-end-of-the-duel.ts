import { clause } from '../kernel/clause.ts';
import { opponentOf } from '../kernel/types.ts';
import type { Card, Command, Side } from './types.ts';

/** 16.1.1 (stands in) The duel ends when a Leader is captured; the other player wins. */
export const wonBy = clause('SOUL-16.1.1', (captured: readonly Card[]): Side | null => {
  const leader = captured.find((c) => c.kind === 'soul' && c.leader);
  return leader ? opponentOf(leader.side) : null;
});

/** 16.1.1 (stands in) After that nothing can be done any more, whatever it is. */
export const duelGoesOn = clause('SOUL-16.1.1', (winner: Side | null, _to: Command['do']): boolean => winner === null);
