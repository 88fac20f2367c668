import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Whether a file is followed from another one. */
type IsFollowed = (from: string, to: string) => boolean;

/**
 * Which files of the project a program is made of, by the names of files in its sources: more than it imports, never less.
 * All paths are from the root.
 */
export function createImports(root: string) {
  const known = new Map<string, readonly string[]>();

  function named(file: string): readonly string[] {
    const before = known.get(file);
    if (before) return before;
    const isSource = /\.(?:[cm]?[jt]sx?|css|html)$/.test(file);
    const names = isSource ? namesIn(readFileSync(join(root, file), "utf8")) : [];
    const found = [...new Set(names.flatMap((name) => placesOf(name, file)))].filter((each) =>
      isFile(join(root, each)),
    );
    known.set(file, found);
    return found;
  }

  /** Everything that some files lead to, those among it. */
  function reached(roots: readonly string[], isFollowed: IsFollowed = () => true): Set<string> {
    const all = new Set(roots);
    for (const file of all) for (const next of named(file)) if (isFollowed(file, next)) all.add(next);
    return all;
  }

  return { reached };
}

/** Types are gone when a program runs. */
function namesIn(source: string): string[] {
  const running = source.replace(/^(?:import|export) type [^;]*;/gm, "");
  return [...running.matchAll(/["'`]([^"'`\s]{1,200}\.[a-z]{2,5})["'`]/g)].map(([, name = ""]) => name);
}

/** Beside the file, or from the root. */
function placesOf(name: string, file: string): string[] {
  if (name.startsWith("#")) return [name.slice(1)];
  const beside = join(dirname(file), name);
  return beside.startsWith("..") ? [] : name.startsWith(".") ? [beside] : [beside, join(name)];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
