import type { Args, Given } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { parseConfig } from "#portal/config/config.ts";

/** Options of all commands that read a live CMS and redact its responses. */
export const liveArgs = {
  from: { type: "string", valueHint: "address", description: "Address of the CMS; by default CMS_URL" },
  rate: { type: "string", default: "20", valueHint: "n", description: "Maximum requests per second" },
  pause: {
    type: "string",
    default: "500",
    valueHint: "ms",
    description: "Pause before a failed request is retried",
  },
  key: {
    type: "string",
    valueHint: "text",
    description: "Secret of the pseudonyms; by default the one in the store's folder",
  },
} as const satisfies Args;

export const recordArgs = {
  into: { type: "string", valueHint: "folder", description: "Store to write; by default recordings/<host>" },
  ...liveArgs,
  cover: {
    type: "enum",
    options: ["shape", "all"],
    default: "shape",
    description: "shape keeps few content items that cover every shape; all keeps every item",
  },
  site: { type: "string", valueHint: "site", description: "Only one site, given its id or address" },
  "max-items": {
    type: "string",
    default: "50000",
    valueHint: "n",
    description: "Maximum number of content items to read",
  },
  "with-assets": {
    type: "boolean",
    default: false,
    description: "Keeps small images; by default all files are placeholders",
  },
  "dry-run": { type: "boolean", default: false, description: "Lists what would be read and writes nothing" },
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
