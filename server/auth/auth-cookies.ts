import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { authCookies, hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { type StoredSession, user } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Encryption } from "./encryption.ts";
import { createHostCookie } from "./host-cookie.ts";

/** Content of the encrypted session cookie; times in milliseconds. */
const serverSession = z.object({
  sessionId: z.string().min(1),
  token: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  startedAt: z.number(),
  /** Time at which the token was issued. */
  tokenAt: z.number(),
});

export type ServerSession = z.output<typeof serverSession>;

/**
 * Time of the visitor's last activity, in milliseconds. It has its own cookie, so that writing it never overwrites
 * newer tokens.
 */
const activity = z.object({ sessionId: z.string(), at: z.number() });

const storedUser = z.object({ user, timestamp: z.number(), sessionId: z.string() });

interface Settings extends Pick<AuthConfig, "storage" | "storageKey" | "sessionMs"> {
  /** Names the kind and the provider of the tokens; a session of another one is not read. */
  tokenPurpose: string;
}

export type AuthCookies = ReturnType<typeof createAuthCookies>;

/** Reads and writes the cookies of a session. */
export function createAuthCookies(
  { tokenPurpose, storage, storageKey, sessionMs }: Settings,
  { encrypt, decrypt }: Encryption,
) {
  const tokenCookie = createHostCookie(hiddenCookies.token, "hidden");
  const sessionIdCookie = createHostCookie(authCookies.sessionId, "readable");
  const activityCookie = createHostCookie(hiddenCookies.activity, "hidden");
  const userCookie = storage === "cookie" ? createHostCookie(storageKey, "hidden") : null;

  return {
    /** True when the request has a session cookie, valid or not. */
    hasSession: (request: FastifyRequest) => tokenCookie.read(request) !== undefined,

    /** Returns null for a cookie that we did not encrypt or that has expired. */
    async readSession(request: FastifyRequest): Promise<ServerSession | null> {
      return decrypt(tokenPurpose, serverSession, tokenCookie.read(request) ?? "");
    },

    /** Writes the session and, if cookies store it, its user. Returns false when it is too long for a cookie. */
    async writeSession(reply: FastifyReply, session: ServerSession, stored: StoredSession | null): Promise<boolean> {
      const { sessionId, startedAt } = session;
      const until = startedAt + sessionMs;
      const encrypted = await encrypt(tokenPurpose, session, until);
      if (encrypted === null) return false;
      tokenCookie.write(reply, encrypted);
      sessionIdCookie.write(reply, sessionId);
      if (!userCookie || stored === null) return true;
      const encryptedUser = await encrypt(storageKey, { ...stored, sessionId }, until);
      if (encryptedUser === null) userCookie.clear(reply);
      else userCookie.write(reply, encryptedUser);
      return true;
    },

    clearSession(reply: FastifyReply, { keepsTokens = false } = {}): void {
      const cookies = [sessionIdCookie, activityCookie, userCookie, ...(keepsTokens ? [] : [tokenCookie])];
      for (const cookie of cookies) cookie?.clear(reply);
    },

    readSessionId: sessionIdCookie.read,

    writeSessionId: sessionIdCookie.write,

    /** Returns the stored user; null for none or one of another session; "tampered" when we did not encrypt it. */
    async readUser(request: FastifyRequest, { sessionId }: ServerSession): Promise<StoredSession | null | "tampered"> {
      const encrypted = userCookie?.read(request);
      if (encrypted === undefined) return null;
      const stored = await decrypt(storageKey, storedUser, encrypted);
      if (stored === null) return "tampered";
      return stored.sessionId === sessionId ? { user: stored.user, timestamp: stored.timestamp } : null;
    },

    /** Returns the time of the last activity in a session; null when no cookie of that session has it. */
    async readActivity(request: FastifyRequest, { sessionId }: ServerSession): Promise<number | null> {
      const stored = await decrypt(hiddenCookies.activity, activity, activityCookie.read(request) ?? "");
      return stored?.sessionId === sessionId ? stored.at : null;
    },

    async writeActivity(reply: FastifyReply, { sessionId, startedAt }: ServerSession, at: number): Promise<void> {
      const encrypted = await encrypt(hiddenCookies.activity, { sessionId, at }, startedAt + sessionMs);
      if (encrypted !== null) activityCookie.write(reply, encrypted);
    },
  };
}
