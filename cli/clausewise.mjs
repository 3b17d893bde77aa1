#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, transpiled } from './transpile.mjs';

process.env.CLAUSEWISE_ROOT ??= root;
const { main } = await import(pathToFileURL(join(await transpiled(), 'cli', 'main.js')).href);
process.exitCode = await main(process.argv.slice(2));
