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

/** What to do about a verdict on a case, for somebody who is writing an adapter. */
export function mendOf(c: Case, verdict: keyof typeof mend): string {
  const windows = (verdict === 'fail' || verdict === 'error') && c.needs.includes('windows');
  return `${mend[verdict]}${windows ? '; if your engine has no response windows, put "windows" in "lacks"' : ''}`;
}

const mend: Readonly<Record<'fail' | 'error' | 'crash' | 'timeout' | 'protocol', string>> = {
  fail: 'the adapter speaks, and the engine answers otherwise than the rules: compare with what "clausewise explain" shows of this example',
  error: 'the adapter says that it failed: a command that the rules forbid is no error, answer {"accepted":false} for it',
  crash:
    'the program ended where it owed an answer: catch what went wrong and answer {"seq":…,"error":"…"}; its standard error says where it was',
  timeout: 'answer each line with one line, end it with a line break, and flush standard output after it',
  protocol: 'docs/protocol.md says what an answer looks like, docs/schemas/protocol.json says it as a JSON Schema',
};
