import { isIPv4, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

const hostHeader = /^(\[[^\]]*\]|[^\s:/?#@\\[\]%]+?)\.?(?::\d{1,5})?$/;

/** Normalises a Host header: lower case, ASCII, no port, no trailing dot. Null if it is not a valid host. */
export function parseHost(header: string | undefined): string | null {
  if (header === undefined || header.length > 255) return null;
  const host = hostHeader.exec(header)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  if (host.startsWith("[")) return isIPv6(host.slice(1, -1)) ? host : null;
  return /^[a-z0-9.-]+$/.test(host) ? host : domainToASCII(host) || null;
}

/** Normalises a host in a setting; null for anything that cannot be the host of a request, such as `*`. */
export function parseHostSetting(text: string): string | null {
  const host = parseHost(text);
  return host !== null && (host.startsWith("[") || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)) ? host : null;
}

/** True for loopback names and addresses, where the portal is served over plain HTTP. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}

/** True for a name without dots or for tests, and for a private address. */
export function isPrivate(host: string): boolean {
  if (isIPv4(host)) return /^(?:0|10|172\.(?:1[6-9]|2\d|3[01])|192\.168|169\.254)\./.test(host);
  if (host.startsWith("[")) return /^\[(?:::|f[cd]|fe80:)/.test(host);
  return !host.includes(".") || /\.(?:test|invalid|local|lan|internal|home\.arpa)$/.test(host);
}
