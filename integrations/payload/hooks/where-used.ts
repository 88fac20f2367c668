import type { PayloadRequest } from "payload";
import { textsOf } from "../wire/localized.ts";
import { contentsReferringTo, contentsWithText, menusWith } from "./usage.ts";

/** A content item or menu that leads to a page. */
export interface Use {
  id: string;
  collection: string;
  name: string;
  /** `field` and `menu` keep the page from being deleted, a link in a text does not. */
  by: "field" | "menu" | "text";
}

/** Maximum number of uses that are listed. */
const most = 50;

/** Returns the content items and menus that lead to a page: by a field, an item, or a link in a text. */
export async function usesOf(req: PayloadRequest, id: string): Promise<{ uses: readonly Use[]; total: number }> {
  const fields = await contentsReferringTo(req, id);
  const texts = await contentsLinkingTo(req, id);
  const menus = await menusWith(req, id);
  const known = new Set(fields.map((use) => use.id));
  const inTexts = texts.filter((use) => !known.has(use.id));
  const uses: Use[] = [
    ...fields.map((use) => toUse(use, use.kind.key, "field")),
    ...menus.map((use) => toUse(use, "folders", "menu")),
    ...inTexts.map((use) => toUse(use, use.kind.key, "text")),
  ];
  return { uses: uses.slice(0, most), total: uses.length };
}

function toUse({ id, name }: { id: string; name: string }, collection: string, by: Use["by"]): Use {
  return { id, collection, name, by };
}

/** Characters after an address, in a text or as a value of its own in stored data; another word is another address. */
const ends = ['"', '\\"', "#", "?"];

/** Returns the content items with a link to an address of a page in a text. */
async function contentsLinkingTo(req: PayloadRequest, id: string) {
  const query = { collection: "pages", where: { id: { equals: id } }, locale: "all", depth: 0, limit: 1, req } as const;
  const [page] = (await req.payload.find(query)).docs;
  const texts = [...Object.values(textsOf(page?.["address"])), ...Object.values(textsOf(page?.["publicAddress"]))];
  const addresses = [...new Set(texts)].filter(Boolean);
  const found =
    addresses.length === 0
      ? []
      : await contentsWithText(
          req,
          addresses.map((address) => `/${address}`),
        );
  const others = found.filter((use) => use.id !== id);
  const links = addresses.flatMap((address) => ends.map((end) => `/${address}${end}`));
  return others.filter(({ stored }) => stored.some((text) => links.some((link) => text.includes(link))));
}
