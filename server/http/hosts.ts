import { isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

const hostHeader = /^(\[[^\]]*\]|[^\s:/?#@\\[\]%]+?)\.?(?::\d{1,5})?$/;

/** The host of a Host header: lower case, ASCII, no port, no trailing dot. Null when it is not a host. */
export function parseHost(header: string | undefined): string | null {
  if (header === undefined || header.length > 255) return null;
  const host = hostHeader.exec(header)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  if (host.startsWith("[")) return isIPv6(host.slice(1, -1)) ? host : null;
  return /^[a-z0-9.-]+$/.test(host) ? host : domainToASCII(host) || null;
}

/** The host that a setting names; null for what is no host of a request, such as `*`. */
export function parseHostSetting(text: string): string | null {
  const host = parseHost(text);
  return host !== null && (host.startsWith("[") || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)) ? host : null;
}

/** True for the names and addresses of the visitor's own machine, where portals are reached by plain http. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
