// A page of docs/ whose blocks are run: what it shows of the output of a command is in that output.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';

export type Block = { language: string; file: string; text: string; line: number };
/** The blocks of a page; one without the name of a file belongs to that one. */
export const blocksIn = (page: string, file = ''): Block[] =>
  [...page.matchAll(/^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm)].map((m) => ({
    language: m[1] ?? '',
    file: m[2] || file,
    text: m[3] ?? '',
    line: page.slice(0, m.index).split('\n').length,
  }));

/** The lines that a shell prints in that folder. */
export function shell(text: string, cwd: string): string[] {
  // As npx finds it, and faster: that npx finds it is tested where "init" is.
  const npx = `npx() { shift; node "${join(process.cwd(), 'cli', 'clausewise.mjs')}" "$@"; }`;
  const { CLAUSEWISE_ROOT: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync('sh', ['-c', `${npx}\n${text}`], { cwd, env, encoding: 'utf8' });
  return (stdout + stderr).split('\n');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Fails unless each line was printed, in that order. An ellipsis stands for whatever is left out, in a line or between lines. */
export function expectShown(text: string, said: readonly string[]): void {
  let at = 0;
  for (const line of text.trimEnd().split('\n')) {
    if (line === '…') continue;
    const pattern = new RegExp(`^${line.split('…').map(escaped).join('.*')}$`);
    const found = said.findIndex((l, i) => i >= at && pattern.test(l));
    expect(found, `"${line}" is not in what was printed${at > 0 ? ' from there on' : ''}:\n${said.slice(at).join('\n')}`).toBeGreaterThan(
      -1,
    );
    at = found + 1;
  }
}
