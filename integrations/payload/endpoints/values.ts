import { type Endpoint, Forbidden } from "payload";
import { roleOf } from "../access.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { loadValueSets } from "../hooks/value-sets.ts";
import { formatValue, nextChange, periodAt, type SharedValue } from "../portal.ts";

/** Maximum number of values of an answer. */
const most = 10_000;

/** A shared value as an editor chooses it. */
export interface ListedValue {
  key: string;
  name: string;
  kind: SharedValue["kind"];
  /** Its present value in Czech; null when it has none. */
  text: string | null;
  /** Czech name of the day of its next change; null when none is known. */
  changes: string | null;
}

/** Lists the shared values that pages of a site may use, for editors: `/api/values?web=12`. */
export const values: Endpoint = {
  path: "/values",
  method: "get",
  handler: async (req) => {
    if (roleOf(req) === null) throw new Forbidden(req.t);
    const now = Date.now();
    const sets = await loadValueSets(await ownRequest(req), now);
    const own = sets.ofSite(req.searchParams.get("web") ?? "");
    const listed = own
      .keys()
      .slice(0, most)
      .flatMap((key) => toListed(own.find(key), now));
    return Response.json({ values: listed }, { headers: { "cache-control": "private, no-store" } });
  },
};

function toListed(value: SharedValue | null, now: number): ListedValue[] {
  if (!value) return [];
  const { key, name, kind } = value;
  const period = periodAt(value, now);
  const change = nextChange(value, now);
  return [
    {
      ...{ key, name, kind },
      text: period && formatValue(value, period.amount, "cs"),
      changes: change === null ? null : formatValue({ kind: "date", unit: null }, change, "cs"),
    },
  ];
}
