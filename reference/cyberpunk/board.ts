import type { Cell, Drawing } from '../kernel/game.ts';
import { nameOf } from '../kernel/names.ts';
import type { Side } from '../kernel/types.ts';
import type { Card, Keywords, Position, Zone } from './types.ts';

const words: Record<keyof Keywords, string> = {
  blocker: 'BLOCKER',
  cannotAttack: 'cannot attack',
  cannotBeAttacked: 'cannot be attacked',
  cannotBeDefeated: 'cannot be defeated',
  mustBeAttacked: 'must be attacked',
  attacksReady: 'may attack ready Units',
  attacking: 'while attacking',
  fighting: 'while fighting',
  stealing: 'while stealing',
};
const keywordLines = (k: Keywords): string[] =>
  (Object.keys(k) as (keyof Keywords)[]).map((name) => (k[name] === true ? words[name] : `+${String(k[name])} ${words[name]}`));

function face(c: Card): NonNullable<Cell['card']> {
  const common = { id: c.id, name: nameOf(c.id) };
  switch (c.kind) {
    case 'unit':
      return { ...common, lines: [`power ${c.power}`, ...(c.lag ? ['Lag'] : []), ...keywordLines(c.keywords)], dim: !c.ready };
    case 'gig':
      return { ...common, lines: [`Gig: ${c.value}`], dim: false };
    case 'legend':
      return { ...common, lines: ['Legend', `face ${c.face}`], dim: !c.ready };
    case 'gear':
      return { ...common, lines: ['Gear'], dim: !c.ready };
    case 'program':
      return { ...common, lines: ['Program', `cost ${c.cost}`], dim: false };
  }
}

/** The table as south sits at it, the rival's field facing its own. What is spent is dim. */
export function draw(p: Position): Drawing {
  const row = (side: Side, zone: Zone, label: string): Drawing['rows'][number][] => {
    const cards = p.cards.filter((c) => c.side === side && c.zone === zone);
    if (cards.length === 0 && zone !== 'field') return [];
    const cells: Cell[] = cards.map((c, i) => ({ place: String(i + 1), card: face(c) }));
    return [{ label, side, cells: cells.length > 0 ? cells : [{ place: '1' }] }];
  };
  const half = (side: Side): Drawing['rows'][number][] => [
    ...row(side, 'gigs', 'Gig area'),
    ...row(side, 'legends', 'Legends area'),
    ...row(side, 'field', 'Field area'),
  ];
  const aside = (['north', 'south'] as const).flatMap((side) => {
    const names = (zone: Zone): string => p.cards.flatMap((c) => (c.side === side && c.zone === zone ? nameOf(c.id) : [])).join(', ');
    const { eddies } = p.players[side];
    return [
      ...(eddies > 0 ? [`Eddies of ${side}: ${eddies}`] : []),
      ...(names('hand') ? [`Hand of ${side}: ${names('hand')}`] : []),
      ...(names('trash') ? [`Trash of ${side}: ${names('trash')}`] : []),
      ...(names('left') ? [`Elsewhere, of ${side}: ${names('left')}`] : []),
    ];
  });
  return { rows: [...half('north'), ...half('south').reverse()], aside };
}
