import pc from 'picocolors';
import { type Account, value } from '../conformance/findings.ts';
import { fitted, printable } from '../conformance/printable.ts';
import { failures, grouped, groupName, lackedIn, type Report, type Row, scored, type Tally, verdictNames } from '../conformance/report.ts';
import { counted } from '../generator/text.ts';

const FULL = 3;
const BRIEF = 20;
/** Groups whose first case is accounted for: the largest. */
const ACCOUNTED = 5;

/** A report for people: by clause, then each failure of the clause with the most of them first, then the totals. */
export function terminal(r: Report, account: Account, { verbose = false, quiet = false, updateBaseline = false } = {}): string {
  const parts = [heading(r)];
  if (!quiet) parts.push(table(r.clauses));
  parts.push(...failing(r, account, verbose), ...beside(r, verbose), baseline(r, verbose, updateBaseline), closing(r));
  return parts.filter((p) => p !== '').join('\n\n');
}

function heading({ engine, selection, totals }: Report): string {
  const who = `${pc.bold(engine.name)} ${engine.version}${engine.language ? ` (${engine.language})` : ''}`;
  const tags = selection.tags === undefined ? '' : `, ${selection.tags}`;
  const narrowed = totals.selected < selection.of || selection.tags !== undefined;
  const which = narrowed ? `${totals.selected} of ${counted(selection.of, 'case')}${tags}` : 'no other game';
  const { shard, of } = selection;
  const part = shard && `  shard ${shard.index} of ${shard.of}: ${totals.selected} of ${counted(of, 'case')}${tags}`;
  const partial = part || selection.partial ? pc.yellow(part ?? `  partial run: ${which}`) : '';
  return `${who} on ${selection.games.join(', ')}: ${counted(totals.selected, 'case')}${partial}`;
}

function table(clauses: Report['clauses']): string {
  const wide = Math.max(...clauses.map((c) => c.clause.length), 0);
  const title = Math.min(48, Math.max(...clauses.map((c) => c.title.length), 0));
  return clauses
    .map((c) => {
      const bad = failures(c);
      const mark = bad > 0 ? pc.red('✗') : c.pass > 0 ? pc.green('✓') : pc.dim('·');
      const others = verdictNames.filter((v) => v !== 'pass' && c[v] > 0).map((v) => `${c[v]} ${v}`);
      const count = `${c.pass} of ${scored(c)}`.padStart(9);
      return `  ${mark} ${c.clause.padEnd(wide)}  ${fitted(c.title, title).padEnd(title)}  ${count}${others.length ? `  ${bad > 0 ? pc.red(others.join(', ')) : pc.dim(others.join(', '))}` : ''}`;
    })
    .join('\n');
}

/**
 * Failures by their likely cause. Known ones are shown only when everything is. Of a group, one case is accounted for: the
 * others fail alike.
 */
function failing(r: Report, account: Account, verbose: boolean): string[] {
  const byId = new Map(r.results.map((x) => [x.case, x]));
  return r.groups.flatMap((group, g) => {
    const { as, cause, cases } = group;
    const rows = cases.map((id) => byId.get(id)).filter((x) => x !== undefined && (verbose || !x.known)) as Row[];
    if (rows.length === 0) return [];
    const full = verbose ? rows : rows.slice(0, cause === undefined ? FULL : 1);
    const brief = verbose ? [] : rows.slice(full.length, full.length + BRIEF);
    const more = rows.length - full.length - brief.length;
    return [
      [
        pc.red(pc.bold(`✗ ${groupName(group)}: ${counted(rows.length, 'case')}`)),
        ...(r.engine.isReference ? ['  the reference decides otherwise: mend the example or the reference'] : []),
        ...(as ? [`  behaves ${as.alike < 100 ? 'much ' : ''}as if ${as.says} (${as.atoms.join(', ')})`] : []),
        ...full.map((x, i) => inFull(x, verbose || (i === 0 && g < ACCOUNTED) ? account : undefined)),
        ...(brief.length > 0 ? [pc.dim('  in short (--verbose shows all):'), ...brief.map((x) => `  ${where(x)}  ${x.name}`)] : []),
        ...(more > 0 ? [pc.dim(`  and ${more} more`)] : []),
      ].join('\n'),
    ];
  });
}
const where = (x: Row): string => `${x.uri}:${x.line}`;

/**
 * One failed case, as one that reads it needs it: where, what the clause says, the board and what should come of it, then
 * which step, what was expected and found, and what explains it.
 */
export function inFull(x: Row, account: Account = () => []): string {
  const verdict = x.verdict === 'fail' ? '' : `  ${pc.red(x.verdict)}${x.known ? pc.dim(' (known)') : ''}`;
  const lines = [`  ${pc.bold(where(x))}  ${x.name}${verdict}`];
  if (x.under) lines.push(`      read as ${answers(x)}`);
  lines.push(...account(x).map((l) => `   ${l}`));
  if (x.note !== undefined) lines.push(...x.note.split('\n').map((l) => `      ${l}`));
  for (const [step, fs] of grouped(x.failures, (f) => `${f.line}\0${f.step}`)) {
    const [line, words] = step.split('\0');
    lines.push(`    ${pc.cyan(`:${line}`)} ${words}`);
    for (const f of fs)
      lines.push(`        ${printable(f.path)}: expected ${pc.green(value(f.expected))}, found ${pc.red(value(f.found))}`);
  }
  if (x.stderr)
    lines.push(
      pc.dim('      its standard error ends:'),
      ...x.stderr
        .split('\n')
        .slice(-12)
        .map((l) => pc.dim(`        ${l}`)),
    );
  lines.push(pc.dim(`      clausewise explain ${x.case}`));
  return lines.join('\n');
}
const answers = (x: Row): string =>
  Object.entries(x.under ?? {})
    .map(([id, a]) => `${id}=${a}`)
    .join(', ');

/** Why a case was not judged. Readings are many and one reason; --verbose tells them apart. */
function reason({ note = '' }: Row): string {
  const [first = ''] = note.split('; ');
  return first.startsWith('the engine reads ') ? 'examples of a reading that is not taken (it is declared in the answer to start)' : first;
}
/** Of cases that are not scored and were run all the same, how many came as the example says. */
function agreed(rows: readonly Row[]): string {
  const run = rows.filter((x) => x.would !== undefined);
  const agree = run.filter((x) => x.would === 'pass').length;
  return agree > 0 ? `; run all the same, ${agree} of ${run.length} agree` : '';
}

/** How much a word of `lacks` keeps from being judged, and what is gained by having that alone. */
function neededBy({ word, cases, alone }: ReturnType<typeof lackedIn>[number]): string {
  const only = alone === 0 ? '' : alone === cases ? ', and nothing else' : `, ${alone} of them nothing else`;
  return `  ${String(cases).padStart(4)}  need${cases === 1 ? 's' : ''} ${word}${only}`;
}

/** What is neither passed nor failed, and what was noticed. */
function beside(r: Report, verbose: boolean): string[] {
  const parts: string[] = [];
  const listed = (verdict: 'unsupported' | 'not scored'): void => {
    const rows = r.results.filter((x) => x.verdict === verdict);
    if (rows.length === 0) return;
    const lacked = verdict === 'unsupported' ? lackedIn(rows) : [];
    // The words say it shorter than their combinations do, which are many.
    const combined = verbose || lacked.length === 0 ? rows : rows.filter((x) => (x.lacks ?? []).length === 0);
    const why = grouped(combined, reason).sort(([, a], [, b]) => b.length - a.length);
    const lines = why.flatMap(([note, group]) => [
      `  ${String(group.length).padStart(4)}  ${note}${agreed(group)}`,
      ...(verbose ? group.map((x) => pc.dim(`        ${where(x)}  ${x.name}${x.would ? ` (${x.would}: ${x.note})` : ''}`)) : []),
    ]);
    parts.push([pc.yellow(`${verdict}: ${rows.length}`), ...lacked.map(neededBy), ...lines].join('\n'));
  };
  listed('unsupported');
  listed('not scored');
  const advice = r.suggestions.map(
    ({ reading, answer, failures: n }) =>
      `${counted(n, 'failure')} agree${n === 1 ? 's' : ''} with ${reading}=${answer}: if your engine reads it so, declare "readings": {"${reading}": "${answer}"}`,
  );
  if (advice.length > 0) parts.push(advice.map((a) => pc.yellow(a)).join('\n'));
  const other = r.results.filter((x) => x.under && x.verdict === 'pass').length;
  if (other > 0) parts.push(`${counted(other, 'example')} of other readings: judged under those readings, and passed`);
  const unreported = new Set(r.results.flatMap((x) => x.unreported.map((p) => p.split('.').at(-1) as string)));
  if (unreported.size > 0) parts.push(pc.dim(`not reported by the engine, and so not compared: ${[...unreported].sort().join(', ')}`));
  if (r.notices.length > 0) parts.push(r.notices.map((n) => pc.yellow(`notice: ${n}`)).join('\n'));
  return parts;
}

/** What has become of the failures that were known. The file is written anew after this, or is left as it is. */
function baseline({ baseline: b, results }: Report, verbose: boolean, renewed: boolean): string {
  if (!b || (renewed && b.known + b.stale.length + b.unjudged.length === 0)) return '';
  const verdicts = new Map(results.map((x) => [x.case, x.verdict]));
  return [
    `baseline${renewed ? ' as it was' : ''}: ${counted(b.known, 'known failure')}`,
    ...(verbose ? b.failures.map((e) => pc.dim(`  ${e.case}: ${e.reason} (${e.link})`)) : []),
    ...b.stale.map((id) => pc.red(`  passes now${renewed ? ', and is taken out' : ''}: ${id}`)),
    ...b.unjudged.map((id) => pc.yellow(`  ${verdicts.get(id)} now, neither passes nor fails: ${id}`)),
  ].join('\n');
}

/** Totals by level, and the line on which everything adds up. */
function closing(r: Report): string {
  const levels = r.levels
    .map((l) => `${l.level} ${l.name} ${l.pass} of ${scored(l)}${l.unsupported > 0 ? ` (${l.unsupported} unsupported)` : ''}`)
    .join(' · ');
  const status = r.status.exit === 0 ? [] : r.status.because.map((b) => pc.red(b));
  return [...(levels ? [`levels: ${levels}`] : []), sum(r.totals), ...status].join('\n');
}
function sum(t: Tally): string {
  const parts = verdictNames.filter((v) => v === 'pass' || v === 'fail' || t[v] > 0).map((v) => `${t[v]} ${v}`);
  const line = `${counted(t.selected, 'case')}: ${parts.join(', ')}`;
  return failures(t) > 0 ? pc.red(line) : t.pass > 0 ? pc.green(line) : pc.yellow(line);
}
