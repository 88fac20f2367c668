import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { probePaths } from "#schemas/values/cookie-probe.ts";
import { parseHost } from "./hosts.ts";

const cookie = "cookie-probe";
const attributes = `Path=${probePaths.check}; HttpOnly; Secure; SameSite=None`;

/** Tells pages of our other sites only whether cookies of this site are sent from there (spec §2.4 browser test). */
export function serveCookieProbe(app: FastifyInstance, isOurs: (host: string) => Promise<boolean>): void {
  app.get(probePaths.set, async (request, reply) => {
    if (!(await allowOrigin(request, reply))) return reply;
    return reply.header("set-cookie", `${cookie}=1; Max-Age=60; ${attributes}`).send("set");
  });

  app.get(probePaths.check, async (request, reply) => {
    if (!(await allowOrigin(request, reply))) return reply;
    const isThere = request.headers.cookie?.split("; ").includes(`${cookie}=1`) ?? false;
    return reply.header("set-cookie", `${cookie}=; Max-Age=0; ${attributes}`).send(isThere ? "yes" : "no");
  });

  /** False for foreign origins, which are answered with 403 here. */
  async function allowOrigin(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { origin } = request.headers;
    const host = hostOf(origin);
    reply.header("cache-control", "no-store").header("vary", "origin").type("text/plain; charset=utf-8");
    if (!origin || host === null || !(await isOurs(host))) {
      reply.code(403).send("403 Forbidden\n");
      return false;
    }
    reply.header("access-control-allow-origin", origin).header("access-control-allow-credentials", "true");
    return true;
  }
}

/** The host of an Origin header as `parseHost` writes it; null for an opaque or malformed origin. */
function hostOf(origin: string | undefined): string | null {
  const url = origin === undefined ? null : URL.parse(origin);
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? parseHost(url.host) : null;
}
