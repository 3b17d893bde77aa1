import type { Cell, Drawing } from '../kernel/game.ts';
import { nameOf } from '../kernel/names.ts';
import type { Side } from '../kernel/types.ts';
import { inBattleZone } from './table.ts';
import type { Abilities, Card, Creature, Position } from './types.ts';

const words: Record<keyof Abilities, string> = {
  blocker: 'Blocker',
  winsAllBattles: 'wins all battles',
  indestructible: 'cannot be destroyed',
  cannotAttack: 'cannot attack',
};

/** The table as the players sit at it: shields behind, creatures before. North on top. */
export function draw(p: Position): Drawing {
  const of = (side: Side, zone: string): Card[] => p.cards.filter((c) => c.side === side && c.zone === zone);
  const row = (side: Side, zone: string, label: string): Drawing['rows'] => {
    const cards = of(side, zone);
    const cells = cards.map((c, i): Cell => ({ place: String(i + 1), card: c.kind === 'creature' ? face(c) : back(c.id) }));
    return cells.length > 0 || zone === 'battle-zone' ? [{ label, side, cells: cells.length > 0 ? cells : [{ place: '–' }] }] : [];
  };
  const aside = (zone: string, label: string): string[] =>
    (['north', 'south'] as const).flatMap((side) => {
      const names = of(side, zone).map((c) => nameOf(c.id));
      return names.length > 0 ? [`${label} of ${side}: ${names.join(', ')}`] : [];
    });
  return {
    rows: [
      ...row('north', 'shields', 'Shields'),
      ...row('north', 'battle-zone', 'Battle zone'),
      ...row('south', 'battle-zone', 'Battle zone'),
      ...row('south', 'shields', 'Shields'),
    ],
    aside: [...aside('graveyard', 'Graveyard'), ...aside('hand', 'Hand'), ...aside('deck', 'Deck')],
  };
}

const back = (id: string): NonNullable<Cell['card']> => ({ id, name: nameOf(id), lines: ['face down'], dim: false });
function face(c: Creature): NonNullable<Cell['card']> {
  const lines = [`power ${c.power}`, c.tapped ? 'tapped' : 'untapped'];
  if (c.sick) lines.push('just summoned');
  if (c.owner !== c.side) lines.push(`owned by ${c.owner}`);
  for (const a of Object.keys(c.abilities) as (keyof Abilities)[]) lines.push(words[a]);
  return { id: c.id, name: nameOf(c.id), lines, dim: c.tapped && inBattleZone(c) };
}
