import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

type Rules = Pick<AuthConfig, "paths" | "roles">;

/** True when the settings reserve a canonical path below a site for the signed-in (spec §6); never for an excluded one. */
export function isSecured(path: string, { paths, roles }: Rules): boolean {
  return !isExcluded(path, { paths }) && matchesInAnyCase(path, [...paths.included, ...Object.keys(roles)]);
}

/** True for a path that is public, whatever its page says, such as the page for those who were signed out. */
export function isExcluded(path: string, { paths }: Pick<Rules, "paths">): boolean {
  return path === authPaths.signedOut || matchesAny(path, paths.excluded);
}

/** The role that the settings require at a path; null for none. */
export function roleAt(path: string, { roles }: Pick<Rules, "roles">): string | null {
  return Object.entries(roles).find(([pattern]) => matchesInAnyCase(path, [pattern]))?.[1] ?? null;
}

/** Some content services ignore the case of addresses, so the patterns of secured paths do. */
function matchesInAnyCase(path: string, patterns: readonly string[]): boolean {
  return matchesAny(path, patterns, { ignoreCase: true });
}
