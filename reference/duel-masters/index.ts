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

export const duelMasters: Game = {
  name: 'duel-masters',
  title: 'Duel Masters',
  prefix: 'DM',
  source: 'the page on battles of the Duel Masters wiki, with rules 115 and 701.13 of the General Game Rules, version 1.43',
  run: run as unknown as Game['run'],
  admit: admitPosition as unknown as Game['admit'],
  misreadings,
  readings,
  frame: {
    bookkeeping: {},
    together: {},
    offBoard: ['graveyard', 'hand', 'shields', 'deck'],
    kept: ['id', 'kind', 'owner', 'side', 'zone'],
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
  outside: ['DM-101.4', 'DM-505', 'DM-506', 'DM-507', 'DM-508', 'DM-509', 'DM-703.4'],
};
