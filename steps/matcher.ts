import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { distance } from 'fastest-levenshtein';
import { type Phrase, parameters } from './words.ts';

/** The phrase a text matched, and the values of its parameters. Pure, so one match serves every example. */
export type Match = { readonly phrase: Phrase; readonly args: readonly unknown[] };
export type Matcher = (text: string) => Match;

/** @throws when a text matches no phrase, naming the nearest, or more than one. */
export function matcherOf(vocabulary: readonly Phrase[]): Matcher {
  const registry = new ParameterTypeRegistry();
  for (const [name, p] of Object.entries(parameters)) {
    registry.defineParameterType(new ParameterType(name, p.regexp, null, p.as as (s: string) => unknown, false, false));
  }
  const entries = vocabulary.map((phrase) => ({
    phrase,
    regexp: new RegExp(new CucumberExpression(phrase.expression, registry).regexp),
    literal: longestLiteral(phrase.expression),
    as: [...phrase.expression.matchAll(/\{(\w+)\}/g)].map((m) => parameters[m[1] as keyof typeof parameters].as as (s: string) => unknown),
  }));
  const known = new Map<string, Match>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const matches: Match[] = [];
    for (const { phrase, regexp, literal, as } of entries) {
      const m = text.includes(literal) ? regexp.exec(text) : null;
      // Our parameter types have no groups of their own, so the groups are the parameters.
      if (m) matches.push({ phrase, args: as.map((value, i) => value(m[i + 1] as string)) });
    }
    const [match, second] = matches;
    if (!match) throw new Error(`no phrase reads "${text}": the nearest is "${nearest(text, vocabulary)}"`);
    if (second) throw new Error(`two phrases read "${text}": "${match.phrase.expression}" and "${second.phrase.expression}"`);
    known.set(text, match);
    return match;
  };
}

/** A fragment every matching text holds: it spares most of the regular expressions. */
const longestLiteral = (expression: string): string =>
  expression.split(/\{[^}]*\}|\([^)]*\)|\S*\/\S*/).reduce((a, b) => (b.length > a.length ? b : a), '');

const nearest = (text: string, vocabulary: readonly Phrase[]): string => {
  const plain = (s: string): string => s.replace(/\{\w+\}/g, '').replace(/[A-Z]\w+|\d+/g, '');
  const [first] = [...vocabulary].sort((a, b) => distance(plain(text), plain(a.expression)) - distance(plain(text), plain(b.expression)));
  return first?.expression ?? '';
};
