import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { idleTimeout } from "#machines/idle-logout.ts";
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

export interface Who extends Pick<Visitor, "session" | "isUncertain"> {
  /** The session has ended with this request, as the visitor was not active for too long. */
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

/** A session, and when its visitor was last active. */
interface Found {
  session: ServerSession;
  activeAt: number;
}

const signedOut: Who = { session: null, isUncertain: false };
const idle: Who = { session: null, isUncertain: false, hasIdled: true };
const uncertain: Who = { session: null, isUncertain: true };

/** Milliseconds between two notes of activity. */
const activityStep = 60_000;

export type Sessions = ReturnType<typeof createSessions>;

/** Tells who is signed in: the cookies name the session, the security provider confirms it. */
export function createSessions(options: Options) {
  const { config, cookies, runs, ended, clock, log } = options;
  const { find, note, noteActivity, storedUser, end } = createStoredSessions(options);

  /** Writes changed cookies, or all with `isRefresh`, and returns who is signed in. */
  async function settle(
    session: ServerSession,
    outcome: Outcome,
    reply: FastifyReply,
    isRefresh = false,
  ): Promise<Who> {
    const { user, token, refreshToken, isUncertain } = outcome;
    const isSame = token === session.token && refreshToken === session.refreshToken;
    // A sign-out during the exchange of tokens ends the new tokens, too.
    const hasEnded = ended.isKnown(session.sessionId);
    if (hasEnded && token !== null && !isSame) await runs.signOut(outcome);
    if (hasEnded || token === null || (!user && !isUncertain)) return leave(reply);
    const next = isSame ? session : { ...session, token, refreshToken, tokenAt: clock.now() };
    const isWritten = (isSame && !isRefresh) || (await cookies.writeSession(reply, next, toConfirmed(outcome)));
    if (!isWritten) return leave(reply);
    if (!user) events.sessionChanged.publish("uncertain");
    return user ? { session: { user, sessionId: session.sessionId }, isUncertain: false } : uncertain;
  }

  function leave(reply: FastifyReply): Who {
    cookies.clearSession(reply);
    return signedOut;
  }

  /** Returns who is signed in, or that it is uncertain; never rejects. */
  async function whoIs(request: FastifyRequest, reply: FastifyReply): Promise<Who> {
    if (!cookies.hasSession(request)) return signedOut;
    try {
      const found = await find(request, reply);
      if (found === "idle") return idle;
      if (!found) return leave(reply);
      const { session } = found;
      if (request.headers["sec-purpose"] === undefined) await note(reply, found, clock.now(), activityStep);
      const who = await settle(session, await runs.load(session), reply);
      // Scripts that see no session, or another one, would reload the page time and again.
      if (who.session && cookies.readSessionId(request) !== session.sessionId) cookies.writeSessionId(reply, session);
      return who;
    } catch (err) {
      log.error({ err }, "Auth: the session could not be confirmed");
      return uncertain;
    }
  }

  /** Signs in with the provider's cookies that the visitor sent. */
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

  /** Confirms the session at the provider; exchanges old tokens first. */
  async function refresh(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Who & { confirmed: StoredSession | null }> {
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

  return { whoIs, begin, refresh, noteActivity, storedUser, end };
}

/** Finds the sessions that cookies name, keeps the time of the last activity and ends them. */
function createStoredSessions({ cookies, runs, ended, clock, log }: Options) {
  /**
   * The session of a request; null where there is none, or it was signed out. A session whose visitor was
   * not active for too long is ended here.
   */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<Found | "idle" | null> {
    const session = await cookies.readSession(request);
    if (!session || (await ended.has(session.sessionId))) return null;
    const activeAt = (await cookies.readActivity(request, session)) ?? session.startedAt;
    if (clock.now() - activeAt <= idleTimeout) return { session, activeAt };
    await end(request, reply, "idled");
    return "idle";
  }

  /** Stores the time of an activity that is `step` after the stored one, or replaces one that a changed clock has left in the future. */
  async function note(reply: FastifyReply, { session, activeAt }: Found, at: number, step: number): Promise<void> {
    if (activeAt > clock.now() || at - activeAt >= step) await cookies.writeActivity(reply, session, at);
  }

  /** Notes that a visitor was active `idleMs` ago; false without a session. */
  async function noteActivity(request: FastifyRequest, reply: FastifyReply, idleMs: number): Promise<boolean> {
    const found = await find(request, reply);
    if (found === null || found === "idle") return false;
    await note(reply, found, clock.now() - idleMs, 1);
    return true;
  }

  /** The user that a cookie stores, which proves nothing; tampering signs the visitor out. */
  async function storedUser(request: FastifyRequest, reply: FastifyReply): Promise<StoredSession | null> {
    const found = await find(request, reply);
    if (found === null || found === "idle") return null;
    const stored = await cookies.readUser(request, found.session);
    if (stored !== "tampered") return stored;
    log.error({}, "Auth: the stored session has been tampered with");
    await end(request, reply);
    return null;
  }

  /** Signs out, even when the provider fails, which is logged. */
  async function end(request: FastifyRequest, reply: FastifyReply, reason: "ended" | "idled" = "ended"): Promise<void> {
    const session = await cookies.readSession(request);
    cookies.clearSession(reply);
    if (!session || ended.isKnown(session.sessionId)) return;
    events.sessionChanged.publish(reason);
    await ended.add(session.sessionId);
    await runs.signOut(session);
  }

  return { find, note, noteActivity, storedUser, end };
}

/** True for a token that is to be exchanged for a new one because of its age. */
function isOld(
  { tokenAt, refreshToken }: ServerSession,
  { tokens: { lifetimeMs }, refresh }: Options["config"],
  now: number,
): boolean {
  if (lifetimeMs === null || refresh === null || refreshToken === null) return false;
  return now - tokenAt >= lifetimeMs;
}
