import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../../cli/main.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
export const suite = path('../fixtures/suite');
export const trivial = ['python3', path('../../adapters/trivial/adapter.py')];
export const served = (...flags: string[]): string[] => [process.execPath, path('../../adapters/reference/adapter.js'), ...flags];
export const faulty = (fault: string): string[] => [process.execPath, path('../fixtures/adapters/faulty.mjs'), fault];

export type Said = { status: number; out: string; err: string };

/** The command line, in this process, on the small suite of tests/fixtures/suite. */
export async function cli(...argv: string[]): Promise<Said> {
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[to] += String(text);
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  process.env['CLAUSEWISE_ROOT'] = suite;
  try {
    return { status: await main(argv), ...said };
  } finally {
    for (const s of spies) s.mockRestore();
  }
}
