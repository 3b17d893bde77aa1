import type { Armament, Card, Keywords, Position, Soul } from './types.ts';

const isBorneBy = (c: Card, s: Soul): c is Armament => c.kind === 'armament' && c.bearer === s.id && c.zone === 'attached';

/** The Armaments a Soul bears, in card order. */
export const armamentsOf = (s: Soul, p: Position): Armament[] => p.cards.filter((c): c is Armament => isBorneBy(c, s));

/** The Soul that bears an Armament. */
export const bearerOf = (a: Armament, p: Position): Soul | undefined =>
  a.zone === 'attached' ? p.cards.find((c): c is Soul => c.kind === 'soul' && c.id === a.bearer) : undefined;

/** Whether a Soul has a keyword, its own or granted by an Armament. */
export function hasKeyword(s: Soul, k: keyof Keywords, p: Position): boolean {
  if (s.keywords[k] !== undefined) return true;
  for (const c of p.cards) {
    if (isBorneBy(c, s) && c.keywords[k] !== undefined) return true;
  }
  return false;
}

/** The Defiance of a Soul: its own and that of its Armaments, together. */
export function defianceOf(s: Soul, p: Position): number {
  let sum = s.keywords.defiance ?? 0;
  for (const c of p.cards) if (isBorneBy(c, s)) sum += c.keywords.defiance ?? 0;
  return sum;
}

/** DEF bonuses of a Soul: effects on it, and its Armaments. */
export function defBonusOf(s: Soul, p: Position): number {
  let sum = s.defBonus;
  for (const c of p.cards) if (isBorneBy(c, s)) sum += c.defBonus;
  return sum;
}
