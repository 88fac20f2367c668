import type { FastifyReply, FastifyRequest } from "fastify";
import { consentCookie, consentDays, formatConsent } from "#schemas/visitor/consent.ts";
import { readConsent, returnField } from "#schemas/visitor/consent-form.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import type { Clock } from "#server/clock.ts";
import { RefusedForm } from "./forms.ts";

interface ConsentOptions {
  /** Of what is asked. */
  version: number;
  clock: Clock;
}

/**
 * Keeps what a visitor decides on cookies and leads back to the page (spec §4, cookie consent); script is told that it
 * is done. Nothing of it is logged.
 */
export function createConsentHandler({ version, clock }: ConsentOptions) {
  return async function keepConsent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fieldOf = (name: string) => request.form?.fields.get(name)?.[0] ?? null;
    const consent = readConsent(fieldOf);
    if (!consent) throw new RefusedForm(400, "no choice of cookies");
    // Not only for the server: the browser has to know which scripts it may load.
    reply.setCookie(consentCookie, formatConsent(consent, version, new Date(clock.now())), {
      path: "/",
      maxAge: consentDays * 24 * 60 * 60,
      sameSite: "lax",
      secure: true,
      httpOnly: false,
    });
    if (request.headers.accept === "application/json") return reply.code(204).send();
    return reply.redirect(wayBack(fieldOf(returnField), request.headers.referer), 303);
  };
}

/** The page that was named, with the query that only the browser knows; where none was, the one that the browser names. */
function wayBack(named: string | null, referer: string | undefined): string {
  const from = URL.parse(referer ?? "");
  const isThere = from !== null && (!named || from.pathname === named);
  return parseReturnAddress(isThere ? from.pathname + from.search : named);
}
