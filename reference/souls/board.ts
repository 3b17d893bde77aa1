import type { Cell, Drawing } from '../kernel/game.ts';
import { nameOf } from '../kernel/names.ts';
import type { Side } from '../kernel/types.ts';
import type { Card, Keywords, Line, Offset, Position, Realm, Soul } from './types.ts';

/** Board geometry as data (reading SOUL-Q0-23): two lines a side, slots counted from their controller's left. */
const SLOTS = 5;
export const REALM_SLOTS = 3;
const LINES = ['front', 'second'] as const satisfies readonly Line[];

const STEP: Record<Exclude<Offset, 'realms'>, { across: number; deeper: number }> = {
  left: { across: -1, deeper: 0 },
  right: { across: 1, deeper: 0 },
  ahead: { across: 0, deeper: -1 },
  behind: { across: 0, deeper: 1 },
};

/** Whether `to` stands at that place, seen from `from`. Both belong to the same side. */
export function standsAt(from: Soul, place: Offset, to: Soul | Realm): boolean {
  if (place === 'realms') return to.zone === 'realms';
  const { across, deeper } = STEP[place];
  return to.zone === LINES[LINES.indexOf(from.zone as Line) + deeper] && to.slot === from.slot + across;
}

export const onBoard = (c: Card): boolean => c.zone === 'front' || c.zone === 'second' || c.zone === 'realms';

/** The Souls that stand before a Leader: those of its own column (reading SOUL-Q0-5). */
export const standsBefore = (c: Card, leader: Soul): c is Soul =>
  c.kind === 'soul' && c.side === leader.side && c.zone === 'front' && c.slot === leader.slot;

const words: Record<keyof Keywords, string> = {
  range: 'Range',
  dualWielding: 'Dual Wielding',
  taunt: 'Taunt',
  unyielding: 'Unyielding',
  precision: 'Precision',
  defiance: 'Defiance',
  frozen: 'Frozen',
  cannotAttack: 'cannot attack',
};
const keywordLines = (k: Keywords): string[] =>
  (Object.keys(k) as (keyof Keywords)[]).map((name) => {
    const value = k[name];
    return value === true ? words[name] : `${words[name]} ${Array.isArray(value) ? value.join(', ') : value}`;
  });

/** The table as north and south sit at it: north on top and facing down, so its left is on the right. */
export function draw(p: Position): Drawing {
  const cell = (side: Side, zone: string, slot: number): Cell => {
    const card = p.cards.find((c) => c.side === side && c.zone === zone && c.slot === slot) as Soul | Realm | undefined;
    const proactive = zone === 'realms' || p.players[side].proactive[zone as Line].includes(slot);
    return { place: String(slot), ...(proactive ? {} : { marked: true }), ...(card && { card: face(card, p) }) };
  };
  const row = (side: Side, zone: string, label: string): Drawing['rows'][number] => {
    const slots = Array.from({ length: zone === 'realms' ? REALM_SLOTS : SLOTS }, (_, i) => i + 1);
    return { label, side, cells: (side === 'north' ? slots.reverse() : slots).map((s) => cell(side, zone, s)) };
  };
  const used = (zone: string): boolean => p.cards.some((c) => c.zone === zone);
  const realms = used('realms');
  const second = used('second') || (['north', 'south'] as const).some((s) => p.players[s].proactive.second.length < SLOTS);
  const half = (side: Side): Drawing['rows'][number][] => [
    ...(realms ? [row(side, 'realms', 'Realms')] : []),
    ...(second ? [row(side, 'second', 'Second Line')] : []),
    row(side, 'front', 'Front Line'),
  ];
  const off = (zone: string, label: string): string[] => {
    const names = p.cards.filter((c) => c.zone === zone).map((c) => nameOf(c.id));
    return names.length ? [`${label}: ${names.join(', ')}`] : [];
  };
  return {
    rows: [...half('north'), ...half('south').reverse()],
    aside: [...off('captured', 'Captured'), ...off('left', 'Off the board')],
  };
}

function face(c: Soul | Realm, p: Position): NonNullable<Cell['card']> {
  const bonus = c.kind === 'soul' && c.defBonus > 0 ? `+${c.defBonus}` : '';
  const lines = [`ATK ${c.atk}  DEF ${c.def}${bonus}`, `HP ${c.hp}`];
  if (c.kind === 'soul') {
    lines[1] += `  rank ${c.rank}`;
    if (c.leader) lines.push('Leader');
    lines.push(...keywordLines(c.keywords));
    for (const a of p.cards)
      if (a.kind === 'armament' && a.bearer === c.id && a.zone === 'attached') lines.push(`⚔ ${nameOf(a.id)}`, ...keywordLines(a.keywords));
  }
  return { id: c.id, name: nameOf(c.id), lines, dim: !c.active };
}
