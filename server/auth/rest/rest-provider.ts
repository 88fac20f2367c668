import { hash } from "node:crypto";
import type { Tokens } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import { type AuthKind, ProviderDown } from "#server/auth/auth-kind.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { createProviderClient, type Proof } from "./provider-client.ts";
import type { RecursionGate } from "./recursion-gate.ts";
import { createTokenReader } from "./token-reader.ts";

interface Options {
  url: string;
  config: AuthConfig;
  /** Monotonic clock for cache ages. */
  ages: Clock;
  recursionGate: RecursionGate;
  outages: OutageLog;
}

/** Milliseconds after an outage before the provider is called again for the same visitor. */
const pauseMs = 2000;

type Shared = "isRefreshEnabled" | "tokensOf" | "problemOf" | "loadUser" | "refresh" | "signOut" | "about";

export type RestProvider = ReturnType<typeof createRestProvider>;

/** The calls of the specification's security provider (spec §7), as the kinds of sign-in that use it need them. */
export function createRestProvider({ url, config, ages, recursionGate, outages }: Options) {
  const client = createProviderClient(url, { ...config, recursionGate, outages });
  const isRefreshEnabled = config.refresh !== null;
  const users = createCache<User>({
    retentionMs: config.expirationMs,
    absenceMs: 0,
    coldPauseMs: (error) => (error instanceof ProviderDown ? pauseMs : 0),
    maxEntries: 10_000,
    clock: ages,
  });

  async function loadUser(tokens: Tokens, { isFresh, cookie = "" }: { isFresh: boolean; cookie?: string }) {
    // Only hashes of tokens are used as cache keys.
    const key = hash("sha256", tokens.token ?? "", "base64url");
    const user = await users.get(key, () => client.userInfo(tokens, cookie), { isFresh });
    return user?.value ?? null;
  }

  const shared: Pick<AuthKind, Shared> = {
    isRefreshEnabled,
    ...createTokenReader(config.tokens, isRefreshEnabled),
    loadUser,
    refresh: client.refresh,
    signOut: client.signOut,
    about: () => ({ names: [], level: null }),
  };

  return {
    ...shared,
    /** Signs in with what proves who the visitor is, and loads the user with the same cookies. */
    signInWith: (proof: Proof) => ({
      signIn: () => client.signIn(proof),
      loadUser: (tokens: Tokens, options: { isFresh: boolean }) =>
        loadUser(tokens, { ...options, ...(proof.cookie && { cookie: proof.cookie }) }),
    }),
  };
}
