// How we know that the suite is good: what it must not let pass.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Case, Command, Outcome } from '../../conformance/case.ts';
import { giftsOf } from '../../conformance/degenerate.ts';
import { reference } from '../../conformance/engines.ts';
import { judge, prefixOf, verdictOf, wantsLegal } from '../../conformance/judge.ts';
import { accountOf, atomsIn, isRecommended, pinsOf } from '../../conformance/pins.ts';
import { games } from '../../reference/games.ts';
import type { Game, Misreading } from '../../reference/kernel/game.ts';
import type { Fields, Json } from '../../reference/kernel/types.ts';
import { whole as compiled } from './whole.ts';

const atoms = atomsIn(readFileSync('tests/clauses.tsv', 'utf8'));

describe.each(games.map((g) => [g.title, g] as const))('%s', (_, game) => {
  const cases = compiled.cases.filter((c) => c.game === game.name);
  const pins = pinsOf(game, cases, atoms);

  test('no misreading survives or crashes, and every tag is justified', () => {
    expect(pins.survivors.map((m) => m.id)).toEqual([]);
    expect(pins.crashed).toEqual([]);
    expect(pins.unjustified.map((u) => `${u.case.uri}:${u.case.example} ${u.atom}`)).toEqual([]);
  });

  test('every atom of the inventory is pinned, a definition or retired', () => {
    const account = accountOf(game, atoms, pins);
    expect(account.filter((a) => a.state === 'unpinned').map((a) => a.atom.id)).toEqual([]);
    expect(account.length).toBe(atoms.filter((a) => a.game === game.name).length);
  });

  test('a misreading that is none survives, and an atom without its misreadings is not pinned', () => {
    const [first] = game.misreadings;
    const harmless: Misreading = { ...(first as Misreading), id: 'harmless', decides: [] };
    const atom = first?.contradicts[0] as string;
    const without: Game = { ...game, misreadings: [...game.misreadings.filter((m) => !m.contradicts.includes(atom)), harmless] };
    const worse = pinsOf(without, cases, atoms);
    expect(worse.survivors.map((m) => m.id)).toEqual(['harmless']);
    expect(
      accountOf(without, atoms, worse)
        .filter((a) => a.state === 'unpinned')
        .map((a) => a.atom.id),
    ).toContain(atom);
    expect(worse.unjustified.map((u) => u.atom)).toContain(atom);
  });

  test('the ids of misreadings are their own, and what they contradict is in the list', () => {
    const ids = game.misreadings.map((m) => m.id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(atoms.filter((a) => a.game === game.name).map((a) => a.id));
    expect(game.misreadings.flatMap((m) => m.contradicts).filter((a) => !known.has(a))).toEqual([]);
  });

  test('engines that know nothing pass no atom whole, no change and no legal set', () => {
    expect(giftsOf(game, cases)).toEqual([]);
  });

  test('an example that asks for nothing is found out by them', () => {
    const idle = cases.map(
      (c): Case => ({ ...c, moments: [{ after: 0, expect: [{ line: 1, that: { see: 'unchanged' } }] }], commands: [] }),
    );
    expect(giftsOf(game, idle).length).toBeGreaterThan(0);
  });

  test('where nothing else changes, any other observed field flips the verdict', () => {
    const judging = { frame: game.frame, citations: false };
    let tried = 0;
    for (const c of cases.filter((x) => isRecommended(x, game))) {
      const last = c.moments.length - 1;
      const moment = c.moments[last] as Case['moments'][number];
      if (moment.expect.at(-1)?.that.see !== 'unchanged') continue;
      const outcomes = c.moments.map((m) => reference(game)(c.position, prefixOf(c, m), { legal: wantsLegal(m) }));
      const spoilt = (change: (o: Outcome) => void): string => {
        const changed = structuredClone(outcomes);
        change(changed[last] as Outcome);
        return verdictOf(c, changed, judging).verdict;
      };
      const refusal = moment.expect.some((e) => e.that.see === 'refused');
      for (const card of (outcomes[last] as Outcome).position.cards) {
        const off = game.frame.offBoard.includes(String(card['zone']));
        for (const field of Object.keys(card)) {
          if (
            field === 'id' ||
            (off && !game.frame.kept.includes(field)) ||
            (!refusal && isCounted(prefixOf(c, moment), String(card['id']), field, game))
          )
            continue;
          if (isClaimed(moment, String(card['id']), field, game)) continue;
          tried += 1;
          const verdict = spoilt((o) => {
            const found = o.position.cards.find((x) => x['id'] === card['id']) as Fields;
            found[field] = other(found[field] as Json);
          });
          expect(verdict, `${c.id}: ${String(card['id'])}.${field}`).toBe('fail');
        }
      }
      expect(spoilt((o) => o.position.cards.push({ ...o.position.cards[0], id: 'stranger' }))).toBe('fail');
      expect(spoilt((o) => o.position.cards.pop())).toBe('fail');
      expect(spoilt((o) => Object.assign(o.position.turn, { phase: 'another' }))).toBe('fail');
      expect(spoilt((o) => Object.assign(o, { winner: o.winner === 'south' ? 'north' : 'south' }))).toBe('fail');
    }
    expect(tried).toBeGreaterThan(1000);
  });

  test('a crash is no refusal', () => {
    const c = cases.find((x) => x.moments.some((m) => m.expect.some((e) => e.that.see === 'refused'))) as Case;
    const crashing = (): never => {
      throw new Error('index out of range');
    };
    expect(judge(c, crashing, { frame: game.frame, citations: false })).toMatchObject({ verdict: 'crash', note: 'index out of range' });
  });
});

/** Whether a command said so far may have counted something on this card. */
const isCounted = (commands: readonly Command[], id: string, field: string, game: Game): boolean =>
  commands.some((c) => [c[game.frame.bookkeeping[field] ?? 'nothing']].flat().includes(id));
/** Whether a step of the moment moves this field along with one that it names. */
function isClaimed(m: Case['moments'][number], id: string, field: string, game: Game): boolean {
  return m.expect.some(
    ({ that }) =>
      that.see === 'card' &&
      that.id === id &&
      !(field in that.has) &&
      Object.keys(that.has).some((k) => game.frame.together[k]?.includes(field)),
  );
}
function other(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}-not`;
  return { ...(value as Fields), stranger: 1 };
}
