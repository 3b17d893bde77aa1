import type { Feature, Scenario } from '@cucumber/messages';
import { slug } from '../conformance/case.ts';
import type { Parsed } from '../steps/compile.ts';
import { lexicons, phraseOf, vocabulary } from '../steps/lexicons.ts';
import { matcherOf } from '../steps/matcher.ts';
import { sharedPhrases } from '../steps/phrases.ts';
import type { Lexicon, Phrase } from '../steps/words.ts';
import type { Phrasebook, PhraseEntry, PhraseGroup } from './model.ts';
import { baseName } from './text.ts';

type Use = { uses: number; first: NonNullable<PhraseEntry['used']> };

/** Every phrase of every game, with a sentence in which an example of the features says it. */
export async function phrasebookOf(parsed: readonly Parsed[]): Promise<Phrasebook> {
  const uses = usesIn(parsed);
  const group = (title: string, phrases: readonly Phrase[], effects: readonly string[]): PhraseGroup => ({
    title,
    kinds: (['given', 'when', 'then'] as const).flatMap((kind) => {
      const entries = phrases.filter((p) => p.kind === kind).map((p) => entryOf(p, uses.get(p)));
      return entries.length > 0 ? [{ kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, phrases: entries }] : [];
    }),
    effects,
  });
  return [group('All games', sharedPhrases, []), ...lexicons.map((l) => group(l.game.title, l.phrases, l.effects))];
}

const entryOf = (p: Phrase, use: Use | undefined): PhraseEntry => ({
  expression: p.expression,
  says: p.says,
  used: use?.first,
  uses: use?.uses ?? 0,
});

function usesIn(parsed: readonly Parsed[]): Map<Phrase, Use> {
  const match = matcherOf(vocabulary);
  const uses = new Map<Phrase, Use>();
  for (const { source, feature, lexicon } of parsed) {
    for (const { clause, scenario } of scenariosOf(feature)) {
      for (const text of sentencesOf(scenario)) {
        const phrase = saidBy(lexicon, text, match);
        if (!phrase) continue;
        const known = uses.get(phrase);
        if (known) known.uses++;
        else {
          const page = `${lexicon.game.name}/${baseName(source.uri)}`;
          uses.set(phrase, { uses: 1, first: { sentence: text, page, example: `${clause}/${slug(scenario.name)}`, name: scenario.name } });
        }
      }
    }
  }
  return uses;
}

/** A sentence with a placeholder may match nothing; the same sentence with a value does. */
function saidBy(lexicon: Lexicon, text: string, match: ReturnType<typeof matcherOf>): Phrase | undefined {
  try {
    return phraseOf(lexicon, match(text).phrase);
  } catch {
    return undefined;
  }
}

function scenariosOf(feature: Feature): { clause: string; scenario: Scenario }[] {
  return feature.children.flatMap(({ rule }) => {
    const clause = rule?.tags.find((t) => t.name.startsWith('@clause:'))?.name.slice('@clause:'.length) ?? '';
    return rule?.children.flatMap(({ scenario }) => (scenario ? { clause, scenario } : [])) ?? [];
  });
}

/** The steps of an example as sentences; those of an outline with the values of its first row. */
function sentencesOf(s: Scenario): string[] {
  const first = s.examples.find((e) => e.tableBody.length > 0);
  const values = new Map(first?.tableHeader?.cells.map((c, i) => [c.value, first.tableBody[0]?.cells[i]?.value ?? '']));
  return s.steps.map((step) => step.text.replace(/<([^<>]+)>/g, (whole, name: string) => values.get(name) ?? whole));
}
