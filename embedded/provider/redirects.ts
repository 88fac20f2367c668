import { isLoopback } from "#server/http/hosts.ts";

const base = "http://provider.invalid";

/**
 * Validates a return address for use as a header value: a path, or an http or https address whose host is localhost or
 * among `hosts`. Null for everything else.
 */
export function parseRedirect(value: string, hosts: readonly string[]): string | null {
  const isPath = /^\/(?![/\\])/.test(value);
  if (!isPath && !/^https?:\/\/[^/\\]/i.test(value)) return null;
  const url = URL.parse(value, base);
  if (!url || url.username + url.password !== "") return null;
  if (!isPath) return isLoopback(url.hostname) || hosts.includes(url.hostname) ? url.href : null;
  // Dot segments can leave two slashes at the start, which browsers would read as a host.
  const path = url.href.slice(base.length);
  return url.origin === base && !path.startsWith("//") ? path : null;
}
