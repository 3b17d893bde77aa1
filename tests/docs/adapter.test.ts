// docs/adapter.md, block by block: Python goes into the adapter as the page says, commands are run, and what the page shows of
// their output is in their output.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Block, blocksIn, expectShown, shell } from './blocks.ts';

const page = readFileSync('docs/adapter.md', 'utf8');
const blocks = blocksIn(page, 'adapter.py');

// Beside the adapters, as the folder of an author is within the project.
const folder = mkdtempSync(join(tmpdir(), 'adapter-page-'));
const work = join(folder, 'work');
mkdirSync(work);
symlinkSync(join(process.cwd(), 'adapters'), join(folder, 'adapters'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Unit = { name: string; text: string };
/** The parts of a Python file that have a name, and its loop. */
function unitsOf(python: string): Unit[] {
  const units: Unit[] = [];
  for (const line of python.split('\n')) {
    const begins = /^(?:def |class )?(\w+)(?=\(|:| =|$| )/.exec(line);
    const name = /^(?:import|for|print)\b/.test(line) ? line : (begins?.[1] ?? '');
    if (begins) units.push({ name, text: line });
    else if (units.length > 0) (units.at(-1) as Unit).text += `\n${line}`;
  }
  return units.map(({ name, text }) => ({ name, text: text.trimEnd() }));
}
const isLoop = ({ name }: Unit): boolean => name.startsWith('for ') || name.startsWith('if __name__');
/** What has the name of something that is there takes its place; what is new goes above the loop. */
function put(file: readonly Unit[], block: readonly Unit[]): Unit[] {
  const kept = file.map((unit) => block.find((b) => b.name === unit.name) ?? unit);
  const added = block.filter((b) => !file.some((unit) => unit.name === b.name));
  const rest = [...kept.filter((u) => !isLoop(u)), ...added.filter((u) => !isLoop(u))];
  return [...rest, ...[...kept, ...added].filter(isLoop)];
}

const files = new Map<string, Unit[]>();
let said: string[] = [];
const run: Record<string, (block: Block) => void> = {
  python: ({ file, text }) => {
    const before = (files.get(file) ?? []).filter((u) => !u.name.startsWith('print('));
    const after = put(before, unitsOf(text));
    files.set(file, after);
    writeFileSync(join(work, file), `${after.map((u) => u.text).join('\n\n')}\n`);
  },
  bash: ({ text }) => {
    said = shell(text, work);
  },
  text: ({ text }) => expectShown(text, said),
};

describe('the page that builds an adapter', () => {
  test('has blocks of three kinds alone, each of which is run', () => {
    expect(blocks.filter((b) => !run[b.language]).map((b) => `${b.language} in line ${b.line}`)).toEqual([]);
    expect((page.match(/^```/gm) ?? []).length).toBe(2 * blocks.length);
    expect(blocks.length).toBeGreaterThan(20);
  });
  test.each(blocks.map((b) => [b.line, b.language, b] as const))('line %i: %s', { timeout: 60_000 }, (_, language, block) =>
    run[language]?.(block),
  );
  test('no case fails in the end, and each level has some that pass', () => {
    const commands = blocks.filter(
      (b) => b.language === 'bash' && b.text.includes('run --game souls') && b.text.includes('python3 adapter.py'),
    );
    run['bash']?.(commands.at(-1) as Block);
    const levels = said.find((l) => l.startsWith('levels: ')) ?? '';
    expect([...levels.matchAll(/\d \w+ (\d+) of (\d+)/g)].filter(([, pass, of]) => pass === of && Number(pass) > 0)).toHaveLength(5);
  });
});
