import { z } from "zod";
import { type CmsClient, CmsError, type CmsQuery, type CmsResponse, requestKey } from "./cms-client.ts";

export type Load = CmsClient["get"];

/** The most the CMS gives at once, and the most a page of the portal lists. */
const pageSize = 100;
const mostItems = 5000;

const wirePage = z.looseObject({ items: z.array(z.unknown()), totalCount: z.number().int().nonnegative() });

/** Reads a list of the CMS to its end and answers it as one; a list that grows past all bounds is a CmsError. */
export function allPages(client: CmsClient): Load {
  return async (path, query = {}) => {
    const first = await readPage(client, path, query, 1);
    if (!first) return null;
    const count = Math.ceil(first.totalCount / pageSize);
    if (first.totalCount > mostItems) {
      const detail = `expected at most ${mostItems} items, got ${first.totalCount}`;
      throw new CmsError("too-large", requestKey(path, query), detail);
    }
    const answers = [first];
    for (let page = 2; page <= count; page++) {
      const next = await readPage(client, path, query, page);
      if (!next) break;
      answers.push(next);
    }
    return {
      json: { items: answers.flatMap(({ items }) => items) },
      text: answers.map(({ text }) => text).join("\n"),
    } satisfies CmsResponse;
  };
}

async function readPage(client: CmsClient, path: string, query: CmsQuery, page: number) {
  const numbered = { ...query, page: String(page), pageSize: String(pageSize) };
  const answer = await client.get(path, numbered);
  if (!answer) return null;
  const { success, data } = wirePage.safeParse(answer.json);
  if (!success) throw new CmsError("invalid", requestKey(path, numbered), "expected items and their number");
  return { ...data, text: answer.text };
}
