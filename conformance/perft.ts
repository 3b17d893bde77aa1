import type { Game } from '../reference/kernel/game.ts';
import { type Ask, type Command, type Outcome, type Position, SETTLE, sharedNeedsOf } from './case.ts';

/** A settled decision: what has been done so far, and what may be done now. */
type Node = { commands: readonly Command[]; legal: readonly Command[] };

/** An engine that answers at once or later. */
type Asking = (...asked: Parameters<Ask>) => Outcome | Promise<Outcome>;

async function nodeAt(ask: Asking, position: Position, commands: readonly Command[]): Promise<Node> {
  const { legal, winner } = await ask(position, commands, { legal: true });
  if (!legal) throw new Error('the engine lists no legal commands: perft counts them');
  return { commands, legal: winner === null ? legal : [] };
}

/** `counts[d]` is the number of ways to give `d + 1` commands; `divide` is the count below each first one, at the whole depth. */
export type Perft = { readonly counts: readonly number[]; readonly divide: readonly { command: Command; count: number }[] };

/**
 * Counts the tree of legal commands at settled decisions: after each everyone declines what they may, so that the next
 * decision is again one of the turn player, or a choice that has to be made. `seen` is called with the number of decisions
 * visited so far.
 * @throws Error when the engine lists no legal commands; what `ask` throws
 */
export async function perft(ask: Asking, position: Position, depth: number, seen: (decisions: number) => void = () => {}): Promise<Perft> {
  const counts = new Array<number>(depth).fill(0);
  let decisions = 0;
  const below = async (node: Node, at: number): Promise<number> => {
    seen(++decisions);
    counts[at] = (counts[at] ?? 0) + node.legal.length;
    if (at + 1 === depth) return node.legal.length;
    let sum = 0;
    for (const c of node.legal) sum += await below(await nodeAt(ask, position, [...node.commands, c, SETTLE]), at + 1);
    return sum;
  };
  const first = await nodeAt(ask, position, []);
  counts[0] = first.legal.length;
  const divide: { command: Command; count: number }[] = [];
  for (const command of first.legal) {
    const count = depth === 1 ? 1 : await below(await nodeAt(ask, position, [command, SETTLE]), 1);
    divide.push({ command, count });
  }
  return { counts, divide };
}

/** The same engine, and all commands that it lists while it is asked. */
export function listing(ask: Ask): { ask: Ask; listed: () => Command[] } {
  const seen = new Map<string, Command>();
  return {
    ask: (...asked) => {
      const outcome = ask(...asked);
      for (const c of outcome.legal ?? []) seen.set(commandKey(c), c);
      return outcome;
    },
    listed: () => [...seen.values()],
  };
}

/**
 * What an engine must have to count a tree: a list of what is legal, whatever the position makes use of and the commands in the
 * tree are about, and, as soon as something follows upon a command, what that has done to the cards. No window is looked into,
 * since everyone declines: without windows a tree is the same, unless there is something to pass or to choose in it.
 */
export const needsOfTree = (game: Game, position: Position, listed: readonly Command[], depth: number): string[] => [
  ...new Set(['legal', ...game.needsOf(position, listed), ...sharedNeedsOf(listed, []), ...(depth > 1 ? ['outcomes'] : [])]),
];

/** Whether two engines count alike: legal commands may be listed in any order. */
export function countsAlike(a: Perft, b: Perft): boolean {
  const plain = ({ counts, divide }: Perft): string =>
    JSON.stringify([counts, divide.map(({ command, count }) => `${commandKey(command)} ${count}`).sort()]);
  return plain(a) === plain(b);
}

/** One text for one command, however its parts are ordered. */
export const commandKey = (c: Command): string => JSON.stringify(Object.entries(c).sort(([a], [b]) => (a < b ? -1 : 1)));
