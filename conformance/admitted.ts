import { Ajv2020 } from 'ajv/dist/2020.js';
import { admit, type Validator } from '../reference/kernel/door.ts';
import { jsonIn } from './json.ts';

const validators = new Map<object, Validator>();
/** Compiled once: that takes longer than to read a file. */
function compiled(schema: object): Validator {
  const known = validators.get(schema) ?? (new Ajv2020({ strict: false, discriminator: true }).compile(schema) as Validator);
  validators.set(schema, known);
  return known;
}

/**
 * Reads a file of a user that a schema describes. `file` is its name in messages.
 * @throws NotJson, or DoorError with the path, what was found and what was expected
 */
export function admitted<T>(content: string, file: string, schema: object): T {
  const data = jsonIn(content, file);
  admit(compiled(schema), schema, data, file);
  return data as T;
}
