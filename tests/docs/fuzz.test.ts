// docs/fuzz.md: its commands are run, and find what the page shows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksIn, expectShown, shell } from './blocks.ts';

test('the finding on the page is the one that its command prints', () => {
  const blocks = blocksIn(readFileSync('docs/fuzz.md', 'utf8'));
  const [minute, command, finding] = blocks;
  expect(blocks.map((b) => b.language)).toEqual(['bash', 'bash', 'text']);
  expectShown(finding?.text ?? '', shell(command?.text ?? '', '.'));
  // As on the page, but for the minute.
  const said = shell((minute?.text ?? '').replace(' -- ', ' --runs 300 -- '), '.');
  expectShown(
    'python-souls … against the reference, seed …\n…\nSouls: 300 runs in … a second; … clauses reached\n…\n  no difference',
    said,
  );
});
