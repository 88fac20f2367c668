import type { List } from "#schemas/lists/list.ts";
import { toListing } from "#schemas/lists/listing.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Parameters } from "#schemas/lists/state.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Listable } from "#schemas/structures/structure.ts";

interface Around {
  language?: Language;
  now?: number;
  found?: readonly string[] | "failed" | null;
}

/** The query parameters as the server passes them on: without empty ones. */
export function parametersIn(query: string): Parameters {
  const pairs = [...new URLSearchParams(query)].filter(([, value]) => value !== "");
  const values = Map.groupBy(pairs, ([name]) => name);
  return new Map([...values].map(([name, all]) => [name, all.map(([, value]) => value)]));
}

/** A list for an address, by default on 20 November 2026 at noon. */
export function showList<Row>(
  list: List<Row>,
  rows: readonly Row[],
  query = "",
  { language = "cs", now = Date.parse("2026-11-20T12:00:00Z"), found = null }: Around = {},
): Listing<Row> {
  return toListing(list, rows, parametersIn(query), { language, now, found });
}

/** The same for the list of a structure's view. */
export function showView<ViewModel, Row>(
  { list }: { list?: Listable<ViewModel, Row> },
  view: ViewModel,
  query = "",
  around: Around = {},
): Listing<Row> {
  if (!list) throw new Error("the structure has no list");
  return showList(list.of(view), list.rowsOf(view), query, around);
}
