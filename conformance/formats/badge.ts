import { escapeHtml } from '../printable.ts';
import { type Report, scored } from '../report.ts';

/** Width of a letter of the badge, in pixels, as a browser draws it at 11 px. */
const LETTER = 6.6;
const [GOOD, PART, BAD, NONE] = ['#2e7d32', '#9a5b00', '#b3261e', '#767676'];
/** A part of a badge: words on a colour. */
type Part = { words: string; colour: string; says: string };

/** An SVG badge: how many scored cases pass, and of each level whether all of them do. */
export function badge(r: Report): string {
  const well = r.status.exit === 0;
  const some = r.levels.some((l) => l.pass === scored(l) && scored(l) > 0);
  const passed = `${r.totals.pass} of ${scored(r.totals)}`;
  const parts: Part[] = [
    { words: 'clausewise', colour: '#444', says: 'clausewise' },
    { words: passed, colour: well ? GOOD : some ? PART : BAD, says: `: ${passed}` },
    ...r.levels.map((l): Part => {
      const all = scored(l);
      const colour = all === 0 ? NONE : l.pass === all ? GOOD : l.pass > 0 ? PART : BAD;
      return { words: `L${l.level}`, colour, says: `, level ${l.level} ${l.pass} of ${all}` };
    }),
  ];
  const title = escapeHtml(parts.map((p) => p.says).join(''));
  const widths = parts.map((p) => Math.round(p.words.length * LETTER + 12));
  const left = widths.map((_, i) => widths.slice(0, i).reduce((a, b) => a + b, 0));
  const width = widths.reduce((a, b) => a + b, 0);
  const boxes = parts.map((p, i) => `<rect x="${left[i]}" width="${widths[i]}" height="20" fill="${p.colour}"/>`);
  const words = parts.map((p, i) => `<text x="${(left[i] ?? 0) + 6}" y="14" fill="#fff">${escapeHtml(p.words)}</text>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)">${boxes.join('')}</g>`,
    `<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${words.join('')}</g>`,
    '</svg>',
  ].join('');
}
