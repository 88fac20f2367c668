import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { pathOf } from "#server/http/request-target.ts";

/** The provider's address of what was asked for below our prefix, a canonical path with its query; null for what would be elsewhere. */
export function targetOf(sent: string, url: string): URL | null {
  const target = URL.parse(url + sent);
  const base = URL.parse(url);
  if (!target || !base || !/^(?:$|[/?])/.test(sent)) return null;
  const path = base.pathname.replace(/\/$/, "") + pathOf(sent);
  return target.origin === base.origin && target.pathname === (path || "/") ? target : null;
}

/** An address of the provider itself, below our prefix; others are left as they are. */
export function toOurs(location: string, url: string): string {
  const target = URL.parse(location);
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, "");
  if (target?.origin !== origin || !`${target.pathname}/`.startsWith(`${prefix}/`)) return location;
  return authPaths.provider + target.pathname.slice(prefix.length) + target.search + target.hash;
}

/** Whether an address is one of the paths, or below one, however lenient the server is that reads it. */
export function isBelow(sent: string, paths: readonly string[]): boolean {
  const path = `${plainPath(sent)}/`;
  return paths.some((base) => path.startsWith(`${plainPath(base)}/`));
}

/** In lower case, without parameters of its segments. */
function plainPath(address: string): string {
  return decodeURIComponent(pathOf(address))
    .toLowerCase()
    .replace(/;[^/]*/g, "");
}
