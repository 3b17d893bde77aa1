import { printable } from './printable.ts';

/** A file of the user that holds no JSON: the message begins with file, line and column. */
export class NotJson extends Error {}

/** How deep lists and objects may stand in each other: nothing of ours comes near it. */
export const DEEPEST = 50;
/** Whether data is nested so deeply that to write it, or to compare it, would take more room than there is. */
export function isTooDeep(data: unknown, levels = DEEPEST): boolean {
  if (data === null || typeof data !== 'object') return false;
  if (levels === 0) return true;
  for (const k in data) if (isTooDeep((data as Record<string, unknown>)[k], levels - 1)) return true;
  return false;
}

/**
 * Reads JSON that a user wrote.
 * @throws NotJson
 */
export function jsonIn(text: string, file: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (e) {
    const { message } = e as Error;
    const at = placeOf(message, text);
    const before = text.slice(0, at).split('\n');
    // Of the text around it nothing is shown: whatever the file holds could steer a terminal.
    const what = text.startsWith('\ufeff')
      ? 'a byte order mark stands before it: write UTF-8 without one'
      : message.replace(/( in JSON)? at position.*$|, (\.\.\.)?".*$/s, '');
    throw new NotJson(`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}: not JSON: ${printable(what)}`);
  }
  if (isTooDeep(data)) throw new NotJson(`${file}:1:1: nested deeper than ${DEEPEST} levels, which nothing of ours is`);
  return data;
}

/**
 * Where the first thing stands that is no JSON. Node says so of some mistakes; of others it shows the text around them alone,
 * and so much of the text as has no such mistake in it is looked for: a beginning that only ends too early.
 */
function placeOf(message: string, text: string): number {
  const told = /at position (\d+)/.exec(message);
  if (told) return Number(told[1]);
  if (message.includes('end of JSON')) return text.length;
  let [well, bad] = [0, text.length];
  while (bad - well > 1) {
    const middle = (well + bad) >> 1;
    if (isBroken(text.slice(0, middle))) bad = middle;
    else well = middle;
  }
  return well;
}
/** Whether more text could not mend it. */
function isBroken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (e) {
    return /^Unexpected token/.test((e as Error).message);
  }
}
