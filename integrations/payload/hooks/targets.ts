import type { PayloadRequest } from "payload";
import { textsOf } from "../wire/localized.ts";
import type { FindTarget, Target } from "../wire/resolve.ts";

/** Whom a page is looked up for: visitors know only what is public. */
export type Reader = "visitor" | "editor";

/** Loads pages by their ids as a reader may see them. */
export async function loadTargets(req: PayloadRequest, ids: readonly string[], reader: Reader): Promise<FindTarget> {
  if (ids.length === 0) return () => undefined;
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { id: { in: [...new Set(ids)] } },
    locale: "all",
    depth: 0,
    pagination: false,
    req,
  });
  const found = new Map(docs.map((page) => [String(page.id), toTarget(page, reader)]));
  return (id) => found.get(id);
}

export function toTarget(page: Record<string, unknown>, reader: Reader): Target {
  const isPublic = reader === "visitor";
  return {
    id: String(page["id"]),
    web: String(page["web"] ?? ""),
    names: textsOf(page[isPublic ? "publicName" : "name"]),
    addresses: textsOf(page[isPublic ? "publicAddress" : "address"]),
  };
}
