import { listed } from '../kernel/door.ts';
import type { Command, Outcome, Position } from './types.ts';

/**
 * SOUL-Q0-2 and SOUL-Q0-15: Leaders that attack, and both Leaders captured at once, are not asked; nor is the order of
 * effects of one player that trigger at once, by the attack and by its damage, say, of which no text speaks.
 */
export function unasked(p: Position, commands: readonly Command[], { events }: Outcome): string | undefined {
  const sideOf = new Map(p.effects.map((e) => [e.id, e.side]));
  const triggered = new Map<string, string>();
  for (const { kind, at, by } of events) {
    const effect = kind === 'trigger' ? by : undefined;
    if (effect === undefined) continue;
    const moment = `${at} ${sideOf.get(effect)}`;
    if ((triggered.get(moment) ?? effect) !== effect) return 'the order of effects of one player that trigger at once is not asked';
    triggered.set(moment, effect);
  }
  const leaders = p.cards.flatMap((c) => (c.kind === 'soul' && c.leader ? [c.id] : []));
  if (leaders.length === 0) return undefined;
  const attacks = commands.some((c) => c.do === 'attack' && listed(c.attacker).some((id) => leaders.includes(id)));
  const fights = p.effects.some((e) => e.does.some((d) => d.do === 'battle' && leaders.includes(d.attacker)));
  if (attacks || fights) return 'Leaders that attack are not asked (SOUL-Q0-2)';
  const captured = events.filter((e) => e.kind === 'capture' && e.card !== undefined && leaders.includes(e.card));
  const atOnce = captured.some((e) => captured.some((x) => x !== e && x.at === e.at));
  return atOnce ? 'both Leaders captured at once are not asked (SOUL-Q0-15)' : undefined;
}
