import type { CatalogueEntry } from '../kernel/game.ts';

const card = 'id of a card, or "chosen"';
const awaited = 'id of a card';
/** Everything a scripted effect of Souls can be or do. Adapters interpret it, or map it to cards of their own. */
export const catalogue: readonly CatalogueEntry[] = [
  { kind: 'speed', name: 'slow', says: 'used by the turn player outside a window', parameters: {} },
  {
    kind: 'speed',
    name: 'fast',
    says: 'used by a player with priority in a response window, or by the turn player outside',
    parameters: {},
  },
  { kind: 'speed', name: 'ambush', says: 'sprung by a player with priority in a response window', parameters: {} },
  { kind: 'speed', name: 'instant', says: 'resolves by itself in the instant that woke it', parameters: {} },
  {
    kind: 'speed',
    name: 'timing',
    says: 'resolves by itself: in the second Cascade of a window, or once the battle is over',
    parameters: {},
  },
  { kind: 'when', name: 'attacked', says: 'the card is attacked: in the fight, with Defiance', parameters: { card: awaited } },
  { kind: 'when', name: 'damaged', says: 'damage is dealt to the card', parameters: { card: awaited } },
  { kind: 'when', name: 'declares', says: 'the Soul is declared as attacker', parameters: { card: awaited } },
  { kind: 'when', name: 'battled', says: 'the Soul has battled: before the battle ends', parameters: { card: awaited } },
  { kind: 'when', name: 'berserk', says: 'the Soul has captured a Soul in battle', parameters: { card: awaited } },
  { kind: 'does', name: 'deal', says: 'damage that no DEF reduces', parameters: { card, amount: 'HP' } },
  { kind: 'does', name: 'heal', says: 'gives HP back', parameters: { card, amount: 'HP' } },
  {
    kind: 'does',
    name: 'move',
    says: 'puts a card of the board into a free slot of its side',
    parameters: { card, zone: 'front, second or realms', slot: '1 to 5' },
  },
  { kind: 'does', name: 'remove', says: 'takes a card off the board', parameters: { card, to: 'left or captured' } },
  {
    kind: 'does',
    name: 'summon',
    says: 'recruits a card from off the board into a free slot',
    parameters: { card, zone: 'front, second or realms', slot: '1 to 5' },
  },
  { kind: 'does', name: 'set', says: 'changes a value', parameters: { card, field: 'atk, def, defBonus or rank', value: 'the new value' } },
  { kind: 'does', name: 'grant', says: 'gives keywords', parameters: { card, keywords: 'as on a card' } },
  { kind: 'does', name: 'strip', says: 'takes a keyword', parameters: { card, keyword: 'its name' } },
  { kind: 'does', name: 'turn', says: 'switches a card on or off', parameters: { card, active: 'true or false' } },
  {
    kind: 'does',
    name: 'take',
    says: 'gives a card of the board to a player, into a free slot of their side',
    parameters: { card, side: 'north or south', zone: 'front, second or realms', slot: '1 to 5' },
  },
  {
    kind: 'does',
    name: 'mark',
    says: 'makes a slot proactive or not',
    parameters: { side: 'north or south', zone: 'front or second', slot: '1 to 5', proactive: 'true or false' },
  },
  {
    kind: 'does',
    name: 'battle',
    says: 'starts a battle',
    parameters: {
      attacker: 'id of a Soul',
      target: 'id of a Soul, the same for a battle with itself',
      counts: 'whether it counts as an attack',
    },
  },
];
