import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { authCookies } from "#schemas/visitor/auth-paths.ts";
import { cookieName } from "#schemas/visitor/cookie-name.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { type StoredSession, user } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { isLoopback } from "#server/http/hosts.ts";
import type { Encryption } from "./encryption.ts";

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

/** Names and attributes of cookies on a host: those for HTTPS, except on localhost. */
function onHost({ siteHost }: FastifyRequest) {
  const secure = !isLoopback(siteHost);
  const readable = { path: "/", secure, sameSite: "lax" } as const;
  return { named: (name: string) => cookieName(name, secure), readable, hidden: { ...readable, httpOnly: true } };
}

/** Seconds a visitor may take on the provider's login page. */
const loginSeconds = 600;

type Settings = Pick<AuthConfig, "storage" | "storageKey" | "sessionMs">;

export type AuthCookies = ReturnType<typeof createAuthCookies>;

/** Reads and writes all cookies of sign-in. */
export function createAuthCookies({ storage, storageKey, sessionMs }: Settings, { encrypt, decrypt }: Encryption) {
  function cookieOf(request: FastifyRequest, name: string): string | undefined {
    return request.cookies[onHost(request).named(name)];
  }

  return {
    /** True when the request has a session cookie, valid or not. */
    hasSession: (request: FastifyRequest) => cookieOf(request, authCookies.token) !== undefined,

    /** Returns null for a cookie that we did not encrypt or that has expired. */
    async readSession(request: FastifyRequest): Promise<ServerSession | null> {
      return decrypt(authCookies.token, serverSession, cookieOf(request, authCookies.token) ?? "");
    },

    /**
     * Writes the session and, if cookies store it, its user. Returns false when the session is too long for a cookie.
     */
    async writeSession(reply: FastifyReply, session: ServerSession, stored: StoredSession | null): Promise<boolean> {
      const { sessionId, startedAt } = session;
      const { named, readable, hidden } = onHost(reply.request);
      const until = startedAt + sessionMs;
      const encrypted = await encrypt(authCookies.token, session, until);
      if (encrypted === null) return false;
      reply.setCookie(named(authCookies.token), encrypted, hidden);
      reply.setCookie(named(authCookies.sessionId), sessionId, readable);
      if (storage !== "cookie" || stored === null) return true;
      const encryptedUser = await encrypt(storageKey, { ...stored, sessionId }, until);
      if (encryptedUser === null) reply.clearCookie(named(storageKey), hidden);
      else reply.setCookie(named(storageKey), encryptedUser, hidden);
      return true;
    },

    /** Session id that scripts can read. */
    readSessionId: (request: FastifyRequest) => cookieOf(request, authCookies.sessionId),

    /** Writes the session id that scripts can read. */
    writeSessionId(reply: FastifyReply, { sessionId }: Pick<ServerSession, "sessionId">): void {
      const { named, readable } = onHost(reply.request);
      reply.setCookie(named(authCookies.sessionId), sessionId, readable);
    },

    /**
     * Returns the stored user; null when there is none or it belongs to another session; "tampered" when we did not
     * encrypt it.
     */
    async readUser(request: FastifyRequest, { sessionId }: ServerSession): Promise<StoredSession | null | "tampered"> {
      const encrypted = storage === "cookie" ? cookieOf(request, storageKey) : undefined;
      if (encrypted === undefined) return null;
      const stored = await decrypt(storageKey, storedUser, encrypted);
      if (stored === null) return "tampered";
      return stored.sessionId === sessionId ? { user: stored.user, timestamp: stored.timestamp } : null;
    },

    /** Returns the time of the last activity in a session; null when no cookie of that session has it. */
    async readActivity(request: FastifyRequest, { sessionId }: ServerSession): Promise<number | null> {
      const stored = await decrypt(authCookies.activity, activity, cookieOf(request, authCookies.activity) ?? "");
      return stored?.sessionId === sessionId ? stored.at : null;
    },

    async writeActivity(reply: FastifyReply, { sessionId, startedAt }: ServerSession, at: number): Promise<void> {
      const { named, hidden } = onHost(reply.request);
      const encrypted = await encrypt(authCookies.activity, { sessionId, at }, startedAt + sessionMs);
      if (encrypted !== null) reply.setCookie(named(authCookies.activity), encrypted, hidden);
    },

    clearSession(reply: FastifyReply): void {
      const { named, readable, hidden } = onHost(reply.request);
      reply.clearCookie(named(authCookies.token), hidden).clearCookie(named(authCookies.sessionId), readable);
      reply.clearCookie(named(authCookies.activity), hidden);
      if (storage === "cookie") reply.clearCookie(named(storageKey), hidden);
    },

    /**
     * Stores the return address. Only characters that would end or change the cookie are escaped, so that long
     * addresses fit.
     */
    writeReturnAddress(reply: FastifyReply, address: string): void {
      const encode = (value: string) => value.replace(/[%;,"]/g, encodeURIComponent);
      const { readable } = onHost(reply.request);
      reply.setCookie(authCookies.redirect, parseSignInAddress(address), { ...readable, encode });
    },

    readReturnAddress({ cookies }: FastifyRequest): string | undefined {
      return cookies[authCookies.redirect];
    },

    clearReturnAddress(reply: FastifyReply): void {
      reply.clearCookie(authCookies.redirect, onHost(reply.request).readable);
    },

    beginLogin(reply: FastifyReply): void {
      const { named, hidden } = onHost(reply.request);
      reply.setCookie(named(authCookies.login), "1", { ...hidden, maxAge: loginSeconds });
    },

    hasBegunLogin: (request: FastifyRequest) => cookieOf(request, authCookies.login) !== undefined,

    endLogin(reply: FastifyReply): void {
      const { named, hidden } = onHost(reply.request);
      reply.clearCookie(named(authCookies.login), hidden);
    },
  };
}
