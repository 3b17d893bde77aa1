import type { Account } from '../findings.ts';
import type { Report } from '../report.ts';

type Format = {
  readonly says: string;
  /** The name it has in a folder of several. */
  readonly file: string;
  /** Loaded when it is asked for: a run without a report needs none of them. */
  readonly write: () => Promise<(r: Report, account: Account) => string>;
};

/** Every form a report can be written in. */
export const formats = {
  json: { says: 'the report as data', file: 'report.json', write: async () => (r) => JSON.stringify(r, null, 2) },
  junit: { says: 'JUnit XML', file: 'junit.xml', write: async () => (await import('./junit.ts')).junit },
  tap: { says: 'TAP 14', file: 'report.tap', write: async () => (await import('./tap.ts')).tap },
  markdown: { says: 'Markdown for a pull request', file: 'report.md', write: async () => (await import('./markdown.ts')).markdown },
  html: { says: 'one page, needing nothing else', file: 'report.html', write: async () => (await import('./html.ts')).html },
  badge: { says: 'an SVG badge, with a part for each level', file: 'badge.svg', write: async () => (await import('./badge.ts')).badge },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof formats;
