import { splitLanguage } from "#schemas/site/language-codes.ts";
import { documentsPath, imagesPath } from "#schemas/values/image-address.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath } from "#schemas/visitor/consent.ts";
import { changedPath } from "#server/changes/changed-route.ts";
import { isHealthPath } from "#server/http/health.ts";

const byPrefix = [
  [imagesPath, "image"],
  [documentsPath, "document"],
  ["/tiles", "tile"],
  ["/assets", "asset"],
  ["/builds", "asset"],
  [authPaths.provider, "provider"],
  [changedPath, "change"],
  [consentPath, "consent"],
] as const;

/** Kind of a request by its path; `page` for requests to the renderer, which reports its own route. */
export function routeKindOf(path: string): string {
  if (isHealthPath(path)) return "health";
  for (const [prefix, kind] of byPrefix) if (isBelow(path, prefix)) return kind;
  return isBelow(splitLanguage(path).path, authPaths.base) ? "auth" : "page";
}

function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === "/");
}
