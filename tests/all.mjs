// `npm test`: everything there is, one part after the other, with a closing line from the real counts.
// Each part that is no test runner counts as one: it passed when it ended as it must.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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
function part(title, command) {
  if (run(title, command).well) total.passed += 1;
  else failed(title);
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
  failed('cucumber-js', unwell);
  // It ends 0 with no scenario selected: that is no success.
  if (started === 0 || (!cucumber.well && unwell === 0)) failed('cucumber-js');
} catch {
  failed('cucumber-js');
}

part('the reference, judged', clausewise('run', '--quiet'));
part('misreadings', clausewise('misreadings', '--quiet'));
// Engines that are not ours: the flags say what is known of them.
const core = join('adapters', 'ocgcore');
for (const [title, game, flags, command] of [
  ['the Python engine of Souls', 'souls', [], ['python3', join('adapters', 'python-souls', 'adapter.py')]],
  [
    'the core that Yu-Gi-Oh players use',
    'yu-gi-oh',
    ['--max-unsupported', '20%', '--baseline', join(core, 'baseline.json')],
    [process.execPath, join(core, 'adapter.js')],
  ],
]) {
  part(title, clausewise('run', '--quiet', '--game', game, ...flags, '--', ...command));
}
part('the committed rulebook is fresh', clausewise('docs', '--check'));
part('lint', ['npm', 'run', '--silent', 'lint']);

rmSync(folder, { recursive: true, force: true });
for (const [what, names] of Object.entries(told)) if (names.length > 0) console.log(`\n${what}:\n  ${names.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
