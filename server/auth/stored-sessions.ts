import type { FastifyReply, FastifyRequest } from "fastify";
import { idleTimeout } from "#machines/idle-logout.ts";
import type { StoredSession } from "#schemas/visitor/user.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import type { AuthCookies, ServerSession } from "./auth-cookies.ts";
import type { AuthRuns } from "./auth-run.ts";
import type { EndedSessions } from "./ended-sessions.ts";

interface Options {
  cookies: AuthCookies;
  runs: AuthRuns;
  ended: EndedSessions;
  clock: Clock;
  log: Log;
}

/** A session and the time of the visitor's last activity. */
interface FoundSession {
  session: ServerSession;
  activeAt: number;
}

export type StoredSessions = ReturnType<typeof createStoredSessions>;

/** Finds sessions by their cookies, records activity, and ends sessions. */
export function createStoredSessions({ cookies, runs, ended, clock, log }: Options) {
  /** Returns the session of a request; null without one or after sign-out. Ends one that was idle for too long. */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | "idle" | null> {
    const session = await cookies.readSession(request);
    if (!session || (await ended.has(session.sessionId))) return null;
    const activeAt = (await cookies.readActivity(request, session)) ?? session.startedAt;
    if (clock.now() - activeAt <= idleTimeout) return { session, activeAt };
    await end(request, reply, "idled");
    return "idle";
  }

  /**
   * Stores the time of an activity if it is at least `step` after the stored one, or if the stored one lies in the
   * future after a clock change.
   */
  async function note(
    reply: FastifyReply,
    { session, activeAt }: FoundSession,
    at: number,
    step: number,
  ): Promise<void> {
    if (activeAt > clock.now() || at - activeAt >= step) await cookies.writeActivity(reply, session, at);
  }

  /** Records that the visitor was active `idleMs` ago; returns false without a session. */
  async function noteActivity(request: FastifyRequest, reply: FastifyReply, idleMs: number): Promise<boolean> {
    const found = await find(request, reply);
    if (found === null || found === "idle") return false;
    await note(reply, found, clock.now() - idleMs, 1);
    return true;
  }

  /** Returns the user stored in a cookie, which is no proof of a session. Tampering signs the visitor out. */
  async function storedUser(request: FastifyRequest, reply: FastifyReply): Promise<StoredSession | null> {
    const found = await find(request, reply);
    if (found === null || found === "idle") return null;
    const stored = await cookies.readUser(request, found.session);
    if (stored !== "tampered") return stored;
    log.error({}, "Auth: the stored session has been tampered with");
    await end(request, reply);
    return null;
  }

  /** Signs out, even when the provider fails; that is logged. */
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
