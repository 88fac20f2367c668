import { inColumns } from "#harness/cli/columns.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { type CmsSource, itemsOf } from "./source.ts";

/** Returns the number of content items per site and language, from one request for each. */
export async function planOf(source: CmsSource, site: string | undefined): Promise<string> {
  const webs = itemsOf(await source.get("/webs")).sent.filter(isRecord);
  const rows: string[][] = [["site", "address", "language", "items", "requests"]];
  let requests = 6;
  for (const { id, friendlyURL } of webs) {
    if (site !== undefined && ![String(id), friendlyURL, String(friendlyURL).slice(1)].includes(site)) continue;
    for (const language of languageCodes) {
      const query = { webId: String(id), language, sort: "name", page: "1", pageSize: "1" };
      const { total } = itemsOf(await source.get("/contents", query));
      const own = Math.max(1, Math.ceil(total / 100));
      requests += own;
      rows.push([String(id), String(friendlyURL), language, String(total), String(own)]);
    }
  }
  return `${inColumns(rows, [3, 4]).join("\n")}\nAbout ${requests} requests, and one for each content item that is kept. Nothing was written.\n`;
}
