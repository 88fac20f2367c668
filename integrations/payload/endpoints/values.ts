import { type Endpoint, Forbidden } from "payload";
import { roleOf } from "../access.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { loadValueSets } from "../hooks/value-sets.ts";
import { formatValue, nextChange, periodAt, type SharedValue, type SharedValues } from "../portal.ts";
import type { ListedValue } from "../wire/listed-value.ts";

/** Maximum number of values of an answer. */
const most = 10_000;

/** Lists the shared values that pages of a site may use, for editors: `/api/values?web=12`. */
export const values: Endpoint = {
  path: "/values",
  method: "get",
  handler: async (req) => {
    if (roleOf(req) === null) throw new Forbidden(req.t);
    const now = Date.now();
    const sets = await loadValueSets(await ownRequest(req), now);
    const listed = listValues(sets.ofSite(req.searchParams.get("web") ?? ""), now);
    return Response.json({ values: listed }, { headers: { "cache-control": "private, no-store" } });
  },
};

/** Returns values as they are at a time, in milliseconds. */
export function listValues(values: SharedValues, now: number): ListedValue[] {
  const listed = values.keys().slice(0, most);
  return listed.flatMap((key) => {
    const value = values.find(key);
    return value ? [toListed(value, now)] : [];
  });
}

function toListed(value: SharedValue, now: number): ListedValue {
  const { key, name, kind } = value;
  const period = periodAt(value, now);
  const change = nextChange(value, now);
  const text = period && formatValue(value, period.amount, "cs");
  const changes = change === null ? null : formatValue({ kind: "date", unit: null }, change, "cs");
  return { key, name, kind, text, changes };
}
