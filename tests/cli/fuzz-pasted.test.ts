// What fuzz prints of a finding is an example: pasted below its Rule it passes on the reference, and fails on the engine.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../cli/fuzzed.ts';
import { atomsOfAll, load, sourcesOf } from '../../cli/load.ts';
import type { Case } from '../../conformance/case.ts';
import { misread, reference } from '../../conformance/engines.ts';
import { hunt } from '../../conformance/fuzz/hunt.ts';
import { judge } from '../../conformance/judge.ts';
import type { Report } from '../../conformance/report.ts';
import { games } from '../../reference/games.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';
import { check } from '../../steps/check.ts';
import { compileAll, complaintLine, type Source } from '../../steps/compile.ts';
import { brokenPython } from '../protocol/broken.ts';
import { cliOn, type Said } from './cli.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-pasted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Printed = { clause: string; example: string };
/** The examples in what was printed, each with the clause that it says to paste it below. */
const printedIn = (text: string): Printed[] =>
  [...text.matchAll(/^ {2}# below the Rule of @clause:(\S+)\n([\s\S]*?)\n\n/gm)].map(([, clause = '', example = '']) => ({
    clause,
    example,
  }));

/** The feature that has the Rule, with the example at the Rule's end, and the line after which it stands. */
function pasted(sources: readonly Source[], { clause, example }: Printed): { source: Source; after: number } {
  const tag = new RegExp(`^ *@clause:${clause.replaceAll('.', '\\.')}( |$)`, 'm');
  const source = sources.find((s) => tag.test(s.text));
  const found = tag.exec(source?.text ?? '');
  if (!source || !found) throw new Error(`no Rule is tagged @clause:${clause}`);
  const from = found.index + found[0].length;
  const next = source.text.slice(from).search(/\n *@clause:/);
  const end = next < 0 ? source.text.length : from + next;
  const above = source.text.slice(0, end).trimEnd();
  const text = `${above}\n\n${example}\n\n${source.text.slice(end)}`;
  return { source: { uri: source.uri, text }, after: above.split('\n').length };
}

describe.each(games.map((g) => [g.title, g] as const))('pasted below its Rule, a finding of %s', (_, game) => {
  const { cases, parsed } = load('.', [game.name]);
  const sources = sourcesOf('.', [game.name]);
  const atoms = atomsOfAll('.');

  async function found(m: Misreading): Promise<Printed[]> {
    const prey = { serves: { lacks: [], readings: {} }, ask: misread(game, m) };
    const plan = { seed: 1, from: 0, to: 2000, until: Number.POSITIVE_INFINITY, findings: 1 };
    const hunts = [await hunt(game, cases, prey, plan)];
    const engine = { name: 'misread', version: '1', language: 'TypeScript' };
    return printedIn(await textOf({ engine, words: [], seed: 1, hunts, notices: [], unexplained: [] }, false));
  }
  function compiled(printed: Printed): Case {
    const { source, after } = pasted(sources, printed);
    const { parsed: mine, cases: all, complaints } = compileAll([source]);
    const whole = parsed.map((p) => mine.find((m) => m.source.uri === p.source.uri) ?? p);
    expect([...complaints, ...check(whole, atoms, 'tests/clauses.tsv')].map(complaintLine)).toEqual([]);
    const c = all.find(({ uri, line }) => uri === source.uri && line > after);
    if (!c) throw new Error(`there is no example after ${source.uri}:${after}`);
    expect(c.clause).toBe(printed.clause);
    return c;
  }
  const sample = sampleOf(game);

  test('passes on the reference, and fails on what was misread', async () => {
    const judging = { frame: game.frame, citations: true };
    let tried = 0;
    for (const m of sample) {
      for (const printed of await found(m)) {
        const c = compiled(printed);
        const failing = judge(c, misread(game, m), { ...judging, citations: false });
        expect([m.id, judge(c, reference(game), judging).verdict, failing.verdict]).toEqual([m.id, 'pass', 'fail']);
        tried += 1;
      }
    }
    // Some misreadings are not found so soon, and some findings have no words.
    expect(tried).toBeGreaterThanOrEqual(sample.length * 0.8);
  });
});
const sampleOf = ({ misreadings }: Game): Misreading[] => misreadings.filter((_, i) => i % 20 === 5);

describe('pasted below its Rule, a finding of an engine in Python', () => {
  test.each(['rounds to tens', 'lets every Soul attack twice', 'strikes back in Defiance with half the number'] as const)(
    'that %s passes on the reference, and fails on the engine',
    async (fault) => {
      const engine = brokenPython(folder, fault);
      const fuzzed = await cliOn('.', 'fuzz', '--game', 'souls', '--seed', '1', '--findings', '1', '--', ...engine);
      expect(fuzzed.status).toBe(1);
      const [printed] = printedIn(fuzzed.out);
      if (!printed) throw new Error(`no example in ${fuzzed.out}`);

      const root = mkdtempSync(join(folder, 'suite-'));
      for (const part of ['package.json', join('features', 'souls'), join('tests', 'clauses.tsv')])
        cpSync(part, join(root, part), { recursive: true });
      const { source, after } = pasted(sourcesOf(root, ['souls']), printed);
      writeFileSync(join(root, source.uri), source.text);
      expect(readFileSync(join(root, source.uri), 'utf8')).toContain(printed.example);
      const judged = (...command: string[]): Promise<Said> => cliOn(root, 'run', '--game', 'souls', '--report', 'json', ...command);
      const verdict = ({ out }: Said) => (JSON.parse(out) as Report).results.find((c) => c.uri === source.uri && c.line > after)?.verdict;
      const [reference, theirs] = [await judged(), await judged('--', ...engine)];
      expect([reference.status, verdict(reference)]).toEqual([0, 'pass']);
      expect([theirs.status, verdict(theirs)]).toEqual([1, 'fail']);
    },
  );
});
