import type { FastifyReply, FastifyRequest } from "fastify";
import { consentCookie, consentDays, formatConsent, parseConsent } from "#schemas/visitor/consent.ts";
import { readConsent, returnField } from "#schemas/visitor/consent-form.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import type { Clock } from "#server/clock.ts";
import { RefusedForm } from "./forms.ts";
import { isLoopback } from "./hosts.ts";

interface ConsentOptions {
  version: number;
  clock: Clock;
}

/**
 * Stores the visitor's cookie consent and redirects back to the page (spec §4, cookie consent); scripts get a 204. The
 * choice is not logged.
 */
export function createConsentHandler({ version, clock }: ConsentOptions) {
  return async function storeConsent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fieldOf = (name: string) => request.form?.fields.get(name)?.[0] ?? null;
    const consent = readConsent(fieldOf);
    if (!consent) throw new RefusedForm(400, "no choice of cookies");
    // Not HttpOnly: the browser's script reads it to know which scripts may load.
    reply.setCookie(consentCookie, formatConsent(consent, version, new Date(clock.now())), {
      path: "/",
      maxAge: consentDays * 24 * 60 * 60,
      sameSite: "lax",
      secure: !isLoopback(request.siteHost),
      httpOnly: false,
    });
    if (request.headers.accept === "application/json") return reply.code(204).send();
    return reply.redirect(returnAddress(fieldOf(returnField), request.headers.referer), 303);
  };
}

/**
 * Serves the style sheet that hides the consent bar from visitors without JavaScript who have already decided. It is
 * never cached.
 */
export function createConsentStyle({ version }: Pick<ConsentOptions, "version">) {
  return async function sendStyle({ cookies }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isDecided = parseConsent(cookies[consentCookie], version) !== null;
    reply.header("cache-control", "private, no-store").type("text/css; charset=utf-8");
    return reply.send(isDecided ? hideBar : "");
  };
}

const hideBar =
  "html{scroll-padding-bottom:0!important}body{display:block!important}[data-consent-bar]{display:none!important}\n";

/** Returns the page that the form names, with the query of the referrer; without one, the referrer itself. */
function returnAddress(named: string | null, referer: string | undefined): string {
  const from = URL.parse(referer ?? "");
  const isFromReferer = from !== null && (!named || from.pathname === named);
  return parseReturnAddress(isFromReferer ? from.pathname + from.search : named);
}
