import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, type LanguageCode } from "../languages.ts";
import { isRecord } from "../portal.ts";
import { offWire } from "../wire/localized.ts";
import type { Target } from "../wire/resolve.ts";

export type Json = Record<string, unknown>;

/** One content item with its versions by language, as in a folder of recorded responses. */
export interface StoredContent {
  id: string;
  wireKey: string;
  versions: readonly { language: LanguageCode; record: Json }[];
}

/** Recorded responses of a CMS in a folder such as `fixtures/`. */
export interface RecordStore {
  webs: Json[];
  categories: Json[];
  tags: Json[];
  documents: Json[];
  folders: Json[];
  contents: StoredContent[];
  /** Returns the path of a document's file; null when it was not recorded. */
  fileOf(fileName: string): string | null;
}

/** Reads a folder of recorded responses; error messages name the file. */
export function readRecords(folder: string): RecordStore {
  const list = (name: string) => itemsOf(readJson(join(folder, name))["items"]);
  return {
    webs: list("webs.json"),
    categories: list("categories.json"),
    tags: list("tags.json"),
    documents: list("documents.json"),
    folders: globSync("folders/*.json", { cwd: folder })
      .toSorted()
      .map((file) => readJson(join(folder, file))),
    contents: readContents(join(folder, "contents")),
    fileOf: (fileName) => {
      const path = join(folder, "documents/files", fileName);
      return existsSync(path) ? path : null;
    },
  };
}

function readContents(folder: string): StoredContent[] {
  const files = globSync("**/*.json", { cwd: folder }).filter((file) => !file.endsWith(".issues.json"));
  const read = files.toSorted().map((file) => {
    const record = readJson(join(folder, file));
    const language = codeOf(String(record["language"]));
    if (language === null) throw new Error(`${join(folder, file)}: the language ${record["language"]} is unknown.`);
    return { language, record };
  });
  return [...Map.groupBy(read, ({ record }) => String(record["id"]))].map(([id, versions]) => {
    const structure = versions[0]?.record["structure"];
    return { id, wireKey: isRecord(structure) ? String(structure["key"]) : "", versions };
  });
}

/** Paths of the content items in a folder of recorded responses, by id and language; empty for a new folder. */
export function pathsOf(folder: string): Map<string, string> {
  const contents = join(folder, "contents");
  const files = globSync("**/*.json", { cwd: contents }).filter((file) => !file.endsWith(".issues.json"));
  return new Map(
    files.map((file) => {
      const { id, language } = readJson(join(contents, file));
      return [`${id} ${language}`, file];
    }),
  );
}

/** A content item as references lead to it. */
export function targetOf({ id, versions }: StoredContent): Target {
  const first = versions[0]?.record ?? {};
  const names = Object.fromEntries(versions.map(({ language, record }) => [language, String(record["name"] ?? "")]));
  return { id, web: String(first["webId"] ?? ""), names, addresses: offWire(first["friendlyURLs"]) };
}

export function itemsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function idOf(record: Json): string {
  return String(record["id"]);
}

/** A record without some of its keys. */
export function without(record: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function readJson(path: string): Json {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isRecord(value)) return value;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  throw new Error(`${path}: expected an object.`);
}
