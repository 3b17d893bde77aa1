import type { CatalogueEntry } from '../kernel/game.ts';

const bearer = 'id of the card that has the effect';
const card = 'id of a card, or "chosen"';
/** Everything a scripted effect of the One Piece Card Game can be or do. Adapters interpret it, or map it to cards of their own. */
export const catalogue: readonly CatalogueEntry[] = [
  { kind: 'when', name: 'main', says: 'used by the turn player in the Main Phase, outside a battle', parameters: { card: bearer } },
  { kind: 'when', name: 'attack', says: 'When Attacking: in the attack step of an attack of its side', parameters: { card: bearer } },
  {
    kind: 'when',
    name: 'defence',
    says: 'On Your Opponent’s Attack: in the attack step, after the attacker’s',
    parameters: { card: bearer },
  },
  { kind: 'when', name: 'block', says: 'On Block: when its side uses a Blocker', parameters: { card: bearer } },
  { kind: 'when', name: 'counter', says: 'Counter of an Event: used from hand in the counter step', parameters: { card: bearer } },
  { kind: 'when', name: 'trigger', says: 'Trigger: when the card would be taken from Life for damage', parameters: { card: bearer } },
  { kind: 'when', name: 'ko', says: 'On K.O.: when the card is K.O.’d', parameters: { card: bearer } },
  { kind: 'when', name: 'battled', says: 'at the end of a battle of the card', parameters: { card: bearer } },
  { kind: 'does', name: 'boost', says: 'gives power for the running battle', parameters: { card, amount: 'power' } },
  {
    kind: 'does',
    name: 'set',
    says: 'sets the power for longer',
    parameters: { card, field: 'power', value: 'without bonuses of the battle' },
  },
  { kind: 'does', name: 'deal', says: 'deals damage to a Leader', parameters: { card: 'id of a Leader, or "chosen"', amount: 'points' } },
  { kind: 'does', name: 'ko', says: 'K.O.s a Character', parameters: { card } },
  { kind: 'does', name: 'move', says: 'puts a card into another area', parameters: { card, to: 'hand, trash, deck or life (on top)' } },
  { kind: 'does', name: 'summon', says: 'plays a Character card to the Character Area, active', parameters: { card } },
  { kind: 'does', name: 'turn', says: 'rests a card of the field or sets it active', parameters: { card, rested: 'true or false' } },
  { kind: 'does', name: 'grant', says: 'gives a keyword', parameters: { card, keyword: 'blocker or doubleAttack' } },
  { kind: 'does', name: 'strip', says: 'takes a keyword', parameters: { card, keyword: 'blocker or doubleAttack' } },
];
