import type { Command } from 'commander';
import pc from 'picocolors';
import { atomsOf, type Case } from '../conformance/case.ts';
import { type Gift, giftsOf } from '../conformance/degenerate.ts';
import { gameOf } from '../conformance/engines.ts';
import { type Account, type Atom, accountOf, type Pins, pinsOf } from '../conformance/pins.ts';
import type { Game, Misreading } from '../reference/kernel/game.ts';
import { type Env, UserError } from './env.ts';
import { atomsOfAll, load } from './load.ts';
import { gamesNamed, progress } from './suite.ts';

type Options = { game?: readonly string[]; json?: boolean; quiet?: boolean };

const HELP = `
A misreading is the reference with one decision taken otherwise, as a person would get it wrong. It is caught when an
example tagged with an atom that it contradicts fails. An atom is pinned when a misreading of it is caught.

Examples:
  $ clausewise misreadings                 the matrix of all games
  $ clausewise misreadings --quiet         only what is wrong, and the totals
  $ clausewise misreadings --json          for a program

Exit status: 0 nothing survives and every atom is pinned, 1 not so, 2 a tag of an example pins nothing.`;

export const add = (program: Command, env: Env): void => {
  program
    .command('misreadings')
    .summary('which mistakes the suite catches, and which atom each pins')
    .description('Judges every known misreading by every example and prints the matrix.')
    .option('--game <names...>', 'only these games')
    .option('--json', 'the matrix as data')
    .option('--quiet', 'only what is wrong, and the totals')
    .addHelpText('after', HELP)
    .action((options: Options) => misreadings(env, options));
};

type Matrix = { game: Game; cases: readonly Case[]; pins: Pins; account: Account[]; gifts: Gift[]; strangers: [Misreading, string][] };

function misreadings(env: Env, options: Options): void {
  const names = gamesNamed(env.root, options.game);
  const { cases } = load(env.root, names);
  const atoms = atomsOfAll(env.root);
  const shown = progress(options.quiet || options.json);
  const matrices = names.map((name) => matrixOf(gameOf(name), cases, atoms, shown.step));
  shown.done();
  if (options.json) env.out(JSON.stringify(matrices.map(dataOf), null, 2));
  else for (const m of matrices) tell(env, m, options.quiet === true);
  const crashed = matrices.flatMap((m) => m.pins.crashed);
  if (crashed.length > 0) {
    throw new Error(
      crashed.map((c) => `${c.misreading.id} crashes on ${c.case.id}: ${c.note}; a misreading gives a valid outcome`).join('\n'),
    );
  }
  const unjustified = matrices.flatMap((m) => m.pins.unjustified);
  if (unjustified.length > 0) throw new UserError(unjustified.map(complaint).join('\n'));
  env.exit(matrices.every(isWhole) ? 0 : 1);
}

function matrixOf(game: Game, cases: readonly Case[], atoms: readonly Atom[], step: (done: number, of: number) => void): Matrix {
  const pins = pinsOf(game, cases, atoms, step);
  const known = new Set(atoms.map((a) => a.id));
  const strangers = game.misreadings.flatMap((m) => m.contradicts.filter((a) => !known.has(a)).map((a): [Misreading, string] => [m, a]));
  return { game, cases, pins, account: accountOf(game, atoms, pins), gifts: giftsOf(game, cases), strangers };
}

const unpinned = (m: Matrix): Account[] => m.account.filter((a) => a.state === 'unpinned');
const isWhole = (m: Matrix): boolean => m.pins.survivors.length + unpinned(m).length + m.gifts.length + m.strangers.length === 0;

const complaint = ({ case: c, atom }: Pins['unjustified'][number]): string =>
  `${c.uri}:${c.example}:1: @${atom} pins nothing: no misreading of this atom makes "${c.name}" fail; take the tag away, or add the misreading it is there for`;

function tell(env: Env, m: Matrix, quiet: boolean): void {
  env.out(pc.bold(m.game.title));
  if (!quiet) {
    for (const reading of m.game.misreadings) env.out(row(reading, m));
    env.out('');
  }
  for (const s of m.pins.survivors) {
    env.out(
      pc.red(`${s.id} survives: no example of ${s.contradicts.join(', ')} tells it from the reference; add one with numbers that decide`),
    );
  }
  for (const [s, atom] of m.strangers) env.out(pc.red(`${s.id} contradicts ${atom}, which is in no list`));
  for (const { atom } of unpinned(m)) env.out(pc.red(`${atom.id} is not pinned: no misreading of it is caught`));
  for (const g of m.gifts) env.out(pc.red(`an engine that ${says[g.engine]} passes ${g.passed}`));
  const count = (state: Account['state']): number => m.account.filter((a) => a.state === state).length;
  const caught = m.game.misreadings.length - m.pins.survivors.length;
  env.out(`${caught} of ${m.game.misreadings.length} misreadings caught, ${m.pins.survivors.length} survive`);
  const assumed = m.account.filter((a) => a.state === 'pinned' && a.atom.note === 'assumption').length;
  env.out(
    `${m.account.length} atoms: ${count('pinned') - assumed} pinned, ${assumed} pinned by assumptions only, ${count('definition')} definitions, ${count('retired')} retired, ${count('unpinned')} not pinned`,
  );
}
const says: Record<Gift['engine'], string> = {
  refuses: 'refuses everything',
  accepts: 'accepts everything and does nothing',
  echoes: 'judges legality and changes nothing',
  'nothing-legal': 'finds nothing legal',
};

/** How many examples fail, and of which of the atoms the misreading contradicts. */
function row(reading: Misreading, { pins, game }: Matrix): string {
  const failing = pins.failing.get(reading) ?? [];
  const mine = failing.filter((c) => atomsOf(c, game.prefix).some((a) => reading.contradicts.includes(a)));
  const state = mine.length > 0 ? pc.green('caught  ') : pc.red('survives');
  const elsewhere = failing.length - mine.length;
  return `${state} ${reading.id}: as if ${reading.says}
         ${reading.contradicts.join(', ')}; ${mine.length} of its examples fail${elsewhere > 0 ? `, and ${elsewhere} of others` : ''}${reading.bug ? ` (${reading.bug})` : ''}`;
}

const dataOf = (m: Matrix) => ({
  game: m.game.name,
  misreadings: m.game.misreadings.map((r) => ({
    id: r.id,
    says: r.says,
    contradicts: r.contradicts,
    ...(r.bug !== undefined && { bug: r.bug }),
    caught: !m.pins.survivors.includes(r),
    fails: (m.pins.failing.get(r) ?? []).map((c) => c.id),
  })),
  atoms: m.account.map(({ atom, state }) => ({ id: atom.id, state, by: m.pins.pinned.get(atom.id) ?? [] })),
  gifts: m.gifts,
  total: {
    misreadings: m.game.misreadings.length,
    survive: m.pins.survivors.length,
    atoms: m.account.length,
    notPinned: unpinned(m).length,
  },
});
