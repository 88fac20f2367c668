import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { isSameOrigin } from "#server/http/forms.ts";
import type { Log } from "#server/http/log.ts";
import { pathOf, queryOf } from "#server/http/request-target.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { returnAddress, startedLogin } from "./login-cookies.ts";
import type { Sessions } from "./sessions.ts";
import type { AbsoluteAddress } from "./site-origin.ts";
import { isUserNavigation } from "./user-navigation.ts";

interface Options {
  sessions: Sessions;
  absolute: AbsoluteAddress;
  /** Default path after sign-in. */
  landing: string;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

const { base, login, callback, logout, cleanup, session, refresh, activity, provider } = authPaths;

/** Serves the sign-in and sign-out routes (spec §2.2) in every language. Their responses are never cached. */
export function serveAuthRoutes(options: Options): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, async () => null);
    app.addHook("onRequest", async (_, reply) => {
      reply.header("cache-control", "private, no-store");
    });
    for (const code of languageCodes) {
      const { prefix } = languages[code];
      serveSignIn(app, prefix, options);
      serveSignOut(app, prefix, options);
      serveSession(app, prefix, options);
      serveNothingElse(app, prefix, options);
    }
  };
}

function serveSignIn(app: FastifyInstance, prefix: string, options: Options): void {
  const { sessions, landing, log } = options;
  const landingHere = landing === "/" ? prefix || "/" : landing;

  app.get(prefix + login, async (request, reply) => {
    const { session: signedIn } = await sessions.confirmSession(request, reply);
    const address = addressAfterLogin(parameterOf(request, "redirect"), returnAddress.read(request)) ?? landingHere;
    if (signedIn) return reply.redirect(parseSignInAddress(address));
    returnAddress.write(reply, address);
    startedLogin.write(reply);
    const redirect = parseSignInAddress(address);
    const back = `${callback}?${new URLSearchParams({ redirect })}`;
    return redirectToProvider("login", back, { request, reply, ...options });
  });

  app.get(prefix + callback, async (request, reply) => {
    // Browsers send the provider's cookies only to the path without language prefix.
    if (prefix !== "") return reply.redirect((request.raw.url ?? "").slice(prefix.length));
    const address = parameterOf(request, "redirect") ?? returnAddress.read(request) ?? landing;
    if (!startedLogin.exists(request)) {
      log.warn({}, "Auth: a visitor returned from a sign-in that did not begin here");
      return reply.redirect("/");
    }
    const path = pathOf(parseSignInAddress(address));
    const end = await sessions.begin(request, reply);
    if (end === "failed") return refuse(503, { request, reply, ...options }, path);
    startedLogin.clear(reply);
    if (end === "refused") return refuse(403, { request, reply, ...options }, path);
    returnAddress.write(reply, "/");
    return reply.redirect(parseSignInAddress(address));
  });
}

function serveSignOut(app: FastifyInstance, prefix: string, options: Options): void {
  const { sessions } = options;
  const home = prefix || "/";

  app.get(prefix + logout, async (request, reply) => {
    if (!isUserNavigation(request.headers)) return refuse(403, { request, reply, ...options });
    const idleAt = parameterOf(request, "idle");
    await signOut(request, reply);
    const back = idleAt === null ? home : signedOutAddress(idleAt);
    return redirectToProvider("logout", back, { request, reply, ...options });
  });

  app.get(prefix + cleanup, async (request, reply) => {
    if (!isUserNavigation(request.headers)) return refuse(403, { request, reply, ...options });
    const named = parameterOf(request, "redirect") ?? returnAddress.read(request) ?? home;
    await signOut(request, reply);
    return redirectToProvider("cleanup", parseSignInAddress(named), { request, reply, ...options });
  });

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    startedLogin.clear(reply);
    returnAddress.clear(reply);
    await sessions.stored.end(request, reply);
  }
}

/** Serves the calls of our scripts: stored user, refresh and activity. */
function serveSession(app: FastifyInstance, prefix: string, { sessions }: Options): void {
  app.get(
    prefix + session,
    async (request, reply) => (await sessions.stored.storedUser(request, reply)) ?? { user: null, timestamp: null },
  );

  app.post(prefix + refresh, async (request, reply) => {
    if (!isSameOrigin(request.headers)) return reply.code(403).send({ user: null });
    const { session: current, confirmed, isUncertain } = await sessions.refresh(request, reply);
    if (isUncertain) return reply.code(503).send({ user: null });
    if (!current || !confirmed) return reply.code(401).send({ user: null });
    return { token: current.sessionId, refreshToken: current.sessionId, ...confirmed };
  });

  app.post(prefix + activity, async (request, reply) => {
    if (!isSameOrigin(request.headers)) return reply.code(403).send();
    const idleMs = parameterOf(request, "idle") ?? "";
    if (!/^\d{1,15}$/.test(idleMs)) return reply.code(400).send();
    return reply.code((await sessions.stored.noteActivity(request, reply, Number(idleMs))) ? 204 : 401).send();
  });
}

function serveNothingElse(app: FastifyInstance, prefix: string, options: Options): void {
  app.post(`${prefix}${base}/sign-up`, async (request, reply) => {
    options.log.error({}, "Auth: the sign-up endpoint is disabled");
    return refuse(404, { request, reply, ...options });
  });
  for (const url of [prefix + base, `${prefix}${base}/*`])
    app.route({
      method: ["GET", "POST"],
      url,
      handler: (request, reply) => refuse(404, { request, reply, ...options }),
    });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Redirects to a page of the provider, with the address of the site to return to. */
async function redirectToProvider(page: string, back: string, exchange: Exchange & Options): Promise<FastifyReply> {
  const { request, reply, absolute, log } = exchange;
  try {
    const redirect = await absolute(back, request);
    return reply.redirect(`${provider}/auth/cas/${page}?${new URLSearchParams({ redirect })}`);
  } catch (err) {
    log.error({ err }, "Auth: the origin of the site is not known");
    return refuse(503, exchange);
  }
}

/** Answers with an error page in the language of a path, by default the requested one. */
function refuse(
  status: 403 | 404 | 503,
  { request, reply, fallbackErrorPage }: Exchange & Pick<Options, "fallbackErrorPage">,
  path = pathOf(request.raw.url),
): Promise<FastifyReply> {
  return sendAnswer(request, reply, fallbackErrorPage(status, { host: request.siteHost, path }));
}

/** Returns the link's address, with its query if the cookie has it; without one, the cookie's address or null. */
function addressAfterLogin(named: string | null, stored: string | undefined): string | null {
  if (named === null) return stored ?? null;
  return stored !== undefined && pathOf(stored) === named ? stored : named;
}

function parameterOf({ raw }: FastifyRequest, name: string): string | null {
  return new URLSearchParams(queryOf(raw.url)).get(name);
}
