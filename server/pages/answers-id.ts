import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { splitExtra } from "#schemas/site/site-addresses.ts";
import { createHostCookie } from "#server/auth/host-cookie.ts";

const cookie = createHostCookie("form", "hidden");

/**
 * Returns the id under which a visitor's answers are kept, for a page below `/-/`; undefined for other pages. A visitor
 * gets one with the first form they send; the cookie ends with the browser session.
 */
export function readAnswersId(path: string, request: FastifyRequest, reply: FastifyReply): string | null | undefined {
  if (splitExtra(path).extra === "") return undefined;
  const known = cookie.read(request);
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return known;
  if (request.form === null) return null;
  const id = randomBytes(32).toString("base64url");
  cookie.write(reply, id);
  return id;
}
