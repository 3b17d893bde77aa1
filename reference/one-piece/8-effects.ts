import { playerFirst } from '../kernel/agenda.ts';
import { clause } from '../kernel/clause.ts';
import { isOnField } from './board.ts';
import { find } from './table.ts';
import type { Asked, Battle, Effect, Id, Position, Side, State } from './types.ts';

/** 8 (stands in) An effect with a timing wakes while its card is on the field; a scripted one does so once. */
export const canWake = clause('OP-8', (e: Effect, p: Position): boolean => !e.used && isOnField(find(p, e.when.card)));

/** 8 (stands in, reading OP-Q1-16) Of effects that wait together the turn player's are carried out first. */
export const firstOf = clause(
  'OP-8',
  (pending: readonly Effect[], p: Position): Side => (playerFirst(pending, p.turn.player)[0] as Effect).side,
);

/** 8 (stands in, reading OP-Q1-20) An activated effect is carried out, wherever its card has gone since. */
export const isCarriedOut = clause('OP-8', (_e: Effect, _p: Position): boolean => true);

/** 8 (stands in) Outside a battle a player uses the Main effects of cards on the field. */
export const isOutsideBattle = clause('OP-8', (battle: Battle | null): boolean => battle === null);
export const hasMainEffect = clause(
  'OP-8',
  (e: Effect | undefined, p: Position): boolean => e !== undefined && isOnField(find(p, e.when.card)),
);

/** 8 (stands in) A choice is made by the player who is asked, among what there is; meanwhile nothing else happens. */
export const noChoiceIsOpen = clause('OP-8', (asked: Asked | null): boolean => asked?.window !== 'choice');
/** 8 (stands in) Nor does anything begin while a Trigger is offered, in a battle or outside one. */
export const noTriggerIsOffered = clause('OP-8', (asked: Asked | null): boolean => asked?.window !== 'trigger');
export const isAsked = clause('OP-8', (asked: Asked | null, side: Side): boolean => asked !== null && asked.waiting === side);
export const choosesAmong = clause(
  'OP-8',
  (options: readonly Id[], ids: readonly Id[]): boolean => ids.length === 1 && options.includes(ids[0] as Id),
);
/** 8 (stands in) A player uses their own cards. */
export const isOwn = clause('OP-8', (owner: Side, side: Side): boolean => owner === side);

/** 8 (stands in) What an effect cannot reach it leaves alone: a card that is gone is not K.O.’d. */
export const canBeKod = clause('OP-8', (zone: string, _s: State): boolean => zone === 'characters');
