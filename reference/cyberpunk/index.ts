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

export const cyberpunk: Game = {
  name: 'cyberpunk',
  title: 'Cyberpunk TCG',
  prefix: 'CP',
  source: 'chapter 9 of the Cyberpunk TCG Comprehensive Rules',
  run: run as unknown as Game['run'],
  admit: admitPosition as unknown as Game['admit'],
  misreadings,
  readings,
  frame: {
    bookkeeping: { ready: 'attacker' },
    together: { zone: ['ready', 'lag', 'power'] },
    offBoard: ['hand', 'trash', 'left'],
    kept: ['id', 'kind', 'side', 'zone'],
  },
  catalogue,
  draw: draw as unknown as Game['draw'],
  schemas: { position: position as unknown as Fields, command: command as unknown as Fields, outcome: outcome as unknown as Fields },
  events,
  needs,
  needsOf,
  attacksPlayers: true,
  usesCards: true,
  answers,
  outside: ['CP-8.9', 'CP-10.11', 'CP-11.3', 'CP-11.4', 'CP-11.14', 'CP-11.30'],
};
