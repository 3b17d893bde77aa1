// docs/fuzz.md: its commands are run; the finding on it is a true one, and has the parts that findings have.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOf, misread, reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import type { Misreading } from '../../reference/kernel/game.ts';
import { compileAll } from '../../steps/compile.ts';
import { blocksIn, expectShown, shell } from './blocks.ts';

const blocks = blocksIn(readFileSync('docs/fuzz.md', 'utf8'));
const [minute, command, finding] = blocks;
const shown = finding?.text ?? '';

test('the example on the page passes on the reference, and fails on what was misread', () => {
  expect(blocks.map((b) => b.language)).toEqual(['bash', 'bash', 'text']);
  const example = /^ {4}@[\s\S]*?(?=\n\n)/m.exec(shown)?.[0];
  const head =
    '@souls\nFeature: 9.4 Battle damage\n  @clause:SOUL-9.4.1\n  Rule: 9.4.1 Battle damage\n    - `SOUL-9.4.1-1` It is lost.\n\n';
  const { cases, complaints } = compileAll([{ uri: 'features/souls/9.4-page.feature', text: `${head}${example}\n` }]);
  expect(complaints).toEqual([]);
  const souls = gameOf('souls');
  const m = souls.misreadings.find((x) => command?.text.includes(`--misreading ${x.id}`)) as Misreading;
  const judging = { frame: souls.frame, citations: false };
  expect(cases.map((c) => [judge(c, reference(souls), judging).verdict, judge(c, misread(souls, m), judging).verdict])).toEqual([
    ['pass', 'fail'],
  ]);
  expect(shown).toContain(`behaves as if ${m.says} (${m.contradicts.join(', ')})`);
});

test('its commands print what has those parts, in that order', () => {
  const parts = [
    '✗ …: … run…',
    '    …: expected …, found …',
    '    behaves as if …',
    '    clauses: …',
    '  # below the Rule of @clause:…',
    '    @…',
  ];
  const more = ['    Example: …', '      Given …', '      When …', '      Then …', '  vector: {"id":…', '  again:  clausewise fuzz …'];
  for (const said of [shown.split('\n'), shell(command?.text ?? '', '.')]) expectShown([...parts, ...more].join('\n'), said);
  // As on the page, but for the minute.
  const said = shell((minute?.text ?? '').replace(' -- ', ' --runs 300 -- '), '.');
  expectShown(
    'python-souls … against the reference, seed …\n…\nSouls: 300 runs in … a second; … clauses reached\n…\n  no difference',
    said,
  );
});
