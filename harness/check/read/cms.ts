import type { Item } from "#harness/check/item.ts";
import type { Progress } from "#harness/cli/command.ts";
import type { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import { languageCodes } from "#schemas/site/languages.ts";
import type { CmsClient } from "#server/cms/client.ts";
import { allPages } from "#server/cms/paging.ts";
import { toFailure } from "./cms-failure.ts";
import { toItem } from "./record.ts";

/** Lists that are read at once, so that the CMS goes on serving others. */
const atOnce = 4;

interface Options {
  client: CmsClient;
  /** For messages. */
  address: string;
  sites: readonly RecordedSite[];
  signal: AbortSignal;
  progress: Progress;
}

/** Every published content of the CMS in every language; when it fails, what it gave until then. */
export async function readContents({ client, address, sites, signal, progress }: Options) {
  const jobs = sites.flatMap(({ web }) => languageCodes.map((language) => ({ webId: web.id, language })));
  progress.start("Reading the CMS", jobs.length);
  const load = allPages(client, { most: 50_000 });
  const items: Item[] = [];
  let failure: EnvironmentError | null = null;
  const work = async () => {
    for (let job = jobs.shift(); job && failure === null && !signal.aborted; job = jobs.shift()) {
      try {
        const answer = await load("/contents", { ...job, sort: "name" });
        items.push(...recordsOf(answer?.json).map((record) => toItem(record, { file: null, text: null })));
        progress.step();
      } catch (error) {
        failure = toFailure(error, address);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  progress.end();
  return { items, failure };
}

/** One content in every language, whether it is published or not. */
export async function readOne(id: string, { client, sites }: Pick<Options, "client" | "sites">): Promise<Item[]> {
  const path = `/contents/by-id/${encodeURIComponent(id)}`;
  const answers = await Promise.all(
    sites.flatMap(({ web }) =>
      languageCodes.map((language) => client.get(path, { webId: web.id, language, onlyPublished: "false" })),
    ),
  );
  return answers.flatMap((answer) => (answer ? [toItem(answer.json, { file: null, text: null })] : []));
}

function recordsOf(json: unknown): unknown[] {
  return typeof json === "object" && json !== null && "items" in json && Array.isArray(json.items) ? json.items : [];
}
