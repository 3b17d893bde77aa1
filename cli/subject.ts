import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenModule } from '../conformance/module.ts';
import type { Pipe } from '../conformance/pipe.ts';
import { referenceSubject, type Subject } from '../conformance/run.ts';
import { type Env, UserError } from './env.ts';

/**
 * The engine to be judged: the reference, a module, or the one the words after `--` start, in so many processes.
 * @throws UserError, CannotStart
 */
export async function subjectOf(
  env: Env,
  { timeout, jobs = 1, module }: { timeout: number; jobs?: number; module?: string },
): Promise<Subject> {
  if (module !== undefined && env.adapter !== undefined)
    throw new UserError('--module and a command after "--" are two engines: leave one out');
  if (jobs > 1 && env.adapter === undefined) throw new UserError('--jobs starts an engine several times: it needs a command after "--"');
  if (module !== undefined) return moduleOf(module, timeout);
  if (env.adapter === undefined) return referenceSubject(env.version);
  const [first, ...others] = await pipesOf(env.adapter, timeout, jobs);
  const { pipedSubject, pooled } = await import('../conformance/piped.ts');
  return others.length === 0 ? pipedSubject(first) : pooled([pipedSubject(first), ...others.map(pipedSubject)]);
}

/**
 * So many processes of the engine that this command starts: all of them, or none.
 * @throws UserError, CannotStart
 */
export async function pipesOf(command: readonly string[], timeout: number, jobs = 1): Promise<[Pipe, ...Pipe[]]> {
  const [program = ''] = command;
  if (program === '') throw new UserError('no adapter: after "--" comes the command that starts it, as in "-- python3 my_adapter.py"');
  if (isFileAndNoCommand(program))
    throw new UserError(
      `${program} is a file here, and no command: write how to start it, as in "-- python3 ${program}", or "chmod +x ${program}" and "-- ./${program}"`,
    );
  const { openPipe } = await import('../conformance/pipe.ts');
  const open = (): Promise<Pipe> => openPipe({ command, timeout });
  const first = await open();
  const others = await Promise.allSettled(Array.from({ length: jobs - 1 }, open));
  const well = others.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
  const failed = others.find((o) => o.status === 'rejected');
  if (!failed) return [first, ...well];
  // Who is not ended keeps this process waiting.
  await Promise.all([first, ...well].map((p) => p.stop()));
  throw failed.reason;
}

/** Whether a word without a slash names a file of this folder and no program of PATH: the system does not start it. */
function isFileAndNoCommand(word: string): boolean {
  if (/[\\/]/.test(word) || !existsSync(word) || !statSync(word).isFile()) return false;
  return !(process.env['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, word)));
}

async function moduleOf(file: string, timeout: number): Promise<Subject> {
  const { moduleSubject } = await import('../conformance/module.ts');
  const { engine, release } = await moduleIn(file, timeout);
  const subject = moduleSubject(engine);
  return {
    ...subject,
    finish: () => {
      release();
      return subject.finish();
    },
  };
}

/**
 * The engine in a file of the user. Until it is released, this process is guarded against it.
 * @throws UserError when there is none in it
 */
export async function moduleIn(file: string, timeout: number): Promise<{ engine: OpenModule; release: () => void }> {
  const { openModule, thrown } = await import('../conformance/module.ts');
  if (!existsSync(file)) throw new UserError(`--module ${file}: there is no such file`);
  const release = guarded(file, thrown);
  try {
    const { start, run } = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    if (typeof start !== 'function' || typeof run !== 'function')
      throw new UserError('it exports no functions "start" and "run": they take the messages of docs/protocol.md and give the answers');
    return { engine: await openModule({ start: start as () => unknown, run: run as () => unknown }, timeout), release };
  } catch (e) {
    release();
    throw new UserError(`--module ${file}: ${thrown(e)}`);
  }
}

/**
 * Until it is released: what is printed to standard output goes to standard error, where it spoils no report, and a process
 * that ends has judged nothing, whatever status a module ends it with.
 */
function guarded(file: string, words: (e: unknown) => string): () => void {
  const { write } = process.stdout;
  const fail = (what: string): void => {
    process.stderr.write(`--module ${file}: ${what}\n`);
    process.exitCode = 2;
  };
  const ended = (): void => fail('it ended this process before all was judged');
  const onThrown = (e: unknown): void => {
    release();
    fail(`it threw when nothing was asked: ${words(e)}`);
    process.exit();
  };
  const release = (): void => {
    process.stdout.write = write;
    process.off('exit', ended);
    process.off('uncaughtException', onThrown);
  };
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof write;
  process.on('exit', ended);
  process.on('uncaughtException', onThrown);
  return release;
}
