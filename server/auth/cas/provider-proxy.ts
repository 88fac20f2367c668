import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language, splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authCookies } from "#schemas/visitor/auth-cookies.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { providerCookies } from "#server/auth/own-cookies.ts";
import type { RecursionGate } from "#server/auth/rest/recursion-gate.ts";
import { isUserNavigation } from "#server/auth/user-navigation.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { openResponse, readBody } from "#server/http/bounded-fetch.ts";
import { isSameOrigin } from "#server/http/forms.ts";
import { isLoopback } from "#server/http/hosts.ts";
import { pathOf } from "#server/http/request-target.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { isBelow, toPortalAddress, toProviderUrl } from "./provider-addresses.ts";
import { rewriteCookies } from "./provider-cookies.ts";

interface Options extends AuthConfig {
  url: string;
  recursionGate: RecursionGate;
  fallbackErrorPage: FallbackErrorPage;
  outages: OutageLog;
}

const maxBytes = 1_000_000;
/** Limit for a complete response, in milliseconds. */
const wholeMs = 30_000;

/** Pages of the provider that sign the visitor out. */
const endPaths = ["/auth/cas/logout", "/auth/cas/cleanup"];

/** Request headers that are forwarded to the provider, besides its cookies. */
const forwardedHeaders = ["accept", "accept-language", "content-type", "user-agent"] as const;
const returnedHeaders = ["content-type", "content-language"] as const;

/** Proxies the pages of the security provider below a prefix of the portal (spec §7, security provider). */
export function serveProviderProxy({
  url,
  storageKey,
  timeoutMs,
  recursionGate,
  fallbackErrorPage,
  outages,
  ...calls
}: Options): FastifyPluginAsync {
  const tokenPaths = [calls.signIn, calls.refresh].flatMap((call) => (call ? [call.path] : []));

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, async (_: FastifyRequest, body: Buffer) => body);
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      if (request.method === "POST" && !isSameOrigin(request.headers)) return refuse(request, reply, 403);
      return undefined;
    });
    for (const path of [authPaths.provider, `${authPaths.provider}/*`]) {
      app.route({ method: ["GET", "HEAD", "POST"], url: path, bodyLimit: maxBytes, handler: forward });
    }
  };

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const providerPath = (request.raw.url ?? "").slice(authPaths.provider.length);
    const target = toProviderUrl(providerPath, url);
    // Token endpoints are called by the server only: no script may see tokens.
    if (!target || isBelow(providerPath, tokenPaths)) return refuse(request, reply, 404);
    if (isBelow(providerPath, endPaths) && !isUserNavigation(request.headers)) return refuse(request, reply, 403);
    try {
      const { answer, body } = await send(target, request, reply);
      outages.answered("pages");
      copyHead(answer, request, reply, { url, storageKey });
      return reply.send(body);
    } catch (err) {
      if (!reply.raw.destroyed) outages.failed("pages", err instanceof Error ? err.message : String(err));
      return refuse(request, reply, 502);
    }
  }

  /** Rejects when the response does not start or finish in time, or is too large. */
  async function send(target: URL, request: FastifyRequest, reply: FastifyReply) {
    const { method, body } = request;
    const disconnected = new AbortController();
    const abort = () => disconnected.abort(new Error("the visitor has left"));
    reply.raw.once("close", abort);
    try {
      const answer = await openResponse(target.href, {
        method,
        headers: { ...recursionGate.headers(), ...providerHeaders(request, storageKey) },
        body: body instanceof Uint8Array ? new Uint8Array(body) : null,
        timeoutMs,
        signal: AbortSignal.any([disconnected.signal, AbortSignal.timeout(wholeMs)]),
      });
      const bytes = await readBody(answer, maxBytes);
      if (bytes === null) throw new Error("too large an answer");
      return { answer, body: bytes };
    } finally {
      reply.raw.off("close", abort);
    }
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status: 403 | 404 | 502): Promise<FastifyReply> {
    const language = languageOf(request);
    const page = fallbackErrorPage(status === 502 ? 503 : status, {
      host: request.siteHost,
      path: `${language ? languages[language].prefix : ""}${pathOf(request.raw.url)}`,
    });
    return sendAnswer(request, reply, { ...page, status });
  }
}

/** Copies status and headers of the provider's response, with its address and cookies rewritten. */
function copyHead(
  { status, headers }: Response,
  { siteHost }: FastifyRequest,
  reply: FastifyReply,
  { url, storageKey }: Pick<Options, "url" | "storageKey">,
): void {
  reply.code(status);
  for (const name of returnedHeaders) {
    const value = headers.get(name);
    if (value) reply.header(name, value);
  }
  const location = headers.get("location");
  if (location) reply.header("location", toPortalAddress(location, url));
  const cookies = rewriteCookies(headers.getSetCookie(), { storageKey, isSecure: !isLoopback(siteHost) });
  if (cookies.length > 0) reply.header("set-cookie", cookies);
}

function providerHeaders(request: FastifyRequest, storageKey: string): Record<string, string> {
  const { headers } = request;
  const cookie = providerCookies(headers.cookie, storageKey);
  const forwarded = forwardedHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const language = languageOf(request);
  const accepted = [language && languages[language].tag, headers["accept-language"]].filter(Boolean).join(", ");
  return {
    "accept-encoding": "identity",
    ...Object.fromEntries(forwarded),
    ...(accepted && { "accept-language": accepted }),
    ...(cookie && { cookie }),
  };
}

/** Language last used on the portal: that of the cookie `locale`, which scripts set, else of the address to return to. */
function languageOf({ cookies }: FastifyRequest): Language | null {
  const { locale, [authCookies.redirect]: address } = cookies;
  if (locale !== undefined && isLanguage(locale)) return locale;
  return address === undefined ? null : splitLanguage(address.replace(/\?.*/s, "")).language;
}
