import { type Endpoint, Forbidden } from "payload";
import { roleOf } from "../access.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { usesOf } from "../hooks/where-used.ts";

/** Lists where a content item is used, for editors: `/api/news-item/2388731/uses`. */
export const uses: Endpoint = {
  path: "/:id/uses",
  method: "get",
  handler: async (req) => {
    if (roleOf(req) === null) throw new Forbidden(req.t);
    const found = await usesOf(await ownRequest(req), String(req.routeParams?.["id"] ?? ""));
    return Response.json(found, { headers: { "cache-control": "private, no-store" } });
  },
};
