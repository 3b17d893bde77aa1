// The way back: a case, printed as an example, is the same case when it is read again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import type { Case, Command, Expectation, Fields, Moment, Outcome, Position } from '../../conformance/case.ts';
import { same } from '../../conformance/check.ts';
import { reference } from '../../conformance/engines.ts';
import { judge } from '../../conformance/judge.ts';
import type { Game } from '../../reference/kernel/game.ts';
import { compileAll } from '../../steps/compile.ts';
import { lexicons } from '../../steps/lexicons.ts';
import { exampleOf, type Tellable, tell, Unsayable } from '../../steps/tell.ts';
import { commandsIn, type Room, walked, walksFrom } from '../arbitrary.ts';

const { cases } = load('.');

/** The case an example comes to, read by the compiler alone. */
function compiled(game: Game, example: string): Case {
  const text = `@${game.name}\nFeature: told\n\n  @clause:${game.prefix}-1\n  Rule: 1 told\n\n${example}`;
  const { cases: read, complaints } = compileAll([{ uri: 'told.feature', text }]);
  expect(complaints).toEqual([]);
  expect(read).toHaveLength(1);
  return read[0] as Case;
}

/** A case with the ids of the example, in a form in which those that mean the same are the same. */
function plain(
  { position, commands, moments }: Pick<Tellable, 'position' | 'commands' | 'moments'>,
  ids: ReadonlyMap<string, string> = new Map(),
): unknown {
  const data = JSON.parse(JSON.stringify({ position, commands, moments }), (_, v) => (typeof v === 'string' ? (ids.get(v) ?? v) : v));
  // One Piece has its Leaders on the table before any other card: in which order the cards are listed, no rule asks.
  data.position.cards.sort((a: Fields, b: Fields) => (String(a['id']) < String(b['id']) ? -1 : 1));
  for (const m of data.moments as Moment[]) {
    // The fields of a card, and of what is open, each hold for themselves: several sentences may say them.
    const apart = m.expect.flatMap(({ that }): unknown[] => {
      const fields = 'has' in that ? that.has : that.see === 'open' && that.is ? that.is : undefined;
      if (!fields) return [that];
      const { see, id } = that as { see: string; id?: string };
      return Object.entries(fields).map(([k, v]) => ({ see, id, field: k, value: k === 'options' ? [...(v as string[])].sort() : v }));
    });
    // Each once, in one order: that is no more and no less asked.
    const texts = new Set(
      apart.map((e) =>
        JSON.stringify(e, (_, v) => (v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort()) : v)),
      ),
    );
    m.expect = [...texts].sort() as unknown as Moment['expect'];
  }
  return data;
}

const rooms = new Map<string, Room>();
for (const { game } of lexicons) rooms.set(game.name, (await import(`../${game.name}/arbitrary.ts`)) as Room);

/** What could be seen of an outcome, chosen by numbers. */
function seen(game: Game, p: Position, o: Outcome, picks: readonly number[]): Expectation[] {
  let next = 0;
  const pick = <T>(all: readonly T[]): T | undefined => all[(picks[next++ % picks.length] as number) % Math.max(1, all.length)];
  const was = new Map(p.cards.map((c) => [c['id'], c]));
  const changed = o.position.cards.flatMap((c) =>
    Object.keys(c).flatMap((k) =>
      same(c[k], was.get(c['id'])?.[k]) ? [] : [{ see: 'card' as const, id: String(c['id']), has: { [k]: c[k] as never } }],
    ),
  );
  const player = pick(['north', 'south'] as const) ?? 'north';
  const having = o.position.players?.[player];
  const attacker = pick(p.cards);
  const targets = o.legal?.filter((c) => c.do === 'attack' && c['attacker'] === attacker?.['id']).map((c) => String(c['target'])) ?? [];
  const used = o.legal?.filter((c) => c.do === 'use' && c['side'] === player).map((c) => String(c['effect'])) ?? [];
  const side = attacker?.['side'] as 'north';
  const events = (o.events ?? []).map(({ at: _at, clauses: _clauses, ...e }) => e as Fields);
  const all: (Expectation | undefined)[] = [
    pick(changed),
    pick(changed),
    having && { see: 'player', id: player, has: having },
    { see: 'turn', has: { phase: o.position.turn.phase } },
    { see: 'open', is: o.open as Fields | null },
    { see: 'winner', is: o.winner },
    { see: 'legal', given: { do: 'attack', side, attacker: String(attacker?.['id']) }, field: 'target', exactly: targets },
    { see: 'legal', given: { do: 'use', side: player }, field: 'effect', exactly: used },
    events.length > 0 ? { see: 'events', are: [pick(events) as Fields], how: 'in order' } : undefined,
    {
      see: 'events',
      are: [{ kind: pick(Object.keys(game.events)) as string }].filter((e) => !events.some((x) => x['kind'] === e.kind)),
      how: 'never',
    },
  ];
  const some = [pick(all), pick(all), pick(all)].filter((e) => e !== undefined && !(e.see === 'events' && e.are.length === 0));
  const once = some.filter((e, i) => some.findIndex((x) => JSON.stringify(x) === JSON.stringify(e)) === i) as Expectation[];
  return once.length > 0 ? once : [{ see: 'winner', is: o.winner }];
}

const FLOOR = 0.95;
const RUNS = Number(process.env['TELL_RUNS'] ?? 150);

describe.each(lexicons.map((l) => [l.game.name, l] as const))('%s', (name, lexicon) => {
  const { game } = lexicon;

  test('every example of the features is told, and is the same case again', () => {
    const own = cases.filter((c) => c.game === name);
    for (const c of own) {
      const { text, ids } = tell(lexicon, c);
      if (process.env['SHOW'] && Math.random() < Number(process.env['SHOW'])) console.info(text);
      expect(plain(compiled(game, text)), c.id).toEqual(plain(c, ids));
    }
  }, 120_000);

  test('any position, walk and observation is told, or is unsayable', () => {
    const room = rooms.get(name) as Room;
    const why: string[] = [];
    let told = 0;
    const property = fc.property(
      walksFrom(room.position),
      fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
      ({ position, picks }, choices) => {
        const { commands, outcome } = walked(game.run, position, picks);
        const moments: Moment[] = [
          { after: commands.length, expect: seen(game, position, outcome, choices).map((that) => ({ line: 0, that })) },
        ];
        // A command that is refused ends the walk.
        const further = commandsIn(game, room, position);
        const tried = further[(choices[0] as number) % further.length] as Command;
        const answer = game.run(position, [...commands, tried]).commands.at(-1);
        if (answer?.accepted === false) {
          const refused = { see: 'refused' as const, command: commands.length, by: String(answer.clauses?.[0]) };
          commands.push(tried);
          moments.push({
            after: commands.length,
            expect: [
              { line: 0, that: refused },
              { line: 0, that: { see: 'unchanged' } },
            ],
          });
        }
        const whole = { name: 'told', tags: ['assumption'], position, commands, moments };
        try {
          const { text, ids } = tell(lexicon, whole);
          told += 1;
          if (process.env['SHOW'] && Math.random() < Number(process.env['SHOW'])) console.info(text);
          const again = compiled(game, text);
          expect(plain(again)).toEqual(plain(whole, ids));
          expect(judge(again, reference(game), { frame: game.frame, citations: true }).verdict).toBe('pass');
        } catch (e) {
          if (!(e instanceof Unsayable)) throw e;
          why.push(e.message);
        }
      },
    );
    fc.assert(property, { numRuns: RUNS });
    console.info(`${name}: ${told} of ${told + why.length} are sayable`);
    if (process.env['WHY']) console.info(why.map((w) => w.slice(0, 250)).join('\n'));
    expect(told / (told + why.length)).toBeGreaterThanOrEqual(FLOOR);
  }, 240_000);
});

void exampleOf;
