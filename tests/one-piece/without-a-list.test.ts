// An engine without a list of legal commands is asked once for each candidate, and for nothing that the game turns away.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AskLater, judgeLater, wantsLegal } from '../../conformance/judge.ts';
import { isRecommended } from '../../conformance/pins.ts';
import { onePiece } from '../../reference/one-piece/index.ts';
import { compileAll } from '../../steps/compile.ts';

const folder = 'features/one-piece';
const files = readdirSync(folder).filter((f) => f.endsWith('.feature'));
const { cases } = compileAll(files.map((f) => ({ uri: `${folder}/${f}`, text: readFileSync(`${folder}/${f}`, 'utf8') })));
const withLists = cases.filter((c) => isRecommended(c, onePiece) && c.moments.some(wantsLegal));

test('an engine that lists nothing passes what looks at legal commands', async () => {
  const ask: AskLater = async (position, commands) => onePiece.run(position, commands);
  const verdicts = await Promise.all(withLists.map((c) => judgeLater(c, ask, { frame: onePiece.frame, citations: false }, false)));
  expect(withLists.length).toBeGreaterThan(0);
  expect(verdicts.map((v) => v.verdict)).toEqual(withLists.map(() => 'pass'));
});
