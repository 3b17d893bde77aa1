// World parameters choose who is judged: a slip there must never look like a run that passed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { underCucumber } from './runners.ts';

/** Any feature will do: the parameters are read before its first step. */
const features = 'features/souls/9.4-*.feature';
class Exit extends Error {}

test.each([
  [
    'a text for a list',
    { engine: 'python3 adapter.py' },
    /world parameter "engine": found "python3 adapter\.py", expected the words of a command/,
  ],
  ['no words', { engine: [] }, /world parameter "engine": found \[\]/],
  ['a misspelt key', { engin: ['python3'] }, /unknown world parameter "engin": .*did you mean "engine"/],
  ['a misreading nobody knows', { misreading: 'no-chek' }, /no misreading is called "no-chek", did you mean "no-check"/],
  ['no misreading', { misreading: [] }, /world parameter "misreading": found \[\], expected the id of one/],
  ['nothing for a misreading', { misreading: null }, /world parameter "misreading": found null/],
  [
    'an engine and misreadings',
    { engine: [process.execPath, 'adapters/reference/adapter.js', '--misreading', 'no-check'], misreading: ['no-limit'] },
    /are two to be judged/,
  ],
])('%s', async (_, parameters, message) => {
  const spies = [
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Exit(String(status));
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true),
  ] as const;
  try {
    const told = await underCucumber(parameters, { features });
    const [exit, write] = spies;
    expect([...new Set(told.values())]).toEqual(['FAILED']);
    expect(exit.mock.calls[0]).toEqual([2]);
    expect(String(write.mock.calls[0]?.[0])).toMatch(message);
  } finally {
    for (const s of spies) s.mockRestore();
  }
});

test('a program that is not there: the process ends with status 2, and nothing has passed', () => {
  const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const { status, stderr, stdout } = spawnSync(process.execPath, [cucumber, '--world-parameters', '{"engine":["./nope"]}'], {
    encoding: 'utf8',
  });
  expect({ status, passed: /passed/.test(stdout) }).toEqual({ status: 2, passed: false });
  expect(stderr).toMatch(/\.\/nope: there is no program/);
});
