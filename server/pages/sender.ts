import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Address of whoever sent a request, as the outermost of the portal's proxies saw it; of an IPv6 address the first half,
 * because one connection has all of the rest. What stands before it in the header is written by the sender.
 */
export function senderOf({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">, proxies: number): string | undefined {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const seen = [...forwarded, ip].map((address) => address.trim()).filter((address) => address !== "");
  return networkOf(seen.at(-1 - proxies) ?? seen[0] ?? "");
}

/** Undefined for what is no address. */
function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : undefined;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [before = [], after = []] = shortest.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
