import { unwell, whatCame } from '../findings.ts';
import { cut, escapeHtml } from '../printable.ts';
import { failures, groupName, hasFailed, type Report, scored, shardWords } from '../report.ts';

/** How many failures of a group are shown, and how many characters a comment of a pull request takes. */
const SHOWN = 10;
const LONGEST = 60_000;

/** How much of one text is shown, in a line and in a block. */
const LINE = 300;
const BLOCK = 3000;

const line = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), LINE);
/** Text on one line that is no Markdown, mentions nobody and links nowhere, whatever an engine has said. */
const cell = (text: string): string =>
  escapeHtml(line(text))
    .replace(/[\\`*_{}[\]~|#]/g, '\\$&')
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/\b(https?|ftp|www)(?=[:.])/gi, '$1\u200b');

/** Markdown for a pull request: the answer first, then what failed by its likely cause, the clauses folded. */
export function markdown(r: Report): string {
  const { totals: t, engine } = r;
  const well = r.status.exit === 0;
  const head = [
    `## ${well ? '✓' : '✗'} ${cell(engine.name)} ${cell(engine.version)}: ${t.pass} of ${scored(t)} scored cases pass${shardWords(r)}`,
    r.status.because.map((b) => `- ${cell(b)}`).join('\n'),
    table(
      ['Level', 'Passed', 'Unsupported'],
      r.levels.map((l) => [`${l.level} ${l.name}`, `${l.pass} of ${scored(l)}`, String(l.unsupported)]),
    ),
  ];
  const groups = r.groups.map((group) => {
    const { as, cases } = group;
    const rows = cases.flatMap((id) => r.results.filter((x) => x.case === id && !x.known));
    if (rows.length === 0) return '';
    const more = rows.length > SHOWN ? `\n- and ${rows.length - SHOWN} more` : '';
    const behaves = as ? `\n\nBehaves ${as.alike < 100 ? 'much ' : ''}as if ${cell(as.says)} (${as.atoms.join(', ')}).` : '';
    const list = rows.slice(0, SHOWN).map((x) => `- ${cell(x.name)} (\`${x.uri}:${x.line}\`): ${cell(whatCame(x))}`);
    const [first] = rows;
    return [
      `### ${cell(groupName(group))}: ${rows.length} ${rows.length === 1 ? 'case' : 'cases'}${behaves}`,
      `${list.join('\n')}${more}`,
      first
        ? `<details><summary>${escapeHtml(line(first.name))}</summary>\n\n\`\`\`\n${cut(unwell(first), BLOCK).replaceAll('```', "'''")}\n\`\`\`\n</details>`
        : '',
    ].join('\n\n');
  });
  const clauses = table(
    ['Clause', 'About', 'Passed', 'Not passed', 'Unsupported'],
    r.clauses.map((c) => [c.clause, cell(c.title), `${c.pass} of ${scored(c)}`, String(failures(c)), String(c.unsupported)]),
  );
  const known = r.results.filter((x) => hasFailed(x.verdict) && x.known).length;
  const tail = [
    known > 0 ? `${known} known failures of the baseline are not shown.` : '',
    `<details><summary>All clauses</summary>\n\n${clauses}\n</details>`,
  ];
  return fitting([...head, ...groups, ...tail].filter(Boolean));
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** As many parts as a comment takes; what is left out is said. */
function fitting(parts: readonly string[]): string {
  let length = 0;
  const kept = parts.filter((p) => {
    length += p.length + 2;
    return length <= LONGEST;
  });
  const left = parts.length - kept.length;
  return [...kept, ...(left > 0 ? [`(${left} more parts are left out: a comment takes no more.)`] : [])].join('\n\n');
}
