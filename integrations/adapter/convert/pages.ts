import type { Context, Page } from "#integrations/adapter/mapping/source.ts";
import { isRecord } from "#schemas/parse/shape.ts";

/** A relation leads to a content item that has not been read yet, or that has no page. */
export class UnknownPage extends Error {
  override name = "UnknownPage";
}

/** Converts a relation, an id or a record with one, to the page that it leads to. `idOf` reads the portal's id. */
export function page(idOf: (related: unknown) => unknown = ownId) {
  return (value: unknown, context: Context): Page => {
    const id = idOf(value);
    if (typeof id !== "string" && typeof id !== "number") throw new Error("expected a relation with an id");
    const found = context.page(String(id));
    if (!found) throw new UnknownPage(`there is no page with the id ${String(id).slice(0, 80)}`);
    return found;
  };
}

function ownId(value: unknown): unknown {
  return isRecord(value) ? value["id"] : value;
}
