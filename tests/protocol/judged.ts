import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case } from '../../conformance/case.ts';
import { openPipe, type PipeOptions } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { type Result, runCases } from '../../conformance/run.ts';

export const faulty = fileURLToPath(new URL('../fixtures/adapters/faulty.mjs', import.meta.url));

/** A case that an engine passes by accepting and changing nothing. */
export const easy = (id: string, over: Partial<Case> = {}): Case => ({
  id: `SOUL-0/${id}`,
  game: 'souls',
  clause: 'SOUL-0',
  name: id,
  uri: 'features/souls/0.feature',
  line: 1,
  example: 1,
  tags: [],
  needs: [],
  level: 2,
  position: {
    game: 'souls',
    turn: { number: 3, player: 'north', phase: 'combat' },
    cards: [{ id, hp: 30 }],
    effects: [],
  },
  commands: [{ do: 'settle' }],
  moments: [{ after: 1, expect: [{ line: 2, that: { see: 'card', id, has: { hp: 30 } } }] }],
  ...over,
});
export const five = [easy('one'), easy('two'), easy('bad'), easy('four'), easy('five')];

export type Told = {
  verdicts: Record<string, string>;
  bad: Result;
  notices: readonly string[];
  unexplained: readonly string[];
  pids: number[];
};

/** Judges the engine with that fault, and tells which processes it was. */
export async function judged(fault: string, options: Partial<PipeOptions> = {}, cases: readonly Case[] = five): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  const file = join(folder, 'pids');
  try {
    const command = options.command ?? ['env', `FAULTY_PIDS=${file}`, process.execPath, faulty, fault];
    const pipe = await openPipe({ timeout: 1500, ...options, command });
    const { results, notices, unexplained } = await runCases(cases, pipedSubject(pipe));
    return {
      verdicts: Object.fromEntries(results.map((r) => [r.case.name, r.verdict])),
      bad: results.find((r) => r.case.name === 'bad') as Result,
      notices,
      unexplained,
      pids: existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether a process runs. One that has ended and was not buried by its parent yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (e) {
    return (e as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync('/proc');
  }
}
