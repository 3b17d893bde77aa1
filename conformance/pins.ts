import { games } from '../reference/games.ts';
import type { Frame, Game, Misreading } from '../reference/kernel/game.ts';
import { atomsOf, type Case, readingsOf } from './case.ts';
import { misread } from './engines.ts';
import { judge, type Verdict } from './judge.ts';
import { remembered } from './remembered.ts';

/** One atom of the inventory, a row of `tests/clauses.tsv`. */
export type Atom = { id: string; clause: string; kind: string; game: string; note: '' | 'definition' | 'assumption' | 'retired' };

const kinds = ['N', 'D', 'X', 'I'];
const notes = ['', 'definition', 'assumption', 'retired'];

/**
 * Reads the list of atoms.
 * @throws with the line number when a row has not five columns, an id is not its own, or belongs to another game.
 */
export function atomsIn(tsv: string, uri = 'clauses.tsv'): Atom[] {
  const lines = new Map<string, number>();
  const atoms: Atom[] = [];
  tsv.split(/\r?\n/).forEach((row, i) => {
    if (i === 0 || row.trim() === '') return;
    const wrong = (what: string): Error => new Error(`${uri}:${i + 1}:1: ${what}: found "${row}"`);
    const [id = '', clause = '', kind = '', game = '', note = '', ...more] = row.split('\t');
    if (!game || more.length > 0 || !kinds.includes(kind) || !notes.includes(note)) {
      throw wrong(
        'not a row of id, clause, kind (N, D, X or I), game and note (definition, assumption, retired or nothing), with tabs between',
      );
    }
    const before = lines.get(id);
    if (before !== undefined) throw wrong(`${id} stands in line ${before} too: an id is used once`);
    const owner = games.find((g) => id.startsWith(`${g.prefix}-`));
    if (owner && owner.name !== game) throw wrong(`${id} belongs to ${owner.name}, and the row says "${game}"`);
    lines.set(id, i + 1);
    atoms.push({ id, clause, kind, game, note: note as Atom['note'] });
  });
  return atoms;
}

/** Whether the case takes the recommended answer to every doubt it depends on. */
export const isRecommended = (c: Case, game: Game): boolean =>
  readingsOf(c).every(([id, answer]) => game.readings.find((r) => r.id === id)?.recommended === answer);

export type Pins = {
  /** The misreadings that make an example of the atom fail, of those that name it. */
  pinned: Map<string, string[]>;
  /** The examples each misreading makes fail. */
  failing: Map<Misreading, Case[]>;
  /** Misreadings that no example tells from the reference by the atoms they name. */
  survivors: Misreading[];
  /** Tags that no misreading of their atom justifies. */
  unjustified: { case: Case; atom: string }[];
  /** Misreadings that crashed on a case: they must give valid outcomes. */
  crashed: { misreading: Misreading; case: Case; note: string }[];
};

/** Who asks for the pins, for the signatures and for the doubts of a suite asks the same, some hundred thousand runs of it. */
const judged = remembered((run: Game['run'], m: Misreading) => {
  const ask = misread({ run }, m);
  return remembered((frame: Frame, c: Case) => judge(c, ask, { frame, citations: false }));
});
/** How a misreading fares with a case: by what it does, never by the clauses it names. */
export const misreadVerdict = ({ run, frame }: Game, m: Misreading, c: Case): Verdict => judged(run, m)(frame, c);
export const verdictsOf = (game: Game, m: Misreading, cases: readonly Case[]): [Case, Verdict][] =>
  cases.map((c) => [c, misreadVerdict(game, m, c)]);

/**
 * Judges every misreading by every example. An atom is pinned when a misreading that names it makes an example
 * tagged with it fail; definitions owe none. `progress` is called before each misreading.
 */
export function pinsOf(
  game: Game,
  cases: readonly Case[],
  atoms: readonly Atom[] = [],
  progress?: (done: number, of: number) => void,
): Pins {
  const mine = cases.filter((c) => c.game === game.name && isRecommended(c, game));
  const pins: Pins = { pinned: new Map(), failing: new Map(), survivors: [], unjustified: [], crashed: [] };
  const earned = new Set<string>();
  game.misreadings.forEach((m, i) => {
    progress?.(i, game.misreadings.length);
    const failing: Case[] = [];
    for (const [c, { verdict, note }] of verdictsOf(game, m, mine)) {
      if (verdict === 'crash') pins.crashed.push({ misreading: m, case: c, note: note ?? '' });
      if (verdict === 'fail') failing.push(c);
    }
    pins.failing.set(m, failing);
    let caught = false;
    for (const c of failing) {
      for (const atom of atomsOf(c, game.prefix)) {
        if (!m.contradicts.includes(atom)) continue;
        caught = true;
        earned.add(`${c.uri}:${c.example} ${atom}`);
        const by = pins.pinned.get(atom) ?? [];
        if (!by.includes(m.id)) by.push(m.id);
        pins.pinned.set(atom, by);
      }
    }
    if (!caught) pins.survivors.push(m);
  });
  const owesNone = new Set(atoms.filter((a) => a.note === 'definition').map((a) => a.id));
  const seen = new Set<string>();
  for (const c of mine) {
    for (const atom of atomsOf(c, game.prefix)) {
      const key = `${c.uri}:${c.example} ${atom}`;
      if (earned.has(key) || seen.has(key) || owesNone.has(atom)) continue;
      seen.add(key);
      pins.unjustified.push({ case: c, atom });
    }
  }
  return pins;
}

export type Account = { atom: Atom; state: 'pinned' | 'definition' | 'retired' | 'unpinned' };
/** Every atom of the game with its state: what is `unpinned` fails the build. */
export function accountOf(game: Game, atoms: readonly Atom[], pins: Pins): Account[] {
  return atoms
    .filter((a) => a.game === game.name)
    .map((atom) => ({
      atom,
      state: atom.note === 'retired' || atom.note === 'definition' ? atom.note : pins.pinned.has(atom.id) ? 'pinned' : 'unpinned',
    }));
}
