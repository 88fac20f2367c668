import { existsSync } from "node:fs";
import { readNow } from "#harness/check/args.ts";
import type { Args, Given } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { reportArgs } from "#harness/report/args.ts";

const formats = ["default", "json", "html"] as const;

export const diffArgs = {
  content: {
    type: "positional",
    valueHint: "content",
    description: "Ids, addresses, structure keys or files; by default all content",
  },
  from: {
    type: "string",
    default: "published",
    valueHint: "published|time|folder",
    description:
      "Version to compare with: the published one of the CMS, the texts of another day, or a folder of recorded content",
  },
  lang: { type: "string", valueHint: "codes", description: "Content in these languages, such as cs,en" },
  now: { type: "string", valueHint: "time", description: "Compares as of this time, such as 2027-01-01" },
  fixtures: { type: "string", valueHint: "folder", description: "Folder of recorded content; by default fixtures" },
  live: { type: "boolean", default: false, description: "Content of the CMS at CMS_URL" },
  "cms-url": { type: "string", valueHint: "address", description: "Content of the CMS at this address" },
  reporter: { type: "enum", options: [...formats], default: "default", description: "Format of the report" },
  "outputFile.default": reportArgs["outputFile.default"],
  "outputFile.json": reportArgs["outputFile.json"],
  "outputFile.html": reportArgs["outputFile.html"],
  language: reportArgs.language,
} as const satisfies Args;

type DiffArgs = Given<typeof diffArgs>;

/** Version with which content is compared. */
export type From = { kind: "published" } | { kind: "time"; time: number } | { kind: "folder"; folder: string };

/** Parses `--from`; throws UsageError for anything else. */
export function readFrom(text: string): From {
  if (text === "published") return { kind: "published" };
  if (existsSync(text)) return { kind: "folder", folder: text };
  if (!/^\d{4}-/.test(text))
    throw new UsageError(`--from takes published, a time or a folder; there is no folder ${text}.`);
  const time = readNow(text, "--from");
  if (time === null) throw new UsageError("--from takes a value.");
  return { kind: "time", time };
}

/** Returns the report of `--reporter`, and those with an output file; at most one goes to stdout. */
export function reportersOf(args: DiffArgs) {
  return formats
    .map((name) => ({ name, file: args[`outputFile.${name}`] ?? null }))
    .filter(({ name, file }) => file !== null || name === args.reporter);
}
