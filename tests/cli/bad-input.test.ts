import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli, cliOn, faulty, served, suiteWith } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
afterAll(() => rmSync(folder, { recursive: true }));

const soul = {
  id: 'noah',
  kind: 'soul',
  side: 'north',
  zone: 'front',
  slot: 3,
  rank: 1,
  atk: 20,
  def: 0,
  defBonus: 0,
  hp: 20,
  active: true,
  recruited: 0,
  attacks: { turn: 0, count: 0 },
  keywords: {},
};
const all = { front: [1, 2, 3, 4, 5], second: [1, 2, 3, 4, 5] };
const position = {
  game: 'souls',
  turn: { number: 3, player: 'north', phase: 'combat' },
  players: { north: { proactive: all }, south: { proactive: all } },
  cards: [soul, { ...soul, id: 'mira', side: 'south' }],
  effects: [],
};
const attack = { do: 'attack', side: 'north', attacker: 'noah', target: 'mira' };
const duel = { game: 'souls', position, commands: [attack, { do: 'settle' }] };
const withCards = (...cards: unknown[]): unknown => ({ ...duel, position: { ...position, cards } });
const commanding = (command: unknown): unknown => ({ ...duel, commands: [command] });

/** Every message names the file and the path, what was found there, what was expected, and never a stack. */
const positions: [what: string, content: unknown, message: RegExp][] = [
  [
    'an unknown card',
    commanding({ ...attack, target: 'mirra' }),
    /commands\[0\]\.target: no such card: found "mirra", expected one of noah, mira, did you mean "mira"/,
  ],
  [
    'two cards in one slot',
    withCards(soul, { ...soul, id: 'lena' }),
    /position\.cards\[1\]\.slot: two cards in one slot: found 3, expected a free slot: noah stands in slot 3/,
  ],
  ['one id twice', withCards(soul, { ...soul, slot: 4 }), /position\.cards\[1\]\.id: id used twice: found "noah"/],
  ['negative HP', withCards({ ...soul, hp: -5 }), /position\.cards\[0\]\.hp: out of range: found -5, expected a number >= 0/],
  ['no HP', withCards({ ...soul, hp: undefined }), /position\.cards\[0\]\.hp: missing key: found nothing, expected a value: add "hp"/],
  ['a misspelt key', withCards({ ...soul, hp: undefined, hpp: 30 }), /position\.cards\[0\]\.hpp: misspelt key: found 30, expected "hp"/],
  ['a key too many', withCards({ ...soul, defBnus: 1 }), /position\.cards\[0\]\.defBnus: unknown key: .*did you mean "defBonus"/],
  [
    'the wrong game in the position',
    { ...duel, position: { ...position, game: 'chess' } },
    /position\.game: other value: found "chess", expected "souls"/,
  ],
  ['no cards', withCards(), /position\.cards: empty list/],
  [
    'a command with a key it does not have',
    commanding({ ...attack, targt: 'mira' }),
    /commands\[0\]\.targt: unknown key: .*did you mean "target"/,
  ],
  [
    'a command that is not there',
    commanding({ do: 'atack', side: 'north' }),
    /commands\[0\]\.do: unknown word: found "atack", .*did you mean "attack"/,
  ],
  ['commands that are no list', { ...duel, commands: attack }, /commands: not a list/],
  ['an unknown game', { ...duel, game: 'soul' }, /unknown game "soul": known are souls.*, did you mean "souls"/],
  ['an unknown key beside them', { ...duel, comands: [] }, /unknown key "comands", .*did you mean "commands"/],
  ['a key that is missing', { game: 'souls', position }, /missing key "commands"/],
  ['a list', [], /expected an object with game, position, commands/],
  ['no JSON', '{\n  "game": souls\n}', /duel\.json:2:11: not JSON: Unexpected token 's'\n$/],
  ['JSON that ends too early', '{\n  "game"', /duel\.json:2:9: not JSON/],
  ['what would steer a terminal', '{"a":\n  \u001b[31m}', /duel\.json:2:3: not JSON: Unexpected token '\\u001b'\n$/],
  ['a byte order mark', '\ufeff{}', /duel\.json:1:1: not JSON: a byte order mark/],
  ['lists without end', `{"game":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, /nested deeper than 50 levels/],
];

describe('a bad position or command', () => {
  it.each(positions)('%s', async (_, content, message) => {
    const path = join(folder, 'duel.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    const { status, out, err } = await cli('explain', path);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(path)).toBe(true);
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
  });

  it('the same duel without a mistake is explained', async () => {
    const path = join(folder, 'duel.json');
    writeFileSync(path, JSON.stringify(duel));
    const { status, out } = await cli('explain', path);
    expect(status).toBe(0);
    expect(out).toMatch(/at \d+ damage mira by noah 20 .*SOUL-9\.4\.1/);
    expect(out).toContain('mira.hp: 20 → 0');
  });
});

describe('a file where a folder is expected, and a folder for a file', () => {
  it('are told', async () => {
    mkdirSync(join(folder, 'folder.json'));
    expect(await cli('explain', join(folder, 'folder.json'))).toMatchObject({
      status: 2,
      err: expect.stringMatching(/cannot be read: EISDIR/),
    });
    const other = suiteWith(join(folder, 'other'), '');
    rmSync(join(other, 'features', 'souls'), { recursive: true });
    writeFileSync(join(other, 'features', 'souls'), '');
    expect(await cliOn(other, 'run')).toMatchObject({ status: 2, err: expect.stringMatching(/found the folder of no game there/) });
    expect(await cliOn(other, 'run', '--game', 'souls')).toMatchObject({ status: 2, err: expect.stringMatching(/souls: no such folder/) });
  });
});

describe('a bad command line', () => {
  it.each([
    ['an unknown verb', ['rnu'], /unknown verb "rnu": known are run, .*did you mean "run"/],
    ['an unknown game', ['run', '--game', 'soul'], /unknown game "soul": known are souls.*, did you mean "souls"/],
    ['an unknown option', ['run', '--tag', '@x'], /unknown option '--tag'[\s\S]*Did you mean --tags/],
    ['a tag expression that cannot be read', ['run', '--tags', '@a and and'], /--tags: /],
    ['an unknown format', ['run', '--report', 'xml'], /"xml" is no format: known are json, junit, tap, markdown, html, badge/],
    ['an allowance that is none', ['run', '--max-unsupported', 'many'], /a number or a percentage, as in 12 or 5%/],
    ['more than all', ['run', '--max-unsupported', '101%'], /a number or a percentage/],
    ['a time-out that is none', ['run', '--timeout', '0'], /a whole number of milliseconds/],
    ['a report that cannot be written', ['run', '--out', '/nowhere/report.txt'], /\/nowhere\/report\.txt: cannot be written/],
    ['a folder for a report', ['run', '--out', 'tests'], /^tests: cannot be written: it is a folder/],
    [
      'a report in a folder that is not there',
      ['run', '--out', 'no-such-folder/r.txt'],
      /cannot be written: there is no folder no-such-folder/,
    ],
    ['a file for the folder of a result', ['run', '--save', 'package.json/r.json'], /package\.json is a file, expected a folder/],
    [
      'a file for the folder of several reports',
      ['run', '--report', 'json,tap', '--out', 'package.json'],
      /^package\.json: is a file, expected a folder/,
    ],
    ['one file for two things', ['run', '--out', 'r.json', '--save', './r.json'], /^--out and --save are one file/],
    ['a report over the baseline', ['run', '--baseline', 'k.json', '--out', 'k.json'], /^--out and --baseline are one file/],
    ['a report over a shard', ['merge', 'package.json', '--out', 'package.json'], /^--out and the report are one file/],
    ['an option twice', ['run', '--shard', '1/2', '--shard', '2/2'], /^--shard is there twice, as 1\/2 and as 2\/2: leave one out/],
    ['a shard of more than there are numbers', ['run', '--shard', '1/99999999999999999999'], /is no shard/],
    ['a time-out beyond all timers', ['run', '--timeout', '999999999999'], /at most 86400000 \(a day\)/],
    ['a seed that is empty', ['run', '--seed', ''], /expected a whole number/],
    [
      'an engine for who asks none',
      ['vectors', '--', 'python3', 'x.py'],
      /^vectors asks no engine: leave out what comes after "--"; run, /,
    ],
    ['writing and comparing', ['vectors', '--out', 'x', '--against', 'y'], /--out writes and --against compares/],
    ['two answers to a reading', ['try', 'SOUL-Q0-8=each', 'SOUL-Q0-8=once'], /SOUL-Q0-8 is there twice/],
    ['an answer with more behind it', ['try', 'SOUL-Q0-8=each=once'], /no answer "each=once"/],
    ['an adapter without dashes', ['run', 'python3', 'x.py'], /comes after "--"/],
    ['a file that is not there', ['explain', 'none.json'], /none\.json: there is no such file/],
    [
      'a line without an example',
      ['explain', '9.5-a-small-suite.feature:999'],
      /:999: no example stands there, expected a line of one, as in "features/,
    ],
    [
      'a feature that is not there',
      ['explain', '9.5-a-small-siute.feature:3'],
      /no such feature, expected one of features\/souls\/9\.5-a-small-suite\.feature/,
    ],
    [
      'an answer that is not there',
      ['explain', 'SOUL-Q0-8=eech'],
      /SOUL-Q0-8 has no answer "eech": known are once, each, .*did you mean "each"/,
    ],
    [
      'a beginning of several ids',
      ['explain', '9.3.1/'],
      /2 examples begin with "9\.3\.1\/": .*\n {2}SOUL-9\.3\.1\/a-shielded-soul-is-no-target\n/,
    ],
    ['a clause that is not there', ['explain', '9.4.11'], /nothing is called "9\.4\.11": .*did you mean "/],
    ['an unknown reading', ['try', 'SOUL-Q0-88=each'], /unknown reading "SOUL-Q0-88": known of Souls are .*did you mean "SOUL-Q0-8"/],
    ['an unknown answer', ['try', 'SOUL-Q0-8=eech'], /no answer "eech": known are once, each, .*did you mean "each"/],
    ['smoke without an adapter', ['smoke'], /clausewise smoke -- python3 my_adapter\.py/],
  ])('%s', async (_, argv, message) => {
    const { status, err } = await cli(...argv);
    expect(status).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
  });
});

describe('a bad adapter', () => {
  it.each([
    ['none', [], /no adapter: after "--" comes the command/],
    ['not there', ['./nowhere'], /there is no program "\.\/nowhere"/],
    ['not executable', ['./package.json'], /not executable: run "chmod \+x/],
    [
      'a file that is no program',
      ['package.json'],
      /package\.json is a file here, and no command: .*"-- python3 package\.json", or "chmod \+x package\.json" and "-- \.\/package\.json"/,
    ],
    ['a folder', ['tests'], /^tests: tests is a folder/],
    ['ends at once', faulty('dies-at-start'), /exit status 3 before it answered "start"\nits standard error ends:\n {4}no licence/],
    ['plays no game of the suite', faulty('plays-nothing'), /faulty does not play any game of this suite/],
    ['with an unknown misreading', served('--misreading', 'nobody'), /no misreading has this id/],
  ])('%s', async (_, adapter, message) => {
    const { status, out, err } = await cli('run', '--', ...adapter);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
  });
});
