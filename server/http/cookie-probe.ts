import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { probePaths } from "#schemas/values/cookie-probe.ts";
import { parseHost } from "./hosts.ts";
import { plainText, sendStatus } from "./status-text.ts";

const cookie = "cookie-probe";
const attributes = `Path=${probePaths.check}; HttpOnly; Secure; SameSite=None`;

/** Lets pages of our other sites test whether browsers send them cookies of this site (spec §2.4 browser test). */
export function serveCookieProbe(app: FastifyInstance, isOwnHost: (host: string) => Promise<boolean>): void {
  app.get(probePaths.set, async (request, reply) => {
    if (!(await allowOrigin(request, reply))) return reply;
    return reply.header("set-cookie", `${cookie}=1; Max-Age=60; ${attributes}`).send("set");
  });

  app.get(probePaths.check, async (request, reply) => {
    if (!(await allowOrigin(request, reply))) return reply;
    const hasCookie = request.headers.cookie?.split("; ").includes(`${cookie}=1`) ?? false;
    return reply.header("set-cookie", `${cookie}=; Max-Age=0; ${attributes}`).send(hasCookie ? "yes" : "no");
  });

  /** Returns false for foreign origins, after answering them with 403. */
  async function allowOrigin(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { origin } = request.headers;
    const host = hostOf(origin);
    reply.header("cache-control", "no-store").header("vary", "origin").type(plainText);
    if (!origin || host === null || !(await isOwnHost(host))) {
      sendStatus(reply, 403);
      return false;
    }
    reply.header("access-control-allow-origin", origin).header("access-control-allow-credentials", "true");
    return true;
  }
}

/** Host of an Origin header, normalised by `parseHost`; null for an opaque or malformed origin. */
function hostOf(origin: string | undefined): string | null {
  const url = origin === undefined ? null : URL.parse(origin);
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? parseHost(url.host) : null;
}
