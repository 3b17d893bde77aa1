import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two: vitest by itself leaves one core of two idle.
    maxWorkers: 2,

    include: ['tests/**/*.test.ts'],
    // Tests start programs: two cores are soon busy, and slow is not broken.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxConcurrency: 3,
    env: { NO_COLOR: '1' },
  },
});
