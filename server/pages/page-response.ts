import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parameters } from "#schemas/lists/state.ts";
import { hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { previewParameters } from "#schemas/visitor/preview.ts";
import { addressToRemember, levelParameter } from "#schemas/visitor/return-address.ts";
import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import type { SessionState } from "#server/auth/sessions.ts";
import type { SignIn } from "#server/auth/sign-in.ts";
import type { Log } from "#server/http/log.ts";
import { allowedParameters, pathOf, queryOf } from "#server/http/request-target.ts";
import { rootRedirects } from "#server/http/root-redirect.ts";
import { developmentPolicy, externalOrigins, withFrameAncestors } from "#server/http/security-headers.ts";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import { readAnswersId } from "./answers-id.ts";
import { cleanAddress } from "./clean-address.ts";
import { knownParameters, pageParameters } from "./page-query.ts";
import { isPrivate, type PageRequest } from "./page-request.ts";
import type { Pages } from "./pages.ts";
import { asPrivate, type ServedPage } from "./rendered-page.ts";
import { sendPage } from "./send-page.ts";
import { createSendStream } from "./send-stream.ts";
import { createToPageRequest, type PageRequestOptions } from "./to-page-request.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The allowed host of the request. */
    siteHost: string;
    /** Status with which the server refuses the request; null otherwise. */
    refusal: number | null;
  }
  interface FastifyReply {
    /** Log fields of a page; null for other responses. */
    servedPage: LoggedPage | null;
  }
}

export interface PageHandlerOptions extends PageRequestOptions {
  pages: Pages;
  /** Null when sign-in is off. */
  signIn: SignIn | null;
  log: Log;
}

const nobody: SessionState = { session: null, isUncertain: false };

type LoggedPage = Pick<AnsweredRequest, "route" | "site" | "language" | "cache" | "contentAge">;

export function pageLogFields({ answer: { about }, cache, staleFor }: Omit<ServedPage, "body">): LoggedPage {
  // Written out rather than spread: this runs for each cached page.
  return { route: about?.route ?? "page", site: about?.site, language: about?.language, cache, contentAge: staleFor };
}

/** Returns the handler that answers a canonical GET or HEAD, or an accepted form, with the page at its address. */
export function createPageHandler(options: PageHandlerOptions) {
  const { pages, signIn, config } = options;
  const toPageRequest = createToPageRequest(options);
  const sendRendered = createSendRendered(options);

  return async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path, search] = [pathOf(request.raw.url), queryOf(request.raw.url)];
    const clean = request.form || request.unsaved !== undefined ? null : cleanAddress(path, search, pageParameters);
    if (clean !== null) return reply.redirect(clean, 308);
    const failedLogin = (request.form && (await signIn?.signInByForm(request, reply))) ?? null;
    if (reply.sent) return reply;
    const { hasIdled, ...session }: SessionState = signIn ? await signIn.confirmSession(request, reply) : nobody;
    const address = `${path}${search && `?${search}`}`;
    // Visitors without JavaScript learn only here that their session has expired. A posted form is still answered, so
    // that no input is lost.
    if (hasIdled && request.form === null && addressToRemember(address) !== null) {
      return reply.header("cache-control", "private, no-store").redirect(signedOutAddress(address), 302);
    }
    const parameters = allowedParameters(search, knownParameters);
    const answersId = readAnswersId(path, request, reply);
    const pageRequest = await toPageRequest(request, { path, answersId, parameters, session, failedLogin });
    const home = await findRootRedirect(request, pageRequest);
    if (home !== null) return reply.redirect(home, 302);
    const rendered = await pages.get(pageRequest);
    const page = pageRequest.isPreview ? withPreviewToken(rendered, parameters) : rendered;
    return sendRendered(page, { pageRequest, address, request, reply });
  };

  /** Address of the home page that the root redirects this visitor to; null for no redirect. */
  async function findRootRedirect({ headers, cookies }: FastifyRequest, page: PageRequest): Promise<string | null> {
    const { host, path } = page;
    for (const address of rootRedirects({ host, path, locale: cookies["locale"], headers }, config)) {
      const home = new URL(address, `http://${host}`);
      const { answer } = await pages.get({ ...page, host: home.hostname, path: home.pathname });
      if (answer.status !== 404) return address;
    }
    return null;
  }
}

interface Exchange {
  pageRequest: PageRequest;
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns a function that sends a rendered page with the headers that its visitor needs. */
function createSendRendered({ signIn, config, log }: PageHandlerOptions) {
  const sendStream = createSendStream(log);
  return function sendRendered(
    rendered: ServedPage,
    { pageRequest, address, request, reply }: Exchange,
  ): Promise<FastifyReply> | FastifyReply {
    const { isPreview, nonce, path } = pageRequest;
    const isPersonal =
      isPrivate(pageRequest) || mayHaveSession(request.headers.cookie) || reply.hasHeader("set-cookie");
    const variesByLanguage = config.rootRedirect && path === "/";
    const page = isPersonal ? asPrivate(rendered) : variesByLanguage ? { ...rendered, isPublic: false } : rendered;
    reply.servedPage = pageLogFields(page);
    if (isPersonal) reply.header("cache-control", "private, no-store");
    if (nonce !== null) reply.header("content-security-policy", developmentPolicy(nonce, externalOrigins(config)));
    if (isPreview) allowFrames(reply, config.previewFrameAncestors);
    if (page.answer.stream) return sendStream(request, reply, page, page.answer.stream);
    if (page.answer.needsSignIn && signIn) {
      const levels = new URLSearchParams(queryOf(page.answer.location ?? "")).get(levelParameter);
      return redirectToLogin(signIn.startLogin(address, reply, levels), request, reply);
    }
    return sendPage(request, reply, page);
  };
}

function redirectToLogin(login: string, { headers }: FastifyRequest, reply: FastifyReply) {
  reply.header("cache-control", "private, no-store");
  // A script's fetch cannot follow to the login page; the empty 204 makes it load the address as a document.
  if (headers["sec-fetch-dest"] === "empty") return reply.code(204).send();
  return reply.redirect(login, 302);
}

/** Allows the configured CMSs to show this response in a frame. */
function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = reply.getHeader("content-security-policy") ?? reply.raw.getHeader("content-security-policy");
  reply.header("content-security-policy", withFrameAncestors(origins, String(policy)));
  reply.raw.removeHeader("x-frame-options");
}

/** True for a Cookie header with a session cookie, valid or not. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(hiddenCookies.token) === true;
}

/** Adds the preview token to redirects within this host, and to no others. */
function withPreviewToken(page: ServedPage, parameters: Parameters): ServedPage {
  const { location } = page.answer;
  if (location === null || !/^\/(?!\/)/.test(location)) return page;
  const target = new URL(location, "http://own.invalid");
  for (const name of previewParameters) {
    for (const value of parameters.get(name)?.slice(0, 1) ?? []) target.searchParams.set(name, value);
  }
  return { ...page, answer: { ...page.answer, location: `${target.pathname}${target.search}${target.hash}` } };
}
