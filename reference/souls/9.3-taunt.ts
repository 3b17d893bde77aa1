import { clause } from '../kernel/clause.ts';
import { holdsAgainst } from './13.6.4-unyielding.ts';
import { onBoard, standsAt } from './board.ts';
import { bearerOf, hasKeyword } from './keywords.ts';
import type { Armament, Card, Offset, Position, Soul } from './types.ts';

/** A Taunt in play: the Soul that has it, and the card that grants it. */
export type Taunt = { bearer: Soul; source: Soul | Armament; radius: readonly Offset[] };

/** Whether any Taunt shields this Soul, lifted or not. */
export const isShielded = (target: Soul, p: Position): boolean => tauntsBeside(target, p).some((t) => shields(t, target));

/** Every Taunt that may shield `target`, in card order. */
function tauntsBeside(target: Soul, p: Position): Taunt[] {
  const taunts: Taunt[] = [];
  for (const source of p.cards) {
    if (source.kind === 'realm' || !source.keywords.taunt) continue;
    const bearer = source.kind === 'soul' ? source : bearerOf(source, p);
    if (bearer && onBoard(bearer) && isOfItsSide(bearer, target)) taunts.push({ bearer, source, radius: source.keywords.taunt });
  }
  return taunts;
}

/** 9.3.1 Opposing Souls are kept off: a Taunt shields Souls of its own side. */
export const isOfItsSide = clause('SOUL-9.3.1', (bearer: Soul, target: Soul): boolean => bearer.side === target.side);

/** 9.3.1 A Taunt Soul shields the Souls inside its radius: no opposing Soul may name them as target. */
export const shields = clause(
  'SOUL-9.3.1',
  (taunt: Taunt, target: Soul): boolean => shieldsFromThere(taunt.bearer) && isInsideRadius(taunt, target),
);

/** 9.3.1 It shields only while it stands in the Front Line itself, and is active (reading SOUL-Q0-6). */
export const shieldsFromThere = clause('SOUL-9.3.1', (bearer: Soul): boolean => bearer.zone === 'front' && bearer.active);

/** 9.3.1 The radius reaches as far as the card prints. 9.3.2 It does not hold the Taunt Soul itself. */
export const isInsideRadius = clause(
  'SOUL-9.3.1',
  ({ bearer, radius }: Taunt, target: Soul): boolean => target !== bearer && radius.some((place) => standsAt(bearer, place, target)),
);

/** 9.3.2 The Taunt Soul can be attacked like any other. */
export const hidesItself = clause('SOUL-9.3.2', (_taunt: Taunt): boolean => false);

/** 9.3.3 The shield fails for a Soul that has Taunt too and is not outranked by the Soul that shields it. */
export const isLifted = clause(
  'SOUL-9.3.3',
  (taunt: Taunt, target: Soul, p: Position): boolean =>
    hasKeyword(target, 'taunt', p) && rankOfShielded(target, p) >= rankOfShielding(taunt),
);

/** 9.3.3 The two Souls' own ranks are compared, even if an Armament grants the shielding Taunt … */
export const rankOfShielding = clause('SOUL-9.3.3', ({ bearer }: Taunt): number => bearer.rank);
/** … or that of the shielded Soul. */
export const rankOfShielded = clause('SOUL-9.3.3', (target: Soul, _p: Position): number => target.rank);

/** 9.3.3 Each shield stands on its own (reading SOUL-Q0-7): one that holds is enough to forbid the attack. */
export const holding = clause('SOUL-9.3.3', (all: readonly Taunt[], fails: (t: Taunt) => boolean): readonly Taunt[] =>
  all.filter((taunt) => !fails(taunt)),
);

/** 9.3.4 Taunt stops attacks only: of the Souls an effect could choose, it takes none away. */
export const effectMayChoose = clause('SOUL-9.3.4', (_target: Soul, _p: Position): boolean => true);

/** 9.3.4 Nor does it keep an effect from acting on a shielded Soul. */
export const effectReaches = clause('SOUL-9.3.4', (_target: Card, _p: Position): boolean => true);

/** 9.3.5 Taunt is a Static Effect of the attacker's opponent: Unyielding disregards it if its source does not outrank. */
export const isDisregarded = clause(
  'SOUL-9.3.5',
  (taunt: Taunt, attacker: Soul, p: Position): boolean =>
    hasKeyword(attacker, 'unyielding', p) && holdsAgainst(attacker.rank, sourceRank(taunt)),
);

/** 9.3.5 The source is the card that grants the Taunt: the Armament, not the Soul that bears it. */
export const sourceRank = clause('SOUL-9.3.5', ({ source }: Taunt): number => source.rank);

/** The Taunts that keep this attacker from naming this target. */
export function protectors(target: Soul, attacker: Soul, p: Position): readonly Taunt[] {
  const beside = tauntsBeside(target, p);
  if (beside.length === 0) return beside;
  const over = beside.filter((t) => (t.bearer === target ? hidesItself(t) : shields(t, target)));
  if (over.length === 0) return over;
  return holding(over, (t) => isLifted(t, target, p) || isDisregarded(t, attacker, p));
}
