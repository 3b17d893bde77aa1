import { existsSync, readFileSync } from 'node:fs';
import type { Command as Program } from 'commander';
import pc from 'picocolors';
import { type Case, type Command, levels, type Position } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { jsonIn } from '../conformance/json.ts';
import { judge } from '../conformance/judge.ts';
import { decidesOf, standingOf } from '../conformance/run.ts';
import { type Step, traceOf } from '../conformance/trace.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { DoorError, type Game } from '../reference/kernel/game.ts';
import type { Compiled } from '../steps/compile.ts';
import { type Env, UserError } from './env.ts';
import { find } from './find.ts';
import { gamesNamed, suiteOf } from './suite.ts';

export const add = (program: Program, env: Env): void => {
  program
    .command('explain')
    .summary('an example, a clause or a duel of your own, step by step')
    .description('Shows what the reference makes of an example, step by step, with the clauses that decided each answer and event.')
    .argument('<what>', 'id of an example, id or number of a clause, or a file with {"game", "position", "commands"}')
    .option('--json', 'as data')
    .addHelpText(
      'after',
      '\nExamples:\n  $ clausewise explain 9.4.1\n  $ clausewise explain SOUL-9.4.1/atk-33-against-def-0-deals-30\n  $ clausewise explain duel.json\n\nThe shapes of positions and commands are in docs/protocol.md.',
    )
    .action((what: string, { json }: { json?: boolean }) => {
      const explained = what.endsWith('.json') ? [fromFile(what)] : fromSuite(env, what);
      if (json)
        return env.out(
          JSON.stringify(
            explained.map(({ text: _, ...data }) => data),
            null,
            2,
          ),
        );
      env.out(explained.map((e) => e.text).join('\n\n'));
    });
};

type Explained = { game: string; case?: string; name?: string; position: Position; steps: Step[]; verdict?: string; text: string };

function fromSuite(env: Env, what: string): Explained[] {
  const { compiled, words } = suiteOf(env, {});
  const { cases, clause } = find(what, compiled.cases, [...new Set(compiled.cases.map((c) => c.clause))]);
  const explained = cases.map((c) => explain(c, words.step));
  const [first] = explained;
  if (clause !== undefined && first) first.text = `${ruleOf(compiled, clause)}\n\n${first.text}`;
  return explained;
}

/** The title and text of a clause, as the feature has it. */
function ruleOf({ parsed }: Compiled, clause: string): string {
  for (const { feature } of parsed) {
    for (const { rule } of feature.children) {
      if (rule?.tags.some((t) => t.name === `@clause:${clause}`))
        return `${pc.bold(rule.name)}\n${rule.description.replace(/^ {4}/gm, '').trimEnd()}`;
    }
  }
  return pc.bold(clause);
}

function explain(c: Case, step: (uri: string, line: number) => string): Explained {
  const game = gameOf(c.game);
  const standing = standingOf(c, game, { lacks: [], readings: {} }, true);
  const under = standing.asked ? standing.under : {};
  const ask = reference(game, decidesOf(game, under));
  const steps = traceOf(c.position, c.commands, ask);
  const { verdict, failures } = judge(c, ask, { frame: game.frame, citations: true });
  const reading = Object.entries(under)
    .map(([id, a]) => `${id}=${a}`)
    .join(', ');
  const thens = (after: number): string[] =>
    c.moments
      .filter((m) => m.after === after)
      .flatMap((m) => m.expect)
      .map(({ line }) => {
        const bad = failures.filter((f) => f.line === line);
        const mark = bad.length > 0 ? pc.red('✗') : pc.green('✓');
        const found = bad.map((f) => `\n        ${f.path}: expected ${JSON.stringify(f.expected)}, found ${JSON.stringify(f.found)}`);
        return `   ${mark} ${pc.dim(`:${line}`)} ${step(c.uri, line)}${found.join('')}`;
      });
  const text = [
    `${pc.bold(c.name)}\n${pc.dim(`${c.id} · ${c.uri}:${c.line} · level ${c.level}, ${levels[c.level]}${reading && ` · read as ${reading}`}`)}`,
    drawn(game, c.position),
    ...thens(0),
    ...steps.map((s, i) => [stepText(s, i), ...thens(i + 1)].join('\n')),
  ].join('\n');
  return { game: c.game, case: c.id, name: c.name, position: c.position, steps, verdict, text };
}

/** @throws UserError, NotJson, DoorError */
function fromFile(file: string): Explained {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such file`);
  const data = jsonIn(readFileSync(file, 'utf8'), file);
  const keys = ['game', 'position', 'commands'];
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new UserError(`${file}: expected an object with ${keys.join(', ')}`);
  for (const k of Object.keys(data))
    if (!keys.includes(k)) throw new UserError(`${file}: unknown key "${k}", expected ${keys.join(', ')}${didYouMean(k, keys)}`);
  for (const k of keys) if (!(k in data)) throw new UserError(`${file}: missing key "${k}", expected ${keys.join(', ')}`);
  const { game: name, position, commands } = data as { game: unknown; position: Position; commands: Command[] };
  const [known] = fileDoor(file, () => gamesNamed([String(name)]));
  const game = gameOf(known as string);
  return fileDoor(file, () => {
    // The whole of it once: what is wrong with a late command is said before anything is shown.
    game.run(position, commands);
    const steps = traceOf(position, commands, reference(game));
    const text = [drawn(game, position), ...steps.map(stepText)].join('\n');
    return { game: game.name, position, steps, text };
  });
}
/** Says which file it was that the door turned away. */
function fileDoor<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (e) {
    if (e instanceof DoorError || e instanceof UserError) throw new UserError(`${file}: ${e.message}`);
    throw e;
  }
}

function stepText({ command, answer, events, changes, open, winner }: Step, i: number): string {
  const { do: verb, side, ...rest } = command;
  const given = Object.entries(rest).map(([k, v]) => `${k} ${[v].flat().join(' and ')}`);
  const who = side === undefined ? '' : `${String(side)}: `;
  const verdict = answer.accepted === false ? pc.red('refused') : pc.green('accepted');
  const cited = (clauses: readonly string[] | undefined): string => (clauses?.length ? pc.dim(`  ${clauses.join(' ')}`) : '');
  return [
    `${pc.bold(`${i + 1}.`)} ${who}${[verb, ...given].join(', ')}  ${verdict}${cited(answer.clauses)}`,
    ...events.map((e) => {
      const about = [e.card, e.by && `by ${e.by}`, e.amount, e.to && `to ${e.to}`].filter((x) => x !== undefined).join(' ');
      return `     ${pc.cyan(`at ${e.at}`)} ${e.kind} ${about}${cited(e.clauses)}`;
    }),
    ...changes.map((c) => `     ${c.path}: ${JSON.stringify(c.from)} → ${JSON.stringify(c.to)}`),
    ...(open
      ? [
          `     ${pc.yellow(`open: ${open.window}, waiting for ${open.waiting}`)}${Array.isArray(open['options']) ? `, options ${open['options'].join(', ')}` : ''}`,
        ]
      : []),
    ...(winner ? [`     ${pc.yellow(`${winner} has won`)}`] : []),
  ].join('\n');
}

function drawn(game: Game, position: Position): string {
  const { rows, aside } = game.draw(position);
  const lines = rows.flatMap(({ side, label, cells }) =>
    cells.flatMap(({ place, card, marked }) =>
      card
        ? [`   ${side} ${label} ${place}: ${card.name}  ${card.lines.join('  ')}${card.dim ? '  (out of action)' : ''}`]
        : marked
          ? [`   ${side} ${label} ${place}: not usable`]
          : [],
    ),
  );
  const effects = position.effects.map((e) => `   effect of ${String(e['side'])}: ${String(e['id'])}`);
  return [...lines, ...aside.map((a) => `   ${a}`), ...effects].map((l) => pc.dim(l)).join('\n');
}
