import { stripVTControlCharacters } from 'node:util';
import { type Account, unwell } from '../findings.ts';
import { escapeHtml } from '../printable.ts';
import { failures, groupName, hasFailed, type Report, type Row, scored, shardWords, verdictNames } from '../report.ts';

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#777}
body{font:1rem/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-size:.8rem}.n{white-space:nowrap}
details{border-bottom:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer}
pre{overflow-x:auto;padding:.7rem;background:#8881;font-size:.85rem}
.about{color:var(--soft)}.well{color:#2e7d32}.unwell{color:#c62828}
@media(prefers-color-scheme:dark){.well{color:#81c784}.unwell{color:#ef9a9a}}
.scroll{overflow-x:auto}
`.trim();

/** One page that needs nothing else: no script, no request. */
export function html(r: Report, account: Account): string {
  const { engine, totals: t } = r;
  const well = r.status.exit === 0;
  const title = `${engine.name} ${engine.version}: ${t.pass} of ${scored(t)} scored cases pass`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>
<h1><span class="${well ? 'well' : 'unwell'}">${well ? '✓' : '✗'}</span> ${escapeHtml(title)}</h1>
<p class="about">${escapeHtml(r.suite.name)} ${escapeHtml(r.suite.version)} on ${r.selection.games.map(escapeHtml).join(', ')}${r.selection.partial ? ', a partial run' : ''}${shardWords(r)}. ${verdictNames
    .filter((v) => t[v] > 0)
    .map((v) => `${t[v]} ${v}`)
    .join(', ')}.</p>
${r.status.because.length > 0 ? `<ul>${r.status.because.map((b) => `<li>${escapeHtml(b)}</li>`).join('')}</ul>` : ''}
${table(
  ['Level', 'Passed', 'Unsupported'],
  r.levels.map((l) => [`${l.level} ${escapeHtml(l.name)}`, `${l.pass} of ${scored(l)}`, String(l.unsupported)]),
)}
${r.groups.map((g) => groupOf(g, r, account)).join('\n')}
<h2>All clauses</h2>
${table(
  ['', 'Clause', 'About', 'Passed', 'Not passed', 'Unsupported'],
  r.clauses.map((c) => [
    mark(failures(c) > 0 ? 'failing' : c.pass > 0 ? 'passed' : 'unjudged'),
    `<span class="n">${escapeHtml(c.clause)}</span>`,
    escapeHtml(c.title),
    `${c.pass} of ${scored(c)}`,
    String(failures(c)),
    String(c.unsupported),
  ]),
)}
${beside(r)}
</body></html>
`;
}

const marks = {
  passed: '<span class="well">✓</span>',
  failing: '<span class="unwell">✗</span>',
  unjudged: '<span class="about" title="nothing of it was judged">·</span>',
} as const;
const mark = (state: keyof typeof marks): string => marks[state];
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** How many cases of a group are accounted for: the others fail alike, and a page is to be opened on a phone. */
const ACCOUNTED = 10;
const caseOf = (x: Row, told: readonly string[]): string =>
  `<details><summary>${escapeHtml(x.name)} <span class="about">${escapeHtml(`${x.uri}:${x.line}`)}${x.verdict === 'fail' ? '' : ` ${x.verdict}`}${x.known ? ' (known)' : ''}</span></summary><pre>${escapeHtml(stripVTControlCharacters([...told, unwell(x)].join('\n')))}\n\nclausewise explain ${escapeHtml(x.case)}</pre></details>`;

function groupOf(group: Report['groups'][number], r: Report, account: Account): string {
  const { as, cases } = group;
  const rows = cases.flatMap((id) => r.results.filter((x) => x.case === id));
  const behaves = as
    ? `<p>Behaves ${as.alike < 100 ? 'much ' : ''}as if ${escapeHtml(as.says)} (${escapeHtml(as.atoms.join(', '))}).</p>`
    : '';
  return `<h2>${escapeHtml(groupName(group))}: ${rows.length} ${rows.length === 1 ? 'case' : 'cases'}</h2>${behaves}${rows.map((x, i) => caseOf(x, i < ACCOUNTED ? account(x) : [])).join('')}`;
}

/** What was not judged, and why. */
function beside({ results }: Report): string {
  const rows = results.filter((x) => !hasFailed(x.verdict) && x.verdict !== 'pass');
  if (rows.length === 0) return '';
  const lines = rows.map((x) => [escapeHtml(x.case), x.verdict, escapeHtml(x.note ?? '')]);
  return `<details><summary>${rows.length} not judged</summary>${table(['Case', 'Verdict', 'Why'], lines)}</details>`;
}
