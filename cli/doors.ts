import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, type CodeKeywordDefinition, type Name } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { or } from 'ajv/dist/compile/codegen/index.js';
import names from 'ajv/dist/compile/names.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Command } from 'commander';
import { games } from '../reference/games.ts';
import type { Env } from './env.ts';

const TYPES = `import type { Validator } from '../kernel/door.ts';
export declare const position: Validator;
export declare const command: Validator;
`;

/**
 * Unknown keys, as ajv knows them, but each key compared with the known words: ajv looks keys of larger objects up in
 * the schema instead, which took a third of the time of a door.
 */
const unknownKeys: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: 'boolean',
  trackErrors: true,
  before: 'properties',
  error: {
    message: 'must NOT have additional properties',
    params: ({ params }) => _`{additionalProperty: ${params['key']}}`,
  },
  code(cxt) {
    cxt.it.props = true;
    const known = Object.keys(cxt.parentSchema['properties'] as object);
    cxt.gen.forIn('key', cxt.data, (key: Name) => {
      cxt.gen.if(_`!(${or(...known.map((k) => _`${key} === ${k}`))})`, () => {
        cxt.setParams({ key });
        cxt.error();
        cxt.gen.break();
      });
    });
    cxt.ok(_`${cxt.errsCount as Name} === ${names.default.errors}`);
  },
};

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
  // Only now that the schemas were checked: the schema of schemas says more of its unknown keys than that there are none.
  ajv.removeKeyword('additionalProperties').addKeyword(unknownKeys);
  const code = standalone.default(ajv, Object.fromEntries(Object.keys(schemas).map((n) => [n, n])));
  if (code.includes('require(')) {
    throw new Error('the door would need ajv at run time: keep minLength, uniqueItems and formats out of the schemas');
  }
  return `// Written by "npm run doors" from the schemas beside it; do not edit.\n${toldWhenWrong(code.replace('"use strict";', ''))}\n`;
}

/** A part of a schema is told where it stands only once it is wrong: a path for each part, mostly for nothing, takes time. */
const toldWhenWrong = (code: string): string =>
  code.replace(/if\(!\((validate\d+)\(([\w.[\]]+), (\{instancePath:.*?\})\)\)\)\{/g, 'if(!$1($2) && !$1($2, $3)){');

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
