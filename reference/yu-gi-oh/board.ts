import type { Cell, Drawing } from '../kernel/game.ts';
import type { Side } from '../kernel/types.ts';
import type { Abilities, Monster, Position } from './types.ts';

const SLOTS = [1, 2, 3, 4, 5];

export const onField = (c: Monster): boolean => c.zone === 'monsters';

const words: Record<keyof Abilities, string> = {
  attacksFromDefense: 'attacks in Defense',
  attacksWithDef: 'attacks with DEF',
  attacksDirectly: 'attacks directly',
  attacksTwice: 'attacks twice',
  attacksMonstersTwice: 'monsters twice',
  mustAttack: 'must attack',
  cannotAttack: 'cannot attack',
  cannotBeAttacked: 'not attackable',
  piercing: 'piercing',
  unaffected: 'unaffected',
};
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
    .join(' ');

/** The field as north and south sit at it: north on top and facing down, so its left is on the right. */
export function draw(p: Position): Drawing {
  const cell = (side: Side, slot: number): Cell => {
    const card = p.cards.find((c) => onField(c) && c.side === side && c.slot === slot);
    return { place: String(slot), ...(card && { card: faceOf(card) }) };
  };
  const row = (side: Side): Drawing['rows'][number] => ({
    label: 'Monster Zones',
    side,
    cells: (side === 'north' ? [...SLOTS].reverse() : SLOTS).map((n) => cell(side, n)),
  });
  const off = (['north', 'south'] as const).flatMap((side) =>
    (['hand', 'deck', 'graveyard', 'banished'] as const).flatMap((zone) => {
      const names = p.cards.filter((c) => c.zone === zone && c.side === side).map((c) => nameOf(c.id));
      const label = zone === 'banished' ? `Banished (${side})` : `${zone.charAt(0).toUpperCase()}${zone.slice(1)} of ${side}`;
      return names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];
    }),
  );
  return {
    rows: [row('north'), row('south')],
    aside: [`LP: north ${p.players.north.lp}, south ${p.players.south.lp}`, ...off],
  };
}

function faceOf(c: Monster): NonNullable<Cell['card']> {
  const stance = c.position === 'attack' ? 'Attack' : c.face === 'down' ? 'Defense, face-down' : 'Defense';
  const abilities = (Object.keys(c.abilities) as (keyof Abilities)[]).map((a) => words[a]);
  return {
    id: c.id,
    name: nameOf(c.id),
    lines: [`ATK ${c.atk}`, `DEF ${c.def}`, stance, ...abilities],
    dim: c.face === 'down',
  };
}
