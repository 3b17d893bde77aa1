import type { Game } from '../kernel/game.ts';
import type { Fields } from '../kernel/types.ts';
import { answers } from './answers.ts';
import { draw } from './board.ts';
import { catalogue } from './catalogue.ts';
import { admitPosition } from './door.ts';
import { run } from './engine.ts';
import { events } from './events.ts';
import { misreadings } from './misreadings.ts';
import { needs, needsOf } from './needs.ts';
import { readings } from './readings.ts';
import { command, outcome, position } from './schema.ts';
import { unasked } from './unasked.ts';

export const souls: Game = {
  name: 'souls',
  title: 'Souls',
  prefix: 'SOUL',
  source: 'chapter 9 of a rulebook known to us under the working title Souls',
  run: run as unknown as Game['run'],
  admit: admitPosition as unknown as Game['admit'],
  misreadings,
  readings,
  frame: {
    bookkeeping: { attacks: 'attacker' },
    together: { zone: ['slot', 'active'], recruited: ['attacks'] },
    offBoard: ['captured', 'left'],
    kept: ['id', 'kind', 'side', 'zone'],
  },
  catalogue,
  draw: draw as unknown as Game['draw'],
  schemas: { position: position as unknown as Fields, command: command as unknown as Fields, outcome: outcome as unknown as Fields },
  events,
  needs,
  needsOf,
  answers,
  unasked: unasked as unknown as NonNullable<Game['unasked']>,
  outside: ['SOUL-6.5.2', 'SOUL-8.1.1', 'SOUL-12', 'SOUL-12.4.3', 'SOUL-13.6.4', 'SOUL-16.1.1'],
};
