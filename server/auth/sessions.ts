import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredSession } from "#schemas/visitor/user.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import type { AuthCookies, ServerSession } from "./auth-cookies.ts";
import type { AuthKind, SignInProof } from "./auth-kind.ts";
import type { AuthRuns, Outcome } from "./auth-run.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import { createStoredSessions, type StoredSessions } from "./stored-sessions.ts";

export interface SessionState extends Pick<Visitor, "session" | "isUncertain"> {
  /** True when this request found the session idle for too long and ended it. */
  hasIdled?: true;
}

type Begun = { result: "begun"; confirmed: StoredSession } | { result: "refused" | "failed" };

interface Options {
  config: AuthConfig;
  cookies: AuthCookies;
  kind: Pick<AuthKind, "about" | "isRefreshEnabled">;
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

/** Determines who is signed in: cookies identify the session, the security provider confirms it. */
export class Sessions {
  readonly stored: StoredSessions;
  readonly #config: Options["config"];
  readonly #cookies: AuthCookies;
  readonly #kind: Options["kind"];
  readonly #runs: AuthRuns;
  readonly #ended: EndedSessions;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor(options: Options) {
    this.stored = createStoredSessions(options);
    this.#config = options.config;
    this.#cookies = options.cookies;
    this.#kind = options.kind;
    this.#runs = options.runs;
    this.#ended = options.ended;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /** Writes changed cookies (all with `isRefresh`) and returns who is signed in. */
  async #settle(
    session: ServerSession,
    outcome: Outcome,
    reply: FastifyReply,
    isRefresh = false,
  ): Promise<SessionState> {
    const { user, token, refreshToken, isUncertain } = outcome;
    const isSame = token === session.token && refreshToken === session.refreshToken;
    // A sign-out during a token exchange has to end the new tokens as well.
    const hasEnded = this.stored.hasEnded(session);
    if (hasEnded && token !== null && !isSame) await this.#runs.signOut(outcome);
    if (hasEnded || token === null || (!user && !isUncertain))
      return this.#leave(reply, !hasEnded && isRenewable(session, this.#kind));
    const next = isSame ? session : { ...session, token, refreshToken, tokenAt: this.#clock.now() };
    const isWritten =
      (isSame && !isRefresh) || (await this.#cookies.writeSession(reply, next, this.#toConfirmed(outcome)));
    if (!isWritten) return this.#leave(reply);
    if (!user) events.sessionChanged.publish("uncertain");
    if (!user) return uncertain;
    const { level } = this.#kind.about(next);
    return { session: { user, sessionId: session.sessionId, level }, isUncertain: false };
  }

  /** Clears the cookies; the tokens are kept when signing in again can use them. */
  #leave(reply: FastifyReply, keepsTokens = false): SessionState {
    this.#cookies.clearSession(reply, { keepsTokens });
    return signedOut;
  }

  /** Returns who is signed in, or that it is uncertain; never rejects. */
  async confirmSession(request: FastifyRequest, reply: FastifyReply): Promise<SessionState> {
    if (!this.#cookies.hasSession(request)) return signedOut;
    try {
      const found = await this.stored.find(request, reply);
      if (found === "idle") return idle;
      if (!found) return this.#leave(reply);
      const { session } = found;
      if (request.headers["sec-purpose"] === undefined)
        await this.stored.note(reply, found, this.#clock.now(), activityStep);
      const who = await this.#settle(session, await this.#runs.load(session), reply);
      // Scripts that see no session or another one would keep reloading the page.
      if (who.session && this.#cookies.readSessionId(request) !== session.sessionId)
        this.#cookies.writeSessionId(reply, session.sessionId);
      return who;
    } catch (err) {
      this.#log.error({ err }, "Auth: the session could not be confirmed");
      return uncertain;
    }
  }

  /** Starts a session with what the visitor has proven; it replaces the one of this browser. */
  async begin(request: FastifyRequest, reply: FastifyReply, proof: SignInProof): Promise<Begun> {
    const outcome = await this.#runs.signIn(proof);
    const { user, token, refreshToken, isRefused } = outcome;
    if (isRefused || !user || token === null) {
      const result = isRefused ? "refused" : "failed";
      events.sessionChanged.publish(result);
      return { result };
    }
    const replaced = await this.#cookies.readSession(request);
    if (replaced) await this.#ended.end(replaced);
    const now = this.#clock.now();
    const sessionId = randomBytes(16).toString("base64url");
    const session = { sessionId, token, refreshToken, startedAt: now, tokenAt: now };
    const confirmed = { user, timestamp: now };
    if (!(await this.#cookies.writeSession(reply, session, confirmed))) {
      this.#log.error({}, "Auth: the session does not fit into a cookie");
      events.sessionChanged.publish("failed");
      return { result: "failed" };
    }
    await this.#cookies.writeActivity(reply, session, now);
    events.sessionChanged.publish("begun");
    return { result: "begun", confirmed };
  }

  /** Confirms the session with the provider, after exchanging tokens that are too old. */
  async refresh(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionState & { confirmed: StoredSession | null }> {
    const found = await this.stored.find(request, reply);
    if (found === null || found === "idle") return { ...this.#leave(reply), confirmed: null };
    const { session } = found;
    const outcome = this.#isOld(session)
      ? await this.#runs.refresh(session)
      : await this.#runs.load(session, { isFresh: true });
    const who = await this.#settle(session, outcome, reply, true);
    if (who.session) events.sessionChanged.publish("refreshed");
    return { ...who, confirmed: who.session && this.#toConfirmed(outcome) };
  }

  #toConfirmed({ user }: Pick<Outcome, "user">): StoredSession | null {
    return user && { user, timestamp: this.#clock.now() };
  }

  /** True when a token is old enough to be exchanged. */
  #isOld({ tokenAt, refreshToken }: ServerSession): boolean {
    const { lifetimeMs } = this.#config.tokens;
    if (lifetimeMs === null || !this.#kind.isRefreshEnabled || refreshToken === null) return false;
    return this.#clock.now() - tokenAt >= lifetimeMs;
  }
}

/** True for tokens that cannot be exchanged: the provider may renew them without asking the visitor. */
function isRenewable(
  { refreshToken }: ServerSession,
  { isRefreshEnabled }: Pick<AuthKind, "isRefreshEnabled">,
): boolean {
  return isRefreshEnabled && refreshToken === null;
}
