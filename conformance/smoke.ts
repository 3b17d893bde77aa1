import type { Case, Level } from './case.ts';

const size = (c: Case): number => JSON.stringify([c.position, c.commands, c.moments]).length;
const smallest = (cases: readonly Case[]): Case | undefined =>
  cases.length === 0 ? undefined : cases.reduce((a, b) => (size(b) < size(a) ? b : a));
const refuses = (c: Case): boolean => c.moments.some((m) => m.expect.some((e) => e.that.see === 'refused'));

/**
 * Five cases to start an adapter with, the smallest of their kind: a refusal, and one of each level as far as there
 * are; where levels are missing, further ones of those that are there.
 */
export function smokeCases(cases: readonly Case[]): Case[] {
  const picked: Case[] = [];
  const pick = (from: readonly Case[]): void => {
    const one = smallest(from.filter((c) => !picked.includes(c)));
    if (one && picked.length < 5) picked.push(one);
  };
  pick(cases.filter((c) => c.level <= 2 && refuses(c)));
  for (const level of [2, 3, 4, 5] satisfies Level[]) pick(cases.filter((c) => c.level === level));
  while (picked.length < Math.min(5, cases.length)) pick(cases);
  return picked;
}

/** What to do about a verdict, for somebody who is writing an adapter. */
export const mend: Readonly<Record<'fail' | 'error' | 'crash' | 'timeout' | 'protocol', string>> = {
  fail: 'the adapter speaks, and the engine answers otherwise than the rules: compare with what "clausewise explain" shows of this example',
  error: 'the adapter says that it failed: a command that the rules forbid is no error, answer {"accepted":false} for it',
  crash:
    'the program ended where it owed an answer: catch what went wrong and answer {"seq":…,"error":"…"}; its standard error says where it was',
  timeout: 'answer each line with one line, end it with a line break, and flush standard output after it',
  protocol: 'docs/protocol.md says what an answer looks like, docs/schemas/protocol.json says it as a JSON Schema',
};
