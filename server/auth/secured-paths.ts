import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

type Rules = Pick<AuthConfig, "paths" | "roles" | "levels">;

/** True when the settings require sign-in for a site's path (spec §6); excluded paths are always public. */
export function isSecured(path: string, { paths, roles, levels }: Rules): boolean {
  const patterns = [...paths.included, ...Object.keys(roles), ...Object.keys(levels)];
  return !isExcluded(path, { paths }) && matchesInAnyCase(path, patterns);
}

/** True for a path that is public whatever its content requires, such as the signed-out page. */
export function isExcluded(path: string, { paths }: Pick<Rules, "paths">): boolean {
  return path === authPaths.signedOut || path === authPaths.signIn || matchesAny(path, paths.excluded);
}

/** Role that the settings require for a path; null for none. */
export function roleAt(path: string, { roles }: Pick<Rules, "roles">): string | null {
  return Object.entries(roles).find(([pattern]) => matchesInAnyCase(path, [pattern]))?.[1] ?? null;
}

/** Levels of assurance, one of which the settings require for a path; empty for any. */
export function levelsAt(path: string, { levels }: Pick<Rules, "levels">): readonly string[] {
  return Object.entries(levels).find(([pattern]) => matchesInAnyCase(path, [pattern]))?.[1] ?? [];
}

/** Patterns ignore case, because some content services ignore the case of addresses. */
function matchesInAnyCase(path: string, patterns: readonly string[]): boolean {
  return matchesAny(path, patterns, { ignoreCase: true });
}
