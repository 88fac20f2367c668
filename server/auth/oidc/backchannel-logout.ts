import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { ProviderDown } from "#server/auth/auth-kind.ts";
import type { EndedSessions } from "#server/auth/ended-sessions.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import { type createLogoutTokens, LogoutTokenRefused } from "./logout-token.ts";

/** Largest form with a logout token in bytes. */
const maxBytes = 16_384;

interface Options {
  namesEndedBy: ReturnType<typeof createLogoutTokens>;
  ended: EndedSessions;
  clock: Clock;
  log: Log;
}

/** Serves the address where the provider reports ended sessions (OpenID Connect Back-Channel Logout 1.0, 2.5 to 2.8). */
export function serveBackchannelLogout({ namesEndedBy, ended, clock, log }: Options): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxBytes },
      async (_: unknown, body: string) => new URLSearchParams(body),
    );
    app.post(authPaths.backchannelLogout, async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { body } = request;
      const token = body instanceof URLSearchParams ? body.get("logout_token") : null;
      if (!token) return refuse(reply, 400, "no logout_token");
      try {
        const { always, until } = await namesEndedBy(token);
        const now = clock.now();
        await Promise.all([
          ...always.map((name) => ended.endNamed(name)),
          ...until.map((name) => ended.endNamed(name, now)),
        ]);
        events.sessionChanged.publish("endedByProvider");
        events.logoutTokenReceived.publish("accepted");
        return reply.code(200).send();
      } catch (error) {
        if (error instanceof LogoutTokenRefused) {
          log.warn({ reason: error.message }, "Auth: a logout token was refused");
          events.logoutTokenReceived.publish("refused");
          return refuse(reply, 400, error.message);
        }
        events.logoutTokenReceived.publish("unchecked");
        if (!(error instanceof ProviderDown)) log.error({ err: error }, "Auth: a logout token could not be checked");
        return refuse(reply, 503, "the token cannot be checked now");
      }
    });
  };
}

function refuse(reply: FastifyReply, status: 400 | 503, description: string): FastifyReply {
  return reply.code(status).send({ error: "invalid_request", error_description: description });
}
