import { changedArg } from "#harness/changed/args.ts";
import type { Args } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { watchArg } from "#harness/cli/watch.ts";
import { reportArgs } from "#harness/report/args.ts";
import { isLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";

export const checkArgs = {
  filter: {
    type: "positional",
    valueHint: "filter",
    description: "Structure keys, ids, addresses or files; all contents without one",
  },
  level: {
    type: "enum",
    options: ["0", "1", "2", "3", "4", "5"],
    default: "4",
    description: "0 schema, 1 references, 2 rules, 3 accessibility, 4 rendered page, 5 browser",
  },
  browser: { type: "boolean", default: false, description: "The same as --level 5" },
  fixtures: { type: "string", valueHint: "folder", description: "Where recorded contents are; fixtures if not given" },
  live: { type: "boolean", default: false, description: "The contents of the CMS that CMS_URL names" },
  "cms-url": { type: "string", valueHint: "address", description: "The contents of the CMS at this address" },
  sitemap: {
    type: "string",
    valueHint: "address",
    description: "Instead of contents, the pages that the sitemap of a running site lists",
  },
  stdin: { type: "boolean", default: false, description: "A content, a list of them or one on each line, from stdin" },
  url: { type: "string", valueHint: "address", description: "The page at an address or path" },
  id: {
    type: "string",
    valueHint: "id",
    description: "The content with this id, of a CMS also when it is not published",
  },
  uses: {
    type: "string",
    valueHint: "id",
    description: "Instead of findings, where the content with this id or address is used; also as --reporter json",
  },
  site: { type: "string", valueHint: "site", description: "Contents of a site: its id, host or address" },
  lang: { type: "string", valueHint: "codes", description: "Contents in languages, such as cs,en" },
  ...changedArg,
  now: {
    type: "string",
    valueHint: "time",
    description: "As of this time, such as 2027-01-01 or 2027-01-01T08:00:00Z",
  },
  shard: { type: "string", valueHint: "i/n", description: "One of n equal parts of the contents" },
  threads: {
    type: "string",
    valueHint: "n",
    description: "Threads that check at once, each some 150 MB; by default one a core, of a thousand contents at least",
  },
  bail: { type: "string", valueHint: "n", description: "Ends after so many findings that fail" },
  ...watchArg,
  list: { type: "boolean", default: false, description: "Says what would be checked" },
  ...reportArgs,
} as const satisfies Args;

export function readLanguages(text: string | undefined): Language[] {
  return (text?.split(",") ?? []).map((code) => {
    if (isLanguage(code)) return code;
    throw new UsageError(`--lang takes ${languageCodes.join(", ")}, not "${code}".`);
  });
}

/** In milliseconds; null when no time is given. */
export function readNow(text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new UsageError(`--now takes a time with its zone or a day, not "${text}".`);
}
