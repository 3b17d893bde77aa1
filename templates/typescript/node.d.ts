// As much of Node's types as adapter.mts uses, so that it builds with the compiler alone. Once you have installed
// @types/node, delete this file, and the line "types" of tsconfig.json.
declare module 'node:readline' {
  export function createInterface(options: { input: unknown }): AsyncIterable<string>;
}
declare const process: { stdin: unknown; stdout: { write(text: string): boolean } };
