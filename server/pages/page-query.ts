import { answerParameter, sentParameter } from "#schemas/forms/submission.ts";
import { listParameters, type Parameters } from "#schemas/lists/state.ts";
import { parseLayout } from "#schemas/site/layout.ts";
import { previewParameters } from "#schemas/visitor/preview.ts";
import { returnParameter } from "#schemas/visitor/return-address.ts";

/** Query parameters that at least one page uses. */
export const pageParameters: readonly string[] = [...listParameters, sentParameter, answerParameter, returnParameter];

/** All known query parameters; others are ignored (spec §2.3). */
export const knownParameters: readonly string[] = ["layout", ...previewParameters, ...pageParameters];

/** Returns the query of a page request: a valid layout and the parameters that are not empty. */
export function toPageQuery(parameters: Parameters): Parameters {
  const layout = parseLayout(parameters.get("layout")?.[0]);
  const query = new Map<string, readonly string[]>(layout ? [["layout", [layout]]] : []);
  for (const name of pageParameters) {
    const filled = parameters.get(name)?.filter((value) => value.trim() !== "") ?? [];
    if (filled.length > 0) query.set(name, filled);
  }
  return query;
}
