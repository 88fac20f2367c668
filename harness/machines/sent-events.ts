import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const productFiles = "{components,embedded,machines,renderer,schemas,server,templates}/**/*.{ts,tsx}";

/** Most imports between a machine's file and a file that may send its events. */
const importSteps = 3;

/** Text of a file by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

export function readProduct(): Sources {
  const paths = globSync(productFiles, { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The registry of behaviours, whose events are in the markup (renderer/client/behaviours/). */
const behaviourList = "renderer/client/behaviours/registry.ts";

/**
 * Returns the names of events that product code sends to a machine: events in objects `{ type: "…" }` in files that
 * import the machine's file over at most three imports, events that the markup sends to a behaviour among these files,
 * and events that the machine raises itself.
 */
export function sentEvents(machineFile: string, sources: Sources): ReadonlySet<string> {
  const raised = [...(sources.get(machineFile) ?? "").matchAll(/\braise\(\{ type: "(\w+)"/g)].map(([, name]) => name);
  const importers = importersOf(machineFile, sources);
  const sent = [...importers].flatMap((path) => typesIn(sources.get(path) ?? ""));
  return new Set([...raised, ...sent, ...markupEvents(importers, sources)].filter((name) => name !== undefined));
}

/** Returns the events that the markup, or a page change, sends to behaviours in the given files. */
function markupEvents(files: ReadonlySet<string>, sources: Sources): string[] {
  const registered = (sources.get(behaviourList) ?? "").matchAll(/(\w+): \(\) => import\("#([^"]+)"\)/g);
  const behaviours = new Set([...registered].flatMap(([, name, file = ""]) => (files.has(file) ? name : [])));
  if (behaviours.size === 0) return [];
  return [...sources.values()].flatMap((text) => {
    const toOne = text.matchAll(/\b(?:data-click|data-change|sends)=[^>]*?"(\w+)\.(\w+)"/g);
    const toAll = text.matchAll(/\bsendToLoaded\("(\w+)"\)/g);
    return [
      ...[...toOne].flatMap(([, name, event = ""]) => (behaviours.has(name) ? event : [])),
      ...[...toAll].flatMap(([, event = ""]) => event),
    ];
  });
}

function importersOf(file: string, sources: Sources): ReadonlySet<string> {
  const imports = [...sources].map(([path, text]) => [path, importsOf(path, text)] as const);
  let reached = new Set([file]);
  for (let step = 0; step < importSteps; step += 1) {
    const next = imports.filter(
      ([path, targets]) => !path.startsWith("machines/") && targets.some((each) => reached.has(each)),
    );
    reached = new Set([...reached, ...next.map(([path]) => path)]);
  }
  reached.delete(file);
  return reached;
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\() ?"(#|\.\.?\/)([^"]+)"/g)].map(([, kind = "", rest = ""]) =>
    kind === "#" ? rest : join(dirname(path), kind, rest),
  );
}

/** Returns the string literals in values of `type`, including conditional ones. */
function typesIn(text: string): string[] {
  return [...text.matchAll(/\btype: ([^,{};]*)/g)].flatMap(([, value = ""]) =>
    [...value.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? []),
  );
}
