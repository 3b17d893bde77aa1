import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAlive } from './judged.ts';

/**
 * Who is left of the engines that were started with `FAULTY_PIDS=<file>`: on Linux every process that carries the mark of a child
 * and the name of that file in its environment, descendants too; elsewhere those that have put their numbers into the file.
 */
export function leftOf(file: string): number[] {
  if (process.platform !== 'linux') return pidsIn(file).filter(isAlive);
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isMarked(pid, file))
    .map(Number)
    .filter(isAlive);
}
function isMarked(pid: string, file: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    return environment.includes('CLAUSEWISE_CHILD=') && environment.includes(`FAULTY_PIDS=${file}`);
  } catch {
    return false; // it has ended, or is none of ours
  }
}

export const pidsIn = (file: string): number[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(Number) : [];
