import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { TokenRefused, type Tokens } from "#machines/auth.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { levelParameter, parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { isSameOrigin } from "#server/http/forms.ts";
import type { Log } from "#server/http/log.ts";
import { pathOf } from "#server/http/request-target.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { events } from "#server/telemetry/events.ts";
import { type AuthKind, type Exchange, ProviderDown } from "./auth-kind.ts";
import { returnAddress } from "./login-cookies.ts";
import { parameterOf } from "./request-parameter.ts";
import type { Sessions } from "./sessions.ts";
import { isUserNavigation } from "./user-navigation.ts";

interface Options {
  kind: AuthKind;
  sessions: Sessions;
  /** Default path after sign-in. */
  landing: string;
  /** True for a level of assurance that some pages need. */
  isLevel: (level: string) => boolean;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

const { base, login, callback, failed, logout, cleanup, session, refresh, activity } = authPaths;

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
  const { kind, sessions, landing, isLevel, log } = options;
  const landingHere = landing === "/" ? prefix || "/" : landing;

  app.get(prefix + login, async (request, reply) => {
    const exchange = { request, reply, ...options };
    const { session: signedIn } = await sessions.confirmSession(request, reply);
    const address = addressAfterLogin(parameterOf(request, "redirect"), returnAddress.read(request)) ?? landingHere;
    const levels = (parameterOf(request, levelParameter) ?? "").split(" ").filter(isLevel);
    const isEnough = levels.length === 0 || levels.includes(signedIn?.level ?? "");
    if (signedIn && isEnough) return reply.redirect(parseSignInAddress(address));
    returnAddress.write(reply, address);
    const expired = signedIn ? null : await sessions.stored.findExpired(request);
    return redirectTo(() => kind.begin({ request, reply, address, levels, expired }), exchange);
  });

  app.get(prefix + callback, async (request, reply) => {
    // Browsers send the provider's cookies only to the path without language prefix.
    if (prefix !== "") return reply.redirect((request.raw.url ?? "").slice(prefix.length));
    const exchange = { request, reply, ...options };
    let path = "/";
    try {
      const finished = await kind.finish({ request, reply });
      if (finished === null) {
        log.warn({}, "Auth: a visitor returned from a sign-in that did not begin here");
        return reply.redirect("/");
      }
      if ("redirect" in finished) return reply.redirect(finished.redirect);
      const address = parseSignInAddress(finished.address);
      path = pathOf(address);
      const { result } = await sessions.begin(request, reply, finished);
      if (result === "failed") return showFailure(503, exchange, path);
      finished.onDecided?.();
      if (result === "refused") return showFailure(403, exchange, path);
      returnAddress.write(reply, "/");
      return reply.redirect(address);
    } catch (error) {
      return showFailure(statusAfter(error, options), exchange, path);
    }
  });

  app.get(prefix + failed, async (request, reply) => {
    const status = parameterOf(request, "status") === "403" ? 403 : 503;
    const path = pathOf(parseSignInAddress(parameterOf(request, "redirect")));
    return refuse(status, { request, reply, ...options }, path);
  });
}

/** A code that the provider has returned must not stay in the visitor's history, nor in the Referer of what follows. */
function showFailure(
  status: 403 | 503,
  exchange: Exchange & Options,
  path: string,
): Promise<FastifyReply> | FastifyReply {
  if (parameterOf(exchange.request, "state") === null) return refuse(status, exchange, path);
  const query = new URLSearchParams({ status: String(status), redirect: path });
  return exchange.reply.redirect(`${failed}?${query}`, 303);
}

function serveSignOut(app: FastifyInstance, prefix: string, options: Options): void {
  const { kind, sessions } = options;
  const home = prefix || "/";

  app.get(prefix + logout, async (request, reply) => {
    if (!isUserNavigation(request.headers)) return refuse(403, { request, reply, ...options });
    const idleAt = parameterOf(request, "idle");
    const tokens = await signOut(request, reply);
    const back = idleAt === null ? home : signedOutAddress(idleAt);
    return leave(request, reply, { page: "logout", back, tokens });
  });

  app.get(prefix + cleanup, async (request, reply) => {
    if (!isUserNavigation(request.headers)) return refuse(403, { request, reply, ...options });
    const named = parameterOf(request, "redirect") ?? returnAddress.read(request) ?? home;
    const tokens = await signOut(request, reply);
    return leave(request, reply, { page: "cleanup", back: parseSignInAddress(named), tokens });
  });

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<Tokens | null> {
    kind.forget({ request, reply });
    returnAddress.clear(reply);
    return sessions.stored.end(request, reply);
  }

  function leave(request: FastifyRequest, reply: FastifyReply, end: Parameters<AuthKind["signOutAddress"]>[1]) {
    const exchange = { request, reply };
    return redirectTo(() => kind.signOutAddress(exchange, end), { ...exchange, ...options });
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

/** Redirects to an address of the provider; when it cannot be told, answers with an error page. */
async function redirectTo(findAddress: () => Promise<string>, exchange: Exchange & Options): Promise<FastifyReply> {
  try {
    return exchange.reply.redirect(await findAddress());
  } catch (error) {
    return refuse(statusAfter(error, exchange), exchange);
  }
}

/** Logs an error of sign-in, unless it is an outage, which is logged already. Returns the status of the error page. */
function statusAfter(error: unknown, { log }: Pick<Options, "log">): 403 | 503 {
  const isRefused = error instanceof TokenRefused;
  events.sessionChanged.publish(isRefused ? "refused" : "failed");
  if (isRefused) log.warn({ reason: error.message }, "Auth: a sign-in was refused");
  else if (!(error instanceof ProviderDown)) log.error({ err: error }, "Auth: a sign-in failed");
  return isRefused ? 403 : 503;
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
