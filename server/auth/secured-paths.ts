import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

type Rules = Pick<AuthConfig, "paths" | "roles">;

/** True when the settings require sign-in for a site's path (spec §6); excluded paths are always public. */
export function isSecured(path: string, { paths, roles }: Rules): boolean {
  return !isExcluded(path, { paths }) && matchesInAnyCase(path, [...paths.included, ...Object.keys(roles)]);
}

/** True for a path that is public whatever its content requires, such as the signed-out page. */
export function isExcluded(path: string, { paths }: Pick<Rules, "paths">): boolean {
  return path === authPaths.signedOut || matchesAny(path, paths.excluded);
}

/** Role that the settings require for a path; null for none. */
export function roleAt(path: string, { roles }: Pick<Rules, "roles">): string | null {
  return Object.entries(roles).find(([pattern]) => matchesInAnyCase(path, [pattern]))?.[1] ?? null;
}

/** Patterns ignore case, because some content services ignore the case of addresses. */
function matchesInAnyCase(path: string, patterns: readonly string[]): boolean {
  return matchesAny(path, patterns, { ignoreCase: true });
}
