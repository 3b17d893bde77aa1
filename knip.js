import { readdirSync } from 'node:fs';

const games = readdirSync('features');

// The lexicon of a game and its random positions are found by the name of the game, and imported by nobody.
export default {
  entry: [
    'cli/*.ts',
    ...games.map((game) => `steps/${game}.ts`),
    'adapters/*/{adapter,bench}.js',
    'tests/*/arbitrary.ts',
    'tests/**/*.test.ts',
    'tests/fixtures/**/*.{js,mjs}',
  ],
  project: ['{reference,conformance,steps,generator,cli,bench,adapters,tests}/**/*.{ts,js,mjs}'],
  ignore: ['generator/assets/**', 'tests/fixtures/sixth-game/**'],
  ignoreDependencies: ['ts-node'],
  rules: { types: 'off' },
};
