import type { Feature, Rule, Scenario, Tag } from '@cucumber/messages';
import { didYouMean } from '../../reference/kernel/door.ts';
import type { Game } from '../../reference/kernel/game.ts';

type Complain = (at: { line: number; column?: number }, message: string) => void;
const onExamples = ['@example', '@implied', '@erratum', '@assumption', '@outside-source'];

/** Tags that nobody reads, stand in the wrong place, or name a reading that is none. */
export function checkTags(feature: Feature, game: Game, complain: Complain): void {
  const isAtom = (t: Tag): boolean => t.name.startsWith(`@${game.prefix}-`);
  const unknown = (t: Tag, known: readonly string[]): void =>
    complain(t.location, `unknown tag ${t.name}: expected one of ${known.join(', ')}${didYouMean(t.name, known)}`);
  const above = (tags: readonly Tag[], where: 'Feature' | 'Rule', known: readonly string[], starts: readonly string[]): void => {
    for (const t of tags) {
      if (isAtom(t)) {
        complain(
          t.location,
          `${t.name} on a ${where}: every example below would carry it; move it to the examples that would fail without the atom`,
        );
      } else if (!known.includes(t.name) && !starts.some((s) => t.name.startsWith(s)))
        unknown(t, [...known, ...starts.map((s) => `${s}…`)]);
    }
  };
  above(feature.tags, 'Feature', [`@${game.name}`, '@outside-source'], []);
  for (const { rule } of feature.children) {
    if (!rule) continue;
    above(rule.tags, 'Rule', ['@outside-source'], ['@clause:', '@was:']);
    if (!rule.tags.some((t) => t.name.startsWith('@clause:'))) {
      complain(rule.location, `"${rule.name}" has no @clause tag: write @clause:… with its id above the Rule`);
    }
    const clause = clauseTag(rule);
    const [number = ''] = rule.name.split(' ');
    if (clause !== undefined && clause !== `${game.prefix}-${number}`) {
      complain(rule.location, `the Rule says ${number} and its tag says ${clause}: expected @clause:${game.prefix}-${number}`);
    }
    for (const { scenario } of rule.children) {
      for (const e of scenario?.examples ?? [])
        if (e.tableBody.length === 0) complain(e.location, 'a table of Examples without a row: no case comes of it');
      for (const t of scenario ? tagsOf(scenario) : []) {
        const [kind = '', ...rest] = t.name.split(':');
        const value = rest.join(':');
        if (kind === '@reading') checkReading(t, value, game, complain);
        else if (kind === '@bug') {
          if (!/^[\w.-]+#[\w.-]+$/.test(value)) complain(t.location, `${t.name} names no report: write it as @bug:repository#number`);
        } else if (!isAtom(t) && kind !== '@was' && !onExamples.includes(t.name)) {
          unknown(t, [...onExamples, `@${game.prefix}-…`, '@reading:…', '@bug:…', '@was:…']);
        }
      }
    }
  }
}

function checkReading(t: Tag, value: string, game: Game, complain: Complain): void {
  const [id = '', answer] = value.split('=');
  if (!answer) return complain(t.location, `${t.name} names no answer: write it as @reading:${game.prefix}-Q0-1=answer`);
  const reading = game.readings.find((r) => r.id === id);
  const ids = game.readings.map((r) => r.id);
  if (!reading) return complain(t.location, `unknown reading ${id}: known are ${ids.join(', ')}${didYouMean(id, ids)}`);
  const answers = [reading.recommended, ...reading.alternatives.map((a) => a.name)];
  if (!answers.includes(answer)) {
    complain(t.location, `unknown answer "${answer}" to ${id}: known are ${answers.join(', ')}${didYouMean(answer, answers)}`);
  }
}

export const tagsOf = (s: Scenario): readonly Tag[] => [...s.tags, ...s.examples.flatMap((e) => e.tags)];
export const clauseTag = (rule: Rule): string | undefined =>
  rule.tags.find((t) => t.name.startsWith('@clause:'))?.name.slice('@clause:'.length);
