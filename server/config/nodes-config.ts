import { z } from "zod";
import { secretList } from "./secrets.ts";
import { type Environment, listSetting, optionalSetting, wholeNumber } from "./settings.ts";

/** Settings of a portal that runs on several nodes. */
export const nodesSettings = z.object({
  VALKEY_URL: optionalSetting({
    expected: "an address such as redis://valkey.example.org:6379 or rediss://…",
    read: readStoreUrl,
    secret: true,
  }),
  STORE_WAIT_MS: wholeNumber(100, 10_000, 1500),
  CHANGED_SECRET: secretList(),
  FRONT_CACHES: listSetting("origins such as http://10.0.0.5", isOrigin),
});

/** Reports a missing AUTH_SECRET: nodes encrypt the values of their store with it. */
export function missingStoreSecret({ VALKEY_URL, AUTH_SECRET }: Environment): string[] {
  const isMissing = VALKEY_URL?.trim() && !AUTH_SECRET?.trim();
  return isMissing ? ["AUTH_SECRET: expected for VALKEY_URL, the same on all nodes"] : [];
}

/** Front caches are in the nodes' own network, where they are reached without TLS. */
function isOrigin(text: string): boolean {
  const { protocol, origin } = new URL(text);
  return protocol === "http:" && origin === text;
}

function readStoreUrl(text: string): string | undefined {
  const { protocol, hostname } = new URL(text);
  return /^rediss?:$/.test(protocol) && hostname !== "" ? text : undefined;
}
