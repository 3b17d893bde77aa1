/** A file of the user that holds no JSON: the message begins with file, line and column. */
export class NotJson extends Error {}

/**
 * Reads JSON that a user wrote.
 * @throws NotJson
 */
export function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (e) {
    const { message } = e as Error;
    const told = /at position (\d+)/.exec(message);
    const at = told ? Number(told[1]) : message.includes('end of JSON') ? text.length : 0;
    const before = text.slice(0, at).split('\n');
    const what = message.replace(/ in JSON at position.*$/, '');
    throw new NotJson(`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}: not JSON: ${what}`);
  }
}
