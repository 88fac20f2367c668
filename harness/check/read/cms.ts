import { hash } from "node:crypto";
import type { RecordEntry } from "#harness/check/item.ts";
import type { Progress } from "#harness/cli/command.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { openSpool } from "#harness/cli/spool.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import { type CmsClient, CmsError } from "#portal/cms/client.ts";
import { pagesOf } from "#portal/cms/paging.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { outlineOf } from "./record.ts";

/** Lists that are read in parallel. */
const atOnce = 4;

interface Options {
  client: CmsClient;
  /** For messages. */
  address: string;
  sites: readonly RecordedSite[];
  signal: AbortSignal;
  progress: Progress;
}

/** Reads all published content in every language to a temporary file; when the CMS fails, what was received so far. */
export async function readContents({ client, address, sites, signal, progress }: Options) {
  const jobs = sites.flatMap(({ web }) => languageCodes.map((language) => ({ webId: web.id, language })));
  progress.start("Reading the CMS", jobs.length);
  const add = createSpooledEntries();
  const entries = jobs.map((): RecordEntry[] => []);
  const left = jobs.entries();
  let failure: EnvironmentError | null = null;
  const work = async () => {
    for (const [index, job] of left) {
      if (failure !== null || signal.aborted) return;
      try {
        for await (const { items } of pagesOf(client, "/contents", { ...job, sort: "name" }))
          entries[index]?.push(...items.flatMap(add));
        progress.step();
      } catch (error) {
        failure = toFailure(error, address);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  progress.end();
  return { entries: entries.flat(), failure };
}

/**
 * Returns a function that writes a record to a temporary file. It returns the entry of the record, or nothing for one that
 * another list has had: a record whose language is unreadable may be in the lists of all languages.
 */
function createSpooledEntries(): (record: unknown) => RecordEntry[] {
  const spool = openSpool();
  const known = new Set<string>();
  return (record) => {
    const json = JSON.stringify(record);
    const digest = hash("sha1", json, "base64");
    if (known.has(digest)) return [];
    known.add(digest);
    return [{ file: null, content: outlineOf(record), place: { kind: "spool", ...spool.add(json) } }];
  };
}

/** Converts a failure of the CMS to an error that says what to do; rethrows other errors. */
export function toFailure(error: unknown, address: string): EnvironmentError {
  if (error instanceof CmsError)
    return new EnvironmentError(`${adviceFor(error, originOf(address))} (${withPlace(error)})`);
  throw error;
}

/** Returns the message of a failure with its place in the answer. */
export function withPlace({ message, pointer }: CmsError): string {
  return pointer ? `${message} at ${pointer}` : message;
}

function adviceFor({ kind, status, message }: CmsError, cms: string): string {
  if (kind === "network" && message.endsWith("ECONNREFUSED"))
    return `The CMS at ${cms} refuses the connection: check the address and that it runs.`;
  if (kind === "network") return `The CMS at ${cms} cannot be reached: check CMS_URL and that it runs.`;
  if (kind === "timeout") return `The CMS at ${cms} does not answer in time: try again, or raise CMS_TIMEOUT_MS.`;
  if (kind === "status" && (status === 401 || status === 403))
    return `The CMS at ${cms} rejects the credentials: check the credentials in CMS_HEADERS.`;
  if (kind === "status" && status !== null && status >= 500)
    return `The CMS at ${cms} fails: try again later, or ask its operators.`;
  if (kind === "status" && status !== null && status < 400)
    return `The CMS at ${cms} redirects: set CMS_URL to the address of the content service itself.`;
  if (kind === "content-type" || kind === "not-json")
    return `The response of ${cms} is not from a content service: check CMS_URL, it may lead to a sign-in page.`;
  if (kind === "too-large") return `The CMS at ${cms} sends more than CMS_MAX_BODY_BYTES allows: raise it.`;
  return `The CMS at ${cms} does not answer as docs/contract says: "portal contract --cms" names each fault.`;
}

/** Returns the address without credentials. */
function originOf(address: string): string {
  return URL.parse(address)?.origin ?? "its address";
}
