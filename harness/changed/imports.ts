import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Follows file names in the sources of a project, as paths from its root. A name in any string counts, since scripts of
 * pages and child processes are started by path: the result may hold too many files, never too few.
 */
export function createImports(root: string) {
  const cache = new Map<string, readonly string[]>();

  function importsOf(file: string): readonly string[] {
    const cached = cache.get(file);
    if (cached) return cached;
    const isSource = /\.(?:[cm]?[jt]sx?|css|html)$/.test(file);
    const names = isSource ? namesIn(readFileSync(join(root, file), "utf8")) : [];
    const imports = [...new Set(names.flatMap((name) => candidates(name, file)))].filter((path) =>
      statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
    );
    cache.set(file, imports);
    return imports;
  }

  /** Returns the given files and everything reachable from them, without the edges that `isFollowed` rejects. */
  return function reachableFrom(
    files: readonly string[],
    isFollowed: (from: string, to: string) => boolean = () => true,
  ): Set<string> {
    const all = new Set(files);
    for (const file of all) for (const next of importsOf(file)) if (isFollowed(file, next)) all.add(next);
    return all;
  };
}

/** Type imports do not count: they do not exist at run time. */
function namesIn(source: string): string[] {
  const running = source.replace(/^(?:import|export) type [^;]*;/gm, "");
  return [...running.matchAll(/["'`]([^"'`\s]{1,200}\.[a-z]{2,5})["'`]/g)].map(([, name = ""]) => name);
}

/** Resolves a name relative to the file and, unless it starts with a dot, to the root. */
function candidates(name: string, file: string): string[] {
  if (name.startsWith("#")) return [name.slice(1)];
  const beside = join(dirname(file), name);
  return beside.startsWith("..") ? [] : name.startsWith(".") ? [beside] : [beside, join(name)];
}
