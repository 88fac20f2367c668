import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { authCookies, authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseReturnAddress } from "#schemas/visitor/return-address.ts";
import { type KeptSession, user } from "#schemas/visitor/user.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import type { Seal } from "./seal.ts";

/** A session as its cookie holds it, sealed; times in milliseconds. */
const sealedSession = z.object({
  epoch: z.string().min(1),
  token: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  startedAt: z.number(),
  /** When the token was given. */
  tokenAt: z.number(),
});

export type SealedSession = z.output<typeof sealedSession>;

const sealedUser = z.object({ user, timestamp: z.number(), epoch: z.string() });

const readable = { path: "/", secure: true, sameSite: "lax" } as const;
const hidden = { ...readable, httpOnly: true } as const;
const ofSigningIn = { ...hidden, path: authPaths.base } as const;

/** Seconds that somebody may take at the provider's login page. */
const loginSeconds = 600;

type Settings = Pick<AuthConfig, "storage" | "storageKey" | "sessionMs">;

export type AuthCookies = ReturnType<typeof createAuthCookies>;

/** All that signing in keeps in a browser, written and read. */
export function createAuthCookies({ storage, storageKey, sessionMs }: Settings, seal: Seal) {
  return {
    /** Null for what is not sealed by us, or is past its time. */
    async session({ cookies }: FastifyRequest): Promise<SealedSession | null> {
      return seal.open(authCookies.token, sealedSession, cookies[authCookies.token] ?? "");
    },

    /** The session, and what is kept of its user where cookies keep that; false when no cookie can hold it. */
    async keep(reply: FastifyReply, session: SealedSession, kept: KeptSession | null): Promise<boolean> {
      const { epoch, startedAt } = session;
      const until = startedAt + sessionMs;
      const sealed = await seal.close(authCookies.token, session, until);
      if (sealed === null) return false;
      reply.setCookie(authCookies.token, sealed, hidden).setCookie(authCookies.epoch, epoch, readable);
      if (storage !== "cookie" || kept === null) return true;
      const own = await seal.close(storageKey, { ...kept, epoch }, until);
      if (own === null) reply.clearCookie(storageKey, hidden);
      else reply.setCookie(storageKey, own, hidden);
      return true;
    },

    /** Lets scripts see the session. */
    mark(reply: FastifyReply, { epoch }: Pick<SealedSession, "epoch">): void {
      reply.setCookie(authCookies.epoch, epoch, readable);
    },

    /** What is kept of the session's user: null where nothing is, or of another session; "tampered" for what is not ours. */
    async kept({ cookies }: FastifyRequest, { epoch }: SealedSession): Promise<KeptSession | null | "tampered"> {
      const sealed = storage === "cookie" ? cookies[storageKey] : undefined;
      if (sealed === undefined) return null;
      const opened = await seal.open(storageKey, sealedUser, sealed);
      if (opened === null) return "tampered";
      return opened.epoch === epoch ? { user: opened.user, timestamp: opened.timestamp } : null;
    },

    /** Takes the session away. */
    clear(reply: FastifyReply): void {
      reply.clearCookie(authCookies.token, hidden).clearCookie(authCookies.epoch, readable);
      if (storage === "cookie") reply.clearCookie(storageKey, hidden);
    },

    /** Keeps the address to go back to; only what would end or change the cookie is escaped, so that long ones fit. */
    remember(reply: FastifyReply, address: string): void {
      const encode = (value: string) => value.replace(/[%;,"]/g, encodeURIComponent);
      reply.setCookie(authCookies.redirect, parseReturnAddress(address), { ...readable, encode });
    },

    /** Undefined where no address is kept. */
    remembered({ cookies }: FastifyRequest): string | undefined {
      return cookies[authCookies.redirect];
    },

    beginLogin(reply: FastifyReply): void {
      reply.setCookie(authCookies.login, "1", { ...ofSigningIn, maxAge: loginSeconds });
    },

    hasBegun({ cookies }: FastifyRequest): boolean {
      return cookies[authCookies.login] !== undefined;
    },

    endLogin(reply: FastifyReply): void {
      reply.clearCookie(authCookies.login, ofSigningIn);
    },

    forgetAddress(reply: FastifyReply): void {
      reply.clearCookie(authCookies.redirect, readable);
    },
  };
}
