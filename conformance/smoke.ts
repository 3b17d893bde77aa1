import type { Case, Level } from './case.ts';
import { wantsLegal } from './judge.ts';

const size = (c: Case): number => JSON.stringify([c.position, c.commands, c.moments]).length;
const smallest = (cases: readonly Case[]): Case | undefined =>
  cases.length === 0 ? undefined : cases.reduce((a, b) => (size(b) < size(a) ? b : a));
const refuses = (c: Case): boolean => c.moments.some((m) => m.expect.some((e) => e.that.see === 'refused'));

const FIVE = 5;
const outlineOf = (c: Case): string => `${c.uri}:${c.example}`;

/**
 * Five cases to start an adapter with, the smallest of their kind, in the order of their levels: a refusal, a list of
 * what is legal where the engine has one, outcomes, windows, events (of a case with an effect, if there is one) and
 * effects. Where a kind is missing, further ones of those that are there. No two are rows of one outline.
 */
export function smokeCases(cases: readonly Case[], hasLegal: (game: string) => boolean): Case[] {
  const picked: Case[] = [];
  const pick = (wanted: (c: Case) => boolean): boolean => {
    const taken = new Set(picked.map(outlineOf));
    const one = smallest(cases.filter((c) => !taken.has(outlineOf(c)) && wanted(c)));
    if (!one || picked.length === FIVE) return false;
    picked.push(one);
    return true;
  };
  const ofLevel =
    (level: Level) =>
    (c: Case): boolean =>
      c.level === level;
  pick((c) => c.level <= 2 && refuses(c));
  pick((c) => hasLegal(c.game) && c.moments.some(wantsLegal));
  pick(ofLevel(2));
  pick(ofLevel(3));
  pick((c) => c.level === 5 && c.position.effects.length > 0);
  pick(ofLevel(4));
  pick(ofLevel(5));
  while (pick(() => true));
  return picked.sort((a, b) => a.level - b.level);
}

type Wrong = 'fail' | 'error' | 'crash' | 'timeout' | 'protocol';

/** What to do about a verdict on a case, for somebody who is writing an adapter; `note` is what the verdict says of it. */
export function mendOf(c: Case, verdict: Wrong, note = ''): string {
  const windows = (verdict === 'fail' || verdict === 'error') && c.needs.includes('windows');
  const why = special.find(([of, wanted]) => of === verdict && wanted.test(note))?.[2] ?? mend[verdict];
  const refusal = refuses(c) && (verdict === 'fail' || verdict === 'error') ? `; ${forbidden}` : '';
  return `${why}${refusal}${windows ? '; if your engine has no response windows, put "windows" in "lacks"' : ''}`;
}
const forbidden = 'a command that the rules forbid is answered {"accepted":false}, changes nothing, and is no error';

const mend: Readonly<Record<Wrong, string>> = {
  fail: 'the adapter speaks, and the engine answers otherwise than the rules: compare with what "clausewise explain" shows of this example',
  error: 'the adapter says that it failed: look where its message comes from',
  crash:
    'the program ended where it owed an answer: catch what went wrong and answer {"seq":…,"error":"…"}; its standard error says where it was',
  timeout: 'answer each line with one line, end it with a line break, and flush standard output after it',
  protocol: 'docs/protocol.md says what an answer looks like, docs/schemas/protocol.json says it as a JSON Schema',
};
/** What is to be done when it is known more closely. */
const special: readonly (readonly [Wrong, RegExp, string])[] = [
  [
    'crash',
    /in the middle of the line/,
    'the program ended while it wrote: write whole lines, and end only at "stop" or at the end of input',
  ],
  [
    'crash',
    /exit status 0$/,
    'the program has come to its end: after an answer read the next line, in a loop, until "stop" or the end of input',
  ],
  [
    'protocol',
    /nothing that was asked|^answer\.seq/,
    'send back the "seq" of the run with its answer: the same number, not a text, and not one of your own',
  ],
  ['protocol', /answered twice/, 'write one line for each run, and nothing else'],
  ['protocol', /no JSON|not UTF-8/, 'one answer is one line of JSON in UTF-8; everything else you print goes to standard error'],
];

/** The line that asks about a case, as far as its first look, and an answer to it that has the right shape. */
export function exchangeOf(c: Case): { asked: string; shape: string } {
  const [first] = c.moments;
  const commands = c.commands.slice(0, first?.after ?? 0);
  const legal = first !== undefined && wantsLegal(first);
  const accepted = commands.map(() => '{"accepted":…}').join(',');
  return {
    asked: JSON.stringify({ cmd: 'run', seq: 1, game: c.game, want: legal ? ['legal'] : [], position: c.position, commands }),
    shape: `{"seq":1,"outcome":{"commands":[${accepted}],"position":{…},"open":null,"winner":null${legal ? ',"legal":[…]' : ''}}}`,
  };
}
