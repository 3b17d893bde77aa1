/** Control characters, and those that end lines or turn the direction of writing. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const escaped = (c: string): string => (c === '\n' ? '\\n' : c === '\t' ? '\\t' : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Text of an engine, for people: it can neither steer a terminal nor begin a line of its own. */
export const printable = (text: string): string => text.replace(unprintable, escaped);
/** The same of a text of many lines, whose line breaks and tabs stay. */
export const printableLines = (text: string): string =>
  text.replace(/\r\n/g, '\n').replace(unprintable, (c) => (c === '\n' || c === '\t' ? c : escaped(c)));

/** Text that may be of any length, for a place that may not. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Text in so many characters, the last of which says that it goes on. */
export const fitted = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** Text between tags, or in an attribute in double quotes. */
export const escapeHtml = (s: string): string =>
  s.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);

/** The address in words of a person, if it is one that a page may link to: of the web, and without what could end the link. */
export function webAddress(words: string): string | undefined {
  const text = words.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/[<>()[\]|`"'\\\s*_~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
