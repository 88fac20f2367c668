import { type Endpoint, Forbidden } from "payload";
import { roleOf } from "../access.ts";
import { searchLines } from "../hooks/find-lines.ts";
import { listed } from "../hooks/overview.ts";
import { ownRequest } from "../hooks/own-request.ts";

/** Searches all content items by name and address, for editors: `/api/overview-search?q=porodné`. */
export const overviewSearch: Endpoint = {
  path: "/overview-search",
  method: "get",
  handler: async (req) => {
    if (roleOf(req) === null) throw new Forbidden(req.t);
    const { lines, total } = await searchLines(await ownRequest(req), req.searchParams.get("q") ?? "");
    return Response.json({ lines: lines.map(listed), total }, { headers: { "cache-control": "private, no-store" } });
  },
};
