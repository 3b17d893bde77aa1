import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { root, transpiled } from './cli/transpile.mjs';

const home = await transpiled();
/** What is tested is what runs: the sources as the command line transpiles them, loaded by Node and not by Vite. */
const asItRuns: Plugin = {
  name: 'as-it-runs',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found) return null;
    const built = join(home, relative(root, found.id).replace(/\.ts$/, '.js'));
    return existsSync(built) ? { id: built, external: true } : found;
  },
};

export default defineConfig({
  // Who watches, or wants to know what is covered, needs the sources themselves.
  plugins: process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage')) ? [asItRuns] : [],
  test: {
    // Two: vitest by itself leaves one core of two idle.
    maxWorkers: 2,
    // A worker keeps what it has loaded: the modules, the features compiled, the code made fast by running it.
    isolate: false,

    include: ['tests/**/*.test.ts'],
    // Tests start programs: two cores are soon busy, and slow is not broken.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxConcurrency: 3,
    // What is set to nothing is not set: a job of a CI system that runs a part of the tests runs all cases in it.
    env: { NO_COLOR: '1', CI_NODE_INDEX: '', CI_NODE_TOTAL: '', JOB_COMPLETION_INDEX: '' },
  },
});
