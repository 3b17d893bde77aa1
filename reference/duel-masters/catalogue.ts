import type { CatalogueEntry } from '../kernel/game.ts';

const card = 'id of a creature';
/** Everything a scripted effect of Duel Masters can be or do. Adapters interpret it, or map it to cards of their own. */
export const catalogue: readonly CatalogueEntry[] = [
  { kind: 'when', name: 'attacks', says: 'the creature is declared as attacker', parameters: { card } },
  { kind: 'when', name: 'blocks', says: 'the creature blocks', parameters: { card } },
  { kind: 'when', name: 'battles', says: 'a battle of the creature starts', parameters: { card } },
  { kind: 'when', name: 'wins', says: 'the creature has won a battle', parameters: { card } },
  { kind: 'when', name: 'loses', says: 'the creature has lost a battle, destroyed or not', parameters: { card } },
  { kind: 'when', name: 'destroyed', says: 'the creature is destroyed', parameters: { card } },
  { kind: 'does', name: 'destroy', says: 'destroys a creature of the battle zone', parameters: { card } },
  { kind: 'does', name: 'move', says: 'puts a creature of the battle zone elsewhere', parameters: { card, to: 'hand, deck or graveyard' } },
  { kind: 'does', name: 'summon', says: 'puts a creature of the hand into the battle zone', parameters: { card } },
  { kind: 'does', name: 'withdraw', says: 'takes a creature out of the running attack', parameters: { card } },
  { kind: 'does', name: 'add', says: 'changes the power of a creature', parameters: { card, amount: 'power, also below zero' } },
  { kind: 'does', name: 'grant', says: 'gives abilities', parameters: { card, abilities: 'as on a creature' } },
  { kind: 'does', name: 'strip', says: 'takes an ability', parameters: { card, ability: 'its name' } },
  { kind: 'does', name: 'turn', says: 'taps or untaps a creature', parameters: { card, tapped: 'true or false' } },
  { kind: 'does', name: 'take', says: 'gives control of a creature to a player', parameters: { card, side: 'north or south' } },
  { kind: 'does', name: 'battle', says: 'orders a battle', parameters: { one: card, other: card } },
];
