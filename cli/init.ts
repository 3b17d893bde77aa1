import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Env, UserError } from './env.ts';

/** A language of `templates/languages.json`: how its adapter is built and started, from within its folder. */
type Language = { title: string; also: readonly string[]; game: string; build: readonly string[]; start: string };
type Languages = Readonly<Record<string, Language>>;

const FOLDER = 'my-adapter';

export const add = (program: Command, env: Env): void => {
  const languages = languagesOf(env);
  program
    .command('init')
    .summary('writes a working adapter to start from')
    .description('Writes a small adapter that knows legality alone, passes smoke as it stands, and says what comes next.')
    .argument('[language]', `one of ${Object.keys(languages).join(', ')}`)
    .argument('[folder]', 'where to write it', FOLDER)
    .addHelpText(
      'after',
      `
Examples:
  $ clausewise init python
  $ clausewise init rust ../my-engine/adapter

Nothing is overwritten. docs/adapter.md goes on from there. Exit status: 0, or 2 when nothing was written.`,
    )
    .action((word: string | undefined, folder: string) => init(env, languages, word, folder));
};

function init(env: Env, languages: Languages, word: string | undefined, folder: string): void {
  const name = nameOf(languages, word);
  const { title, game, build, start } = languages[name] as Language;
  const from = join(env.home, 'templates', name);
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => relative(from, join(e.parentPath, e.name)))
    .sort();
  const inTheWay = [...new Set(files.map((f) => obstacle(folder, f)).filter((f) => f !== undefined))];
  if (inTheWay.length > 0)
    throw new UserError(
      `nothing was written: ${inTheWay.join(', ')} ${inTheWay.length === 1 ? 'is' : 'are'} there already; name another folder, as in "clausewise init ${name} ${folder}-2"`,
    );
  for (const f of files) copy(join(from, f), join(folder, f));
  const commands = [
    `cd ${quoted(folder)}`,
    ...build.map((b) => b.replace('{tsc}', () => program(env, folder, 'tsc', join('node_modules', 'typescript', 'bin', 'tsc')))),
    `${program(env, folder, 'clausewise', join('cli', 'clausewise.mjs'))} smoke -- ${start}`,
  ];
  env.out(
    [
      `A first adapter in ${title}, which plays ${game}:`,
      ...files.map((f) => `  ${join(folder, f)}`),
      '\nNext:',
      ...commands.map((c) => `  ${c}`),
      '\ndocs/adapter.md goes on from there, one level at a time.',
    ].join('\n'),
  );
}

function languagesOf({ home }: Env): Languages {
  return JSON.parse(readFileSync(join(home, 'templates', 'languages.json'), 'utf8')) as Languages;
}

/** @throws UserError when there is no such language */
function nameOf(languages: Languages, word = ''): string {
  const wanted = word.toLowerCase();
  const found = Object.entries(languages).find(([name, { also }]) => name === wanted || also.includes(wanted));
  if (found) return found[0];
  const known = Object.keys(languages);
  const there = `there are ${known.join(', ')}; an engine in any other can be judged too, docs/protocol.md says what it must do`;
  if (word === '') throw new UserError(`no language: say one, as in "clausewise init python"; ${there}`);
  throw new UserError(`no adapter in "${word}": ${there}${didYouMean(wanted, known)}`);
}

/** What stands where a file is to be written: the file itself, or a file where a folder is needed. */
function obstacle(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (existsSync(path)) return path;
  for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent)) {
    if (existsSync(parent)) return statSync(parent).isDirectory() ? undefined : parent;
  }
  return undefined;
}

/** @throws UserError */
function copy(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
  } catch (e) {
    throw new UserError(`${to}: cannot be written: ${(e as Error).message}`);
  }
}

/** How a program of this project is called from a folder: by npx where that finds it, and else by its path. */
function program({ root }: Env, folder: string, name: string, file: string): string {
  let at = resolve(folder);
  // npx looks in the nearest folder that has one of these, and nowhere else.
  while (!existsSync(join(at, 'package.json')) && !existsSync(join(at, 'node_modules')) && at !== dirname(at)) at = dirname(at);
  return at === resolve(root) || existsSync(join(at, 'node_modules', '.bin', name)) ? `npx ${name}` : `node ${quoted(join(root, file))}`;
}

const quoted = (word: string): string => (/^[\w./\\:@%+-]+$/.test(word) ? word : `"${word}"`);
