// `npm test`: everything there is, with a closing line from the real counts. Beside vitest, which often waits for engines that
// are silent, the other parts run one by one, and what they say is shown after it. Each part that is no test runner counts as
// one: it passed when it ended as it must.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// What a CI system says of its jobs is not said to these: each part judges all there is.
for (const name of ['CI_NODE_INDEX', 'CI_NODE_TOTAL', 'JOB_COMPLETION_INDEX', 'CLAUSEWISE_SHARDS']) delete process.env[name];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name, file) => join(root, 'node_modules', name, file);
const clausewise = (...words) => [process.execPath, join('cli', 'clausewise.mjs'), ...words];
const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed and what was skipped, by name: the last thing one reads. */
const told = { failed: [], skipped: [] };

function failed(name, n = 1) {
  total.failed += n;
  if (n > 0) told.failed.push(name);
}
/** Runs one part. Its output goes where ours goes, or is given back as one piece. */
function part([program, ...args], { shown }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', ...(shown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ well: false, said: String(error) }));
    child.on('close', (code) => resolve({ well: code === 0, said: Buffer.concat(said).toString() }));
  });
}

const report = join(folder, 'vitest.json');
function vitestTold(well) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
    total.skipped += numPendingTests;
    for (const { assertionResults } of testResults) {
      for (const { status, fullName } of assertionResults) {
        if (status === 'failed') told.failed.push(fullName);
        if (status === 'pending' || status === 'skipped') told.skipped.push(fullName);
      }
    }
    // A file that cannot be loaded fails without a test in it; and no test at all is no success.
    const unread = testResults.filter((r) => r.status === 'failed' && !r.assertionResults.some((a) => a.status === 'failed'));
    for (const { name } of unread) failed(relative(root, name));
    if (numPassedTests === 0 || (!well && numFailedTests + unread.length === 0)) failed('vitest');
  } catch {
    failed('vitest');
  }
}

const messages = join(folder, 'cucumber.ndjson');
function cucumberTold(well) {
  try {
    const envelopes = readFileSync(messages, 'utf8')
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l));
    const started = envelopes.filter((e) => e.testCaseStarted).length;
    const unwell = new Set(
      envelopes
        .filter((e) => e.testStepFinished && e.testStepFinished.testStepResult.status !== 'PASSED')
        .map((e) => e.testStepFinished.testCaseStartedId),
    ).size;
    total.passed += started - unwell;
    failed('cucumber-js', unwell);
    // It ends 0 with no scenario selected: that is no success.
    if (started === 0 || (!well && unwell === 0)) failed('cucumber-js');
  } catch {
    failed('cucumber-js');
  }
}

const node = (name, file, ...args) => [process.execPath, bin(name, file), ...args];
const judged = (game, flags, ...command) => clausewise('run', '--quiet', '--game', game, ...flags, '--', ...command);
const core = join('adapters', 'ocgcore');
const rooms = ['reference', 'conformance', 'steps', 'generator', 'cli', 'adapters'];
const others = [
  ['misreadings', clausewise('misreadings', '--quiet')],
  [
    'cucumber-js on the same features',
    node('@cucumber/cucumber', join('bin', 'cucumber.js'), '--format', 'summary', '--format', `message:${messages}`),
    cucumberTold,
  ],
  ['types', node('typescript', join('bin', 'tsc'), '--noEmit')],
  ['the reference, judged', clausewise('run', '--quiet')],
  ['the cases on disk', clausewise('vectors')],
  // Engines that are not ours: the flags say what is known of them.
  ['the Python engine of Souls', judged('souls', [], 'python3', join('adapters', 'python-souls', 'adapter.py'))],
  [
    'the core that Yu-Gi-Oh players use',
    judged('yu-gi-oh', ['--max-unsupported', '20%', '--baseline', join(core, 'baseline.json')], process.execPath, join(core, 'adapter.js')),
  ],
  ['the committed rulebook is fresh', clausewise('docs', '--check')],
  ['style', node('@biomejs/biome', join('bin', 'biome'), 'check', '.')],
  ['imports', node('dependency-cruiser', join('bin', 'dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', ...rooms)],
  ['nothing unused', node('knip', join('bin', 'knip.js'))],
];

const title = (text) => console.log(`\n── ${text}`);
title('vitest');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const vitest = part([process.execPath, bin('vitest', 'vitest.mjs'), 'run', ...reporters], { shown: true });
const ended = [];
const oneByOne = async () => {
  for (const [, command] of others) ended.push(await part(command, { shown: false }));
};
const [{ well }] = await Promise.all([vitest, oneByOne()]);
vitestTold(well);
for (const [i, [name, , count]] of others.entries()) {
  title(name);
  process.stdout.write(ended[i].said);
  if (count) count(ended[i].well);
  else if (ended[i].well) total.passed += 1;
  else failed(name);
}

rmSync(folder, { recursive: true, force: true });
for (const [what, names] of Object.entries(told)) if (names.length > 0) console.log(`\n${what}:\n  ${names.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
