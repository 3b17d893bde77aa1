import { stripVTControlCharacters } from 'node:util';
import { type Account, bySteps, value } from '../findings.ts';
import { escapeHtml, printable, webAddress } from '../printable.ts';
import { failures, groupName, hasFailed, type Report, type Row, scored, shardWords, verdictNames } from '../report.ts';

// What is wider than its box scrolls in it, and a shadow at its edge says that there is more.
const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#777}
body{font:1rem/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-size:.8rem;overflow-wrap:normal;hyphens:manual}.n{white-space:nowrap}.clause .n{display:inline-block;min-width:9rem}
details{border-bottom:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer}
pre{padding:.7rem;border:1px solid var(--line);font-size:.85rem;line-height:1.35}
pre,.scroll{overflow-x:auto;background:linear-gradient(90deg,Canvas 40%,#0000) 0/2rem 100% no-repeat local,linear-gradient(270deg,Canvas 40%,#0000) 100%/2rem 100% no-repeat local,linear-gradient(90deg,#8887,#0000) 0/.7rem 100% no-repeat,linear-gradient(270deg,#8887,#0000) 100%/.7rem 100% no-repeat}
.wraps{white-space:pre-wrap}.said p,.said ul{margin:.5rem 0}.said ul{padding-left:1.2rem}code{font-size:.85rem}
.about{color:var(--soft)}.well{color:#2e7d32}.unwell{color:#c62828}
@media(prefers-color-scheme:dark){.well{color:#81c784}.unwell{color:#ef9a9a}}
th:last-child,td:last-child{padding-right:0}
@media(max-width:40rem){th,td{padding-right:.35rem}.texts thead{display:none}.texts td{display:block;border:0;padding:0}.texts tr{display:block;padding:.4rem 0;border-bottom:1px solid var(--line)}.clause .n{display:block;min-width:0}pre{font-size:.75rem;padding:.5rem}}
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
${stale(r)}
${r.groups.map((g) => groupOf(g, r, account)).join('\n')}
<h2>All clauses</h2>
${table(
  ['', 'Clause', 'Passed', 'Not passed', 'Unsup&shy;ported'],
  r.clauses.map((c) => [
    mark(failures(c) > 0 ? 'failing' : c.pass > 0 ? 'passed' : 'unjudged'),
    `<span class="clause"><span class="n">${escapeHtml(c.clause)}</span> ${escapeHtml(c.title)}</span>`,
    `<span class="n">${c.pass} of ${scored(c)}</span>`,
    String(failures(c)),
    String(c.unsupported),
  ]),
)}
${known(r)}
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
/** A table; one of `texts` has a line for each cell where there is no room beside each other. */
const table = (head: readonly string[], rows: readonly (readonly string[])[], of: 'numbers' | 'texts' = 'numbers'): string =>
  `<div class="scroll"><table class="${of}"><thead><tr>${head.map((h) => `<th>${h}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** How many cases of a group are accounted for: the others fail alike, and a page is to be opened on a phone. */
const ACCOUNTED = 10;
function caseOf(x: Row, told: readonly string[]): string {
  const verdict = `${x.verdict === 'fail' ? '' : ` ${x.verdict}`}${x.known ? ' (known)' : ''}`;
  return [
    `<details><summary>${escapeHtml(x.name)} <span class="about">${escapeHtml(`${x.uri}:${x.line}`)}${verdict}</span></summary>`,
    `<div class="said">${x.note === undefined ? '' : `<p class="wraps">${shown(x.note)}</p>`}${bySteps(x).map(stepOf).join('')}</div>`,
    x.stderr ? `<p class="about">Its standard error ends:</p><pre class="wraps">${shown(x.stderr)}</pre>` : '',
    told.length > 0 ? `<pre>${told.map(lineOf).join('\n')}</pre>` : '',
    `<p><code>clausewise explain ${escapeHtml(x.case)}</code></p></details>`,
  ].join('');
}
const shown = (text: string): string => escapeHtml(stripVTControlCharacters(text));

/** What was expected in a step and what came: in lines that wrap, since that is what one has come for. */
const stepOf = ({ place, step, differences }: ReturnType<typeof bySteps>[number]): string =>
  `<p>${shown(step)} <span class="about">${escapeHtml(place)}</span></p><ul>${differences
    .map(
      (f) =>
        `<li><code>${shown(printable(f.path))}</code>: expected <code class="well">${shown(value(f.expected))}</code>, found <code class="unwell">${shown(value(f.found))}</code></li>`,
    )
    .join('')}</ul>`;

/** A line of an account: drawings keep their columns, words wrap. */
const lineOf = (line: string): string => (/[─-╿]/.test(line) ? shown(line) : `<span class="wraps">${shown(line)}</span>`);

function groupOf(group: Report['groups'][number], r: Report, account: Account): string {
  const { as, cases } = group;
  const rows = cases.flatMap((id) => r.results.filter((x) => x.case === id));
  const behaves = as
    ? `<p>Behaves ${as.alike < 100 ? 'much ' : ''}as if ${escapeHtml(as.says)} (${escapeHtml(as.atoms.join(', '))}).</p>`
    : '';
  return `<h2>${escapeHtml(groupName(group))}: ${rows.length} ${rows.length === 1 ? 'case' : 'cases'}</h2>${behaves}${rows.map((x, i) => caseOf(x, i < ACCOUNTED ? account(x) : [])).join('')}`;
}

const listOf = (ids: readonly string[]): string => `<ul>${ids.map((id) => `<li>${escapeHtml(id)}</li>`).join('')}</ul>`;
/** What makes the run fail, and is to be taken out of the baseline. */
const stale = ({ baseline: b }: Report): string =>
  b && b.stale.length > 0 ? `<h2>Known failures that pass now: ${b.stale.length}</h2>${listOf(b.stale)}` : '';

/** What is known, why, and where it is followed up. */
function known({ baseline: b }: Report): string {
  if (!b) return '';
  const linked = (link: string): string => {
    const address = webAddress(link);
    return address === undefined ? escapeHtml(link) : `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${escapeHtml(link)}</a>`;
  };
  const rows = b.failures.map((e) => [escapeHtml(e.case), escapeHtml(e.reason), linked(e.link)]);
  return [
    b.failures.length > 0
      ? `<h2>Known failures: ${b.failures.length}</h2>${table(['Case', 'Why it is known', 'Link'], rows, 'texts')}`
      : '',
    b.unjudged.length > 0 ? `<h2>Known failures that neither pass nor fail now: ${b.unjudged.length}</h2>${listOf(b.unjudged)}` : '',
  ].join('');
}

/** What was not judged, and why. */
function beside({ results }: Report): string {
  const rows = results.filter((x) => !hasFailed(x.verdict) && x.verdict !== 'pass');
  if (rows.length === 0) return '';
  const lines = rows.map((x) => [escapeHtml(x.case), x.verdict, escapeHtml(x.note ?? '')]);
  return `<details><summary>${rows.length} not judged</summary>${table(['Case', 'Verdict', 'Why'], lines, 'texts')}</details>`;
}
