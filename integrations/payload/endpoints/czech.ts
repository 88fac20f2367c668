import { type Endpoint, Forbidden, NotFound } from "payload";
import { roleOf } from "../access.ts";
import type { ContentKind } from "../collections/structures.ts";
import { czechSourceOf } from "../hooks/czech-source.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { requestLanguage } from "../languages.ts";

/** Returns what a translation is made from: `/api/news-item/czech/1?locale=en`. */
export function czech(kind: ContentKind): Endpoint {
  return {
    path: "/czech/:id",
    method: "get",
    handler: async (req) => {
      if (roleOf(req) === null) throw new Forbidden(req.t);
      const id = String(req.routeParams?.["id"] ?? "");
      const source = await czechSourceOf(await ownRequest(req), kind, id, requestLanguage(req));
      if (!source) throw new NotFound(req.t);
      return Response.json(source, { headers: { "cache-control": "private, no-store" } });
    },
  };
}
