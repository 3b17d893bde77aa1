import type { Effect, Participant, State } from '../types.ts';

/** Of the effects that wake with the same thing only the first one does. */
export function firstOnly<Cause extends object, Rest extends unknown[]>(
  original: (e: Effect, cause: Cause, ...rest: Rest) => boolean,
): (e: Effect, cause: Cause, ...rest: Rest) => boolean {
  const first = new WeakMap<Cause, Effect>();
  return (e, cause, ...rest) => {
    if (!original(e, cause, ...rest)) return false;
    if (!first.has(cause)) first.set(cause, e);
    return first.get(cause) === e;
  };
}

/** Whether this participant has been K.O.’d: a departure that some engines do not look for. */
export const isKod = ({ card }: Participant, s: State): boolean => s.events.some((e) => e.kind === 'ko' && e.card === card.id);
/** Whether it lies in the Life now. */
export const isLife = ({ card }: Participant): boolean => (card.zone as string) === 'life';
