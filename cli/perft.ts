import type { Command as Program } from 'commander';
import pc from 'picocolors';
import type { Ask, Case, Command } from '../conformance/case.ts';
import { gameOf, reference } from '../conformance/engines.ts';
import { Fault } from '../conformance/fault.ts';
import { commandKey, countsAlike, listing, needsOfTree, type Perft, perft } from '../conformance/perft.ts';
import type { Pipe } from '../conformance/pipe.ts';
import { cut, fitted } from '../conformance/printable.ts';
import { decidesOf } from '../conformance/run.ts';
import { canonicalPositions, DEPTH } from '../generator/perft.ts';
import { milliseconds, whole } from './arguments.ts';
import { type Env, UserError } from './env.ts';
import { find } from './find.ts';
import { pipesOf } from './subject.ts';
import { gamesNamed, progress, suiteOf } from './suite.ts';

type Options = { depth?: number; divide?: boolean; json?: boolean; timeout: number; game?: readonly string[] };
const depth = whole(1, 8, ' from 1 to 8');
const SHALLOW = 2;
const WIDEST = 60;

export const add = (program: Program, env: Env): void => {
  program
    .command('perft')
    .usage('[options] [case] [-- <command that starts an engine...>]')
    .summary('counts the tree of legal commands, and finds where two engines part')
    .description(
      'Counts how many ways there are to give so many commands from the position an example begins with. After each command everyone declines what they may. With an engine after "--" it counts, too, by the readings it declares, and what differs is shown. A tree grows with each command: begin with a small depth.',
    )
    .argument('[case]', 'an example, by its id or its title, as explain takes it; without one, a position of every section')
    .option('--depth <n>', `how many commands deep (default: ${SHALLOW}, and ${DEPTH} without a case)`, depth)
    .option('--game <names...>', 'without a case, only these games')
    .option('--divide', 'the count below each first command')
    .option('--json', 'the counts as data')
    .option('--timeout <ms>', 'longest wait for an answer', milliseconds, 5000)
    .addHelpText(
      'after',
      `
Examples:
  $ clausewise perft -- python3 my_adapter.py
  $ clausewise perft SOUL-9.5.2/priority-goes-round --depth 3
  $ clausewise perft SOUL-9.5.2/priority-goes-round --divide -- python3 my_adapter.py

A tree needs "legal", what its position makes use of, and, deeper than one command, "outcomes"; "windows" and "choices" only
where there is something to pass or to choose in it, since everyone declines. What an engine lacks, or answers "unsupported"
to, is marked · and not counted against it.

Exit status: 0; 1 when the engine counts otherwise than the reference, or fails while it counts; 2 when it has counted nothing.`,
    )
    .action((what: string | undefined, options: Options) => (what === undefined ? countAll(env, options) : count(env, what, options)));
};

/** The trees of the vectors: a position of every section. An engine is started once, and asked for the games it plays. */
async function countAll(env: Env, { depth = DEPTH, divide, json, timeout, game }: Options): Promise<void> {
  if (divide) throw new UserError('--divide shows one tree: name an example too');
  const names = gamesNamed(env.root, game);
  const { cases } = suiteOf(env, { game: names }).compiled;
  const [pipe] = env.adapter === undefined ? [] : await pipesOf(env.adapter, timeout);
  const shown = progress(false, (n, of) => `${n} of ${of} positions`);
  const rows: Counts[] = [];
  try {
    const played = names.filter((name) => pipe === undefined || pipe.started.games[name] !== undefined);
    if (played.length === 0) throw new UserError(`${pipe?.started.engine.name} plays none of ${names.join(', ')}`);
    const positions = played.flatMap((name) => canonicalPositions(gameOf(name), cases));
    for (const c of positions) {
      rows.push(await countsOf(c, depth, pipe));
      shown.step(rows.length, positions.length);
    }
  } finally {
    shown.done();
    await pipe?.stop();
  }
  const wrong = [...rows.flatMap((r) => r.wrong ?? []), ...(pipe?.unexplained() ?? [])];
  env.out(json ? JSON.stringify(rows, null, 2) : tableOf(rows, depth, pipe !== undefined));
  for (const w of wrong) env.err(w);
  if (wrong.length > 0 || rows.some(parts)) env.exit(1);
  else if (pipe && !rows.some((r) => r.engine)) env.exit(2);
}

/** The counts of a position by depth: those of the reference, and what an engine counts or why it does not. */
type Counts = { case: string; reference: readonly number[]; engine?: readonly number[]; wrong?: string; unsupported?: string };
const parts = ({ reference: ours, engine }: Counts): boolean => engine !== undefined && engine.join() !== ours.join();

async function countsOf(c: Case, depth: number, pipe: Pipe | undefined): Promise<Counts> {
  const readings = pipe?.started.games[c.game]?.readings ?? {};
  const { tree, needs } = await ofReference(c, depth, readings);
  const row = { case: c.id, reference: tree.counts };
  if (!pipe) return row;
  const told = await asked(pipe, c, depth, needs);
  return 'tree' in told ? { ...row, engine: told.tree.counts } : { ...row, ...told };
}

/** The tree as the reference counts it under these readings, and what an engine needs to count it, so deep or its first row alone. */
async function ofReference(
  c: Case,
  depth: number,
  readings: Readonly<Record<string, string>>,
  seen?: (decisions: number) => void,
): Promise<{ tree: Perft; needs: Needs }> {
  const game = gameOf(c.game);
  const { ask, listed } = listing(reference(game, decidesOf(game, readings)));
  const tree = await perft(ask, c.position, depth, seen);
  const first = tree.divide.map((d) => d.command);
  return { tree, needs: { whole: needsOfTree(game, c.position, listed(), depth), first: needsOfTree(game, c.position, first, 1) } };
}
type Needs = { whole: readonly string[]; first: readonly string[] };

/** A row for each position, and below it that of the engine where it counts otherwise. */
function tableOf(rows: readonly Counts[], depth: number, isHeld: boolean): string {
  // The beginning of an id names it too.
  const short = (id: string): string => fitted(id, WIDEST);
  const wide = Math.max(...rows.map((r) => short(r.case).length));
  const cells = (counts: readonly (number | string)[]): string => counts.map((n) => n.toLocaleString('en').padStart(9)).join('');
  const depths = Array.from({ length: depth }, (_, i) => `depth ${i + 1}`);
  const mark = (r: Counts): string =>
    r.wrong !== undefined || parts(r) ? pc.red('≠') : r.engine ? pc.green('✓') : r.unsupported !== undefined ? pc.dim('·') : ' ';
  const lines = rows.flatMap((r) => [
    `${mark(r)} ${short(r.case).padEnd(wide)}${cells(r.reference)}`,
    ...(r.engine && parts(r) ? [pc.red(`  ${'the engine'.padStart(wide)}${cells(r.engine)}`)] : []),
    ...(r.unsupported === undefined ? [] : [pc.dim(`      ${cut(r.unsupported, WIDEST * 2)}`)]),
  ]);
  return `  ${''.padEnd(wide)}${cells(depths)}\n${lines.join('\n')}${isHeld ? `\n${sumOf(rows)}` : ''}`;
}

function sumOf(rows: readonly Counts[]): string {
  const counted = rows.filter((r) => r.engine);
  const failed = rows.filter((r) => r.wrong !== undefined).length;
  const lacked = rows.filter((r) => r.unsupported !== undefined).length;
  return [
    counted.length === 0 && failed === 0
      ? `none of ${rows.length} positions was counted`
      : `${counted.filter((r) => !parts(r)).length} of ${counted.length} positions are counted alike`,
    ...(failed > 0 ? [`at ${failed} the engine failed`] : []),
    ...(lacked > 0 ? [`${lacked} ${lacked === 1 ? 'needs' : 'need'} what the engine has not (·)`] : []),
  ].join(', ');
}

async function count(env: Env, what: string, options: Options): Promise<void> {
  const [c, others] = caseNamed(env, what);
  if (options.game && !gamesNamed(env.root, options.game).includes(c.game))
    throw new UserError(`${c.id} is an example of ${c.game}, and --game names ${options.game.join(', ')}: leave --game out`);
  if (others > 0) env.err(`"${what}" names ${others + 1} examples: this counts from the first of them, ${c.id}`);
  const { depth = SHALLOW } = options;
  const pipe = env.adapter === undefined ? undefined : await pipeFor(env.adapter, c, options);
  try {
    const readings = pipe?.started.games[c.game]?.readings ?? {};
    const { tree: ours, needs } = await told('the reference', (seen) => ofReference(c, depth, readings, seen));
    const theirs = pipe && (await told(pipe.started.engine.name, (seen) => asked(pipe, c, depth, needs, seen)));
    await pipe?.stop();
    const { tree, wrong, unsupported } = { tree: undefined, wrong: undefined, unsupported: undefined, ...theirs };
    if (options.json)
      env.out(JSON.stringify({ case: c.id, reference: ours, ...(tree && { engine: tree }), ...(unsupported && { unsupported }) }, null, 2));
    else env.out(shown(c, ours, tree, options.divide === true));
    const faults = [...(wrong === undefined ? [] : [wrong]), ...(pipe?.unexplained() ?? [])];
    for (const w of faults) env.err(w);
    if (unsupported !== undefined) env.err(`· ${pipe?.started.engine.name} has not counted: ${unsupported}`);
    if (faults.length > 0 || (tree && !countsAlike(tree, ours))) env.exit(1);
    else if (unsupported !== undefined) env.exit(2);
  } finally {
    await pipe?.stop();
  }
}

/** Counts with progress on a terminal: a deep tree takes its time, and its size is not known before. */
async function told<T>(who: string, count: (seen: (decisions: number) => void) => Promise<T>): Promise<T> {
  const { step, done } = progress(false, (n) => `${who}: ${n.toLocaleString('en')} decisions`);
  try {
    return await count((n) => step(n, Number.POSITIVE_INFINITY));
  } finally {
    done();
  }
}

/** The example that is named, and how many more the same word names. */
function caseNamed(env: Env, what: string): [first: Case, others: number] {
  const found = find(what, suiteOf(env, {}).compiled);
  const [first, ...others] = 'cases' in found ? found.cases : [];
  if (!first) throw new UserError(`${what}: this is no example, and has no position to begin with`);
  return [first, others.length];
}

/** The engine that is to count this tree. @throws UserError, CannotStart */
async function pipeFor(command: readonly string[], c: Case, { timeout }: Options): Promise<Pipe> {
  const [pipe] = await pipesOf(command, timeout);
  const { name } = pipe.started.engine;
  const serves = pipe.started.games[c.game];
  if (serves && !serves.lacks.includes('legal')) return pipe;
  await pipe.stop();
  throw new UserError(
    serves
      ? `${name} has "legal" among what it lacks, and perft counts what an engine lists: answer "want":["legal"] with every legal command, and take the word out of "lacks"`
      : `${name} does not play ${c.game}: it plays ${Object.keys(pipe.started.games).join(', ')}`,
  );
}

/** What an engine counts, what went wrong, or what it has not. */
type Told = { tree: Perft } | { wrong: string } | { unsupported: string };
async function asked(pipe: Pipe, c: Case, depth: number, needs: Needs, seen?: (n: number) => void): Promise<Told> {
  const lacks = pipe.started.games[c.game]?.lacks ?? [];
  const missing = needs.whole.filter((n) => lacks.includes(n));
  if (missing.length > 0) {
    const shallow = depth > 1 && !needs.first.some((n) => lacks.includes(n));
    return { unsupported: `the engine lacks ${missing.join(', ')}${shallow ? ' (--depth 1 does without)' : ''}` };
  }
  let after: readonly Command[] = [];
  const ask = (position: Parameters<Ask>[0], commands: readonly Command[], want: { legal: boolean }) => {
    after = commands;
    return pipe.ask({ game: c.game, position, commands, want }, {});
  };
  try {
    return { tree: await perft(ask, c.position, depth, seen) };
  } catch (e) {
    if (!(e instanceof Fault)) throw e;
    const told = after.length === 0 ? 'no command' : after.map(text).join(', ');
    if (e.verdict === 'unsupported') return { unsupported: `unsupported after ${told}: ${e.message}` };
    return { wrong: `${pipe.started.engine.name}: ${e.verdict} in ${c.id} after ${told}: ${e.message}` };
  }
}

const text = ({ do: verb, side, attacker, target, effect, ids }: Command): string =>
  [side, verb, ...[attacker, target, effect, ids].flatMap((v) => (v === undefined ? [] : JSON.stringify(v).replaceAll('"', '')))]
    .filter(Boolean)
    .join(' ');

function shown(c: Case, ours: Perft, theirs: Perft | undefined, divide: boolean): string {
  const number = (n: number | undefined): string => (n === undefined ? '–' : n.toLocaleString('en')).padStart(12);
  const beside = (mine: number | undefined, other: number | undefined): string =>
    theirs === undefined ? '' : mine === other ? number(other) : pc.red(number(other));
  const lines = ours.counts.map((n, i) => `${String(i + 1).padStart(5)}${number(n)}${beside(n, theirs?.counts[i])}`);
  const heads = `${(theirs ? 'reference' : 'commands').padStart(12)}${theirs ? 'the engine'.padStart(12) : ''}`;
  const head = `depth${heads}`;
  if (!divide) return [pc.bold(c.name), head, ...lines].join('\n');
  const below = ({ divide }: Perft): Map<string, { command: Command; count: number }> => {
    const sums = new Map<string, { command: Command; count: number }>();
    // An engine may list a command twice, and then both are counted.
    for (const { command, count } of divide) {
      const key = commandKey(command);
      sums.set(key, { command, count: count + (sums.get(key)?.count ?? 0) });
    }
    return sums;
  };
  const [mine, engine] = [below(ours), theirs ? below(theirs) : new Map<string, { command: Command; count: number }>()];
  const rows = [...new Map([...mine, ...engine])].map(([key, { command }]) => {
    const [own, other] = [mine.get(key), engine.get(key)];
    const only = theirs === undefined || (own && other) ? '' : own ? '  (the engine lists it not)' : '  (of the engine alone)';
    const parts = theirs !== undefined && own?.count !== other?.count;
    return `${parts ? pc.red('≠') : ' '}    ${number(own?.count)}${beside(own?.count, other?.count)}  ${text(command)}${pc.red(only)}`;
  });
  return [pc.bold(c.name), head, ...lines, '', 'below each first command:', ...(theirs ? [`     ${heads}`] : []), ...rows].join('\n');
}
