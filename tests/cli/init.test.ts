import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { cli } from './cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clausewise = `node "${join(root, 'cli', 'clausewise.mjs')}"`;
const isThere = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;
const tools = {
  javascript: ['node'],
  typescript: ['node'],
  python: ['python3'],
  java: ['javac', 'java'],
  rust: ['cargo', 'rustc'],
  cpp: ['g++'],
};
const missing = Object.values(tools)
  .flat()
  .filter((tool) => !isThere(tool));
if (missing.length > 0) console.info(`Adapters in some languages are not built: there is no ${missing.join(', no ')}.`);
test.runIf(process.env['CI'])('all compilers are there', () => expect(missing).toEqual([]));

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'init-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
/** One shell for all of them, as an author has one: "cd" must hold for what comes after. */
function sh(cwd: string, ...commands: string[]): { status: number | null; out: string } {
  const { CLAUSEWISE_ROOT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands.join('\n')], { cwd, env, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}
const nextIn = (out: string): string[] => (out.split('\nNext:\n')[1]?.split('\n\n')[0] ?? '').split('\n').map((line) => line.trim());

/** A run whose position has all that JSON has. */
const odd = {
  cmd: 'run',
  seq: 7,
  game: 'souls',
  want: ['legal'],
  position: {
    game: 'souls',
    turn: { number: 3, player: 'north', phase: 'main' },
    players: {},
    cards: [
      {
        id: 'Mira "the\\hand" é 龍 😀\n\t\u0001/',
        kind: 'realm',
        side: 'south',
        zone: 'realms',
        list: [[], {}, [1, -20]],
        atk: 0.5,
        none: null,
        not: false,
      },
    ],
    effects: [],
  },
  commands: [{ do: 'settle' }, { do: 'end-phase', side: 'north' }],
};
const escaped = (text: string): string => text.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('from init to a green smoke', () => {
  // Compilers of a machine that has other things to do.
  const timeout = 120_000;
  for (const [language, needed] of Object.entries(tools)) {
    it.skipIf(needed.some((tool) => missing.includes(tool)))(`in ${language}, by the commands that are printed`, { timeout }, () => {
      const folder = folderIn(tmpdir());
      const written = sh(folder, `${clausewise} init ${language}`);
      expect(written).toMatchObject({ status: 0 });
      const next = nextIn(written.out);
      const smoked = sh(folder, ...next);
      expect(smoked.out).toMatch(/✓ stop\n\nThe adapter speaks the protocol/);
      expect(smoked.status).toBe(0);

      const start = next.at(-1)?.split(' -- ')[1] ?? '';
      const judged = sh(join(folder, 'my-adapter'), `${clausewise} run --quiet --max-unsupported 100% -- ${start}`);
      expect(judged.status).toBe(0);
      expect(judged.out).toMatch(/levels: 1 legality ([1-9]\d) of \1 /);

      // What a reader of JSON of its own makes of names and numbers.
      const messages = [{ cmd: 'start', protocol: 1 }, odd, { ...odd, game: 'chess' }, { cmd: 'stop' }];
      const { stdout } = spawnSync('sh', ['-c', `exec ${start}`], {
        cwd: join(folder, 'my-adapter'),
        input: messages.map((m) => `${escaped(JSON.stringify(m))}\n`).join(''),
        encoding: 'utf8',
      });
      const [, echoed, other] = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(echoed).toEqual({
        seq: 7,
        outcome: { commands: [{ accepted: true }, { accepted: false }], position: odd.position, open: null, winner: null, legal: [] },
      });
      expect(other).toEqual({ seq: 7, unsupported: expect.any(String) });
    });
  }

  it.each([
    ['python', 3, /✓ stop/],
    ['typescript', 4, /✓ stop/],
  ])('in %s within the project it takes %i commands, by npx', (language, commands, well) => {
    const folder = folderIn(join(root, 'node_modules', '.cache'));
    const first = `npx clausewise init ${language} "an adapter"`;
    const next = nextIn(sh(folder, first).out);
    expect([first, ...next]).toHaveLength(commands);
    expect(next[0]).toBe('cd "an adapter"');
    expect(next.slice(1).filter((c) => !c.startsWith('npx '))).toEqual([]);
    expect(sh(folder, ...next).out).toMatch(well);
  });
});

describe('init', () => {
  it('overwrites nothing, and writes nothing beside what is in the way', async () => {
    const folder = folderIn(tmpdir());
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'main.rs'), 'mine');
    const { status, err } = await cli('init', 'rust', folder);
    expect(status).toBe(2);
    expect(err).toContain(`nothing was written: ${join(folder, 'src', 'main.rs')} is there already; name another folder`);
    expect(readFileSync(join(folder, 'src', 'main.rs'), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['src']);
  });
  it('takes a folder that is there, where nothing is in the way', async () => {
    const folder = folderIn(tmpdir());
    writeFileSync(join(folder, 'README.md'), 'mine');
    expect((await cli('init', 'py', folder)).status).toBe(0);
    expect(existsSync(join(folder, 'adapter.py'))).toBe(true);
  });
  it('takes no file for a folder', async () => {
    const file = join(folderIn(tmpdir()), 'notes');
    writeFileSync(file, 'mine');
    const { status, err } = await cli('init', 'rust', file);
    expect(status).toBe(2);
    expect(err).toContain(`nothing was written: ${file} is there already`);
  });
  it.each([
    [['init', 'pyton'], /^no adapter in "pyton": there are javascript, .*did you mean "python"/],
    [['init'], /^no language: say one, as in "clausewise init python"; there are javascript, /],
  ])('%j says which there are', async (argv, message) => {
    const { status, err } = await cli(...argv);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
  it('writes less than 60 lines of code, where the language reads JSON', () => {
    const text = readFileSync(join(root, 'templates', 'python', 'adapter.py'), 'utf8').replace(/"""[\s\S]*?"""/g, '');
    const code = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
    expect(code.length).toBeGreaterThan(30);
    expect(code.length).toBeLessThan(60);
  });
});
