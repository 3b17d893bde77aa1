/** A card's name, for pictures and terminals: `cursed-boar` is Cursed Boar. */
export const nameOf = (id: string): string =>
  id.replace(/(^|-)(\p{Ll})/gu, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
