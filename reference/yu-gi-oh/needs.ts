import type { Position as AnyPosition, Fields } from '../kernel/types.ts';
import type { Abilities, Position } from './types.ts';

/** What a case of Yu-Gi-Oh can ask of an engine, beyond monsters that attack monsters. */
export const needs = {
  'direct-attacks': 'attacks on a player',
  'defense-position': 'monsters in Defense Position, face-up or face-down',
  'attacks-from-defense': 'monsters that attack from Defense Position',
  'attacks-directly': 'monsters that may attack directly',
  'several-attacks': 'monsters that may attack more than once',
  'forced-attacks': 'monsters that must attack',
  prohibitions: 'monsters that cannot attack or cannot be attacked',
  piercing: 'piercing battle damage',
  unaffected: 'monsters unaffected by card effects',
  'off-field': 'monsters in the hand, the deck or the graveyard, for effects that summon them',
  'other-phases': 'Main Phase 1 and the End Step, and going on to the next phase or step',
  effects: 'scripted effects that a player uses',
  control: 'effects that change control',
} as const;
type Need = keyof typeof needs;

const ofAbility: Record<keyof Abilities, Need> = {
  attacksFromDefense: 'attacks-from-defense',
  attacksWithDef: 'attacks-from-defense',
  attacksDirectly: 'attacks-directly',
  attacksTwice: 'several-attacks',
  attacksMonstersTwice: 'several-attacks',
  mustAttack: 'forced-attacks',
  cannotAttack: 'prohibitions',
  cannotBeAttacked: 'prohibitions',
  piercing: 'piercing',
  unaffected: 'unaffected',
};

/** What these cards, effects and commands make use of, in the order of the vocabulary. */
export function needsOf(position: AnyPosition, commands: readonly Fields[]): Need[] {
  const p = position as unknown as Position;
  const seen = new Set<Need>();
  const abilities = (a: Abilities): void => {
    for (const name of Object.keys(a) as (keyof Abilities)[]) seen.add(ofAbility[name]);
  };
  for (const c of p.cards) {
    abilities(c.abilities);
    if (c.zone !== 'monsters') seen.add('off-field');
    else if (c.position === 'defense') seen.add('defense-position');
  }
  for (const e of p.effects) {
    seen.add('effects');
    for (const d of e.does) {
      if (d.do === 'take') seen.add('control');
      if (d.do === 'turn') seen.add('defense-position');
      if (d.do === 'grant') abilities(d.abilities);
    }
  }
  const players = ['north', 'south'];
  for (const c of commands) {
    if (c['do'] === 'attack' && players.includes(String(c['target']))) seen.add('direct-attacks');
    if (c['do'] === 'choose' && (c['ids'] as string[]).some((id) => players.includes(id))) seen.add('direct-attacks');
    if (c['do'] === 'end-phase') seen.add('other-phases');
  }
  if (p.turn.phase !== 'battle') seen.add('other-phases');
  return (Object.keys(needs) as Need[]).filter((n) => seen.has(n));
}
