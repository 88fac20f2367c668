import { z } from "zod";
import type { Cut } from "#schemas/lists/listing-view.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { type CmsClient, CmsError, type CmsQuery, type CmsResponse, requestKey } from "./client.ts";

export type Load = CmsClient["get"];

/** Largest page size of the CMS. */
const pageSize = 100;

/** Maximum number of items listed from the CMS; longer lists come from the search index. */
export const maxListedItems = 5000;

/** Smallest size of a page that is not the last one. */
const minPageSize = 20;

const concurrency = 4;

interface Bounds {
  maxItems?: number;
  /** Reduces an item to the part that is cached. */
  keep?: (item: unknown) => unknown;
}

/** Reads a list page by page, lazily, to its end. */
export async function* pagesOf(client: CmsClient, path: string, query: CmsQuery, size = pageSize) {
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const numbered = { ...query, page: String(page), pageSize: String(size) };
    const answer = await readWirePage(client, path, numbered);
    total = answer.totalCount;
    seen += answer.items.length;
    if (answer.items.length === 0 && seen < total)
      throw new CmsError("invalid", requestKey(path, numbered), `expected more items, got ${seen} of ${total}`);
    yield answer;
  }
}

async function readWirePage(client: CmsClient, path: string, numbered: CmsQuery) {
  const answer = await client.get(path, numbered);
  const { success, data, error } = wirePage.safeParse(answer?.json);
  if (answer && success) {
    const { items, totalCount } = data;
    if (items.length <= totalCount) return { ...data, text: answer.text };
    const counted = `expected at most ${totalCount} items, as counted, got ${items.length}`;
    throw new CmsError("invalid", requestKey(path, numbered), counted);
  }
  throw new CmsError("invalid", requestKey(path, numbered), "expected items and their number", {
    pointer: toPointer(answer ? (error?.issues[0]?.path ?? []) : []),
  });
}

const wirePage = z.looseObject({ items: z.array(z.unknown()), totalCount: z.number().int().nonnegative() });

/** Returns a load that reads all pages of a list, up to a number of items, as one answer. */
export function allPages(client: CmsClient, { maxItems = maxListedItems, keep }: Bounds = {}): Load {
  async function readPage(path: string, query: CmsQuery, page: number) {
    const answer = await readWirePage(client, path, { ...query, page: String(page), pageSize: String(pageSize) });
    if (!keep) return answer;
    const items = answer.items.map(keep);
    return { ...answer, items, text: JSON.stringify(items) };
  }

  return async (path, query = {}) => {
    const first = await readPage(path, query, 1);
    const { totalCount } = first;
    // The CMS may return smaller pages than requested, all of the same size.
    const size = Math.max(first.items.length, Math.min(minPageSize, totalCount));
    const count = size === 0 ? 1 : Math.ceil(Math.min(totalCount, maxItems) / size);
    const answers = [first];
    for (let page = 2; page <= count; page += concurrency) {
      const pages = Array.from({ length: Math.min(concurrency, count + 1 - page) }, (_, index) => page + index);
      answers.push(...(await Promise.all(pages.map((each) => readPage(path, query, each)))));
    }
    const items = answers.flatMap((answer) => answer.items).slice(0, maxItems);
    return {
      json: { items, totalCount },
      text: [totalCount, ...answers.map(({ text }) => text)].join("\n"),
    } satisfies CmsResponse;
  };
}

/** Returns how much of a list was read if it was truncated; null for a complete one. */
export function cutOf(json: unknown, most: number): Cut | null {
  const total = wirePage.safeParse(json).data?.totalCount ?? 0;
  return total > most ? { read: most, total } : null;
}
