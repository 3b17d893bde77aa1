import { readFileSync } from 'node:fs';

/** What a verb is given by the command line. */
export type Env = {
  /** The folder of the project: features and generated-docs stand in it. */
  readonly root: string;
  /** The folder of the running code. */
  readonly home: string;
  readonly version: string;
  /** The words after `--`: the command that starts an engine. */
  readonly adapter: readonly string[] | undefined;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Exit status of the process; the worst that was set counts. */
  readonly exit: (status: 0 | 1 | 2) => void;
};

/** Something the user can mend. Its message says what, where and how; the process ends 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** A file of the user. @throws UserError when it cannot be read, as a folder cannot */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (e) {
    throw new UserError(`${file}: cannot be read: ${(e as Error).message}`);
  }
}
