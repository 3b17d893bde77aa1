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

export const yuGiOh: Game = {
  name: 'yu-gi-oh',
  title: 'Yu-Gi-Oh! Trading Card Game',
  prefix: 'YGO',
  source: 'a page on the Battle Step of the Yu-Gi-Oh! Trading Card Game',
  run: run as unknown as Game['run'],
  admit: admitPosition as unknown as Game['admit'],
  misreadings,
  readings,
  frame: {
    bookkeeping: { attacks: 'attacker', direct: 'attacker' },
    together: { zone: ['slot', 'position', 'face', 'attacks', 'direct'], side: ['slot'], position: ['face'] },
    offBoard: ['hand', 'deck', 'graveyard', 'banished'],
    kept: ['id', 'kind', 'owner', 'side', 'zone'],
  },
  catalogue,
  draw: draw as unknown as Game['draw'],
  schemas: { position: position as unknown as Fields, command: command as unknown as Fields, outcome: outcome as unknown as Fields },
  events,
  needs,
  needsOf,
  attacksPlayers: true,
  answers,
  outside: ['YGO-DS.1', 'YGO-DS.2', 'YGO-DS.3', 'YGO-DS.4', 'YGO-DS.5', 'YGO-FE.1', 'YGO-FE.2', 'YGO-FE.3', 'YGO-LP.1'],
};
