import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import type { GeneratedContents } from "./generated.ts";
import { toWireLanguage } from "./languages.ts";
import { type Content, content, folderTree, libraryDocument, listOf, namedItem, siteOf, web } from "./wire-records.ts";

/** Recorded answers of the content service. */
export type FixtureStore = ReturnType<typeof readStore> & {
  /** Further content items, generated on demand and never held in memory. */
  generated?: GeneratedContents;
};

/** The message names the file of the store, the place in it and what was expected there. */
export class StoreError extends Error {
  constructor(file: string, path: PropertyKey[], expectation: string) {
    super(`${[file, path.join(".")].filter(Boolean).join(": ")}: ${expectation}`);
    this.name = "StoreError";
  }
}

/** Reads a fixture store from its folder; throws {@link StoreError}. `contentsOf` reads its content items. */
export function readStore(folder: string, contentsOf = readContents) {
  const webs = readRecord(join(folder, "webs.json"), listOf(web));
  return {
    webs,
    categories: readRecord(join(folder, "categories.json"), listOf(namedItem)),
    tags: readRecord(join(folder, "tags.json"), listOf(namedItem)),
    documents: readRecord(join(folder, "documents.json"), listOf(libraryDocument)),
    folders: new Map(
      readFolder(join(folder, "folders"))
        .map((file) => readRecord(file, folderTree))
        .map((tree) => [String(tree.id), tree]),
    ),
    contents: contentsOf(
      join(folder, "contents"),
      webs.items.map(({ id }) => String(id)),
    ),
    /** Path on disk by file name in the address. */
    files: new Map(readFolder(join(folder, "documents/files"), "").map((file) => [basename(file), file])),
  };
}

function readContents(folder: string, webIds: string[]): Content[] {
  const owners = new Map<string, string>();
  function claim(file: string, path: PropertyKey[], key: string): void {
    const owner = owners.get(key);
    if (owner) throw new StoreError(file, path, `expected a value of its own, "${key}" belongs to ${owner}`);
    owners.set(key, file);
  }
  // A file next to a broken record lists the issues that the record must raise.
  const files = readFolder(folder).filter((file) => !file.endsWith(".issues.json"));
  return files.map((file) => {
    const record = readRecord(file, content);
    const language = toWireLanguage(record.language);
    if (!webIds.includes(siteOf(record)))
      throw new StoreError(file, ["webId"], `expected the id of a web in webs.json, got "${siteOf(record)}"`);
    if (toWireLanguage(file.split(".").at(-2) ?? "") !== language)
      throw new StoreError(file, ["language"], `expected the language of the file name, got "${record.language}"`);
    claim(file, ["id"], `${record.id} in ${language}`);
    const slug = slugOf(record);
    if (slug !== undefined) claim(file, ["friendlyURLs", language ?? ""], `${siteOf(record)}/${language}/${slug}`);
    return record;
  });
}

/** The address of a record in its own language; undefined when it has none. */
export function slugOf({ friendlyURLs, language }: Content): string | undefined {
  return Object.entries(friendlyURLs).find(([key]) => toWireLanguage(key) === toWireLanguage(language))?.[1];
}

function readRecord<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StoreError(file, issue?.path ?? [], issue?.message ?? "expected another shape");
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new StoreError(file, [], "expected this file to exist");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StoreError(file, [], `expected JSON, ${error instanceof Error ? error.message : error}`);
  }
}

// A missing folder is an empty one, because version control stores no empty folders.
function readFolder(folder: string, extension = ".json"): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
