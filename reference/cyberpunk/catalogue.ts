import type { CatalogueEntry } from '../kernel/game.ts';

const card = 'id of a card, or "chosen"';
const awaited = { card: 'id of a card' };
const when = (name: string, says: string): CatalogueEntry => ({ kind: 'when', name, says, parameters: awaited });
/** Everything a scripted effect of the Cyberpunk TCG can be or do. Adapters interpret it, or map it to cards of their own. */
export const catalogue: readonly CatalogueEntry[] = [
  { kind: 'speed', name: 'main', says: 'used by the turn player in the Main Phase', parameters: {} },
  {
    kind: 'speed',
    name: 'quick',
    says: 'used by the defending player in a React Step, or by the turn player in the Main Phase',
    parameters: {},
  },
  { kind: 'speed', name: 'pending', says: 'wakes by itself, and is pending until it resolves', parameters: {} },
  when('attacks', 'the Unit has been announced as attacker'),
  when('attacked', 'the Unit has been announced as target'),
  when('spent', 'the Unit is spent, by attacking, by blocking or by an effect'),
  when('blocks', 'the Unit has used its BLOCKER'),
  when('called', 'the Legend has been called'),
  when('played', 'the Program is being played'),
  when('wins', 'the Unit has won a fight'),
  when('loses', 'the Unit has lost a fight, whether or not it is defeated'),
  when('defeated', 'the Unit has been defeated in a fight'),
  when('steals', 'the Unit has stolen at least one Gig'),
  when('stolen', 'the Gig has been stolen'),
  {
    kind: 'does',
    name: 'raise',
    says: 'changes the power of a Unit in the field area',
    parameters: { card, amount: 'power, or less than 0' },
  },
  {
    kind: 'does',
    name: 'remove',
    says: 'takes a Unit or a Gear out of the field area, or a Gig out of its area',
    parameters: { card, to: 'hand, trash or left; a Gig is always left' },
  },
  { kind: 'does', name: 'summon', says: 'brings a Unit into the field area, ready and with Lag', parameters: { card } },
  { kind: 'does', name: 'grant', says: 'gives keywords to a Unit in the field area', parameters: { card, keywords: 'as on a card' } },
  { kind: 'does', name: 'strip', says: 'takes a keyword', parameters: { card, keyword: 'its name' } },
  { kind: 'does', name: 'turn', says: 'readies or spends a Unit in the field area', parameters: { card, ready: 'true or false' } },
  { kind: 'does', name: 'gain', says: 'gives Eddies to a player', parameters: { side: 'north or south', amount: 'Eddies' } },
  {
    kind: 'does',
    name: 'battle',
    says: 'makes two Units fight, as in a Fight Step',
    parameters: { attacker: 'id of a Unit', target: 'id of a Unit' },
  },
  { kind: 'does', name: 'end', says: 'ends the attack that is going on', parameters: {} },
];
