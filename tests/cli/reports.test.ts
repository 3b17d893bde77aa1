// The forms a report is written in: each closes, says what failed, and can be read by what it is for.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../conformance/formats/formats.ts';
import type { Report } from '../../conformance/report.ts';
import { cliOn, served } from './cli.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const clausewise = (...argv: string[]) => cliOn('.', ...argv);

let folder: string;
let report: Report;
const read = (name: keyof typeof formats): string => readFileSync(join(folder, 'all', formats[name].file), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clausewise-reports-'));
  const known = join(folder, 'known.json');
  const engine = ['--game', 'souls', '--', ...served('--misreading', 'no-check')];
  const first = await clausewise('run', '--report', 'json', ...engine);
  report = JSON.parse(first.out) as Report;
  const [failing] = report.results.filter((r) => r.verdict === 'fail');
  const entries = [{ case: failing?.case, reason: 'a <known> one', link: 'nowhere' }];
  writeFileSync(known, JSON.stringify({ engine: report.engine.name, entries }));
  const all = Object.keys(formats).join(',');
  await clausewise('run', '--quiet', '--report', all, '--out', join(folder, 'all'), '--baseline', known, ...engine);
  report = JSON.parse(read('json')) as Report;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failed = (): Report['results'] => report.results.filter((r) => r.verdict === 'fail' && !r.known);

describe('reports', () => {
  test('several go into a folder, each under its name', () => {
    expect(readdirSync(join(folder, 'all')).sort()).toEqual(
      Object.values(formats)
        .map((f) => f.file)
        .sort(),
    );
    expect(failed().length).toBeGreaterThan(10);
    expect(report.results.filter((r) => r.known).length).toBe(1);
  });

  test('JUnit: well formed, the counts add up, a known failure is skipped', () => {
    expect(XMLValidator.validate(read('junit'))).toBe(true);
    const { testsuites } = new XMLParser({ ignoreAttributes: false, isArray: (n) => n === 'testsuite' || n === 'testcase' }).parse(
      read('junit'),
    );
    const cases = testsuites.testsuite.flatMap((s: { testcase: object[] }) => s.testcase) as Record<string, unknown>[];
    expect(cases.length).toBe(report.totals.selected);
    expect(Number(testsuites['@_tests'])).toBe(cases.length);
    // Each count is that of what stands below it, of the whole and of each suite.
    type Told = Record<string, unknown>;
    const countsOf = (some: Told[]): Told => ({
      tests: some.length,
      failures: some.filter((c) => 'failure' in c).length,
      errors: some.filter((c) => 'error' in c).length,
      skipped: some.filter((c) => 'skipped' in c).length,
    });
    const said = (x: Told): Told =>
      Object.fromEntries(['tests', 'failures', 'errors', 'skipped'].map((k) => [k, Number(x[`@_${k}`] ?? Number.NaN)]));
    expect(said(testsuites)).toEqual(countsOf(cases));
    for (const s of testsuites.testsuite as (Told & { testcase: Told[] })[]) expect(said(s)).toEqual(countsOf(s.testcase));
    expect(cases.filter((c) => c['failure']).length).toBe(failed().length);
    expect(cases.filter((c) => 'skipped' in c).length).toBe(report.totals['not scored'] + 1);
    expect(JSON.stringify(cases.find((c) => c['failure'])?.['failure'])).toContain('expected');
  });

  test('TAP: as many lines as planned, a known failure is a TODO', () => {
    const lines = read('tap').split('\n');
    expect(lines[0]).toBe('TAP version 14');
    expect(lines[1]).toBe(`1..${report.totals.selected}`);
    const told = lines.filter((l) => /^(not )?ok /.test(l));
    expect(told.map((l) => Number(/\d+/.exec(l)?.[0]))).toEqual(told.map((_, i) => i + 1));
    expect(told.filter((l) => l.startsWith('not ok') && !l.includes('# TODO')).length).toBe(failed().length);
    expect(told.filter((l) => l.includes('# TODO')).length).toBe(1);
    expect(told.filter((l) => l.includes('# SKIP')).length).toBe(report.totals['not scored']);
  });

  test('Markdown: the totals, the likely cause and every clause', () => {
    const text = read('markdown');
    expect(text).toContain(`${report.totals.pass} of ${report.totals.pass + report.totals.fail} scored cases pass`);
    expect(text).toContain('Behaves as if a declared attack always went through');
    for (const c of report.clauses) expect(text).toContain(`| ${c.clause} |`);
    expect(text.length).toBeLessThan(60_000);
  });

  test('HTML: one page that asks for nothing else', () => {
    const text = read('html');
    expect(text).not.toMatch(/<script|<link|src=|url\(|https?:/);
    expect(text).toContain('Behaves as if a declared attack always went through');
    for (const r of failed()) expect(text).toContain(`clausewise explain ${r.case}`);
    expect(text).toMatch(/<pre><span class="wraps"> *SOUL-\S+ [\s\S]*┌ [\s\S]*the reference:<\/span>\n/);
    // What one has come for stands above the drawing.
    expect(text).toMatch(
      /<\/summary><div class="said"><p>(When|Then|And|But) [^<]*<span[^<]*<\/span><\/p><ul><li><code>[^<]*<\/code>: expected /,
    );
  });

  test.runIf(existsSync(CHROMIUM))(
    'HTML fits a telephone: what is wider than it scrolls in its box, what came does not',
    { timeout: 60_000 },
    async () => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
      try {
        const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
        await page.goto(pathToFileURL(join(folder, 'all', formats.html.file)).href);
        const told = await page.evaluate(`(() => {
        document.querySelectorAll('details').forEach((d) => { d.open = true; });
        const right = (x) => x.getBoundingClientRect().right;
        return {
          page: document.documentElement.scrollWidth,
          tables: [...document.querySelectorAll('.scroll')].filter((x) => x.scrollWidth > x.clientWidth).length,
          said: [...document.querySelectorAll('.said, .said *, .wraps')].filter((x) => right(x) > 360).length,
          scrolls: [...document.querySelectorAll('pre')].every((x) => getComputedStyle(x).overflowX === 'auto'),
          shown: document.querySelectorAll('.said li').length,
        };
      })()`);
        expect(told).toEqual({ page: 360, tables: 0, said: 0, scrolls: true, shown: expect.any(Number) });
        expect((told as { shown: number }).shown).toBeGreaterThan(10);
      } finally {
        await browser.close();
      }
    },
  );

  describe('with a baseline', () => {
    type Rows = Report['results'];
    let stale: Rows;
    let known: Rows;
    const why = 'a <known> | *one*, @all';
    const links = ['https://e.org/i?x=(a)|"b<', 'javascript:alert(1)', 'docs/known.md'];
    const of = (name: keyof typeof formats): string => readFileSync(join(folder, 'stale', formats[name].file), 'utf8');
    beforeAll(async () => {
      known = failed().slice(0, 3);
      stale = report.results.filter((r) => r.verdict === 'pass').slice(0, 2);
      const entries = [...known, ...stale].map((r, i) => ({ case: r.case, reason: why, link: links[i] ?? 'x' }));
      const file = join(folder, 'stale.json');
      writeFileSync(file, JSON.stringify({ engine: report.engine.name, entries }));
      const all = Object.keys(formats).join(',');
      const engine = ['--game', 'souls', '--', ...served('--misreading', 'no-check')];
      await clausewise('run', '--quiet', '--report', all, '--out', join(folder, 'stale'), '--baseline', file, ...engine);
    }, 60_000);

    test('Markdown: what passes now by name, and of what is known the reason and the link', () => {
      const text = of('markdown');
      expect(text).toContain(`### Known failures that pass now: 2\n\n${stale.map((r) => `- ${r.case}`).join('\n')}\n`);
      expect(text).toContain('<summary>3 known failures of the baseline</summary>');
      const rows = known.map((r) => text.split('\n').find((l) => l.startsWith(`| ${r.case} |`)));
      for (const r of rows) expect(r).toContain('| a &lt;known&gt; \\| \\*one\\*, @\u200ball |');
      expect(rows[0]).toMatch(/\]\(<https:\/\/e\.org\/i\?x=%28a%29%7C%22b%3C>\) \|$/);
      expect(rows.slice(1).map((r) => r?.includes(']('))).toEqual([false, false]);
    });
    test('HTML: the same', () => {
      const text = of('html');
      expect(text).toContain(`Known failures that pass now: 2</h2><ul>${stale.map((r) => `<li>${r.case}</li>`).join('')}</ul>`);
      for (const r of known) expect(text).toContain(`<td>${r.case}</td><td>a &lt;known&gt; | *one*, @all</td>`);
      expect(text.match(/href="[^"]*"/g)).toEqual(['href="https://e.org/i?x=%28a%29%7C%22b%3C"']);
      expect(text).toContain('<td>javascript:alert(1)</td>');
    });
    test('JUnit: the reason of what is skipped, and what passes now in the run as a whole', () => {
      expect(XMLValidator.validate(of('junit'))).toBe(true);
      const { testsuites } = new XMLParser({ ignoreAttributes: false, isArray: (n) => n === 'testsuite' || n === 'testcase' }).parse(
        of('junit'),
      );
      const cases = testsuites.testsuite.flatMap((s: { testcase: object[] }) => s.testcase) as Record<string, Record<string, string>>[];
      const skipped = cases.map((c) => c['skipped']?.['@_message'] ?? '').filter((m) => m.startsWith('known: '));
      expect(skipped).toEqual(links.map((l) => `known: ${why} (${l})`));
      const whole = cases.find((c) => String(c['@_name']) === 'the run as a whole');
      for (const r of stale) expect(whole?.['error']?.['#text']).toContain(r.case);
    });
    test('TAP: the reason of each TODO, and what passes now', () => {
      const lines = of('tap').trimEnd().split('\n');
      expect(lines.filter((l) => l.includes(' # TODO known: a <known>')).length).toBe(known.length);
      expect(lines.slice(-2)).toEqual(stale.map((r) => `# passes now: ${r.case}`));
    });
  });

  test('a badge: how many, and how far each level has come', () => {
    expect(XMLValidator.validate(read('badge'))).toBe(true);
    const title = /<title>(.*)<\/title>/.exec(read('badge'))?.[1];
    const levels = report.levels.map((l) => `, level ${l.level} ${l.pass} of ${l.pass + l.fail}`).join('');
    expect(title).toBe(`clausewise: ${report.totals.pass} of ${report.totals.pass + report.totals.fail}${levels}`);
    const colours = [...read('badge').matchAll(/<rect x="\d+" width="\d+" height="20" fill="(#\w+)"/g)].map(([, c]) => c);
    const [, , ...ofLevels] = colours;
    expect(ofLevels).toEqual(report.levels.map((l) => (l.fail === 0 ? '#2e7d32' : '#9a5b00')));
    expect(new Set(ofLevels).size).toBe(2);
  });

  describe('whatever an engine has said', () => {
    const hostile = '![x](http://e/x.png) <img src=x> | ``` @all ]]> # SKIP **b** "quoted" \\';
    const spoilt = (): Report => {
      const notes = ['true', `   ${hostile}`, 'x'.repeat(100_000), `\u0001${hostile}\ud800`];
      const note = (i: number): string => notes[i % notes.length] ?? '';
      return {
        ...report,
        engine: { name: `\u0001${hostile}`, version: 'true' },
        results: report.results.map((r, i) =>
          i % 3 === 0
            ? { ...r, verdict: 'unsupported', note: note(i) }
            : { ...r, note: note(i), ...(r.verdict === 'fail' && { stderr: hostile }) },
        ),
      };
    };
    const written = async (name: keyof typeof formats): Promise<string> => (await formats[name].write())(spoilt(), () => ['<img src=z>']);

    test('JUnit is XML', async () => {
      const text = await written('junit');
      expect(XMLValidator.validate(text)).toBe(true);
      expect(text).toContain('<skipped message="true"/>');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(text).not.toMatch(/[\u0000-\u0008]|[\ud800-\udfff]/);
      expect(text).not.toContain('<img');
    });

    test('TAP has its plan, and no directive of its own', async () => {
      const lines = (await written('tap')).split('\n');
      const told = lines.filter((l) => /^(not )?ok /.test(l));
      expect(told.length).toBe(report.results.length);
      const skipped = told.filter((l) => l.includes(' # SKIP '));
      expect(skipped.length).toBe(spoilt().results.filter((r) => r.verdict === 'unsupported' || r.verdict === 'not scored').length);
      for (const l of skipped) expect(l.split(/(?<!\\)#/).length).toBe(2);
      // Without the indicator leading spaces of the first line would be the indentation of all.
      expect(lines.filter((l) => l.startsWith('  told:')).every((l) => l === '  told: |2')).toBe(true);
      expect(lines.at(-1)).toMatch(/^# \d+ of \d+ scored cases do not pass/);
    });

    test('Markdown neither links, mentions nor embeds, and keeps its end', async () => {
      const text = (await written('markdown')).replace(/^```$[\s\S]*?^```$/gm, '');
      expect(text).not.toMatch(/!\[x|<img|@all|https?:|(?<!\\)\*\*b/);
      expect(text).toContain('<summary>All clauses</summary>');
      expect(text.length).toBeLessThan(60_000);
    });

    test('HTML shows it as text', async () => {
      const r = spoilt();
      const [first] = r.clauses;
      if (first) first.clause = '<img src=y>' as typeof first.clause;
      const text = (await formats.html.write())(r, () => ['<img src=z>']);
      expect(text).not.toContain('<img');
    });
  });

  test('a part of a run says which it is', async () => {
    const r: Report = { ...report, selection: { ...report.selection, shard: { index: 2, of: 3 } } };
    for (const name of ['markdown', 'html'] as const) expect((await formats[name].write())(r, () => [])).toContain('shard 2 of 3');
    expect((await clausewise('run', '--quiet', '--shard', '2/3')).out).toMatch(/shard 2 of 3: \d+ of \d+ cases/);
  });

  test.each<[string, string[], RegExp]>([
    ['a misspelt format', ['--report', 'junt'], /"junt" is no format: known are json, .*did you mean "junit"/],
    ['several without a folder', ['--report', 'json,tap'], /several reports need a folder: say --out/],
  ])('%s is told', async (_, flags, message) => {
    const { status, err } = await clausewise('run', '--game', 'souls', ...flags);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
