import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredSession } from "#schemas/visitor/user.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import type { AuthCookies, ServerSession } from "./auth-cookies.ts";
import type { AuthRuns, Outcome } from "./auth-run.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import { providerCookies } from "./own-cookies.ts";
import { createStoredSessions } from "./stored-sessions.ts";

export interface SessionState extends Pick<Visitor, "session" | "isUncertain"> {
  /** True when this request found the session idle for too long and ended it. */
  hasIdled?: true;
}

interface Options {
  config: Pick<AuthConfig, "refresh" | "tokens" | "storageKey">;
  cookies: AuthCookies;
  runs: AuthRuns;
  ended: EndedSessions;
  clock: Clock;
  log: Log;
}

const signedOut: SessionState = { session: null, isUncertain: false };
const idle: SessionState = { session: null, isUncertain: false, hasIdled: true };
const uncertain: SessionState = { session: null, isUncertain: true };

/** Minimum milliseconds between two updates of the activity cookie. */
const activityStep = 60_000;

export type Sessions = ReturnType<typeof createSessions>;

/** Determines who is signed in: cookies identify the session, the security provider confirms it. */
export function createSessions(options: Options) {
  const { config, cookies, runs, ended, clock, log } = options;
  const { find, note, noteActivity, storedUser, end } = createStoredSessions(options);

  /** Writes changed cookies (all with `isRefresh`) and returns who is signed in. */
  async function settle(
    session: ServerSession,
    outcome: Outcome,
    reply: FastifyReply,
    isRefresh = false,
  ): Promise<SessionState> {
    const { user, token, refreshToken, isUncertain } = outcome;
    const isSame = token === session.token && refreshToken === session.refreshToken;
    // A sign-out during a token exchange has to end the new tokens as well.
    const hasEnded = ended.isKnown(session.sessionId);
    if (hasEnded && token !== null && !isSame) await runs.signOut(outcome);
    if (hasEnded || token === null || (!user && !isUncertain)) return leave(reply);
    const next = isSame ? session : { ...session, token, refreshToken, tokenAt: clock.now() };
    const isWritten = (isSame && !isRefresh) || (await cookies.writeSession(reply, next, toConfirmed(outcome)));
    if (!isWritten) return leave(reply);
    if (!user) events.sessionChanged.publish("uncertain");
    return user ? { session: { user, sessionId: session.sessionId }, isUncertain: false } : uncertain;
  }

  function leave(reply: FastifyReply): SessionState {
    cookies.clearSession(reply);
    return signedOut;
  }

  /** Returns who is signed in, or that it is uncertain; never rejects. */
  async function confirmSession(request: FastifyRequest, reply: FastifyReply): Promise<SessionState> {
    if (!cookies.hasSession(request)) return signedOut;
    try {
      const found = await find(request, reply);
      if (found === "idle") return idle;
      if (!found) return leave(reply);
      const { session } = found;
      if (request.headers["sec-purpose"] === undefined) await note(reply, found, clock.now(), activityStep);
      const who = await settle(session, await runs.load(session), reply);
      // Scripts that see no session or another one would keep reloading the page.
      if (who.session && cookies.readSessionId(request) !== session.sessionId)
        cookies.writeSessionId(reply, session.sessionId);
      return who;
    } catch (err) {
      log.error({ err }, "Auth: the session could not be confirmed");
      return uncertain;
    }
  }

  /** Starts a session with the provider's cookies of the request. */
  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<"begun" | "refused" | "failed"> {
    const outcome = await runs.signIn(providerCookies(request.headers.cookie, config.storageKey));
    const { user, token, refreshToken, isRefused } = outcome;
    if (isRefused || !user || token === null) {
      const result = isRefused ? "refused" : "failed";
      events.sessionChanged.publish(result);
      return result;
    }
    const now = clock.now();
    const sessionId = randomBytes(16).toString("base64url");
    const session = { sessionId, token, refreshToken, startedAt: now, tokenAt: now };
    if (!(await cookies.writeSession(reply, session, toConfirmed(outcome)))) return "failed";
    await cookies.writeActivity(reply, session, now);
    events.sessionChanged.publish("begun");
    return "begun";
  }

  /** Confirms the session with the provider, after exchanging tokens that are too old. */
  async function refresh(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionState & { confirmed: StoredSession | null }> {
    const found = await find(request, reply);
    if (found === null || found === "idle") return { ...leave(reply), confirmed: null };
    const { session } = found;
    const outcome = isOld(session, config, clock.now())
      ? await runs.refresh(session)
      : await runs.load(session, { isFresh: true });
    const who = await settle(session, outcome, reply, true);
    if (who.session) events.sessionChanged.publish("refreshed");
    return { ...who, confirmed: who.session && toConfirmed(outcome) };
  }

  function toConfirmed({ user }: Pick<Outcome, "user">): StoredSession | null {
    return user && { user, timestamp: clock.now() };
  }

  return { confirmSession, begin, refresh, noteActivity, storedUser, end };
}

/** True when a token is old enough to be exchanged. */
function isOld(
  { tokenAt, refreshToken }: ServerSession,
  { tokens: { lifetimeMs }, refresh }: Options["config"],
  now: number,
): boolean {
  if (lifetimeMs === null || refresh === null || refreshToken === null) return false;
  return now - tokenAt >= lifetimeMs;
}
