import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieName } from "#schemas/visitor/cookie-name.ts";
import { isLoopback } from "#server/http/hosts.ts";

/** Attributes of a cookie of a host: only for HTTPS, except on localhost. */
export function cookieAttributes({ siteHost }: FastifyRequest) {
  return { path: "/", secure: !isLoopback(siteHost), sameSite: "lax" } as const;
}

/** Creates a cookie of a host. Scripts can read it only if it is `readable`. */
export function createHostCookie(name: string, visibility: "hidden" | "readable") {
  function on(request: FastifyRequest) {
    const attributes = { ...cookieAttributes(request), httpOnly: visibility === "hidden" };
    return { named: cookieName(name, attributes.secure), attributes };
  }

  return {
    read(request: FastifyRequest): string | undefined {
      return request.cookies[on(request).named];
    },

    /** Writes a cookie that ends with the browser session, or after `maxAge` seconds. */
    write(reply: FastifyReply, value: string, options: { maxAge?: number } = {}): void {
      const { named, attributes } = on(reply.request);
      reply.setCookie(named, value, { ...attributes, ...options });
    },

    clear(reply: FastifyReply): void {
      const { named, attributes } = on(reply.request);
      reply.clearCookie(named, attributes);
    },
  };
}
