import type { Ask, Command, Outcome, Position } from './case.ts';

/** A settled decision: what has been done so far, and what may be done now. */
type Node = { commands: readonly Command[]; legal: readonly Command[] };

const SETTLE: Command = { do: 'settle' };

/** An engine that answers at once or later. */
type Asking = (...asked: Parameters<Ask>) => Outcome | Promise<Outcome>;

async function nodeAt(ask: Asking, position: Position, commands: readonly Command[]): Promise<Node> {
  const { legal, winner } = await ask(position, commands, { legal: true });
  if (!legal) throw new Error('the engine lists no legal commands: perft counts them');
  return { commands, legal: winner === null ? legal : [] };
}

/**
 * Counts the tree of legal commands at settled decisions: after each everyone declines what they may, so that the next
 * decision is again one of the turn player, or a choice that has to be made. `counts[d]` is the number of ways to give
 * `d + 1` commands. `divide` is the count below each first command, at the whole depth.
 * @throws Error when the engine lists no legal commands
 */
export async function perft(
  ask: Asking,
  position: Position,
  depth: number,
): Promise<{ counts: number[]; divide: { command: Command; count: number }[] }> {
  const counts = new Array<number>(depth).fill(0);
  const below = async (node: Node, at: number): Promise<number> => {
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
