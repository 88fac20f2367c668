import type { Config } from "#server/config/config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

/** True when the settings let the CMS be asked for a path below a site, without its language. */
export function isInCms(path: string, { cmsPaths: { included, excluded } }: Config): boolean {
  return matchesAny(path, included) && !matchesAny(path, excluded);
}
