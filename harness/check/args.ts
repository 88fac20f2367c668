import { changedArg } from "#harness/changed/args.ts";
import type { Args } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { watchArg } from "#harness/cli/watch.ts";
import { reportArgs } from "#harness/report/args.ts";
import { isLanguage, type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { localDate } from "#portal/contract/time/dates.ts";

export const checkArgs = {
  filter: {
    type: "positional",
    valueHint: "filter",
    description: "Structure keys, ids, addresses or files; by default all content",
  },
  level: {
    type: "enum",
    options: ["0", "1", "2", "3", "4", "5"],
    default: "4",
    description: "0 schema, 1 references, 2 rules, 3 accessibility, 4 rendered page, 5 browser",
  },
  browser: { type: "boolean", default: false, description: "The same as --level 5" },
  fixtures: { type: "string", valueHint: "folder", description: "Folder of recorded content; by default fixtures" },
  live: { type: "boolean", default: false, description: "Content of the CMS at CMS_URL" },
  "cms-url": { type: "string", valueHint: "address", description: "Content of the CMS at this address" },
  sitemap: {
    type: "string",
    valueHint: "address",
    description: "Checks the pages in the sitemap of a running site instead",
  },
  stdin: { type: "boolean", default: false, description: "Content from stdin: one item, a list, or one item per line" },
  url: { type: "string", valueHint: "address", description: "The page at an address or path" },
  id: {
    type: "string",
    valueHint: "id",
    description: "The content item with this id; in a CMS also an unpublished one",
  },
  uses: {
    type: "string",
    valueHint: "id|key",
    description:
      "Lists where a content item (its id or address) or a shared value (its key or that of its set) is used, instead of findings; also as --reporter json",
  },
  site: { type: "string", valueHint: "site", description: "Content of one site, given its id, host or address" },
  lang: { type: "string", valueHint: "codes", description: "Content in these languages, such as cs,en" },
  ...changedArg,
  now: {
    type: "string",
    valueHint: "time",
    description: "Checks as of this time, such as 2027-01-01 or 2027-01-01T08:00:00Z",
  },
  compare: {
    type: "boolean",
    default: false,
    description: "Lists pages whose texts change by the day of --at; as --reporter default, json or html",
  },
  at: { type: "string", valueHint: "day", description: "Day whose texts are compared with those of --now" },
  shard: { type: "string", valueHint: "i/n", description: "One of n equal parts of the content" },
  threads: {
    type: "string",
    valueHint: "n",
    description: "Number of threads, about 150 MB each; by default one per core and thousand content items",
  },
  bail: { type: "string", valueHint: "n", description: "Stops after this number of failing findings" },
  ...watchArg,
  list: { type: "boolean", default: false, description: "Lists what would be checked" },
  ...reportArgs,
} as const satisfies Args;

export function readLanguages(text: string | undefined): Language[] {
  return (text?.split(",") ?? []).map((code) => {
    if (isLanguage(code)) return code;
    throw new UsageError(`--lang takes ${languageCodes.join(", ")}, not "${code}".`);
  });
}

/** In milliseconds; null when no time is given. */
export function readNow(text: string | undefined, option = "--now"): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  // JavaScript reads 30 February as a day in March.
  if (!Number.isNaN(time) && localDate.safeParse(text.slice(0, 10)).success) return time;
  throw new UsageError(`${option} takes a time with its zone or a day, not "${text}".`);
}
