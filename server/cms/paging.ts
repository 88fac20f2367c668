import { z } from "zod";
import { type CmsClient, CmsError, type CmsQuery, type CmsResponse, requestKey } from "./client.ts";

export type Load = CmsClient["get"];

/** The most the CMS gives at once. */
const pageSize = 100;

interface Bounds {
  /** Largest number of items in the list; by default as many as a page of the portal lists. */
  most?: number;
  /** True to leave further items unread instead of failing. */
  isCut?: boolean;
  /** Reduces an item to the part that is cached. */
  keep?: (item: unknown) => unknown;
}

const wirePage = z.looseObject({ items: z.array(z.unknown()), totalCount: z.number().int().nonnegative() });

/** Reads a list of the CMS to its end and answers it as one; a list that grows past all bounds is a CmsError. */
export function allPages(client: CmsClient, { most = 5000, isCut = false, keep }: Bounds = {}): Load {
  const readPage = async (path: string, query: CmsQuery, page: number) => {
    const read = await loadPage(client, path, query, page);
    if (!read || !keep) return read;
    const items = read.items.map(keep);
    return { ...read, items, text: JSON.stringify(items) };
  };
  return async (path, query = {}) => {
    const first = await readPage(path, query, 1);
    if (!first) return null;
    const count = Math.ceil(Math.min(first.totalCount, most) / pageSize);
    if (first.totalCount > most && !isCut) {
      const detail = `expected at most ${most} items, got ${first.totalCount}`;
      throw new CmsError("too-large", requestKey(path, query), detail);
    }
    const answers = [first];
    for (let page = 2; page <= count; page++) {
      const next = await readPage(path, query, page);
      if (!next) break;
      answers.push(next);
    }
    return {
      json: { items: answers.flatMap(({ items }) => items) },
      text: answers.map(({ text }) => text).join("\n"),
    } satisfies CmsResponse;
  };
}

async function loadPage(client: CmsClient, path: string, query: CmsQuery, page: number) {
  const numbered = { ...query, page: String(page), pageSize: String(pageSize) };
  const answer = await client.get(path, numbered);
  if (!answer) return null;
  const { success, data } = wirePage.safeParse(answer.json);
  if (!success) throw new CmsError("invalid", requestKey(path, numbered), "expected items and their number");
  return { ...data, text: answer.text };
}
