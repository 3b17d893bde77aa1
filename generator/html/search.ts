import type { Book, Clause } from '../model.ts';

/**
 * A clause or a statement as the search finds it: id, title of the clause, text, names of its own examples, and
 * address from the root of the site. The others of the same title on the same page are what stands beside it.
 */
type Found = readonly [id: string, title: string, text: string, examples: string, href: string];

const plainText = (md: string): string =>
  md
    .replace(/[`*_>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The names of those examples, without what an outline fills in. */
const namesOf = (examples: Clause['examples']): string => examples.map((e) => e.name.replace(/<[^>]*>/g, ' ')).join('; ');

/** The texts of all clauses as a script, since a page from file:// may not fetch. */
export function searchData({ games }: Book): string {
  const found = games.flatMap((g) =>
    g.sections.flatMap((s) =>
      s.clauses.flatMap((c): Found[] => {
        const title = `${c.number} ${c.title}`;
        const notes = c.blocks.flatMap((b) => (b.is === 'prose' ? b.text : b.is === 'note' ? b.note.text : b.id === c.id ? b.text : []));
        const atoms = [...c.atoms.values()].filter((a) => a.id !== c.id);
        const untold = c.examples.filter((e) => !atoms.some((a) => e.atoms.includes(a.id)));
        return [
          [c.id, title, plainText(notes.join(' ')), namesOf(untold), `${s.page}.html#${c.id}`],
          ...atoms.map((a): Found => {
            const own = c.examples.filter((e) => e.atoms.includes(a.id));
            return [a.id, title, plainText(a.text), namesOf(own), `${s.page}.html#${a.id}`];
          }),
        ];
      }),
    ),
  );
  // "<" would end the script if it ever stood in a page.
  const data = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  const titles = data(Object.fromEntries(games.map((g) => [g.name, g.title])));
  return `window.clausewiseGames = ${titles};\nwindow.clausewiseTexts = ${data(found).replaceAll('],[', '],\n[')};\n`;
}
