import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { pathOf } from "#server/http/request-target.ts";

/** Returns the provider's address for a path and query below our prefix; null outside the provider's base. */
export function toProviderUrl(sent: string, url: string): URL | null {
  const target = URL.parse(url + sent);
  const base = URL.parse(url);
  if (!target || !base || !/^(?:$|[/?])/.test(sent)) return null;
  const path = base.pathname.replace(/\/$/, "") + pathOf(sent);
  return target.origin === base.origin && target.pathname === (path || "/") ? target : null;
}

/** Rewrites an address of the provider to one below our prefix; leaves others unchanged. */
export function toPortalAddress(location: string, url: string): string {
  const target = URL.parse(location);
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, "");
  if (target?.origin !== origin || !`${target.pathname}/`.startsWith(`${prefix}/`)) return location;
  return authPaths.provider + target.pathname.slice(prefix.length) + target.search + target.hash;
}

/** True when an address is one of the paths or below one, even as a lenient server would read it. */
export function isBelow(sent: string, paths: readonly string[]): boolean {
  const path = `${plainPath(sent)}/`;
  return paths.some((base) => path.startsWith(`${plainPath(base)}/`));
}

/** Path in lower case, without path parameters. */
function plainPath(address: string): string {
  return decodeURIComponent(pathOf(address))
    .toLowerCase()
    .replace(/;[^/]*/g, "");
}
