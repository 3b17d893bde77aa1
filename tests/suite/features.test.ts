// The features against the list of atoms, the phrases, the reference's citations and the other readings.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../../cli/load.ts';
import { isAssumption, readingsOf } from '../../conformance/case.ts';
import { reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import { atomsIn, isRecommended } from '../../conformance/pins.ts';
import { games } from '../../reference/games.ts';
import { instead } from '../../reference/kernel/clause.ts';
import { leaderStandsInFront } from '../../reference/souls/9.2-legal-targets.ts';
import { check } from '../../steps/check.ts';
import { compileAll, complaintLine } from '../../steps/compile.ts';
import { vocabulary } from '../../steps/lexicons.ts';
import { matcherOf } from '../../steps/matcher.ts';
import type { Phrase, parameters } from '../../steps/words.ts';
import { whole as compiled } from './whole.ts';

const atoms = atomsIn(
  'id\tclause\tkind\tgame\tnote\nSOUL-9.4.1-1\tSOUL-9.4.1\tN\tsouls\t\nSOUL-9.4.1-2\tSOUL-9.4.1\tN\tsouls\t\nSOUL-9.4.1-9\tSOUL-9.4.1\tI\tsouls\tretired\nSOUL-9.3.1-6\tSOUL-9.3.1\tI\tsouls\tassumption\n',
);

/** A small feature that is right, and its complaints after one edit. */
const right = `@souls
Feature: 9.4 Battle damage

  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - \`SOUL-9.4.1-1\` Damage is ATK less DEF.
    - \`SOUL-9.4.1-2\` Never below zero.
    - \`SOUL-9.4.1-9\` Retired.

    @SOUL-9.4.1-1 @SOUL-9.4.1-2
    Example: ATK 20 against DEF 5
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with DEF 5 and HP 30
      When Noah attacks Mira
      Then Mira has HP 15
      And nothing else changes
`;
const mine = atoms.filter((a) => a.clause === 'SOUL-9.4.1');
function complaints(find: string, put: string, list = mine): string[] {
  expect(right).toContain(find);
  const text = right.replace(find, put);
  const { parsed, complaints: read } = compileAll([{ uri: 'features/souls/9.4.feature', text }]);
  return [...read, ...check(parsed, list, 'tests/clauses.tsv')].map(complaintLine);
}

describe('a feature that is wrong', () => {
  test('is told from one that is right', () => expect(complaints('Battle', 'Battle')).toEqual([]));

  test.each<[string, string, string, RegExp]>([
    [
      'an unknown atom on an example',
      '@SOUL-9.4.1-1 @',
      '@SOUL-9.4.1-11 @',
      /^features\/souls\/9\.4\.feature:10:5: unknown atom SOUL-9\.4\.1-11: .*did you mean "SOUL-9\.4\.1-1"/,
    ],
    [
      'an example of no atom',
      '    @SOUL-9.4.1-1 @SOUL-9.4.1-2\n',
      '',
      /:10:5: "ATK 20 against DEF 5" shows no atom: tag it with those of SOUL-9\.4\.1/,
    ],
    ['an unknown atom in a description', '`SOUL-9.4.1-2` Never', '`SOUL-9.4.1-7` Never', /:7:7: unknown atom SOUL-9\.4\.1-7/],
    ['an atom without an example', ' @SOUL-9.4.1-2', '', /:7:1: SOUL-9\.4\.1-2 has no example: tag one/],
    ['an atom described nowhere', '    - `SOUL-9.4.1-2` Never below zero.\n', '', /SOUL-9\.4\.1-2 is described nowhere: add an item/],
    [
      'an atom tag on a Rule',
      '@clause:SOUL-9.4.1',
      '@clause:SOUL-9.4.1 @SOUL-9.4.1-1',
      /:4:22: @SOUL-9\.4\.1-1 on a Rule: .*move it to the examples/,
    ],
    ['an atom tag on a Feature', '@souls', '@souls @SOUL-9.4.1-1', /:1:8: @SOUL-9\.4\.1-1 on a Feature/],
    ['an example of a retired atom', '@SOUL-9.4.1-1 @', '@SOUL-9.4.1-9 @SOUL-9.4.1-1 @', /:10:5: SOUL-9\.4\.1-9 is retired/],
    [
      'an atom under another clause',
      '@clause:SOUL-9.4.1',
      '@clause:SOUL-9.4.2',
      /:6:7: SOUL-9\.4\.1-1 stands under SOUL-9\.4\.2: tests\/clauses\.tsv has it under SOUL-9\.4\.1/,
    ],
    [
      'a Rule without a clause',
      '  @clause:SOUL-9.4.1\n',
      '',
      /^features\/souls\/9\.4\.feature:4:3: "9\.4\.1 Battle damage" has no @clause tag: [^\n]*$/,
    ],
    [
      'a reading nobody knows',
      '@SOUL-9.4.1-1 @',
      '@reading:SOUL-Q0-80=once @SOUL-9.4.1-1 @',
      /:10:5: unknown reading SOUL-Q0-80: .*did you mean "SOUL-Q0-8"/,
    ],
    [
      'an answer nobody knows',
      '@SOUL-9.4.1-1 @',
      '@reading:SOUL-Q0-8=twice @SOUL-9.4.1-1 @',
      /unknown answer "twice" to SOUL-Q0-8: known are once, each, attack-first/,
    ],
    ['a step no phrase reads', 'Noah attacks Mira', 'Noah hits Mira', /:14:7: no phrase reads "Noah hits Mira": the nearest is/],
    [
      'a sentence of another game',
      'Noah attacks Mira',
      'Mira blocks',
      /:14:7: "\{card\} blocks" is a sentence of .*Duel Masters.*, and not of Souls/,
    ],
    ['a name nobody has', 'Noah attacks Mira', 'Noah attacks Mirra', /:14:7: nobody here is called "Mirra": .*did you mean "Mira"/],
    [
      'an unknown property',
      'with DEF 5 and HP 30',
      'with DEF 5, Precison and HP 30',
      /:13:7: unknown property "Precison": .*did you mean "Precision"/,
    ],
    ['a Soul without HP', 'with DEF 5 and HP 30', 'with DEF 5', /:13:7: Mira needs HP/],
    ['a Given after a When', 'Then Mira has HP 15', 'Given the target Amber with HP 30', /:15:7: a Given after the first When/],
    [
      'a When without a Then',
      '      Then Mira has HP 15\n      And nothing else changes\n',
      '',
      /an example without a Then proves nothing/,
    ],
    ['a try that is not refused', 'Noah attacks Mira', 'Noah tries to attack Mira', /what was tried must be refused/],
    ['a refusal of nothing', 'Then Mira has HP 15', 'Then it is refused by 9.1.1', /:15:7: nothing was tried/],
    [
      'a step after "nothing else changes"',
      'And nothing else changes',
      'And nothing else changes\n      And Noah has HP 20',
      /:17:7: nothing can follow "nothing else changes"/,
    ],
    ['no game', '@souls\n', '', /:1:1: no tag names the game: .*@souls/],
    [
      'two cards in one slot',
      'And the target Mira with DEF 5 and HP 30',
      'And the target Mira with DEF 5 and HP 30\n      And the target Amber with HP 30\n      And Amber stands in slot 3 of the Front Line',
      /:11:5: .*two cards in one slot/,
    ],
    ['no Gherkin', 'Feature:', 'Faeture:', /^features\/souls\/9\.4\.feature:2:1: "Faeture:" is no keyword, did you mean "Feature:"\?$/],
    [
      'a misspelt Example',
      'Example:',
      'Exmaple:',
      /^features\/souls\/9\.4\.feature:11:5: "Exmaple:" is no keyword, did you mean "Example:"\?$/,
    ],
    ['an Example without its colon', 'Example: ATK', 'Example ATK', /:11:5: "Example ATK 20 against DEF 5" lacks its colon/],
    ['a misspelt step', 'When Noah', 'Wen Noah', /:14:7: "Wen Noah attacks Mira" cannot stand here: .*did you mean "When"\?$/],
    [
      'a tag below its example',
      '    Example: ATK 20 against DEF 5\n',
      '    Example: ATK 20 against DEF 5\n    @implied\n',
      /:13:7: "Given the attacker .*" cannot stand here: steps stand below their "Example:" line, and its tags above it/,
    ],
    ['a comment in a description', 'Never below zero.', 'Never below zero.\n    # not yet', /:8:5: a line that begins with # is swallowed/],
    [
      'a step in small letters first in its example',
      '      Given the attacker',
      '      given the attacker',
      /:12:7: "given the attacker .*" is no step, and nobody would read it: below "Example:" .*; did you mean "Given"\?$/,
    ],
    [
      'prose below an example',
      '    Example: ATK 20 against DEF 5\n',
      '    Example: ATK 20 against DEF 5\n      Noah is strong.\n',
      /:12:7: "Noah is strong\." is no step, and nobody would read it/,
    ],
    ['a second Feature', '  @clause', '  Feature: 9.5 Another\n\n  @clause', /:4:3: "Feature:" cannot stand here: a file has one Feature/],
    [
      'a Rule under the tag of another',
      'Rule: 9.4.1',
      'Rule: 9.4.7',
      /:5:3: the Rule says 9\.4\.7 and its tag says SOUL-9\.4\.1: expected @clause:SOUL-9\.4\.7/,
    ],
    [
      'a table of Examples without rows',
      'And nothing else changes\n',
      'And nothing else changes\n\n      Examples:\n        | atk |\n',
      /a table of Examples without a row/,
    ],
    [
      'a text block',
      'When Noah attacks Mira\n',
      'When Noah attacks Mira\n        """\n        hard\n        """\n',
      /:14:7: a text block says nothing here/,
    ],
    [
      'a Then that stands as a Given',
      'And the target Mira with DEF 5 and HP 30',
      'And the target Mira with DEF 5 and HP 30\n      And Mira has HP 25',
      /:14:7: "Mira has HP 25" is a Then, and stands as a Given/,
    ],
    ['a property said twice', 'DEF 5 and HP 30', 'DEF 5, HP 30 and HP 35', /:13:7: "HP" is said twice/],
    [
      'an event nobody tells',
      'And nothing else changes',
      'And none of these happens:\n        | event   |\n        | dammage |',
      /:16:7: unknown event "dammage": .*did you mean "damage"/,
    ],
    [
      'an amount that is no number',
      'And nothing else changes',
      'And none of these happens:\n        | event  | amount |\n        | damage | much |',
      /:16:7: an amount is a number: found "much"/,
    ],
    ['a misspelt tag', '@SOUL-9.4.1-1 @', '@asumption @SOUL-9.4.1-1 @', /:10:5: unknown tag @asumption: .*did you mean "@assumption"/],
    ['a misspelt kind of tag', '@SOUL-9.4.1-1 @', '@reding:SOUL-Q0-8=each @SOUL-9.4.1-1 @', /:10:5: unknown tag @reding:SOUL-Q0-8=each/],
    [
      'a bug that names no report',
      '@SOUL-9.4.1-1 @',
      '@bug:594 @SOUL-9.4.1-1 @',
      /:10:5: @bug:594 names no report: write it as @bug:repository#number/,
    ],
    ['an unknown tag on a Rule', '@clause:SOUL-9.4.1', '@clause:SOUL-9.4.1 @slow', /:4:22: unknown tag @slow/],
  ])('%s', (_, find, put, message) => {
    expect(complaints(find, put).join('\n')).toMatch(message);
  });

  test('an assumption whose example is scored', () => {
    const list = [...mine, ...atoms.filter((a) => a.note === 'assumption')];
    const rule =
      '\n  @clause:SOUL-9.3.1\n  Rule: 9.3.1 Taunt\n    - `SOUL-9.3.1-6` Inactive.\n\n    @SOUL-9.3.1-6\n    Example: inactive\n      Given the attacker Noah with ATK 20 and HP 20\n      Then Noah may attack exactly nobody\n';
    expect(complaints('      And nothing else changes\n', `      And nothing else changes\n${rule}`, list).join('\n')).toMatch(
      /SOUL-9\.3\.1-6 is an assumption: its examples carry @assumption too/,
    );
  });

  test('two examples of one name', () => {
    const again = right.slice(right.indexOf('    @SOUL'));
    expect(complaints('      And nothing else changes\n', `      And nothing else changes\n\n${again}`).join('\n')).toMatch(
      /is the name of the example at line 11 too/,
    );
  });

  test.each<[string, string, RegExp]>([
    ['an unknown note', 'SOUL-1\tSOUL\tN\tsouls\tnonsense', /^list\.tsv:2:1: not a row of/],
    ['an unknown kind', 'SOUL-1\tSOUL\tZ\tsouls\t', /^list\.tsv:2:1: not a row of/],
    ['spaces for tabs', 'SOUL-1 SOUL N souls', /^list\.tsv:2:1: not a row of .*with tabs between/],
    ['an id twice', 'SOUL-1\tSOUL\tN\tsouls\t\nSOUL-1\tSOUL\tN\tsouls\t', /^list\.tsv:3:1: SOUL-1 stands in line 2 too/],
    ['a misspelt game', 'SOUL-1\tSOUL\tN\tsuols\t', /^list\.tsv:2:1: SOUL-1 belongs to souls, and the row says "suols"/],
  ])('a row of the list with %s', (_, rows, message) => {
    expect(() => atomsIn(`id\tclause\tkind\tgame\tnote\n${rows}\n`, 'list.tsv')).toThrow(message);
  });
});

describe('phrases', () => {
  const match = matcherOf(vocabulary);
  const name = fc.constantFrom('Noah', 'Mira', 'Cursed Boar Ragnar', 'Sea Urchin General', "D'Artagnan", 'Élodie');
  const samples: Record<keyof typeof parameters, fc.Arbitrary<string>> = {
    card: name,
    cards: fc.array(name, { minLength: 1, maxLength: 3 }).map((n) => n.join(', ').replace(/, ([^,]*)$/, ' and $1')),
    side: fc.constantFrom('north', 'south'),
    property: fc.constantFrom('ATK', 'DEF', 'HP', 'rank', 'DEF bonus', 'power'),
    properties: fc
      .array(fc.constantFrom('ATK 20', 'HP 30', 'Taunt left right', 'Unyielding', 'cannot attack', 'inactive'), {
        minLength: 1,
        maxLength: 3,
      })
      .map((n) => n.join(', ').replace(/, ([^,]*)$/, ' and $1')),
    place: fc.constantFrom('the Front Line', 'slot 2 of the Second Line', 'the capture pile'),
    neighbour: fc.constantFrom('left of', 'right of', 'ahead of', 'behind'),
    clause: fc.constantFrom('9.4.1', '9.1.1a', '12', '7-1-4-1'),
    phase: fc.constantFrom('Main', 'Combat'),
    number: fc.nat(99).map(String),
    text: fc.constantFrom('deals 10 to Mira', 'moves Mira to the Second Line', 'Taunt left', 'makes Noah battle Mira as an attack'),
  };
  const sample = (p: Phrase): fc.Arbitrary<string> => {
    const names = [...p.expression.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as keyof typeof parameters);
    return fc.tuple(...names.map((n) => samples[n])).map((values) => {
      let i = 0;
      return p.expression.replace(/\{\w+\}/g, () => values[i++] as string).replace(/\((\w+)\)/g, '$1');
    });
  };

  test.each(vocabulary.map((p): [string, Phrase] => [p.expression, p]))(
    '%s: every sample matches this phrase and no other',
    (_, phrase) => {
      fc.assert(
        fc.property(sample(phrase), (text) => {
          expect(match(text).phrase).toBe(phrase);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('two that read the same text are an error', () => {
    const [first] = vocabulary;
    expect(() => matcherOf([first as Phrase, { ...(first as Phrase) }])('the attacker Noah with HP 3')).toThrow(/two phrases read/);
  });
});

test('no scored example decides which Souls stand before a Leader (SOUL-Q0-5)', () => {
  const souls = games.find((g) => g.name === 'souls') as (typeof games)[number];
  const wholeLine = instead(
    leaderStandsInFront,
    () => (leader, p) =>
      leader.zone === 'front' ||
      (leader.zone === 'second' && !p.cards.some((c) => c.kind === 'soul' && c.side === leader.side && c.zone === 'front' && c.active)),
  );
  const scored = compiled.cases.filter((c) => c.game === 'souls' && isRecommended(c, souls) && !isAssumption(c));
  const flips = scored.filter((c) => judge(c, reference(souls, [wholeLine]), { frame: souls.frame, citations: false }).verdict !== 'pass');
  expect(flips.map((c) => c.id)).toEqual([]);
  expect(scored.some((c) => c.needs.includes('leaders'))).toBe(true);
});

describe.each(games.map((g) => [g.title, g] as const))('%s', (_, game) => {
  const cases = compiled.cases.filter((c) => c.game === game.name);
  const judging = { frame: game.frame, citations: true };

  test('the reference passes every example of the recommended readings', () => {
    const failing = cases.filter((c) => isRecommended(c, game) && judge(c, reference(game), judging).verdict !== 'pass');
    expect(failing.map((c) => c.id)).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });

  test.each(game.readings.flatMap((r) => r.alternatives.map((a) => [`${r.id}=${a.name}`, r, a] as const)))(
    '%s has examples, all pass under it, and no untagged example flips',
    (_name, r, a) => {
      const under = reference(game, a.decides);
      const own = cases.filter((c) => readingsOf(c).some(([id, answer]) => id === r.id && answer === a.name));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((c) => judge(c, under, judging).verdict !== 'pass').map((c) => c.id)).toEqual([]);
      expect(own.filter((c) => judge(c, reference(game), judging).verdict === 'pass').map((c) => c.id)).toEqual([]);
      const untagged = cases.filter((c) => isRecommended(c, game) && !readingsOf(c).some(([id]) => id === r.id));
      expect(untagged.filter((c) => judge(c, under, judging).verdict !== 'pass').map((c) => c.id)).toEqual([]);
    },
  );

  test('every citation of the reference names a clause of the features or a chapter they stand in for', () => {
    const clauses = new Set<string>(game.outside);
    for (const { feature } of compiled.parsed)
      for (const { rule } of feature.children) for (const t of rule?.tags ?? []) clauses.add(t.name.replace('@clause:', ''));
    const cited = new Set<string>();
    for (const c of cases) {
      const { commands, events = [] } = game.run(c.position, c.commands);
      for (const { clauses: ids = [] } of [...commands, ...events]) for (const id of ids) cited.add(id);
    }
    // A letter names a condition inside its clause.
    expect([...cited].filter((id) => !clauses.has(id) && !clauses.has(id.replace(/[a-z]$/, '')))).toEqual([]);
    expect(cited.size).toBeGreaterThan(10);
  });

  test('the worked examples, readings and bugs of the inventory are there', () => {
    const text = sourcesOf('.', [game.name])
      .map((s) => s.text)
      .join('\n');
    const asked = game.misreadings.flatMap((m) => m.bug ?? []);
    for (const bug of asked) expect(text).toContain(`@bug:${bug}`);
    for (const r of game.readings) expect(text).toContain(`Reading ${r.id}`);
  });
});
