#!/usr/bin/env node
// The reference engine over the protocol of docs/protocol.md: to see that judging through a pipe gives the same
// verdicts as judging in process, and what the report says of an engine that misreads a clause.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, transpiled } from '../../cli/transpile.mjs';

const { values: flags } = parseArgs({
  options: { misreading: { type: 'string' }, lacks: { type: 'string' }, reading: { type: 'string', multiple: true } },
});
const home = await transpiled();
const load = (file) => import(pathToFileURL(join(home, file)).href);
const { games } = await load('reference/games.js');
const { withReplaced } = await load('reference/kernel/clause.js');
const { didYouMean } = await load('reference/kernel/door.js');
const { version } = await import(pathToFileURL(join(root, 'package.json')).href, { with: { type: 'json' } }).then((m) => m.default);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** The decisions that a flag asks to be taken otherwise. */
function misreadingOf(id) {
  const all = games.flatMap((g) => g.misreadings);
  const found = all.find((m) => m.id === id);
  return found
    ? found.decides
    : fail(
        `--misreading ${id}: no misreading has this id${didYouMean(
          id,
          all.map((m) => m.id),
        )}`,
      );
}
function readingOf(words) {
  const [id, name] = words.split('=');
  const reading = games.flatMap((g) => g.readings).find((r) => r.id === id);
  if (!reading) return fail(`--reading ${words}: there is no reading ${id}`);
  if (name === reading.recommended) return [];
  const other = reading.alternatives.find((a) => a.name === name);
  return other
    ? other.decides
    : fail(`--reading ${words}: ${id} has the answers ${[reading.recommended, ...reading.alternatives.map((a) => a.name)].join(', ')}`);
}

const declared = flags.reading ?? [];
const decides = [...(flags.misreading ? misreadingOf(flags.misreading) : []), ...declared.flatMap(readingOf)];
const lacks = flags.lacks ? flags.lacks.split(',') : [];
const name = ['reference', ...(flags.misreading ? [flags.misreading] : [])].join(' misread: ');

const handlers = {
  start: () => ({
    protocol: 1,
    engine: { name, version, language: 'TypeScript' },
    games: Object.fromEntries(
      games.map((g) => {
        const mine = declared.filter((d) => d.startsWith(`${g.prefix}-`)).map((d) => d.split('='));
        return [g.name, { lacks, readings: Object.fromEntries(mine) }];
      }),
    ),
  }),
  run: ({ seq, game, want, position, commands }) => {
    const known = games.find((g) => g.name === game);
    if (!known) return { seq, unsupported: `the game ${game}` };
    const { run } = known;
    try {
      return { seq, outcome: withReplaced(decides, () => run(position, commands, { legal: want.includes('legal') })) };
    } catch (e) {
      return { seq, error: e.message };
    }
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.cmd === 'stop') break;
  process.stdout.write(`${JSON.stringify(handlers[message.cmd](message))}\n`);
}
