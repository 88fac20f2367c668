import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { documentsPath } from "#portal/contract/values/image-address.ts";
import { productionHeaders } from "#portal/http/security-headers.ts";
import type { Listening } from "#portal/replay/listen.ts";

/** The portal's security policy, so that the runner blocks the same. */
const headers = Object.fromEntries(productionHeaders({ scriptHashes: [], trustedTypes: ["own-page"] }));

/**
 * Serves the runner's page, its stories and the CMS's documents on this machine, and optionally the assets of another
 * build.
 */
export async function serveRunner(
  page: string,
  stories: string,
  documents: string,
  otherPages: readonly string[] = [],
): Promise<Listening> {
  const app = fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
  const roots = { "/": [page, ...otherPages], "/stories/": stories, [`${documentsPath}/`]: documents };
  for (const [prefix, root] of Object.entries(roots))
    await app.register(fastifyStatic, { root, prefix, decorateReply: false, maxAge: "1h" });
  return { url: await app.listen({ port: 0, host: "127.0.0.1" }), close: () => app.close() };
}
