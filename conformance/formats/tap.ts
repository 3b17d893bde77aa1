import { unwell } from '../findings.ts';
import { hasFailed, type Report, type Row } from '../report.ts';

/**
 * TAP, version 14: a line for each case, with what was wrong below it. What is known is a TODO, what was not judged a SKIP.
 * Why a run ends 1 that no case explains stands in comments, with the known failures that pass now.
 */
export const tap = (r: Report): string =>
  [
    'TAP version 14',
    `1..${r.results.length}`,
    ...r.results.flatMap((x, i) => lineOf(x, i, r)),
    ...r.status.because.map((b) => `# ${clean(b)}`),
    ...(r.baseline?.stale ?? []).map((id) => `# passes now: ${clean(id)}`),
  ].join('\n');

function lineOf(x: Row, i: number, { baseline }: Report): string[] {
  const name = `${i + 1} - ${clean(x.case)}`;
  if (x.verdict === 'unsupported' || x.verdict === 'not scored') return [`ok ${name} # SKIP ${clean(x.note ?? x.verdict)}`];
  if (!hasFailed(x.verdict)) return [`ok ${name}`];
  const entry = baseline?.failures.find((e) => e.case === x.case);
  const known = x.known ? ` # TODO known${entry ? `: ${clean(`${entry.reason} (${entry.link})`)}` : ''}` : '';
  return [`not ok ${name}${known}`, '  ---', `  verdict: ${x.verdict}`, '  told: |2', ...indented(unwell(x)), '  ...'];
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\#]/g, '\\$&');
const indented = (text: string): string[] => text.split('\n').map((l) => `    ${l}`);
