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

export const onePiece: Game = {
  name: 'one-piece',
  title: 'One Piece Card Game',
  prefix: 'OP',
  source: 'chapter 7 of the Comprehensive Rules of the One Piece Card Game',
  run: run as unknown as Game['run'],
  admit: admitPosition as unknown as Game['admit'],
  misreadings,
  readings,
  frame: {
    bookkeeping: { rested: 'attacker' },
    together: { zone: ['slot', 'rested'] },
    offBoard: ['hand', 'trash', 'deck'],
    kept: ['id', 'kind', 'side', 'zone'],
  },
  catalogue,
  draw: draw as unknown as Game['draw'],
  schemas: { position: position as unknown as Fields, command: command as unknown as Fields, outcome: outcome as unknown as Fields },
  events,
  needs,
  needsOf,
  usesCards: 'only',
  answers,
  outside: ['OP-1-2-1', 'OP-3-1-6', 'OP-6-5-6', 'OP-8'],
};
