import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export type Difference = { readonly stale: string[]; readonly missing: string[]; readonly surplus: string[] };

/** What has to happen to a folder for it to hold these files and no others. Paths are relative, with slashes. */
export function difference(has: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): Difference {
  const paths = [...wanted.keys()].sort();
  return {
    stale: paths.filter((p) => has.has(p) && has.get(p) !== wanted.get(p)),
    missing: paths.filter((p) => !has.has(p)),
    surplus: [...has.keys()].filter((p) => !wanted.has(p)).sort(),
  };
}

/** The files of a folder by their path in it, without hidden ones and without the folder `except`. */
export function filesIn(folder: string, except?: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (here: string): void => {
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      const path = join(here, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      if (entry.name.startsWith('.') || name === except) continue;
      if (entry.isDirectory()) visit(path);
      else files.set(name, readFileSync(path, 'utf8'));
    }
  };
  if (existsSync(folder)) visit(folder);
  return files;
}

/** Writes what is missing or stale and, if `owned`, removes what does not belong. Files that are right are not touched. */
export function bring(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  { owned, except }: { owned: boolean; except?: string },
): Difference {
  const d = difference(filesIn(folder, except), wanted);
  for (const path of [...d.missing, ...d.stale]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted.get(path) as string);
  }
  if (!owned) return { ...d, surplus: [] };
  for (const path of d.surplus) {
    rmSync(join(folder, path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
  return d;
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
