// Imports point one way. What each room may import, and nothing else of ours.
const may = {
  'reference/kernel': ['reference/kernel'],
  reference: ['reference'],
  conformance: ['conformance', 'reference/kernel', 'reference/games.ts'],
  steps: ['steps', 'conformance', 'reference'],
  generator: ['generator', 'conformance', 'steps', 'reference/kernel', 'reference/games.ts'],
  bench: ['bench', 'conformance', 'reference/kernel', 'reference/games.ts'],
  cli: ['cli', 'bench', 'generator', 'conformance', 'steps', 'reference'],
};
const rooms = '^(reference|conformance|steps|generator|cli|bench|adapters|tests)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(may).map(([room, allowed]) => ({
      name: `${room.replace('/', '-')}-imports`,
      severity: 'error',
      from: { path: room === 'reference' ? '^reference/(?!kernel/)' : `^${room}/` },
      to: { path: rooms, pathNot: allowed.map((a) => `^${a}${a.endsWith('.ts') ? '$' : '/'}`) },
    })),
    {
      name: 'the-browser-gets-no-node',
      comment: 'reference/ runs in a page: no module of Node in it',
      severity: 'error',
      from: { path: '^reference/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'development-only',
      comment: 'what is run may not need what is only installed for development',
      severity: 'error',
      from: { path: '^(reference|conformance|steps|generator|cli)/', pathNot: '^cli/bench' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.mjs'], conditionNames: ['import', 'node', 'default'] },
  },
};
