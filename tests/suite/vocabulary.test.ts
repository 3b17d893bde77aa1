// Two games may share a sentence; one lexicon may not have it twice, for the second would never be heard.
import { expect, test } from 'vitest';
import { vocabularyOf } from '../../steps/lexicons.ts';
import type { Phrase } from '../../steps/words.ts';

const phrase = (expression: string, kind: Phrase['kind'] = 'given', table = false): Phrase =>
  ({ expression, kind, ...(table && { table }) }) as unknown as Phrase;
const of = (...phrases: Phrase[]): { phrases: Phrase[] } => ({ phrases });
const names = (common: Phrase[], ...games: { phrases: Phrase[] }[]): string[] => vocabularyOf(common, games).map((p) => p.expression);

test('a sentence of two games, in the same place, is one of the vocabulary', () => {
  expect(names([phrase('a')], of(phrase('b')), of(phrase('b'), phrase('c')), of(phrase('b')))).toEqual(['a', 'b', 'c']);
});

test.each<[string, Phrase[], { phrases: Phrase[] }[]]>([
  ['twice in one lexicon', [], [of(phrase('b'), phrase('b'))]],
  ['twice in one lexicon that shares it with another', [], [of(phrase('b')), of(phrase('b'), phrase('b'))]],
  ['twice among the shared ones', [phrase('a'), phrase('a')], []],
  ['a shared one and of a game', [phrase('a')], [of(phrase('a'))]],
  ['of two games in different places', [], [of(phrase('b')), of(phrase('b', 'then'))]],
  ['of two games, once with a table', [], [of(phrase('b')), of(phrase('b', 'given', true))]],
])('a sentence that stands %s is an error', (_, common, games) => {
  expect(() => vocabularyOf(common, games)).toThrow(/the sentence "." is there already, as a given/);
});
