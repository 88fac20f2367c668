import type { IncomingMessage } from "node:http";
import { proxies } from "../settings.ts";

const header = "x-forwarded-for";

/** Adds the peer's address to the header, as a proxy does, because Next tells requests no other. */
export function noteSender({ headers, socket }: IncomingMessage): void {
  headers[header] = [headers[header], socket.remoteAddress].filter(Boolean).join(", ");
}

/**
 * Address of whoever sent a request, as this CMS or the outermost of its `CMS_PROXIES` proxies saw it. What stands before
 * it in the header is written by the sender.
 */
export function senderOf({ headers }: { headers: Headers }): string {
  const seen = (headers.get(header) ?? "").split(",").map((address) => address.trim());
  return seen.at(-1 - proxies()) ?? seen[0] ?? "";
}
