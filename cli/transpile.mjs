// The TypeScript sources, transpiled to a cache named after the hash of all of them: install scripts are off, so
// nothing is built before the first use, and what runs can never be older than what stands in the folder.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const rooms = ['reference', 'conformance', 'steps', 'generator', 'cli', 'adapters', 'bench', 'templates'];
// What is no code but read by it stands in a folder called assets, or among the templates: copied as it is.
const asItIs = (file) => /[\\/]assets[\\/]/.test(file) || relative(root, file).startsWith('templates');
const self = readFileSync(fileURLToPath(import.meta.url), 'utf8');
/** A cache of other sources may still be read by a process that was started before they changed. */
const OLD = 60 * 60 * 1000;

/** Every source file of the rooms, in a fixed order. */
function sources() {
  const found = [];
  for (const room of rooms) {
    if (!existsSync(join(root, room))) continue;
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && (asItIs(file) || (/\.(ts|generated\.js)$/.test(file) && !file.endsWith('.d.ts')))) found.push(file);
    }
  }
  return found.sort();
}

const withoutDoor = (file) => `const missing = () => { throw new Error('${file} is not there: run "npm run doors"'); };
export { missing as command, missing as position };
`;

/** One file as JavaScript, kept by what it is made of: after an edit only what was edited is transpiled anew. */
async function javascriptOf(file, text, there) {
  if (existsSync(there)) return readFileSync(there, 'utf8');
  const { default: ts } = await import('typescript');
  const { outputText, diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: 'ES2023', module: 'ESNext', verbatimModuleSyntax: true, rewriteRelativeImportExtensions: true },
  });
  const [wrong] = diagnostics;
  if (wrong?.file) {
    const { line, character } = wrong.file.getLineAndCharacterOfPosition(wrong.start ?? 0);
    process.stderr.write(
      `${relative(root, file)}:${line + 1}:${character + 1}: ${ts.flattenDiagnosticMessageText(wrong.messageText, ' ')}\n`,
    );
    return undefined;
  }
  mkdirSync(dirname(there), { recursive: true });
  // Another process may read it meanwhile: it is there as a whole, or not yet.
  const making = `${there}.${process.pid}`;
  writeFileSync(making, outputText);
  renameSync(making, there);
  return outputText;
}

/** Who has begun with these sources may load more of them later, and what is old is cleared away. */
function stillUsed(home) {
  try {
    utimesSync(home, new Date(), new Date());
  } catch {
    // It is somebody else's: they run it, or it is read only and nobody clears it away.
  }
}

/** The folder of the transpiled sources; made when it is not there. */
export async function transpiled() {
  const files = sources();
  const texts = files.map((f) => readFileSync(f, 'utf8'));
  const hash = createHash('sha256');
  files.forEach((f, i) => {
    hash.update(`${relative(root, f)}\0${texts[i]}\0`);
  });
  hash.update(self);
  const cache = join(root, 'node_modules', '.cache', 'clausewise');
  const home = join(cache, hash.digest('hex').slice(0, 16));
  if (existsSync(join(home, 'package.json'))) {
    stillUsed(home);
    return home;
  }

  const making = `${home}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
  } catch (e) {
    process.stderr.write(
      `${cache}: cannot be written (${e.code}), and what runs is made there at the first use: run "clausewise --version" once as somebody who may write there, as where the image is built or the package installed\n`,
    );
    process.exit(2);
  }
  const pieces = join(cache, 'files');
  const used = new Set([home, pieces]);
  for (const [i, f] of files.entries()) {
    const copy = join(making, relative(root, f));
    mkdirSync(dirname(copy), { recursive: true });
    if (asItIs(f) || !f.endsWith('.ts')) {
      writeFileSync(copy, texts[i]);
      continue;
    }
    const there = join(pieces, `${createHash('sha256').update(`${self}\0${texts[i]}`).digest('hex').slice(0, 24)}.js`);
    used.add(there);
    const outputText = await javascriptOf(f, texts[i], there);
    if (outputText === undefined) {
      rmSync(making, { recursive: true, force: true });
      process.exit(2);
    }
    writeFileSync(copy.replace(/\.ts$/, '.js'), outputText);
  }
  for (const f of files.filter((x) => basename(x) === 'schema.ts')) {
    // A new game has no door yet, and the verb that makes it must start all the same.
    const door = join(dirname(f), 'door.generated.js');
    if (!files.includes(door)) writeFileSync(join(making, relative(root, door)), withoutDoor(relative(root, door)));
  }
  writeFileSync(join(making, 'package.json'), '{ "type": "module" }\n');
  try {
    renameSync(making, home);
  } catch {
    rmSync(making, { recursive: true, force: true }); // another process was faster
  }
  for (const path of [cache, pieces].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (!used.has(path) && age > OLD) rmSync(path, { recursive: true, force: true });
  }
  return home;
}
