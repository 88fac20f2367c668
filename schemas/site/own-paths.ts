import { documentsPath, imagesPath } from "#schemas/values/image-address.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath } from "#schemas/visitor/consent.ts";

export const healthPaths = { alive: "/livez", ready: "/readyz" } as const;
export const assetsPath = "/assets";
export const tilesPath = "/tiles";
/** Takes change notifications from the CMS. */
export const changedPath = "/_portal/changed";

type OwnPath = readonly [path: string, kind: string];

/**
 * The portal's own paths, each with the kind of requests to it and below it. Telemetry and the server's routes derive from
 * this table; tests compare it with `notPages` and the proxy's settings. Sign-in is also below each language prefix.
 */
export const ownPaths = withUniquePaths([
  [authPaths.base, "auth"],
  [authPaths.provider, "provider"],
  [consentPath, "consent"],
  [assetsPath, "asset"],
  ["/builds", "asset"],
  [documentsPath, "document"],
  [imagesPath, "image"],
  [tilesPath, "tile"],
  [changedPath, "change"],
  [healthPaths.alive, "health"],
  [healthPaths.ready, "health"],
]);

/** Throws for a path that is listed twice, or below another one. */
export function withUniquePaths(listed: readonly OwnPath[]): readonly OwnPath[] {
  for (const [index, [path]] of listed.entries()) {
    const other = listed.find(([each], at) => at !== index && isBelow(path, each));
    if (other)
      throw new Error(`${path} and ${other[0]} are both listed in schemas/site/own-paths.ts; remove one of them`);
  }
  return listed;
}

/** True for the path itself too. */
export function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === "/");
}
