import type { Background, Feature, Rule, Scenario } from '@cucumber/messages';
import { didYouMean } from '../../reference/kernel/door.ts';

const keywords = ['Feature', 'Rule', 'Example', 'Examples', 'Scenario', 'Scenario Outline', 'Background'];
const steps = ['Given', 'When', 'Then', 'And', 'But'];

/**
 * What Gherkin swallows without a word: lines that were meant as a keyword, a step, a tag, a row or a comment, and
 * stand where it takes everything for description.
 */
export function slipsIn(feature: Feature, text: string): { line: number; column: number; message: string }[] {
  const { read, bare } = linesRead(feature);
  let below = '';
  return text.split(/\r?\n/).flatMap((row, i) => {
    const words = row.trim();
    if (read.has(i + 1)) below = bare.get(i + 1) ?? '';
    const message = words === '' || read.has(i + 1) ? undefined : (slipOf(words) ?? (below && noStep(words, below)));
    return message === undefined || message === '' ? [] : [{ line: i + 1, column: row.indexOf(words) + 1, message }];
  });
}

/** What is wrong with a line that Gherkin takes for description; nothing for prose. */
export function slipOf(words: string): string | undefined {
  if (/^#(?! language:)/.test(words)) return 'a line that begins with # is swallowed: say it in a quote that begins with ">"';
  if (/^@\S/.test(words)) return `"${words}" is no tag here: a tag stands above the "Example:", "Rule:" or "Feature:" it is for`;
  if (words.startsWith('|')) return 'this row belongs to no table: a table stands below a step, or below "Examples:"';
  const [first = ''] = words.split(/[\s:]/);
  if (steps.includes(first) && !/^\w+:/.test(words))
    return `"${words}" is taken for description: the line of the example above it is missing or misspelt`;
  const keyword = /^([A-Z][a-z]+(?: [A-Z]?[a-z]+)?)\s*(:?)/.exec(words);
  const word = keyword?.[1] ?? '';
  const known = [word, first].find((w) => keywords.includes(w));
  if (known !== undefined) {
    return keyword?.[2] === ':' || words.startsWith(`${known}:`)
      ? `"${known}:" cannot stand here: a file has one Feature, and its Rules and examples come after the description`
      : `"${words}" lacks its colon: write "${known}:"`;
  }
  const meant = keyword?.[2] === ':' ? didYouMean(word, keywords) : '';
  return meant === '' ? undefined : `"${word}:" is no keyword${meant.replace('"?', ':"?')}`;
}

/** A line below a keyword that takes no text: it was meant as a step, or belongs to the Rule. */
function noStep(words: string, keyword: string): string {
  const [first = ''] = words.split(/\s/);
  const meant = steps.find((s) => s.toLowerCase() === first.toLowerCase());
  const hint = meant === undefined ? didYouMean(first, steps) : `; did you mean "${meant}"?`;
  return `"${words}" is no step, and nobody would read it: below "${keyword}:" every line begins with ${steps.join(', ')}${hint}`;
}

/** Every line that stands for something in the syntax tree, and those below which only steps or rows may stand. */
function linesRead(feature: Feature): { read: Set<number>; bare: Map<number, string> } {
  const read = new Set<number>();
  const bare = new Map<number, string>();
  const see = (...nodes: readonly ({ location: { line: number } } | undefined)[]): void => {
    for (const n of nodes) if (n) read.add(n.location.line);
  };
  const background = (b: Background): void => {
    see(b);
    bare.set(b.location.line, b.keyword);
    for (const s of b.steps) see(s, ...(s.dataTable?.rows ?? []));
  };
  const scenario = (s: Scenario): void => {
    see(s, ...s.tags);
    bare.set(s.location.line, s.keyword);
    for (const step of s.steps) see(step, ...(step.dataTable?.rows ?? []));
    for (const e of s.examples) {
      see(e, ...e.tags, e.tableHeader, ...e.tableBody);
      bare.set(e.location.line, e.keyword);
    }
  };
  const rule = (r: Rule): void => {
    see(r, ...r.tags);
    for (const c of r.children) {
      if (c.background) background(c.background);
      if (c.scenario) scenario(c.scenario);
    }
  };
  see(feature, ...feature.tags);
  for (const c of feature.children) {
    if (c.background) background(c.background);
    if (c.scenario) scenario(c.scenario);
    if (c.rule) rule(c.rule);
  }
  return { read, bare };
}
