import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import type { Item, RecordEntry, RecordFile } from "#harness/check/item.ts";
import { refusal } from "#harness/check/private-data/refusals.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { brokenItem, entryInMemory, faultyItem, outlineOf, readJson, refusalsOf, toItem } from "./record.ts";

/** The largest file that is read, in bytes. */
export const maxFileBytes = 10_000_000;

const knownIssues = z.array(z.object({ code: z.string(), pointer: z.string() }));

/** Lists the records of a fixtures folder, broken ones too, and refusals of its other files. */
export function readFiles(folder: string): RecordEntry[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const files = globSync("**/*.json", { cwd: folder }).toSorted();
  return files.flatMap((name): RecordEntry[] => {
    const path = join(folder, name);
    const isContent = name.startsWith("contents") && !name.endsWith(".issues.json");
    if (!isContent) return readOther(path).map(entryInMemory);
    const parsed = readParsed(path);
    const content = "json" in parsed ? outlineOf(parsed.json) : null;
    const known = readKnown(path.replace(/\.json$/, ".issues.json"));
    return [{ file: fileOf(path), content, place: { kind: "file", path, known } }];
  });
}

/** Reads the record of a file. */
export function readFile({ path, known }: RecordFile): Item {
  const parsed = readParsed(path);
  if ("item" in parsed) return parsed.item;
  const { text, json } = parsed;
  return toItem(json, { file: fileOf(path), text, known });
}

/** Other files only have to be valid JSON without secrets. */
function readOther(path: string): Item[] {
  const file = fileOf(path);
  const parsed = readParsed(path);
  if ("item" in parsed) return [parsed.item];
  const { text, json: record } = parsed;
  const refusals = refusalsOf(record, { file, text });
  return refusals.length === 0 ? [] : [{ ...brokenItem(file, text, refusals), record }];
}

/** Parses the JSON of a file; an unreadable file becomes an item with the fault. */
function readParsed(path: string): { text: string; json: unknown } | { item: Item } {
  const file = fileOf(path);
  const read = readText(path);
  if ("refusal" in read) return { item: brokenItem(file, null, [read.refusal]) };
  const { text } = read;
  const parsed = readJson(text);
  return "fault" in parsed ? { item: faultyItem(file, text, parsed.fault) } : { text, ...parsed };
}

function fileOf(path: string): string {
  return relative(process.cwd(), path);
}

function readText(path: string): { text: string } | { refusal: ReturnType<typeof refusal> } {
  const { size } = statSync(path);
  if (size > maxFileBytes) return { refusal: refusal("file.too-large", { size: Math.ceil(size / 1_000_000) }) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch {
    return { refusal: refusal("file.not-utf8") };
  }
}

function readKnown(path: string): Item["known"] {
  if (!existsSync(path)) return [];
  const parsed = readJson(readFileSync(path, "utf8"));
  const { data } = knownIssues.safeParse("json" in parsed ? parsed.json : null);
  if (data) return data;
  throw new UsageError(`${relative(process.cwd(), path)}: expected a list of issues, each with code and pointer.`);
}
