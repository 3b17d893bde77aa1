import type { Keywords } from '../../reference/cyberpunk/types.ts';
import { type Draft, type Fields, newId, numbersOf, type Position, trueOf, type Words, wordIn } from '../words.ts';

const zones = {
  'the field area': 'field',
  'the Legends area': 'legends',
  'the hand': 'hand',
  'the trash': 'trash',
  'the Gig area': 'gigs',
  'the outside': 'left',
} as const;

export const empty = (): Position => ({
  game: 'cyberpunk',
  turn: { number: 3, player: 'north', phase: 'main' },
  players: { north: { eddies: 0, called: 0 }, south: { eddies: 0, called: 0 } },
  cards: [],
  effects: [],
});

export const phases = { Start: 'start', Main: 'main', End: 'end' };
export const flags: Readonly<Record<string, Keywords>> = {
  BLOCKER: { blocker: true },
  'cannot attack': { cannotAttack: true },
  'cannot be attacked': { cannotBeAttacked: true },
  'cannot be defeated': { cannotBeDefeated: true },
  'must be attacked': { mustBeAttacked: true },
  'may attack ready Units': { attacksReady: true },
};
export const bonuses = ['attacking', 'fighting', 'stealing'] as const;
const LASTING = new RegExp(`^(-?\\d+) more while (${bonuses.join('|')})$`);
const NONE = 'nothing special';
export const keyword = new RegExp(`-?\\d+ more while (?:${bonuses.join('|')})|${Object.keys(flags).join('|')}|${NONE}`);
const STANDING: Readonly<Record<string, Fields>> = { ready: { ready: true }, spent: { ready: false }, Lag: { lag: true } };

/** Keywords as an example writes them: "BLOCKER", "5 more while stealing". */
export function keywordsOf(text: string): Keywords {
  const lasting = LASTING.exec(text);
  if (lasting) return { [lasting[2] as string]: Number(lasting[1]) };
  return wordIn({ ...flags, [NONE]: {}, 'n more while attacking, fighting or stealing': {} }, text, 'property');
}

function read(property: string, c: Fields): void {
  const power = /^power (-?\d+)$/.exec(property);
  if (power) c['power'] = Number(power[1]);
  else if (Object.hasOwn(STANDING, property)) Object.assign(c, STANDING[property]);
  else c['keywords'] = { ...(c['keywords'] as Fields), ...keywordsOf(property) };
}

/** A card of the field area or the Legends area, with what it says. Each property may be said once. */
export function push(d: Draft, name: string, at: Fields, properties: readonly string[] = []): void {
  const c: Fields = { power: 0, ready: true, lag: false, keywords: {}, ...at };
  properties.forEach((property, i) => {
    if (properties.indexOf(property) !== i) throw new Error(`"${property}" is said twice: found ${properties.join(', ')}`);
    read(property, c);
  });
  if (c['kind'] === 'unit' && !properties.some((p) => p.startsWith('power ')))
    throw new Error(`${name} needs a power: say "with power 5" or whatever it has`);
  d.position.cards.push({ id: newId(d, name), ...c });
}

/** "the field area", "the Legends area", "the hand", "the trash", "the outside" for anywhere else. */
export const place = (_d: Draft, _name: string, words: string): Fields => ({ zone: wordIn(zones, words, 'place') });

const values = { power: 'power' };
/** What can be said of a card, and of its keywords alone. */
export const words: Words = {
  property: Object.keys(values),
  place: Object.keys(zones),
  phase: [...Object.keys(phases), 'Declaration', 'React', 'Fight', 'Steal'],
  properties: (c) => {
    const keywords = (c['keywords'] ?? {}) as Fields;
    const lasting = bonuses.flatMap((b) => (keywords[b] === undefined ? [] : [`${keywords[b]} more while ${b}`]));
    return [...numbersOf(values, c), ...trueOf(flags, keywords), ...lasting, ...trueOf(STANDING, c)];
  },
};
