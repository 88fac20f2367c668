import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { authCookies } from "#schemas/visitor/auth-paths.ts";
import type { KeptSession } from "#schemas/visitor/user.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Log } from "#server/http/log.ts";
import type { AuthCookies, SealedSession } from "./auth-cookies.ts";
import type { AuthRuns, Outcome } from "./auth-run.ts";
import { providerCookies } from "./own-cookies.ts";

type Who = Pick<Visitor, "session" | "isUncertain">;

interface Options {
  config: Pick<AuthConfig, "refresh" | "tokens" | "storageKey">;
  cookies: AuthCookies;
  runs: AuthRuns;
  clock: Clock;
  log: Log;
}

const nobody: Who = { session: null, isUncertain: false };
const unknown: Who = { session: null, isUncertain: true };

/** Sessions that have ended are remembered for as long as nobody ends so many others. */
const mostEnded = 20_000;

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in: what the cookies say, confirmed by the security provider. */
export function createSessions({ config, cookies, runs, clock, log }: Options) {
  const ended = new LRUCache<string, true>({ max: mostEnded });

  /** The session of a request; null where there is none, or it was signed out on this node. */
  async function sessionOf(request: FastifyRequest): Promise<SealedSession | null> {
    const session = await cookies.session(request);
    return session && !ended.has(session.epoch) ? session : null;
  }

  /** Gives the cookies what has changed, or all when it was asked for anew, and says who it is. */
  async function settle(session: SealedSession, outcome: Outcome, reply: FastifyReply, isAnew = false): Promise<Who> {
    const { user, token, refreshToken, isUncertain } = outcome;
    const isSame = token === session.token && refreshToken === session.refreshToken;
    // Who signed out while tokens were being exchanged has signed out of the new ones, too.
    if (ended.has(session.epoch) && token !== null && !isSame) await runs.signOut(outcome);
    if (ended.has(session.epoch) || token === null || (!user && !isUncertain)) return leave(reply);
    const held = isSame ? session : { ...session, token, refreshToken, tokenAt: clock.now() };
    const isKept = (isSame && !isAnew) || (await cookies.keep(reply, held, confirmed(outcome)));
    if (!isKept) return leave(reply);
    return user ? { session: { user, epoch: session.epoch }, isUncertain: false } : unknown;
  }

  function leave(reply: FastifyReply): Who {
    cookies.clear(reply);
    return nobody;
  }

  function confirmed({ user }: Pick<Outcome, "user">): KeptSession | null {
    return user && { user, timestamp: clock.now() };
  }

  /** Never rejects: of whom nothing can be said, nothing is said. */
  async function whoIs(request: FastifyRequest, reply: FastifyReply): Promise<Who> {
    if (request.cookies[authCookies.token] === undefined) return nobody;
    try {
      const session = await sessionOf(request);
      if (!session) return leave(reply);
      const who = await settle(session, await runs.load(session), reply);
      // Scripts that see no session, or another one, would load the page anew, time and again.
      if (who.session && request.cookies[authCookies.epoch] !== session.epoch) cookies.mark(reply, session);
      return who;
    } catch (err) {
      log.error({ err }, "Auth: it could not be told who is signed in");
      return unknown;
    }
  }

  /** Signs in with the visitor's cookies of the provider. */
  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<"begun" | "refused" | "failed"> {
    const outcome = await runs.signIn(providerCookies(request.headers.cookie, config.storageKey));
    const { user, token, refreshToken, isRefused } = outcome;
    if (isRefused) return "refused";
    if (!user || token === null) return "failed";
    const now = clock.now();
    const epoch = randomBytes(16).toString("base64url");
    const session = { epoch, token, refreshToken, startedAt: now, tokenAt: now };
    return (await cookies.keep(reply, session, confirmed(outcome))) ? "begun" : "failed";
  }

  /** Asks the provider anew, with new tokens where the ones at hand are old. */
  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<Who & { kept: KeptSession | null }> {
    const session = await sessionOf(request);
    if (!session) return { ...leave(reply), kept: null };
    const outcome = isOld(session) ? await runs.refresh(session) : await runs.load(session, { isFresh: true });
    const who = await settle(session, outcome, reply, true);
    return { ...who, kept: who.session && confirmed(outcome) };
  }

  function isOld({ tokenAt, refreshToken }: SealedSession): boolean {
    const { lifetimeMs } = config.tokens;
    if (lifetimeMs === null || config.refresh === null || refreshToken === null) return false;
    return clock.now() - tokenAt >= lifetimeMs;
  }

  /** What is kept of the user, which proves nothing; whoever has tampered with it is signed out. */
  async function kept(request: FastifyRequest, reply: FastifyReply): Promise<KeptSession | null> {
    const session = await sessionOf(request);
    if (!session) return null;
    const found = await cookies.kept(request, session);
    if (found !== "tampered") return found;
    log.error({}, "Auth: what was kept of a session has been tampered with");
    await end(request, reply);
    return null;
  }

  /** Clears first; a provider that fails is logged, and the visitor is signed out all the same. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await cookies.session(request);
    cookies.clear(reply);
    if (!session || ended.has(session.epoch)) return;
    ended.set(session.epoch, true);
    await runs.signOut(session);
  }

  return { whoIs, begin, refresh, kept, end };
}
