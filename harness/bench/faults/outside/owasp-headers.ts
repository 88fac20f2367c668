import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const added = z.object({ headers: z.array(z.object({ name: z.string() })) });
const removed = z.object({ headers: z.array(z.string()) });

/** Recommended headers that the portal does not send, and why. */
const intentionalOmissions: Readonly<Record<string, string>> = {
  "cache-control": "each response sets its own policy: pages are private and revalidated",
  "clear-site-data": "is for signing out, not for pages",
  "cross-origin-embedder-policy": "would block map tiles and scripts that visitors have consented to",
  "x-permitted-cross-domain-policies": "is for plug-ins, which browsers no longer support",
  "x-dns-prefetch-control": "pages prefetch DNS only for hosts that they load from",
};

/** Compares headers with the lists of the OWASP Secure Headers Project, in `headers_add.json` and `headers_remove.json`. */
export function headerFaults(folder: string, headers: Headers) {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const wanted = added.parse(read("headers_add.json")).headers.map(({ name }) => name.toLowerCase());
  const unwanted = removed.parse(read("headers_remove.json")).headers.map((name) => name.toLowerCase());
  return {
    missing: wanted.filter((name) => !headers.has(name) && !Object.hasOwn(intentionalOmissions, name)),
    unwanted: unwanted.filter((name) => headers.has(name)),
  };
}
