import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../generator/description.ts';
import { markdown } from '../../generator/markdown/pages.ts';
import { atomState, clauseState, together, worst } from '../../generator/states.ts';
import { dedent, firstSentence, percent, withoutHtml } from '../../generator/text.ts';
import { clauseWords, examplesSummary, readingsIntro } from '../../generator/words.ts';
import { games } from '../../reference/games.ts';
import { bookFrom, clauseIn } from './book.ts';

const feature = (rest: string): string => `@souls
Feature: 9.4 Battle damage

  How much an attack hurts.

  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - \`SOUL-9.4.1-1\` ATK less DEF, see 9.4.2.
      It goes on in a second line.
    - \`SOUL-9.4.1-3\` Rounded down.

    > **Reading SOUL-Q0-8.** Once. *Confidence: medium.*

${rest}
  @clause:SOUL-9.4.2 @was:SOUL-9.4.9
  Rule: 9.4.2 Precision
    - \`SOUL-9.4.2-1\` Ignores DEF.
`;
const example = (name: string, tags: string, left: number): string => `    ${tags}
    Example: ${name}
      Given the attacker Ragnar with ATK 35 and HP 35
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP ${left}
      And nothing else changes

`;
const outline = `    @SOUL-9.4.1-1
    Scenario Outline: ATK <atk> leaves <left>
      Given the attacker Ragnar with ATK <atk> and HP 35
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP <left>
      And nothing else changes

      Examples:
        | atk | left |
        | 35  | 25   |
        | 40  | 1    |

`;

describe('descriptions', () => {
  test('lose the indentation they keep in the syntax tree, and only that', () => {
    expect(dedent('\n    - one\n      more\n\n    > quote\n')).toBe('- one\n  more\n\n> quote');
  });

  test('are read into prose, statements and notes', () => {
    const blocks = blocksOf(
      '    Before.\n\n    - `AB-1.2a` A statement\n      in two lines.\n    - `AB-1.2b` Another.\n\n      - a list of its own\n    - no statement\n\n    > **Erratum AB-E1.** A slip. *Confidence: high.*',
    );
    expect(
      blocks.map((b) =>
        b.is === 'atom' ? [b.id, b.text] : b.is === 'note' ? [b.note.kind, b.note.id, b.note.confidence, b.note.body] : b.text,
      ),
    ).toEqual([
      'Before.',
      ['AB-1.2a', 'A statement\nin two lines.'],
      ['AB-1.2b', 'Another.\n\n- a list of its own'],
      '- no statement',
      ['erratum', 'AB-E1', 'high', 'A slip.'],
    ]);
  });

  test('have a first sentence, which a number does not end', () => {
    expect(firstSentence('Is 9.1.1 silent,\nor not? Here it is.')).toEqual(['Is 9.1.1 silent, or not?', 'Here it is.']);
    expect(firstSentence('What stands in 9.1 holds. So?')).toEqual(['What stands in 9.1 holds', 'So?']);
    expect(firstSentence('no end')).toEqual(['no end', '']);
  });

  test('hold no HTML, except in code', () => {
    expect(withoutHtml('<b> and `<atk>` and <https://a.b>')).toBe('\\<b> and `<atk>` and <https://a.b>');
  });
});

describe('states', () => {
  test('a clause shows the worst of its statements', () => {
    expect(worst(['pinned', 'unpinned', 'definition'])).toBe('unpinned');
    expect(worst(['definition', 'pinned', 'retired'])).toBe('pinned');
    expect(clauseState(['pinned'], ['pass', 'fail'])).toBe('failing');
    expect(clauseState([], ['pass'])).toBe('checked');
    expect(clauseState([], [])).toBe('untested');
  });

  test('a statement without a passing example, or without a misreading that fails it, is not pinned', () => {
    const facts = { note: '', results: ['pass'], assumed: false, pinnedBy: ['m'] } as const;
    expect(atomState(facts)).toBe('pinned');
    expect(atomState({ ...facts, pinnedBy: [] })).toBe('unpinned');
    expect(atomState({ ...facts, results: [] })).toBe('untested');
    expect(atomState({ ...facts, results: ['pass', 'fail'] })).toBe('failing');
    expect(atomState({ ...facts, results: ['pass', 'unrun'] })).toBe('untested');
    expect(atomState({ ...facts, assumed: true })).toBe('assumption');
    expect(atomState({ ...facts, note: 'retired', results: [] })).toBe('retired');
    expect(atomState({ ...facts, note: 'definition', pinnedBy: [] })).toBe('definition');
  });

  test('a tick needs every row to have run and passed', () => {
    expect(together(['pass', 'pass'])).toBe('pass');
    expect(together(['pass', 'unrun'])).toBe('unrun');
    expect(together([])).toBe('unrun');
    expect(together(['unrun', 'fail'])).toBe('fail');
  });

  test('a clause is marked by the worst, and counts what differs', async () => {
    const mixed = example('right', '@SOUL-9.4.1-1', 25) + example('guessed', '@SOUL-9.4.1-3 @assumption', 25);
    const book = await bookFrom(feature(mixed));
    const clause = clauseIn(book, 'SOUL-9.4.1');
    expect([clause.state, clauseWords(clause)]).toEqual(['assumption', '1 pinned, 1 assumption']);
    const [{ tally }] = book.games as [(typeof book.games)[0]];
    expect(tally).toMatchObject({ pinned: 1, owing: 2, assumptions: 1 });
    expect(markdown(book).get('README.md')).toContain('1 of 2 (50 %), 1 assumption |');
    expect(markdown(book).get('souls/9.4-test.md')).toContain('*1 pinned, 1 assumption*');
    const pinned = { ...clause, state: 'pinned', atoms: new Map([...clause.atoms].slice(0, 1)) } as const;
    expect(clauseWords(pinned)).toBe('pinned');
    expect(clauseWords({ ...clause, state: 'failing' })).toBe('failing');
  });

  test('shares are rounded down, so that 100 means all', () => {
    expect([percent(999, 1000), percent(2, 3), percent(3, 3), percent(0, 0)]).toEqual([99, 66, 100, 100]);
  });
});

describe('a book', () => {
  test('ticks what passed in this build, and nothing else', async () => {
    const book = await bookFrom(feature(example('right', '@SOUL-9.4.1-1', 25) + example('wrong', '@SOUL-9.4.1-3', 26)));
    const clause = clauseIn(book, 'SOUL-9.4.1');
    expect(clause.examples.map((e) => [e.name, e.result])).toEqual([
      ['right', 'pass'],
      ['wrong', 'fail'],
    ]);
    expect(clause.state).toBe('failing');
    expect(clause.atoms.get('SOUL-9.4.1-3')?.state).toBe('failing');
    const page = markdown(book).get('souls/9.4-test.md') ?? '';
    expect(page).toContain('✓ right');
    expect(page).toContain('✗ wrong');
    expect(page).toContain('2 examples, 1 passed');
  });

  test('names the misreadings that pin a statement, by its own examples only', async () => {
    const clause = clauseIn(await bookFrom(feature(example('right', '@SOUL-9.4.1-1', 25))), 'SOUL-9.4.1');
    // Others contradict the statement too, and need a Realm or an Armament to show.
    const about = ['def-does-not-count'];
    const others = games[0]?.misreadings.filter((m) => m.contradicts.includes('SOUL-9.4.1-1') && !about.includes(m.id)) ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(clause.atoms.get('SOUL-9.4.1-1')).toMatchObject({ state: 'pinned', pinnedBy: about });
    expect(clause.atoms.get('SOUL-9.4.1-3')).toMatchObject({ state: 'untested', pinnedBy: [] });
    expect(clause.misreadings.filter((m) => m.caught).map((m) => m.id)).toEqual(about);
  });

  test('runs an example of another reading under that reading', async () => {
    const under = (answer: string): string => `    @SOUL-9.4.1-3 @reading:SOUL-Q0-8=${answer}
    Example: rounding ${answer}
      Given the attacker Ragnar with ATK 33 and HP 35
      And the target Mira with DEF 4 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP ${answer === 'each' ? 20 : 25}
      And nothing else changes

`;
    const clause = clauseIn(await bookFrom(feature(under('once') + under('each') + under('never'))), 'SOUL-9.4.1');
    expect(clause.examples.map((e) => [e.readings[0]?.recommended, e.result])).toEqual([
      [true, 'pass'],
      [false, 'pass'],
      [false, 'unrun'],
    ]);
  });

  test('gives every row of an outline its own result and address', async () => {
    const [example] = clauseIn(await bookFrom(feature(outline)), 'SOUL-9.4.1').examples;
    expect(example).toMatchObject({ id: 'SOUL-9.4.1/atk-atk-leaves-left', result: 'fail' });
    expect(example?.outlines[0]?.rows.map((r) => [r.id, r.result])).toEqual([
      ['SOUL-9.4.1/atk-35-leaves-25', 'pass'],
      ['SOUL-9.4.1/atk-40-leaves-1', 'fail'],
    ]);
  });

  test('names every row of an outline, and counts it', async () => {
    const book = await bookFrom(feature(example('right', '@SOUL-9.4.1-1', 25) + outline));
    const { examples } = clauseIn(book, 'SOUL-9.4.1');
    expect(examplesSummary(examples)).toBe('3 cases in 2 examples, 2 passed');
    expect(examplesSummary(examples.slice(0, 1))).toBe('1 example, all passed');
    const page = markdown(book).get('souls/9.4-test.md');
    expect(page).toContain('✗ ATK &lt;atk&gt; leaves &lt;left&gt;');
    expect(page).toMatch(/\| .*✓ \| ATK 35 leaves 25 \| 35 \| 25 \|/);
  });

  test('tells the doubts whose answer an engine can declare from the others', async () => {
    const text = feature('').replace(
      '> **Reading SOUL-Q0-8.**',
      '> **Reading SOUL-Q0-99.** Is it so? Here it\n    > is. *Confidence: low.*\n\n    > **Reading SOUL-Q0-8.**',
    );
    const book = await bookFrom(text);
    const [{ readings }] = book.games as [(typeof book.games)[0]];
    const [known] = games;
    const question = known?.readings.find((r) => r.id === 'SOUL-Q0-8')?.question ?? '';
    expect(readings.find((r) => r.id === 'SOUL-Q0-99')).toMatchObject({ title: 'Is it so?', text: 'Here it\nis.', answers: [] });
    const page = markdown(book).get('souls/readings.md');
    expect(page).toContain(`## ${question}\n\n\`SOUL-Q0-8\` · *confidence: medium; an engine can declare its answer*`);
    expect(page).toContain('## Is it so?\n\n`SOUL-Q0-99` · *confidence: low; no answer to declare*\n\nHere it\nis.');
    const several = readings.filter((r) => r.answers.length > 0).length;
    expect(readingsIntro(book.games[0] as (typeof book.games)[0])).toContain(`Of ${several} an engine can declare its answer`);
    expect(several).toBe(known?.readings.length);
  });

  test('draws of an outline the first row in which something changes', async () => {
    const unhurt = outline.replace('| 35  | 25   |', '| 10  | 50   |').replace('| 40  | 1    |', '| 40  | 20   |');
    const [example] = clauseIn(await bookFrom(feature(unhurt)), 'SOUL-9.4.1').examples;
    expect(example?.boards).toMatchObject({ of: 'ATK 40 leaves 20', after: { alt: expect.stringContaining('HP 20') } });
  });

  test('draws the board before, and the one after only where something changed', async () => {
    const refused = `    @SOUL-9.4.1-1
    Example: refused
      Given the attacker Ragnar with ATK 35, HP 35 and Frozen
      And the target Mira with DEF 10 and HP 50
      When Ragnar tries to attack Mira
      Then it is refused by 9.1.1f
      And nothing else changes

`;
    const [hit, none] = clauseIn(await bookFrom(feature(example('hit', '@SOUL-9.4.1-1', 25) + refused)), 'SOUL-9.4.1').examples;
    expect(hit?.boards?.before.alt).toContain('HP 50');
    expect(hit?.boards?.after?.alt).toContain('HP 25');
    expect(hit?.boards?.after?.body.match(/class="card changed"/g)).toHaveLength(1);
    // Not the rank beside it.
    expect(hit?.boards?.after?.body.match(/<[^<]*class="[^"]*new"[^<]*/g)).toEqual(['<tspan class="new">HP 25']);
    expect(none?.boards).toMatchObject({ after: undefined });
    expect(none?.boards?.remark).toMatch(/refused by .*9\.1\.1f/);
  });

  test('knows who mentions whom, and keeps former ids as link targets', async () => {
    const book = await bookFrom(feature(''));
    expect(clauseIn(book, 'SOUL-9.4.2').referencedBy).toEqual([{ id: 'SOUL-9.4.1', title: 'Battle damage' }]);
    expect(markdown(book).get('souls/9.4-test.md')).toContain('<a id="SOUL-9.4.9"></a>');
    expect(book.games[0]?.readings.find((r) => r.id === 'SOUL-Q0-8')?.clauses).toEqual(['SOUL-9.4.1']);
  });

  test('lists a phrase that no example uses as unused', async () => {
    const { phrases } = await bookFrom(feature(example('right', '@SOUL-9.4.1-1', 25)));
    const entries = phrases.flatMap((g) => g.kinds.flatMap((k) => k.phrases));
    expect(entries.find((p) => p.expression === '{card} attacks {card}')).toMatchObject({
      uses: 1,
      used: { sentence: 'Ragnar attacks Mira', example: 'SOUL-9.4.1/right' },
    });
    expect(entries.find((p) => p.expression === '{side} passes')).toMatchObject({ uses: 0, used: undefined });
    expect(phrases.some((g) => g.effects.length > 0)).toBe(true);
  });
});
