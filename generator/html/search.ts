import type { Book } from '../model.ts';

/** A clause or a statement as the search finds it: id, heading, text and address from the root of the site. */
type Found = readonly [id: string, title: string, text: string, href: string];

const plainText = (md: string): string =>
  md
    .replace(/[`*_>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of all clauses as a script, since a page from file:// may not fetch. */
export function searchData({ games }: Book): string {
  const found = games.flatMap((g) =>
    g.sections.flatMap((s) =>
      s.clauses.flatMap((c): Found[] => {
        const title = `${c.number} ${c.title}`;
        const notes = c.blocks.flatMap((b) => (b.is === 'prose' ? b.text : b.is === 'note' ? b.note.text : b.id === c.id ? b.text : []));
        const atoms = [...c.atoms.values()].filter((a) => a.id !== c.id);
        return [
          [c.id, title, plainText(notes.join(' ')), `${s.page}.html#${c.id}`],
          ...atoms.map((a): Found => [a.id, title, plainText(a.text), `${s.page}.html#${a.id}`]),
        ];
      }),
    ),
  );
  // "<" would end the script if it ever stood in a page.
  return `window.clausewiseTexts = ${JSON.stringify(found, null, 0).replaceAll('<', '\\u003c').replaceAll('],[', '],\n[')};\n`;
}
