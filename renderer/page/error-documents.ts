import { hash } from "node:crypto";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import { type Cache, createCache } from "#server/cache/cache.ts";
import { monotonicClock } from "#server/clock.ts";
import type { PageAnswer } from "#server/pages/pages.ts";
import type { Services, Shown } from "./resolved.ts";

/** Error pages of a portal by everything that is shown on them. */
const caches = new WeakMap<Services, Cache<PageAnswer>>();

/**
 * Renders an error page once for all addresses at which it would be the same: addresses that do not exist are endless.
 * Other pages are rendered each time.
 */
export async function answerOnce(
  resolved: Shown,
  visitor: Visitor,
  services: Services,
  render: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  if (resolved.kind !== "error" || resolved.preview || visitor.session) return render();
  const cache =
    caches.get(services) ?? createCache<PageAnswer>({ retentionMs: 60_000, maxEntries: 200, clock: monotonicClock });
  caches.set(services, cache);
  const key = hash("sha256", JSON.stringify([resolved, visitor]), "base64url");
  return (await cache.get(key, render))?.value ?? render();
}
