// `npm test`: everything there is, one part after the other, with a closing line from the real counts.
// Each part that is no test runner counts as one: it passed when it ended as it must.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name, file) => join(root, 'node_modules', name, file);
const clausewise = (...words) => [process.execPath, join('cli', 'clausewise.mjs'), ...words];
const folder = mkdtempSync(join(tmpdir(), 'clausewise-'));
const total = { passed: 0, failed: 0, skipped: 0 };

function run(title, [command, ...args], { quiet = false } = {}) {
  console.log(`\n── ${title}`);
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) console.log(String(error));
  return { well: status === 0, stdout: stdout ?? '' };
}
function count(well) {
  total[well ? 'passed' : 'failed'] += 1;
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
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  total.skipped += numPendingTests;
  // A file that cannot be loaded fails as a suite, without a test in it; and no test at all is no success.
  if (!vitest.well && numFailedTests === 0) total.failed += Math.max(1, numFailedTestSuites);
  if (numPassedTests === 0) total.failed += 1;
} catch {
  total.failed += 1;
}

const messages = join(folder, 'cucumber.ndjson');
const cucumber = run('cucumber-js on the same features', [
  process.execPath,
  bin('@cucumber/cucumber', join('bin', 'cucumber.js')),
  '--format',
  'summary',
  '--format',
  `message:${messages}`,
]);
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
  total.failed += unwell;
  // It ends 0 with no scenario selected: that is no success.
  if (started === 0 || (!cucumber.well && unwell === 0)) total.failed += 1;
} catch {
  total.failed += 1;
}

count(run('the reference, judged', clausewise('run', '--quiet')).well);
count(run('misreadings', clausewise('misreadings', '--quiet')).well);
for (const [title, game, command] of [
  ['the Python engine of Souls', 'souls', ['python3', join('adapters', 'python-souls', 'adapter.py')]],
]) {
  count(run(title, clausewise('run', '--quiet', '--game', game, '--', ...command)).well);
}
count(run('the committed rulebook is fresh', clausewise('docs', '--check')).well);
count(run('lint', ['npm', 'run', '--silent', 'lint']).well);

rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
