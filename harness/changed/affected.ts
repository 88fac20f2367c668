import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import {
  defaultStructureKey,
  isStructureKey,
  type StructureKey,
  structures,
} from "#portal/contract/structures/registry.ts";
import type { Changes } from "./git.ts";
import { createImports } from "./imports.ts";

const project = join(import.meta.dirname, "../..");

/** Parts of the portal that a change affects. */
export interface Affected {
  /** The changed file that affects everything; null for none. */
  everything: string | null;
  /** Structures whose schema or template has changed. */
  keys: ReadonlySet<StructureKey>;
  contents: readonly ChangedContent[];
}

/** A content item that has changed since the commit. */
export interface ChangedContent {
  /** Absolute path. */
  file: string;
  isDeleted: boolean;
  /** Ids and addresses, old and new: other content items refer to it by these. */
  names: readonly string[];
  /** Structure keys of the CMS, old and new. */
  structureKeys: readonly string[];
}

interface Scope {
  /** Folder of the content items and the other records of the CMS. */
  fixtures: string;
  /** Entry files of the command, as paths from the project's root. */
  roots: readonly string[];
}

/** Returns what changed files affect. Documentation, tests and other commands affect nothing. */
export function affectedBy(changes: Changes, { fixtures, roots }: Scope): Affected {
  const contents = new Map<string, ChangedContent>();
  const touched = new Set<StructureKey>();
  const ownersOf = createOwnersOf(roots);
  for (const file of changes.files) {
    const name = below(fixtures, file);
    const isContent = name?.startsWith("contents/") && name.endsWith(".json");
    const content = isContent ? readContent(file.replace(/\.issues\.json$/, ".json"), changes) : null;
    if (content?.names.some((each) => each.startsWith("config-"))) return everything(file);
    if (content) contents.set(content.file, content);
    else if (name !== null) return everything(file);
    const owners = name === null ? ownersOf(below(project, file)) : [];
    if (owners === "everything") return everything(file);
    for (const key of owners) touched.add(key);
  }
  return { everything: null, keys: touched, contents: [...contents.values()] };
}

/** True when a text contains the id or an address of one of the content items. */
export function isNamedIn(text: string, contents: readonly ChangedContent[]): boolean {
  return contents.some(({ names }) => names.some((name) => text.includes(name)));
}

function everything(file: string): Affected {
  return { everything: below(project, file) ?? file, keys: new Set(), contents: [] };
}

const keys = Object.keys(structures).filter(isStructureKey);
const ownFiles = (key: StructureKey) => [`schemas/structures/${key}.ts`, `templates/${key}/${key}.tsx`];
const registries = ["schemas/structures/registry.ts", "templates/registry.ts"];

const code = /^(?:checks|components|embedded|harness|locales|machines|renderer|schemas|server|templates)\//;
const settings = /^(?:package(?:-lock)?\.json|portal\.config\.ts|tsconfig\.json|vite\.config\.ts)$/;

/** Returns a function from a file to the structures it belongs to: those whose files alone import it. */
function createOwnersOf(roots: readonly string[]): (file: string | null) => readonly StructureKey[] | "everything" {
  const reachableFrom = createImports(project);
  const owned = new Set(keys.flatMap(ownFiles));
  let shared: ReadonlySet<string> | null = null;
  return (file) => {
    if (file === null) return [];
    if (settings.test(file)) return "everything";
    if (!code.test(file) || file.endsWith(".md")) return [];
    shared ??= reachableFrom(roots, (from, to) => !(registries.includes(from) && owned.has(to)));
    if (shared.has(file)) return "everything";
    const owners = keys.filter((key) => reachableFrom(ownFiles(key)).has(file));
    // The default template may show any page.
    if (owners.includes(defaultStructureKey)) return "everything";
    // Imports say nothing about other files, such as locales.
    return owners.length > 0 || /\.(?:[cm]?[jt]sx?)$/.test(file) ? owners : "everything";
  };
}

const record = z.looseObject({
  id: z.string(),
  structure: z.looseObject({ key: z.string() }),
  friendlyURLs: z.record(z.string(), z.string()),
});

function readContent(file: string, changes: Changes): ChangedContent {
  const now = existsSync(file) ? readFileSync(file, "utf8") : null;
  const versions = [now, changes.textBefore(file)].flatMap((text) => parseRecord(text) ?? []);
  return {
    file,
    isDeleted: now === null,
    names: [...new Set(versions.flatMap(({ id, friendlyURLs }) => [`"${id}"`, ...Object.values(friendlyURLs)]))].filter(
      (name) => name !== "",
    ),
    structureKeys: [...new Set(versions.map(({ structure }) => structure.key))],
  };
}

/** Returns null for a text that is no content record. */
function parseRecord(text: string | null): z.output<typeof record> | null {
  try {
    return record.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

/** Path relative to a folder, with slashes; null outside it. */
function below(folder: string, file: string): string | null {
  const path = relative(folder, file);
  return path === "" || path.startsWith("..") ? null : path.replaceAll(sep, "/");
}
