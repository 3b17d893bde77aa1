// Random runs: what they are made of, what is compared, and what becomes of a difference.
import { describe, expect, test } from 'vitest';
import type { Ask, Command, Outcome } from '../../conformance/case.ts';
import { same } from '../../conformance/check.ts';
import { misread, reference } from '../../conformance/engines.ts';
import { Fault } from '../../conformance/fault.ts';
import { caseOfFinding, tells } from '../../conformance/fuzz/example.ts';
import { patternOf } from '../../conformance/fuzz/finding.ts';
import { held } from '../../conformance/fuzz/held.ts';
import { clausesOf, type Finding, type Hunted, hunt, type Plan } from '../../conformance/fuzz/hunt.ts';
import { roomOf } from '../../conformance/fuzz/room.ts';
import { shrunk, smaller } from '../../conformance/fuzz/shrink.ts';
import { type Trial, trialOf } from '../../conformance/fuzz/trial.ts';
import { judge } from '../../conformance/judge.ts';
import type { Serves } from '../../conformance/protocol.ts';
import { decidesOf } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';
import type { Game } from '../../reference/kernel/game.ts';
import { cases } from './whole.ts';

const rooms = games.map((g) => [g.title, g, roomOf(g, cases)] as const);
const souls = games.find((g) => g.name === 'souls') as Game;

const everything: Serves = { lacks: [], readings: {} };
const plan: Plan = { seed: 1, from: 0, to: 3000, until: Number.POSITIVE_INFINITY, findings: 1 };
const hunted = (game: Game, ask: Ask, serves = everything, more: Partial<Plan> = {}): Promise<Hunted> =>
  hunt(game, cases, { serves, ask }, { ...plan, ...more });
/** The reference, with something done to what it answers. */
const spoiled =
  (game: Game, spoil: (o: Outcome, commands: readonly Command[]) => Outcome): Ask =>
  (position, commands, want) =>
    spoil(structuredClone(reference(game)(position, commands, want)), commands);
const trials = (room: (typeof rooms)[number][2], seed: number, to: number): Trial[] =>
  Array.from({ length: to }, (_, n) => trialOf(room, seed, n, reference(room.game))).filter((t) => t !== undefined);

describe.each(rooms)('random runs of %s', (_, game, room) => {
  test('pass the door, and hardly one is an example as it stands', () => {
    const all = trials(room, 1, 3000);
    for (const { position, commands } of all) {
      game.admit(structuredClone(position));
      game.run(position, commands);
    }
    const written = new Set(room.cases.map((c) => JSON.stringify([c.position, c.commands])));
    const again = all.filter((t) => written.has(JSON.stringify([t.position, t.commands])));
    expect(all.length).toBeGreaterThan(2900);
    expect(again.length).toBeLessThan(all.length / 25);
  });

  test('are the same for the same seed and number, whatever ran before, and others for another seed', () => {
    const plain = (ts: readonly (Trial | undefined)[]): string => JSON.stringify(ts.map((t) => [t?.position, t?.commands, t?.want]));
    const some = trials(room, 7, 60);
    expect(plain(trials(room, 7, 60))).toBe(plain(some));
    expect(plain([trialOf(roomOf(game, cases), 7, some.at(-1)?.number ?? 0, reference(game))])).toBe(plain(some.slice(-1)));
    expect(plain(trials(room, 8, 60))).not.toBe(plain(some));
  });

  test('reach every clause that the examples reach', async () => {
    const { reached, clauses } = await hunted(game, reference(game));
    expect(clauses).toEqual(clausesOf(room));
    expect([...clauses].filter((c) => !reached.has(c))).toEqual([]);
  });

  test('find nothing between the reference and itself, by whichever reading, whatever it lacks', async () => {
    for (const lacks of [[], ['windows'], ['choices'], ['events', 'legal'], ['outcomes']]) {
      const { findings, apart, runs, unsupported } = await hunted(game, reference(game), { lacks, readings: {} }, { to: 800 });
      expect({ lacks, findings, apart }).toEqual({ lacks, findings: [], apart: [] });
      expect(runs - unsupported).toBeGreaterThan(100);
    }
    for (const { id, alternatives } of game.readings) {
      for (const { name } of alternatives) {
        const readings = { [id]: name };
        const { findings, apart } = await hunted(game, reference(game, decidesOf(game, readings)), { lacks: [], readings }, { to: 200 });
        expect({ id, name, findings, apart }).toEqual({ id, name, findings: [], apart: [] });
      }
    }
  });
});

const some = games.flatMap((g) => {
  const { misreadings: all } = g;
  return [1, Math.floor(all.length / 2), all.length - 2].flatMap((i) => {
    const m = all[i];
    return m ? [[m.id, g, m] as const] : [];
  });
});
describe.each(some)('the reference misread: %s', (_, game, m) => {
  test('is found, made as small as it gets, and told as an example that it fails', async () => {
    const ask = misread(game, m);
    const { findings, apart } = await hunted(game, ask, everything, { to: 20_000 });
    const [f] = [...findings, ...apart];
    if (!f) throw new Error('nothing was found');
    expect(f.as).toContain(m);
    expect(f.differences.length).toBeGreaterThan(0);
    const c = caseOfFinding(f, game, 'fuzz');
    expect(tells(c, f, game)).toEqual({ passes: true, fails: true });
    const pair = held(game, cases, { serves: everything, ask });
    const alike = [...smaller(f.asked, pair.room)].filter((asked) => {
      const mine = reference(game)(asked.position, asked.commands, asked.want);
      const [d] = pair.differences(asked, mine, ask(asked.position, asked.commands, asked.want));
      const parted = d && { asked, reference: mine, theirs: ask(asked.position, asked.commands, asked.want), differences: [d] };
      return parted && patternOf(d, asked.commands) === f.pattern && pair.rests(parted) === f.rests;
    });
    expect(alike).toEqual([]);
    // What comes before the last command is not to be told apart.
    const sooner = { ...f.asked, commands: f.asked.commands.slice(0, -1), want: { legal: false } };
    const asked = [sooner.position, sooner.commands, sooner.want] as const;
    const before = { asked: sooner, reference: reference(game)(...asked), theirs: ask(...asked) };
    const differences = pair.differences(sooner, before.reference, before.theirs);
    expect(differences.length > 0 && pair.rests({ ...before, differences }) === f.rests).toBe(false);
    // Its tags are those of atoms that it would fail without.
    const judging = { frame: game.frame, citations: false };
    const failing = game.misreadings.filter((x) => judge(c, misread(game, x), judging).verdict === 'fail').flatMap((x) => x.contradicts);
    expect([f.pinned, f.atoms.length > 0, f.atoms.filter((a) => !failing.includes(a))]).toEqual([true, true, []]);
  });
});

describe('a difference', () => {
  const read = (answer: string): Ask => reference(souls, decidesOf(souls, { 'SOUL-Q0-8': answer }));
  const assumption = souls.misreadings.find((x) => x.contradicts.includes('SOUL-9.5.7-5')) as Game['misreadings'][number];
  // Two hunts that more than one test looks at.
  let silently: Promise<Hunted> | undefined;
  let assuming: Promise<Hunted> | undefined;
  const silent = (): Promise<Hunted> => (silently ??= hunted(souls, read('each')));
  const assumed = (): Promise<Hunted> => (assuming ??= hunted(souls, misread(souls, assumption), everything, { to: 10_000 }));

  test('that another reading explains is told apart, unless the engine has declared the one it does not take', async () => {
    const { findings, apart } = await silent();
    const declared = await hunted(souls, read('each'), { lacks: [], readings: { 'SOUL-Q0-8': 'once' } });
    expect(findings).toEqual([]);
    expect(apart[0]?.rests).toMatch(/^SOUL-Q0-8=each/);
    expect(declared.findings).toHaveLength(1);
  });

  // That events of two kinds are of one instant is asked by the examples alone.
  const unseen = ['OP-Q1-4'];
  const answers = games.flatMap((g) =>
    g.readings.filter((r) => !unseen.includes(r.id)).flatMap((r) => r.alternatives.map((a) => [`${r.id}=${a.name}`, g, r, a] as const)),
  );
  test.each(answers)('with who says %s, and takes the recommended answer, is an example under what was said', async (said, game, r, a) => {
    const readings = { [r.id]: a.name };
    const { findings, apart } = await hunted(game, reference(game), { lacks: [], readings }, { to: 4000, findings: 1 });
    for (const f of [...findings, ...apart]) {
      const c = caseOfFinding(f, game, 'fuzz');
      expect([c.tags.includes(`reading:${said}`), tells(c, f, game)]).toEqual([true, { passes: true, fails: true }]);
      // No mistake that has nothing to do with it is said to be the reason.
      const mine = reference(game, a.decides)(f.asked.position, f.asked.commands, f.asked.want);
      const alike = f.as.filter((m) =>
        same(reference(game, [...a.decides, ...m.decides])(f.asked.position, f.asked.commands, f.asked.want) as never, mine as never),
      );
      expect(alike.map((m) => m.id)).toEqual([]);
    }
    expect(findings.length + apart.length).toBeGreaterThan(0);
  });

  test('that rests on a reading has the answer among its tags, and on an assumption that it is one', async () => {
    const { apart } = await silent();
    expect(caseOfFinding(apart[0] as Finding, souls, 'fuzz').tags).toContain('reading:SOUL-Q0-8=once');
    const resting = (await assumed()).apart.filter((f) => /assumption/.test(f.rests ?? ''));
    expect(resting.length).toBeGreaterThan(0);
    for (const f of resting)
      expect(caseOfFinding(f, souls, 'fuzz').tags.some((t) => t === 'assumption' || t.startsWith('reading:'))).toBe(true);
  });

  test('is said to be like the mistake that all of its kind are like, not that which the smallest is like, too', async () => {
    const game = games.find((g) => g.name === 'cyberpunk') as Game;
    const m = game.misreadings.find((x) => x.id === 'cp-no-effect-is-a-reaction') as Game['misreadings'][number];
    const { findings } = await hunted(game, misread(game, m), everything, { seed: 7, to: 4000, findings: 2 });
    expect(findings.map((f) => [f.as.map((x) => x.id), f.clause, f.pinned])).toEqual([[[m.id], 'CP-9.10', true]]);
  });

  test('of a card that is missing, or of a field of the engine alone, is called by it', async () => {
    const nameOf = async (spoil: (o: Outcome) => Outcome): Promise<string> => {
      const { findings } = await hunted(souls, spoiled(souls, spoil));
      return caseOfFinding(findings[0] as Finding, souls, 'fuzz').name;
    };
    expect(await nameOf((o) => ({ ...o, position: { ...o.position, cards: o.position.cards.slice(1) } }))).toMatch(/ is still there$/);
    const own = (o: Outcome): Outcome => ({ ...o, position: { ...o.position, cards: o.position.cards.map((c) => ({ ...c, mine: 1 })) } });
    expect(await nameOf(own)).toMatch(/ has no mine$/);
  });

  test('that rests on an assumption is told apart', async () => {
    const { findings, apart } = await assumed();
    expect(findings).toEqual([]);
    expect(apart.map((f) => f.rests)).toContainEqual(expect.stringMatching(/^an assumption of the suite: SOUL-9.5.7/));
  });

  test('that nobody asks about is told apart', async () => {
    const isLeader = (o: Outcome, id: unknown): boolean => o.position.cards.some((c) => c['id'] === id && c['leader'] === true);
    const ask = spoiled(souls, (o, commands) => ({
      ...o,
      commands: o.commands.map((a, i) => (isLeader(o, commands[i]?.['attacker']) ? { accepted: true } : a)),
    }));
    const { findings, apart } = await hunted(souls, ask, everything, { to: 10_000 });
    expect([findings, apart[0]?.rests]).toEqual([[], expect.stringMatching(/Leaders that attack are not asked/)]);
  });

  test('that is another order of effects, which a player may choose, is told apart', async () => {
    const ask: Ask = (p, ...rest) => reference(souls)({ ...p, effects: p.effects.toReversed() }, ...rest);
    const { findings, apart } = await hunted(souls, ask, everything, { to: 10_000 });
    expect([findings, apart.map((f) => f.rests)]).toEqual([[], expect.arrayContaining([expect.stringMatching(/^the order of effects/)])]);
  });

  test('that rests on a doubt is not counted with those of its place that do not', async () => {
    const m = souls.misreadings.find((x) => x.id === 'def-does-not-count') as Game['misreadings'][number];
    const ask = misread(souls, m);
    const { findings, apart, runs } = await hunted(souls, ask, everything, { to: 800, findings: 100 });
    const pair = held(souls, cases, { serves: everything, ask });
    const parted = trials(pair.room, 1, 800).flatMap((asked) => {
      const theirs = ask(asked.position, asked.commands, asked.want);
      const differences = pair.differences(asked, asked.outcome, theirs);
      return differences.length > 0 ? [{ asked, reference: asked.outcome, theirs, differences }] : [];
    });
    const doubtful = parted.filter((p) => pair.rests(p) !== undefined).length;
    const count = (all: Hunted['findings']): number => all.reduce((n, f) => n + f.count, 0);
    expect(runs).toBeGreaterThan(700);
    expect(doubtful).toBeGreaterThan(0);
    expect([count(findings), count(apart)]).toEqual([parted.length - doubtful, doubtful]);
  });

  test('is none after the first thing done, for an engine that carries nothing out', async () => {
    const serves = { lacks: ['outcomes', 'windows', 'events'], readings: {} };
    const lost = spoiled(souls, (o, commands) => {
      const first = o.commands.findIndex((a, i) => a.accepted && commands[i]?.do !== 'settle');
      return { ...o, commands: o.commands.map((a, i) => (first >= 0 && i > first ? { accepted: !a.accepted } : a)), winner: 'south' };
    });
    const { findings, apart, runs, unsupported } = await hunted(souls, lost, serves);
    expect([findings, apart]).toEqual([[], []]);
    expect(runs - unsupported).toBeGreaterThan(500);
    const wrong = spoiled(souls, (o) => ({ ...o, commands: o.commands.map(() => ({ accepted: true })) }));
    expect((await hunted(souls, wrong, serves)).findings).toHaveLength(1);
  });

  test('is none where the engine says nothing, names kinds of its own, or orders what has no order', async () => {
    const ask = spoiled(souls, (o) => {
      for (const c of o.position.cards) delete c['hp'];
      const all = o.events ?? [];
      // Backwards within each instant, and with an event between any two instants.
      const turned = [...new Set(all.map((e) => e.at))].flatMap((at) => [
        ...all.filter((e) => e.at === at).reverse(),
        { at: at, kind: 'heartbeat' },
      ]);
      return { ...o, events: turned.map((e) => ({ ...e, at: e.at * 3 })), legal: [...(o.legal ?? [])].reverse() };
    });
    expect((await hunted(souls, ask)).findings).toEqual([]);
  });

  test.each<[string, (o: Outcome) => Outcome, RegExp]>([
    ['a card too few', (o) => ({ ...o, position: { ...o.position, cards: o.position.cards.slice(1) } }), /^cards/],
    ['another winner', (o) => ({ ...o, winner: 'north' }), /^winner/],
    ['no window', (o) => ({ ...o, open: null }), /^open/],
    ['a legal command too few', (o) => ({ ...o, ...(o.legal && { legal: o.legal.slice(1) }) }), /^legal .* missing/],
    ['a legal command twice', (o) => ({ ...o, ...(o.legal && { legal: [...o.legal, ...o.legal.slice(0, 1)] }) }), /^legal .* twice/],
    ['all at once', (o) => ({ ...o, events: (o.events ?? []).map((e) => ({ ...e, at: 0 })) }), /^events .* too early/],
    ['an event too many', (o) => ({ ...o, events: [...(o.events ?? []), ...(o.events ?? []).slice(-1)] }), /^events .* too many/],
    ['an event too few', (o) => ({ ...o, events: (o.events ?? []).slice(1) }), /^events .* missing/],
    ['everything accepted', (o) => ({ ...o, commands: o.commands.map(() => ({ accepted: true })) }), /refused$/],
  ])('of %s is found', async (_, spoil, pattern) => {
    const { findings } = await hunted(souls, spoiled(souls, spoil));
    expect(findings.map((f) => f.pattern)).toEqual([expect.stringMatching(pattern)]);
  });

  test('of events and windows is none for an engine that lacks them', async () => {
    const ask = spoiled(souls, (o) => ({ ...o, events: [] }));
    expect((await hunted(souls, ask, { lacks: ['events'], readings: {} })).findings).toEqual([]);
    expect((await hunted(souls, ask)).findings).toHaveLength(1);
  });

  test('of a skipped pass is none, nor of what it brought about while something is open', async () => {
    const ask = spoiled(souls, (o, commands) => {
      const commanded = o.commands.map((a, i) => (a.accepted && commands[i]?.do === 'pass' ? { accepted: 'skipped' as const } : a));
      return { ...o, commands: commanded, ...(commanded.some((a) => a.accepted === 'skipped') && o.open && { open: null, legal: [] }) };
    });
    expect((await hunted(souls, ask)).findings).toEqual([]);
  });

  test('is a fault of the engine too, named and counted once', async () => {
    const ask: Ask = (position, commands, want) => {
      if (position.cards.length > 3) throw new Fault('error', `list index ${position.cards.length} out of range`);
      return reference(souls)(position, commands, want);
    };
    const { findings } = await hunted(souls, ask, everything, { findings: 5 });
    expect(findings.map((f) => f.pattern)).toEqual([expect.stringMatching(/^error list index # out of range/)]);
    expect(findings[0]?.asked.position.cards).toHaveLength(4);
    expect(findings[0]?.asked.commands).toEqual([]);
    expect(findings[0]?.count).toBeGreaterThan(10);
  });

  test('that does not come again is told as something carried over', async () => {
    let asked = 0;
    const ask: Ask = (position, commands, want) => {
      const o = reference(souls)(position, commands, want);
      asked += 1;
      return asked === 50 ? { ...o, winner: 'south' } : o;
    };
    expect((await hunted(souls, ask)).findings).toMatchObject([{ unsteady: true }]);
  });
});

test('making small ends when it is told to', async () => {
  const room = roomOf(souls, cases);
  const [asked] = trials(room, 1, 50);
  if (!asked) throw new Error('no run passes the door');
  let times = 0;
  const differs = async (): Promise<boolean> => {
    times += 1;
    return true;
  };
  expect(await shrunk(asked, differs, room, 3000, performance.now())).toMatchObject({ position: asked.position, commands: asked.commands });
  expect(times).toBeLessThanOrEqual(1);
  await shrunk(asked, differs, room);
  expect(times).toBeGreaterThan(1);
});

test('answers may come later and in any order: the same is found', async () => {
  const m = souls.misreadings.find((x) => x.id === 'damage-is-rounded-up') as Game['misreadings'][number];
  const ask = misread(souls, m);
  const later = async (...asked: Parameters<Ask>): Promise<Outcome> => {
    const o = ask(...asked);
    for (let i = asked[1].length % 3; i > 0; i--) await undefined;
    return o;
  };
  const told = ({ findings }: Hunted): unknown => findings.map((f) => [f.run, f.pattern, f.asked.position, f.asked.commands]);
  const now = await hunted(souls, ask, everything, { findings: 3 });
  expect(told(await hunt(souls, cases, { serves: everything, ask: later }, { ...plan, findings: 3 }))).toEqual(told(now));
});
