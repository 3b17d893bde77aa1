import pc from 'picocolors';
import type { Case } from '../conformance/case.ts';
import { Fault } from '../conformance/fault.ts';
import { caseOfFinding, otherForms, tells } from '../conformance/fuzz/example.ts';
import { citedIn } from '../conformance/fuzz/finding.ts';
import type { Finding, Hunted } from '../conformance/fuzz/hunt.ts';
import { cut, printable, printableLines } from '../conformance/printable.ts';
import type { Started } from '../conformance/protocol.ts';
import type { Shard } from '../conformance/report.ts';
import { exampleOf, Unsayable } from '../steps/tell.ts';

/** All that came of it, to be printed. */
export type Fuzzed = {
  readonly engine: Started['engine'];
  /** What names the engine on the command line. */
  readonly words: readonly string[];
  readonly seed: number;
  readonly shard?: Shard;
  readonly hunts: readonly Hunted[];
  readonly notices: readonly string[];
  readonly unexplained: readonly string[];
};

const s = (n: number, word: string): string => `${n.toLocaleString('en')} ${word}${n === 1 ? '' : 's'}`;
const rate = ({ runs, milliseconds }: Hunted): number => Math.round((runs / Math.max(1, milliseconds)) * 1000);

/** How far a hunt has come, in a line. */
export const so = (h: Hunted): string =>
  `${h.game.name}: ${s(h.runs, 'run')}, ${rate(h).toLocaleString('en')} a second, ${reachOf(h)}${h.findings.length > 0 ? `, ${s(h.findings.length, 'finding')}` : ''}`;
const missed = ({ clauses, reached }: Hunted): string[] => [...clauses].filter((c) => !reached.has(c));
const reachOf = (h: Hunted): string => `${h.clauses.size - missed(h).length} of ${h.clauses.size} clauses reached`;

/** The command that makes a run again. */
function again({ words, seed }: Fuzzed, { game }: Hunted, { run }: Finding): string {
  const quoted = (w: string): string => (/^[\w@%+=:,./-]+$/.test(w) ? w : `'${w.replaceAll("'", "'\\''")}'`);
  return ['clausewise fuzz', '--game', game.name, '--seed', seed, '--run', run, ...words.map(quoted)].join(' ');
}
const sourceOf = ({ seed }: Fuzzed, { game }: Hunted, { run }: Finding): string => `fuzz --game ${game.name} --seed ${seed} --run ${run}`;

/** The finding in the words of its game, where there are some: as a whole, or else by one step that tells. */
async function toldOf(c: Case, f: Finding, h: Hunted, source: string): Promise<{ text: string } | { unsayable: string }> {
  const { lexicons } = await import('../steps/lexicons.ts');
  const lexicon = lexicons.find((l) => l.game.name === h.game.name);
  if (!lexicon) return { unsayable: `${h.game.name} has no words` };
  if (!tells(c, f, h.game).fails) return { unsayable: 'no expectation tells the two apart; the vector holds what was asked' };
  let why = '';
  for (const form of [c, ...otherForms(f, h.game, source)]) {
    try {
      return { text: exampleOf(lexicon, form) };
    } catch (e) {
      if (!(e instanceof Unsayable)) throw e;
      why ||= e.message;
    }
  }
  return { unsayable: why };
}

/** For people. */
export async function textOf(fuzzed: Fuzzed, verbose: boolean): Promise<string> {
  const { engine, seed, shard, hunts, notices, unexplained } = fuzzed;
  const who = `${pc.bold(engine.name)} ${engine.version}${engine.language ? ` (${engine.language})` : ''}`;
  const parts = [`${who} against the reference, seed ${seed}${shard ? `, shard ${shard.index} of ${shard.of}` : ''}`];
  for (const h of hunts) {
    for (const f of h.findings) parts.push(await findingText(fuzzed, h, f, verbose));
    for (const f of h.apart) parts.push(await findingText(fuzzed, h, f, verbose));
  }
  parts.push(hunts.map((h) => closing(h, verbose)).join('\n'));
  if (notices.length > 0) parts.push(notices.map((n) => pc.yellow(`notice: ${n}`)).join('\n'));
  if (unexplained.length > 0) parts.push(unexplained.map((u) => pc.red(u)).join('\n'));
  return parts.join('\n\n');
}

function closing(h: Hunted, verbose: boolean): string {
  const lines = [
    `${pc.bold(h.game.title)}: ${s(h.runs, 'run')} in ${(h.milliseconds / 1000).toFixed(1)} s, ${rate(h).toLocaleString('en')} a second; ${reachOf(h)}`,
  ];
  const left = missed(h);
  if (left.length > 0)
    lines.push(
      pc.yellow(
        `  not reached: ${verbose || left.length <= 8 ? left.join(', ') : `${left.slice(0, 8).join(', ')} … (--verbose shows all)`}`,
      ),
    );
  if (h.unsupported > 0) lines.push(pc.dim(`  ${s(h.unsupported, 'run')} need what the engine lacks, and were not compared`));
  if (h.ended !== undefined) lines.push(pc.red(`  ended early: ${printable(h.ended)}`));
  const count = (all: readonly Finding[]): string =>
    s(
      all.reduce((n, f) => n + f.count, 0),
      'run',
    );
  if (h.apart.length > 0)
    lines.push(pc.yellow(`  ${s(h.apart.length, 'difference')} (${count(h.apart)}) rest on an assumption or an open reading`));
  lines.push(
    h.findings.length === 0 ? pc.green('  no difference') : pc.red(`  ${s(h.findings.length, 'difference')} (${count(h.findings)})`),
  );
  return lines.join('\n');
}

const LONG = 1000;
const value = (v: unknown): string => printable(cut(JSON.stringify(v) ?? 'nothing', LONG));
const SHOWN = 3;
/** The clauses asked last are those that tell. */
const NAMED = 8;
async function findingText(fuzzed: Fuzzed, h: Hunted, f: Finding, verbose: boolean): Promise<string> {
  const c = caseOfFinding(f, h.game, sourceOf(fuzzed, h, f));
  const mark =
    f.rests === undefined ? pc.red(pc.bold(`✗ ${f.clause} ${c.name}`.replace('  ', ' '))) : pc.yellow(pc.bold(`· ${f.clause} ${c.name}`));
  const shown = verbose ? f.differences : f.differences.slice(0, SHOWN);
  const more = f.differences.length - shown.length;
  const lines = [`${mark}: ${s(f.count, 'run')}`];
  if (f.rests !== undefined) lines.push(pc.yellow(`    rests on ${f.rests}`));
  if (f.unsteady) lines.push(pc.red('    asked again, it answers as the reference does: it carries something over from run to run'));
  for (const d of shown)
    lines.push(`    ${printable(cut(d.path, LONG))}: expected ${pc.green(value(d.expected))}, found ${pc.red(value(d.found))}`);
  if (more > 0) lines.push(pc.dim(`    and ${more} more (--verbose shows all)`));
  for (const m of f.as.slice(0, SHOWN)) lines.push(`    behaves as if ${m.says} (${m.contradicts.join(', ')})`);
  if (f.theirs instanceof Fault && f.theirs.stderr)
    lines.push(pc.dim('    its standard error ends:'), pc.dim(printableLines(f.theirs.stderr).replace(/^/gm, '      ')));
  const cited = citedIn(f.reference);
  const named = verbose ? cited : cited.slice(-NAMED);
  lines.push(`    clauses: ${named.length < cited.length ? '… ' : ''}${named.join(' ')}`, '');
  const told = await toldOf(c, f, h, c.uri);
  const guess = f.pinned ? '' : '; its atoms are a guess, and no misreading makes it fail';
  if ('text' in told) lines.push(pc.dim(`  # below the Rule of @clause:${c.clause}${guess}`), told.text.replace(/\n+$/, ''));
  else lines.push(pc.dim(`  in no words: ${printable(told.unsayable)}`));
  return [...lines, '', `  vector: ${JSON.stringify(c)}`, `  again:  ${again(fuzzed, h, f)}`].join('\n');
}

/** For programs. */
export async function dataOf(fuzzed: Fuzzed): Promise<object> {
  const { engine, seed, shard, hunts, notices, unexplained } = fuzzed;
  const finding = async (h: Hunted, f: Finding): Promise<object> => {
    const c = caseOfFinding(f, h.game, sourceOf(fuzzed, h, f));
    const told = await toldOf(c, f, h, c.uri);
    return {
      run: f.run,
      count: f.count,
      clause: f.clause,
      kind: f.pattern,
      differences: f.differences.map(({ path, expected, found }) => ({ path, expected, found })),
      ...(f.rests !== undefined && { rests: f.rests }),
      ...(f.unsteady && { unsteady: true }),
      as: f.as.map((m) => m.id),
      clauses: citedIn(f.reference),
      ...('text' in told ? { example: told.text } : { unsayable: told.unsayable }),
      ...(!f.pinned && { guess: true }),
      vector: c,
      again: again(fuzzed, h, f),
    };
  };
  return {
    engine,
    seed,
    ...(shard && { shard }),
    games: await Promise.all(
      hunts.map(async (h) => ({
        game: h.game.name,
        runs: h.runs,
        unsupported: h.unsupported,
        seconds: h.milliseconds / 1000,
        clauses: { reached: h.clauses.size - missed(h).length, of: h.clauses.size, missed: missed(h) },
        ...(h.ended !== undefined && { ended: h.ended }),
        findings: await Promise.all(h.findings.map((f) => finding(h, f))),
        apart: await Promise.all(h.apart.map((f) => finding(h, f))),
      })),
    ),
    notices,
    unexplained,
  };
}
