import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import { isOfOurPage } from "#server/http/forms.ts";
import type { Log } from "#server/http/log.ts";
import { pathOf } from "#server/http/request-target.ts";
import { sendAnswer } from "#server/pages/page-response.ts";
import type { FallbackErrorPage } from "#server/pages/pages.ts";
import { isChosen } from "./admission.ts";
import type { AuthCookies } from "./auth-cookies.ts";
import type { Sessions } from "./sessions.ts";
import type { AbsoluteAddress } from "./site-origin.ts";

interface Options {
  sessions: Sessions;
  cookies: AuthCookies;
  absolute: AbsoluteAddress;
  /** Path of the page after signing in, when no other is named. */
  landing: string;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

const { base, login, callback, logout, cleanup, session, refresh, provider } = authPaths;

/** Serves the addresses of signing in and out (spec §2.2); no cache may store the answers. */
export function serveAuthRoutes(options: Options): FastifyPluginAsync {
  const { sessions, cookies, absolute, landing, fallbackErrorPage, log } = options;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, async () => null);
    app.addHook("onRequest", async (_, reply) => {
      reply.header("cache-control", "private, no-store");
    });

    app.get(login, async (request, reply) => {
      const { session: signedIn } = await sessions.whoIs(request, reply);
      const address =
        addressAfterLogin(parameterOf(request, "redirect"), cookies.readReturnAddress(request)) ?? landing;
      if (signedIn) return reply.redirect(parseReturnAddress(address));
      cookies.writeReturnAddress(reply, address);
      cookies.beginLogin(reply);
      const redirect = parseReturnAddress(address);
      return redirectToProvider(request, reply, "login", `${callback}?${new URLSearchParams({ redirect })}`);
    });

    app.get(callback, async (request, reply) => {
      const address = parameterOf(request, "redirect") ?? cookies.readReturnAddress(request) ?? landing;
      if (!cookies.hasBegunLogin(request)) {
        log.warn({}, "Auth: a visitor returned from a sign-in that did not begin here");
        return reply.redirect("/");
      }
      const end = await sessions.begin(request, reply);
      if (end === "failed") return refuse(request, reply, 503);
      cookies.endLogin(reply);
      if (end === "refused") return refuse(request, reply, 403);
      cookies.writeReturnAddress(reply, "/");
      return reply.redirect(parseReturnAddress(address));
    });

    app.get(logout, async (request, reply) => {
      if (!isChosen(request.headers)) return refuse(request, reply, 403);
      await signOut(request, reply);
      return redirectToProvider(request, reply, "logout", "/");
    });

    app.get(cleanup, async (request, reply) => {
      if (!isChosen(request.headers)) return refuse(request, reply, 403);
      const address = parseReturnAddress(parameterOf(request, "redirect") ?? cookies.readReturnAddress(request));
      await signOut(request, reply);
      return redirectToProvider(request, reply, "cleanup", address);
    });

    app.get(
      session,
      async (request, reply) => (await sessions.storedUser(request, reply)) ?? { user: null, timestamp: null },
    );

    app.post(refresh, async (request, reply) => {
      if (!isOfOurPage(request.headers)) return reply.code(403).send({ user: null });
      const { session: current, confirmed, isUncertain } = await sessions.refresh(request, reply);
      if (isUncertain) return reply.code(503).send({ user: null });
      if (!current || !confirmed) return reply.code(401).send({ user: null });
      return { token: current.sessionId, refreshToken: current.sessionId, ...confirmed };
    });

    app.post(`${base}/sign-up`, async (request, reply) => {
      log.error({}, "Auth: the sign-up endpoint is disabled");
      return refuse(request, reply, 404);
    });
    for (const url of [base, `${base}/*`]) {
      app.route({ method: ["GET", "POST"], url, handler: (request, reply) => refuse(request, reply, 404) });
    }
  };

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    cookies.endLogin(reply);
    cookies.clearReturnAddress(reply);
    await sessions.end(request, reply);
  }

  /** Redirects to a page of the provider, which redirects back to an address of the site. */
  async function redirectToProvider(
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    back: string,
  ): Promise<FastifyReply> {
    try {
      const redirect = await absolute(back, request.siteHost);
      return reply.redirect(`${provider}/auth/cas/${page}?${new URLSearchParams({ redirect })}`);
    } catch (err) {
      log.error({ err }, "Auth: the origin of the site is not known");
      return refuse(request, reply, 503);
    }
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status: 403 | 404 | 503): Promise<FastifyReply> {
    return sendAnswer(
      request,
      reply,
      fallbackErrorPage(status, { host: request.siteHost, path: pathOf(request.raw.url) }),
    );
  }
}

/** The address that the link names, with its query when the cookie has it; else that of the cookie, or null. */
function addressAfterLogin(named: string | null, stored: string | undefined): string | null {
  if (named === null) return stored ?? null;
  return stored !== undefined && pathOf(stored) === named ? stored : named;
}

function parameterOf({ raw }: FastifyRequest, name: string): string | null {
  const [, search = ""] = raw.url?.split("?", 2) ?? [];
  return new URLSearchParams(search).get(name);
}
