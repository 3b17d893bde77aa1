import type { Position as AnyPosition, Fields } from '../kernel/types.ts';
import type { Effect, Keywords, Position } from './types.ts';

/** What a case of the One Piece Card Game can ask of an engine, beyond Leaders and Characters that attack. */
export const needs = {
  blocker: 'Blocker',
  'double-attack': 'Double Attack',
  counter: 'Counter symbols of Characters in hand',
  'counter-event': 'Events with a Counter effect, and DON!!',
  life: 'Life cards',
  trigger: 'Triggers of Life cards',
  stages: 'Stages',
  'when-attacking': 'When Attacking effects, and those on an opponent’s attack',
  'on-block': 'On Block effects',
  'on-ko': 'On K.O. effects',
  'end-of-battle': 'effects of the end of a battle',
  main: 'Main effects that a player uses outside a battle',
} as const;
type Need = keyof typeof needs;

const ofTiming: Record<Effect['when']['on'], Need> = {
  main: 'main',
  attack: 'when-attacking',
  defence: 'when-attacking',
  block: 'on-block',
  counter: 'counter-event',
  trigger: 'trigger',
  ko: 'on-ko',
  battled: 'end-of-battle',
};
const ofKeyword: Record<keyof Keywords, Need> = { blocker: 'blocker', doubleAttack: 'double-attack' };

/** What these cards and effects make use of, in the order of the vocabulary. */
export function needsOf(position: AnyPosition, _commands: readonly Fields[]): Need[] {
  const p = position as unknown as Position;
  const seen = new Set<Need>();
  for (const c of p.cards) {
    if (c.zone === 'life') seen.add('life');
    if (c.kind === 'stage') seen.add('stages');
    if (c.kind === 'event' && c.zone === 'hand') seen.add('counter-event');
    if (c.kind === 'character' && c.zone === 'hand' && c.counter > 0) seen.add('counter');
    if (c.kind === 'leader' || c.kind === 'character')
      for (const name of Object.keys(c.keywords) as (keyof Keywords)[]) seen.add(ofKeyword[name]);
  }
  for (const e of p.effects) {
    seen.add(ofTiming[e.when.on]);
    for (const d of e.does) if (d.do === 'grant') seen.add(ofKeyword[d.keyword]);
  }
  return (Object.keys(needs) as Need[]).filter((n) => seen.has(n));
}
