import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutboxRow } from "#portal/adapter/service/records.ts";
import { filesFolder } from "../collections/documents.ts";
import { kindOfWire } from "../collections/structures.ts";
import { isRecord } from "../portal.ts";
import { toFileName } from "../wire/file-name.ts";

type Json = Record<string, unknown>;

/** The latest version of a record: the editors' draft, or else the published one. */
function newest({ draft, published }: OutboxRow): Json | null {
  return draft ?? published;
}

/**
 * Writes all records as a folder of recorded responses, one file per content and language; existing files keep their
 * paths.
 */
export function exportRecords(
  rows: readonly OutboxRow[],
  folder: string,
  present: ReadonlyMap<string, string>,
): number {
  const records = (kind: OutboxRow["kind"]): Json[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(newest)
      .filter((record) => record !== null);
  for (const [kind, name] of [
    ["web", "webs"],
    ["category", "categories"],
    ["tag", "tags"],
    ["document", "documents"],
  ] as const)
    writeJson(join(folder, `${name}.json`), { items: records(kind).toSorted(byId) });
  for (const tree of records("folder")) writeJson(join(folder, "folders", `${tree["id"]}.json`), tree);
  for (const { fileName } of records("document")) copyFile(String(fileName), join(folder, "documents/files"));
  const contents = [...records("content"), ...records("settings")];
  for (const record of contents) {
    const known = present.get(`${record["id"]} ${record["language"]}`);
    writeJson(join(folder, "contents", known ?? pathOf(record)), record);
  }
  return rows.length;
}

function pathOf(record: Json): string {
  const structure = isRecord(record["structure"]) ? String(record["structure"]["key"]) : "";
  const language = String(record["language"]).slice(0, 2).replace("uk", "ua");
  const urls = isRecord(record["friendlyURLs"]) ? Object.values(record["friendlyURLs"]) : [];
  const name = toFileName(String(urls[0] ?? record["id"])).replaceAll(".", "-");
  return `${record["webId"]}/${kindOfWire(structure)?.key ?? "other"}/${name}-${record["id"]}.${language}.json`;
}

function byId(one: Json, two: Json): number {
  return String(one["id"]).localeCompare(String(two["id"]), "en", { numeric: true });
}

function copyFile(name: string, folder: string): void {
  const source = join(filesFolder, name);
  if (!existsSync(source)) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(source, join(folder, name));
}

/** A file with equal values is not rewritten, so that version control shows only real changes. */
function writeJson(path: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(path) && isSame(JSON.parse(readFileSync(path, "utf8")), value)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function isSame(one: unknown, two: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(two))
    return one.length === two.length && one.every((item, index) => isSame(item, two[index]));
  if (!isRecord(one) || !isRecord(two)) return one === two;
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].every((key) => isSame(one[key], two[key]));
}
