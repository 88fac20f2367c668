import type { Args, Given } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { parseConfig } from "#server/config/config.ts";

/** Options of all commands that read a live CMS and redact its responses. */
export const liveArgs = {
  from: { type: "string", valueHint: "address", description: "Address of the CMS; CMS_URL if not given" },
  rate: { type: "string", default: "20", valueHint: "n", description: "Most requests in a second" },
  pause: {
    type: "string",
    default: "500",
    valueHint: "ms",
    description: "Pause before a failed request is sent again",
  },
  key: {
    type: "string",
    valueHint: "text",
    description: "Secret from which stand-ins are made; one in the store's folder if not given",
  },
} as const satisfies Args;

export const recordArgs = {
  into: { type: "string", valueHint: "folder", description: "Store that is written; recordings/<host> if not given" },
  ...liveArgs,
  cover: {
    type: "enum",
    options: ["shape", "all"],
    default: "shape",
    description: "shape keeps few content items that together have every shape; all keeps every one",
  },
  site: { type: "string", valueHint: "site", description: "One site: its id or address" },
  "max-items": {
    type: "string",
    default: "50000",
    valueHint: "n",
    description: "Most content items that are looked at",
  },
  "with-assets": {
    type: "boolean",
    default: false,
    description: "Keeps small images; otherwise all files are stand-ins",
  },
  "dry-run": { type: "boolean", default: false, description: "Says what would be read and writes nothing" },
  silent: { type: "boolean", default: false, description: "No progress on stderr" },
} as const satisfies Args;

/** The recorded CMS; headers and parameter names come from the settings. */
export function readUpstream({ from }: Pick<Given<typeof liveArgs>, "from">, option = "--from") {
  const config = parseConfig(process.env);
  const baseURL = from ?? config.cms.url;
  if (!baseURL) throw new UsageError(`${option} needs the address of a CMS, such as http://127.0.0.1:4000.`);
  const url = URL.parse(baseURL);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search)
    throw new UsageError(
      `${option} takes an http or https address without credentials and query; credentials belong in CMS_HEADERS.`,
    );
  return { config, host: url.host, client: { ...config.cms, baseURL } };
}
