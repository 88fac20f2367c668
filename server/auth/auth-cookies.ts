import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { authCookies, authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import { type StoredSession, user } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Encryption } from "./encryption.ts";

/** A session as its encrypted cookie holds it; times in milliseconds. */
const serverSession = z.object({
  sessionId: z.string().min(1),
  token: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  startedAt: z.number(),
  /** When the token was issued. */
  tokenAt: z.number(),
});

export type ServerSession = z.output<typeof serverSession>;

const storedUser = z.object({ user, timestamp: z.number(), sessionId: z.string() });

const readable = { path: "/", secure: true, sameSite: "lax" } as const;
const hidden = { ...readable, httpOnly: true } as const;
const duringLogin = { ...hidden, path: authPaths.base } as const;

/** Seconds that a visitor may spend on the provider's login page. */
const loginSeconds = 600;

type Settings = Pick<AuthConfig, "storage" | "storageKey" | "sessionMs">;

export type AuthCookies = ReturnType<typeof createAuthCookies>;

/** Reads and writes every cookie of signing in. */
export function createAuthCookies({ storage, storageKey, sessionMs }: Settings, { encrypt, decrypt }: Encryption) {
  return {
    /** Null for a cookie that we did not encrypt, or that has expired. */
    async readSession({ cookies }: FastifyRequest): Promise<ServerSession | null> {
      return decrypt(authCookies.token, serverSession, cookies[authCookies.token] ?? "");
    },

    /** Writes the session and, where cookies store it, its user; false when the session is too long for a cookie. */
    async writeSession(reply: FastifyReply, session: ServerSession, stored: StoredSession | null): Promise<boolean> {
      const { sessionId, startedAt } = session;
      const until = startedAt + sessionMs;
      const encrypted = await encrypt(authCookies.token, session, until);
      if (encrypted === null) return false;
      reply.setCookie(authCookies.token, encrypted, hidden).setCookie(authCookies.sessionId, sessionId, readable);
      if (storage !== "cookie" || stored === null) return true;
      const encryptedUser = await encrypt(storageKey, { ...stored, sessionId }, until);
      if (encryptedUser === null) reply.clearCookie(storageKey, hidden);
      else reply.setCookie(storageKey, encryptedUser, hidden);
      return true;
    },

    /** Writes the cookie by which scripts see the session. */
    writeSessionId(reply: FastifyReply, { sessionId }: Pick<ServerSession, "sessionId">): void {
      reply.setCookie(authCookies.sessionId, sessionId, readable);
    },

    /** The stored user; null when there is none or it belongs to another session, "tampered" when it is not ours. */
    async readUser(
      { cookies }: FastifyRequest,
      { sessionId }: ServerSession,
    ): Promise<StoredSession | null | "tampered"> {
      const encrypted = storage === "cookie" ? cookies[storageKey] : undefined;
      if (encrypted === undefined) return null;
      const stored = await decrypt(storageKey, storedUser, encrypted);
      if (stored === null) return "tampered";
      return stored.sessionId === sessionId ? { user: stored.user, timestamp: stored.timestamp } : null;
    },

    clearSession(reply: FastifyReply): void {
      reply.clearCookie(authCookies.token, hidden).clearCookie(authCookies.sessionId, readable);
      if (storage === "cookie") reply.clearCookie(storageKey, hidden);
    },

    /** Stores the return address; only what would end or change the cookie is escaped, so that long ones fit. */
    writeReturnAddress(reply: FastifyReply, address: string): void {
      const encode = (value: string) => value.replace(/[%;,"]/g, encodeURIComponent);
      reply.setCookie(authCookies.redirect, parseReturnAddress(address), { ...readable, encode });
    },

    readReturnAddress({ cookies }: FastifyRequest): string | undefined {
      return cookies[authCookies.redirect];
    },

    clearReturnAddress(reply: FastifyReply): void {
      reply.clearCookie(authCookies.redirect, readable);
    },

    beginLogin(reply: FastifyReply): void {
      reply.setCookie(authCookies.login, "1", { ...duringLogin, maxAge: loginSeconds });
    },

    hasBegunLogin({ cookies }: FastifyRequest): boolean {
      return cookies[authCookies.login] !== undefined;
    },

    endLogin(reply: FastifyReply): void {
      reply.clearCookie(authCookies.login, duringLogin);
    },
  };
}
