import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Command } from 'commander';
import { games } from '../reference/games.ts';
import type { Env } from './env.ts';

const TYPES = `import type { Validator } from '../kernel/door.ts';
export declare const position: Validator;
export declare const command: Validator;
`;

/** Compiles schemas to plain code, so that neither a browser nor start-up needs ajv. */
export function doorOf(schemas: Record<string, object>): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    strict: false,
    inlineRefs: false,
    unicodeRegExp: false,
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const code = standalone.default(ajv, Object.fromEntries(Object.keys(schemas).map((n) => [n, n])));
  if (code.includes('require(')) {
    throw new Error('the door would need ajv at run time: keep minLength, uniqueItems and formats out of the schemas');
  }
  return `// Written by "npm run doors" from the schemas beside it; do not edit.\n${code.replace('"use strict";', '')}\n`;
}

/** Writes `reference/<game>/door.generated.js` for every game with a schema. */
export async function doors(root: string, home: string): Promise<string[]> {
  const written: string[] = [];
  for (const entry of readdirSync(join(root, 'reference'), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'kernel' || !existsSync(join(root, 'reference', entry.name, 'schema.ts'))) continue;
    const { position, command } = (await import(join(home, 'reference', entry.name, 'schema.js'))) as Record<string, object>;
    const file = join('reference', entry.name, 'door.generated.js');
    writeFileSync(join(root, file), doorOf({ position: position as object, command: command as object }));
    writeFileSync(join(root, file.replace('.js', '.d.ts')), TYPES);
    written.push(file);
  }
  return written;
}

const SCHEMAS = join('docs', 'schemas');
/** Writes the JSON Schemas that the protocol publishes. */
export async function publish(root: string): Promise<string[]> {
  const { messages, wireOf } = await import('../conformance/protocol.ts');
  const { baselineSchema } = await import('../conformance/baseline.ts');
  const { reportSchema } = await import('../conformance/report-schema.ts');
  const { resultSchema } = await import('../conformance/result.ts');
  const { indexSchema, perftSchema, vectorsSchema } = await import('../conformance/vectors-schema.ts');
  const files: Record<string, object> = {
    protocol: messages,
    report: reportSchema,
    baseline: baselineSchema,
    result: resultSchema,
    vectors: vectorsSchema,
    perft: perftSchema,
    index: indexSchema,
  };
  for (const game of games) files[game.name] = wireOf(game);
  mkdirSync(join(root, SCHEMAS), { recursive: true });
  return Object.entries(files).map(([name, schema]) => {
    const file = join(SCHEMAS, `${name}.json`);
    writeFileSync(join(root, file), `${JSON.stringify(schema, null, 2)}\n`);
    return file;
  });
}

export const add = (program: Command, env: Env): void => {
  program
    .command('doors', { hidden: true })
    .description('writes the checks of positions and commands, and the schemas of the protocol')
    .addHelpText('after', '\nExample:\n  $ clausewise doors')
    .action(async () => {
      for (const file of [...(await doors(env.root, env.home)), ...(await publish(env.root))]) env.out(file);
    });
};
