import { clause } from '../kernel/clause.ts';
import type { Phase, Position } from './types.ts';

/** BS.0 The Battle Phase begins with the Start Step … */
export const beginsWith = clause('YGO-BS.0', (_p: Position): Phase => 'start');
/** … and goes on with the Battle Step, whatever the turn player means to do in it. */
export const followsTheStartStep = clause('YGO-BS.0', (_p: Position): Phase => 'battle');
/** BS.0 Attacks are declared in the Battle Step, and nowhere else. */
export const isTimeToAttack = clause('YGO-BS.0', (p: Position): boolean => p.turn.phase === 'battle');
