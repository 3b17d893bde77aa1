// Both sides are held to the schemas: what the suite writes, as what an engine answers.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { load } from '../../cli/load.ts';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';

const published = (name: string): object => JSON.parse(readFileSync(`docs/schemas/${name}.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, discriminator: true });
for (const name of ['protocol', ...games.map((g) => g.name)]) ajv.addSchema(published(name), name);
const errorsOf = (schema: string, data: unknown): unknown[] => {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`no schema ${schema}`);
  return validate(data) ? [] : [[schema, data, validate.errors]];
};

// Writes back what it was sent, as an error.
const echo = `
  const say = (m) => console.log(JSON.stringify(m));
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const m = JSON.parse(line);
    if (m.cmd === 'run') say({ seq: m.seq, error: line });
    if (m.cmd === 'start') say({ protocol: 1, engine: { name: line, version: '1' }, games: ${JSON.stringify(Object.fromEntries(games.map((g) => [g.name, {}])))} });
  });`;

describe('what the suite writes', () => {
  it('is as the published schemas say, for every case', async () => {
    const pipe = await openPipe({ command: [process.execPath, '-e', echo], timeout: 20_000 });
    const { results } = await runCases(load('.').cases, pipedSubject(pipe));
    const sent = results.flatMap((r) => (r.note === undefined ? [] : [/\{"cmd":"run".*\}/.exec(r.note)?.[0] ?? '{}']));
    expect(sent.length).toBeGreaterThan(500);
    expect(errorsOf('protocol#/$defs/start', JSON.parse(pipe.started.engine.name))).toEqual([]);
    const wrong = sent.flatMap((line) => {
      const m = JSON.parse(line);
      return [
        ...errorsOf('protocol#/$defs/run', m),
        ...errorsOf(`urn:clausewise:${m.game}:position`, m.position),
        ...m.commands.flatMap((c: unknown) => errorsOf(`urn:clausewise:${m.game}:command`, c)),
      ];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
