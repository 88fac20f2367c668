import { existsSync, readFileSync } from "node:fs";
import { UsageError } from "./exit-codes.ts";

/** Reads a JSON file named on the command line. Throws UsageError; `expected` says what the file should contain. */
export function readJson(file: string, expected: string): unknown {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}; expected ${expected}.`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file}: expected ${expected}, ${error instanceof Error ? error.message : error}.`);
  }
}
