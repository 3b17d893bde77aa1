import type { CatalogueEntry } from '../kernel/game.ts';

const card = 'id of a monster';
const side = 'north or south';
/** Everything a scripted effect of Yu-Gi-Oh can be or do. Adapters interpret it, or map it to cards of their own. */
export const catalogue: readonly CatalogueEntry[] = [
  { kind: 'speed', name: 'attack', says: 'used only in response to the declaration of an attack', parameters: {} },
  { kind: 'speed', name: 'fast', says: 'used whenever fast effects may be used, but not in the Damage Step', parameters: {} },
  { kind: 'speed', name: 'damage', says: 'used whenever fast effects may be used, and in the Damage Step', parameters: {} },
  { kind: 'does', name: 'deal', says: 'a player loses LP', parameters: { side, amount: 'LP' } },
  { kind: 'does', name: 'heal', says: 'a player gains LP', parameters: { side, amount: 'LP' } },
  {
    kind: 'does',
    name: 'remove',
    says: 'takes a monster off the field, to its owner: to the graveyard is destroying it',
    parameters: { card, to: 'graveyard, hand, deck or banished' },
  },
  {
    kind: 'does',
    name: 'summon',
    says: 'special summons a monster from off the field to a free slot of its owner, face-up',
    parameters: { card, slot: '1 to 5', position: 'attack or defense' },
  },
  {
    kind: 'does',
    name: 'turn',
    says: 'changes the battle position',
    parameters: { card, position: 'attack or defense', face: 'up or down; down in Defense Position only' },
  },
  { kind: 'does', name: 'set', says: 'changes a value', parameters: { card, field: 'atk or def', value: 'the new value' } },
  { kind: 'does', name: 'grant', says: 'gives abilities', parameters: { card, abilities: 'as on a monster' } },
  { kind: 'does', name: 'strip', says: 'takes an ability', parameters: { card, ability: 'its name' } },
  {
    kind: 'does',
    name: 'take',
    says: 'gives control of a monster to a player, in a free slot',
    parameters: { card, side, slot: '1 to 5' },
  },
  { kind: 'does', name: 'end', says: 'negates the attack', parameters: {} },
];
