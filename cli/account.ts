import pc from 'picocolors';
import type { Case } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import type { Account } from '../conformance/findings.ts';
import type { Row } from '../conformance/report.ts';
import { decidesOf } from '../conformance/run.ts';
import { traceOf } from '../conformance/trace.ts';
import { statementsIn } from '../generator/description.ts';
import { type Compiled, clauseOf } from '../steps/compile.ts';
import { drawn } from './drawing.ts';
import { stepText } from './steps.ts';

/**
 * Accounts of cases of this suite: what the clause says, the board, and what the reference makes of the commands, as far as
 * the first step at which the engine differs.
 */
export function accountsOf({ cases, parsed }: Pick<Compiled, 'cases' | 'parsed'>): Account {
  const byId = new Map(cases.map((c) => [c.id, c]));
  const rules = new Map(
    parsed.flatMap(({ feature, lexicon }) =>
      feature.children.flatMap(({ rule }) => (rule ? [[clauseOf(rule, lexicon.game.prefix), rule.description] as const] : [])),
    ),
  );
  return (row) => {
    const c = byId.get(row.case);
    if (!c) return [];
    const game = gameOf(c.game);
    const steps = traceOf(c.position, c.commands.slice(0, partedAfter(c, row)), reference(game, decidesOf(game, row.under ?? {})));
    return [
      ...textOf(c, rules),
      ...drawn(game, c.position).split('\n'),
      ...(steps.length > 0 ? [pc.dim('   the reference:')] : []),
      ...steps.flatMap((s, i) => stepText(s, i, false).split('\n')).map((l) => `   ${l}`),
    ];
  };
}

/** After how many commands the engine first differs; all of them where it gave no outcome to compare. */
function partedAfter(c: Case, { failures }: Row): number {
  const after = failures.map(({ path, line }) => {
    const command = /^commands\[(\d+)\]/.exec(path)?.[1];
    if (command !== undefined) return Number(command) + 1;
    return c.moments.find((m) => m.expect.some((e) => e.line === line))?.after ?? c.commands.length;
  });
  return Math.min(c.commands.length, ...after);
}

/** The statements that the case is an example of; those of its clause where it names none. */
function textOf(c: Case, rules: ReadonlyMap<string, string>): string[] {
  const items = [...rules.values()].flatMap(statementsIn);
  const named = items.filter(({ id }) => c.tags.includes(id));
  const own = statementsIn(rules.get(c.clause) ?? '');
  return (named.length > 0 ? named : own).map(({ id, text }) => `   ${pc.bold(id)} ${text}`);
}
