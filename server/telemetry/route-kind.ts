import { splitLanguage } from "#schemas/site/language-codes.ts";
import { isBelow, ownPaths } from "#schemas/site/own-paths.ts";

/** Kind of a request by its path; `page` for requests to the renderer, which reports its own route. */
export function routeKindOf(path: string): string {
  for (const [own, kind] of ownPaths) if (isBelow(kind === "auth" ? splitLanguage(path).path : path, own)) return kind;
  return "page";
}
