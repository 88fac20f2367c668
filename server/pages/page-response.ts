import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sentParameter } from "#schemas/forms/submission.ts";
import { listParameters, type Parameters } from "#schemas/lists/state.ts";
import { parseLayout } from "#schemas/site/layout.ts";
import { authCookies } from "#schemas/visitor/auth-paths.ts";
import { consentCookie, parseConsent } from "#schemas/visitor/consent.ts";
import { addressToRemember, returnParameter } from "#schemas/visitor/return-address.ts";
import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import type { Who } from "#server/auth/sessions.ts";
import type { SignIn } from "#server/auth/sign-in.ts";
import type { Config } from "#server/config/config.ts";
import type { CheckPreview } from "#server/http/preview-token.ts";
import { allowedParameters } from "#server/http/request-target.ts";
import { rootRedirects } from "#server/http/root-redirect.ts";
import { developmentPolicy, framedBy, outsideOrigins } from "#server/http/security-headers.ts";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import { cleanAddress } from "./clean-address.ts";
import { acceptedEncodings, type EncodedBody, type Encoding, sharedBody } from "./compression.ts";
import type { AnswerStream, PageAnswer } from "./page-answer.ts";
import { isForOne, type PageRequest } from "./page-request.ts";
import { forOne, type Pages, type ServedPage } from "./pages.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The allow-listed host of the request. */
    siteHost: string;
    /** Status with which the server refuses the request; null unless it does. */
    refusal: number | null;
  }
  interface FastifyReply {
    /** What the log tells of a page; null for other answers. */
    servedPage: LoggedPage | null;
  }
}

/** Query parameters that some page takes. */
export const pageParameters: readonly string[] = [...listParameters, sentParameter, returnParameter];

/** Query parameters that are known; all others are ignored (spec §2.3). */
export const allowedQuery: readonly string[] = ["layout", "preview", "at", ...pageParameters];

const smallestToCompress = 1024;

/** Caches in front hold a page for a minute, show it ten more while they ask again, and for a day while no node answers. */
export const publicPolicy = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

/** Seconds after which a visitor may try a page again that could not be rendered. */
const retryAfter = 30;

interface PageHandlerOptions {
  pages: Pages;
  checkPreview: CheckPreview;
  /** Null where nobody can sign in. */
  signIn: SignIn | null;
  config: Pick<
    Config,
    | "rootRedirect"
    | "languageDomains"
    | "cookieProbeOrigin"
    | "map"
    | "consent"
    | "feedbackUrl"
    | "previewFrameAncestors"
  >;
  isDevelopment: boolean;
  sendStream: (request: FastifyRequest, reply: FastifyReply, page: ServedPage, stream: AnswerStream) => FastifyReply;
}

type LoggedPage = Pick<AnsweredRequest, "route" | "site" | "language" | "cache" | "contentAge">;

/** The fields of a page for the log and the metrics. */
export function loggedPage({ answer: { about }, cache, contentAge }: Omit<ServedPage, "body">): LoggedPage {
  // Spelled out, as it is made for each cached page.
  return { route: about?.route ?? "page", site: about?.site, language: about?.language, cache, contentAge };
}

/** Answers a canonical GET or HEAD, or a form that was let in, with the page at its address. */
export function createPageHandler({
  pages,
  checkPreview,
  signIn,
  config,
  isDevelopment,
  sendStream,
}: PageHandlerOptions) {
  return async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = "/", search = ""] = request.raw.url?.split("?", 2) ?? [];
    const { siteHost: host, headers } = request;
    const clean = request.form ? null : cleanAddress(path, search, pageParameters);
    if (clean !== null) return reply.redirect(clean, 308);
    const parameters = allowedParameters(search, allowedQuery);
    const [preview] = parameters.get("preview") ?? [];
    const decision = preview === undefined ? null : await checkPreview(preview);
    const isPreview = decision !== null && "scope" in decision;
    const nonce = isDevelopment ? randomBytes(16).toString("base64url") : null;
    const { hasIdled, ...who }: Who = signIn ? await signIn.whoIs(request, reply) : anyone;
    const visited = `${path}${search && `?${search}`}`;
    // Whoever has no script is told here that the session has ended; what a form holds is not lost for that.
    if (hasIdled && request.form === null && addressToRemember(visited) !== null) {
      return reply.header("cache-control", "private, no-store").redirect(signedOutAddress(visited), 302);
    }
    const pageRequest: PageRequest = {
      host,
      path,
      query: toQuery(parameters),
      form: request.form,
      ...(request.refusal !== null && { refusal: request.refusal }),
      userAgent: headers["user-agent"] ?? "",
      ...(parameters.has("q") && !isPreview && { visit: visitOf(request) }),
      isPreview,
      ...(decision && ("scope" in decision ? { previewScope: decision.scope } : { previewRefusal: decision.refusal })),
      at: isPreview ? parameters.get("at")?.[0] : undefined,
      nonce,
      visitor: { ...who, consent: parseConsent(request.cookies[consentCookie], config.consent.version) },
    };
    for (const lead of rootRedirects({ host, path, locale: request.cookies["locale"], headers }, config)) {
      const home = new URL(lead, `http://${host}`);
      const { answer } = await pages.get({ ...pageRequest, host: home.hostname, path: home.pathname });
      if (answer.status !== 404) return reply.redirect(lead, 302);
    }
    const got = isPreview ? withPreviewToken(await pages.get(pageRequest), parameters) : await pages.get(pageRequest);
    const isPersonal = isForOne(pageRequest) || mayHaveSession(headers.cookie) || reply.hasHeader("set-cookie");
    const isByLanguage = config.rootRedirect && path === "/";
    const page = isPersonal ? forOne(got) : isByLanguage ? { ...got, isPublic: false } : got;
    reply.servedPage = loggedPage(page);
    if (isPersonal) reply.header("cache-control", "private, no-store");
    if (nonce !== null) reply.header("content-security-policy", developmentPolicy(nonce, outsideOrigins(config)));
    if (isPreview) allowFrames(reply, config.previewFrameAncestors);
    if (page.answer.stream) return sendStream(request, reply, page, page.answer.stream);
    if (!page.answer.needsSignIn || !signIn) return sendPage(request, reply, page);
    reply.header("cache-control", "private, no-store");
    // A fetch cannot follow to the login page; an empty answer makes the browser load the address itself.
    if (headers["sec-fetch-dest"] === "empty") return reply.code(204).send();
    return reply.redirect(signIn.leadToLogin(visited, reply), 302);
  };
}

/** Lets the configured CMSs show an answer in a frame, which all other answers forbid. */
function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = reply.getHeader("content-security-policy") ?? reply.raw.getHeader("content-security-policy");
  reply.header("content-security-policy", framedBy(origins, String(policy)));
  reply.raw.removeHeader("x-frame-options");
}

/** True for a Cookie header that names the cookie of a session, good or not. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(authCookies.token) === true;
}

function visitOf({ ip, headers }: FastifyRequest): string {
  return [ip, headers["x-forwarded-for"], headers["user-agent"], headers["accept-language"]].join("\n");
}

/** Redirects of a preview lead to previews: addresses of this host get the token, no other does. */
function withPreviewToken(page: ServedPage, parameters: Parameters): ServedPage {
  const { location } = page.answer;
  if (location === null || !/^\/(?!\/)/.test(location)) return page;
  const target = new URL(location, "http://own.invalid");
  for (const name of ["preview", "at"]) {
    for (const value of parameters.get(name)?.slice(0, 1) ?? []) target.searchParams.set(name, value);
  }
  return { ...page, answer: { ...page.answer, location: `${target.pathname}${target.search}${target.hash}` } };
}

/** Returns the query for the page: a layout that exists, and parameters that are not empty. */
export function toQuery(parameters: Parameters): Parameters {
  const layout = parseLayout(parameters.get("layout")?.[0]);
  const query = new Map<string, readonly string[]>(layout ? [["layout", [layout]]] : []);
  for (const name of pageParameters) {
    const filled = parameters.get(name)?.filter((value) => value.trim() !== "") ?? [];
    if (filled.length > 0) query.set(name, filled);
  }
  return query;
}

/** Sends an answer that did not come from the pages. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, pageAnswer: PageAnswer) {
  const { body, ...answer } = pageAnswer;
  return sendPage(request, reply, {
    answer,
    body: sharedBody(body),
    contentAge: 0,
    isPublic: false,
    surrogateKeys: "",
  });
}

type Sendable = Omit<ServedPage, "cache">;

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Sendable): Promise<FastifyReply> {
  const { answer, body } = page;
  // The policy lets no script follow to another origin; an empty answer makes the browser load the address itself.
  if (answer.location?.startsWith("/") === false && request.headers["sec-fetch-dest"] === "empty") {
    return reply.code(204).header("vary", "sec-fetch-dest").send();
  }
  reply.code(answer.status);
  for (const [name, value] of headersOf(page)) reply.header(name, value);
  if (isKept(answer) && matchesTag(request.headers["if-none-match"], body.etag)) return reply.code(304).send();
  return sendBody(request, reply, body);
}

/** Headers of an answer but for the encoding of its body. */
export function headersOf({
  answer,
  body,
  contentAge,
  isPublic,
  surrogateKeys,
}: Sendable): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["vary", "accept-encoding"],
    ["content-type", answer.contentType],
  ];
  if (answer.location !== null) headers.push(["location", answer.location]);
  if (answer.status === 405) headers.push(["allow", "GET, HEAD"]);
  if (answer.fileName) headers.push(["content-disposition", `attachment; filename="${answer.fileName}"`]);
  if (answer.status === 503) headers.push(["retry-after", String(answer.retryAfter ?? retryAfter)]);
  if (contentAge > 0) headers.push(["x-content-age", String(contentAge)]);
  if (!isKept(answer)) return headers;
  // Browsers ask again each time: signing in changes the page.
  const { maxAgeS } = answer;
  const ofBrowsers = maxAgeS === undefined ? "private, no-cache" : `private, max-age=${maxAgeS}`;
  headers.push(["cache-control", isPublic ? publicPolicy : ofBrowsers], ["etag", body.etag]);
  if (isPublic && surrogateKeys !== "") headers.push(["surrogate-key", surrogateKeys]);
  return headers;
}

function isKept({ status, cacheable }: Sendable["answer"]): boolean {
  return status === 200 && cacheable;
}

/** Sends text, compressed where that is worth it. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): Promise<FastifyReply> {
  const { encoding, bytes } = await body.inBestOf(encodingsFor(request.headers["accept-encoding"], body));
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(bytes);
}

/** The encodings that an Accept-Encoding header takes, where compressing the body is worth it. */
export function encodingsFor(accepted: string | undefined, { length }: EncodedBody): readonly Encoding[] {
  return length >= smallestToCompress ? acceptedEncodings(accepted) : [];
}

/** True when an If-None-Match names the ETag; compares weakly (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined || etag === null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.some((tag) => tag === etag || `W/${tag}` === etag || tag === `W/${etag}`);
}
