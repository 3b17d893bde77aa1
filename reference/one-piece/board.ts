import type { Cell, Drawing } from '../kernel/game.ts';
import type { Side } from '../kernel/types.ts';
import type { Card, Effect, Fighter, Position, Stage } from './types.ts';

/** How many Characters a player may have. */
export const CHARACTERS = 5;
/** How many DON!! cards a player has. */
export const DON = 10;

export const isOnField = (c: Card): boolean => c.zone === 'leader' || c.zone === 'characters' || c.zone === 'stage';
export const isFighter = (c: Card): c is Fighter => c.zone === 'leader' || c.zone === 'characters';

const nameOf = (id: string): string =>
  id.replace(/(^|-)(\p{Ll})/gu, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

const labels: Record<Effect['when']['on'], string> = {
  main: 'Main',
  attack: 'When Attacking',
  defence: 'On Opponent’s Attack',
  block: 'On Block',
  counter: 'Counter',
  trigger: 'Trigger',
  ko: 'On K.O.',
  battled: 'End of Battle',
};

/** The table as north and south sit at it: north on top and facing down, its Characters towards the middle. */
export function draw(p: Position): Drawing {
  const face = (c: Fighter | Stage): NonNullable<Cell['card']> => {
    const lines: string[] = [];
    if (c.kind === 'stage') lines.push('Stage');
    else lines.push(`${c.power}`);
    if (c.kind === 'leader') lines.push('Leader');
    if (c.kind === 'character' && c.counter > 0) lines.push(`Counter ${c.counter}`);
    if (c.kind !== 'stage' && c.keywords.blocker) lines.push('Blocker');
    if (c.kind !== 'stage' && c.keywords.doubleAttack) lines.push('Double Attack');
    for (const e of p.effects) if (e.when.card === c.id) lines.push(labels[e.when.on]);
    if (c.rested) lines.push('rested');
    return { id: c.id, name: nameOf(c.id), lines, dim: c.rested };
  };
  const row = (side: Side, label: string, zones: readonly string[], places: number): Drawing['rows'][number] => {
    const cards = p.cards.filter((c): c is Fighter | Stage => c.side === side && zones.includes(c.zone));
    const cells: Cell[] = cards.map((c, i) => ({ place: c.zone === 'characters' ? String(i + 1) : c.zone, card: face(c) }));
    for (let i = cells.length; i < places; i++) cells.push({ place: String(i + 1) });
    return { label, side, cells: side === 'north' ? cells.reverse() : cells };
  };
  const half = (side: Side): Drawing['rows'][number][] => {
    const most = p.cards.filter((c) => c.zone === 'characters' && c.side === side).length;
    return [row(side, 'Leader', ['leader', 'stage'], 1), row(side, 'Characters', ['characters'], Math.max(3, most))];
  };
  const named = (label: string, cards: readonly Card[]): string[] =>
    cards.length > 0 ? [`${label}: ${cards.map((c) => nameOf(c.id)).join(', ')}`] : [];
  const beside = (side: Side): string[] => {
    const own = (zone: string): Card[] => p.cards.filter((c) => c.side === side && c.zone === zone);
    const { activeDon, restedDon } = p.players[side];
    return [
      ...named(
        `Life of ${side}, from the top`,
        own('life').sort((a, b) => b.slot - a.slot),
      ),
      ...named(`Hand of ${side}`, own('hand')),
      ...named(`Trash of ${side}`, own('trash')),
      ...named(`Deck of ${side}`, own('deck')),
      ...named(`Revealed by ${side}`, own('revealed')),
      ...(activeDon + restedDon > 0 ? [`DON!! of ${side}: ${activeDon} active, ${restedDon} rested`] : []),
    ];
  };
  return { rows: [...half('north'), ...half('south').reverse()], aside: [...beside('north'), ...beside('south')] };
}
