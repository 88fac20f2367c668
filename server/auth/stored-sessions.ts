import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tokens } from "#machines/auth.ts";
import { idleTimeout } from "#machines/idle-logout.ts";
import type { StoredSession } from "#schemas/visitor/user.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import type { AuthCookies, ServerSession } from "./auth-cookies.ts";
import type { AuthKind } from "./auth-kind.ts";
import type { AuthRuns } from "./auth-run.ts";
import type { EndedSessions } from "./ended-sessions.ts";

interface Options {
  cookies: AuthCookies;
  kind: Pick<AuthKind, "about">;
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
export function createStoredSessions({ cookies, kind, runs, ended, clock, log }: Options) {
  const identify = (session: ServerSession) => ({ ...session, ...kind.about(session) });

  /** Returns the session of a request; null without one or after sign-out. Ends one that was idle for too long. */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | "idle" | null> {
    const session = await cookies.readSession(request);
    if (!session || (await ended.has(identify(session)))) return null;
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

  /** Returns the tokens of a session that the provider does not confirm any more; null without a cookie of it. */
  async function findExpired(request: FastifyRequest): Promise<Tokens | null> {
    const session = await cookies.readSession(request);
    return session && !(await ended.has(identify(session))) ? session : null;
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

  /** Signs out, even when the provider fails; that is logged. Returns the session that has ended; null for none. */
  async function end(
    request: FastifyRequest,
    reply: FastifyReply,
    reason: "ended" | "idled" = "ended",
  ): Promise<ServerSession | null> {
    const session = await cookies.readSession(request);
    cookies.clearSession(reply);
    if (!session || hasEnded(session)) return session;
    events.sessionChanged.publish(reason);
    await ended.end(session);
    await runs.signOut(session);
    return session;
  }

  /** True for a session that this node knows to have ended. */
  function hasEnded(session: ServerSession): boolean {
    return ended.isKnown(identify(session));
  }

  return { find, findExpired, note, noteActivity, storedUser, end, hasEnded };
}
