import type { FastifyReply, FastifyRequest } from "fastify";
import { consentCookie, consentDays, formatConsent, parseConsent } from "#schemas/visitor/consent.ts";
import { readConsent, returnField } from "#schemas/visitor/consent-form.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import type { Clock } from "#server/clock.ts";
import { RefusedForm } from "./forms.ts";
import { isLoopback } from "./hosts.ts";

interface ConsentOptions {
  /** Version of the consent text. */
  version: number;
  clock: Clock;
}

/**
 * Stores the visitor's choice of cookies and redirects to the page (spec §4, cookie consent); scripts get a 204. Nothing
 * of it is logged.
 */
export function createConsentHandler({ version, clock }: ConsentOptions) {
  return async function storeConsent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fieldOf = (name: string) => request.form?.fields.get(name)?.[0] ?? null;
    const consent = readConsent(fieldOf);
    if (!consent) throw new RefusedForm(400, "no choice of cookies");
    // Not HttpOnly: the browser has to know which scripts it may load.
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

/** The style sheet that hides the bar from visitors without script who have answered it; it is theirs alone. */
export function createConsentStyle({ version }: Pick<ConsentOptions, "version">) {
  return async function sendStyle({ cookies }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isDecided = parseConsent(cookies[consentCookie], version) !== null;
    reply.header("cache-control", "private, no-store").type("text/css; charset=utf-8");
    return reply.send(isDecided ? hidden : "");
  };
}

const hidden =
  "html{scroll-padding-bottom:0!important}body{display:block!important}[data-consent-bar]{display:none!important}\n";

/** The page that the form names, with the query of the referer; else the referer itself. */
function returnAddress(named: string | null, referer: string | undefined): string {
  const from = URL.parse(referer ?? "");
  const isThere = from !== null && (!named || from.pathname === named);
  return parseReturnAddress(isThere ? from.pathname + from.search : named);
}
