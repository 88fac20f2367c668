import type { AuthConfig } from "#server/config/auth-config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

type Rules = Pick<AuthConfig, "paths" | "roles">;

/** Whether the settings keep a canonical path below a site for the signed-in (spec §6); an excluded one never is. */
export function isSecured(path: string, { paths, roles }: Rules): boolean {
  return !isExcluded(path, { paths }) && matchesInAnyCase(path, [...paths.included, ...Object.keys(roles)]);
}

/** Whether a path is for all, whatever its page says. */
export function isExcluded(path: string, { paths }: Pick<Rules, "paths">): boolean {
  return matchesAny(path, paths.excluded);
}

/** The role that the settings ask for at a path; null for none. */
export function roleAt(path: string, { roles }: Pick<Rules, "roles">): string | null {
  return Object.entries(roles).find(([pattern]) => matchesInAnyCase(path, [pattern]))?.[1] ?? null;
}

/** Content services differ in whether they heed the case of addresses; what is kept for the signed-in is so in any. */
function matchesInAnyCase(path: string, patterns: readonly string[]): boolean {
  return matchesAny(path, patterns, { ignoreCase: true });
}
