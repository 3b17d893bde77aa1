#!/usr/bin/env node
// The core that Yu-Gi-Oh players use, held against the suite: see README.md.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Unsupported } from './duel.js';
import { play } from './play.js';

const { values: flags } = parseArgs({ options: { core: { type: 'string' } } });
// Another core than the real one is for tests: to see that it is the core that is judged, and not this adapter.
const { default: createCore } = await import(flags.core === undefined ? 'ocgcore-wasm' : pathToFileURL(flags.core).href);
const lib = await createCore({ sync: true });

const handlers = {
  start: () => ({
    protocol: 1,
    engine: { name: 'ocgcore', version: lib.getVersion().join('.'), language: 'C++' },
    games: { 'yu-gi-oh': { lacks: ['events', 'legal'], readings: {} } },
  }),
  run: ({ seq, game, position, commands }) => {
    if (game !== 'yu-gi-oh') return { seq, unsupported: `the game ${game}` };
    try {
      return { seq, outcome: play(lib, position, commands) };
    } catch (e) {
      return e instanceof Unsupported ? { seq, unsupported: e.message } : { seq, error: e.message };
    }
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.cmd === 'stop') break;
  process.stdout.write(`${JSON.stringify(handlers[message.cmd](message))}\n`);
}
