import fc from 'fast-check';
import type { Game } from '../reference/kernel/game.ts';
import type { Command, Fields, Outcome, Position } from '../reference/kernel/types.ts';

// The same positions every time, so that a red build can be looked at; FC_SEED=… tries others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1) });

/** What `tests/<game>/arbitrary.ts` exports. */
export type Room = {
  /** Positions that pass the door: any cards on any places, and effects. */
  readonly position: fc.Arbitrary<Position>;
  /** Commands beside those with one card or effect each: choices of several. */
  readonly further?: (p: Position) => Command[];
};

/** The kinds of command a game has: the schema says them. */
const kindsOf = ({ schemas }: Game): string[] =>
  (schemas.command['oneOf'] as { properties: { do: { const: string } } }[]).map((v) => v.properties.do.const);

/** Every command that could be given in this position, legal or not. */
export function commandsIn(game: Game, room: Room, p: Position): Command[] {
  const sides = ['north', 'south'] as const;
  const idsOf = (all: readonly Fields[]): string[] => all.map((x) => String(x['id']));
  const cards = idsOf(p.cards);
  const effects = idsOf(p.effects);
  const targets = [...cards, ...(game.attacksPlayers ? sides : [])];
  const used = [...(game.usesCards === 'only' ? [] : effects), ...(game.usesCards ? cards : [])];
  const kinds = kindsOf(game);
  const all = [
    ...sides.flatMap((side): Command[] => [
      { do: 'pass', side },
      { do: 'end-phase', side },
      ...used.map((effect): Command => ({ do: 'use', side, effect })),
      ...[...targets, ...effects].map((id): Command => ({ do: 'choose', side, ids: [id] })),
      ...cards.flatMap((attacker) => targets.map((target): Command => ({ do: 'attack', side, attacker, target }))),
    ]),
    ...(room.further?.(p) ?? []),
  ];
  return all.filter((c) => kinds.includes(c.do));
}

export type Walk = { position: Position; picks: number[] };
/** A position and a walk of up to four legal commands from it, chosen by numbers. */
export const walksFrom = (position: fc.Arbitrary<Position>): fc.Arbitrary<Walk> =>
  fc.record({ position, picks: fc.array(fc.nat(1000), { maxLength: 4 }) });

/** Follows legal commands by number; gives the commands and the last outcome. */
export function walked(run: Game['run'], p: Position, picks: readonly number[]): { commands: Command[]; outcome: Outcome } {
  const commands: Command[] = [];
  let outcome = run(p, commands, { legal: true });
  for (const pick of picks) {
    const legal = outcome.legal ?? [];
    if (legal.length === 0) break;
    commands.push(legal[pick % legal.length] as Command);
    outcome = run(p, commands, { legal: true });
  }
  return { commands, outcome };
}
