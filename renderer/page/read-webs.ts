import type { Web } from "#schemas/site/web.ts";
import type { RequestContext } from "./request-context.ts";
import type { Services } from "./resolved.ts";

type Source = Pick<RequestContext, "request" | "reader" | "services">;

/** The last list of sites that was read. */
const lastRead = new WeakMap<Services["read"], readonly Web[]>();

export async function readWebs({ request, reader, services }: Source): Promise<readonly Web[]> {
  const webs = await reader.webs(request.host);
  lastRead.set(services.read, webs);
  return webs;
}

/** Milliseconds to wait for a list that is in memory: on a busy machine even that takes some. */
const knownWithinMs = 50;

/**
 * Returns the list of sites without waiting for the CMS, from the last read if need be; null if it was never read. An
 * answer without the current list counts as incomplete.
 */
export async function readWebsIfReady(source: Source): Promise<readonly Web[] | null> {
  const cached = source.reader.optional("/webs", knownWithinMs, () => readWebs(source));
  return cached.catch(() => lastRead.get(source.services.read) ?? null);
}
