import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Written } from '../../cli/docs.ts';
import { hrefFrom, idOf, linkMarkdown } from '../../generator/links.ts';
import { sha256 } from '../../generator/text.ts';
import { bring, difference, filesIn } from '../../generator/write.ts';
import { games } from '../../reference/games.ts';
import { all, root } from './book.ts';

const unescaped = (s: string): string =>
  s.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const anchors = (text: string): string[] => [...text.matchAll(/\sid="([^"]*)"/g)].map((m) => unescaped(m[1] as string));
const attributes = (text: string): string[] => [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((m) => unescaped(m[1] as string));
const linksOf = (path: string, text: string): string[] =>
  path.endsWith('.md')
    ? [...attributes(text), ...[...text.replace(/`[^`\n]*`/g, 'code').matchAll(/\]\(([^)\s]+)\)/g)].map((m) => m[1] as string)]
    : attributes(text);

/** Links that lead nowhere, and ids that a page has twice. */
function broken(files: ReadonlyMap<string, string>): string[] {
  const pages = [...files].filter(([p]) => /\.(md|html)$/.test(p));
  const ids = new Map(pages.map(([p, text]) => [p, anchors(text)]));
  return pages.flatMap(([page, text]) => {
    const own = ids.get(page) as string[];
    const twice = own.filter((id, i) => own.indexOf(id) !== i).map((id) => `${page}: ${id} is there twice`);
    const dead = linksOf(page, text).flatMap((href) => {
      if (href === 'data:,') return [];
      const [path = '', anchor] = href.split('#');
      const to = path === '' ? page : posix.join(dirname(page), path);
      if (!files.has(to)) return [`${page}: ${href} leads to no file`];
      return anchor !== undefined && !ids.get(to)?.includes(anchor) ? [`${page}: ${href} leads to no place`] : [];
    });
    return [...twice, ...dead];
  });
}

let book: Written;
beforeAll(async () => {
  book = await all();
});

describe('links', () => {
  const targets = {
    prefix: 'AB',
    at: new Map([
      ['AB-1.2', { page: 'g/one', anchor: 'AB-1.2' }],
      ['AB-1.2-1', { page: 'g/one', anchor: 'AB-1.2-1' }],
      ['AB-1.2b-1', { page: 'g/one', anchor: 'AB-1.2b-1' }],
    ]),
  };

  test('find ids with and without their prefix, and nothing else', () => {
    expect(['1.2', 'AB-1.2-1', '1.2b', '1.2x', '1.3', '1.25', 'CD-1.2'].map((w) => idOf(w, targets))).toEqual([
      'AB-1.2',
      'AB-1.2-1',
      'AB-1.2b-1',
      'AB-1.2',
      undefined,
      undefined,
      undefined,
    ]);
    expect(linkMarkdown('See 1.2, `AB-1.2-1`, `x 1.2` and [1.2](there).', targets, (t) => `#${t.anchor}`)).toBe(
      'See [1.2](#AB-1.2), [`AB-1.2-1`](#AB-1.2-1), `x 1.2` and [1.2](there).',
    );
  });

  test('are relative', () => {
    expect(hrefFrom('g/one', { page: 'g/one', anchor: 'a' }, '.md')).toBe('#a');
    expect(hrefFrom('g/one', { page: 'g/two', anchor: 'a' }, '.md')).toBe('two.md#a');
    expect(hrefFrom('g/one', { page: 'h/two', anchor: undefined }, '.html')).toBe('../h/two.html');
    expect(hrefFrom('g/one', { page: 'index', anchor: undefined }, '.html')).toBe('../index.html');
  });

  test('of the Markdown lead somewhere', () => {
    expect(broken(book.pages)).toEqual([]);
  });
  test('of the website lead somewhere', () => {
    expect(broken(book.site)).toEqual([]);
  });

  test('every mention of a clause in the text of a rule is one', () => {
    const manifest = JSON.parse(book.pages.get('souls/clauses.json') as string) as {
      clauses: { id: string; page: string; atoms: { id: string }[] }[];
    };
    const known = new Set(manifest.clauses.flatMap((c) => [c.id, ...c.atoms.map((a) => a.id)]));
    const bare = [...book.site].flatMap(([path, html]) => {
      const texts = [...html.matchAll(/<(?:li id=.*?<\/li>|div class="note.*?<\/div>|ul class="steps".*?<\/ul>)/gs)].map((m) => m[0]);
      const words = texts.flatMap(
        (t) =>
          t
            .replace(/<a .*?<\/a>/gs, '')
            .replace(/<[^>]*>/g, ' ')
            .match(/[\w.-]*\d[.-]\w+/g) ?? [],
      );
      return words
        .map((w) => w.replace(/\.$/, ''))
        .filter((w) => known.has(w) || known.has(`SOUL-${w}`))
        .map((w) => `${path}: ${w}`);
    });
    expect(bare).toEqual([]);
  });
});

describe('what is written', () => {
  test('is the same again, and names no date and no folder of this machine', async () => {
    const again = await all();
    expect(difference(book.pages, again.pages)).toEqual({ stale: [], missing: [], surplus: [] });
    expect(difference(book.site, again.site)).toEqual({ stale: [], missing: [], surplus: [] });
    const year = String(new Date().getFullYear());
    const marked = [...book.pages].filter(([, text]) => text.includes(root) || text.includes(`${year}-`));
    expect(marked.map(([path]) => path)).toEqual([]);
  });

  test('says on every page that it is unofficial, and of what', () => {
    const silent = [...book.pages, ...book.site].filter(([path, text]) => {
      const game = games.find((g) => path.startsWith(`${g.name}/`));
      return /\.(md|html)$/.test(path) && !(text.includes('Unofficial.') && (game ? [game] : games).every((g) => text.includes(g.source)));
    });
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('escapes the placeholders of outlines', () => {
    const raw = [...book.site].filter(
      ([path, text]) =>
        path.endsWith('.html') &&
        /<(?!\/?(?:a|b|body|br|button|code|details|div|em|figcaption|figure|footer|h[1-3]|head|header|html|input|label|li|link|main|meta|nav|ol|p|path|rect|script|search|section|span|strong|style|sub|summary|svg|table|tbody|td|text|th|thead|title|tr|tspan|ul|!doctype)\b)[a-z!]/i.test(
          text,
        ),
    );
    expect(raw.map(([path]) => path)).toEqual([]);
    expect([...book.site.values()].join()).toContain('&lt;');
  });

  test('holds the cases as they run, under a hash of their content', () => {
    const vectors = JSON.parse(book.pages.get('souls/vectors.json') as string) as {
      count: number;
      sha256: string;
      index: Record<string, number[]>;
      cases: { clause: string }[];
    };
    expect(vectors.count).toBe(vectors.cases.length);
    expect(vectors.sha256).toBe(sha256(JSON.stringify(vectors.cases)));
    for (const [clause, at] of Object.entries(vectors.index)) for (const i of at) expect(vectors.cases[i]?.clause).toBe(clause);
    expect(Object.values(vectors.index).flat()).toHaveLength(vectors.count);
  });

  test('is what is committed: otherwise run "npm run docs"', () => {
    const { stale, missing, surplus } = difference(filesIn(join(root, 'generated-docs'), 'site'), book.pages);
    expect([...stale, ...missing, ...surplus].slice(0, 5)).toEqual([]);
  });
});

describe('writing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('brings a folder to what is wanted, and removes only where it owns', () => {
    bring(
      folder,
      new Map([
        ['a.md', '1'],
        ['old/b.md', '2'],
        ['site/c.html', '3'],
      ]),
      { owned: true },
    );
    writeFileSync(join(folder, 'a.md'), 'changed by hand');
    const wanted = new Map([
      ['a.md', '1'],
      ['new.md', '4'],
    ]);
    expect(bring(folder, wanted, { owned: false, except: 'site' })).toEqual({ stale: ['a.md'], missing: ['new.md'], surplus: [] });
    expect([...filesIn(folder).keys()].sort()).toEqual(['a.md', 'new.md', 'old/b.md', 'site/c.html']);
    expect(bring(folder, wanted, { owned: true, except: 'site' })).toEqual({ stale: [], missing: [], surplus: ['old/b.md'] });
    expect(readFileSync(join(folder, 'site/c.html'), 'utf8')).toBe('3');
    expect([...filesIn(folder, 'site')]).toEqual([...wanted]);
  });
});
