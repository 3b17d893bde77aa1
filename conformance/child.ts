import { isUtf8 } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { printableLines } from './printable.ts';

/** One line of a child's standard output, or what stood there instead. */
export type Line = { text: string; broken?: 'not UTF-8' | 'too long' };
/** How a child came to its end. `partial` is a last line that was never ended. */
export type End = { code: number | null; signal: string | null; partial: string; error?: NodeJS.ErrnoException };
export type Listener = { lines: (lines: readonly Line[]) => void; ended: (end: End) => void };
export type Child = {
  write: (text: string) => void;
  /** No more input: whoever reads to the end of it ends now. */
  close: () => void;
  /** Kills it and everything it started, as far as that is found: see `killAllOf`. */
  kill: () => void;
  /** The last of what it wrote to standard error, at most 2 KB. */
  stderr: () => string;
  forgetStderr: () => void;
};

const KEPT = 2048;
const NEWLINE = 0x0a;
/** How long the pipes of a dead child may stay open before they are closed from this side. */
const LINGER = 500;

// On POSIX each child leads a process group, so that a wrapper's own children die with it.
const leadsGroup = process.platform !== 'win32';
/** A variable that all descendants of a child inherit. Nested runs add theirs to it. */
const MARK = 'CLAUSEWISE_CHILD';
/** Children that run, each with its mark. */
const alive = new Map<ChildProcess, string>();

/**
 * Kills a child, its process group and, on Linux, whoever left the group and still carries its mark in the environment.
 * Elsewhere, and of those who left the group with an emptied environment, nothing is known.
 */
function killAllOf(child: ChildProcess, mark: string): void {
  if (child.pid === undefined) return;
  try {
    if (leadsGroup) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // nobody of the group is left
  }
  if (process.platform !== 'linux') return;
  // Again while there are any: they may have started others meanwhile.
  const killed = new Set<string>();
  let before: number;
  do {
    before = killed.size;
    killMarked(mark, killed);
  } while (killed.size > before);
}
function killMarked(mark: string, killed: Set<string>): void {
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid) || killed.has(pid)) continue;
    try {
      if (!readFileSync(`/proc/${pid}/environ`).includes(mark)) continue;
      process.kill(Number(pid), 'SIGKILL');
      killed.add(pid);
    } catch {
      // it has ended, or is somebody else's
    }
  }
}
const killAll = (): void => {
  for (const [child, mark] of alive) killAllOf(child, mark);
};
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Children in groups of their own do not get the terminal's signals: hand them on by hand. */
function onSignal(signal: NodeJS.Signals): void {
  killAll();
  unguard();
  process.kill(process.pid, signal);
}
function guard(): void {
  if (alive.size > 0) return;
  process.on('exit', killAll);
  for (const s of signals) process.on(s, onSignal);
}
function unguard(): void {
  process.off('exit', killAll);
  for (const s of signals) process.off(s, onSignal);
}

/** Starts a program. Whatever happens, `on.ended` is called once, and whatever `killAllOf` finds of it is dead then. */
export function startChild(command: readonly string[], on: Listener, maxLine: number): Child {
  const [program = '', ...args] = command;
  const mark = randomUUID();
  const env = { ...process.env, [MARK]: `${process.env[MARK] ?? ''} ${mark}` };
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: leadsGroup, env });
  guard();
  alive.set(child, mark);

  let over = false;
  let code: number | null = null;
  let signal: string | null = null;
  const out = lineReader(maxLine, on.lines);
  const end = (error?: NodeJS.ErrnoException): void => {
    if (over) return;
    over = true;
    killAllOf(child, mark);
    alive.delete(child);
    if (alive.size === 0) unguard();
    on.ended({ code, signal, partial: out.partial(), ...(error && { error }) });
  };
  child.on('error', (e) => child.pid === undefined && end(e));
  child.on('exit', (c, s) => {
    [code, signal] = [c, s];
    killAllOf(child, mark);
    setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, LINGER).unref();
  });
  child.on('close', () => end());
  // Writing to a child that is gone: its end is reported by `exit`.
  child.stdin.on('error', () => {});

  let tail = Buffer.alloc(0);
  child.stderr.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk.subarray(-KEPT)]).subarray(-KEPT);
  });
  child.stdout.on('data', (chunk: Buffer) => out.read(chunk));

  return {
    write: (text) => {
      if (child.stdin.writable) child.stdin.write(text);
    },
    close: () => child.stdin.end(),
    kill: () => killAllOf(child, mark),
    stderr: () => printableLines(tail.toString('utf8').trimEnd()),
    forgetStderr: () => {
      tail = Buffer.alloc(0);
    },
  };
}

/** Cuts a stream of bytes into lines. A line that grows beyond `maxLine` bytes is given up once, and skipped to its end. */
function lineReader(maxLine: number, give: (lines: readonly Line[]) => void): { read: (chunk: Buffer) => void; partial: () => string } {
  let parts: Buffer[] = [];
  let size = 0;
  let skipping = false;
  const lineOf = (bytes: Buffer): Line =>
    isUtf8(bytes) ? { text: bytes.toString('utf8') } : { text: bytes.toString('latin1'), broken: 'not UTF-8' };
  const read = (chunk: Buffer): void => {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, at);
      from = at + 1;
      if (!skipping) lines.push(lineOf(parts.length ? Buffer.concat([...parts, piece]) : piece));
      [parts, size, skipping] = [[], 0, false];
    }
    const rest = chunk.subarray(from);
    if (!skipping && rest.length > 0) {
      parts.push(rest);
      size += rest.length;
      if (size > maxLine) {
        lines.push({ text: parts[0]?.toString('latin1', 0, 80) ?? '', broken: 'too long' });
        [parts, size, skipping] = [[], 0, true];
      }
    }
    if (lines.length > 0) give(lines);
  };
  return { read, partial: () => Buffer.concat(parts).toString('utf8') };
}
