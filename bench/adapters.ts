import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Case, Command, Position } from '../conformance/case.ts';
import type { Game } from '../reference/kernel/game.ts';
import { type Measured, rate } from './measure.ts';

/** What `adapters/<name>/bench.js` exports: an engine in this process, to be measured beside the reference. */
type Bench = {
  readonly game: string;
  readonly title: string;
  /** How many times as fast the reference is to be. */
  readonly target: number;
  readonly play: (position: Position, commands: readonly Command[]) => void;
};

/** Settled attacks without effects: what both can be asked without preparing anything. */
export const isBattle = (c: Case): boolean =>
  c.position.effects.length === 0 && c.commands.length === 2 && c.commands[0]?.do === 'attack' && c.commands[1]?.do === 'settle';

/** The reference against engines that other people play with, on the same battles in the same run. */
export async function adapterRates(root: string, games: readonly Game[], cases: readonly Case[]): Promise<Measured[]> {
  const folder = join(root, 'adapters');
  const measured: Measured[] = [];
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'bench.js');
    if (!existsSync(file)) continue;
    const { game: of, title, target, play } = (await import(pathToFileURL(file).href)) as Bench;
    const game = games.find((g) => g.name === of);
    const battles = cases.filter((c) => c.game === of && isBattle(c));
    if (!game || battles.length === 0) throw new Error(`${name}: no battle of ${of} to be measured by`);
    const ours = await rate(() => {
      for (let i = 0; i < 200; i++) for (const c of battles) game.run(c.position, c.commands);
    }, 200 * battles.length);
    const theirs = await rate(() => {
      for (const c of battles) play(c.position, c.commands);
    }, battles.length);
    const times = ours / theirs;
    measured.push({
      what: `${game.title}: battles by the reference against ${title}, ${battles.length} of them`,
      value: `${Math.floor(times)} times (${Math.round(ours).toLocaleString('en')} and ${Math.round(theirs).toLocaleString('en')} a second)`,
      target: `≥ ${target} times`,
      holds: times >= target,
    });
  }
  return measured;
}
