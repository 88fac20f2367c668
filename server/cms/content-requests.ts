import { z } from "zod";
import type { Cut } from "#schemas/lists/listing-view.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { type CmsQuery, requestKey } from "./client.ts";
import type { CmsReader, ContentQuery } from "./cms-reader.ts";
import { contentPath, contentPathById } from "./content-paths.ts";
import { type ReceivedContent, type RequestedOf, toContents, toValidContent } from "./entities.ts";
import { allPages, cutOf, maxListedItems, pagesOf } from "./paging.ts";
import type { ReadOptions } from "./reader.ts";
import type { ReaderRequests, ReaderSource } from "./reader-requests.ts";

/** Maximum items of an outline: the limit of a sitemap. */
const maxOutlineItems = 50_000;

type ListOf = Pick<RequestedOf, "webId" | "language" | "structureKeys">;

export type ContentRequests = Pick<
  CmsReader,
  "received" | "contentById" | "contentByUrl" | "peekContent" | "contents" | "outline" | "pages"
>;

/**
 * Creates the requests for single content items and lists of them. A `fresh` reader requests single items from the CMS
 * each time and keeps them as received. `unsaved` is shown in place of the saved version of its content item.
 */
export function createContentRequests(
  { client, answers, absences, isListed, log }: ReaderSource,
  { get, existing, stats }: ReaderRequests,
  { fresh = false, unsaved = null }: Pick<ReadOptions, "fresh" | "unsaved">,
): ContentRequests {
  const received: ReceivedContent[] = [];
  const confirmedSites = new Set<string>();
  const keepReceived = fresh ? (content: ReceivedContent) => received.push(content) : undefined;

  function contentAt(
    path: string,
    { onlyPublished, ...wanted }: ContentQuery,
    asked: Pick<RequestedOf, "id" | "address">,
  ): Promise<Content | null> {
    const expected = { ...wanted, ...asked };
    return get<Content | null>({
      kind: "contents",
      isFresh: fresh,
      path,
      query: { ...wanted, onlyPublished: String(onlyPublished) },
      load: async (...request) => {
        const answer = await client.get(...request);
        if (!answer) await confirmAbsence(path, wanted);
        return answer;
      },
      parse: (json, request) => {
        const content = toValidContent(json, request, expected, log, keepReceived);
        if (!onlyPublished || content.published) return content;
        log.warn({ request, pointer: "/published" }, "CMS sent a draft for visitors; not shown");
        return null;
      },
    });
  }

  /** Returns the unsaved version of a content item. Its address, and who may see it, are those of the saved one. */
  function unsavedOf(saved: Content | null, { onlyPublished }: ContentQuery): Content | null {
    const content = unsaved?.content;
    const isOther = (["id", "language", "webId"] as const).some((key) => content?.[key] !== saved?.[key]);
    if (!unsaved || !content || !saved || isOther || onlyPublished) return saved;
    const { friendlyURLs, languages, roles } = saved;
    const shown = { ...content, friendlyURLs, languages, roles, published: false };
    for (const [index, each] of received.entries())
      if (each.content?.id === saved.id && each.content.language === saved.language)
        received[index] = { ...unsaved, content: shown };
    return shown;
  }

  /** Throws unless an absence is believed. For addresses that nobody knew, one check of a site is enough per reader. */
  async function confirmAbsence(path: string, place: Pick<ContentQuery, "webId" | "language">): Promise<void> {
    const isKnown = absences.isKnown(path, place);
    if (!isKnown && confirmedSites.has(place.webId)) return;
    await absences.confirm(path, place);
    if (!isKnown) confirmedSites.add(place.webId);
  }

  /** Reads a list up to `maxItems`; logs when it is longer. */
  async function contentsOf(
    { webId, language, structureKeys, ...query }: ListOf & CmsQuery,
    { most: maxItems = maxListedItems, keep }: { most?: number; keep?: typeof withoutData } = {},
  ): Promise<readonly Content[]> {
    const parse = toContents(log, { webId, language, structureKeys }, isListed);
    const { contents, cut } = await existing<{ contents: readonly Content[]; cut: Cut | null }>({
      kind: "contents",
      path: "/contents",
      query: { webId, language, structureKey: structureKeys, ...query },
      parse: (json, request, previous) => {
        const truncation = cutOf(json, maxItems);
        if (truncation) log.warn({ request, ...truncation }, "list is too long; only its beginning is read");
        return { contents: parse(json, request, previous?.contents), cut: truncation };
      },
      load: allPages(client, { maxItems, ...(keep && { keep }) }),
    });
    if (cut && cut.total > (stats.cut?.total ?? 0)) stats.cut = cut;
    return contents;
  }

  return {
    received,
    contentById: async (id, query) => unsavedOf(await contentAt(contentPathById(id), query, { id }), query),
    contentByUrl: async (url, query) => unsavedOf(await contentAt(contentPath(url), query, { address: url }), query),
    peekContent: (url, { onlyPublished, ...wanted }) =>
      answers.peek<Content>("contents", contentPath(url), { ...wanted, onlyPublished: String(onlyPublished) }),
    contents: (wanted) => contentsOf({ ...wanted, sort: "name" }),
    outline: (wanted) => contentsOf({ ...wanted, sort: "-updatedAt" }, { most: maxOutlineItems, keep: withoutData }),
    pages: (wanted) => contentPages({ client, isListed, log }, wanted),
  };
}

/** Reads a whole list page by page. */
async function* contentPages(
  { client, isListed, log }: Pick<ReaderSource, "client" | "isListed" | "log">,
  { webId, language, sort, size }: Parameters<CmsReader["pages"]>[0],
): ReturnType<CmsReader["pages"]> {
  const parse = toContents(log, { webId, language }, isListed);
  const query = { webId, language, sort };
  for await (const page of pagesOf(client, "/contents", query, size)) {
    // No previous value: callers that read page by page keep good items themselves.
    const contents = parse(page, requestKey("/contents", query), []);
    const listedIds = new Set(contents.map(({ id }) => id));
    const ids = page.items.flatMap((item) => (isRecord(item) ? String(item["id"]) : []));
    yield { contents, hidden: ids.filter((id) => !listedIds.has(id)), total: page.totalCount };
  }
}

function withoutData(item: unknown): unknown {
  const record = outlined.safeParse(item).data;
  return record ? { ...record, data: { embargoDo: record.data.embargoDo } } : item;
}

const outlined = z.looseObject({ data: z.looseObject({ embargoDo: z.unknown() }) });
