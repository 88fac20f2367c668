import type { FastifyReply, FastifyRequest } from "fastify";
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import { hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { bareCookieName } from "#schemas/visitor/cookie-name.ts";
import type { Exchange } from "#server/auth/auth-kind.ts";
import type { Encryption } from "#server/auth/encryption.ts";
import { createHostCookie } from "#server/auth/host-cookie.ts";
import { loginSeconds } from "#server/auth/login-cookies.ts";
import type { Once } from "#server/auth/once.ts";
import type { Clock } from "#server/clock.ts";

/** A sign-in that has begun in this browser, in a cookie of its own: several tabs may sign in at the same time. */
const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Address on this site to return to. */
  address: z.string(),
  /** Levels of assurance, one of which the provider must state; empty for any. */
  levels: z.array(z.string()),
  /** True when the provider must not ask the visitor (prompt=none). */
  isSilent: z.boolean(),
});

export type Transaction = z.output<typeof transaction>;

/** Sign-ins of one browser at the same time; beginning another one gives up the others. */
const maxTransactions = 5;

const prefix = `${hiddenCookies.login}.`;

interface Options {
  /** A code of another issuer must not be sent to this one. */
  issuer: string;
  encryption: Encryption;
  once: Once;
  clock: Clock;
}

/** Keeps what a returning browser must prove: state, nonce and PKCE verifier. Each can be used once. */
export function createTransactions({ issuer, encryption, once, clock }: Options) {
  const nameOf = (state: string) => `${prefix}${state.slice(0, 8)}`;

  function clearAll(request: FastifyRequest, reply: FastifyReply): void {
    for (const name of pendingNames(request)) createHostCookie(name, "hidden").clear(reply);
  }

  return {
    async begin(
      { request, reply }: Exchange,
      started: Pick<Transaction, "address" | "levels" | "isSilent">,
    ): Promise<Transaction> {
      if (pendingNames(request).length >= maxTransactions) clearAll(request, reply);
      const begun = { ...started, state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const name = nameOf(begun.state);
      const encrypted = await encryption.encrypt(`${name} ${issuer}`, begun, clock.now() + loginSeconds * 1000);
      if (encrypted === null) throw new Error("the sign-in does not fit into a cookie");
      createHostCookie(name, "hidden").write(reply, encrypted, { maxAge: loginSeconds });
      return begun;
    },

    /** Returns the sign-in that a browser has begun, and ends it; null for another one's and for a used one. */
    async take({ request, reply }: Exchange, state: string): Promise<Transaction | null> {
      const name = nameOf(state);
      if (!/^[\w-]{43}$/.test(state)) return null;
      const cookie = createHostCookie(name, "hidden");
      const begun = await encryption.decrypt(`${name} ${issuer}`, transaction, cookie.read(request) ?? "");
      if (begun === null || begun.state !== state) return null;
      cookie.clear(reply);
      return (await once(`sign-in:${state}`, loginSeconds * 1000)) ? begun : null;
    },

    clearAll,
  };
}

function pendingNames({ cookies }: FastifyRequest): string[] {
  return Object.keys(cookies)
    .map(bareCookieName)
    .filter((name) => name.startsWith(prefix));
}
