import { existsSync } from 'node:fs';
import type { Command as Program } from 'commander';
import pc from 'picocolors';
import { type Case, type Command, levels, type Position, readingsOf } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { jsonIn } from '../conformance/json.ts';
import { judge } from '../conformance/judge.ts';
import { decidesOf, standingOf } from '../conformance/run.ts';
import { type Step, traceOf } from '../conformance/trace.ts';
import { counted } from '../generator/text.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { DoorError } from '../reference/kernel/game.ts';
import type { Compiled } from '../steps/compile.ts';
import { drawn } from './drawing.ts';
import { type Env, readText, UserError } from './env.ts';
import { type Found, find } from './find.ts';
import { stepText } from './steps.ts';
import { gamesNamed, type Suite, suiteOf } from './suite.ts';

const HELP = `
What can be explained:
  an example       by its id or the beginning of it, by its title, or by a line of it, all as the reports print them;
                   a line of an outline means all of its rows, the line of a row that row
  a clause         by its id or its number: its text and each of its examples
  a section        by its number, or by its feature: a list of its clauses
  an atom          by its id, as the list of a clause has it: its text and its examples
  a reading        by its id: the question, the answers, and the examples of each
  a duel           a file that ends in .json, with {"game", "position", "commands"}, or a vector as fuzz prints it

Examples:
  $ clausewise explain SOUL-9.4.1
  $ clausewise explain SOUL-9.5
  $ clausewise explain SOUL-9.4.1-1
  $ clausewise explain SOUL-9.4.1/atk-33-against-def-0-deals-30
  $ clausewise explain features/…/9.4-battle-damage.feature:56
  $ clausewise explain SOUL-Q0-8
  $ clausewise explain duel.json

The shapes of positions and commands are in docs/protocol.md.`;

export const add = (program: Program, env: Env): void => {
  program
    .command('explain')
    .summary('an example, a clause, a reading or a duel of your own, step by step')
    .description('Shows what the reference makes of an example, step by step, with the clauses that decided each answer and event.')
    .argument('<what>', 'what is to be explained, see below')
    .option('--json', 'as data')
    .option('--verbose', 'every clause that led to an answer or an event, not the last ones alone')
    .addHelpText('after', HELP)
    .action((what: string, { json, verbose = false }: { json?: boolean; verbose?: boolean }) => {
      const explained = what.endsWith('.json') ? [fromFile(what, verbose)] : fromSuite(env, what, verbose);
      if (json)
        return env.out(
          JSON.stringify(
            explained.map(({ text: _, ...data }) => data),
            null,
            2,
          ),
        );
      env.out(explained.map((e) => e.text).join(explained.every((e) => 'clause' in e) ? '\n' : '\n\n'));
    });
};

type Duel = { game: string; case?: string; name?: string; position: Position; steps: Step[]; verdict?: string };
type Clause = { clause: string; title: string; examples: string[] };
type Answer = { reading: string; question: string; answer: string; says: string; recommended: boolean; examples: string[] };
type Note = { note: string; clause: string };
type Explained = (Duel | Clause | Answer | Note) & { text: string };

function fromSuite(env: Env, what: string, verbose: boolean): Explained[] {
  const suite = suiteOf(env, {});
  const { compiled, words } = suite;
  const found = find(what, compiled);
  if ('section' in found) return clausesOf(found, suite);
  if ('reading' in found) return answersOf(found, suite);
  if ('note' in found) return [{ ...found, text: `${pc.bold(found.clause)}\n${found.note}` }];
  const { cases, clause, atom } = found;
  const explained = cases.map((c) => explain(c, words.step, verbose));
  const [first] = explained;
  if (clause !== undefined && first) first.text = `${ruleOf(compiled, clause)}\n\n${first.text}`;
  if (atom && first) first.text = `${pc.bold(atom.clause)}\n${atom.id}: ${atom.says}\n\n${first.text}`;
  return explained;
}

/** The clauses of a section, to choose from. */
function clausesOf({ section, clauses }: Extract<Found, { section: string }>, { compiled, words }: Suite): Explained[] {
  const wide = Math.max(...clauses.map((c) => c.length));
  return clauses.map((clause, i) => {
    const examples = compiled.cases.filter((c) => c.clause === clause).map((c) => c.id);
    const title = words.title(clause);
    const head =
      i === 0 ? `${pc.bold(section)}: ${counted(clauses.length, 'clause')}; "clausewise explain ${clause}" explains the first\n` : '';
    const text = `${head}  ${pc.bold(clause.padEnd(wide))}  ${title}: ${counted(examples.length, 'example')}`;
    return { clause, title, examples, text };
  });
}

/** The answers to an open point, each with the examples that depend on it. */
function answersOf({ game, reading, answers }: Extract<Found, { reading: unknown }>, { compiled }: Suite): Explained[] {
  return answers.map((answer, i) => {
    const recommended = answer === reading.recommended;
    const says = recommended ? reading.says : (reading.alternatives.find((a) => a.name === answer)?.says ?? '');
    const mine = compiled.cases.filter(
      (c) => c.game === game.name && readingsOf(c).some(([id, name]) => id === reading.id && name === answer),
    );
    const text = [
      ...(i === 0 ? [`${pc.bold(reading.id)}  ${reading.question}`, ''] : []),
      `${pc.bold(`${reading.id}=${answer}`)}${recommended ? ' (recommended)' : ''}  ${says}`,
      ...(mine.length === 0
        ? ['  no example depends on it']
        : mine.map((c) => `  ${c.uri}:${c.line}  ${c.name}\n${pc.dim(`      clausewise explain ${c.id}`)}`)),
    ].join('\n');
    return { reading: reading.id, question: reading.question, answer, says, recommended, examples: mine.map((c) => c.id), text };
  });
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

function explain(c: Case, step: Suite['words']['step'], verbose: boolean): Duel & { text: string } {
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
        return `   ${mark} ${pc.dim(`:${line}`)} ${step(c.uri, line, c.line)}${found.join('')}`;
      });
  const text = [
    `${pc.bold(c.name)}\n${pc.dim(`${c.id} · ${c.uri}:${c.line} · level ${c.level}, ${levels[c.level]}${reading && ` · read as ${reading}`}`)}`,
    drawn(game, c.position),
    ...thens(0),
    ...steps.map((s, i) => [stepText(s, i, verbose), ...thens(i + 1)].join('\n')),
  ].join('\n');
  return { game: c.game, case: c.id, name: c.name, position: c.position, steps, verdict, text };
}

/** @throws UserError, NotJson, DoorError */
function fromFile(file: string, verbose: boolean): Explained {
  if (!existsSync(file)) throw new UserError(`${file}: there is no such file`);
  const data = jsonIn(readText(file), file);
  const keys = ['game', 'position', 'commands'];
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new UserError(`${file}: expected an object with ${keys.join(', ')}`);
  // A vector has more, all of it known: what is expected of it is nobody's question here.
  for (const k of Object.keys(data))
    if (!keys.includes(k) && !('moments' in data))
      throw new UserError(`${file}: unknown key "${k}", expected ${keys.join(', ')}${didYouMean(k, keys)}`);
  for (const k of keys) if (!(k in data)) throw new UserError(`${file}: missing key "${k}", expected ${keys.join(', ')}`);
  const { game: name, position, commands } = data as { game: unknown; position: Position; commands: Command[] };
  const [known] = fileDoor(file, () => gamesNamed('', [String(name)]));
  const game = gameOf(known as string);
  return fileDoor(file, () => {
    // The whole of it once: what is wrong with a late command is said before anything is shown.
    game.run(position, commands);
    const steps = traceOf(position, commands, reference(game));
    const text = [drawn(game, position), ...steps.map((s, i) => stepText(s, i, verbose))].join('\n');
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
