import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { NotJson } from '../conformance/json.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { DoorError } from '../reference/kernel/game.ts';
import { type Env, UserError } from './env.ts';

/** One file a verb. Those that are not there yet are not offered. */
const verbs = [
  'run',
  'merge',
  'verify',
  'smoke',
  'init',
  'explain',
  'try',
  'perft',
  'fuzz',
  'misreadings',
  'vectors',
  'docs',
  'bench',
  'doors',
];
/** Those that an engine is given to, after `--`. */
const judging = ['run', 'verify', 'smoke', 'perft', 'fuzz'];
type Verb = { add: (program: Command, env: Env) => void };

/** Runs the command line and gives the exit status: 0 well, 1 something did not hold, 2 bad input. */
export async function main(argv: readonly string[]): Promise<number> {
  let status = 0;
  const dashes = argv.indexOf('--');
  const words = dashes < 0 ? argv : argv.slice(0, dashes);
  const home = join(dirname(fileURLToPath(import.meta.url)), '..');
  const root = process.env['CLAUSEWISE_ROOT'] ?? home;
  const env: Env = {
    root,
    home,
    version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    adapter: dashes < 0 ? undefined : argv.slice(dashes + 1),
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    exit: (s) => {
      status = Math.max(status, s);
    },
  };
  try {
    const program = await programOf(words[0] ?? '', env);
    await program.parseAsync([...words], { from: 'user' });
    return status;
  } catch (e) {
    return failedWith(e, env);
  }
}

/** Of two values of one option the last would count, and the first be forgotten without a word. */
function saidOnce(c: Command): void {
  for (const option of c.options.filter((o) => !o.isBoolean() && !o.variadic)) {
    let before: string | undefined;
    c.on(`option:${option.name()}`, (value: string) => {
      if (before !== undefined) throw new UserError(`${option.long} is there twice, as ${before} and as ${value}: leave one out`);
      before = value;
    });
  }
}

const fileOf = (verb: string, { home }: Env): string => (existsSync(join(home, 'cli', `${verb}.ts`)) ? `./${verb}.ts` : `./${verb}.js`);
const isThere = (verb: string, { home }: Env): boolean => ['ts', 'js'].some((ext) => existsSync(join(home, 'cli', `${verb}.${ext}`)));

/**
 * The verb in a file. One that needs a package which is not here is not offered: installed elsewhere, Clausewise comes without
 * those that it is developed with.
 * @throws UserError when it was asked for
 */
async function verbIn(file: string, verb: string, isAskedFor: boolean): Promise<Verb | undefined> {
  try {
    return (await import(file)) as Verb;
  } catch (e) {
    const { code, message } = e as NodeJS.ErrnoException;
    const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
    if (code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) throw e;
    if (!isAskedFor) return undefined;
    throw new UserError(
      `${verb} needs the package "${missing}", which is not here: run "npm ci" in a copy of the repository, and ${verb} there`,
    );
  }
}

/** The program with the verb that was asked for; with all of them when it was none, for the help. */
async function programOf(verb: string, env: Env): Promise<Command> {
  const program = new Command('clausewise')
    .description('Holds engines of card game combat against the rules, clause by clause')
    .version(env.version)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({ sortSubcommands: false })
    .addHelpText(
      'after',
      '\nExample:\n  $ clausewise run -- python3 my_adapter.py\n\nEvery verb has a help of its own: clausewise run --help',
    );
  const known = verbs.filter((v) => isThere(v, env));
  const wanted = known.includes(verb) ? [verb] : known;
  if (verb !== '' && !verb.startsWith('-') && verb !== 'help' && !known.includes(verb)) {
    throw new UserError(`unknown verb "${verb}": known are ${known.filter((v) => v !== 'doors').join(', ')}${didYouMean(verb, known)}`);
  }
  // What it printed would be taken for what the engine does.
  if (env.adapter !== undefined && known.includes(verb) && !judging.includes(verb))
    throw new UserError(`${verb} asks no engine: leave out what comes after "--"; ${judging.join(', ')} take one`);
  for (const v of wanted) (await verbIn(fileOf(v, env), v, v === verb))?.add(program, env);
  for (const c of program.commands) {
    c.exitOverride().configureOutput({ writeErr: () => {} });
    saidOnce(c);
  }
  if (verb === '') program.action(() => program.outputHelp());
  return program;
}

/** Mistakes of the user are a line, without a stack; anything else is ours, and keeps it. */
function failedWith(e: unknown, env: Env): number {
  if (e instanceof CommanderError) {
    if (e.exitCode === 0) return 0;
    const after =
      env.adapter === undefined && e.code === 'commander.excessArguments' ? ' (the command that starts an engine comes after "--")' : '';
    env.err(`${e.message.replace(/^error: /, '')}${after}`);
    return 2;
  }
  const named = e instanceof Error ? e.name : '';
  if (
    e instanceof UserError ||
    e instanceof DoorError ||
    e instanceof NotJson ||
    ['FeatureError', 'CannotStart', 'UserError'].includes(named)
  ) {
    env.err((e as Error).message);
    return 2;
  }
  throw e;
}
