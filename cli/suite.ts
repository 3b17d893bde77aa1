import type { Feature, Scenario } from '@cucumber/messages';
import type { Command } from 'commander';
import pc from 'picocolors';
import type { Words } from '../conformance/report.ts';
import { type Selection, select } from '../conformance/select.ts';
import { games } from '../reference/games.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { type Compiled, clauseOf } from '../steps/compile.ts';
import { type Env, UserError } from './env.ts';
import { gamesIn, load } from './load.ts';

/** The cases to be judged, and the words they were written in. */
export type Suite = { selection: Selection; compiled: Compiled; words: Words; partial: boolean };
export type Choice = { game?: readonly string[]; tags?: string };

/** Adds the options that choose cases. */
export const withChoice = (c: Command): Command =>
  c
    .option('--game <names...>', 'only these games')
    .option(
      '--tags <expression>',
      'only examples whose tags fit, as in "@SOUL-9.4.1-1 or @level:1"; beside their own they have @level:N and @needs:WORD',
    );

/**
 * The games with these names; where none is named, those whose features are there.
 * @throws UserError for a name that no game has
 */
export function gamesNamed(root: string, names: readonly string[] | undefined): string[] {
  const known = games.map((g) => g.name);
  for (const name of names ?? []) {
    if (!known.includes(name)) throw new UserError(`unknown game "${name}": known are ${known.join(', ')}${didYouMean(name, known)}`);
  }
  return names ? known.filter((n) => names.includes(n)) : gamesIn(root);
}

/**
 * Reads the features and selects cases.
 * @throws UserError, FeatureError
 */
export function suiteOf(env: Env, { game, tags }: Choice): Suite {
  const names = gamesNamed(env.root, game);
  const compiled = load(env.root, names);
  return {
    selection: selected(compiled, names, tags),
    compiled,
    words: wordsOf(compiled),
    partial: tags !== undefined || names.length < gamesIn(env.root).length,
  };
}
function selected(compiled: Compiled, names: readonly string[], tags?: string): Selection {
  try {
    return select(compiled.cases, names, tags);
  } catch (e) {
    throw new UserError(`--tags: ${(e as Error).message}`);
  }
}

/** The examples of a feature, in the order of the file. */
export const scenariosOf = (feature: Feature): Scenario[] =>
  feature.children.flatMap((c) => c.scenario ?? c.rule?.children.flatMap((r) => r.scenario ?? []) ?? []);

/** The values of each row of an outline, by the line of the row. */
const rowsOf = (feature: Feature): [line: number, values: Map<string, string>][] =>
  scenariosOf(feature).flatMap(({ examples }) =>
    examples.flatMap(({ tableHeader, tableBody }) =>
      tableBody.map(({ location, cells }): [number, Map<string, string>] => [
        location.line,
        new Map(cells.map(({ value }, i) => [tableHeader?.cells[i]?.value ?? '', value])),
      ]),
    ),
  );

/** The titles of clauses and the words of steps, read off the features. */
export function wordsOf({ parsed, cases }: Pick<Compiled, 'parsed' | 'cases'>): Words {
  const lines = new Map(parsed.map(({ source }) => [source.uri, source.text.split('\n')]));
  const rows = new Map(parsed.map(({ source, feature }) => [source.uri, new Map(rowsOf(feature))]));
  const titles = new Map<string, string>();
  for (const { source, feature, lexicon } of parsed) {
    const mine = cases.filter((c) => c.uri === source.uri);
    for (const { rule } of feature.children) {
      if (!rule) continue;
      titles.set(clauseOf(rule, lexicon.game.prefix), rule.name.split(' ').slice(1).join(' '));
    }
    for (const c of mine) if (!titles.has(c.clause)) titles.set(c.clause, feature.name);
  }
  return {
    title: (clause) => titles.get(clause) ?? '',
    step: (uri, line, row) => {
      const values = rows.get(uri)?.get(row);
      return (lines.get(uri)?.[line - 1]?.trim() ?? '').replace(/<([^<>]+)>/g, (whole, name: string) => values?.get(name) ?? whole);
    },
  };
}

/** Progress of long work, on a terminal only. Call `done` before anything else is printed. */
export function progress(
  quiet = false,
  words = (done: number, of: number): string => `${done} of ${of}`,
): { step: (done: number, of: number) => void; done: () => void } {
  if (quiet || !process.stderr.isTTY) return { step: () => {}, done: () => {} };
  let at = 0;
  return {
    step: (done, of) => {
      const now = performance.now();
      if (now - at < 100 && done < of) return;
      at = now;
      process.stderr.write(`\r\x1b[K${pc.dim(words(done, of))}`);
    },
    done: () => void process.stderr.write('\r\x1b[K'),
  };
}
