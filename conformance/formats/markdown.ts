import { unwell, whatCame } from '../findings.ts';
import { cut, escapeHtml, webAddress } from '../printable.ts';
import { failures, groupName, type Report, scored, shardWords } from '../report.ts';

/** How many failures of a group are shown, and how many characters a comment of a pull request takes. */
const SHOWN = 10;
const LONGEST = 60_000;
/** How many cases of a baseline are listed. */
const LISTED = 50;

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
  const tail = [...baseline(r), `<details><summary>All clauses</summary>\n\n${clauses}\n</details>`];
  return fitting([...head, ...stale(r), ...groups, ...tail].filter(Boolean));
}

/** Some of many, a line each, and how many more there are. */
const some = (all: readonly string[], more: (n: number) => string): string[] => [
  ...all.slice(0, LISTED),
  ...(all.length > LISTED ? [more(all.length - LISTED)] : []),
];
const list = (ids: readonly string[]): string =>
  some(
    ids.map((id) => `- ${cell(id)}`),
    (n) => `- and ${n} more`,
  ).join('\n');

/** What makes the run fail, and is to be taken out of the baseline. */
const stale = ({ baseline: b }: Report): string[] =>
  b && b.stale.length > 0 ? [`### Known failures that pass now: ${b.stale.length}`, list(b.stale)] : [];

/** What is known, why, and where it is followed up. */
function baseline({ baseline: b }: Report): string[] {
  if (!b) return [];
  const linked = (link: string): string => {
    const address = webAddress(link);
    return address === undefined ? cell(link) : `[${cell(link)}](<${address}>)`;
  };
  const rows = b.failures.slice(0, LISTED).map((e) => [cell(e.case), cell(e.reason), linked(e.link)]);
  const more = b.failures.length > LISTED ? `\n\nand ${b.failures.length - LISTED} more` : '';
  const head = `${b.failures.length} known ${b.failures.length === 1 ? 'failure' : 'failures'} of the baseline`;
  return [
    ...(b.unjudged.length > 0 ? [`### Known failures that neither pass nor fail now: ${b.unjudged.length}`, list(b.unjudged)] : []),
    ...(rows.length > 0
      ? [`<details><summary>${head}</summary>\n\n${table(['Case', 'Why it is known', 'Link'], rows)}${more}\n</details>`]
      : []),
  ];
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
