// Both sides are held to the schemas: what the suite writes, as what an engine answers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { openPipe } from '../../conformance/pipe.ts';
import { pipedSubject } from '../../conformance/piped.ts';
import { runCases } from '../../conformance/run.ts';
import { games } from '../../reference/games.ts';
import { cases } from '../suite/whole.ts';

const published = (name: string): object => JSON.parse(readFileSync(`docs/schemas/${name}.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, discriminator: true });
for (const name of ['protocol', ...games.map((g) => g.name)]) ajv.addSchema(published(name), name);
const errorsOf = (schema: string, data: unknown): unknown[] => {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`no schema ${schema}`);
  return validate(data) ? [] : [[schema, data, validate.errors]];
};

// Keeps what it was sent, and has nothing of what it asks for.
const folder = mkdtempSync(join(tmpdir(), 'sent-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keeper = `
  const say = (m) => console.log(JSON.stringify(m));
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'lines'))}, line + '\\n');
    const m = JSON.parse(line);
    if (m.cmd === 'run') say({ seq: m.seq, unsupported: 'all of it' });
    if (m.cmd === 'start') say({ protocol: 1, engine: { name: 'keeper', version: '1' }, games: ${JSON.stringify(Object.fromEntries(games.map((g) => [g.name, {}])))} });
  });`;

describe('what the suite writes', () => {
  it('is as the published schemas say, for every case', async () => {
    const pipe = await openPipe({ command: [process.execPath, '-e', keeper], timeout: 20_000 });
    await runCases(cases, pipedSubject(pipe));
    const sent = readFileSync(join(folder, 'lines'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(errorsOf('protocol#/$defs/start', sent[0])).toEqual([]);
    expect(errorsOf('protocol#/$defs/stop', sent.at(-1))).toEqual([]);
    const runs = sent.slice(1, -1);
    expect(runs.length).toBeGreaterThan(500);
    const wrong = runs.flatMap((m) => [
      ...errorsOf('protocol#/$defs/run', m),
      ...errorsOf(`urn:clausewise:${m.game}:position`, m.position),
      ...m.commands.flatMap((c: unknown) => errorsOf(`urn:clausewise:${m.game}:command`, c)),
    ]);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
