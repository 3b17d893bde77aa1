import type { Position as AnyPosition, Fields } from '../kernel/types.ts';
import type { Keywords, Position } from './types.ts';

/** What a case of Souls can ask of an engine, beyond Souls that attack Souls. */
export const needs = {
  range: 'Range',
  'dual-wielding': 'Dual Wielding',
  taunt: 'Taunt with a radius',
  unyielding: 'Unyielding',
  precision: 'Precision',
  defiance: 'Defiance',
  frozen: 'Frozen Souls, and effects that forbid attacking',
  leaders: 'Leaders',
  realms: 'Realms',
  armaments: 'Armaments',
  slots: 'slots that are not proactive',
  effects: 'scripted effects that a player uses',
  triggers: 'Instant and Timing Effects',
  'effect-battles': 'battles started by effects',
} as const;
type Need = keyof typeof needs;

const ofKeyword: Record<keyof Keywords, Need> = {
  range: 'range',
  dualWielding: 'dual-wielding',
  taunt: 'taunt',
  unyielding: 'unyielding',
  precision: 'precision',
  defiance: 'defiance',
  frozen: 'frozen',
  cannotAttack: 'frozen',
};

/** What these cards and effects make use of, in the order of the vocabulary. */
export function needsOf(position: AnyPosition, _commands: readonly Fields[]): Need[] {
  const p = position as unknown as Position;
  const seen = new Set<Need>();
  const keywords = (k: Keywords): void => {
    for (const name of Object.keys(k) as (keyof Keywords)[]) seen.add(ofKeyword[name]);
  };
  for (const c of p.cards) {
    if (c.kind === 'realm') seen.add('realms');
    else keywords(c.keywords);
    if (c.kind === 'armament') seen.add('armaments');
    if (c.kind === 'soul' && c.leader) seen.add('leaders');
  }
  for (const { proactive } of Object.values(p.players)) {
    if (proactive.front.length + proactive.second.length < 10) seen.add('slots');
  }
  for (const e of p.effects) {
    seen.add(e.when ? 'triggers' : 'effects');
    for (const d of e.does) {
      if (d.do === 'battle') seen.add('effect-battles');
      if (d.do === 'mark') seen.add('slots');
      if (d.do === 'grant') keywords(d.keywords);
    }
  }
  return (Object.keys(needs) as Need[]).filter((n) => seen.has(n));
}
