import { readStructures } from "#renderer/page/content/related-content.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { Content } from "#schemas/site/content.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { type FeedName, sourceOf } from "./feed-names.ts";

/** Most content items examined for a feed's entries: if all of these have expired, older ones are no news. */
const maxExamined = 400;
const batchSize = 40;

export async function hasFeed(...wanted: Parameters<typeof readFeedContents>): Promise<boolean> {
  const contents = await readFeedContents(...wanted);
  return contents[Symbol.iterator]().next().done !== true;
}

/** Reads a feed's content items, newest first: from the index, or from the CMS while there is no index. */
export async function readFeedContents(
  name: FeedName,
  { webId, language }: Pick<Content, "webId" | "language">,
  reader: CmsReader,
  { search, config }: Services,
): Promise<Iterable<ListedContent>> {
  const { key, list } = sourceOf(name);
  const keys = [key];
  const indexed = search.hasLists() ? await search.list({ list, site: webId, language, keys, term: "" }) : "preparing";
  if (indexed !== "preparing")
    return newestOf(indexed.answer({ facets: {}, from: null, to: null, month: null }), language);
  const listed = await readStructures(keys, { webId, language }, reader, config);
  return listed
    .filter((content) => content.language === language)
    .toSorted((a, b) => (b.displayAt ?? "").localeCompare(a.displayAt ?? ""));
}

type Answer = ReturnType<Exclude<Awaited<ReturnType<Services["search"]["list"]>>, "preparing">["answer"]>;

/** Contents that exist only in Czech come last and end the iteration. */
function* newestOf({ total, contents }: Answer, language: Content["language"]): Generator<ListedContent> {
  // Read the first entry alone: it already tells whether the feed exists.
  for (let from = 0, count = 1; from < Math.min(total, maxExamined); from += count, count = batchSize)
    for (const content of contents("newest", from, count)) {
      if (content.language !== language) return;
      yield content;
    }
}
