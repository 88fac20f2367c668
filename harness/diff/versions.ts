import type { Item, RecordEntry, Source } from "#harness/check/item.ts";
import { toFailure } from "#harness/check/read/cms.ts";
import { readItem } from "#harness/check/read/entry.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { clientOf } from "#harness/check/read/live.ts";
import { toItem } from "#harness/check/read/record.ts";
import { contentPathById } from "#portal/cms/content-paths.ts";
import type { From } from "./args.ts";

/** Two versions of a content item; null where there is none. */
export interface Versions {
  before: Item | null;
  after: Item | null;
}

type VersionsOf = (entry: RecordEntry) => Promise<Versions>;

/** Creates a function that reads the versions to compare; `address` is that of the CMS, null for a folder. */
export async function createVersions(
  from: Exclude<From, { kind: "time" }>,
  source: Source,
  address: string | null,
): Promise<VersionsOf> {
  if (from.kind === "folder") return versionsInFolder(from.folder, source);
  if (address !== null) return versionsInCms(address, source);
  // A folder keeps one version of each content item.
  return async (entry) => {
    const item = readItem(entry);
    return { before: item.content?.published ? item : null, after: item };
  };
}

async function versionsInFolder(folder: string, { config, now }: Source): Promise<VersionsOf> {
  const { entries } = await readFixtures(folder, config, now);
  const nameOf = ({ content }: RecordEntry) => (content ? `${content.webId} ${content.id} ${content.language}` : "");
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  return async (entry) => {
    const other = byName.get(nameOf(entry));
    return { before: other ? readItem(other) : null, after: readItem(entry) };
  };
}

function versionsInCms(address: string, { config }: Source): VersionsOf {
  const client = clientOf(address, config);
  return async ({ content }) => {
    if (!content) return { before: null, after: null };
    const { id, webId, language } = content;
    const read = async (onlyPublished: string) => {
      const answer = await client.get(contentPathById(id), { webId, language, onlyPublished });
      return answer && toItem(answer.json, { file: null, text: null });
    };
    try {
      const [before, after] = await Promise.all([read("true"), read("false")]);
      return { before, after };
    } catch (error) {
      throw toFailure(error, address);
    }
  };
}
