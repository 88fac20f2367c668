import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { defaultStructureKey, isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import type { Changes } from "./git.ts";
import { createImports } from "./imports.ts";

const project = join(import.meta.dirname, "../..");

/** What a change is about: everything, or contents and the pages of structures. */
export interface Touched {
  /** The file because of which everything is to be looked at; null for none. */
  everything: string | null;
  /** Our keys of the structures whose schema or template has changed. */
  keys: ReadonlySet<StructureKey>;
  contents: readonly ChangedContent[];
}

export interface ChangedContent {
  /** Absolute path. */
  file: string;
  isDeleted: boolean;
  /** Id and addresses, before and now: what other contents and pages name it by. */
  names: readonly string[];
  /** Key of the CMS, before and now. */
  structureKeys: readonly string[];
}

interface Around {
  /** Folder of the contents and what the CMS has beside them. */
  fixtures: string;
  /** The files that the command starts from, from the project's root. */
  roots: readonly string[];
}

/** Says what the changed files have to do with what a command looks at; nothing for documentation, tests and other commands. */
export function touchedBy(changes: Changes, { fixtures, roots }: Around): Touched {
  const contents = new Map<string, ChangedContent>();
  const touched = new Set<StructureKey>();
  const keysOf = createKeysOf(roots);
  for (const file of changes.files) {
    const name = below(fixtures, file);
    const isContent = name?.startsWith("contents/") && name.endsWith(".json");
    const content = isContent ? readContent(file.replace(/\.issues\.json$/, ".json"), changes) : null;
    if (content?.names.some((each) => each.startsWith("config-"))) return everything(file);
    if (content) contents.set(content.file, content);
    else if (name !== null) return everything(file);
    const own = name === null ? keysOf(below(project, file)) : [];
    if (own === "everything") return everything(file);
    for (const key of own) touched.add(key);
  }
  return { everything: null, keys: touched, contents: [...contents.values()] };
}

/** Whether a text names one of the contents by id or address. */
export function isNamedIn(text: string, contents: readonly ChangedContent[]): boolean {
  return contents.some(({ names }) => names.some((name) => text.includes(name)));
}

function everything(file: string): Touched {
  return { everything: below(project, file) ?? file, keys: new Set(), contents: [] };
}

const keys = Object.keys(structures).filter(isStructureKey);
const ownFiles = (key: StructureKey) => [`schemas/${key}.ts`, `templates/${key}.tsx`];
const registries = ["schemas/structures/registry.ts", "templates/registry.ts"];

/** Folders of what pages and the bench are made of, and the files beside them that decide how. */
const code = /^(?:checks|components|harness|locales|machines|renderer|schemas|server|templates)\//;
const settings = /^(?:package(?:-lock)?\.json|portal\.config\.ts|tsconfig\.json|vite\.config\.ts)$/;

/** Answers whose pages a file of the project has to do with: a structure's own files and what they alone are made of have an owner. */
function createKeysOf(roots: readonly string[]): (file: string | null) => readonly StructureKey[] | "everything" {
  const { reached } = createImports(project);
  const owned = new Set(keys.flatMap(ownFiles));
  let shared: ReadonlySet<string> | null = null;
  return (file) => {
    if (file === null) return [];
    if (settings.test(file)) return "everything";
    if (!code.test(file) || file.endsWith(".md")) return [];
    shared ??= reached(roots, (from, to) => !(registries.includes(from) && owned.has(to)));
    if (shared.has(file)) return "everything";
    const owners = keys.filter((key) => reached(ownFiles(key)).has(file));
    // Any page may come to be shown by the default template.
    if (owners.includes(defaultStructureKey)) return "everything";
    // What is no program is read in ways that no import tells.
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

/** Null for what says neither what it is nor where. */
function parseRecord(text: string | null): z.output<typeof record> | null {
  try {
    return record.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

/** A path from a folder, with slashes; null where it is elsewhere. */
function below(folder: string, file: string): string | null {
  const path = relative(folder, file);
  return path === "" || path.startsWith("..") ? null : path.replaceAll(sep, "/");
}
