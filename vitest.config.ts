import { defineConfig } from 'vitest/config';

export default defineConfig({
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
