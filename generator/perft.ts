import { type Case, isAssumption } from '../conformance/case.ts';
import { reference } from '../conformance/engines.ts';
import { type Perft, perft } from '../conformance/perft.ts';
import { isRecommended } from '../conformance/pins.ts';
import type { Game } from '../reference/kernel/game.ts';

/** How many commands deep the trees are counted. */
export const DEPTH = 4;

/**
 * The positions whose trees are counted: of each section the one from which most can be done at once, the first of several.
 * Examples of other readings and assumptions are left out: whoever reads a rule otherwise would count otherwise.
 */
export function canonicalPositions(game: Game, cases: readonly Case[]): Case[] {
  const ask = reference(game);
  const most = new Map<string, { case: Case; commands: number }>();
  for (const c of cases) {
    if (c.game !== game.name || !isRecommended(c, game) || isAssumption(c)) continue;
    const commands = ask(c.position, [], { legal: true }).legal?.length ?? 0;
    if (commands > (most.get(c.uri)?.commands ?? 0)) most.set(c.uri, { case: c, commands });
  }
  return [...most.values()].map((m) => m.case);
}

export type PerftTable = {
  readonly case: string;
  readonly position: Case['position'];
  readonly counts: Perft['counts'];
  readonly divide: Perft['divide'];
}[];

/** The counts of the reference from each of them. */
export function perftTable(game: Game, cases: readonly Case[]): Promise<PerftTable> {
  const ask = reference(game);
  return Promise.all(
    canonicalPositions(game, cases).map(async ({ id, position }) => ({ case: id, position, ...(await perft(ask, position, DEPTH)) })),
  );
}
