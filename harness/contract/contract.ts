import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findingsPage } from "./findings-page.ts";
import { jsonSchemasOf, schemaIdsOf } from "./json-schema.ts";
import { openapiOf } from "./openapi.ts";
import { structuresPage } from "./structures-page.ts";
import { readValueTypes } from "./value-types.ts";

const docs = join(import.meta.dirname, "../../docs");

/** Returns the files of the contract by path below docs/, generated from the schemas. */
export async function contractFiles(): Promise<Record<string, string>> {
  const types = await readValueTypes();
  const ids = schemaIdsOf(types);
  const programs = Object.entries({ "openapi.json": openapiOf(ids), ...jsonSchemasOf(ids) });
  return {
    "structures.md": structuresPage(types),
    "findings.md": findingsPage(),
    ...Object.fromEntries(programs.map(([name, json]) => [`contract/${name}`, `${JSON.stringify(json, null, 2)}\n`])),
  };
}

/** Reads the files of the contract in docs/. */
export function readContract(): Record<string, string> {
  const names = ["structures.md", "findings.md", ...globSync("contract/*", { cwd: docs })];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(docs, name), "utf8")]));
}

/** Writes the files of the contract; resolves to their number. */
export async function writeContract(): Promise<number> {
  const files = Object.entries(await contractFiles());
  rmSync(join(docs, "contract"), { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(docs, name)), { recursive: true });
    writeFileSync(join(docs, name), content);
  }
  return files.length;
}
