import type { Position as AnyPosition, Fields } from '../kernel/types.ts';
import type { Keywords, Position, Primitive } from './types.ts';

/** What a case of the Cyberpunk TCG can ask of an engine, beyond Units that attack Units. */
export const needs = {
  gigs: 'Gigs, and attacks on a Gig area',
  blocker: 'BLOCKER',
  lag: 'Lag',
  prohibitions: 'Units that cannot attack, be attacked or be defeated',
  targeting: 'Units that must be attacked, or that may attack ready Units',
  durations: 'power for as long as a Unit attacks, fights or steals',
  legends: 'Legends, and calling them',
  programs: 'Programs played from the hand',
  gear: 'Gear',
  effects: 'scripted effects that a player uses',
  triggers: 'scripted effects that wake by themselves',
  'effect-fights': 'fights started by effects',
} as const;
type Need = keyof typeof needs;

const ofKeyword: Record<keyof Keywords, Need> = {
  blocker: 'blocker',
  cannotAttack: 'prohibitions',
  cannotBeAttacked: 'prohibitions',
  cannotBeDefeated: 'prohibitions',
  mustBeAttacked: 'targeting',
  attacksReady: 'targeting',
  attacking: 'durations',
  fighting: 'durations',
  stealing: 'durations',
};

/** What these cards and effects make use of, in the order of the vocabulary. */
export function needsOf(position: AnyPosition, _commands: readonly Fields[]): Need[] {
  const p = position as unknown as Position;
  const seen = new Set<Need>();
  const keywords = (k: Keywords): void => {
    for (const name of Object.keys(k) as (keyof Keywords)[]) seen.add(ofKeyword[name]);
  };
  const primitives = (does: readonly Primitive[]): void => {
    for (const d of does) {
      if (d.do === 'battle') seen.add('effect-fights');
      if (d.do === 'grant') keywords(d.keywords);
      if (d.do === 'summon') seen.add('lag');
    }
  };
  for (const c of p.cards) {
    if ('keywords' in c) keywords(c.keywords);
    if ('lag' in c && c.lag) seen.add('lag');
    if (c.kind === 'gig') seen.add('gigs');
    if (c.kind === 'legend') seen.add('legends');
    if (c.kind === 'gear') seen.add('gear');
    if (c.kind !== 'program') continue;
    seen.add('programs');
    primitives(c.does);
  }
  for (const e of p.effects) {
    seen.add(e.when ? 'triggers' : 'effects');
    primitives(e.does);
  }
  return (Object.keys(needs) as Need[]).filter((n) => seen.has(n));
}
