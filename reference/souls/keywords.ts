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
  return armamentsOf(s, p).reduce((sum, a) => sum + (a.keywords.defiance ?? 0), s.keywords.defiance ?? 0);
}

/** DEF bonuses of a Soul: effects on it, and its Armaments. */
export function defBonusOf(s: Soul, p: Position): number {
  return armamentsOf(s, p).reduce((sum, a) => sum + a.defBonus, s.defBonus);
}
