// `npm test`: everything there is, with a closing line from the real counts. vitest has both cores to itself; then two
// parts at a time. Each part that is no test runner counts as one: it passed when it ended as it must.
import { spawn, spawnSync } from 'node:child_process';
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

function run(title, [command, ...args]) {
  console.log(`\n── ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.log(String(error));
  return { well: status === 0 };
}
function failed(name, n = 1) {
  total.failed += n;
  if (n > 0) told.failed.push(name);
}
/** A part that runs beside another: what it says is shown when it has ended. */
function beside([title, command, after]) {
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    const ended = (well, error) => {
      console.log(`\n── ${title}`);
      process.stdout.write(Buffer.concat(said));
      if (error) console.log(String(error));
      if (after) after(well);
      else if (well) total.passed += 1;
      else failed(title);
      resolve();
    };
    child.on('error', (error) => ended(false, error));
    child.on('close', (code) => ended(code === 0));
  });
}
async function twoAtATime(parts) {
  const work = async () => {
    for (let p = parts.shift(); p; p = parts.shift()) await beside(p);
  };
  await Promise.all([work(), work()]);
}

const report = join(folder, 'vitest.json');
const vitest = run('vitest', [
  process.execPath,
  bin('vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
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
  if (numPassedTests === 0 || (!vitest.well && numFailedTests + unread.length === 0)) failed('vitest');
} catch {
  failed('vitest');
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
await twoAtATime([
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
]);

rmSync(folder, { recursive: true, force: true });
for (const [what, names] of Object.entries(told)) if (names.length > 0) console.log(`\n${what}:\n  ${names.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
