/** A place in the book: a page without its ending, as in `game/9.4-section`, and an anchor on it. */
export type Target = { readonly page: string; readonly anchor: string | undefined };
/** Every id of one game that can be linked to, with its prefix. */
export type Targets = { readonly prefix: string; readonly at: ReadonlyMap<string, Target> };

/** Ids and numbers with a dot or a hyphen in them: `9.4.1`, `9.5.3a-2`, `Q0-8`, all with or without a prefix. */
const WORD = /(?<![\w./#-])\w+(?:[.-]\w+)+/g;

/** The id a word stands for, if it is one: the prefix may be left out, and so may the rest of a longer id. */
export function idOf(word: string, { prefix, at }: Targets): string | undefined {
  const id = word.startsWith(`${prefix}-`) ? word : `${prefix}-${word}`;
  if (at.has(id)) return id;
  if (!/\d[a-z]$/.test(id)) return undefined;
  // "9.1.1b" speaks of 9.1.1b-1 and those after it.
  for (const known of at.keys()) if (known.startsWith(`${id}-`)) return known;
  const clause = id.slice(0, -1);
  return at.has(clause) ? clause : undefined;
}

/** Puts `link` for every id or number in a text that leads somewhere. */
export const replaceIds = (text: string, targets: Targets, link: (word: string, to: Target) => string): string =>
  text.replace(WORD, (word) => {
    const id = idOf(word, targets);
    return id === undefined ? word : link(word, targets.at.get(id) as Target);
  });

/** The same in Markdown, where links stay as they are and code is linked only if it is an id and nothing else. */
export function linkMarkdown(md: string, targets: Targets, href: (to: Target) => string): string {
  const link = (word: string, to: Target): string => `[${word}](${href(to)})`;
  return md
    .split(/(\[[^\]]*\]\([^)]*\)|`+[^`]*`+)/)
    .map((part, i) => {
      if (i % 2 === 0) return replaceIds(part, targets, link);
      const id = /^`([^`]+)`$/.exec(part)?.[1];
      const known = id && targets.at.get(id);
      return known ? link(part, known) : part;
    })
    .join('');
}

/** The ids a text mentions, each once, in the order in which they come. */
export function mentioned(md: string, targets: Targets): string[] {
  const ids = new Set<string>();
  for (const [word] of md.matchAll(WORD)) {
    const id = idOf(word, targets);
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

/** The way from one page to a place on another. */
export function hrefFrom(from: string, to: Target, ending: '.md' | '.html'): string {
  const anchor = to.anchor === undefined ? '' : `#${to.anchor}`;
  if (from === to.page) return anchor || `${to.page.split('/').at(-1)}${ending}`;
  const here = from.split('/').slice(0, -1);
  const there = to.page.split('/');
  let common = 0;
  while (common < here.length && here[common] === there[common]) common++;
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/') + ending + anchor;
}
