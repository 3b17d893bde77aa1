import { existsSync, statSync } from 'node:fs';
import { DoorError } from '../reference/kernel/game.ts';
import { type Child, type End, type Line, startChild } from './child.ts';
import { cut, printable } from './printable.ts';
import { PROTOCOL, readStarted, type Started } from './protocol.ts';

/** The engine could not be started: nothing can be judged. The message says how to mend it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** A line that is no answer. */
export class Stray extends Error {}
/**
 * The JSON of a line.
 * @throws Stray when it holds none.
 */
export function parsed(line: Line): unknown {
  if (line.broken) throw new Stray(`a line that is ${line.broken}: ${shown(line.text)}`);
  try {
    return JSON.parse(line.text);
  } catch (e) {
    throw new Stray(`a line that is no JSON: ${shown(line.text)} (${whyNoJson(line.text, (e as Error).message)})`);
  }
}
/** What stands behind a line that was meant to be JSON, or what to do with one that was not. */
function whyNoJson(text: string, told: string): string {
  if (text.startsWith('\ufeff')) return 'a byte order mark stands before it: write UTF-8 without one';
  if (/^\{\s*'/.test(text)) return 'JSON has double quotes: let a JSON library write it, this is how a language prints a map';
  if (/[:[,]\s*-?(NaN|Infinity)/.test(text)) return 'JSON has no NaN and no Infinity: leave out what has no value';
  if (/^[{[]\s*$/.test(text)) return 'an answer over several lines: write it on one, without indentation';
  if (text.startsWith('{')) return told;
  return 'standard output belongs to the protocol: print to standard error';
}
export const shown = (s: string): string => {
  const text = s.trimEnd();
  return printable(JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text));
};
export const howItEnded = ({ code, signal, partial }: End): string =>
  `it ended ${signal ? `by ${signal}` : `with exit status ${code}`}${partial && `, in the middle of the line ${shown(partial)}`}`;

export type Greeted = { child: Child; started: Started; ended: Promise<End> };
export type Heard = { lines: (lines: readonly Line[]) => void; ended: (end: End) => void };
export type Limits = { patience: number; maxLine: number };

/**
 * Starts a program and asks it who it is. What it says and does afterwards goes to `heard`.
 * @throws CannotStart, with nothing of it left running
 */
export function greet(command: readonly string[], { patience, maxLine }: Limits, heard: Heard): Promise<Greeted> {
  return new Promise((resolve, reject) => {
    let greeted = false;
    let failure: string | undefined;
    let over: (end: End) => void = () => {};
    const ended = new Promise<End>((done) => {
      over = done;
    });
    const fail = (what: string): void => {
      failure ??= what;
      child.kill();
    };
    const child = startChild(
      command,
      {
        lines: (lines) => {
          if (failure !== undefined) return;
          let rest = lines;
          if (!greeted) {
            const [head, ...others] = lines as [Line, ...Line[]];
            try {
              const started = presentable(readStarted(parsed(head)));
              greeted = true;
              clearTimeout(timer);
              resolve({ child, started, ended });
            } catch (e) {
              return fail(wrongGreeting(e));
            }
            rest = others;
          }
          if (rest.length > 0) heard.lines(rest);
        },
        ended: (end) => {
          over(end);
          clearTimeout(timer);
          if (greeted) return heard.ended(end);
          const said = child.stderr();
          const why = failure ?? (end.error ? notStarted(command[0] ?? '', end.error) : endedEarly(command, end));
          reject(new CannotStart(`${command.join(' ')}: ${why}${said && `\nits standard error ends:\n${indented(said)}`}`));
        },
      },
      maxLine,
    );
    const timer = setTimeout(
      () =>
        fail(
          `no answer to "start" within ${patience} ms: answer each line of standard input with one line, ended by a line break, and flush it`,
        ),
      patience,
    );
    child.write(`${JSON.stringify({ cmd: 'start', protocol: PROTOCOL })}\n`);
  });
}
/** Its own words about itself, for people. */
export const presentable = ({ engine, games }: Started): Started => ({
  engine: Object.fromEntries(Object.entries(engine).map(([k, v]) => [k, printable(cut(v, NAME))])) as Started['engine'],
  games,
});
/** How much of its name and version is taken: they head every report. */
const NAME = 200;
const indented = (text: string): string => text.replace(/^/gm, '    ');

function wrongGreeting(e: unknown): string {
  if (e instanceof Stray) return `answered "start" with ${e.message}`;
  if (e instanceof DoorError) return `the answer to "start" is not as the protocol says: ${printable(e.message)}`;
  throw e;
}
function notStarted(program: string, e: NodeJS.ErrnoException): string {
  if ((e.code === 'ENOENT' || e.code === 'EACCES') && statSync(program, { throwIfNoEntry: false })?.isDirectory())
    return `${program} is a folder: write the program that is in it`;
  if (e.code === 'ENOENT' && existsSync(program))
    return `${program} is there, but not the interpreter that its first line names: name one that is, or write it before the file, as in "-- python3 ${program}"`;
  if (e.code === 'ENOENT') return `there is no program "${program}" here or in PATH: check the spelling, and the folder you are in`;
  if (e.code === 'EACCES')
    return `${program} is not executable: run "chmod +x ${program}", or write its interpreter before it, as in "-- python3 ${program}"`;
  return `could not be started: ${e.message}`;
}
function endedEarly(command: readonly string[], end: End): string {
  const missing = command.slice(1).find((a) => /[\\/.]/.test(a) && !/^-|=/.test(a) && !existsSync(a));
  return `${howItEnded(end)} before it answered "start"${missing ? `: there is no file ${missing} here` : ''}`;
}
