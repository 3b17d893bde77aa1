import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bring } from '../../generator/write.ts';
import { games } from '../../reference/games.ts';
import { all } from './book.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const there = existsSync(CHROMIUM);
if (!there) console.info(`The website is not looked at: no Chromium at ${CHROMIUM} (set CHROMIUM to the path of one).`);
test.runIf(process.env['CI'])('a Chromium is there', () => expect(there).toBe(true));

const PHONE = { viewport: { width: 360, height: 740 } };
type Look = { path: string; wrong: string[]; width: number; boards: [width: number, cut: boolean, hint: string][] };

describe.runIf(there)('the website, opened from a folder', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'clausewise-site-'));
  let pages: string[];
  /** One page of every kind: what is true of a template need not be asked of each page. */
  let kinds: string[];
  let browser: Browser;
  /** What is to be seen of each page on a phone, its examples unfolded. */
  const looks: Look[] = [];
  const address = (path: string): string => pathToFileURL(join(folder, path)).href;

  beforeAll(async () => {
    const { site } = await all();
    bring(folder, site, { owned: true });
    pages = [...site.keys()].filter((p) => p.endsWith('.html'));
    const shortest = (some: string[]): string => some.sort((a, b) => (site.get(a)?.length ?? 0) - (site.get(b)?.length ?? 0))[0] as string;
    const isSection = (p: string): boolean => p.includes('/') && !/\/(index|readings|catalogue)\.html$/.test(p);
    // The pages of all games, those of the first, a short section of each other one, and last one that has everything.
    kinds = [
      ...pages.filter((p) => !p.includes('/')),
      ...pages.filter((p) => p.startsWith(`${games[0]?.name}/`) && !isSection(p)),
      ...games.slice(1).map((g) => shortest(pages.filter((p) => p.startsWith(`${g.name}/`) && isSection(p)))),
      pages.find((p) => p.includes('/9.4-')) as string,
    ];
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
    const work = async (some: string[], page: Page): Promise<void> => {
      for (let path = some.pop(); path; path = some.pop()) looks.push(await look(page, path));
      await page.waitForFunction('window.clausewiseTexts !== undefined');
    };
    const rest = [...pages];
    await Promise.all([0, 1].map(() => within(PHONE, (page) => work(rest, page))));
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function within<R>(
    options: Parameters<Browser['newContext']>[0],
    look: (page: Page, context: BrowserContext) => Promise<R>,
  ): Promise<R> {
    const context = await browser.newContext(options);
    try {
      return await look(await context.newPage(), context);
    } finally {
      await context.close();
    }
  }
  async function look(page: Page, path: string): Promise<Look> {
    const wrong: string[] = [];
    const requested = (r: { url(): string }): unknown =>
      r.url().startsWith(pathToFileURL(folder).href) || r.url().startsWith('data:') || wrong.push(`${path}: ${r.url()}`);
    const failed = (e: Error): unknown => wrong.push(`${path}: ${e}`);
    const said = (m: { text(): string }): unknown => wrong.push(`${path}: ${m.text()}`);
    page.on('request', requested).on('pageerror', failed).on('console', said);
    await page.goto(address(path));
    await page.focus('#find');
    await page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
    // The hint beside a board follows its size, a frame later.
    await page.waitForTimeout(50);
    const seen = await page.evaluate<Pick<Look, 'width' | 'boards'>>(
      `({
        width: document.documentElement.scrollWidth,
        boards: [...document.querySelectorAll('.boards .scroll')].map((b) =>
          [Number(b.firstChild.getAttribute('width')), b.scrollWidth > b.clientWidth, getComputedStyle(b, '::before').content]),
      })`,
    );
    page.off('request', requested).off('pageerror', failed).off('console', said);
    return { path, wrong, ...seen };
  }

  test('loads nothing from outside it, and no script fails', () => {
    expect(looks.map(({ path }) => path).sort()).toEqual([...pages].sort());
    expect(looks.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no accessibility violations in the %s theme', async (colorScheme) => {
    await within({ colorScheme }, async (page) => {
      const found: string[] = [];
      // Only colours differ between the themes, and a clause has them all.
      for (const path of colorScheme === 'dark' ? kinds.slice(-1) : kinds) {
        await page.goto(address(path));
        await page.evaluate("[...document.querySelectorAll('details')].slice(0, 4).forEach((d) => { d.open = true; })");
        // One run in the page itself: there is no frame, and nothing but what is wrong is wanted.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
        const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
        found.push(...violations.map((v) => `${path}: ${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`));
      }
      expect(found).toEqual([]);
    });
  });

  test('does not scroll sideways on a phone', () => {
    expect(looks.filter(({ width }) => width > 360).map(({ path, width }) => `${path}: ${width} px`)).toEqual([]);
  });

  test('what is too wide can be scrolled by key', async () => {
    await within(PHONE, async (page) => {
      await page.goto(address('phrasebook.html'));
      const out = await page.evaluate<number>(
        "[...document.querySelectorAll('.scroll')].filter((b) => b.scrollWidth > b.clientWidth && b.tabIndex !== 0).length",
      );
      expect(out).toBe(0);
    });
  });

  test('a link into a folded example unfolds it', async () => {
    await within({}, async (page) => {
      const [path = ''] = pages.filter((p) => p.includes('/9.4-'));
      await page.goto(address(path));
      const id = await page.evaluate<string>("document.querySelector('tr[id]').id");
      await page.goto(`${address(path)}#${id}`);
      await page.reload();
      expect(await page.evaluate('document.getElementById(decodeURIComponent(location.hash.slice(1))).checkVisibility()')).toBe(true);
    });
  });

  test('every permalink can be copied', async () => {
    await within({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const [path = ''] = pages.filter((p) => p.includes('/9.4-'));
      await page.goto(address(path));
      const counts = await page.evaluate<[number, number]>(
        "[document.querySelectorAll('a.id, a.permalink').length, document.querySelectorAll('button.copy').length]",
      );
      expect(counts[0]).toBeGreaterThan(10);
      expect(counts[1]).toBe(counts[0]);
      const button = page.locator('.atoms button.copy').first();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction("document.getElementById('said').textContent !== ''");
      expect(await page.textContent('#said')).toBe('Link copied.');
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `${address(path)}${await page.locator('.atoms a.id').first().getAttribute('href')}`,
      );
    });
  });

  test('the theme that was chosen stays', async () => {
    await within({ colorScheme: 'light' }, async (page) => {
      const paper = (): Promise<string> => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      await page.goto(address('index.html'));
      const light = await paper();
      await page.click('#theme');
      await page.click('#theme');
      expect(await page.textContent('#theme')).toBe('Theme: dark');
      const dark = await paper();
      expect(dark).not.toBe(light);
      await page.goto(address('phrasebook.html'));
      expect(await paper()).toBe(dark);
    });
  });

  test('the search finds a statement by its number and by its words, and leads there', async () => {
    await within({}, async (page) => {
      await page.goto(address('souls/index.html'));
      await page.fill('#find', '9.4.1-3');
      await page.waitForSelector('#found a');
      expect(await page.locator('#found a').first().getAttribute('href')).toMatch(/9\.4-.*\.html#SOUL-9\.4\.1-3$/);
      await page.fill('#find', 'multiple five');
      await page.waitForFunction("document.querySelector('#found a')?.textContent.includes('multiple')");
      await page.keyboard.press('Enter');
      await page.waitForURL(/#SOUL-/);
      await page.fill('#find', 'qqqq');
      await page.waitForSelector('#found p');
      expect(await page.textContent('#found')).toContain('Nothing found for “qqqq”');
    });
  });

  test('the search knows other words for it, and what stands beside a statement', async () => {
    await within({}, async (page) => {
      await page.goto(address('souls/index.html'));
      const found = async (words: string): Promise<string[]> => {
        await page.fill('#find', '');
        await page.waitForSelector('#found', { state: 'hidden' });
        await page.fill('#find', words);
        await page.waitForSelector('#found', { state: 'visible' });
        return page.locator('#found li').allTextContents();
      };
      // The statement names neither Defiance nor a death.
      const [first = ''] = await found('Defiance soul dies');
      expect(first).toMatch(/9\.5\.6-3.*9\.5\.6 Instant.*fallen to 0 HP/);
      expect((await found('killed')).join()).toContain('captured');
      expect((await found('what happens when it is destroyed')).join()).toContain('captured');
      // By a word of its example only.
      expect((await found('defies'))[0]).toContain('9.5.6-3');
    });
  });

  test('the search puts the game of the page first, and names the others', async () => {
    await within({}, async (page) => {
      const found = async (path: string): Promise<string[]> => {
        await page.goto(address(path));
        await page.fill('#find', 'attacker');
        await page.waitForSelector('#found a');
        return page.locator('#found li').evaluateAll((all) => all.map((li) => li.querySelector('i')?.textContent ?? ''));
      };
      for (const { name } of games) expect((await found(`${name}/index.html`))[0]).toBe('');
      expect((await found('index.html')).filter((name) => !games.some((g) => g.title === name))).toEqual([]);
    });
  });

  test('no link of the comparison leaves its cell', async () => {
    await within({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.goto(address('compare.html'));
      const out = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.compare td a')]
          .filter((a) => a.getBoundingClientRect().right > a.closest('td').getBoundingClientRect().right + 1).map((a) => a.textContent)`,
      );
      expect(out).toEqual([]);
      expect(await page.locator('.compare td a').count()).toBeGreaterThan(50);
    });
  });

  test('a place that is only jumped to is not marked', async () => {
    await within(PHONE, async (page) => {
      await page.goto(address('souls/index.html'));
      const colour = (): Promise<string> => page.evaluate<string>("getComputedStyle(document.querySelector('nav')).backgroundColor");
      const before = await colour();
      await page.click('.jump');
      expect(await page.evaluate('location.hash')).toBe('#contents');
      expect(await colour()).toBe(before);
    });
  });

  test('a board fits a phone as long as it can be read; otherwise it says that it scrolls', () => {
    const wrong: string[] = [];
    let scrolls = 0;
    for (const { path, boards } of looks) {
      scrolls += boards.filter(([, cut]) => cut).length;
      for (const [width, cut, hint] of boards) {
        if (width <= 430 && cut) wrong.push(`${path}: ${width} px is cut`);
        if (cut !== hint.includes('scrolls')) wrong.push(`${path}: ${width} px, "${hint}"`);
      }
    }
    expect(wrong).toEqual([]);
    expect(scrolls).toBeGreaterThan(0);
  });

  test('is read without a script, and folds everything out on paper', async () => {
    await within({ javaScriptEnabled: false }, async (page) => {
      await page.goto(address('index.html'));
      expect(await page.locator('main h1').isVisible()).toBe(true);
      expect(await page.locator('#theme').isVisible()).toBe(false);
    });
    await within({}, async (page) => {
      const [path = ''] = pages.filter((p) => p.includes('/9.4-'));
      await page.goto(address(path));
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('nav').isVisible()).toBe(false);
      expect(await page.locator('.example .steps').first().isVisible()).toBe(true);
    });
  });
});
