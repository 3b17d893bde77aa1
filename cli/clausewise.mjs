#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, transpiled } from './transpile.mjs';

process.env.CLAUSEWISE_ROOT ??= root;
// Whoever reads has read enough, as in "clausewise run | head".
process.stdout.on('error', (e) => {
  if (e.code !== 'EPIPE') throw e;
  process.exit();
});
const { main } = await import(pathToFileURL(join(await transpiled(), 'cli', 'main.js')).href);
process.exitCode = await main(process.argv.slice(2));
// Whatever still keeps the process, as a timer of a module does, has nothing to say any more.
setInterval(() => process.stdout.writableLength === 0 && process.exit(), 2000).unref();
