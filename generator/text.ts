import { createHash } from 'node:crypto';

export { escapeHtml } from '../conformance/printable.ts';

/**
 * Takes the least indentation of all lines but blank ones off. Gherkin keeps that of a description in its syntax
 * tree, and Markdown would read it as code.
 */
export function dedent(text: string): string {
  const lines = text.replaceAll('\t', '  ').split('\n');
  const indents = lines.filter((l) => l.trim()).map((l) => l.length - l.trimStart().length);
  const least = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((l) => l.slice(least).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Plain text as Markdown that shows the same characters, also inside a table. */
export const escapeMarkdown = (s: string): string => s.replace(/[\\`*_[\]<>|#~]/g, (c) => `\\${c}`);

/** Authored Markdown in which `<atk>` stays text: nothing in a rule is HTML. Links in pointed brackets are kept. */
export const withoutHtml = (md: string): string =>
  md
    .split(/(`+[^`]*`+)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/(?<!\\)<(?!https?:)/g, '\\<')))
    .join('');

/** A text in two: its first sentence, of a statement without the full stop, and what follows. */
export function firstSentence(text: string): [string, string] {
  const end = /[.?](?=\s|$)/.exec(text);
  if (!end) return [text, ''];
  const first = text.slice(0, end[0] === '?' ? end.index + 1 : end.index);
  return [first.replace(/\s+/g, ' '), text.slice(end.index + 1).trim()];
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The share in whole percent, rounded down: 100 means all. Nothing of nothing is all. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((100 * part) / whole));

/** "1 example", "2 examples". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Pretty JSON for files that people read in a diff. */
export const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The last part of a path, without what follows its last dot. */
export const baseName = (path: string): string => (path.split('/').at(-1) as string).replace(/\.[^.]*$/, '');
