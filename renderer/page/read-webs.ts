import type { Web } from "#schemas/site/web.ts";
import type { RequestContext } from "./request-context.ts";
import type { Services } from "./resolved.ts";
import { valueAtOnce } from "./value-at-once.ts";

type Source = Pick<RequestContext, "request" | "reader" | "services">;

/** The list of sites as it was read last. */
const lastRead = new WeakMap<Services["read"], readonly Web[]>();

export async function readWebs({ request, reader, services }: Source): Promise<readonly Web[]> {
  const webs = await reader.webs(request.host);
  lastRead.set(services.read, webs);
  return webs;
}

/** Returns the list of sites as far as it is known without waiting for the CMS; null where it was never read. */
export async function readWebsAtOnce(source: Source): Promise<readonly Web[] | null> {
  return (await valueAtOnce(readWebs(source))) ?? lastRead.get(source.services.read) ?? null;
}
