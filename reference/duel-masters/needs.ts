import type { Position as AnyPosition, Fields } from '../kernel/types.ts';
import type { Position } from './types.ts';

/** What a case of Duel Masters can ask of an engine, beyond creatures that attack creatures. */
export const needs = {
  shields: 'shields, and attacks on the player',
  blockers: 'creatures that can block',
  'wins-all-battles': 'creatures that win all battles',
  indestructible: 'creatures that cannot be destroyed',
  forbidden: 'creatures that cannot attack',
  owners: 'creatures controlled by another player than their owner',
  spells: 'scripted effects that a player uses',
  abilities: 'scripted effects that trigger',
  'effect-battles': 'battles that effects order',
} as const;
type Need = keyof typeof needs;

/** What these cards and effects make use of, in the order of the vocabulary. */
export function needsOf(position: AnyPosition, commands: readonly Fields[]): Need[] {
  const p = position as unknown as Position;
  const seen = new Set<Need>();
  for (const c of p.cards) {
    if (c.kind === 'shield') {
      seen.add('shields');
      continue;
    }
    if (c.abilities.blocker) seen.add('blockers');
    if (c.abilities.winsAllBattles) seen.add('wins-all-battles');
    if (c.abilities.indestructible) seen.add('indestructible');
    if (c.abilities.cannotAttack) seen.add('forbidden');
    if (c.owner !== c.side) seen.add('owners');
  }
  if (commands.some((c) => c['target'] === 'north' || c['target'] === 'south')) seen.add('shields');
  for (const e of p.effects) {
    seen.add(e.when ? 'abilities' : 'spells');
    for (const d of e.does) {
      if (d.do === 'battle') seen.add('effect-battles');
      if (d.do === 'take') seen.add('owners');
      if (d.do === 'grant' && d.abilities.winsAllBattles) seen.add('wins-all-battles');
      if (d.do === 'grant' && d.abilities.indestructible) seen.add('indestructible');
    }
  }
  return (Object.keys(needs) as Need[]).filter((n) => seen.has(n));
}
