import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import type { Item } from "#harness/check/item.ts";
import { refusal } from "#harness/check/private-data/refusals.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { brokenItem, faultyItem, readJson, refusalsOf, toItem } from "./record.ts";

/** The largest file that is read, in bytes. */
export const maxFileBytes = 10_000_000;

const knownIssues = z.array(z.object({ code: z.string(), pointer: z.string() }));

/** Reads the records of a fixtures folder, also broken ones, and refusals of its other files. */
export function readFiles(folder: string): Item[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const files = globSync("**/*.json", { cwd: folder }).toSorted();
  return files.flatMap((name) => {
    const isContent = name.startsWith("contents") && !name.endsWith(".issues.json");
    return readFile(join(folder, name), isContent);
  });
}

/** Files that are no content only have to be JSON without secrets. */
function readFile(path: string, isContent: boolean): Item[] {
  const file = relative(process.cwd(), path);
  const read = readText(path);
  if ("refusal" in read) return [brokenItem(file, null, [read.refusal])];
  const { text } = read;
  const parsed = readJson(text);
  if ("fault" in parsed) return [faultyItem(file, text, parsed.fault)];
  const record = parsed.json;
  if (isContent) return [toItem(record, { file, text, known: readKnown(path.replace(/\.json$/, ".issues.json")) })];
  const refusals = refusalsOf(record, { file, text });
  return refusals.length === 0 ? [] : [{ ...brokenItem(file, text, refusals), record }];
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
