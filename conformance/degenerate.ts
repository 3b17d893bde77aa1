import type { Game } from '../reference/kernel/game.ts';
import { type Ask, atomsOf, type Case } from './case.ts';
import { same } from './check.ts';
import { reference } from './engines.ts';
import { judge } from './judge.ts';
import { isRecommended } from './pins.ts';

type Name = 'refuses' | 'accepts' | 'echoes' | 'nothing-legal';

const idle =
  (accepted: boolean): Ask =>
  (position, commands) => ({
    commands: commands.map(() => ({ accepted })),
    position,
    open: null,
    winner: null,
    events: [],
    legal: [],
  });

/**
 * Four engines that know nothing: one refuses everything, one accepts everything and changes nothing, one judges
 * legality rightly and changes nothing, one finds nothing legal.
 */
const degenerate: Readonly<Record<Name, (game: Game) => Ask>> = {
  refuses: () => idle(false),
  accepts: () => idle(true),
  echoes: (game) => (position, commands, want) => ({
    ...reference(game)(position, commands, want),
    position,
    open: null,
    winner: null,
    events: [],
  }),
  'nothing-legal': (game) => (position, commands, want) => ({ ...reference(game)(position, commands, want), legal: [] }),
};

/** Something an engine that knows nothing passed: an atom whole, or an example. */
export type Gift = { engine: Name; passed: string };

/** What the four pass and should not. Nothing, where every example asks for something. */
export function giftsOf(game: Game, cases: readonly Case[]): Gift[] {
  const mine = cases.filter((c) => c.game === game.name && isRecommended(c, game));
  const passes = (name: Name): ((c: Case) => boolean) => {
    const ask = degenerate[name](game);
    return (c) => judge(c, ask, { frame: game.frame, citations: false }).verdict === 'pass';
  };
  const gifts: Gift[] = [];
  for (const engine of ['refuses', 'accepts'] as const) {
    const failed = new Set<string>();
    const atoms = new Set<string>();
    const passed = passes(engine);
    for (const c of mine) {
      const well = passed(c);
      for (const atom of atomsOf(c, game.prefix)) {
        atoms.add(atom);
        if (!well) failed.add(atom);
      }
    }
    for (const atom of atoms) if (!failed.has(atom)) gifts.push({ engine, passed: atom });
  }
  for (const c of mine.filter(assertsChange).filter(passes('echoes'))) gifts.push({ engine: 'echoes', passed: c.id });
  for (const c of mine.filter(assertsLegalMember).filter(passes('nothing-legal'))) {
    gifts.push({ engine: 'nothing-legal', passed: c.id });
  }
  return gifts;
}

const assertsLegalMember = (c: Case): boolean =>
  c.moments.some((m) => m.expect.some(({ that }) => that.see === 'legal' && that.exactly.length > 0));

/** Whether some step names a value that is not what the example began with. */
function assertsChange(c: Case): boolean {
  return c.moments.some((m) =>
    m.expect.some(({ that }) => {
      switch (that.see) {
        case 'card': {
          const card = c.position.cards.find((x) => x['id'] === that.id);
          return Object.entries(that.has).some(([k, v]) => !same(card?.[k], v));
        }
        case 'player':
          return Object.entries(that.has).some(([k, v]) => !same(c.position.players?.[that.id][k], v));
        case 'turn':
          return Object.entries(that.has).some(([k, v]) => !same(c.position.turn[k as 'phase'], v));
        case 'winner':
          return that.is !== null;
        case 'open':
          return that.is !== null;
        case 'events':
          return that.how !== 'never';
        default:
          return false;
      }
    }),
  );
}
