import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../../cli/main.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
export const suite = path('../fixtures/suite');
export const trivial = ['python3', path('../../adapters/trivial/adapter.py')];
export const served = (...flags: string[]): string[] => [process.execPath, path('../../adapters/reference/adapter.js'), ...flags];
export const faulty = (fault: string): string[] => [process.execPath, path('../fixtures/adapters/faulty.mjs'), fault];

type Spoilt = { readonly asked?: string; readonly answered?: string; readonly greeted?: string };
/**
 * The reference behind a pipe, through a relay in that folder that spoils what passes. In the code `m` is a message, and `n` the
 * number of the run that is asked, or of the answer, from 1; `say(m)` answers, and `return` keeps it from passing.
 */
export function relayed(folder: string, name: string, { asked = '', answered = '', greeted = '' }: Spoilt): string[] {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process';
     import { createInterface } from 'node:readline';
     const [program, ...args] = ${JSON.stringify(served())};
     const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
     child.on('exit', () => process.exit());
     const say = (m) => console.log(JSON.stringify(m));
     let [runs, answers] = [0, 0];
     createInterface({ input: process.stdin }).on('line', (line) => {
       const m = JSON.parse(line);
       if (m.cmd === 'run') { const n = ++runs; ${asked} }
       child.stdin.write(line + '\\n');
     }).on('close', () => child.stdin.end());
     createInterface({ input: child.stdout }).on('line', (line) => {
       let m = JSON.parse(line);
       if (m.games) { ${greeted} }
       if (m.outcome) { const n = ++answers; ${answered} }
       say(m);
     });`,
  );
  return [process.execPath, file];
}

export type Said = { status: number; out: string; err: string };

/** The command line, in this process, on the small suite of tests/fixtures/suite. */
export const cli = (...argv: string[]): Promise<Said> => cliOn(suite, ...argv);

/** A suite of one feature, about one atom. */
export function suiteWith(folder: string, feature: string): string {
  mkdirSync(join(folder, 'features', 'souls'), { recursive: true });
  mkdirSync(join(folder, 'tests'));
  cpSync(join(suite, 'package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'tests', 'clauses.tsv'), 'id\tclause\tkind\tgame\tnote\nSOUL-9.4.1-1\tSOUL-9.4.1\tN\tsouls\t\n');
  writeFileSync(join(folder, 'features', 'souls', '9.4-a-feature.feature'), feature);
  return folder;
}

/** The command line, in this process, on the suite in that folder. */
export async function cliOn(root: string, ...argv: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[to] += String(text);
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  const before = process.env['CLAUSEWISE_ROOT'];
  process.env['CLAUSEWISE_ROOT'] = root;
  try {
    return { status: await main(argv), ...said };
  } finally {
    for (const s of spies) s.mockRestore();
    if (before === undefined) delete process.env['CLAUSEWISE_ROOT'];
    else process.env['CLAUSEWISE_ROOT'] = before;
  }
}
