// World parameters choose who is judged: a slip there must never look like a run that passed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const cucumber = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

test.each([
  [
    'a text for a list',
    { engine: 'python3 adapter.py' },
    /world parameter "engine": found "python3 adapter\.py", expected the words of a command/,
  ],
  ['no words', { engine: [] }, /world parameter "engine": found \[\]/],
  ['a misspelt key', { engin: ['python3'] }, /unknown world parameter "engin": .*did you mean "engine"/],
  ['a program that is not there', { engine: ['./nope'] }, /\.\/nope: there is no program/],
  ['a misreading nobody knows', { misreading: 'no-chek' }, /no misreading is called "no-chek", did you mean "no-check"/],
  ['no misreading', { misreading: [] }, /world parameter "misreading": found \[\], expected the id of one/],
  ['nothing for a misreading', { misreading: null }, /world parameter "misreading": found null/],
  [
    'an engine and misreadings',
    { engine: [process.execPath, 'adapters/reference/adapter.js', '--misreading', 'no-check'], misreading: ['no-limit'] },
    /are two to be judged/,
  ],
])('%s', (_, parameters, message) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [cucumber, '--world-parameters', JSON.stringify(parameters)], {
    encoding: 'utf8',
  });
  expect({ status, passed: /passed/.test(stdout) }).toEqual({ status: 2, passed: false });
  expect(stderr).toMatch(message);
});
