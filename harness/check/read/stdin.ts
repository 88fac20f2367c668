import type { Readable } from "node:stream";
import type { Item } from "#harness/check/item.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { maxFileBytes } from "./files.ts";
import { faultyItem, readJson, toItem } from "./record.ts";

/** Reads the records of a text: one, a list, or one per line. */
export function readText(text: string): Item[] {
  if (text.trim() === "")
    throw new UsageError("There is nothing on stdin; expected a record of a content item as JSON.");
  const whole = readJson(text);
  if ("json" in whole) {
    const { json } = whole;
    // Positions are meaningful only when the record is the whole text.
    return Array.isArray(json) ? json.map((record) => toItem(record, stdin)) : [toItem(json, { ...stdin, text })];
  }
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [{ line, number: index + 1 }] : []));
  if (
    lines.length < 2 ||
    lines.some(({ line }) => isPartOfRecord(line)) ||
    !lines.some(({ line }) => isRecordLine(line))
  )
    return [faultyItem("stdin", text, whole.fault)];
  return lines.map(({ line, number }) => {
    const file = `stdin:${number}`;
    const parsed = readJson(line);
    return "json" in parsed ? toItem(parsed.json, { file, text: line }) : faultyItem(file, line, parsed.fault);
  });
}

/** True for a line that only begins or ends a record or a list, as where records are indented. */
function isPartOfRecord(line: string): boolean {
  return /^[\s{}[\],]+$/.test(line) && "fault" in readJson(line);
}

function isRecordLine(line: string): boolean {
  const parsed = readJson(line);
  return "json" in parsed && isRecord(parsed.json);
}

const stdin = { file: "stdin", text: null };

/** Reads a stream to its end; throws UsageError above the size limit of files. */
export async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxFileBytes) throw new UsageError(`There are more than ${maxFileBytes / 1_000_000} MB on stdin.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
