import { escapeHtml } from '../printable.ts';
import { type Report, scored } from '../report.ts';

/** Width of a letter of the badge, in pixels, as a browser draws it at 11 px. */
const LETTER = 6.6;
/** An SVG badge: how many scored cases pass, and up to which level all of them do. */
export function badge(r: Report): string {
  const all = r.levels.filter((l) => l.pass === scored(l) && scored(l) > 0);
  const upTo = r.levels.findIndex((l) => l.pass < scored(l) || scored(l) === 0);
  const levels = upTo < 0 ? all.length : upTo;
  const left = 'clausewise';
  const right = `${r.totals.pass} of ${scored(r.totals)}${levels > 0 ? `, level ${r.levels[levels - 1]?.level}` : ''}`;
  const colour = r.status.exit === 0 ? '#2e7d32' : levels > 0 ? '#b26a00' : '#b3261e';
  const [a, b] = [left, right].map((t) => Math.round(t.length * LETTER + 12)) as [number, number];
  const text = (x: number, t: string): string => `<text x="${x}" y="14" fill="#fff">${escapeHtml(t)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${escapeHtml(`${left}: ${right}`)}">`,
    `<title>${escapeHtml(`${left}: ${right}`)}</title>`,
    `<clipPath id="r"><rect width="${a + b}" height="20" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${a}" height="20" fill="#444"/><rect x="${a}" width="${b}" height="20" fill="${colour}"/></g>`,
    `<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(6, left)}${text(a + 6, right)}</g>`,
    '</svg>',
  ].join('');
}
